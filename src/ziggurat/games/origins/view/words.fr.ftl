game-title = Origins : First Builders
game-about = Construisez une Cité sous le regard des Bâtisseurs venus d’au-delà des cieux. Envoyez vos ouvriers aux Lieux de Rencontre, posez des Bâtiments autour des Sièges de Pouvoir, élevez les Tours qui les multiplient, montez les marches des Temples et menez votre armée.

## Couleurs, ressources, dés

colour = { $colour ->
    [red] rouge
    [purple] mauve
    [blue] bleu
    [orange] orange
    [yellow] jaune
   *[white] blanc
}
good = { $good ->
    [stone] Pierre
    [food] Nourriture
    [wisdom] Sagesse
    [gold] Or
   *[any] 1 ressource de base au choix
}
goods = { $count } { $good ->
    [stone] Pierre
    [food] Nourriture
    [wisdom] Sagesse
    [gold] Or
   *[any] { $count ->
        [one] ressource de base au choix
       *[other] ressources de base au choix
    }
}
citizen = { $value } { $colour ->
    [red] rouge
    [purple] mauve
    [blue] bleu
    [orange] orange
   *[yellow] jaune
}
speaker = Orateur { $value }
one-of = { $thing } ({ $number })
archon = Archonte
the-archon = l’Archonte

## Bâtiments

building = { $tile ->
    [granary] Grenier
    [harbor] Port
    [market] Marché
    [mint] Fabrique de Monnaie
    [quarry] Carrière
    [workshop] Atelier
    [armory] Armurerie
    [arena] Arène
    [outpost] Avant-Poste
    [equestrian] Terrains équestres
    [fortress] Forteresse
    [veterans] Quartier des Vétérans
    [castle] Château
    [construction-yard] Chantier de Construction
    [courthouse] Cour de Justice
    [estate] Domaine
    [forum] Forum
    [stone-circle] Cercle de Pierres
    [temple-forest] Temple de la Forêt
    [temple-mountain] Temple de la Montagne
    [obelisk] Obélisque
    [sanctuary] Sanctuaire
    [temple-sea] Temple de la Mer
    [statue] Statue
    [artists-salon] Salon des Artistes
    [astronomy-tower] Tour d’Astronomie
    [fountain] Fontaine de Sagesse
    [portal] Portail
    [healer] Maison du Guérisseur
    [mage-tower] Tour des Mages
    [agora] Agora
    [palace] Palais
   *[farm] Ferme
}
help-of-tile = { $tile ->
    [granary] Recevez 1 Nourriture et 1 de plus par Ferme de votre Cité.
    [harbor] Gagnez 2 points par Bâtiment jaune de votre Cité, celui-ci compris.
    [market] Gagnez 4 points par Stratège jaune.
    [mint] Recevez 1 Or.
    [quarry] Recevez 1 Pierre et 1 de plus par espace vide adjacent à cette tuile.
    [workshop] Recevez 1 Pierre, 1 Nourriture ou 1 Sagesse.
    [armory] Progressez de 2 cases sur la piste Militaire, menez une Attaque, ou les deux dans l’ordre de votre choix.
    [arena] Gagnez 2 points par Bâtiment rouge et 2 points par Stratège rouge.
    [outpost] Progressez d’une case sur la piste Militaire ou menez une Attaque.
    [equestrian] Progressez de 2 cases sur la piste Militaire, puis recevez 1 Pierre ou 1 Nourriture par adversaire plus faible.
    [fortress] Progressez sur la piste Militaire d’une case par Bâtiment rouge de votre Cité, celui-ci compris.
    [veterans] Gagnez autant de points que la valeur d’un de vos Stratèges non utilisés, puis réduisez-la de 1.
    [castle] Gagnez 1 point et 3 de plus par District complété.
    [construction-yard] Prenez gratuitement une tuile du Marché et mettez-la de côté. Vous pourrez la construire plus tard en ne payant que sa Pierre.
    [courthouse] Changez la couleur d’un de vos Stratèges non utilisés. Il garde sa valeur.
    [estate] Prenez gratuitement un Citoyen de la zone Recrutement, si vous avez un socle libre.
    [forum] Prenez un Orateur.
    [stone-circle] Gagnez 0, 1, 3, 6 ou 10 points pour 1 à 5 couleurs de Bâtiments dans votre Cité.
    [temple-forest] Montez 2 marches du Temple de la Forêt. Vous pouvez payer 1 Or pour monter 1 marche d’un autre Temple.
    [temple-mountain] Montez 2 marches du Temple de la Montagne. Vous pouvez payer 1 Or pour monter 1 marche d’un autre Temple.
    [obelisk] Gagnez 1, 2, 4 ou 7 points pour 1, 2, 3 ou au moins 4 Obélisques dans votre Cité.
    [sanctuary] Gagnez 3, 6 ou 10 points si vous détenez 1, 2 ou 3 cartes Zodiaque.
    [temple-sea] Montez 2 marches du Temple de la Mer. Vous pouvez payer 1 Or pour monter 1 marche d’un autre Temple.
    [statue] Montez 1 marche du Temple de votre choix.
    [artists-salon] Gagnez 3 points par couleur différente parmi vos Stratèges.
    [astronomy-tower] Recevez 1 Sagesse et 1 de plus par Conseiller.
    [fountain] Recevez 1 Sagesse, puis positionnez un Vaisseau Mère sur 1.
    [portal] Augmentez de 1 ou 2 la valeur d’un de vos Stratèges non utilisés.
    [healer] Gagnez 1 point et 1 de plus par Stratège.
    [mage-tower] Utilisez la capacité d’un Bâtiment adjacent.
    [agora] Recevez 1 Or par District complété autour d’elle.
    [palace] Il n’a pas de capacité : il porte vos Tours.
   *[farm] Elle n’a ni couleur ni capacité et ne coûte rien.
}

