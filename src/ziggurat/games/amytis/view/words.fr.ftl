game-title = Les Architectes d’Amytis
game-about = Deux architectes construisent chacun une cité pour la reine de Babylone. Prenez une tuile sur une pile libre, empilez-la dans votre cité, marquez aussitôt des points et alignez vos architectes pour obtenir les Faveurs du Roi.

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
    [one] { $projects } Projet
   *[other] { $projects } Projets
} · { $pawns ->
    [one] { $pawns } pion
   *[other] { $pawns } pions
}
region-piles = Plateau Principal
region-city = Votre cité
region-city-of = Cité de { $player }
region-rival = Votre adversaire
region-display = Projets proposés
region-hand = Votre main
region-hand-of = Projets de { $player }
region-favours = Les Faveurs du Roi
region-buildings = Ce que rapportent les bâtiments

pile = { $tile }, { $left ->
    [one] dernière tuile de la pile
   *[other] { $left } tuiles restantes
}, { $place }
pile-hidden = Pile de { $left ->
    [one] { $left } tuile
   *[other] { $left } tuiles
}, tuile du dessus pas encore révélée, { $place }
pile-empty = Pile vide, { $place }
pile-mine = { $pile }, architecte de { $player }
site = { $tile }, { $height ->
    [one] tuile seule
   *[other] pile de { $height }
}, { $place }
site-empty = Emplacement vide, { $place }
in-hand = En main : { $tile }
hand-empty = Aucune tuile en main
deck = Pioche de Projets : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
card = Projet { $pattern }, { $points } points
card-done = Projet validé { $pattern }, { $points } points
any-colour = libre
score = { $player } : { $points ->
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
    [0] Aucun pion Faveur
    [one] { $count } pion Faveur
   *[other] { $count } pions Faveur
} en réserve
favour-free = { $favour } : libre
favour-held = { $favour } : prise par { $player }
favour-row = { $favour } ; { $one } : { $first }, { $other } : { $second }
building-card = { $building }, face { $side } : { $effect }

## Ce qui est demandé

prompt-taking = Prenez une tuile sur une pile libre.
prompt-laying = Posez { $tile } dans votre cité.
prompt-palace = { $open ->
    [project] Prenez un Projet
    [points] Marquez 1 point par Projet validé
   *[project-points] Prenez un Projet, ou marquez 1 point par Projet validé
}.
prompt-favour = Trois architectes alignés : choisissez une Faveur du Roi.

## Noms des choix

choice-take = Prendre { $tile } ({ $place })
choice-lay = Poser sur l’emplacement vide ({ $place })
choice-lay-over = Recouvrir { $tile } ({ $height ->
    [one] tuile seule
   *[other] pile de { $height }
}, { $place })
choice-project = Prendre le Projet { $pattern } ({ $points } points)
choice-deck = Piocher un Projet
choice-points = Marquer plutôt { $points ->
    [one] { $points } point
   *[other] { $points } points
}
choice-reveal = Révéler { $tile }
choice-deal = Piocher le Projet { $pattern }

## Règles des bâtiments, comme sur leur carte

effect-garden-a = 1 point par pile de votre cité de même hauteur que celle du Jardin
effect-garden-b = 2 points par tuile de la pile du Jardin
effect-market-a = 2 points par tuile visible de la couleur de ce Marché
effect-market-b = 1 point par tuile visible d’une autre couleur
effect-wall-a = 2 points par Muraille visible en périphérie
effect-wall-b = 1, 4, 8 ou 10 points pour 1 à 4 Murailles visibles dans les coins
effect-palace-a = prenez un Projet, puis 1 point par Palais visible
effect-palace-b = prenez un Projet, ou 1 point par Projet validé, par vous ou votre adversaire
effect-residence-a = 1 point par type de bâtiment visible
effect-residence-b = 2 points par Résidence et par Marché visibles
effect-theatre-a = 1 point par architecte sur le plateau Principal, quel que soit son propriétaire
effect-theatre-b = 2 points par architecte de votre couleur sur le plateau Principal

favour-stacks-1 = 3 points par pile d’exactement 1 tuile
favour-stacks-2 = 2 points par pile d’exactement 2 tuiles
favour-stacks-3 = 4 points par pile d’exactement 3 tuiles
favour-stacks-4 = 6 points par pile d’exactement 4 tuiles
favour-stairs = 6 points par ligne ou colonne en escalier de hauteurs 1, 2, 3
favour-corners = 5 points par coin avec une pile d’au moins 3
favour-projects = 2 points de plus pour chacun de ses Projets validés
favour-bottom-row = Ligne du bas : 4, 10, 18 ou 30 points pour 1 à 4 pions du même joueur

