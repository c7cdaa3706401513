game-title = Fondateurs de Teotihuacan
game-about = Dessinez une Cité autour de sa Pyramide : empilez des disques pour gagner en Puissance, construisez des Bâtiments qui produisent des Ressources, puis dépensez-les en Temples et en tuiles Pyramide. Associez leurs couleurs dans chaque Quartier avant l’Éclipse. De 1 à 4 Architectes.

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
pyramid-tile = tuile Pyramide { $colour ->
    [green] verte
    [blue] bleue
    [red] rouge
   *[white] blanche
}
lot-building = { $material ->
    [wood] Bois
    [stone] Pierre
   *[gold] Or
} { $size } : { $count }
lot = { $tile } : { $count }
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
    [green-product] Temples verts × Bâtiments en Bois
    [green-small] 5 Bâtiments de taille 1
    [green-influence] 3 points et une action Influence
    [green-four-wood] 4 Bâtiments en Bois
    [green-two-and-two] 2 Bâtiments en Bois et 2 en Pierre
    [blue-stone] 2 Pierres pour 3 points
    [blue-set] 1 Ressource de chaque type pour 4 points
    [blue-product] Temples bleus × Bâtiments en Pierre
    [blue-temple] 3 Ressources pour un Temple
    [blue-eight] 8 Ressources pour 9 points
    [blue-size-2] 4 points et un Bâtiment de taille 2
    [blue-size-3] 3 points et un Bâtiment de taille 3
    [red-gold] 1 Pépite pour 1 point
    [red-ten] 10 Ressources pour 12 points
    [red-product] Temples rouges × Bâtiments
    [red-pyramid] 5 Ressources pour une tuile Pyramide
    [red-construction] 3 points et une action Construction
    [red-each-size] 1 Bâtiment de chaque taille
   *[red-two-fours] 2 Bâtiments de taille 4
}
worship-pile = Pile de tuiles Adoration { $colour ->
    [green] vertes
    [blue] bleues
   *[red] rouges
}
worship-held = { $count ->
    [one] Tuile Adoration : { $tile }
   *[other] { $count } tuiles Adoration : { $tile }
}
mask = Masque { $colour ->
    [yellow] jaune
    [turquoise] turquoise
   *[purple] violet
} à { $points ->
    [one] { $points } point
   *[other] { $points } points
}
mask-pile = Masques { $colour ->
    [yellow] jaunes
    [turquoise] turquoise
   *[purple] violets
} : { $values }
bonus = { $bonus ->
    [bonus-influence] action Influence au choix
    [bonus-construction] action Construction au choix
    [bonus-points] 2 points
    [bonus-resource] 1 point et 1 Ressource
   *[bonus-power] 1 point et +1 Puissance
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
    [0] base
    [1] niveau 1
   *[2] sommet
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
space = { $space } : { $height ->
    [1] { $bonus }
   *[other] { $height } disques
}
the-rival = le Rival
card = zone { $zone }, pile la plus { $stack ->
    [low] basse
   *[high] haute
}

## Où sont les choses

region-board = { $round ->
    [0] Mise en place
   *[other] Manche { $round } sur { $rounds }
}
stop-market = Tuiles
stop-discs = Disques
stop-influence = Influence
stop-favour = Faveur
region-city = Votre Cité
region-city-of = Cité de { $player }
region-hand = Vos disques, Ressources et tuiles
region-hand-of = Disques, Ressources et tuiles de { $player }
region-rival = Le Rival
region-prices = Coût des tuiles
city = { $title } : Architecte { $side }, { $buildings ->
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
    [0] Plus aucun disque
    [one] { $count } disque restant
   *[other] { $count } disques restants
}
first-player = Premier joueur de la manche : { $player }
favour-tokens = Piste Faveur : { $steps }
held-nothing = Aucune tuile en main
goal-was = Il fallait plus de { $points } points pour battre le Rival.
rival-says = Le Rival : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $handicap } d’avance, { $discs ->
    [one] { $discs } disque restant
   *[other] { $discs } disques restants
}
text-stacks = Piles
text-masks = Masques : { $values }
text-favour = Faveur { $step }

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
prompt-stacking = Placez 1 à 3 disques sur une pile, ou passez.
prompt-half = { $space }, Puissance { $power } : choisissez une action{ $bonus ->
    [yes] , ou utilisez d’abord le disque Bonus
   *[no] { "" }
}.
prompt-bonus = Utilisez le disque Bonus ({ $bonus }), ou renoncez-y.
prompt-constructing = Choisissez une action Construction (Puissance { $power }).
prompt-influencing = Choisissez une action Influence.
prompt-gift-kind = Choisissez la Ressource à prendre.
prompt-gift-square = Placez { $kind ->
    [wood] le Bois
    [stone] la Pierre
   *[gold] la Pépite
} sur une case sans tuile.
prompt-building = Prenez un Bâtiment de taille { $power } au maximum.
prompt-temple = { $free ->
    [yes] Prenez un Temple au choix
   *[no] Prenez un Temple (Puissance { $power } ; +1 Ressource par Puissance manquante)
}.
prompt-pyramid = { $free ->
    [yes] Prenez une tuile Pyramide au choix
   *[no] Prenez une tuile Pyramide (Puissance { $power } ; +1 Pépite par Puissance en dessous de 4)
}.
prompt-paying = Payez { $due }{ $gold ->
    [yes] {" "}(2 Pépites remplacent toute autre Ressource)
   *[no] { "" }
}.
prompt-setting = Placez votre { $tile }.
prompt-replacing = { $tile } : remplacez une Ressource adjacente, ou terminez.
prompt-spot = Choisissez une case pour votre { $tile }.
prompt-indicating = { $second ->
    [yes] Prenez le second Bâtiment de la récompense, ou renoncez-y
   *[no] Choisissez le premier Bâtiment de la récompense
}.
prompt-sized = Prenez un Bâtiment de taille { $size }, ou renoncez-y.
prompt-any-pile = Choisissez une pile et prenez sa première tuile Adoration.
prompt-adoring = Prenez l’une des deux tuiles Adoration.
prompt-production = Produisez des Ressources, ou prenez un Bâtiment de taille 1.
prompt-producing = { $tile } : placez 1 Ressource à côté, ou renoncez-y.
prompt-small = Prenez un second Bâtiment de taille 1, ou terminez.
prompt-offering = Choisissez la tuile Adoration à offrir.
prompt-repeating = « { $tile } » : échangez à nouveau, ou terminez.
prompt-returning = Vous pouvez rendre une tuile Adoration pour en prendre une autre.
prompt-swapping = Prenez n’importe quelle tuile Adoration face visible.

