game-title = Uxmal
game-about = Deux à quatre prêtres élèvent ensemble une pyramide, tuile après tuile : assemblez les idoles pour gagner leurs cartes, placez-vous sur celles que l'on vénère, et retournez la ferveur du peuple avant chaque décompte.

## Idoles, quarts, tuiles

idol = { $idol ->
    [jaguar] Jaguar
    [serpent] Serpent
    [macaw] Ara
    [monkey] Singe
    [turtle] Tortue
   *[blank] Vide
}
the-idol = { $idol ->
    [jaguar] le Jaguar
    [serpent] le Serpent
    [macaw] l'Ara
    [monkey] le Singe
   *[turtle] la Tortue
}
cards = { $count ->
    [one] { $count } carte { $idol }
   *[other] { $count } cartes { $idol }
}
quarter = { $quarter }, niveau { $level }
quarter-held = { $quarter }, prêtre de { $player }
slot = Place libre { $place }, niveau { $level }
blank-at = { $turn ->
    [0] vide en haut à gauche
    [1] vide en haut à droite
    [2] vide en bas à droite
   *[3] vide en bas à gauche
}

## Ce qui se trouve où

region-pyramid = Pyramide, phase { $phase } sur 3
region-hand = Votre main
region-hand-of = Main de { $player }
standing = +{ $soon } si l'on comptait
region-table = Devant { $player }
region-points = Ce que rapporte un prêtre

idol-on-track = { $idol }, rang { $rank }, { $left ->
    [one] reste { $left } carte
   *[other] restent { $left } cartes
}
pile = { $count ->
    [0] Plus de carte { $idol }
    [one] Reste { $count } carte { $idol }
   *[other] Restent { $count } cartes { $idol }
}
reserve = { $count ->
    [0] Plus de tuile
    [1] Dernière tuile, face cachée
   *[other] { $count } tuiles, faces cachées
}
held = Tuile en main : { $tile }
cards-in-hand = { $count ->
    [one] { $count } carte { $idol }
   *[other] { $count } cartes { $idol }
}
cards-offered = Au choix : { $cards }
priests = { $count ->
    [one] { $count } prêtre
   *[other] { $count } prêtres
}
ready = { $count ->
    [0] Plus de prêtre à placer
    [one] { $count } prêtre à placer
   *[other] { $count } prêtres à placer
}
player = { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $soon } de plus à présent ; { $ready ->
    [0] aucun prêtre
    [one] { $ready } prêtre
   *[other] { $ready } prêtres
} à placer ; { $hand }
hand-empty = aucune carte
cell = Niveau { $level }, rang { $rank }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} par prêtre : { $players }

## Ce qui est demandé

prompt-acting = Votre action : { $actions }.
action = { $action ->
    [build] piocher une tuile
    [place] placer un prêtre
    [walk] déplacer un prêtre
   *[idol] déplacer une idole
}
prompt-laying = Posez la tuile au niveau { $level }, tournée à votre gré.
prompt-claiming = La tuile s'accorde à plusieurs idoles : prenez les cartes d'une seule.
prompt-walking = Choisissez où va le prêtre de { $place }.
prompt-paying = Payez le déplacement : encore { $due ->
    [one] une carte
   *[other] { $due } cartes
}.
prompt-ranking = Choisissez le nouveau rang : { $idol }.

## Noms des choix