## Cartes Zodiaque et Temples

zodiac-none = Pas de carte Zodiaque
zodiac = { $sign ->
    [aries] Bélier
    [taurus] Taureau
    [gemini] Gémeaux
    [cancer] Cancer
    [leo] Lion
    [virgo] Vierge
    [libra] Balance
    [scorpio] Scorpion
    [sagittarius] Sagittaire
    [capricorn] Capricorne
    [aquarius] Verseau
   *[pisces] Poisson
}
help-of-sign = { $sign ->
    [aries] Chacune de vos Attaques rapporte 1 point de plus par dé rouge (Stratèges et Sièges de Pouvoir).
    [taurus] Les Bâtiments et les Citoyens vous coûtent 1 Sagesse de moins.
    [gemini] Quand vous passez, recevez 1 ressource de base par case dont votre armée reculera.
    [cancer] Quand vous passez avec un socle libre, prenez gratuitement un Citoyen de la zone Recrutement.
    [leo] Quand vous complétez un District, augmentez de 2 le dé de son Siège de Pouvoir, sans dépasser 6.
    [virgo] Vous pouvez construire un Bâtiment par-dessus une de vos Fermes ; il est alors gratuit.
    [libra] Après avoir complété un District, vous pouvez recruter un Citoyen en payant sa Sagesse.
    [scorpio] Recevez 1 Sagesse par District que vous complétez et par Stratège qui devient Conseiller.
    [sagittarius] Vous pouvez augmenter de 1 chaque Citoyen ou Orateur que vous prenez, sans dépasser 6 pour un Citoyen et 5 pour un Orateur.
    [capricorn] Quand vous élevez une Tour, vous pouvez augmenter de 2 un de vos Stratèges, sans dépasser 6.
    [aquarius] Quand vous montez 2 marches d’un Temple, vous pouvez payer 1 Or pour monter 1 marche d’un autre Temple.
   *[pisces] Vous pouvez prendre 1 Or à la place de toute Action Bonus.
}
temple = { $temple ->
    [forest] Temple de la Forêt
    [mountain] Temple de la Montagne
   *[sea] Temple de la Mer
}

## Où sont les choses

