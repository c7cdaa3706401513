game-title = Les Architectes d'Amytis
game-about = Deux architectes bâtissent une cité pour la reine de Babylone : prenez une tuile là où personne ne se tient, empilez-la chez vous, marquez aussitôt, et alignez vos architectes pour gagner les faveurs du roi.

## Tuiles

building = { $building ->
    [garden] Jardin
    [market] Marché
    [wall] Muraille
    [palace] Palais
    [residence] Résidence
   *[theatre] Théâtre
}
colour = { $colour ->
    [green] vert
    [blue] bleu
    [orange] orange
   *[pink] rose
}
tile = { $building ->
    [garden] Jardin
    [market] Marché
    [wall] Muraille
    [palace] Palais
    [residence] Résidence
   *[theatre] Théâtre
}, { $building ->
    [wall] { $colour ->
        [green] verte
        [blue] bleue
        [orange] orange
       *[pink] rose
    }
    [residence] { $colour ->
        [green] verte
        [blue] bleue
        [orange] orange
       *[pink] rose
    }
   *[other] { $colour ->
        [green] vert
        [blue] bleu
        [orange] orange
       *[pink] rose
    }
}
a-tile = { $building ->
    [garden] un Jardin
    [market] un Marché
    [wall] une Muraille
    [palace] un Palais
    [residence] une Résidence
   *[theatre] un Théâtre
} { $building ->
    [wall] { $colour ->
        [green] verte
        [blue] bleue
        [orange] orange
       *[pink] rose
    }
    [residence] { $colour ->
        [green] verte
        [blue] bleue
        [orange] orange
       *[pink] rose
    }
   *[other] { $colour ->
        [green] vert
        [blue] bleu
        [orange] orange
       *[pink] rose
    }
}

## Ce qui se trouve où

standing = { $projects ->
    [one] { $projects } projet
   *[other] { $projects } projets
} · { $pawns ->
    [one] { $pawns } pion
   *[other] { $pawns } pions
}
region-piles = Plateau principal
region-city = Votre cité
region-city-of = Cité de { $player }
region-rival = Votre adversaire
region-display = Projets proposés
region-hand = Votre main
region-hand-of = Projets de { $player }
region-favours = Les faveurs du roi
region-buildings = Ce que rapportent les bâtiments

