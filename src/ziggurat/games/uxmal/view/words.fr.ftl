game-title = Uxmal
game-about = De deux à quatre joueurs construisent ensemble une pyramide, tuile après tuile. Associez des idoles identiques pour gagner leurs cartes, placez vos prêtres sur les plus populaires et influencez le peuple avant chaque décompte.

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
    [macaw] l’Ara
    [monkey] le Singe
   *[turtle] la Tortue
}
cards = { $count ->
    [one] { $count } carte { $idol }
   *[other] { $count } cartes { $idol }
}
quarter = { $quarter }, niveau { $level }
quarter-held = { $quarter }, prêtre de { $player }
slot = Emplacement libre { $place }, niveau { $level }
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
standing = +{ $soon } en l’état
region-table = Devant { $player }
region-points = Ce que rapporte un prêtre

idol-on-track = { $idol }, rang { $rank }, { $left ->
    [one] { $left } carte restante
   *[other] { $left } cartes restantes
}
pile = { $count ->
    [0] Plus de carte { $idol }
    [one] { $count } carte { $idol } restante
   *[other] { $count } cartes { $idol } restantes
}
reserve = { $count ->
    [0] Plus de tuile
    [1] Dernière tuile, face cachée
   *[other] { $count } tuiles, faces cachées
}
held = Tuile en main : { $tile }
cards-in-hand = { $count ->
    [one] { $count } carte { $idol }
   *[other] { $count } cartes { $idol }
}
cards-offered = Au choix : { $cards }
priests = { $count ->
    [one] { $count } prêtre
   *[other] { $count } prêtres
}
ready = { $count ->
    [0] Plus de prêtre à placer
    [one] { $count } prêtre à placer
   *[other] { $count } prêtres à placer
}
player = { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, +{ $soon } en l’état ; { $ready ->
    [0] aucun prêtre
    [one] { $ready } prêtre
   *[other] { $ready } prêtres
} à placer ; { $hand }
hand-empty = aucune carte
cell = Niveau { $level }, rang { $rank }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} par prêtre : { $players }

## Ce qui est demandé

prompt-acting = Au choix : { $actions }.
action = { $action ->
    [build] piocher une tuile
    [place] placer un prêtre
    [walk] déplacer un prêtre
   *[idol] déplacer une idole
}
prompt-laying = Posez la tuile au niveau { $level }. Vous pouvez la tourner.
prompt-claiming = Plusieurs paires d’idoles : choisissez les cartes à prendre.
prompt-walking = Choisissez où déplacer le prêtre de la case { $place }.
prompt-paying = Payez le déplacement : défaussez encore { $due ->
    [one] { $due } carte
   *[other] { $due } cartes
}.
prompt-ranking = Choisissez un nouveau rang pour { $idol }.

## Noms des choix

choice-build = Piocher une tuile
choice-lay = Poser en { $place }, { $turn }
choice-lay-matches = Poser en { $place }, { $turn } : { $cards }
choice-claim = Prendre { $cards }
choice-claim-short = Prendre { $cards } (il n’en reste que { $left })
choice-place = Placer un prêtre : { $quarter }
choice-walk = Déplacer le prêtre : { $quarter }
choice-to = Vers { $quarter } : { $cost ->
    [one] { $cost } carte
   *[other] { $cost } cartes
}
choice-pay = Défausser 1 carte { $idol }
choice-idol = Vénérer ou maudire { $idol }
choice-rank = Rang { $rank }
choice-venerate = Vénérer { $idol } : monter au rang { $rank }
choice-curse = Maudire { $idol } : descendre au rang { $rank }
choice-order = Suivant sur la piste : { $idol }
choice-print = La base montre { $idols }, { $turn }
choice-draw = Piocher la tuile { $tile }
or = { $first } ou { $second }

## Les règles en bref

help-build = Vous la piochez sans la voir, puis vous choisissez son emplacement au niveau en cours et son orientation.
help-slot = 1 carte si une idole est à côté d’une idole identique, 2 cartes si elle la recouvre.
help-claim = Une seule paire compte. Si la pile n’a plus assez de cartes, vous prenez ce qui reste.
help-card = Une carte, n’importe laquelle, déplace un prêtre d’une case. Elle retourne dans sa pile.
help-idol = Défaussez 1 carte de cette idole par rang. Les idoles dépassées se décalent d’un rang.
help-space = En fin de phase, un prêtre sur cette idole rapporte { $one }, { $two } ou { $three } points au niveau 1, 2 ou 3.
help-favourite = Chacune de ses cartes dans votre main rapporte { $card ->
    [one] { $card } point
   *[other] { $card } points
} et retourne dans sa pile. Après les phases 1 et 2, cette idole tombe au rang { $rank }.
help-space-low = Les prêtres sur les idoles des rangs 4 et 5 ne rapportent rien.
help-held = Appuyez sur R pour la tourner. Chaque emplacement montre comment elle s’y poserait et quelles cartes vous prendriez.
help-pile = 9 cartes par idole. Les cartes défaussées y retournent.
help-quarter = En fin de phase, les prêtres sur les trois premières idoles rapportent des points, davantage aux niveaux supérieurs. Sur un vide, un prêtre ne rapporte rien.
help-ready = Un prêtre se place sur une idole de n’importe quelle tuile, si la case est libre.