the-rival = armée adverse
region-board = { $round ->
    [0] Mise en place
   *[other] Manche { $round }
}
region-board-ending = Manche { $round }, la dernière : { $ending }
ending = { $ending ->
    [three-temples] un joueur est au sommet des trois Temples
    [no-gold] il n’y a plus d’Or sur les cartes District
    [few-floors] il reste trois couleurs d’Étages ou moins
    [no-citizens] une couleur de Citoyens est épuisée
   *[last-round] le nombre maximal de manches est atteint
}
stop-places = Lieux
stop-tracks = Pistes
stop-market = Marché
stop-hall = Recrues
region-city = Votre Cité
region-city-of = Cité de { $player }
region-hand = Vos ressources, ouvriers et cartes
region-hand-of = Ressources, ouvriers et cartes de { $player }
region-districts = Cartes District et Étages
region-goal = Objectif
city = { $title } : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, { $districts ->
    [one] { $districts } District
   *[other] { $districts } Districts
}, Tours { $towers }
standing = { $passed ->
    [yes] a passé
   *[no] { $workers ->
        [one] { $workers } ouvrier
       *[other] { $workers } ouvriers
    }
}
site = Lieu de Rencontre { $number }
site-says = Lieu de Rencontre { $number } : Vaisseau Mère { $value }, bonus { $colour ->
    [red] rouge
    [purple] mauve
    [blue] bleu
    [orange] orange
   *[yellow] jaune
}, { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
}
army = Piste Militaire, par joueur : { $spaces }
temple-says = { $temple }, { $sign }, marches par joueur : { $steps }
lot = { $tile } : { $wisdom } Sagesse, { $stone } Pierre
pile = Pile { $colour ->
    [red] rouge
    [purple] mauve
    [blue] bleue
    [orange] orange
   *[yellow] jaune
} : prochaine tuile { $tile }, { $count } en dessous
recruit = { $citizen }{ $wisdom ->
    [0] , gratuit
   *[other] { " pour" } { $wisdom } Sagesse
}
supply = Citoyens { $colour ->
    [red] rouges
    [purple] mauves
    [blue] bleus
    [orange] orange
   *[yellow] jaunes
} en réserve : { $count }
any-tile = au choix
district = { $pattern } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $gold ->
    [0] { "" }
   *[other] , { $gold } Or
}
floors = Étages { $colour ->
    [red] rouges
    [purple] mauves
    [blue] bleus
    [orange] orange
   *[yellow] jaunes
} restants : { $count }
tower = Tour { $colour ->
    [red] rouge
    [purple] mauve
    [blue] bleue
    [orange] orange
   *[yellow] jaune
} : { $floors ->
    [one] { $floors } Étage
   *[other] { $floors } Étages
}
tokens = { $count ->
    [one] { $count } jeton Supériorité
   *[other] { $count } jetons Supériorité
}
bastion = Bastion : son détenteur commence la manche
base-free = socle { $number } libre
advisors = Conseillers : { $count }
bases-left = Socles à obtenir : { $count }
set-aside = Mise de côté : { $tile }
goal-was = L’objectif était de { $points } points.
goal-says = { $points } points sur { $goal }, manche { $round }
place-cell = { $down ->
    [0] { "" }
   *[other] { $vertical ->
        [up] { $down } au-dessus
       *[down] { $down } en dessous
    }
}{ $both ->
    [yes] { ", " }
   *[no] { "" }
}{ $across ->
    [0] { "" }
   *[other] { $side ->
        [left] { $across } à gauche
       *[right] { $across } à droite
    }
}{ $here ->
    [yes] le Palais
   *[no] { " du Palais" }
}

## Ce qui est demandé

prompt-drafting = Prenez un Citoyen pour un de vos socles.
prompt-acting = { $acts } ou passez.
prompt-acting-pass = Vous ne pouvez que passer.
act = { $act ->
    [worker] envoyez un ouvrier
    [close] complétez un District
    [raise] élevez une Tour
   *[population] augmentez votre Population
}
prompt-superiority = Dépenser 1 jeton Supériorité pour une autre action, ou terminer le tour ?
prompt-visiting = Où envoyez-vous votre ouvrier ({ $worker }) ?
prompt-choosing = Choisissez une action du Lieu de Rencontre { $site }{ $bonus ->
    [yes] { " (Action Bonus possible)" }
   *[no] { "" }
}.
prompt-choosing-more = Autre chose au Lieu de Rencontre { $site } ?
prompt-joker = Payer { $goods } : combien en Or ?
prompt-gaining = Choisissez { $count ->
    [one] { $count } ressource
   *[other] { $count } ressources, une par une
} : { $kinds }.
prompt-exchanging = Échanger 1 ressource de base contre 1 Or ?
prompt-warring = { $may ->
    [attack] Mener une Attaque
   *[other] Progresser { $spaces ->
        [one] d’une case
       *[other] de { $spaces } cases
    }
}{ $may ->
    [both] { " ou mener une Attaque" }
   *[other] { "" }
} ?
prompt-climbing = Dans quel Temple montez-vous { $steps ->
    [one] { $steps } marche
   *[other] { $steps } marches
} ?
prompt-gold-step = Payer 1 Or pour monter 1 marche d’un autre Temple ?
prompt-building = Quelle tuile construisez-vous ?
prompt-way = Poser la tuile { $tile } { $ways } ?
ways = { $ways ->
    [all] comme Bâtiment, comme Ferme ou sur une Ferme
    [cover] comme Ferme ou sur une Ferme
    [building] comme Bâtiment ou comme Ferme
   *[farm] comme Ferme
}
prompt-laying = Où posez-vous la tuile { $tile } ?
prompt-using = Utiliser la capacité de la tuile { $tile } ?
prompt-recruiting = Quel Citoyen { $free ->
    [yes] prenez-vous gratuitement
   *[no] recrutez-vous
} ?
prompt-adding = Augmenter de 1 votre nouveau Citoyen ?
prompt-adding-speaker = Augmenter de 1 votre nouvel Orateur ?
prompt-inviting = Quel Orateur prenez-vous ?
prompt-feeding = À quoi dépenser 1 Nourriture : augmenter un Stratège de 1 ou progresser d’une case ?
prompt-seating = Quel Stratège occupe ce Siège de Pouvoir ?
prompt-matching = Quelle carte District choisissez-vous ?
prompt-activation = Quel Bâtiment utilisez-vous ?
prompt-capricorn = Quel Stratège augmenter de 2 ?
prompt-promoting = Quel Stratège devient Conseiller en premier ?
prompt-veteran = Quel Stratège marque sa valeur, puis perd 1 ?
prompt-court-die = Quel Stratège change de couleur ?
prompt-court-colour = Quelle est sa nouvelle couleur ?
prompt-setting-aside = Quelle tuile mettez-vous de côté ?
prompt-resetting = Quel Vaisseau Mère positionner sur 1 ?
prompt-portal-die = Quel Stratège augmenter avec le Portail ?
prompt-portal-again = Augmenter encore le même Stratège ?
prompt-copying = Quel Bâtiment adjacent utilisez-vous ?
prompt-holding = Dépenser 1 jeton pour qu’aucun Vaisseau Mère ne change ?
prompt-neighbour = Quel Vaisseau Mère voisin augmente aussi ?

