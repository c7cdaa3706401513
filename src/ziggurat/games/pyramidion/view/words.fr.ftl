game-title = Pyramidion
game-about = Les contremaîtres du pharaon se disputent chameaux, bois, nourriture, pierres et ouvriers. Jouez vos personnages face visible sur huit sites, déployez-y vos troupes, chargez des bateaux pour Gizeh et posez la dernière pierre de la grande pyramide.

## Les choses

list = { $first } et { $last }
nothing = rien
round = Manche { $round }
goal-points = En { $points } points
goal-all-boats = Jusqu’au dernier bateau
site = { $site ->
    [giza] Gizeh
    [abu-simbel] Abou Simbel
    [thebes] Thèbes
    [luxor] Louxor
    [alexandria] Alexandrie
    [cairo] Le Caire
    [philae] Philae
   *[karnak] Karnak
}
at-site = { $site ->
    [giza] à Gizeh
    [abu-simbel] à Abou Simbel
    [thebes] à Thèbes
    [luxor] à Louxor
    [alexandria] à Alexandrie
    [cairo] au Caire
    [philae] à Philae
   *[karnak] à Karnak
}
from-site = { $site ->
    [giza] de Gizeh
    [abu-simbel] d’Abou Simbel
    [thebes] de Thèbes
    [luxor] de Louxor
    [alexandria] d’Alexandrie
    [cairo] du Caire
    [philae] de Philae
   *[karnak] de Karnak
}
goods = { $count } { $kind ->
    [camel] { $count ->
        [one] chameau
       *[other] chameaux
    }
    [wood] bois
    [food] nourriture
    [stone] { $count ->
        [one] pierre
       *[other] pierres
    }
    [worker] { $count ->
        [one] ouvrier
       *[other] ouvriers
    }
   *[statue] { $count ->
        [one] statue
       *[other] statues
    }
}
a-kind = { $kind ->
    [camel] 1 chameau
    [wood] 1 bois
    [food] 1 nourriture
    [stone] 1 pierre
    [worker] 1 ouvrier
   *[statue] 1 statue
}
category = { $category ->
    [influence] influence
    [negotiation] négociation
   *[bargaining] marchandage
}
number = { $category ->
    [influence] influence
    [negotiation] négociation
   *[bargaining] marchandage
} { $value }
troop = { $troop ->
    [negotiators] négociateurs
   *[torturers] tortionnaires
}
ankh = ânkh
basic = carte de base
character = { $character ->
    [merchant] Marchand
    [negotiator] Négociateur
    [torturer] Tortionnaire
    [revolt] Révolte
    [goddess] Déesse
    [high-priest] Grand Prêtre
    [bandit] Bandit
    [guard] Garde
    [vizier] Vizir
    [thief] Voleur
    [philosopher] Philosophe
    [slave-trader] Négrier
    [engraver] Lithographeur
   *[politician] Homme politique
}
a-character = { $character ->
    [merchant] un marchand
    [negotiator] un négociateur
    [torturer] un tortionnaire
    [revolt] une révolte
    [goddess] une Déesse
    [high-priest] le Grand Prêtre
    [bandit] le Bandit
    [guard] le Garde
    [vizier] le Vizir
    [thief] le Voleur
    [philosopher] le Philosophe
    [slave-trader] le Négrier
    [engraver] le Lithographeur
   *[politician] l’Homme politique
}
with-numbers = { $name } ({ $numbers })
boat = { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $cost }
revolt-token = jeton révolte { $value } (récompense : { $reward })

## Où sont les choses

standing = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} · { $boats ->
    [0] aucun bateau
    [one] { $boats } bateau
   *[other] { $boats } bateaux
}
region-table = Devant { $seat }
region-tableau = Activation et port
region-site = Site activé
site-none = Aucun site activé
region-sites = Les sites d’Égypte
region-hand = Votre main
region-hand-of = Main de { $seat }
region-decks = Prochaine répartition et pioches
region-powers = Pouvoirs des sites