## Noms des choix

choice-discs = { $count ->
    [one] { $count } disque
   *[other] { $count } disques
} en { $space }, Puissance { $power } : { $construction } / { $influence }
choice-pass = Passer pour cette manche
choice-bonus = Utiliser le disque Bonus
choice-bonus-this = Bonus : { $bonus }
choice-take = { $tile }
choice-take-for = { $tile } pour { $due }
choice-produce = Produire des Ressources
choice-set = { $squares }
choice-spot = { $spot }
choice-spot-reward = { $spot } : { $reward }
choice-spend = Dépenser la Ressource ({ $square })
choice-spend-over = { $square } : dépenser { $kind ->
    [wood] 1 Bois
    [stone] 1 Pierre
   *[gold] 1 Pépite
}
choice-rest = Payer automatiquement
choice-cube = { $square }
choice-cube-over = { $square }, à la place { $kind ->
    [wood] du Bois
    [stone] de la Pierre
   *[gold] de la Pépite
}
choice-kind = { $kind ->
    [wood] 1 Bois
    [stone] 1 Pierre
   *[gold] 1 Pépite
}
choice-worship = { $tile }
choice-worship-twin = { $tile }, { $where ->
    [slot] à côté de la pile
   *[pile] sur la pile
}
choice-offer = Offrir : { $tile }
choice-return = Rendre : { $tile }
choice-again = Échanger à nouveau
choice-done = Terminer
choice-skip = Renoncer
choice-disc = Disque Bonus : { $bonus }
choice-board = Plateau Joueur B{ $board }
choice-reveal = Tuile Adoration : { $tile }
choice-card = Carte du Rival : { $card }

## Les règles en bref