## Ce qui peut être choisi

choice-worker = { $worker ->
    [archon] Envoyer l’Archonte
    [speaker] Envoyer l’{ $name }
   *[freeman] Envoyer le { $name }
}
choice-close = Compléter le District : { $tiles } ({ $where })
choice-close-fits = Compléter le District : { $tiles } ({ $where }), avec une carte à { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $gold ->
    [0] { "" }
   *[other] { " et" } { $gold } Or
}
choice-raise = Élever la Tour { $colour ->
    [red] rouge
    [purple] mauve
    [blue] bleue
    [orange] orange
   *[yellow] jaune
} pour { $gold } Or
choice-population = Obtenir un socle pour { $food } Nourriture
choice-pass = Passer
choice-token = Dépenser 1 jeton
choice-visit = Lieu de Rencontre { $number } : { $top }, ou { $bottom }
choice-visit-toll = Lieu de Rencontre { $number } pour { $wisdom } Sagesse : { $top }, ou { $bottom }
choice-do = { $part ->
    [top] Prendre { $what }
    [bonus] Bonus : { $what }
   *[bottom] { $what }
}
choice-do-pisces = Bonus : 1 Or (Poisson)
choice-gold = { $gold ->
    [0] { $rest }
   *[other] { $gold } Or{ $kind ->
        [none] { "" }
       *[other] , { $rest }
    }
}
choice-gain = { $good }
choice-spend = 1 { $good } contre 1 Or
choice-advance = Progresser
choice-attack = Mener une Attaque
choice-climb = { $temple }
choice-recruit = { $recruit }
choice-speaker = { $speaker }
choice-pick = { $lot }
choice-as = { $way ->
    [building] Comme Bâtiment
    [farm] Comme Ferme (gratuit)
   *[cover] Sur une Ferme (gratuit)
}
choice-build = { $where }
choice-build-fits = { $where } : correspond à { $count ->
    [one] { $count } carte District
   *[other] { $count } cartes District
}
choice-use = Utiliser la tuile { $tile } ({ $where })
choice-card = { $district }
choice-die = { $citizen }
choice-colour = { $colour ->
    [red] Rouge
    [purple] Mauve
    [blue] Bleu
    [orange] Orange
   *[yellow] Jaune
}
choice-add = Augmenter de 1
choice-reset = Vaisseau Mère { $number }
choice-turn = Vaisseau Mère { $number }
choice-hold = Retenir les Vaisseaux
choice-draft = { $citizen }
choice-done = Terminer
choice-bonus = Tuile Action Bonus : { $bonus }
choice-sign = Carte Zodiaque : { $sign }
choice-draw = Tuile : { $tile }
choice-roll = Un { $value }
choice-district = Carte District : { $pattern }
action = { $action ->
    [military] progresser, mener une Attaque, ou les deux
    [build] construire une tuile
    [climb] payer 1 Pierre pour monter 2 marches d’un Temple et prendre sa carte
    [recruit] recruter un Citoyen
   *[feed] dépenser 1 à 3 Nourriture pour augmenter des Stratèges ou progresser
}
bonus = { $colour ->
    [red] payer 1 Sagesse pour progresser ou mener une Attaque
    [purple] payer 1 Nourriture pour construire
    [blue] payer 1 Pierre pour monter 1 marche d’un Temple
    [orange] prendre un Orateur
   *[yellow] prendre 1 ressource de base
}

