game-title = Pyramidion
game-about = Les contremaîtres du pharaon se disputent chameaux, bois, nourriture, pierres et ouvriers : jouez vos personnages face visible sur huit sites, postez-y vos troupes, chargez des bateaux pour Gizeh et posez la dernière pierre de la grande pyramide.

## Les choses

list = { $first } et { $last }
nothing = rien
round = Manche { $round }
goal-points = En { $points } points
goal-all-boats = Jusqu'au dernier bateau
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
    [abu-simbel] d'Abou Simbel
    [thebes] de Thèbes
    [luxor] de Louxor
    [alexandria] d'Alexandrie
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
    [food] { $count ->
        [one] nourriture
       *[other] nourritures
    }
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
    [camel] un chameau
    [wood] du bois
    [food] de la nourriture
    [stone] une pierre
    [worker] un ouvrier
   *[statue] une statue
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
    [engraver] Lithograveur
   *[politician] Politicien
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
    [engraver] le Lithograveur
   *[politician] le Politicien
}
with-numbers = { $name } ({ $numbers })
boat = { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $cost }
revolt-token = jeton révolte { $value }, qui rapporte { $reward }

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
region-site = Le site activé
site-none = Aucun site activé
region-sites = Les sites d'Égypte
region-hand = Votre main
region-hand-of = Main de { $seat }
region-decks = Prochaine répartition, pioches
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
} : influence { $influence }, négociation { $negotiation } ; { $lying }
site-active = { $site }, en jeu
site-done = { $site }, terminé pour cette manche
site-power = { $site ->
    [giza] Gizeh
    [abu-simbel] Abou Simbel
    [thebes] Thèbes
    [luxor] Louxor
    [alexandria] Alexandrie
    [cairo] Le Caire
    [philae] Philae
   *[karnak] Karnak
} : { $power }
goods-in-supply = Réserve générale : { $goods }
troop-of = { $troop ->
    [negotiators] négociateurs
   *[torturers] tortionnaires
} de { $owner }
order-label = Position { $position } : { $seat }
order-claimed = { $position } ; jeton pris par { $seat }
player-label = { $seat } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main ; stock { $stock } ; réserve { $torturers } tortionnaires, { $negotiators } négociateurs ; { $boats }{ $extra ->
    [0] {""}
   *[other] , le plus de tortionnaires sur les sites
}
boats-known = { $count ->
    [0] aucun bateau
    [one] { $count } bateau pour { $points }
   *[other] { $count } bateaux pour { $points }
}
boats-hidden = { $count ->
    [0] aucun bateau
    [one] { $count } bateau face cachée
   *[other] { $count } bateaux face cachée
}
passed = passé
minima = Influence { $influence } au moins pour des tortionnaires, négociation { $negotiation } au moins pour des négociateurs
card-copying = { $card }, compte comme { $copied }
card-blessed = { $card }, compte en { $category ->
    [influence] influence
    [negotiation] négociation
   *[bargaining] marchandage
}
card-raising = { $card }, relève les minimums
card-gone = { $card }, n'est plus là
wins = { $total } (l'emporte)
leads = { $total } (en tête, sous le minimum)
revolt-label = Révolte : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, force { $value ->
    [0] encore inconnue
   *[other] { $value }
}
boat-means = { $boat } ; { $means ->
    [stock] votre stock suffit
    [statues] avec vos statues, vous avez assez
    [torturers] avec vos tortionnaires, vous avez assez
   *[both] avec vos statues et vos tortionnaires, vous avez assez
}
boat-reserved = Seul { $seat } peut charger ce bateau
boat-deck = { $count ->
    [0] Plus aucun bateau à venir
    [one] Encore { $count } bateau à venir
   *[other] Encore { $count } bateaux à venir
}
due = Reste à fournir : { $goods }
pledged = À leur place : { $goods }
hand-empty = Plus aucune carte en main
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
distribution = Ce qui arrivera sur les sites à la manche suivante : { $shares }
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
sundial = Cadran solaire, sur un site activé cette manche
no-distribution = La prochaine répartition n'est pas encore connue

## Ce qui est demandé

prompt-negotiating = Vos négociateurs { $place } vous rapportent une ressource : prenez-la.
prompt-activating = Choisissez le site à activer.
prompt-playing = Jouez un personnage { $place }, ou passez.
prompt-playing-must = Jouez un personnage { $place } : vous n'en avez pas encore joué là.
prompt-recruiting = Vous pouvez défausser une carte et en piocher une autre.
prompt-category = En quoi la Déesse doit-elle compter ?
prompt-copying = Quelle carte copier ?
prompt-bandit = Le Bandit défausse une carte posée ici.
prompt-guard = Le Garde défausse une carte posée ici, ou renvoie une troupe de ce site.
prompt-requisition = Le Vizir prend une ressource { $place }.
prompt-theft = Le Voleur défausse un marchand.
prompt-engraver = Relevez les minimums d'ici, ou choisissez un site avec qui échanger.
prompt-swapping = Choisissez une ressource à échanger { $place }.
prompt-subsidy = Le Politicien ajoute une ressource sur le site.
prompt-order-token = Un tortionnaire à Gizeh : vous pouvez prendre un jeton ordre de jeu.
prompt-gift = Alexandrie vous donne une ressource de la réserve générale.
prompt-sending-home = Le Caire : vous pouvez renvoyer une troupe chez elle.
prompt-deploying = Vous l'emportez : poster des négociateurs { $place } ?
prompt-keeping = Le Grand Prêtre reprend une de vos cartes.
prompt-exchanging = Abou Simbel : échanger 3 ouvriers contre une statue ?
prompt-boarding = Choisissez un bateau à charger, ou renoncez.
prompt-freight = Employez tortionnaires et statues s'il le faut, puis faites partir le bateau.

## Noms des choix

choice-activate = Activer { $site }
choice-play = Jouer { $card }
choice-pass = Passer
choice-recruit = Défausser { $card } et piocher
choice-category = Compter en { $category ->
    [influence] influence
    [negotiation] négociation
   *[bargaining] marchandage
}
choice-copy = Copier { $card }
choice-discard = Défausser { $card } de { $owner }
choice-troop = Renvoyer les { $troop ->
    [negotiators] négociateurs
   *[torturers] tortionnaires
} de { $owner } postés { $place }
choice-take = Prendre { $goods } { $place }
choice-take-swapping = Échanger { $goods } { $place }
choice-take-supply = Prendre { $goods } dans la réserve
choice-take-subsidy = Ajouter { $goods } sur le site
choice-raise = Relever les deux minimums de 3
choice-swap = Échanger des ressources avec { $site }
choice-token = Prendre le jeton ordre de jeu { $position }
choice-deploy = Poster les négociateurs
choice-keep = Reprendre { $card }
choice-exchange = 3 ouvriers contre une statue
choice-load = Charger le bateau : { $boat }
choice-torturer = Les tortionnaires { $place } fournissent { $goods }
choice-statue = Une statue remplace { $goods }
choice-ship = Faire partir le bateau
choice-decline = Renoncer
choice-decline-recruiting = Ne rien piocher
choice-decline-order-token = Ne prendre aucun jeton
choice-decline-sending-home = Ne renvoyer personne
choice-decline-deploying = Ne poster personne
choice-decline-exchanging = Garder les ouvriers
choice-decline-boarding = Ne rien charger
choice-follow = { $seat } vient ensuite dans l'ordre de jeu
choice-deal = Distribuer { $card }
choice-boat = Un bateau arrive : { $boat }
choice-distribution = Retourner la carte répartition { $number }
choice-revolt = Tirer { $token }

## Règles : les sites

power-giza = qui joue ici un tortionnaire peut prendre un jeton ordre de jeu, un seul par manche
power-abu-simbel = après coup, chacun peut échanger 3 ouvriers contre une statue
power-thebes = qui a des tortionnaires ici reçoit une carte de plus à chaque manche
power-luxor = le premier ânkh joué ici fait piocher une carte
power-alexandria = chaque ânkh joué ici rapporte une ressource de la réserve générale
power-cairo = le premier ânkh joué ici peut renvoyer une troupe de n'importe quel site
power-philae = chaque jeton révolte compte ici 2 de plus
power-karnak = qui l'active pioche un bateau que lui seul pourra charger cette manche

## Règles : les personnages

power-merchant = le plus fort marchandage emporte toutes les ressources du site
power-negotiator = la plus forte négociation, si elle suffit, permet de poster des négociateurs : une ressource du site par manche
power-torturer = la plus forte influence, si elle suffit, poste des tortionnaires : ils fournissent une ressource quand vous chargez
power-revolt = amène un jeton révolte : qui a moins d'influence que tous les jetons réunis perd toutes ses cartes d'ici
power-goddess = compte 3 en influence, négociation ou marchandage, au choix quand on la joue
power-goddess-copy = compte comme une carte déjà jouée ici, au choix quand on la joue
power-high-priest = une fois le site résolu, reprenez une de vos cartes encore posées
power-bandit = défaussez une carte posée ici, à qui qu'elle soit
power-guard = défaussez une carte posée ici, ou renvoyez une troupe de ce site
power-vizier = prenez aussitôt une ressource du site
power-thief = défaussez un marchand posé ici
power-philosopher = compte comme une carte déjà jouée ici, au choix quand on le joue
power-slave-trader = tous les nombres des cartes adverses d'ici baissent de 1
power-engraver = il faut 3 de plus pour poster une troupe ici, ou échangez deux ressources avec un autre site
power-politician = ajoutez une ressource sur le site et piochez une carte

## Règles : le reste

help-goods-camel = Les chameaux viennent à Gizeh, Philae et Karnak.
help-goods-wood = Le bois vient à Abou Simbel, à Alexandrie et au Caire.
help-goods-food = La nourriture vient à Gizeh, Abou Simbel et Philae.
help-goods-stone = Les pierres viennent à Louxor, au Caire et à Karnak.
help-goods-worker = Les ouvriers viennent à Thèbes, Louxor et Alexandrie.
help-goods-statue = Une statue remplace n'importe quelle ressource d'un bateau ; il n'y en a que 10.
help-negotiators = Au début de chaque manche, des négociateurs prennent une ressource de leur site.
help-torturers = Une fois par manche, des tortionnaires fournissent une ressource imprimée à un bateau que vous chargez ; en avoir le plus sur les sites vaut un point.
help-supplying = Prise dans la réserve et dépensée aussitôt ; cette troupe a servi pour la manche.
help-influence = L'influence résiste aux révoltes ; la plus forte, si elle suffit, poste des tortionnaires.
help-negotiation = La plus forte négociation, si elle suffit, permet de poster des négociateurs.
help-bargaining = Le plus fort marchandage emporte toutes les ressources du site ; il n'y a pas de minimum.
help-order = Les jetons décident de l'ordre de jeu dès le prochain chargement ; les autres se suivent comme avant aux places libres.
help-boat = Payez son prix à la phase de chargement ; il reste ensuite face cachée : tous l'ont vu partir, mais vous seul pouvez le regarder encore.
help-pass = Vous ne jouez plus de carte sur ce site ; si vous n'en avez joué aucune, vous pouvez en changer une.
help-pass-two = Vous ne jouez plus de carte sur ce site.
help-decline = On peut s'en passer.
help-decline-boarding = La question revient si quelqu'un charge un bateau après vous.
help-deploy = Votre troupe remplace celle qui s'y trouve.
help-exchange = Les ouvriers retournent à la réserve générale.
help-raise = Les deux nombres valent pour cette activation, tant que le Lithograveur est posé ici.
help-ship = Ce qui reste à fournir est payé sur votre stock.
help-statue = Dans un bateau, une statue tient lieu de n'importe quelle ressource.
help-distribution = Les ressources indiquées arrivent au début de la manche suivante.
help-revolt-token = Les jetons s'ajoutent en une force ; qui a le plus d'influence et y résiste est payé.

## Pourquoi pas

why-sundial = Un cadran solaire s'y trouve : le site a déjà été activé cette manche. Choisissez-en un sans cadran.
why-not-in-hand = Cette carte n'est pas dans votre main. Choisissez une carte que vous avez.
why-must-play = À deux, chacun joue au moins une carte sur chaque site. Jouez une carte avant de passer.
why-not-played-here = Cette carte n'a pas été jouée sur ce site. Copiez-en une qui l'a été.
why-gone-again = Cette carte n'est plus posée ici, et vous êtes convenus de ne copier que celles qui le sont. Choisissez une carte posée ici.
why-copies-itself = Cette carte en copie elle-même une autre. Copiez une carte qui ne copie pas.
why-not-lying = Cette carte n'est pas posée sur le site. Choisissez-en une qui l'est, à qui que ce soit.
why-no-merchant = Cette carte n'est pas un marchand. Le Voleur défausse un marchand, ou ce qui en tient lieu.
why-troop-elsewhere = Le Garde n'atteint que ce qui est { $site }. Choisissez une troupe ou une carte de là.
why-no-troop = Aucune troupe ne s'y tient. Choisissez une place qui en a une.
why-swap-with-itself = Un site n'échange pas avec lui-même. Choisissez un autre site qui a des ressources.
why-nothing-here = Il n'y a rien à échanger { $site }. Il faut une ressource sur les deux sites.
why-not-your-card = Ce n'est pas une de vos cartes posées ici. Le Grand Prêtre reprend une carte que vous avez jouée.
why-not-himself = Vous êtes convenus que le Grand Prêtre ne se reprend pas lui-même. Choisissez une autre de vos cartes.
why-not-negotiated = Vos négociateurs sont { $site }. Prenez une ressource de là.
why-not-the-viziers = Le Vizir a été joué { $site }. Prenez une ressource de là.
why-not-swapped = La prochaine ressource à échanger est { $site }. Choisissez-en une là.
why-none-lying = Il n'y en a pas { $site } ({ $kind }). Choisissez une ressource qui s'y trouve.
why-not-a-subsidy = Le Politicien ajoute une ressource de la réserve générale. Choisissez-en une là.
why-not-a-gift = Alexandrie donne une ressource de la réserve générale. Choisissez-en une là.
why-supply-out = La réserve générale n'en a plus ({ $kind }). Choisissez une autre ressource.
why-no-statue-given = Vous êtes convenus qu'Alexandrie ne donne pas de statue. Choisissez une autre ressource.
why-token-taken = Ce jeton ordre de jeu est pris ({ $owner }). Prenez-en un qui reste.
why-token-unused = Il n'y a qu'un jeton ordre de jeu par joueur. Prenez-en un qui reste.
why-not-in-harbour = Ce bateau n'est pas au port. Chargez-en un de la rangée.
why-their-boat = Ce bateau vient de Karnak et n'est qu'à son joueur ({ $owner }). Chargez-en un de la rangée.
why-cannot-pay = Votre stock, vos statues et vos tortionnaires ne paient pas ce bateau. Choisissez-en un autre, ou renoncez.
why-spend-the-statue = La statue prise par vos tortionnaires se dépense aussitôt. Choisissez ce qu'elle remplace.
why-not-your-torturers = Vous n'avez pas de tortionnaires { $site }. Seuls les vôtres fournissent vos bateaux.
why-torturers-used = Vos tortionnaires { $site } ont déjà fourni une ressource cette manche. Ils le font une fois.
why-not-due = Le bateau n'en a plus besoin ({ $kind }). Fournissez ce qu'il demande encore.
why-no-statue = Il ne vous reste pas de statue. Payez de votre stock, ou employez vos tortionnaires.
why-needed-elsewhere = Sans cela, le reste du bateau ne pourrait être payé. Gardez-le pour ce qui vous manque.
why-still-due = Le bateau demande encore ce que vous n'avez pas. Employez vos tortionnaires, ou une statue.

## Options

option-goal = Points à atteindre
option-goal-10 = 10 points
option-goal-12 = 12 points, une partie plus longue
option-goal-15 = 15 points, la course la plus longue
option-goal-all_boats = Aucun : jusqu'au dernier bateau
option-last_round = Dernière manche, si personne n'y arrive
option-last_round-30 = Manche 30
option-last_round-10 = Manche 10
option-last_round-20 = Manche 20
option-last_round-60 = Manche 60
option-goddess = Ce que fait la Déesse
option-goddess-category = Elle compte 3 dans une catégorie au choix
option-goddess-copy = Elle copie une carte déjà jouée, comme le Philosophe
option-goddess_counts_as_type = Une Déesse est-elle aussi une carte de ce type ?
option-goddess_counts_as_type-false = Non : ni tortionnaire à Gizeh, ni marchand pour le Voleur
option-goddess_counts_as_type-true = Oui : tortionnaire, négociateur ou marchand, selon le choix
option-philosopher_copies = Les cartes que le Philosophe peut copier
option-philosopher_copies-played = Toute carte jouée ici, même défaussée depuis
option-philosopher_copies-lying = Seulement celles encore posées
option-high_priest_takes_himself = Le Grand Prêtre peut-il se reprendre lui-même ?
option-high_priest_takes_himself-true = Oui
option-high_priest_takes_himself-false = Non, seulement une autre carte
option-alexandria_gives_statues = Alexandrie donne-t-elle des statues ?
option-alexandria_gives_statues-true = Oui, n'importe quelle ressource
option-alexandria_gives_statues-false = Non, les ressources ordinaires
option-abu_simbel_exchanges = Échanges à Abou Simbel
option-abu_simbel_exchanges-once = Un par joueur
option-abu_simbel_exchanges-any = Autant qu'on peut en payer
option-basics_reshuffled = Quand la pioche s'épuise en cours de manche
option-basics_reshuffled-false = Les cartes de base n'entrent pas dans la nouvelle pioche
option-basics_reshuffled-true = Les cartes de base défaussées y entrent aussi
option-torturer_point_in_final_count = Le point de qui a le plus de tortionnaires
option-torturer_point_in_final_count-true = Compte pour finir la partie et pour la gagner
option-torturer_point_in_final_count-false = Compte seulement pour finir la partie
option-first_tie_break = Ce qui départage d'abord
option-first_tie_break-cards_in_hand = Le plus de personnages en main, puis le plus de bateaux
option-first_tie_break-boats = Le plus de bateaux

## Le journal

event-round = La manche { $round } commence
event-arrived = Un bateau entre au port : { $boat }
event-arrived-private = À Karnak, un bateau n'attend que { $name } : { $boat }
event-distributed = { $site } reçoit { $goods }
event-announced = La répartition de la manche suivante est retournée
event-took = { $name } prend { $goods } { $place }
event-dealt = { $name } reçoit { $card }, à l'insu des autres
event-drew = { $name } pioche une carte
event-reshuffled = La défausse devient une nouvelle pioche de { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
event-activated = { $name } active { $site }
event-played = { $name } joue { $card } { $place }
event-passed = { $name } passe
event-recruited = { $name } défausse { $card } pour recruter
event-blessed = { $character ->
    [philosopher] Le Philosophe
   *[goddess] La Déesse
} de { $name } compte en { $category ->
    [influence] influence
    [negotiation] négociation
   *[bargaining] marchandage
}
event-copied = { $name } copie { $card }
event-discarded = { $name } fait défausser { $card }
event-sent-home = Les { $troop ->
    [negotiators] négociateurs
   *[torturers] tortionnaires
} de { $name } repartent { $place }
event-deployed = { $name } poste des { $troop ->
    [negotiators] négociateurs
   *[torturers] tortionnaires
} { $place }
event-added = { $name } ajoute { $goods } { $place }
event-raised = { $name } relève les minimums { $place }
event-swapped = { $name } déplace { $goods } { $place } vers { $site }
event-claimed = { $name } prend le jeton ordre de jeu { $position }
event-gained = { $name } reçoit { $goods } de la réserve générale
event-revolted = Révolte : un jeton de { $value }, qui rapporte { $reward }
event-crushed = La révolte emporte { $count ->
    [one] la carte
   *[other] les { $count } cartes
} de { $name }
event-mastered = { $name } maîtrise la révolte de force { $value }
event-won = { $name } emporte toutes les ressources { $place } : { $goods }
event-kept = { $name } reprend en main { $card }
event-closed = { $site } : terminé pour cette manche
event-exchanged = { $name } échange { $count } ouvriers contre une statue
event-ordered = { $name } est maintenant n° { $position } dans l'ordre de jeu
event-supplied = Les tortionnaires de { $name } { $place } fournissent { $goods }
event-replaced = Une statue de { $name } remplace { $goods }
event-loaded = { $name } charge un bateau et paie { $goods }
event-abandoned = { $name } n'a pas chargé le bateau de Karnak, qui s'en va : { $boat }
event-scored = Le bateau de { $name } vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}
event-counted = { $name } a { $points ->
    [one] { $points } point
   *[other] { $points } points
} de bateaux{ $extra ->
    [0] {""}
   *[other] {" "}et { $extra } pour les tortionnaires
}

## Le décompte

count-boats = Bateaux
count-torturers = Tortionnaires en majorité
reason-goal-reached = Quelqu'un a atteint le but
reason-boats-loaded = Tous les bateaux sont chargés
reason-last-round = La dernière manche est finie

## Dans le terminal

text-order = Ordre de jeu
text-supply = Réserve
text-harbour = Port
text-next = Manche suivante
text-hand = Main
text-active = On joue { $site } : influence { $influence } au moins, négociation { $negotiation } au moins

## La table lue à haute voix

aloud-supplied = Des tortionnaires ont fourni
aloud-plays = { $count ->
    [one] { $count } carte jouée
   *[other] { $count } cartes jouées
}
aloud-history = Déjà joué pour ce site
aloud-hands = Mains, autant qu'on les connaisse
aloud-open = { $player }, montré à tous
aloud-unknown = { $player }, cartes inconnues par pioche
aloud-boats = Bateaux
aloud-adrift = Défaussés
aloud-gone = Ce qui est parti
aloud-cards = Cartes défaussées
aloud-distributions = { $count ->
    [one] { $count } distribution restante
   *[other] { $count } distributions restantes
}
aloud-spent = Distribution passée : { $shares }
