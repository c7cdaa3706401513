game-title = Uxmal
game-about = Two to four players build one pyramid together, tile by tile. Match idols to win their cards, place your priests on the popular ones, and sway the people before each level is scored.

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
quarter-held = { $quarter }, { $player }’s priest
slot = Free spot { $place }, level { $level }
blank-at = { $turn ->
    [0] blank top left
    [1] blank top right
    [2] blank bottom right
   *[3] blank bottom left
}

## Where things are

region-pyramid = Pyramid, phase { $phase } of 3
region-hand = Your hand
region-hand-of = { $player }’s hand
standing = +{ $soon } if scored now
region-table = In front of { $player }
region-points = What a priest scores

idol-on-track = { $idol }, rank { $rank }, { $left ->
    [one] { $left } card
   *[other] { $left } cards
} left
pile = { $count ->
    [0] No { $idol } cards left
    [one] { $count } { $idol } card left
   *[other] { $count } { $idol } cards left
}
reserve = { $count ->
    [0] No tiles left
    [one] Last tile, face down
   *[other] { $count } tiles, face down
}
held = Tile in hand: { $tile }
cards-in-hand = { $count ->
    [one] { $count } { $idol } card
   *[other] { $count } { $idol } cards
}
cards-offered = Choose from { $cards }
priests = { $count ->
    [one] { $count } priest
   *[other] { $count } priests
}
ready = { $count ->
    [0] No priests left to place
    [one] { $count } priest to place
   *[other] { $count } priests to place
}
player = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, +{ $soon } if scored now; { $ready ->
    [0] no priests
    [one] { $ready } priest
   *[other] { $ready } priests
} to place; { $hand }
hand-empty = no cards
cell = Level { $level }, rank { $rank }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} per priest: { $players }

## What is asked

prompt-acting = Choose an action: { $actions }.
action = { $action ->
    [build] draw a tile
    [place] place a priest
    [walk] move a priest
   *[idol] move an idol
}
prompt-laying = Place the tile on level { $level }. You can rotate it.
prompt-claiming = Several idols match: choose which cards to take.
prompt-walking = Choose where to move the priest at { $place }.
prompt-paying = Pay for the move: discard { $due ->
    [one] 1 more card
   *[other] { $due } more cards
}.
prompt-ranking = Choose a new rank for { $idol }.

## Names of choices

choice-build = Draw a tile
choice-lay = Place it at { $place }, { $turn }
choice-lay-matches = Place it at { $place }, { $turn }: { $cards }
choice-claim = Take { $cards }
choice-claim-short = Take { $cards } (only { $left } left)
choice-place = Place a priest on { $quarter }
choice-walk = Move the priest on { $quarter }
choice-to = Move to { $quarter }: { $cost ->
    [one] { $cost } card
   *[other] { $cost } cards
}
choice-pay = Discard 1 { $idol } card
choice-idol = Honour or curse { $idol }
choice-rank = Rank { $rank }
choice-venerate = Honour { $idol }: up to rank { $rank }
choice-curse = Curse { $idol }: down to rank { $rank }
choice-order = Next on the track: { $idol }
choice-print = The base shows { $idols }, { $turn }
choice-draw = Draw the tile { $tile }
or = { $first } or { $second }

## Rules in short

help-build = You draw it blind, then choose where to place it on this level and how to rotate it.
help-slot = 1 card for an idol next to the same idol, 2 cards for covering it.
help-claim = Only one match counts. If the pile runs short, you take what is left.
help-card = Any card pays for 1 step of a priest. It returns to its pile.
help-idol = Discard 1 of its cards per rank. The idols it passes shift by one rank.
help-space = At the end of a phase, a priest on this idol scores { $one }, { $two } or { $three } points on level 1, 2 or 3.
help-favourite = Each of its cards in your hand scores { $card ->
    [one] { $card } point
   *[other] { $card } points
} and returns to its pile. After phases 1 and 2, this idol falls to rank { $rank }.
help-space-low = Priests on the idols at ranks 4 and 5 score nothing.
help-held = Press R to rotate it. Each spot shows how it would fit and which cards you would take.
help-pile = 9 cards per idol. Spent cards return here.
help-quarter = At the end of a phase, priests on the first three idols score, more on higher levels. A priest on a blank scores nothing.
help-ready = You can place a priest on an idol of any tile, if no other priest is on it.