pile = { $tile }, { $left ->
    [one] dernière tuile de la pile
   *[other] { $left } tuiles restantes
}, { $place }
pile-hidden = Pile de { $left ->
    [one] { $left } tuile
   *[other] { $left } tuiles
}, la suivante pas encore montrée, { $place }
pile-empty = Pile vide, { $place }
pile-mine = { $pile }, architecte de { $player }
site = { $tile }, { $height ->
    [one] tuile seule
   *[other] pile de { $height }
}, { $place }
site-empty = Emplacement vide, { $place }
in-hand = En main : { $tile }
hand-empty = Aucune tuile en main
deck = Pioche de projets : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
card = Projet { $pattern }, { $points } points
card-done = Projet validé { $pattern }, { $points } points
any-colour = libre
score = { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
reserve = { $count ->
    [0] Aucun architecte
    [one] { $count } architecte
   *[other] { $count } architectes
} en réserve
good = { $count } { $good ->
    [architect] { $count ->
        [one] architecte
       *[other] architectes
    }
   *[pawn] { $count ->
        [one] pion
       *[other] pions
    }
}
pawns = { $count ->
    [0] Aucun pion de faveur
    [one] { $count } pion de faveur
   *[other] { $count } pions de faveur
} en réserve
favour-free = { $favour } : libre
favour-held = { $favour } : prise par { $player }
favour-row = { $favour } : { $one } { $first }, { $other } { $second }
building-card = { $building }, face { $side } : { $effect }

## Ce qui est demandé

prompt-taking = Prenez une tuile sur une pile libre.
prompt-laying = Posez { $tile } dans votre cité.
prompt-palace = { $open ->
    [project] Prenez un projet
    [points] Marquez pour les projets validés
   *[project-points] Prenez un projet, ou marquez pour les projets validés
}.
prompt-favour = Vos architectes sont alignés : choisissez une faveur du roi.

## Noms des choix

choice-take = Prendre { $tile }, { $place }
choice-lay = Poser sur l'emplacement vide, { $place }
choice-lay-over = Recouvrir { $tile } ({ $height ->
    [one] tuile seule
   *[other] pile de { $height }
}), { $place }
choice-project = Prendre le projet { $pattern } à { $points } points
choice-deck = Piocher la première carte
choice-points = Marquer plutôt { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour les projets validés
choice-reveal = La pile montre { $tile }
choice-deal = La pioche donne le projet { $pattern }

## Règles des bâtiments, comme sur leur carte

effect-garden-a = 1 point par pile à vous aussi haute que celle que vous élevez
effect-garden-b = 2 points par tuile de la pile que vous élevez
effect-market-a = 2 points par tuile visible de la couleur de ce Marché
effect-market-b = 1 point par tuile visible d'une autre couleur
effect-wall-a = 2 points par Muraille visible sur le pourtour, hors du centre
effect-wall-b = 1, 4, 8 ou 10 points pour 1 à 4 Murailles visibles dans les coins
effect-palace-a = prenez un projet, puis 1 point par Palais visible
effect-palace-b = prenez un projet, ou 1 point par projet validé par l'un ou l'autre
effect-residence-a = 1 point par bâtiment différent visible
effect-residence-b = 2 points par Résidence et par Marché visibles
effect-theatre-a = 1 point par architecte sur le plateau, quel qu'en soit le propriétaire
effect-theatre-b = 2 points par architecte à vous sur le plateau

favour-stacks-1 = 3 points par pile d'exactement 1 tuile
favour-stacks-2 = 2 points par pile d'exactement 2 tuiles
favour-stacks-3 = 4 points par pile d'exactement 3 tuiles
favour-stacks-4 = 6 points par pile d'exactement 4 tuiles
favour-stairs = 6 points par ligne ou colonne en escalier : hauteurs 1, 2, 3
favour-corners = 5 points par coin avec une pile d'au moins 3
favour-projects = 2 points de plus par projet validé par vous
favour-bottom-row = Rangée du bas : 4, 10, 18 ou 30 points pour 1 à 4 de vos pions

help-card = Validé dès que ses couleurs sont visibles dans votre cité, tourné comme on veut mais jamais en miroir. Il paie à la fin.
help-deck = Vous ne voyez la carte qu'après l'avoir piochée.
help-favour = Le pion reste pour toujours ; seul son joueur marque, à la fin.
help-points = Au lieu d'une carte : un point par projet déjà validé par l'un ou l'autre.
help-pile = Une pile est libre tant qu'il y reste une tuile et qu'aucun architecte ne s'y tient.
help-building = { $building } : { $effect }.

## Pourquoi pas

why-own-architect = Un de vos architectes s'y tient déjà. Prenez sur une pile où personne ne se tient.
why-their-architect = Un architecte adverse ({ $owner }) s'y tient. Prenez sur une pile où personne ne se tient.
why-pile-empty = Cette pile est vide. Prenez sur une pile où il reste une tuile.
why-space-taken = Un pion ({ $owner }) y reste pour toujours. Choisissez une faveur que personne n'a.
why-row-full = La rangée du bas est pleine. Choisissez une colonne que personne n'a.
why-row-limit = Vous avez { $limit } pions dans la rangée du bas, et un joueur n'y en met pas plus. Choisissez une colonne que personne n'a.
why-not-on-display = Ce projet n'est pas à prendre. Prenez un des projets exposés, ou piochez.
why-no-points = La face A du Palais ne donne pas de points au lieu d'une carte. Prenez un projet.

## Options

option-garden = Jardin
option-garden-a = A : 1 point par pile à vous aussi haute que celle qui vient d'être élevée
option-garden-b = B : 2 points par tuile de la pile qui vient d'être élevée
option-market = Marché
option-market-a = A : 2 points par tuile visible de sa couleur
option-market-b = B : 1 point par tuile visible d'une autre couleur
option-wall = Muraille
option-wall-a = A : 2 points par Muraille visible sur les huit emplacements du pourtour
option-wall-b = B : 1, 4, 8 ou 10 points pour les Murailles des coins
option-palace = Palais
option-palace-a = A : un projet, puis 1 point par Palais visible
option-palace-b = B : un projet, ou 1 point par projet validé par l'un ou l'autre
option-residence = Résidence
option-residence-a = A : 1 point par bâtiment différent visible
option-residence-b = B : 2 points par Résidence et par Marché visibles
option-theatre = Théâtre
option-theatre-a = A : 1 point par architecte sur le plateau principal
option-theatre-b = B : 2 points par architecte à soi sur le plateau principal
option-bottom_row_limit = Pions dans la rangée du bas des faveurs
option-bottom_row_limit-4 = Au plus 4 d'un même joueur
option-bottom_row_limit-none = Sans limite (le cinquième ne rapporte rien de plus)

## Le journal

event-took = { $name } prend { $tile }, { $place }
event-recalled = { $name } reprend tous ses architectes
event-laid = { $name } pose { $tile }, { $place }
event-scored = { $name } marque { $points ->
    [0] zéro point
    [one] { $points } point
   *[other] { $points } points
} ({ $building })
event-gained = { $name } prend le projet { $pattern } ({ $points } points)
event-dealt = { $name } pioche le projet { $pattern } ({ $points } points)
event-validated = { $name } valide le projet { $pattern } ({ $points } points à la fin)
event-favoured = { $name } gagne une faveur : { $favour }
event-revealed = La pile de la { $place } montre maintenant { $tile }
event-refilled = Un nouveau projet est proposé : { $pattern } ({ $points } points)
event-last-turn = Deux piles sont vides : dernier tour pour { $name }
event-counted = { $name } ajoute { $projects } pour ses projets et { $favours } pour ses faveurs

## Le décompte

count-projects = Projets
count-favours = Faveurs
reason-two-piles-empty = Deux piles sont vides
