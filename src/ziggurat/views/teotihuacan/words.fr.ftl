game-title = Fondateurs de Teotihuacan
game-about = Un à quatre Architectes tracent une Cité autour de sa Pyramide : empilez des disques pour gagner en Puissance, élevez des Bâtiments qui apportent des Ressources, dépensez-les en Temples et tuiles Pyramide, et accordez les deux dans chaque Quartier avant l'éclipse.

## Tuiles, Ressources, disques

building = Bâtiment en { $material ->
    [wood] Bois
    [stone] Pierre
   *[gold] Or
} de taille { $size }
temple = Temple { $colour ->
    [green] vert
    [blue] bleu
   *[red] rouge
}
pyramid-tile = Tuile Pyramide { $colour ->
    [green] verte
    [blue] bleue
    [red] rouge
   *[white] blanche
}
lot-building = { $material ->
    [wood] Bois
    [stone] Pierre
   *[gold] Or
} { $size } : { $count }
lot = { $tile } : { $count }
material = { $kind ->
    [wood] Bois
    [stone] Pierre
   *[gold] Pépite
}
cubes = { $count } { $kind ->
    [wood] Bois
    [stone] { $count ->
        [one] Pierre
       *[other] Pierres
    }
   *[gold] { $count ->
        [one] Pépite
       *[other] Pépites
    }
}
cubes-any = { $count ->
    [one] { $count } Ressource au choix
   *[other] { $count } Ressources au choix
}
worship = { $tile ->
    [green-wood] 2 Bois pour 3 points
    [green-any] 2 Ressources pour 2 points
    [green-product] Temples verts fois Bâtiments en Bois
    [green-small] Cinq petits Bâtiments
    [green-influence] 3 points et une action Influence
    [green-four-wood] Quatre Bâtiments en Bois
    [green-two-and-two] Deux Bâtiments en Bois et deux en Pierre
    [blue-stone] 2 Pierres pour 3 points
    [blue-set] Une Ressource de chaque type pour 4 points
    [blue-product] Temples bleus fois Bâtiments en Pierre
    [blue-temple] 3 Ressources pour un Temple
    [blue-eight] 8 Ressources pour 9 points
    [blue-size-2] 4 points et un Bâtiment de taille 2
    [blue-size-3] 3 points et un Bâtiment de taille 3
    [red-gold] 1 Pépite pour 1 point
    [red-ten] 10 Ressources pour 12 points
    [red-product] Temples rouges fois Bâtiments
    [red-pyramid] 5 Ressources pour une tuile Pyramide
    [red-construction] 3 points et une action Construction
    [red-each-size] Un Bâtiment de chaque taille
   *[red-two-fours] Deux Bâtiments de taille 4
}
worship-pile = Pile de tuiles Adoration { $colour ->
    [green] vertes
    [blue] bleues
   *[red] rouges
}
worship-held = { $count ->
    [one] Tuile Adoration : { $tile }
   *[other] { $count } tuiles Adoration : { $tile }
}
mask = Masque { $colour ->
    [yellow] jaune
    [turquoise] turquoise
   *[purple] violet
} de { $points }
mask-pile = Masques { $colour ->
    [yellow] jaunes
    [turquoise] turquoise
   *[purple] violets
} : { $values }
bonus = { $bonus ->
    [bonus-influence] toute action Influence
    [bonus-construction] toute action Construction
    [bonus-points] 2 points
    [bonus-resource] 1 point et une Ressource
   *[bonus-power] 1 point et 1 Puissance
}
reward = { $reward ->
    [reward-none] aucune récompense
    [reward-points] 4 points
    [reward-worship] une tuile Adoration
    [reward-size-3] 1 point et un Bâtiment de taille 3
    [reward-stone-2] un Bâtiment en Pierre de taille 2
    [reward-wood-2] un Bâtiment en Bois de taille 2
    [reward-temple-blue] un Temple bleu
    [reward-temple-green] un Temple vert
    [reward-temple-red] un Temple rouge
   *[reward-wood-1-and-stone-1] un Bâtiment en Bois et un en Pierre de taille 1
}
side = { $side ->
    [top] en haut
    [right] à droite
    [bottom] en bas
   *[left] à gauche
}
district = Quartier { $district ->
    [north-west] nord-ouest
    [north-east] nord-est
    [south-east] sud-est
   *[south-west] sud-ouest
}
spot = { $level ->
    [0] Base
    [1] Niveau 1
   *[2] Sommet
}{ $where ->
    [nw] , nord-ouest
    [n] , nord
    [ne] , nord-est
    [w] , ouest
    [centre] , centre
    [e] , est
    [sw] , sud-ouest
    [s] , sud
    [se] , sud-est
   *[summit] { "" }
}
space = { $space } : { $height ->
    [1] { $bonus }
   *[other] { $height } disques
}
the-rival = Rival
card = zone { $zone }, pile la plus { $stack ->
    [low] basse
   *[high] haute
}