## Les règles en bref

help-pass = Vos ouvriers reviennent. Les Stratèges de 1 à 5 augmentent de 1 et chaque 6 devient Conseiller. Vous ne jouez plus jusqu’à la fin de la manche.
help-done = C’est facultatif.
help-token = Vous pouvez dépenser 1 jeton par tour. L’autre action peut aussi être de passer.
help-hold = Aucun Vaisseau Mère ne change pendant ce tour. Cela remplace l’utilisation normale d’un jeton.
help-archon = L’Archonte va partout gratuitement. Pour les Actions Bonus, il a les couleurs de vos Conseillers.
help-freeman = Si sa valeur est inférieure à celle du Vaisseau Mère, payez la différence en Sagesse. Un 6 peut faire les deux actions. S’il a la couleur de la tuile Action Bonus, vous pouvez aussi faire l’Action Bonus.
help-speaker = Un Orateur n’a pas de couleur et retourne dans la zone Recrutement à la fin de la manche.
help-visit = Après la visite, son Vaisseau Mère augmente de 1, ou revient de 6 à 1.
help-advance = Recevez 1 jeton Supériorité par palier franchi. La dernière case rapporte 9 points.
help-attack = Recevez le bonus à côté de votre marqueur, 1 point par armée plus faible et 1 point par palier déjà franchi.
help-climb = À la fin, seuls vos deux Temples les plus bas rapportent des points. L’action principale permet aussi de prendre la carte Zodiaque.
help-recruit = Il faut un socle libre. Un nouveau dé de la même couleur est ensuite lancé.
help-card = Gagnez les points de la carte, moins si vous l’avez déjà réalisée, et prenez tout son Or.
help-tower = Un Étage coûte autant d’Or que la Tour a d’Étages. À la fin, la Tour multiplie les Sièges de Pouvoir de sa couleur.
help-population = De la place pour 1 Stratège de plus. Le dernier socle rapporte 10 points.
help-close = Un Stratège occupe définitivement ce Siège de Pouvoir. Vous utilisez ensuite les Bâtiments de sa couleur autour du Siège.
help-ship = La valeur demandée à un ouvrier sur ce Lieu. Un dé plus faible paie la différence en Sagesse.
help-supply = Les dés Citoyen qui ne sont pas en jeu.
help-draft = Chaque joueur prend 2 de ces dés comme Stratèges.
help-worker = Il peut aller sur un Lieu de Rencontre ou occuper un Siège de Pouvoir.
help-advisors = Quand vous passez, un 6 devient Conseiller. Chaque nouvelle couleur prend la case suivante ; la dernière case atteinte compte à la fin.
help-army = Franchissez des paliers pour recevoir des jetons Supériorité, et attaquez pour le bonus à côté de votre marqueur. Le joueur le plus avancé commence la manche suivante.
help-stone = Sert à payer les Bâtiments, et les Temples à un Lieu de Rencontre.
help-food = Sert à augmenter les Stratèges, à faire progresser l’armée et à payer d’autres socles.
help-wisdom = Sert à payer les Citoyens, les tuiles du Marché et les dés plus faibles que le Vaisseau Mère.
help-gold-paid = L’Or remplace toute autre ressource. Chaque Or restant vaut 1 point à la fin.

## Pourquoi pas