site-label = { $site ->
    [giza] Gizeh
    [abu-simbel] Abou Simbel
    [thebes] Thèbes
    [luxor] Louxor
    [alexandria] Alexandrie
    [cairo] Le Caire
    [philae] Philae
   *[karnak] Karnak
} : influence { $influence }, négociation { $negotiation } ; { $lying }
site-active = { $site }, site activé
site-done = { $site }, site terminé pour cette manche
site-power = { $site ->
    [giza] Gizeh
    [abu-simbel] Abou Simbel
    [thebes] Thèbes
    [luxor] Louxor
    [alexandria] Alexandrie
    [cairo] Le Caire
    [philae] Philae
   *[karnak] Karnak
} : { $power }
goods-in-supply = Réserve générale : { $goods }
troop-of = { $troop ->
    [negotiators] négociateurs
   *[torturers] tortionnaires
} de { $owner }
order-label = Position { $position } : { $seat }
order-claimed = { $position } ; jeton pris par { $seat }
player-label = { $seat } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main ; ressources : { $stock } ; tortionnaires en réserve : { $torturers }, négociateurs en réserve : { $negotiators } ; { $boats }{ $extra ->
    [0] {""}
   *[other] , le plus de tortionnaires sur les sites
}
boats-known = { $count ->
    [0] aucun bateau
    [one] { $count } bateau, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $count } bateaux, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
boats-hidden = { $count ->
    [0] aucun bateau
    [one] { $count } bateau, face cachée
   *[other] { $count } bateaux, faces cachées
}
passed = a passé
minima = Influence minimale { $influence } pour les tortionnaires, négociation minimale { $negotiation } pour les négociateurs
card-copying = { $card }, compte comme { $copied }
card-blessed = { $card }, compte en { $category ->
    [influence] influence
    [negotiation] négociation
   *[bargaining] marchandage
}
card-raising = { $card }, augmente les minimums
card-gone = { $card }, n’est plus sur le site
wins = { $total } (en tête)
leads = { $total } (en tête, mais sous le minimum)
revolt-label = Révolte : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, force { $value ->
    [0] encore inconnue
   *[other] { $value }
}
boat-means = { $boat } ; { $means ->
    [stock] vos ressources suffisent
    [statues] vos ressources suffisent, avec des statues
    [torturers] vos ressources suffisent, avec vos tortionnaires
   *[both] vos ressources suffisent, avec des statues et vos tortionnaires
}
boat-reserved = Bateau réservé à { $seat }
boat-deck = { $count ->
    [0] Plus aucun bateau dans la pioche
    [one] { $count } bateau dans la pioche
   *[other] { $count } bateaux dans la pioche
}
due = Reste à payer : { $goods }
pledged = Remplacé par { $goods }
hand-empty = Aucune carte en main
hand-hidden = { $count ->
    [one] { $count } carte, face cachée
   *[other] { $count } cartes, faces cachées
}
deck = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
discards = { $count ->
    [one] { $count } carte défaussée
   *[other] { $count } cartes défaussées
}
distribution = Ressources de la manche suivante : { $shares }
distribution-share = { $site ->
    [giza] Gizeh
    [abu-simbel] Abou Simbel
    [thebes] Thèbes
    [luxor] Louxor
    [alexandria] Alexandrie
    [cairo] Le Caire
    [philae] Philae
   *[karnak] Karnak
} { $goods }
sundial = Cadran solaire : ce site a été activé cette manche
no-distribution = La prochaine carte répartition n’est pas encore connue

## Ce qui est demandé