## Ce qui se trouve où

region-board = { $round ->
    [0] Mise en place
   *[other] Manche { $round } sur { $rounds }
}
region-city = Votre Cité
region-city-of = Cité de { $player }
region-hand = Vos disques, Ressources et tuiles
region-hand-of = Disques, Ressources et tuiles de { $player }
region-rival = Le Rival
region-prices = Ce que coûtent les tuiles
city = { $title } : Architecte { $side }, { $buildings ->
    [one] { $buildings } Bâtiment
   *[other] { $buildings } Bâtiments
}, { $temples ->
    [one] { $temples } Temple
   *[other] { $temples } Temples
}
standing = { $passed ->
    [yes] a passé
   *[no] { $discs ->
        [one] { $discs } disque
       *[other] { $discs } disques
    }
}, { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
discs = { $count ->
    [one] { $count } disque
   *[other] { $count } disques
}
worship-tiles = { $count ->
    [one] { $count } tuile Adoration
   *[other] { $count } tuiles Adoration
} { $colour ->
    [green] { $count ->
        [one] verte
       *[other] vertes
    }
    [blue] { $count ->
        [one] bleue
       *[other] bleues
    }
   *[red] { $count ->
        [one] rouge
       *[other] rouges
    }
}
discs-ready = { $count ->
    [0] Plus de disque
    [one] Reste { $count } disque
   *[other] Restent { $count } disques
}
first-player = { $player } commence la manche
favour-tokens = Piste Faveur : { $steps }
held-nothing = Aucune tuile en main
goal-was = Il en fallait plus de { $points } pour battre le Rival.
rival-says = Le Rival : { $points } points et un handicap de { $handicap }, { $discs } disques restants
text-stacks = Piles
text-masks = Masques : { $values }
text-favour = faveur { $step }

## Actions

action-construction = Construction
action-influence = Influence
action-building = Construire un Bâtiment
action-temple = Construire un Temple
action-pyramid = Construire la Pyramide
action-production = Produire des Ressources
action-offering = Faire une offrande
action-favour = Gagner une faveur

## Ce qui est demandé

prompt-start-tile = Choisissez la prochaine tuile Pyramide à poser.
prompt-stacking = Placez un à trois disques sur une pile, ou passez.
prompt-half = { $space }, Puissance { $power } : choisissez une action de cette zone{ $bonus ->
    [yes] , ou utilisez d'abord le bonus
   *[no] { "" }
}.
prompt-bonus = Utilisez le disque Bonus ({ $bonus }), ou laissez-le.
prompt-constructing = Choisissez une action Construction, avec une Puissance de { $power }.
prompt-influencing = Choisissez une action Influence.
prompt-gift-kind = Choisissez la Ressource que vous prenez.
prompt-gift-square = Placez { $kind ->
    [wood] le Bois
    [stone] la Pierre
   *[gold] la Pépite
} sur une case sans tuile.
prompt-building = Prenez un Bâtiment de taille { $power } au plus.
prompt-temple = { $free ->
    [yes] Prenez un Temple au choix
   *[no] Prenez un Temple : chaque Puissance manquante coûte une Ressource de plus (vous avez { $power })
}.
prompt-pyramid = { $free ->
    [yes] Prenez une tuile Pyramide au choix
   *[no] Prenez une tuile Pyramide : chaque Puissance sous 4 coûte une Pépite de plus (vous avez { $power })
}.
prompt-paying = Payez { $due }{ $gold ->
    [yes]  ; deux Pépites remplacent toute autre Ressource
   *[no] { "" }
}.
prompt-setting = À placer : { $tile }.
prompt-replacing = { $tile } : remplacez une Ressource par une nouvelle, ou gardez le reste.
prompt-spot = Choisissez une case de votre Pyramide : { $tile }.
prompt-indicating = { $second ->
    [yes] Prenez le second Bâtiment de la récompense, ou laissez-le
   *[no] Choisissez quel Bâtiment de la récompense vient d'abord
}.
prompt-sized = Choisissez un Bâtiment de taille { $size }, ou renoncez-y.
prompt-any-pile = Choisissez la pile dont vous prenez la première tuile Adoration.
prompt-adoring = Prenez l'une des deux tuiles Adoration.
prompt-production = Produisez des Ressources près de vos Bâtiments, ou prenez un petit Bâtiment.
prompt-producing = { $tile } : placez une Ressource à côté, ou renoncez-y.
prompt-small = Prenez un second petit Bâtiment, ou restez-en là.
prompt-offering = Choisissez la tuile Adoration que vous offrez.
prompt-repeating = { $tile } : échangez encore une fois, ou arrêtez.
prompt-returning = Vous pouvez rendre une tuile Adoration pour en prendre une autre.
prompt-swapping = Prenez n'importe quelle tuile Adoration face visible.

## Noms des choix

choice-discs = { $count ->
    [one] { $count } disque
   *[other] { $count } disques
} en { $space }, Puissance { $power } : { $construction }, ou { $influence }
choice-pass = Passer pour cette manche
choice-bonus = Utiliser le disque Bonus
choice-bonus-this = Utiliser le disque Bonus : { $bonus }
choice-take = { $tile }
choice-take-for = { $tile } pour { $due }
choice-produce = Produire près de vos Bâtiments
choice-set = { $squares }
choice-spot = { $spot }
choice-spot-reward = { $spot } : { $reward }
choice-spend = Dépenser la Ressource de { $square }
choice-spend-over = { $square } : dépenser { $kind ->
    [wood] le Bois
    [stone] la Pierre
   *[gold] la Pépite
}
choice-rest = Payer le reste pour moi
choice-cube = { $square }
choice-cube-over = { $square } au lieu { $kind ->
    [wood] de Bois
    [stone] de Pierre
   *[gold] de Pépite
}
choice-kind = { $kind ->
    [wood] Un Bois
    [stone] Une Pierre
   *[gold] Une Pépite
}
choice-worship = { $tile }
choice-worship-twin = { $tile }, { $where ->
    [slot] à côté de la pile
   *[pile] sur la pile
}
choice-offer = Offrir : { $tile }
choice-return = Rendre : { $tile }
choice-again = Encore une fois
choice-done = Rien de plus
choice-disc = Disque Bonus : { $bonus }
choice-board = Plateau Joueur B{ $board }
choice-reveal = Tuile Adoration : { $tile }
choice-card = Carte du Rival : { $card }

## Les règles en bref

help-pass = Vous ne faites plus rien avant la prochaine manche ; votre Architecte ne bouge pas.
help-done = Vous continuez sans cela.
help-rest = D'abord le Bois, puis la Pierre, puis les Pépites, depuis le coin supérieur gauche.
help-again = Même prix, mêmes points, jusqu'au maximum de la tuile.
help-construction = Construire fait appel à la Puissance de la pile et à la Portée de votre Architecte.
help-influence = L'Influence ne fait appel ni à la Puissance ni à la Portée.
help-building = Un Bâtiment du plateau central pas plus grand que votre Puissance, à Portée ; il apporte une Ressource sur chaque case voisine.
help-temple = Un Temple du plateau central contre ses Ressources, à Portée ; il apporte une tuile Adoration de sa couleur.
help-pyramid = Une tuile Pyramide pour deux Pépites et un Bois : deux points, et à la base une récompense.
help-production = 0 ou 1 Ressource près de chacun de vos Bâtiments, ou bien un ou deux Bâtiments de taille 1.
help-produce = 0 ou 1 Ressource près de chacun de vos Bâtiments, du plus ancien au plus récent, où que soit votre Architecte.
help-offering = Appliquez l'une de vos tuiles Adoration ; elle retourne ensuite sous sa pile.
help-favour = Une case de la piste Faveur et ses points ; puis vous pouvez échanger une tuile Adoration.
help-wood = Elle peut remplacer une Ressource d'un autre type.
help-stone = Elle peut remplacer une Ressource d'un autre type.
help-gold = Deux Pépites paient toute autre Ressource.
help-pile = Vous prenez la première tuile de cette pile, sans la voir.
help-masks = Qui recouvre le dernier symbole d'un groupe prend le premier Masque de sa couleur et en marque les points.
help-tile-building = Demande une Puissance de { $size }. Chaque case libre voisine reçoit { $kind ->
    [wood] un Bois
    [stone] une Pierre
   *[gold] une Pépite
}.
help-tile-temple = { $tile ->
    [temple-green] Taille 3, coûte un Bois et une Pierre, et un Bois par Puissance en dessous de 3.
    [temple-blue] Taille 4, coûte deux Pierres, et un Bois par Puissance en dessous de 4.
   *[temple-red] Taille 5, coûte une Pierre et une Pépite, et une Pierre par Puissance en dessous de 5.
} Il apporte une tuile Adoration.
help-tile-pyramid = Coûte deux Pépites et un Bois, et une Pépite par Puissance en dessous de 4. À la fin, elle rapporte pour chaque Temple de sa couleur dans son Quartier.
help-level = Sur quatre tuiles : deux points tout de suite ; à la fin 3 par Temple de sa couleur dans son Quartier.
help-reward = { $reward ->
    [reward-none] La tuile blanche s'y trouve dès le début.
    [reward-points] Quatre points tout de suite.
    [reward-worship] Prenez la première tuile Adoration de n'importe quelle pile.
    [reward-size-3] Un point, et un Bâtiment de taille 3 de la réserve si vous le voulez.
    [reward-stone-2] Un Bâtiment en Pierre de taille 2 de la réserve, à Portée ou non.
    [reward-wood-2] Un Bâtiment en Bois de taille 2 de la réserve, à Portée ou non.
    [reward-temple-blue] Un Temple bleu de la réserve, gratuit, avec sa tuile Adoration.
    [reward-temple-green] Un Temple vert de la réserve, gratuit, avec sa tuile Adoration.
    [reward-temple-red] Un Temple rouge de la réserve, gratuit, avec sa tuile Adoration.
   *[reward-wood-1-and-stone-1] Un Bâtiment en Bois et un en Pierre de taille 1 de la réserve, ou un seul des deux.
}
help-bonus = Bonus : { $bonus ->
    [bonus-influence] n'importe quelle action Influence.
    [bonus-construction] n'importe quelle action Construction, à Portée, avec la Puissance de cette pile.
    [bonus-points] deux points.
    [bonus-resource] un point, et une Ressource au choix sur n'importe quelle case sans tuile.
   *[bonus-power] un point, et votre Puissance est majorée de 1.
}
help-worship = { $tile ->
    [green-wood] Dépensez 2 Bois pour 3 points, autant de fois que possible, 12 au plus.
    [green-any] Dépensez 2 Ressources au choix pour 2 points, autant de fois que possible, 10 au plus.
    [green-product] Vos Temples verts fois vos Bâtiments en Bois, en points, 9 au plus.
    [green-small] 12 points si votre Cité a cinq Bâtiments de taille 1.
    [green-influence] 3 points, puis une action Influence au choix si vous le voulez.
    [green-four-wood] 8 points si votre Cité a quatre Bâtiments en Bois.
    [green-two-and-two] 7 points si votre Cité a deux Bâtiments en Bois et deux en Pierre.
    [blue-stone] Dépensez 2 Pierres pour 3 points, autant de fois que possible, 12 au plus.
    [blue-set] Dépensez un Bois, une Pierre et une Pépite pour 4 points, autant de fois que possible, 12 au plus.
    [blue-product] Vos Temples bleus fois vos Bâtiments en Pierre, en points, 9 au plus.
    [blue-temple] Dépensez 3 Ressources au choix et construisez un Temple de la réserve, à Portée, quelle que soit votre Puissance.
    [blue-eight] Dépensez exactement 8 Ressources au choix pour 9 points.
    [blue-size-2] 4 points, puis un Bâtiment de taille 2 de la réserve, à Portée, si vous le voulez.
    [blue-size-3] 3 points, puis un Bâtiment de taille 3 de la réserve, à Portée, si vous le voulez.
    [red-gold] Dépensez 1 Pépite pour 1 point, autant de fois que possible, 10 au plus.
    [red-ten] Dépensez exactement 10 Ressources au choix pour 12 points.
    [red-product] Vos Temples rouges fois vos Bâtiments en Pierre (en Or si convenu), en points, 9 au plus.
    [red-pyramid] Dépensez 5 Ressources au choix et construisez une tuile Pyramide de la réserve, à Portée.
    [red-construction] 3 points, puis une action Construction avec votre Puissance, si vous le voulez.
    [red-each-size] 10 points si votre Cité a des Bâtiments de tailles 1, 2, 3 et 4.
   *[red-two-fours] 10 points si votre Cité a deux Bâtiments de taille 4.
}

## Pourquoi pas

why-empty-space = Aucun disque ne se trouve sur cet espace. Placez les vôtres là où il y en a au moins un.
why-too-few-discs = Il ne vous reste que { $discs ->
    [one] un disque
   *[other] { $discs } disques
}. N'en placez pas davantage.
why-stack-full = Une pile a quatre disques au plus, disque Bonus compris. Placez-en moins, ou choisissez une autre pile.
why-leads-nowhere = Avec cette Puissance, vous ne pourriez ni construire un Temple ni faire une offrande. Choisissez une autre zone, ou plus de disques.
why-no-bonus = Aucun disque Bonus n'était visible sur cette pile. Choisissez une action.
why-bonus-useless = Le Bonus donne une action Construction, et vous n'en pourriez faire aucune. Choisissez une action de la zone.
why-must-act = Une fois le Bonus choisi, son action est faite. Choisissez une des actions.
why-not-construction = Le Bonus donne une action Construction. Choisissez Bâtiment, Temple ou Pyramide.
why-not-influence = Le Bonus donne une action Influence. Choisissez production, offrande ou faveur.
why-no-building = Aucun Bâtiment du plateau central ne convient à votre Puissance de { $power } et à votre Portée. Choisissez l'autre action.
why-no-temple = Vous ne pouvez payer aucun Temple du plateau central qui tienne à Portée. Choisissez l'autre action.
why-no-pyramid-tile = Vous ne pouvez payer une tuile Pyramide, ou n'avez pas de case à Portée. Choisissez l'autre action.
why-no-offering = Vous n'avez aucune tuile Adoration dont vous remplissez les conditions. Choisissez l'autre action.
why-not-a-building = Ce n'est pas un Bâtiment. Prenez un Bâtiment du plateau central.
why-not-a-temple = Ce n'est pas un Temple. Prenez un Temple.
why-not-a-pyramid-tile = Ce n'est pas une tuile Pyramide. Prenez une tuile Pyramide.
why-too-large = Sa taille est { $size }, et votre Puissance { $power }. Prenez un Bâtiment qui ne la dépasse pas.
why-not-small = Ce n'est pas un Bâtiment de taille 1. Prenez-en un de taille 1.
why-wrong-size = Ce n'est pas un Bâtiment de taille { $size }. Prenez-en un de cette taille.
why-not-shown = La récompense ne montre pas cette tuile, ou vous l'avez construite. Prenez un Bâtiment qu'elle montre.
why-must-build = Une récompense de Bâtiments en apporte au moins un. Prenez-en un.
why-start-tile-gone = Ce n'est pas une tuile de départ qui vous reste à poser. Choisissez une tuile Pyramide d'une autre couleur.
why-sold-out = Le plateau central n'en a plus, et il n'est rempli qu'entre les manches. Prenez une autre tuile.
why-reserve-out = La réserve n'en a plus. Prenez une autre tuile.
why-too-dear = Vos Ressources ne la paient pas, même à deux Pépites pour toute autre. Prenez une autre tuile.
why-fits-nowhere = Il n'y a pas de place pour elle parmi vos tuiles à Portée. Prenez une autre tuile.
why-lies-not-so = Tournée ainsi, la tuile ne tient pas entière dans la Cité. Tournez-la, ou choisissez une autre case.
why-on-a-tile = Elle recouvrirait une autre tuile. Choisissez des cases libres ; des Ressources peuvent être recouvertes.
why-on-a-mask = Pendant la mise en place, aucun Masque ne peut être recouvert. Choisissez des cases sans Masque.
why-out-of-reach = Une partie serait hors des deux Quartiers à Portée de votre Architecte. Posez-la dans ceux-ci.
why-spot-filled = Une tuile Pyramide s'y trouve déjà. Choisissez une case libre de la Pyramide.
why-spot-out-of-reach = Votre Architecte n'atteint pas cette case. Choisissez-en une dans ses deux Quartiers.
why-no-four-below = À l'étage, une tuile repose sur quatre autres. Choisissez une case qui a ses quatre.
why-no-cube = Aucune Ressource ne s'y trouve. Choisissez une case qui en a une.
why-not-due = Ce paiement n'a pas besoin de cette Ressource ({ $kind }). Dépensez ce qu'il demande ; deux Pépites valent toute autre Ressource.
why-needed-for-the-rest = Sans elle, le reste ne pourrait être payé. Dépensez une autre Ressource pour cette part.
why-not-beside = Cette case n'est pas à côté du Bâtiment. Choisissez-en une qui le touche par un côté.
why-under-a-tile = Une tuile s'y trouve. Choisissez une case sans tuile.
why-same-cube = Une Ressource de ce type s'y trouve déjà ({ $kind }). Choisissez une autre case.
why-nothing-to-replace = Aucune Ressource d'un autre type n'y est à remplacer. Choisissez-en une, ou gardez le reste.
why-no-square-for-it = Aucune case de votre Cité ne peut plus recevoir cette Ressource ({ $kind }). Choisissez un autre type.
why-not-your-worship = Vous n'avez pas cette tuile Adoration. Choisissez une des vôtres.
why-asks-for-cubes = Vous ne pouvez dépenser les Ressources que demande cette tuile Adoration. Choisissez-en une autre.
why-asks-for-buildings = Votre Cité n'a pas les Bâtiments que demande cette tuile Adoration. Choisissez-en une autre.
why-asks-for-a-place = La réserve n'a rien qui tienne à Portée pour cette tuile Adoration. Choisissez-en une autre.
why-none-face-up = Aucune tuile n'y est à prendre. Choisissez une autre pile.
why-other-colour = Vous prenez une tuile Adoration de la couleur de votre Temple. Choisissez une de ses deux.
why-in-the-slot = Cette récompense donne la première tuile d'une pile, jamais celle de l'emplacement. Choisissez une pile.

## Options

option-side = Plateaux Joueur
option-side-A = Face A, la même pour tous
option-side-B = Face B, toutes différentes et tirées au sort
option-solo_handicap = Avance du Rival
option-solo_handicap-0 = Aucune
option-solo_handicap-10 = 10 points
option-solo_handicap-20 = 20 points
option-solo_handicap-30 = 30 points
option-red_product_material = La tuile rouge de produit compte
option-red_product_material-stone = Les Bâtiments en Pierre, comme imprimé
option-red_product_material-gold = Les Bâtiments en Or
option-reward_building_uses_reach_in_play = Bâtiments d'une récompense
option-reward_building_uses_reach_in_play-false = Partout dans la Cité, comme imprimé
option-reward_building_uses_reach_in_play-true = À Portée seulement, une fois la partie commencée
option-setup_pyramid_scores_vp = Tuiles Pyramide de départ
option-setup_pyramid_scores_vp-false = N'apportent que leurs récompenses
option-setup_pyramid_scores_vp-true = Rapportent aussi deux points chacune

## Le journal

event-dealt = { $name } reçoit le plateau Joueur B{ $board }
event-placed = Disque Bonus en { $space } : { $bonus }
event-revealed = Une tuile Adoration { $colour ->
    [green] verte
    [blue] bleue
   *[red] rouge
} est révélée : { $tile }
event-stacked = { $name } place { $count ->
    [1] un disque
   *[other] { $count } disques
} en { $space } : Puissance { $power }
event-passed = { $name } passe
event-used = { $name } utilise le disque Bonus : { $bonus }
event-turned = L'Architecte de { $name } se place { $side ->
    [top] en haut
    [right] à droite
    [bottom] en bas
   *[left] à gauche
}
event-built = { $name } place en { $square } : { $tile }
event-lost = { $name } recouvre { $cubes }
event-produced = { $name } reçoit { $cubes }
event-gained = { $name } place { $kind ->
    [wood] un Bois
    [stone] une Pierre
   *[gold] une Pépite
} en { $square }
event-spent = { $name } dépense { $kind ->
    [wood] le Bois
    [stone] la Pierre
   *[gold] la Pépite
} de { $square }
event-masked = { $name } achève un groupe : { $mask }
event-raised = { $name } élève sa Pyramide, { $spot } : { $tile }
event-rewarded = Récompense pour { $name } : { $reward }
event-adored = { $name } prend une tuile Adoration : { $tile }
event-offered = { $name } fait une offrande : { $tile }
event-returned = { $name } remet sous sa pile : { $tile }
event-buried = Retourne sous sa pile : { $tile }
event-favoured = { $name } gagne une faveur : case { $step }
event-scored = { $name } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $source ->
    [bonus] disque Bonus
    [masks] Masque
    [pyramid] Pyramide
    [rewards] récompense
    [worship] Adoration
    [favour] faveur
   *[districts] Quartiers
}
event-counted = Quartier { $district ->
    [north-west] nord-ouest
    [north-east] nord-est
    [south-east] sud-est
   *[south-west] sud-ouest
} de { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
event-ended = La manche { $round } est terminée
event-restocked = { $count } de plus sur le plateau central : { $tile }
event-began = La manche { $round } commence avec { $name }
event-rival-drew = Le Rival pioche une carte : { $card }
event-rival-stacked = Le Rival place un disque en { $space } : Puissance { $power }
event-rival-took = Le Rival retire du jeu : { $tile }
event-rival-masked = Le Rival prend un Masque : { $mask }
event-rival-scored = Le Rival marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Le décompte

count-bonus = Disques Bonus
count-masks = Masques
count-pyramid = Tuiles Pyramide
count-rewards = Récompenses
count-worship = Tuiles Adoration
count-favour = Faveur
reason-most-points = Le plus de points
reason-most-pyramid-tiles = Points égaux : plus de tuiles Pyramide
reason-shared = Points et tuiles Pyramide égaux : victoire partagée
reason-rival-beaten = Le Rival est battu
reason-rival-ahead = Le Rival reste devant

## La table lue à haute voix

aloud-turn = L'action
aloud-power = En { $space }, Puissance { $power }
aloud-piles = Tuiles Adoration face cachée
aloud-below = { $pile }, tout en dessous
aloud-reserve = Tuiles en réserve
aloud-box = Tuiles dans la boîte
aloud-masks = Masques { $colour ->
    [yellow] jaunes
    [turquoise] turquoise
   *[purple] violets
} du plateau
aloud-worship = Tuiles Adoration
aloud-taken = Masques
aloud-starting = Encore à poser pendant la mise en place