why-die-gone = Ce Citoyen est déjà pris. Choisissez-en un autre.
why-die-too-high = Les deux dés les plus hauts sont écartés. Choisissez-en deux parmi les trois autres.
why-no-freeman = Il n’y a pas de Stratège sur ce socle. Choisissez un de vos dés.
why-worker-used = Cet ouvrier est déjà sur un Lieu de Rencontre. Choisissez-en un à côté de votre plateau.
why-worker-too-low = Cet ouvrier est trop faible pour tous les Vaisseaux Mère, et vous ne pouvez pas payer la différence en Sagesse. Choisissez un ouvrier plus fort ou une autre action.
why-not-your-speaker = Vous n’avez pas cet Orateur. Envoyez un de vos ouvriers.
why-not-a-six = Seul un 6 devient Conseiller maintenant. Choisissez un de vos 6.
why-six-already = Le Capricorne augmente un Stratège sans dépasser 6, et celui-ci est déjà à 6. Choisissez-en un plus bas.
why-no-other-colour = La réserve n’a aucun dé d’une autre couleur. Choisissez un autre Stratège ou une autre capacité.
why-same-colour = Ce Stratège a déjà cette couleur. Choisissez-en une autre.
why-supply-out = La réserve n’a plus de dé de cette couleur. Choisissez-en une autre.
why-no-four-tiles = Un Siège de Pouvoir doit être entouré de quatre tuiles. Choisissez-en un qui les a toutes.
why-seat-taken = Ce Siège de Pouvoir est occupé définitivement. Choisissez-en un libre.
why-no-unused-freeman = Il faut un Stratège non utilisé pour compléter un District. Attendez leur retour ou choisissez une autre action.
why-no-floor = Il n’y a plus d’Étage de cette couleur. Élevez une autre Tour.
why-tower-too-dear = L’Étage suivant coûte { $gold } Or, plus que vous n’en avez. Élevez une Tour plus basse ou choisissez une autre action.
why-all-bases = Vous avez déjà les 6 socles. Choisissez une autre action.
why-base-too-dear = Le socle suivant coûte { $food } Nourriture, plus que vous n’en avez, même avec votre Or. Choisissez une autre action.
why-toll-too-high = Ce Vaisseau Mère demande { $wisdom } Sagesse, et vous ne pouvez pas payer autant. Choisissez un Lieu dont le Vaisseau est plus bas ou un autre ouvrier.
why-other-place = Votre ouvrier est sur un autre Lieu de Rencontre. Choisissez une action de ce Lieu.
why-main-done = Chaque action ne se fait qu’une fois, et seul un 6 peut faire les deux. Choisissez autre chose, ou arrêtez.
why-must-act = Vous devez faire l’action du haut ou celle du bas. Choisissez-en une.
why-bonus-closed = L’Action Bonus demande un ouvrier de sa couleur, et ne sert qu’une fois par visite. Choisissez une autre action.
why-no-pisces = Seul le joueur qui détient le Poisson peut prendre 1 Or à la place du bonus. Utilisez le bonus indiqué, ou renoncez-y.
why-costs-a-good = Cela coûte { $count } { $good }, et vous ne pouvez pas payer. Choisissez une autre action.
why-nothing-to-build = Il ne reste aucune tuile à construire. Choisissez une autre action.
why-all-at-top = Vous êtes déjà au sommet de tous les Temples. Choisissez une autre action.
why-no-base = Vous n’avez aucun socle libre pour un Citoyen. Choisissez une autre action, ou augmentez d’abord votre Population.
why-no-citizen = Tous les Citoyens de la zone Recrutement sont trop chers pour vous. Choisissez une autre action.
why-nobody-to-feed = Vous n’avez aucun Stratège non utilisé à augmenter, et votre armée est au bout de la piste. Choisissez une autre action.
why-no-speaker = Il ne reste aucun Orateur dans la zone Recrutement. Choisissez une autre action.
why-more-gold = Il faut au moins { $gold } Or pour remplacer ce qui vous manque. Payez-en autant ou plus.
why-less-gold = Vous pouvez utiliser au plus { $gold } Or pour ce paiement. Payez-en autant ou moins.
why-not-given = Vous ne pouvez pas prendre cette ressource ici ({ $good }). Choisissez une des ressources indiquées.
why-none-of-it = Vous n’en avez pas ({ $good }). Dépensez une autre ressource, ou aucune.
why-final-space-reached = Votre armée est déjà sur la dernière case. Choisissez autre chose.
why-war-done = Vous l’avez déjà fait, ou cet effet ne le permet pas. Choisissez autre chose.
why-must-war = Vous devez progresser ou mener une Attaque avant d’arrêter. Choisissez l’un des deux.
why-at-top = Vous êtes déjà au sommet de ce Temple. Montez dans un autre.
why-same-temple = L’Or paie une marche d’un autre Temple. Choisissez-en un autre.
why-market-gap = Cette case du Marché est vide. Choisissez une case avec une tuile.
why-not-set-aside = Vous n’avez pas mis cette tuile de côté. Choisissez une tuile du Marché.
why-building-too-dear = Vous ne pouvez pas payer sa Sagesse et sa Pierre, même avec votre Or. Construisez une Ferme ou choisissez une autre tuile.
why-no-virgo = Seul le joueur qui détient la Vierge peut construire sur une Ferme. Construisez à côté de votre Cité.
why-no-farm = Vous n’avez pas de Ferme à recouvrir à cet endroit. Choisissez une de vos Fermes, ou construisez autrement.
why-cell-taken = Il y a déjà une tuile à cet endroit. Posez celle-ci à côté de votre Cité.
why-not-beside-a-tile = Une tuile doit toucher une autre tuile par un bord. Choisissez un espace à côté de votre Cité.
why-other-building = Vous ne pouvez utiliser que le Bâtiment que vous venez d’ajouter. Choisissez-le, ou aucun.
why-no-ability = Cette tuile n’a pas de capacité. Choisissez un Bâtiment qui en a une.
why-changes-nothing = Sa capacité ne changerait rien maintenant. Choisissez un autre Bâtiment.
why-not-beside-the-tower = La Tour des Mages utilise un Bâtiment adjacent. Choisissez-en un qui la touche par un bord.
why-recruit-gap = Il n’y a pas de Citoyen sur cette case. Choisissez-en un dans la zone Recrutement.
why-citizen-too-dear = Ce Citoyen coûte { $wisdom } Sagesse, et vous ne pouvez pas payer autant. Choisissez-en un moins cher.
why-must-recruit = Vous devez prendre un Citoyen. Choisissez-en un.
why-must-feed = Vous devez dépenser au moins 1 Nourriture. Choisissez à quoi elle sert.
why-speaker-held = { $owner } a déjà cet Orateur. Choisissez-en un dans la zone Recrutement.
why-no-such-speaker = Cet Orateur n’est pas en jeu. Choisissez-en un dans la zone Recrutement.
why-no-such-card = Cette partie a moins de cartes District. Choisissez une carte en jeu.
why-card-fits-not = Les quatre tuiles ne correspondent pas à cette carte. Choisissez une carte qui correspond, ou aucune.
why-not-around = Cette tuile n’est pas adjacente à ce Siège de Pouvoir. Choisissez une des quatre qui l’entourent.
why-activated-already = Cette tuile a déjà servi. Choisissez-en une autre, ou arrêtez.
why-not-of-its-colour = Le dé n’active que les tuiles de sa couleur, et l’Agora. Choisissez l’une d’elles.
why-no-neighbour = Ce Vaisseau Mère n’est pas voisin du Lieu visité. Choisissez un Vaisseau voisin.
why-ship-at-six = Vous ne pouvez pas augmenter un Vaisseau Mère à 6. Choisissez l’autre voisin.