help-card = Validé dès que ses couleurs sont visibles dans votre cité. Vous pouvez tourner la carte, pas la lire en miroir. Ses points comptent à la fin.
help-deck = Vous ne voyez la carte qu’après l’avoir piochée.
help-favour = Le pion reste ici jusqu’à la fin ; cette Faveur ne rapporte qu’à son propriétaire.
help-points = Au lieu d’une carte : 1 point par Projet déjà validé, par vous ou votre adversaire.
help-pile = Une pile est libre s’il y reste une tuile et si aucun architecte ne l’occupe.
help-reserve = Vous en placez un sur la pile où vous prenez une tuile. Au début de votre tour, tous reviennent si trois d’entre eux sont alignés, ou s’il n’en reste aucun ici.
help-pawns = Chaque Faveur du Roi obtenue vous en coûte un. Il reste sur le plateau Faveurs.
help-building = { $building } : { $effect }.

## Pourquoi pas

why-own-architect = Vous avez déjà un architecte sur cette pile. Choisissez une pile libre.
why-their-architect = { $owner } a un architecte sur cette pile. Choisissez une pile libre.
why-pile-empty = Cette pile est vide. Choisissez une pile où il reste une tuile.
why-space-taken = { $owner } a déjà cette Faveur. Choisissez un emplacement libre.
why-row-full = La ligne du bas est pleine. Choisissez une colonne libre.
why-row-limit = Vous avez déjà { $limit } pions dans la ligne du bas, le maximum par joueur. Choisissez une colonne libre.
why-not-on-display = Ce Projet n’est pas proposé. Prenez un des Projets proposés, ou piochez.
why-no-points = La face A du Palais donne un Projet, pas des points. Prenez un Projet.

## Options

option-garden = Jardin
option-garden-a = A : 1 point par pile de votre cité de même hauteur que celle du Jardin
option-garden-b = B : 2 points par tuile de la pile du Jardin
option-market = Marché
option-market-a = A : 2 points par tuile visible de sa couleur
option-market-b = B : 1 point par tuile visible d’une autre couleur
option-wall = Muraille
option-wall-a = A : 2 points par Muraille visible sur les huit emplacements de la périphérie
option-wall-b = B : 1, 4, 8 ou 10 points pour 1 à 4 Murailles dans les coins
option-palace = Palais
option-palace-a = A : un Projet, puis 1 point par Palais visible
option-palace-b = B : un Projet, ou 1 point par Projet validé, par vous ou votre adversaire
option-residence = Résidence
option-residence-a = A : 1 point par type de bâtiment visible
option-residence-b = B : 2 points par Résidence et par Marché visibles
option-theatre = Théâtre
option-theatre-a = A : 1 point par architecte sur le plateau Principal
option-theatre-b = B : 2 points par architecte de votre couleur sur le plateau Principal
option-bottom_row_limit = Pions Faveur dans la ligne du bas
option-bottom_row_limit-4 = 4 au maximum par joueur
option-bottom_row_limit-none = Sans limite (un cinquième pion ne rapporte rien de plus)

## Le journal

event-took = { $name } prend { $tile } ({ $place })
event-recalled = { $name } reprend tous ses architectes
event-laid = { $name } pose { $tile } ({ $place })
event-scored = { $name } { $points ->
    [0] ne marque rien
    [one] marque { $points } point
   *[other] marque { $points } points
} ({ $building })
event-gained = { $name } prend un Projet : { $pattern } ({ $points } points)
event-dealt = { $name } pioche un Projet : { $pattern } ({ $points } points)
event-validated = { $name } valide un Projet : { $pattern } ({ $points } points à la fin)
event-favoured = { $name } obtient une Faveur du Roi ({ $favour })
event-revealed = Tuile suivante ({ $place }) : { $tile }
event-refilled = Nouveau Projet proposé : { $pattern } ({ $points } points)
event-last-turn = Deux piles sont vides : dernier tour pour { $name }
event-counted = { $name } marque { $projects } pour ses Projets et { $favours } pour ses Faveurs

## Le décompte

count-projects = Projets
count-favours = Faveurs du Roi
reason-two-piles-empty = Deux piles sont vides