prompt-negotiating = Vos négociateurs { $place } rapportent 1 ressource : choisissez-la.
prompt-activating = Choisissez un site à activer.
prompt-playing = Jouez un personnage { $place }, ou passez.
prompt-playing-must = Jouez un personnage { $place } : vous devez en jouer au moins 1.
prompt-recruiting = Vous pouvez défausser une carte pour en piocher une autre.
prompt-category = Dans quelle catégorie la Déesse compte-t-elle ?
prompt-copying = Quelle carte voulez-vous copier ?
prompt-bandit = Bandit : défaussez une carte de ce site.
prompt-guard = Garde : défaussez une carte de ce site, ou rendez une de ses troupes à son propriétaire.
prompt-requisition = Vizir : prenez 1 ressource { $place }.
prompt-theft = Voleur : défaussez un marchand.
prompt-engraver = Lithographeur : augmentez les minimums, ou échangez avec un autre site.
prompt-swapping = Échange : choisissez une ressource { $place }.
prompt-subsidy = Homme politique : ajoutez 1 ressource sur ce site.
prompt-order-token = Tortionnaire à Gizeh : vous pouvez prendre un jeton ordre de jeu.
prompt-gift = Alexandrie : prenez 1 ressource de la réserve générale.
prompt-sending-home = Le Caire : vous pouvez rendre une troupe à son propriétaire.
prompt-deploying = Vous avez le plus de négociation. Déployer des négociateurs { $place } ?
prompt-keeping = Grand Prêtre : reprenez une de vos cartes.
prompt-exchanging = Abou Simbel : échanger 3 ouvriers contre une statue ?
prompt-boarding = Chargez un bateau, ou ne chargez rien.
prompt-freight = Utilisez tortionnaires et statues si vous voulez, puis faites partir le bateau.

## Noms des choix

choice-activate = Activer { $site }
choice-play = Jouer { $card }
choice-pass = Passer
choice-recruit = Défausser { $card } et piocher une carte
choice-category = Compter en { $category ->
    [influence] influence
    [negotiation] négociation
   *[bargaining] marchandage
}
choice-copy = Copier { $card }
choice-discard = Défausser une carte de { $owner } : { $card }
choice-troop = Rendre à { $owner } ses { $troop ->
    [negotiators] négociateurs
   *[torturers] tortionnaires
} déployés { $place }
choice-take = Prendre { $goods } { $place }
choice-take-swapping = Échanger { $goods } { $place }
choice-take-supply = Prendre { $goods } dans la réserve générale
choice-take-subsidy = Ajouter { $goods } sur le site
choice-raise = Ajouter 3 aux minimums
choice-swap = Échanger des ressources avec { $site }
choice-token = Prendre le jeton ordre de jeu { $position }
choice-deploy = Déployer la troupe
choice-keep = Reprendre { $card }
choice-exchange = Échanger 3 ouvriers
choice-load = Charger le bateau : { $boat }
choice-torturer = Utiliser les tortionnaires { $place } : { $goods }
choice-statue = Utiliser une statue pour { $goods }
choice-ship = Faire partir le bateau
choice-decline = Renoncer
choice-decline-recruiting = Garder mes cartes
choice-decline-order-token = Ne prendre aucun jeton
choice-decline-sending-home = Ne rendre aucune troupe
choice-decline-deploying = Ne rien déployer
choice-decline-exchanging = Garder les ouvriers
choice-decline-boarding = Ne rien charger
choice-follow = Suivant dans l’ordre de jeu : { $seat }
choice-deal = Distribuer { $card }
choice-boat = Un bateau arrive : { $boat }
choice-distribution = Révéler la carte répartition { $number }
choice-revolt = Tirer { $token }

## Règles : les sites

power-giza = jouer un tortionnaire ici permet de prendre un jeton ordre de jeu (un par manche)
power-abu-simbel = après la résolution, chaque joueur peut échanger 3 ouvriers contre une statue
power-thebes = si vous avez des tortionnaires ici, vous recevez 1 carte de plus à chaque manche
power-luxor = le premier joueur qui joue un ânkh ici pioche une carte
power-alexandria = chaque fois que vous jouez un ânkh ici, prenez 1 ressource de la réserve générale
power-cairo = le premier ânkh joué ici permet de rendre n’importe quelle troupe à son propriétaire
power-philae = chaque jeton révolte vaut ici 2 de plus
power-karnak = le joueur qui l’active pioche un bateau que personne d’autre ne peut charger cette manche