## Options

option-zodiac_needs_a_step = Cartes Zodiaque en fin de manche
option-zodiac_needs_a_step-false = Vont au joueur le plus haut, même si personne n’est monté
option-zodiac_needs_a_step-true = Restent sur un Temple où personne n’est monté
option-climb_at_top_takes_card = Au sommet d’un Temple
option-climb_at_top_takes_card-false = Vous ne pouvez pas monter plus haut
option-climb_at_top_takes_card-true = Vous pouvez encore payer et prendre la carte
option-citizen_end = La partie se termine faute de Citoyens
option-citizen_end-row_gap = Quand la zone Recrutement ne peut pas être complétée
option-citizen_end-supply_empty = Quand la réserve d’une couleur est vide
option-mothership_turns = Quand les Vaisseaux Mère changent
option-mothership_turns-after = Après les actions d’une visite
option-mothership_turns-before = Avant les actions d’une visite
option-last_round = Nombre maximal de manches
option-last_round-20 = 20 manches
option-last_round-12 = 12 manches
option-last_round-30 = 30 manches

## Le journal

event-placed = La tuile Action Bonus { $colour ->
    [red] rouge
    [purple] mauve
    [blue] bleue
    [orange] orange
   *[yellow] jaune
} est placée sur le Lieu de Rencontre { $site }
event-dealt = La carte Zodiaque { $sign } est placée au { $temple }
event-exposed = Carte District { $slot } : { $pattern }
event-offered = Un dé Citoyen est lancé : { $citizen }
event-drafted = { $name } prend un Citoyen pour le socle { $base }
event-refilled = Nouvelle tuile au Marché : { $tile }
event-revealed = Prochaine tuile de sa couleur : { $tile }
event-returned = La tuile { $tile } retourne sous sa pile
event-rolled = Nouveau Citoyen à recruter : { $citizen }
event-spoke = Un Orateur affiche { $value }
event-visited = { $name } envoie { $worker ->
    [freeman] un Stratège
    [archon] l’Archonte
   *[speaker] un Orateur
} au Lieu de Rencontre { $site }
event-turned = Le Vaisseau Mère { $site } passe à { $value }
event-paid = { $name } paie { $goods }
event-gained = { $name } reçoit { $goods }
event-exchanged = { $name } échange 1 { $good } contre 1 Or
event-advanced = { $name } progresse jusqu’à la case { $space }{ $tokens ->
    [0] { "" }
    [one] { " et reçoit" } { $tokens } jeton Supériorité
   *[other] { " et reçoit" } { $tokens } jetons Supériorité
}
event-attacked = { $name } mène une Attaque : { $weaker ->
    [0] aucune armée plus faible
    [one] { $weaker } armée plus faible
   *[other] { $weaker } armées plus faibles
}
event-climbed = { $name } monte à la marche { $step } du { $temple }
event-took = { $name } prend la carte Zodiaque { $sign }
event-built = { $name } construit la tuile { $tile }
event-farmed = { $name } construit une Ferme
event-reserved = { $name } met de côté la tuile { $tile }
event-used = { $name } utilise la tuile { $tile }
event-recruited = { $name } recrute un Citoyen
event-invited = { $name } prend un Orateur
event-raised = { $name } fait passer un Stratège à { $value }
event-lowered = { $name } fait descendre un Stratège à { $value }
event-recoloured = { $name } change la couleur d’un Stratège : { $colour ->
    [red] rouge
    [purple] mauve
    [blue] bleu
    [orange] orange
   *[yellow] jaune
}
event-advised = Le Stratège { $colour ->
    [red] rouge
    [purple] mauve
    [blue] bleu
    [orange] orange
   *[yellow] jaune
} de { $name } devient Conseiller (case { $space })
event-retired = Le Stratège { $colour ->
    [red] rouge
    [purple] mauve
    [blue] bleu
    [orange] orange
   *[yellow] jaune
} de { $name } retourne à la réserve
event-closed = { $name } complète un District avec un { $value }
event-matched = { $name } réalise la carte District { $slot }{ $gold ->
    [0] { "" }
   *[other] { " et prend" } { $gold } Or
}
event-built-up = { $name } élève la Tour { $colour ->
    [red] rouge
    [purple] mauve
    [blue] bleue
    [orange] orange
   *[yellow] jaune
} à { $floors ->
    [one] { $floors } Étage
   *[other] { $floors } Étages
}
event-grew = { $name } obtient le socle { $base }
event-spent = { $name } dépense 1 jeton pour une autre action
event-held = { $name } dépense 1 jeton pour retenir les Vaisseaux Mère
event-passed = { $name } passe
event-scored = { $name } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $source ->
    [military] piste Militaire
    [buildings] Bâtiments
    [districts] cartes District
    [population] Population
    [promotions] Conseiller en double
    [gold] Or
    [advisors] Conseillers
    [temples] Temples
   *[seats] Sièges de Pouvoir
}
event-announced = Dernière manche : { $ending }
event-lifted = La partie continue : la condition « { $ending } » n’est plus remplie
event-ended = La manche { $round } est terminée
event-came-back = Un Orateur revient avec la valeur { $value }
event-fortified = { $name } reçoit la tuile Bastion
event-fell = L’armée de { $name } recule à la case { $space }
event-began = Manche { $round } : { $name } commence
event-threatened = L’armée adverse avance à la case { $space }
event-lost = La carte Zodiaque { $sign } retourne à son Temple