choice-build = Piocher une tuile à poser
choice-lay = Poser en { $place }, { $turn }
choice-lay-matches = Poser en { $place }, { $turn } : { $cards }
choice-claim = Prendre { $cards }
choice-claim-short = Prendre { $cards } (la pile n'en a que { $left })
choice-place = Prêtre sur { $quarter }
choice-walk = Déplacer le prêtre de { $quarter }
choice-to = Vers { $quarter } : { $cost ->
    [one] { $cost } carte
   *[other] { $cost } cartes
}
choice-pay = Défausser une carte { $idol }
choice-idol = Vénérer ou maudire { $idol }
choice-rank = Rang { $rank }
choice-venerate = Vénérer { $idol } jusqu'au rang { $rank }
choice-curse = Maudire { $idol } jusqu'au rang { $rank }
choice-order = Suivant sur la piste : { $idol }
choice-print = La base montre { $idols }, { $turn }
choice-draw = La tuile est { $tile }
or = { $first } ou { $second }

## Les règles en bref

help-build = Elle est tirée à l'aveugle. Ensuite vous choisissez sa place au niveau en chantier, et comment la tourner.
help-slot = Cartes d'une idole : 1 si elle touche sa pareille, 2 si elle la recouvre.
help-claim = Un seul accord compte, et une pile trop courte donne ce qu'elle a.
help-card = Toute carte paie un pas d'un prêtre ; elle retourne à sa pile.
help-idol = Un rang par carte de cette idole que vous défaussez ; les idoles dépassées se décalent.
help-space = En fin de phase, un prêtre sur cette idole rapporte { $one }, { $two } ou { $three } au niveau 1, 2 ou 3.
help-favourite = Chacune de ses cartes en main rapporte { $card } et retourne à sa pile. Après les phases 1 et 2, l'idole tombe au rang { $rank }.
help-space-low = Les prêtres sur les idoles des rangs 4 et 5 ne rapportent rien.
help-held = Tournez-la avec R ; chaque place montre comment elle y serait et quelles cartes elle donnerait.
help-pile = Neuf cartes par idole ; les cartes dépensées y reviennent.
help-ready = Un prêtre se place sur une idole de n'importe quelle tuile, là où il n'y a personne.

## Pourquoi pas

why-slot-taken = Une tuile s'y trouve déjà. Posez celle-ci sur une place libre du niveau.
why-level-too-high = Ce niveau ne commence pas avant que le niveau { $level } soit complet. Posez la tuile au niveau { $level }.
why-no-match = La tuile ne donne pas d'accord valant { $cards ->
    [one] une carte
   *[other] { $cards } cartes
} ({ $idol }). Prenez les cartes d'un de ses accords.
why-no-tile-there = Aucune tuile ne s'y trouve encore. Placez un prêtre sur une idole d'une tuile.
why-only-a-blank = Ce quart ne montre pas d'idole. Placez un prêtre sur une idole d'une tuile.
why-own-priest = Un de vos prêtres s'y tient. Pour le déplacer ailleurs, défaussez une carte par pas.
why-their-priest = Un prêtre adverse ({ $owner }) s'y tient. Choisissez un quart où il n'y a personne.
why-no-priest-ready = Tous vos prêtres sont sur la pyramide. Défaussez des cartes pour en déplacer un.
why-no-priest-to-move = Aucun de vos prêtres ne s'y tient. Choisissez un des vôtres à déplacer.
why-no-cards = Un pas coûte une carte, et vous n'en avez pas. Posez une tuile qui s'accorde pour en gagner.
why-shut-in = Ce prêtre n'a aucun quart libre à une carte de lui. Déplacez-en un autre, ou faites une autre action.
why-no-ground = Aucune tuile n'y porte un prêtre. Il va de tuile en tuile, de côté en côté.
why-too-far = { $cards ->
    [one] Votre seule carte ne mène
   *[other] Vos { $cards } cartes ne mènent
} pas si loin. Chaque pas coûte une carte, passer un prêtre ne coûte rien.
why-no-card-of-it = Vous n'avez aucune carte de cette idole ({ $idol }). Elle avance d'un rang par carte à elle que vous défaussez.
why-not-in-hand = Vous n'avez aucune carte de cette idole ({ $idol }). Payez avec une carte de votre main.
why-same-rank = L'idole a déjà ce rang. Choisissez-en un meilleur pour la vénérer, un moins bon pour la maudire.
why-rank-too-far = Il y faut plus de cartes ({ $idol }) que les { $cards } que vous avez. Elle bouge d'un rang par carte.

## Options

option-break = Entre les phases
option-break-normal = Les prêtres reviennent à leurs joueurs
option-break-none = Sans pause : les prêtres restent en place
option-break-forced = Pause forcée : ils reviennent, mais chacun n'en garde que 2 en phase 2 et 1 en phase 3
option-base = Idoles de la base
option-base-printed = Telles qu'imprimées
option-base-random = Tirées au sort à chaque partie

## Le journal

event-ordered = { $idol } commence au rang { $rank }
event-printed = La base montre { $idols } en { $place }
event-drew = { $name } pioche la tuile { $tile }
event-laid = { $name } pose { $tile } en { $place }, niveau { $level }
event-lifted = Le prêtre de { $name } en { $place } s'élève au niveau { $level }
event-gained = { $name } prend { $cards }
event-gained-short = { $name } prend { $cards } : la pile n'en a pas plus
event-gained-none = { $name } ne prend rien : plus de carte { $idol }
event-discarded = { $name } rend { $cards }
event-placed = { $name } place un prêtre en { $place }
event-walked = { $name } déplace un prêtre de { $start } à { $place } pour { $cost ->
    [one] { $cost } carte
   *[other] { $cost } cartes
}
event-venerated = { $name } vénère { $idol } : du rang { $start } au rang { $rank }
event-cursed = { $name } maudit { $idol } : du rang { $start } au rang { $rank }
event-completed = { $name } achève le niveau { $phase } : on compte la phase
event-scored-priest = { $name } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour le prêtre sur { $idol } en { $place }
event-scored-cards = { $name } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour ses cartes { $idol }
event-rejected = Les favoris sont rejetés : { $first } tombe au rang 4, { $second } au rang 5
event-recalled = { $name } reprend { $count ->
    [one] { $count } prêtre
   *[other] { $count } prêtres
}
event-retired = { $name } écarte { $count ->
    [0] zéro prêtre
    [one] { $count } prêtre
   *[other] { $count } prêtres
} pour de bon

## Le décompte

count-priests = Prêtres, phase { $phase }
count-cards = Cartes, phase { $phase }
reason-most-points = Le plus de points
reason-most-cards = Points égaux : plus de cartes gardées
reason-shared = Points et cartes égaux : victoire partagée

## La table lue à haute voix

aloud-quarters = Quarts, ligne par ligne
aloud-tiles = Tuiles, dans le sens horaire depuis le coin supérieur gauche
aloud-place = { $place }, niveau { $level }
aloud-players = Joueurs
