## Les règles à lire

rules-chapter-box = Fruits et objectifs

rules-aim-text =
    Plantez des fruits identiques côte à côte : ils rapportent aussitôt des points. Une carte objectif en rapporte à la fin. Le
    joueur qui a le plus de points gagne.

rules-setup-text =
    Chaque joueur reçoit un objectif et le regarde en secret, sauf si vous avez choisi des objectifs visibles. Des fruits sont tirés du
    sac jusqu’à ce que la rangée soit pleine.

rules-take = Cueillir un fruit
rules-take-text =
    Votre tour commence ici. Prenez un fruit dans la rangée. Elle a { $places } places et se remplit avant le tour suivant.

rules-plant = Planter le fruit
rules-plant-text =
    Plantez-le dans une case vide de votre jardin. Marquez 1 point par fruit identique à côté ; les diagonales ne comptent pas.

rules-alone = Jouer en solo
rules-alone-text =
    La rangée ne se remplit que lorsqu’elle est vide.

rules-end-text =
    La partie se termine quand les { $cells } cases de chaque jardin sont plantées. Les objectifs sont alors révélés et comptés.

rules-harvest = Gagner en solo
rules-harvest-text =
    Vous gagnez avec { $points } points ou plus, et perdez avec moins.

rules-fruits = Fruits
rules-fruits-text =
    { $count } en tout, autant de chaque sorte.

rules-goals = { $count } objectifs