## Le décompte

count-military = Piste Militaire
count-buildings = Bâtiments
count-districts = Cartes District
count-population = Population
count-promotions = Conseillers en double
count-gold = Or
count-advisors = Conseillers
count-temples = Temples
count-seats = Sièges de Pouvoir
reason-three-temples = Un joueur est au sommet des trois Temples
reason-no-gold = Plus d’Or sur les cartes District
reason-few-floors = Il reste trois couleurs d’Étages ou moins
reason-no-citizens = Une couleur de Citoyens est épuisée
reason-last-round = La dernière manche est terminée
reason-goal-reached = Objectif atteint
reason-goal-missed = Objectif manqué

## La table lue à haute voix

aloud-farm = { $farm } ({ $tile } face cachée)
aloud-seat = Siège de Pouvoir (tuile en haut à gauche : { $where })
aloud-home = non utilisé
aloud-advisors = Couleurs des Conseillers
aloud-bases = { $count ->
    [one] { $count } socle
   *[other] { $count } socles
}
aloud-scored = Cartes District réalisées
aloud-aside = Mises de côté
aloud-orders = Premier joueur et marqueurs (à égalité, celui du dessous d’abord)
aloud-begins = Commence la manche
aloud-army = Piste Militaire
aloud-keeper = { $temple }, détenteur de la carte Zodiaque
aloud-spent = 1 jeton Supériorité dépensé pendant ce tour
aloud-piles = Bâtiments face cachée
aloud-under = Remis sous leurs piles
aloud-draft = Citoyens à répartir