## Why not

why-slot-taken = There is already a tile there. Choose a free spot on this level.
why-level-too-high = Level { $level } must be finished first. Place the tile on level { $level }.
why-no-match = The tile makes no match worth { $cards ->
    [one] 1 { $idol } card
   *[other] { $cards } { $idol } cards
}. Choose one of its matches.
why-no-tile-there = There is no tile there yet. Place the priest on an idol of a tile.
why-only-a-blank = That space is blank. Place the priest on an idol of a tile.
why-own-priest = You already have a priest there. To move it, discard 1 card per step.
why-their-priest = { $owner } has a priest there. Choose a free space.
why-no-priest-ready = All your priests are on the pyramid. Discard cards to move one of them.
why-no-priest-to-move = You have no priest there. Choose one of your own priests.
why-no-cards = A step costs 1 card, and you have none. Place a tile that matches to get some.
why-shut-in = This priest has no free space within reach. Move another priest, or take a different action.
why-no-ground = There is no tile there. A priest moves from space to space across the tiles.
why-too-far = That is too far: you have only { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}. Each step costs 1 card; jumping over a priest is free.
why-no-card-of-it = You have no { $idol } cards. To move an idol, discard 1 of its own cards per rank.
why-not-in-hand = You have no { $idol } cards. Pay with any card in your hand.
why-same-rank = This idol is already at that rank. Choose a higher rank to honour it, a lower one to curse it.
why-rank-too-far = That takes more { $idol } cards than you have ({ $cards }). Each rank costs 1 card.

## Options

option-break = Between phases
option-break-normal = Priests return to their players
option-break-none = No break: priests stay on the pyramid
option-break-forced = Forced break: priests return, but each player keeps only 2 for phase 2 and 1 for phase 3
option-base = Idols on the base
option-base-printed = As printed
option-base-random = Drawn at random for each game

## The log

event-ordered = { $idol } starts at rank { $rank }
event-printed = The base shows { $idols } at { $place }
event-drew = { $name } draws the tile { $tile }
event-laid = { $name } places the tile { $tile } at { $place } (level { $level })
event-lifted = { $name }’s priest at { $place } rises to level { $level }
event-gained = { $name } takes { $cards }
event-gained-short = { $name } takes { $cards }, the last in the pile
event-gained-none = { $name } takes nothing: no { $idol } cards left
event-discarded = { $name } discards { $cards }
event-placed = { $name } places a priest at { $place }
event-walked = { $name } moves a priest from { $start } to { $place } for { $cost ->
    [one] { $cost } card
   *[other] { $cost } cards
}
event-venerated = { $name } honours { $idol }: up from rank { $start } to { $rank }
event-cursed = { $name } curses { $idol }: down from rank { $start } to { $rank }
event-completed = { $name } completes level { $phase }: the phase is scored
event-scored-priest = { $name } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for a priest on { $idol } at { $place }
event-scored-cards = { $name } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $idol } cards
event-rejected = The favourites fall from grace: { $first } to rank 4, { $second } to rank 5
event-recalled = { $name } takes back { $count ->
    [one] { $count } priest
   *[other] { $count } priests
}
event-retired = { $name } retires { $count ->
    [0] no priests
    [one] { $count } priest
   *[other] { $count } priests
} for the rest of the game

## The final count

count-priests = Priests, phase { $phase }
count-cards = Cards, phase { $phase }
reason-most-points = The most points win
reason-most-cards = Tied on points: more cards in hand
reason-shared = Tied on points and cards: shared victory

## The table read aloud

aloud-quarters = Spaces, row by row
aloud-tiles = Tiles, clockwise from the upper left
aloud-place = { $place }, level { $level }
aloud-players = Players
