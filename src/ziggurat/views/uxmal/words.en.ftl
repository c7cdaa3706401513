game-title = Uxmal
game-about = Two to four priests raise one pyramid together, tile by tile: match idols to win their cards, stand on those in favour, and turn the favour of the people before each level is counted.

## Idols, quarters, tiles

idol = { $idol ->
    [jaguar] Jaguar
    [serpent] Serpent
    [macaw] Macaw
    [monkey] Monkey
    [turtle] Turtle
   *[blank] Blank
}
the-idol = { $idol ->
    [jaguar] the Jaguar
    [serpent] the Serpent
    [macaw] the Macaw
    [monkey] the Monkey
   *[turtle] the Turtle
}
cards = { $count ->
    [one] { $count } { $idol } card
   *[other] { $count } { $idol } cards
}
quarter = { $quarter }, level { $level }
quarter-held = { $quarter }, priest of { $player }
slot = Free place { $place }, level { $level }
blank-at = { $turn ->
    [0] blank top left
    [1] blank top right
    [2] blank bottom right
   *[3] blank bottom left
}

## What lies where

region-pyramid = Pyramid, phase { $phase } of 3
region-hand = Your hand
region-hand-of = Hand of { $player }
standing = +{ $soon } if scored now
region-table = What { $player } has
region-points = What a priest scores

idol-on-track = { $idol }, rank { $rank }, { $left ->
    [one] { $left } card
   *[other] { $left } cards
} left
pile = { $count ->
    [0] No { $idol } card left
    [one] { $count } { $idol } card left
   *[other] { $count } { $idol } cards left
}
reserve = { $count ->
    [0] No tile left
    [one] Last tile, face down
   *[other] { $count } tiles, face down
}
held = Tile in hand: { $tile }
cards-in-hand = { $count ->
    [one] { $count } { $idol } card
   *[other] { $count } { $idol } cards
}
cards-offered = On offer: { $cards }
priests = { $count ->
    [one] { $count } priest
   *[other] { $count } priests
}
ready = { $count ->
    [0] No priest left to place
    [one] { $count } priest to place
   *[other] { $count } priests to place
}
player = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $soon } more now; { $ready ->
    [0] no priest
    [one] { $ready } priest
   *[other] { $ready } priests
} to place; { $hand }
hand-empty = no cards
cell = Level { $level }, rank { $rank }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} each: priests of { $players }

## What is asked

prompt-acting = Your action: { $actions }.
action = { $action ->
    [build] draw a tile
    [place] place a priest
    [walk] move a priest
   *[idol] move an idol
}
prompt-laying = Lay the tile on level { $level }, turned as you like.
prompt-claiming = The tile matches several idols: take the cards of one.
prompt-walking = Choose where the priest from { $place } goes.
prompt-paying = Pay for the walk: { $due ->
    [one] one more card
   *[other] { $due } more cards
}.
prompt-ranking = Choose the new rank of { $idol }.

## Names of choices

choice-build = Draw a tile to lay
choice-lay = Lay it on { $place }, { $turn }
choice-lay-matches = Lay it on { $place }, { $turn }: { $cards }
choice-claim = Take { $cards }
choice-claim-short = Take { $cards } (the pile has only { $left })
choice-place = Priest on { $quarter }
choice-walk = Move the priest from { $quarter }
choice-to = To { $quarter }: { $cost ->
    [one] { $cost } card
   *[other] { $cost } cards
}
choice-pay = Discard a { $idol } card
choice-idol = Venerate or curse { $idol }
choice-rank = Rank { $rank }
choice-venerate = Venerate { $idol }, up to rank { $rank }
choice-curse = Curse { $idol }, down to rank { $rank }
choice-order = { $idol } comes next on the track
choice-print = The base shows { $idols }, { $turn }
choice-draw = The tile is { $tile }
or = { $first } or { $second }

## Rules in short