help-pass = Votre manche est terminée ; votre Architecte reste où il est.
help-done = Votre tour continue sans cela.
help-rest = Le Bois est dépensé d’abord, puis la Pierre, puis les Pépites, à partir du coin supérieur gauche.
help-again = Même coût, mêmes points, jusqu’au maximum de la tuile.
help-construction = La Construction utilise la Puissance de la pile et la Portée de votre Architecte.
help-influence = L’Influence ne demande ni Puissance ni Portée.
help-building = Un Bâtiment du plateau central, placé à Portée, dont la taille ne dépasse pas votre Puissance. Vous recevez 1 Ressource sur chaque case adjacente.
help-temple = Un Temple du plateau central, payé en Ressources et placé à Portée. Vous prenez ensuite une tuile Adoration de sa couleur.
help-pyramid = Une tuile Pyramide pour 2 Pépites et 1 Bois. Vous marquez 2 points et, à la base, vous gagnez une récompense.
help-production = Placez 0 ou 1 Ressource près de chacun de vos Bâtiments, ou prenez 1 ou 2 Bâtiments de taille 1.
help-produce = Placez 0 ou 1 Ressource près de chacun de vos Bâtiments, du plus ancien au plus récent, où que soit votre Architecte.
help-offering = Utilisez l’une de vos tuiles Adoration, puis remettez-la sous sa pile.
help-favour = Avancez d’une case sur la piste Faveur et marquez ses points. Vous pouvez ensuite échanger une tuile Adoration.
help-wood = Il peut remplacer une Ressource d’un autre type.
help-stone = Elle peut remplacer une Ressource d’un autre type.
help-gold = Pour payer, 2 Pépites peuvent remplacer toute autre Ressource.
help-pile = Vous prenez la première tuile de cette pile sans la voir.
help-masks = Recouvrez le dernier symbole d’un groupe pour prendre le premier Masque de cette couleur et marquer ses points.
help-stack = Votre Puissance est la hauteur de la pile, vos disques compris. Son disque Bonus est recouvert.
help-discs = Vous en placez 1 à 3 pour faire une action. Après chaque manche, vous en retirez définitivement 1.
help-tile-building = Demande une Puissance de { $size }. Placez { $kind ->
    [wood] 1 Bois
    [stone] 1 Pierre
   *[gold] 1 Pépite
} sur chaque case libre adjacente.
help-tile-temple = { $tile ->
    [temple-green] Taille 3. Coûte 1 Bois et 1 Pierre, plus 1 Bois par Puissance en dessous de 3.
    [temple-blue] Taille 4. Coûte 2 Pierres, plus 1 Bois par Puissance en dessous de 4.
   *[temple-red] Taille 5. Coûte 1 Pierre et 1 Pépite, plus 1 Pierre par Puissance en dessous de 5.
} Vous prenez ensuite une tuile Adoration.
help-tile-pyramid = Coûte 2 Pépites et 1 Bois, plus 1 Pépite par Puissance en dessous de 4. À la fin, elle rapporte des points pour chaque Temple de sa couleur dans son Quartier.
help-level = À un niveau supérieur, la tuile repose sur 4 autres. Vous marquez 2 points maintenant, et 3 à la fin pour chaque Temple de sa couleur dans son Quartier.
help-reward = { $reward ->
    [reward-none] La tuile blanche est là dès le début.
    [reward-points] Marquez aussitôt 4 points.
    [reward-worship] Prenez la première tuile Adoration de n’importe quelle pile.
    [reward-size-3] Marquez 1 point. Vous pouvez construire un Bâtiment de taille 3 de la réserve.
    [reward-stone-2] Construisez un Bâtiment en Pierre de taille 2 de la réserve, à Portée ou non.
    [reward-wood-2] Construisez un Bâtiment en Bois de taille 2 de la réserve, à Portée ou non.
    [reward-temple-blue] Construisez gratuitement un Temple bleu de la réserve et prenez sa tuile Adoration.
    [reward-temple-green] Construisez gratuitement un Temple vert de la réserve et prenez sa tuile Adoration.
    [reward-temple-red] Construisez gratuitement un Temple rouge de la réserve et prenez sa tuile Adoration.
   *[reward-wood-1-and-stone-1] Construisez un Bâtiment en Bois et un en Pierre de taille 1 de la réserve, ou un seul des deux.
}
help-bonus = Bonus : { $bonus ->
    [bonus-influence] effectuez une action Influence au choix.
    [bonus-construction] effectuez une action Construction au choix, à Portée, avec la Puissance de cette pile.
    [bonus-points] marquez 2 points.
    [bonus-resource] marquez 1 point et placez 1 Ressource au choix sur une case sans tuile.
   *[bonus-power] marquez 1 point et gagnez +1 Puissance pour cette action.
}
help-worship = { $tile ->
    [green-wood] Dépensez 2 Bois pour marquer 3 points. Répétez jusqu’à 12 points au maximum.
    [green-any] Dépensez 2 Ressources au choix pour marquer 2 points. Répétez jusqu’à 10 points au maximum.
    [green-product] Multipliez vos Temples verts par vos Bâtiments en Bois et marquez le résultat, 9 points au maximum.
    [green-small] Marquez 12 points si votre Cité contient 5 Bâtiments de taille 1.
    [green-influence] Marquez 3 points. Vous pouvez ensuite effectuer une action Influence au choix.
    [green-four-wood] Marquez 8 points si votre Cité contient 4 Bâtiments en Bois.
    [green-two-and-two] Marquez 7 points si votre Cité contient 2 Bâtiments en Bois et 2 en Pierre.
    [blue-stone] Dépensez 2 Pierres pour marquer 3 points. Répétez jusqu’à 12 points au maximum.
    [blue-set] Dépensez 1 Bois, 1 Pierre et 1 Pépite pour marquer 4 points. Répétez jusqu’à 12 points au maximum.
    [blue-product] Multipliez vos Temples bleus par vos Bâtiments en Pierre et marquez le résultat, 9 points au maximum.
    [blue-temple] Dépensez 3 Ressources au choix pour construire un Temple de la réserve, à Portée, quelle que soit votre Puissance.
    [blue-eight] Dépensez exactement 8 Ressources au choix pour marquer 9 points.
    [blue-size-2] Marquez 4 points. Vous pouvez ensuite construire à Portée un Bâtiment de taille 2 de la réserve.
    [blue-size-3] Marquez 3 points. Vous pouvez ensuite construire à Portée un Bâtiment de taille 3 de la réserve.
    [red-gold] Dépensez 1 Pépite pour marquer 1 point. Répétez jusqu’à 10 points au maximum.
    [red-ten] Dépensez exactement 10 Ressources au choix pour marquer 12 points.
    [red-product] Multipliez vos Temples rouges par vos Bâtiments en Pierre (ou en Or, selon les options choisies) et marquez le résultat, 9 points au maximum.
    [red-pyramid] Dépensez 5 Ressources au choix pour construire une tuile Pyramide de la réserve, à Portée.
    [red-construction] Marquez 3 points. Vous pouvez ensuite effectuer une action Construction au choix avec votre Puissance.
    [red-each-size] Marquez 10 points si votre Cité contient des Bâtiments de tailles 1, 2, 3 et 4.
   *[red-two-fours] Marquez 10 points si votre Cité contient 2 Bâtiments de taille 4.
}

