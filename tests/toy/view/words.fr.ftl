game-title = Verger
game-about = De un à quatre jardiniers prennent des fruits dans la même rangée et les plantent côte à côte. Les voisins identiques rapportent aussitôt des points ; une carte objectif, visible de son seul propriétaire, en rapporte à la fin.

## Fruits, objectifs, joueurs

fruit = { $fruit ->
    [apple] pomme
    [fig] figue
    [pear] poire
    [plum] prune
   *[none] rien
}
goal = { $goal ->
    [many-apples] Objectif : pommes
    [many-figs] Objectif : figues
    [many-pears] Objectif : poires
    [many-plums] Objectif : prunes
   *[hidden] Objectif, face cachée
}

## Où sont les choses

region-garden = { $whose ->
    [mine] Votre jardin
   *[other] Jardin de { $player }
}
region-goal = { $whose ->
    [mine] Votre objectif
   *[other] Objectif de { $player }
}
region-row = Rangée
region-track = Points

standing = { $filled }/{ $cells } plantés
bag = { $count ->
    [one] { $count } fruit dans le sac
   *[other] { $count } fruits dans le sac
}
row-place = Rangée, place { $number } : { $fruit }
cell = Jardin, { $place } : { $fruit }
basket = Dans le panier : { $fruit }
marker = Marqueur de { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Ce qui est demandé

prompt-taking = Prenez un fruit dans la rangée.
prompt-planting = Plantez-le ({ $fruit }) dans une case vide de votre jardin.

## Noms des choix

choice-take = Prendre : { $fruit }, place { $place } de la rangée
choice-plant = Planter en { $place }
choice-grow = Pousse : { $fruit }
choice-deal = Reçoit : { $goal }

## Les règles en bref

help-row = Vous le plantez aussitôt. Un nouveau fruit pousse à sa place avant le tour suivant.
help-cell = 1 point par fruit identique à côté ; les diagonales ne comptent pas.
help-goal = À la fin, { $points } points par fruit de cette sorte dans le jardin.
help-bag = Les fruits sont tirés à l’aveugle ; il y en a autant de chaque sorte.

## Pourquoi pas

why-gap = Rien ne pousse à cette place. Prenez un fruit ailleurs : en solo, la rangée ne se remplit que lorsqu’elle est vide.
why-cell-full = Cette case a déjà son fruit ({ $fruit }). Plantez dans une case vide de votre jardin.

## Options

option-goals = Objectifs
option-goals-secret = Secrets jusqu’à la fin
option-goals-open = Visibles

## Le journal

event-dealt = { $name } reçoit une carte. { $goal }
event-grew = Un fruit pousse dans la rangée : { $fruit }
event-took = { $name } prend dans la rangée : { $fruit }
event-planted = { $name } plante en { $place } : { $fruit }
event-scored = { $name } { $points ->
    [0] ne marque rien
    [one] marque { $points } point
   *[other] marque { $points } points
}
event-counted = { $goal } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $name }

## Le décompte final

count-planted = Voisins identiques
count-goal = Objectif
reason-gardens-full = Tous les jardins sont pleins
reason-harvest-brought-in = La récolte est suffisante
reason-harvest-too-small = La récolte est trop maigre