help-build = It is drawn blind. Then you choose its place on the level being built, and how to turn it.
help-slot = Cards of one idol: 1 if it lies beside its like, 2 if over its like.
help-claim = Only one match counts, and a short pile gives what it has.
help-card = Any card pays one step of a priest; it goes back to its pile.
help-idol = One rank for each of its own cards you discard; idols it passes make room.
help-space = At the end of a phase a priest on this idol scores { $one }, { $two } or { $three } on level 1, 2 or 3.
help-favourite = Each of its cards in hand scores { $card } and goes back. After phases 1 and 2 the idol falls to rank { $rank }.
help-space-low = Priests on the idols of ranks 4 and 5 score nothing.
help-held = Turn it with R; a place shows how it would lie and which cards it would bring.
help-pile = Nine cards of each idol; spent cards come back.
help-ready = A priest is placed on an idol of any tile, where nobody stands.

## Why not

why-slot-taken = A tile lies there already. Lay this one on a free place of the level.
why-level-too-high = That level is not begun before level { $level } is complete. Lay the tile on level { $level }.
why-no-match = The tile makes no match worth { $cards ->
    [one] one card
   *[other] { $cards } cards
} of { $idol }. Take the cards of one of its matches.
why-no-tile-there = No tile lies there yet. Place a priest on an idol of a tile.
why-only-a-blank = That quarter shows no idol. Place a priest on an idol of a tile.
why-own-priest = One of your priests stands there. To move it somewhere else, discard a card for each step.
why-their-priest = A priest of { $owner } stands there. Choose a quarter where nobody stands.
why-no-priest-ready = All your priests stand on the pyramid. Discard cards to move one of them.
why-no-priest-to-move = None of your priests stands there. Choose one of your own to move.
why-no-cards = A step costs a card, and you have none. Lay a tile that matches to get some.
why-shut-in = This priest has no free quarter a card away. Move another one, or take another action.
why-no-ground = No tile lies there to stand on. A priest walks from tile to tile, side by side.
why-too-far = Your { $cards ->
    [one] one card does
   *[other] { $cards } cards do
} not reach that far. Each step costs a card, passing a priest costs nothing.
why-no-card-of-it = You have no card of this idol ({ $idol }). It moves a rank for each of its own cards you discard.
why-not-in-hand = You have no card of this idol ({ $idol }). Pay with any card in your hand.
why-same-rank = The idol has that rank already. Choose a higher one to venerate it, a lower one to curse it.
why-rank-too-far = That takes more cards of { $idol } than the { $cards } you have. It moves one rank for each.

## Options

option-break = Between the phases
option-break-normal = Priests come back to their players
option-break-none = No break: priests stay where they stand
option-break-forced = Forced break: they come back, but 2 each are left for phase 2 and 1 for phase 3
option-base = Idols on the base
option-base-printed = As printed
option-base-random = Drawn at random for each game

## The log

event-ordered = { $idol } starts at rank { $rank }
event-printed = The base shows { $idols } on { $place }
event-drew = { $name } draws the tile { $tile }
event-laid = { $name } lays { $tile } on { $place }, level { $level }
event-lifted = The priest of { $name } on { $place } rises to level { $level }
event-gained = { $name } takes { $cards }
event-gained-short = { $name } takes { $cards }: the pile has no more
event-gained-none = { $name } takes nothing: no { $idol } card is left
event-discarded = { $name } gives back { $cards }
event-placed = { $name } places a priest on { $place }
event-walked = { $name } moves a priest from { $start } to { $place } for { $cost ->
    [one] { $cost } card
   *[other] { $cost } cards
}
event-venerated = { $name } venerates { $idol }: from rank { $start } up to { $rank }
event-cursed = { $name } curses { $idol }: from rank { $start } down to { $rank }
event-completed = { $name } completes level { $phase }: the phase is counted
event-scored-priest = { $name } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for the priest on { $idol } at { $place }
event-scored-cards = { $name } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $idol } cards
event-rejected = The favourites are rejected: { $first } falls to rank 4, { $second } to rank 5
event-recalled = { $name } takes back { $count ->
    [one] { $count } priest
   *[other] { $count } priests
}
event-retired = { $name } retires { $count ->
    [0] no priest
    [one] { $count } priest
   *[other] { $count } priests
} for good

## The final count

count-priests = Priests, phase { $phase }
count-cards = Cards, phase { $phase }
reason-most-points = Most points
reason-most-cards = Equal points: more cards kept
reason-shared = Equal points and cards: a shared victory

## The table read aloud

aloud-quarters = Quarters, row by row
aloud-tiles = Tiles, clockwise from the upper left
aloud-place = { $place }, level { $level }
aloud-players = Players