## Pourquoi pas

why-empty-space = Cette case Action ne contient aucun disque. Choisissez-en une qui en contient au moins un.
why-too-few-discs = Il ne vous reste { $discs ->
    [one] qu’un disque
   *[other] que { $discs } disques
}. N’en placez pas davantage.
why-stack-full = Une pile compte 4 disques au maximum, disque Bonus compris. Placez-en moins, ou choisissez une autre pile.
why-leads-nowhere = Ici, vous ne pourriez ni construire un Temple ni faire une offrande, même en utilisant d’abord le Bonus. Choisissez une autre zone, ou placez plus de disques.
why-no-bonus = Le disque Bonus de cette pile était déjà recouvert. Choisissez une action.
why-bonus-useless = Le Bonus donne une action Construction, mais aucune n’est possible maintenant. Choisissez une action de la zone.
why-must-act = Vous utilisez le Bonus : vous devez effectuer son action. Choisissez-en une.
why-not-construction = Le Bonus donne une action Construction. Choisissez un Bâtiment, un Temple ou la Pyramide.
why-not-influence = Le Bonus donne une action Influence. Choisissez les Ressources, l’offrande ou la faveur.
why-no-building = Aucun Bâtiment du plateau central ne convient à la fois à votre Puissance de { $power } et à votre Portée. Choisissez une autre action.
why-no-temple = Aucun Temple du plateau central que vous pouvez payer ne tient à Portée. Choisissez une autre action.
why-no-pyramid-tile = Vous ne pouvez pas payer de tuile Pyramide, ou vous n’avez pas de case libre à Portée. Choisissez une autre action.
why-no-offering = Vous ne remplissez les prérequis d’aucune de vos tuiles Adoration. Choisissez une autre action.
why-not-a-building = Ce n’est pas un Bâtiment. Prenez un Bâtiment du plateau central.
why-not-a-temple = Ce n’est pas un Temple. Prenez un Temple.
why-not-a-pyramid-tile = Ce n’est pas une tuile Pyramide. Prenez une tuile Pyramide.
why-too-large = Ce Bâtiment est de taille { $size } et votre Puissance est de { $power }. Prenez un Bâtiment qui ne la dépasse pas.
why-not-small = Ce n’est pas un Bâtiment de taille 1. Prenez-en un de taille 1.
why-wrong-size = Ce n’est pas un Bâtiment de taille { $size }. Prenez-en un de cette taille.
why-not-shown = La récompense ne montre pas cette tuile, ou vous l’avez déjà construite. Prenez un Bâtiment qu’elle montre.
why-must-build = Vous devez prendre au moins un Bâtiment de cette récompense. Choisissez-en un.
why-start-tile-gone = Vous avez déjà posé cette tuile de départ. Choisissez une autre couleur.
why-sold-out = Il n’y en a plus sur le plateau central, qui n’est renouvelé qu’entre les manches. Prenez une autre tuile.
why-reserve-out = Il n’y en a plus dans la réserve. Prenez une autre tuile.
why-too-dear = Vous n’avez pas assez de Ressources, même en payant 2 Pépites pour une autre. Prenez une autre tuile.
why-fits-nowhere = Il n’y a pas de place à Portée pour cette tuile. Prenez-en une autre.
why-lies-not-so = La tuile ne rentre pas dans ce sens. Tournez-la, ou choisissez une autre case.
why-on-a-tile = Elle recouvrirait une autre tuile. Choisissez des cases sans tuile ; vous pouvez recouvrir des Ressources.
why-on-a-mask = Vous ne pouvez pas recouvrir de symbole Masque pendant la mise en place. Choisissez des cases sans Masque.
why-out-of-reach = Une partie serait hors de Portée de votre Architecte. Placez la tuile dans les deux Quartiers de son côté.
why-spot-filled = Il y a déjà une tuile Pyramide à cet endroit. Choisissez une case libre de la Pyramide.
why-spot-out-of-reach = Cette case est hors de Portée de votre Architecte. Choisissez-en une dans les deux Quartiers de son côté.
why-no-four-below = Au-dessus de la base, une tuile doit reposer sur 4 autres. Choisissez une case qui a 4 tuiles en dessous.
why-no-cube = Il n’y a pas de Ressource à cet endroit. Choisissez une case qui en contient une.
why-not-due = Vous n’avez pas à payer cette Ressource ({ $kind }). Dépensez ce qui est demandé ; 2 Pépites peuvent remplacer toute autre Ressource.
why-needed-for-the-rest = Vous en aurez besoin pour payer le reste. Dépensez une autre Ressource.
why-not-beside = Cette case n’est pas adjacente au Bâtiment. Choisissez-en une qui le touche par un côté.
why-under-a-tile = Il y a une tuile à cet endroit. Choisissez une case sans tuile.
why-same-cube = Il y a déjà une Ressource de ce type à cet endroit ({ $kind }). Choisissez une autre case.
why-nothing-to-replace = Il n’y a pas de Ressource d’un autre type à remplacer ici. Choisissez une autre case, ou terminez.
why-no-square-for-it = Aucune case de votre Cité ne peut recevoir cette Ressource ({ $kind }). Choisissez un autre type.
why-not-your-worship = Vous n’avez pas cette tuile Adoration. Choisissez l’une des vôtres.
why-asks-for-cubes = Vous ne pouvez pas dépenser les Ressources que demande cette tuile Adoration. Choisissez-en une autre.
why-asks-for-buildings = Votre Cité n’a pas les Bâtiments que demande cette tuile Adoration. Choisissez-en une autre.
why-asks-for-a-place = Rien dans la réserve ne tiendrait à Portée pour cette tuile Adoration. Choisissez-en une autre.
why-none-face-up = Il n’y a pas de tuile à prendre à cet endroit. Choisissez une autre pile.
why-other-colour = La tuile Adoration doit être de la couleur de votre Temple. Choisissez l’une des deux de cette couleur.
why-in-the-slot = Cette récompense donne la première tuile d’une pile, pas celle d’à côté. Choisissez une pile.

