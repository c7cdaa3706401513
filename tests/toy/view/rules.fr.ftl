## Les règles à lire

rules-chapter-box = Fruits et objectifs

rules-aim-text =
    Plantez des fruits égaux côte à côte : ils rapportent aussitôt. Une carte objectif paie à la fin. Qui a le plus de points
    l’emporte.

rules-setup-text =
    Chaque jardinier reçoit un objectif et le regarde en secret, sauf accord pour jouer à découvert. On tire des fruits du sac
    jusqu’à ce que la rangée soit pleine.

rules-take = Cueillir un fruit
rules-take-text =
    Votre tour commence ici. Prenez un fruit de la rangée. Elle a { $places } places et se remplit avant le tour suivant.

rules-plant = Le planter
rules-plant-text =
    Mettez-le dans une case vide de votre jardin. Un point par fruit égal à côté, mais pas en diagonale.

rules-alone = Jouer seul
rules-alone-text =
    Rien ne pousse à la place libre avant que la rangée soit vide.

rules-end-text =
    La partie finit quand les { $cells } cases de chaque jardin sont plantées. Alors les objectifs sont montrés et paient.

rules-harvest = Un jardinier seul
rules-harvest-text =
    Seul, vous gagnez avec { $points } points ou plus, et perdez avec moins.

rules-fruits = Fruits
rules-fruits-text =
    { $count } en tout, autant de chaque sorte.

rules-goals = { $count } objectifs
