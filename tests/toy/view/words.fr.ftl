game-title = Verger
game-about = De un à quatre jardiniers cueillent des fruits sur une même branche et les plantent côte à côte. Les voisins égaux rapportent aussitôt ; une carte objectif, connue de son seul possesseur, paie à la fin.

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

## Ce qui se trouve où

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

prompt-taking = Prenez un fruit de la rangée.
prompt-planting = Plantez-le ({ $fruit }) dans une case vide de votre jardin.

## Noms des choix

choice-take = Prendre : { $fruit }, place { $place } de la rangée
choice-plant = Planter en { $place }
choice-grow = Pousse : { $fruit }
choice-deal = Reçoit : { $goal }

## Les règles en bref

help-row = On le plante aussitôt. Un nouveau fruit pousse à sa place avant le tour suivant.
help-cell = Un point par fruit égal à côté, pas en diagonale.
help-goal = À la fin, { $points } points par fruit de cette sorte dans le jardin.
help-bag = Les fruits sont tirés à l’aveugle ; il y en a autant de chaque sorte.

## Pourquoi pas

why-gap = Rien ne pousse à cette place. Prenez un fruit ailleurs : en solitaire, la rangée se vide avant de repousser.
why-cell-full = Cette case a déjà son fruit ({ $fruit }). Plantez dans une case vide de votre jardin.

## Options

option-goals = Objectifs
option-goals-secret = Secrets jusqu’à la fin
option-goals-open = Ouverts

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

count-planted = Voisins égaux
count-goal = Objectif
reason-gardens-full = Tous les jardins sont pleins
reason-harvest-brought-in = La récolte est rentrée
reason-harvest-too-small = La récolte est trop maigre