## Options

option-side = Plateaux Joueur
option-side-A = Face A, la même pour tous
option-side-B = Faces B, toutes différentes et distribuées au hasard
option-solo_handicap = Avance du Rival
option-solo_handicap-0 = Aucune
option-solo_handicap-10 = 10 points
option-solo_handicap-20 = 20 points
option-solo_handicap-30 = 30 points
option-red_product_material = Bâtiments comptés par la tuile Adoration « Temples rouges × Bâtiments »
option-red_product_material-stone = Les Bâtiments en Pierre (règles de base)
option-red_product_material-gold = Les Bâtiments en Or
option-reward_building_uses_reach_in_play = Placement des Bâtiments d’une récompense
option-reward_building_uses_reach_in_play-false = Partout dans la Cité (règles de base)
option-reward_building_uses_reach_in_play-true = À Portée seulement, sauf pendant la mise en place
option-setup_pyramid_scores_vp = Tuiles Pyramide de départ
option-setup_pyramid_scores_vp-false = Donnent seulement leurs récompenses
option-setup_pyramid_scores_vp-true = Rapportent aussi 2 points chacune

## Le journal

event-dealt = { $name } reçoit le plateau Joueur B{ $board }
event-placed = Bonus en { $space } : { $bonus }
event-revealed = Nouvelle tuile { $colour ->
    [green] verte
    [blue] bleue
   *[red] rouge
} : « { $tile } »
event-stacked = { $name } pose { $count ->
    [one] { $count } disque
   *[other] { $count } disques
} en { $space } (Puissance { $power })
event-passed = { $name } passe
event-used = { $name } utilise le bonus : { $bonus }
event-turned = { $name } place son Architecte { $side ->
    [top] en haut
    [right] à droite
    [bottom] en bas
   *[left] à gauche
}
event-built = { $name } construit un { $tile } en { $square }
event-lost = { $name } recouvre et perd { $cubes }
event-produced = { $name } reçoit { $cubes }
event-gained = { $name } place { $kind ->
    [wood] 1 Bois
    [stone] 1 Pierre
   *[gold] 1 Pépite
} en { $square }
event-spent = { $name } dépense { $kind ->
    [wood] 1 Bois
    [stone] 1 Pierre
   *[gold] 1 Pépite
} en { $square }
event-masked = { $name } complète un groupe et prend le { $mask }
event-raised = { $name } pose une { $tile } ({ $spot })
event-rewarded = { $name } gagne { $reward }
event-adored = { $name } prend « { $tile } »
event-offered = { $name } offre « { $tile } »
event-returned = { $name } rend « { $tile } »
event-buried = « { $tile } » passe sous sa pile
event-favoured = { $name } gagne une faveur (case { $step })
event-scored = { $name } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $source ->
    [bonus] bonus
    [masks] Masque
    [pyramid] Pyramide
    [rewards] récompense
    [worship] Adoration
    [favour] Faveur
   *[districts] Quartiers
})
event-counted = { $name } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour le Quartier { $district ->
    [north-west] nord-ouest
    [north-east] nord-est
    [south-east] sud-est
   *[south-west] sud-ouest
}
event-ended = La manche { $round } est terminée
event-restocked = Renouvelé : { $count } × { $tile }
event-began = Manche { $round } : { $name } commence
event-rival-drew = Le Rival pioche une carte : { $card }
event-rival-stacked = Le Rival place 1 disque en { $space } (Puissance { $power })
event-rival-took = Le Rival retire du jeu : { $tile }
event-rival-masked = Le Rival prend le { $mask }
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
count-favour = Piste Faveur
reason-most-points = Victoire aux points
reason-most-pyramid-tiles = Égalité aux points : victoire aux tuiles Pyramide
reason-shared = Égalité aux points et aux tuiles Pyramide : victoire partagée
reason-rival-beaten = Le Rival est battu
reason-rival-ahead = Le Rival reste devant

## La table lue à haute voix

aloud-turn = Action en cours
aloud-power = En { $space }, Puissance { $power }
aloud-piles = Tuiles Adoration face cachée
aloud-below = { $pile }, tout en dessous
aloud-reserve = Tuiles dans la réserve
aloud-box = Tuiles dans la boîte
aloud-masks = Masques { $colour ->
    [yellow] jaunes
    [turquoise] turquoise
   *[purple] violets
} du plateau Joueur
aloud-worship = Tuiles Adoration
aloud-taken = Masques pris
aloud-starting = Tuiles de départ encore à poser