## Règles : les personnages

power-merchant = le joueur qui a le plus de marchandage gagne toutes les ressources du site
power-negotiator = le joueur qui a le plus de négociation, s’il atteint le minimum, peut déployer des négociateurs : ils rapportent 1 ressource du site par manche
power-torturer = le joueur qui a le plus d’influence, s’il atteint le minimum, déploie des tortionnaires : ils fournissent 1 ressource quand vous chargez un bateau
power-revolt = ajoute un jeton révolte ; un joueur dont l’influence est inférieure au total des jetons perd toutes ses cartes de ce site
power-goddess = compte 3 en influence, négociation ou marchandage ; choisissez en la jouant
power-goddess-copy = copie une carte déjà jouée ici ; choisissez en la jouant
power-high-priest = une fois le site résolu, reprenez une de vos cartes encore en place
power-bandit = défaussez une carte de ce site, quel que soit son propriétaire
power-guard = défaussez une carte de ce site, ou rendez une de ses troupes à son propriétaire
power-vizier = prenez 1 ressource de ce site
power-thief = défaussez un marchand de ce site
power-philosopher = copie une carte déjà jouée ici ; choisissez en le jouant
power-slave-trader = toutes les valeurs des cartes adverses sur ce site baissent de 1
power-engraver = augmentez les deux minimums de ce site de 3, ou échangez deux ressources avec un autre site
power-politician = ajoutez 1 ressource sur ce site et piochez une carte

## Règles : le reste

help-goods-camel = Les chameaux arrivent à Gizeh, Philae et Karnak.
help-goods-wood = Le bois arrive à Abou Simbel, à Alexandrie et au Caire.
help-goods-food = La nourriture arrive à Gizeh, Abou Simbel et Philae.
help-goods-stone = Les pierres arrivent à Louxor, au Caire et à Karnak.
help-goods-worker = Les ouvriers arrivent à Thèbes, Louxor et Alexandrie.
help-goods-statue = Une statue remplace n’importe quelle ressource d’un bateau. Il n’y en a que 10.
help-negotiators = Les négociateurs prennent 1 ressource de leur site au début de chaque manche.
help-torturers = Une fois par manche, des tortionnaires fournissent 1 ressource imprimée sur leur site quand vous chargez un bateau. Le joueur qui en a le plus sur les sites gagne 1 point.
help-supplying = Prise dans la réserve générale et dépensée aussitôt. Cette troupe ne pourra plus servir cette manche.
help-influence = L’influence protège des révoltes. Le joueur qui en a le plus, s’il atteint le minimum, déploie des tortionnaires.
help-negotiation = Le joueur qui a le plus de négociation, s’il atteint le minimum, peut déployer des négociateurs.
help-bargaining = Le joueur qui a le plus de marchandage gagne toutes les ressources du site. Il n’y a pas de minimum.
help-order = Les jetons ordre de jeu changent l’ordre dès le prochain chargement. Les autres joueurs occupent les places restantes, dans leur ordre actuel.
help-boat = Payez son coût à la phase de chargement. Il est ensuite posé face cachée : tout le monde l’a vu, mais personne d’autre ne peut le regarder à nouveau.
help-pass = Vous ne pouvez plus jouer sur ce site. Si vous n’y avez joué aucune carte, vous pouvez en échanger une.
help-pass-two = Vous ne pouvez plus jouer sur ce site.
help-decline = C’est facultatif.
help-decline-boarding = La question vous sera reposée si un autre joueur charge un bateau.
help-deploy = Votre troupe remplace celle qui est déjà en place.
help-exchange = Les ouvriers retournent à la réserve générale ; vous prenez une statue.
help-raise = Pour cette activation seulement, tant que le Lithographeur reste sur le site.
help-ship = Le reste est payé avec votre réserve personnelle.
help-statue = Une statue peut remplacer n’importe quelle ressource d’un bateau.
help-distribution = Ces ressources arrivent sur les sites au début de la manche suivante.
help-revolt-token = La force de la révolte est le total des jetons. Parmi les joueurs qui y résistent, celui qui a le plus d’influence prend la récompense.
help-deck = À chaque manche, tous les joueurs reçoivent des personnages de cette pioche. Une fois épuisée, elle est remplacée par la défausse.
help-discards = Les cartes des sites et des mains précédents. Elles sont mélangées quand la pioche est épuisée.