## Pourquoi pas

why-slot-taken = Il y a déjà une tuile à cet endroit. Choisissez un emplacement libre du niveau.
why-level-too-high = Il faut d’abord achever le niveau { $level }. Posez la tuile au niveau { $level }.
why-no-match = La tuile ne forme aucune paire valant { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} { $idol }. Choisissez une paire proposée.
why-no-tile-there = Il n’y a pas encore de tuile à cet endroit. Placez le prêtre sur une idole d’une tuile.
why-only-a-blank = Cette case est vide. Placez le prêtre sur une idole d’une tuile.
why-own-priest = Vous avez déjà un prêtre sur cette case. Pour le déplacer, défaussez 1 carte par case.
why-their-priest = { $owner } a un prêtre sur cette case. Choisissez une case libre.
why-no-priest-ready = Tous vos prêtres sont sur la pyramide. Défaussez des cartes pour en déplacer un.
why-no-priest-to-move = Vous n’avez pas de prêtre sur cette case. Choisissez un de vos prêtres.
why-no-cards = Chaque case coûte 1 carte, et vous n’en avez pas. Posez une tuile qui forme une paire pour en gagner.
why-shut-in = Ce prêtre n’a aucune case libre à sa portée. Déplacez-en un autre, ou choisissez une autre action.
why-no-ground = Il n’y a pas de tuile à cet endroit. Un prêtre se déplace de case en case sur les tuiles.
why-too-far = { $cards ->
    [one] Votre seule carte ne suffit
   *[other] Vos { $cards } cartes ne suffisent
} pas pour aller si loin. Chaque case coûte 1 carte ; sauter par-dessus un prêtre est gratuit.
why-no-card-of-it = Vous n’avez aucune carte { $idol }. Pour déplacer une idole, défaussez 1 de ses cartes par rang.
why-not-in-hand = Vous n’avez aucune carte { $idol }. Payez avec une carte de votre main.
why-same-rank = Cette idole est déjà à ce rang. Choisissez un rang plus haut pour la vénérer, plus bas pour la maudire.
why-rank-too-far = Il faut plus de cartes { $idol } que vous n’en avez ({ $cards }). Chaque rang coûte 1 carte.

## Options

option-break = Entre les phases
option-break-normal = Les prêtres reviennent à leurs joueurs
option-break-none = Pas de pause : les prêtres restent sur la pyramide
option-break-forced = Pause forcée : les prêtres reviennent, mais chaque joueur n’en garde que 2 en phase 2 et 1 en phase 3
option-base = Idoles de la base
option-base-printed = Telles qu’imprimées
option-base-random = Tirées au sort à chaque partie

## Le journal

event-ordered = Rang { $rank } au départ : { $idol }
event-printed = La base montre { $idols } en { $place }
event-drew = { $name } pioche la tuile { $tile }
event-laid = { $name } pose la tuile { $tile } en { $place } (niveau { $level })
event-lifted = Le prêtre de { $name } en { $place } monte au niveau { $level }
event-gained = { $name } prend { $cards }
event-gained-short = { $name } prend { $cards }, la dernière de la pile
event-gained-none = { $name } ne prend rien : plus de carte { $idol }
event-discarded = { $name } défausse { $cards }
event-placed = { $name } place un prêtre en { $place }
event-walked = { $name } déplace un prêtre de la case { $start } à la case { $place } pour { $cost ->
    [one] { $cost } carte
   *[other] { $cost } cartes
}
event-venerated = { $name } vénère { $idol }, qui monte du rang { $start } au rang { $rank }
event-cursed = { $name } maudit { $idol }, qui descend du rang { $start } au rang { $rank }
event-completed = { $name } achève le niveau { $phase } : décompte de la phase
event-scored-priest = { $name } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour un prêtre sur { $idol } en { $place }
event-scored-cards = { $name } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour ses cartes { $idol }
event-rejected = Rejet des favoris : { $first } au rang 4, { $second } au rang 5
event-recalled = { $name } reprend { $count ->
    [one] { $count } prêtre
   *[other] { $count } prêtres
}
event-retired = { $name } { $count ->
    [0] ne retire aucun prêtre
    [one] retire { $count } prêtre
   *[other] retire { $count } prêtres
} pour le reste de la partie

## Le décompte

count-priests = Prêtres, phase { $phase }
count-cards = Cartes, phase { $phase }
reason-most-points = Victoire aux points
reason-most-cards = Égalité aux points : victoire aux cartes gardées en main
reason-shared = Égalité aux points et aux cartes : victoire partagée

## La table lue à haute voix

aloud-quarters = Cases, ligne par ligne
aloud-tiles = Tuiles, dans le sens horaire depuis le coin supérieur gauche
aloud-place = { $place }, niveau { $level }
aloud-players = Joueurs