## Pourquoi pas

why-sundial = Ce site a un cadran solaire : il a déjà été activé cette manche. Choisissez-en un sans cadran.
why-not-in-hand = Cette carte n’est pas dans votre main. Choisissez une carte de votre main.
why-must-play = À deux joueurs, vous devez jouer au moins 1 carte sur chaque site. Jouez une carte avant de passer.
why-not-played-here = Cette carte n’a pas été jouée sur ce site. Copiez une carte jouée ici.
why-gone-again = Cette carte n’est plus sur le site. Dans cette partie, on ne copie que les cartes encore présentes : choisissez-en une autre.
why-copies-itself = Cette carte en copie une autre. Choisissez une carte qui n’est pas une copie.
why-not-lying = Cette carte n’est plus sur le site. Choisissez une carte encore en place, quel que soit son propriétaire.
why-no-merchant = Cette carte n’est pas un marchand. Le Voleur ne défausse que des marchands, ou des cartes qui comptent comme tels.
why-troop-elsewhere = Le Garde n’agit que sur les troupes et les cartes { $site }. Choisissez l’une d’elles.
why-no-troop = Il n’y a pas de troupe à cet endroit. Choisissez un emplacement occupé.
why-swap-with-itself = Un site ne peut pas échanger avec lui-même. Choisissez un autre site qui a des ressources.
why-nothing-here = Il n’y a rien à échanger { $site }. Il faut au moins 1 ressource sur les deux sites.
why-not-your-card = Ce n’est pas une de vos cartes sur ce site. Le Grand Prêtre reprend une carte que vous avez jouée.
why-not-himself = Dans cette partie, le Grand Prêtre ne peut pas se reprendre lui-même. Choisissez une autre de vos cartes.
why-not-negotiated = Vos négociateurs sont { $site }. Prenez une ressource à cet endroit.
why-not-the-viziers = Le Vizir a été joué { $site }. Prenez une ressource à cet endroit.
why-not-swapped = La prochaine ressource à échanger est { $site }. Choisissez-la à cet endroit.
why-none-lying = Cette ressource n’est pas disponible { $site } ({ $kind }). Choisissez-en une autre.
why-not-a-subsidy = L’Homme politique ajoute une ressource de la réserve générale. Choisissez-la dans la réserve.
why-not-a-gift = Alexandrie donne une ressource de la réserve générale. Choisissez-la dans la réserve.
why-supply-out = La réserve générale est épuisée ({ $kind }). Choisissez une autre ressource.
why-no-statue-given = Dans cette partie, Alexandrie ne donne pas de statue. Choisissez une autre ressource.
why-token-taken = { $owner } a déjà ce jeton ordre de jeu. Prenez-en un autre.
why-token-unused = Il n’y a qu’un jeton ordre de jeu par joueur. Prenez-en un autre.
why-not-in-harbour = Ce bateau n’est pas au port. Chargez un bateau du port.
why-their-boat = Ce bateau de Karnak est réservé à { $owner }. Chargez un bateau du port.
why-cannot-pay = Vous ne pouvez pas payer ce bateau, même avec vos statues et vos tortionnaires. Choisissez-en un autre, ou ne chargez rien.
why-spend-the-statue = La statue prise par vos tortionnaires doit être dépensée aussitôt. Choisissez ce qu’elle remplace.
why-not-your-torturers = Vous n’avez pas de tortionnaires { $site }. Seuls les vôtres peuvent servir à vos bateaux.
why-torturers-used = Vos tortionnaires { $site } ont déjà fourni une ressource. Chaque troupe ne le fait qu’une fois par manche.
why-not-due = Le bateau n’a pas besoin de cette ressource ({ $kind }). Fournissez ce qu’il demande encore.
why-no-statue = Vous n’avez plus de statue. Payez avec vos ressources, ou utilisez vos tortionnaires.
why-needed-elsewhere = Vous ne pourriez plus payer le reste du bateau. Utilisez votre statue ou vos tortionnaires pour une ressource qui vous manque.
why-still-due = Le bateau demande encore une ressource que vous n’avez pas. Utilisez vos tortionnaires ou une statue.

## Options

option-goal = Points à atteindre
option-goal-10 = 10 points
option-goal-12 = 12 points, une partie plus longue
option-goal-15 = 15 points, la partie la plus longue
option-goal-all_boats = Aucun objectif : jusqu’au dernier bateau
option-last_round = Dernière manche, si personne n’atteint l’objectif
option-last_round-30 = Manche 30
option-last_round-10 = Manche 10
option-last_round-20 = Manche 20
option-last_round-60 = Manche 60
option-goddess = Effet de la Déesse
option-goddess-category = Elle compte 3 dans une catégorie au choix
option-goddess-copy = Elle copie une carte déjà jouée, comme le Philosophe
option-goddess_counts_as_type = Une Déesse compte-t-elle aussi comme carte de ce type ?
option-goddess_counts_as_type-false = Non : ni tortionnaire à Gizeh, ni marchand pour le Voleur
option-goddess_counts_as_type-true = Oui : tortionnaire, négociateur ou marchand, selon la catégorie choisie
option-philosopher_copies = Cartes que le Philosophe peut copier
option-philosopher_copies-played = Toute carte jouée ici, même défaussée depuis
option-philosopher_copies-lying = Seulement les cartes encore sur le site
option-high_priest_takes_himself = Le Grand Prêtre peut-il se reprendre lui-même ?
option-high_priest_takes_himself-true = Oui
option-high_priest_takes_himself-false = Non, seulement une autre carte
option-alexandria_gives_statues = Alexandrie donne-t-elle des statues ?
option-alexandria_gives_statues-true = Oui, n’importe quelle ressource
option-alexandria_gives_statues-false = Non, seulement les ressources ordinaires
option-abu_simbel_exchanges = Échanges à Abou Simbel
option-abu_simbel_exchanges-once = 1 par joueur
option-abu_simbel_exchanges-any = Autant que vous pouvez en payer
option-basics_reshuffled = Quand la pioche s’épuise en cours de manche
option-basics_reshuffled-false = Les cartes de base n’entrent pas dans la nouvelle pioche
option-basics_reshuffled-true = Les cartes de base défaussées y entrent aussi
option-torturer_point_in_final_count = Le point pour le plus de tortionnaires
option-torturer_point_in_final_count-true = Compte pour terminer la partie et pour la gagner
option-torturer_point_in_final_count-false = Compte seulement pour terminer la partie
option-first_tie_break = Premier critère en cas d’égalité
option-first_tie_break-cards_in_hand = Le plus de personnages en main, puis le plus de bateaux
option-first_tie_break-boats = Le plus de bateaux

## Le journal

event-round = La manche { $round } commence
event-arrived = Un bateau arrive au port : { $boat }
event-arrived-private = À Karnak, un bateau est réservé à { $name } : { $boat }
event-distributed = { $site } reçoit { $goods }
event-announced = La carte répartition de la manche suivante est révélée
event-took = { $name } prend { $goods } { $place }
event-dealt = { $name } pioche { $card }, à l’insu des autres
event-drew = { $name } pioche une carte
event-reshuffled = La défausse est mélangée en une nouvelle pioche de { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
event-activated = { $name } active { $site }
event-played = { $name } joue { $card } { $place }
event-passed = { $name } passe
event-recruited = { $name } recrute en défaussant { $card }
event-blessed = { $character ->
    [philosopher] Le Philosophe
   *[goddess] La Déesse
} de { $name } compte en { $category ->
    [influence] influence
    [negotiation] négociation
   *[bargaining] marchandage
}
event-copied = { $name } copie { $card }
event-discarded = { $name } défausse { $card }
event-sent-home = { $name } récupère ses { $troop ->
    [negotiators] négociateurs
   *[torturers] tortionnaires
} { $place }
event-deployed = { $name } déploie des { $troop ->
    [negotiators] négociateurs
   *[torturers] tortionnaires
} { $place }
event-added = { $name } ajoute { $goods } { $place }
event-raised = { $name } augmente les minimums { $place }
event-swapped = { $name } déplace { $goods } { $place } vers { $site }
event-claimed = { $name } prend le jeton ordre de jeu { $position }
event-gained = { $name } prend { $goods } dans la réserve générale
event-revolted = Révolte : jeton { $value } (récompense : { $reward })
event-crushed = { $name } perd { $count ->
    [one] { $count } carte
   *[other] ses { $count } cartes
} dans la révolte
event-mastered = { $name } maîtrise la révolte (force { $value })
event-won = { $name } gagne toutes les ressources { $place } : { $goods }
event-kept = { $name } reprend { $card }
event-closed = Site terminé pour cette manche : { $site }
event-exchanged = { $name } échange { $count } ouvriers contre une statue
event-ordered = { $name } occupe la place { $position } dans l’ordre de jeu
event-supplied = Les tortionnaires de { $name } { $place } fournissent { $goods }
event-replaced = { $name } utilise une statue pour { $goods }
event-loaded = { $name } charge un bateau et paie { $goods }
event-abandoned = Le bateau de { $name } à Karnak est défaussé : { $boat }
event-scored = Le bateau de { $name } vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}
event-counted = { $name } a { $points ->
    [one] { $points } point
   *[other] { $points } points
} grâce à ses bateaux{ $extra ->
    [0] {""}
   *[other] {" "}et { $extra } pour les tortionnaires
}

## Le décompte

count-boats = Bateaux
count-torturers = Le plus de tortionnaires
reason-goal-reached = Un joueur a atteint l’objectif
reason-boats-loaded = Tous les bateaux sont chargés
reason-last-round = La dernière manche est terminée

## Dans le terminal

text-order = Ordre de jeu
text-supply = Réserve générale
text-harbour = Port
text-next = Manche suivante
text-hand = Main
text-active = Site activé : { $site } (influence minimale { $influence }, négociation minimale { $negotiation })

## La table lue à haute voix

aloud-supplied = Tortionnaires déjà utilisés
aloud-plays = { $count ->
    [one] { $count } carte jouée
   *[other] { $count } cartes jouées
}
aloud-history = Cartes déjà jouées sur ce site
aloud-hands = Cartes connues dans les mains
aloud-open = { $player }, cartes connues de tous
aloud-unknown = { $player }, cartes inconnues par pioche
aloud-boats = Bateaux
aloud-adrift = Bateaux défaussés
aloud-gone = Hors jeu
aloud-cards = Cartes défaussées
aloud-distributions = { $count ->
    [one] { $count } carte répartition restante
   *[other] { $count } cartes répartition restantes
}
aloud-spent = Carte répartition déjà utilisée : { $shares }
