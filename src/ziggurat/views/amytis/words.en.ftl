game-title = The Architects of Amytis
game-about = Two architects build a city for the queen of Babylon: take a tile where nobody stands, stack it in your city, score at once, and line up your architects to win the king's favours.

## Tiles

building = { $building ->
    [garden] Garden
    [market] Market
    [wall] Wall
    [palace] Palace
    [residence] Residence
   *[theatre] Theatre
}
colour = { $colour ->
    [green] green
    [blue] blue
    [orange] orange
   *[pink] pink
}
tile = { $building ->
    [garden] Garden
    [market] Market
    [wall] Wall
    [palace] Palace
    [residence] Residence
   *[theatre] Theatre
}, { $colour ->
    [green] green
    [blue] blue
    [orange] orange
   *[pink] pink
}
a-tile = { $colour ->
    [green] a green
    [blue] a blue
    [orange] an orange
   *[pink] a pink
} { $building ->
    [garden] Garden
    [market] Market
    [wall] Wall
    [palace] Palace
    [residence] Residence
   *[theatre] Theatre
}

## What lies where

standing = { $projects ->
    [one] 1 project
   *[other] { $projects } projects
} · { $pawns ->
    [one] 1 pawn
   *[other] { $pawns } pawns
}
region-piles = Main board
region-city = Your city
region-city-of = City of { $player }
region-rival = Your opponent
region-display = Projects on offer
region-hand = Your hand
region-hand-of = Projects of { $player }
region-favours = The king's favours
region-buildings = What buildings score

pile = { $tile }, { $left ->
    [one] last tile of the pile
   *[other] { $left } tiles left
}, { $place }
pile-hidden = Pile of { $left ->
    [one] { $left } tile
   *[other] { $left } tiles
}, the next one not shown yet, { $place }
pile-empty = Empty pile, { $place }
pile-mine = { $pile }, architect of { $player }
site = { $tile }, { $height ->
    [one] single tile
   *[other] stack of { $height }
}, { $place }
site-empty = Empty site, { $place }
in-hand = In hand: { $tile }
hand-empty = No tile in hand
deck = Deck of projects: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
card = Project { $pattern }, { $points } points
card-done = Validated project { $pattern }, { $points } points
any-colour = any
score = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
reserve = { $count ->
    [0] No architect
    [one] { $count } architect
   *[other] { $count } architects
} in reserve
good = { $count } { $good ->
    [architect] { $count ->
        [one] architect
       *[other] architects
    }
   *[pawn] { $count ->
        [one] pawn
       *[other] pawns
    }
}
pawns = { $count ->
    [0] No favour pawn
    [one] { $count } favour pawn
   *[other] { $count } favour pawns
} left
favour-free = { $favour }: free
favour-held = { $favour }: taken by { $player }
favour-row = { $favour }: { $one } { $first }, { $other } { $second }
building-card = { $building }, side { $side }: { $effect }

## What is asked

prompt-taking = Take a tile from a free pile.
prompt-laying = Lay { $tile } in your city.
prompt-palace = { $open ->
    [project] Take a project
    [points] Score the validated projects
   *[project-points] Take a project, or score the validated ones
}.
prompt-favour = Your architects stand in line: choose a favour of the king.

## Names of choices

choice-take = Take { $tile }, { $place }
choice-lay = Lay it on the empty site, { $place }
choice-lay-over = Lay it over { $tile } ({ $height ->
    [one] single tile
   *[other] stack of { $height }
}), { $place }
choice-project = Take the project { $pattern } for { $points } points
choice-deck = Draw the top card of the deck
choice-points = Score { $points ->
    [one] { $points } point
   *[other] { $points } points
} for the validated projects instead
choice-reveal = The pile shows { $tile }
choice-deal = The deck gives the project { $pattern }

## Rules of buildings, in the words of the card

effect-garden-a = 1 point per stack of yours as high as the one you raise
effect-garden-b = 2 points per tile of the stack you raise
effect-market-a = 2 points per visible tile of this Market's colour
effect-market-b = 1 point per visible tile of another colour
effect-wall-a = 2 points per visible Wall, not counting the centre
effect-wall-b = 1, 4, 8 or 10 points for 1 to 4 visible Walls in corners
effect-palace-a = take a project, then 1 point per visible Palace
effect-palace-b = take a project, or 1 point per project validated by anyone
effect-residence-a = 1 point per different visible building
effect-residence-b = 2 points per visible Residence and Market
effect-theatre-a = 1 point per architect on the main board, anyone's
effect-theatre-b = 2 points per architect of yours on the main board

favour-stacks-1 = 3 points per stack of exactly 1 tile
favour-stacks-2 = 2 points per stack of exactly 2 tiles
favour-stacks-3 = 4 points per stack of exactly 3 tiles
favour-stacks-4 = 6 points per stack of exactly 4 tiles
favour-stairs = 6 points per row or column with heights 1, 2, 3 in order
favour-corners = 5 points per corner with a stack of 3 or more
favour-projects = 2 more points per project you validated
favour-bottom-row = Bottom row: 4, 10, 18 or 30 points for 1 to 4 of your pawns

help-card = Validated as soon as its colours are visible in your city, turned any way but never mirrored. It pays at the end.
help-deck = You see the card only after drawing it.
help-favour = The pawn stays for ever; only its owner scores it, at the end.
help-points = Instead of a card: one point for each project validated so far by either of you.
help-pile = A pile is free while it has a tile and no architect stands on it.
help-building = { $building }: { $effect }.

## Why not

why-own-architect = One of your architects stands there already. Take from a pile where nobody stands.
why-their-architect = An architect of { $owner } stands there. Take from a pile where nobody stands.
why-pile-empty = This pile is empty. Take from one that still has a tile.
why-space-taken = A pawn of { $owner } lies there for good. Choose a favour nobody has.
why-row-full = The bottom row is full. Choose a column nobody has.
why-row-limit = You have { $limit } pawns in the bottom row, and a player may have no more there. Choose a column nobody has.
why-not-on-display = This project is not on offer. Take one of the projects on display, or draw from the deck.
why-no-points = Side A of the Palace pays no points instead of a card. Take a project.

## Options

option-garden = Garden
option-garden-a = A: 1 point per stack of yours as high as the one just raised
option-garden-b = B: 2 points per tile of the stack just raised
option-market = Market
option-market-a = A: 2 points per visible tile of its colour
option-market-b = B: 1 point per visible tile of another colour
option-wall = Wall
option-wall-a = A: 2 points per visible Wall on the eight outer sites
option-wall-b = B: 1, 4, 8 or 10 points for Walls in the corners
option-palace = Palace
option-palace-a = A: a project, then 1 point per visible Palace
option-palace-b = B: a project, or 1 point per project validated by either player
option-residence = Residence
option-residence-a = A: 1 point per different visible building
option-residence-b = B: 2 points per visible Residence and Market
option-theatre = Theatre
option-theatre-a = A: 1 point per architect on the main board
option-theatre-b = B: 2 points per own architect on the main board
option-bottom_row_limit = Pawns in the bottom row of favours
option-bottom_row_limit-4 = At most 4 of one player
option-bottom_row_limit-none = No limit (a fifth pawn pays nothing more)

## The log

event-took = { $name } takes { $tile }, { $place }
event-recalled = { $name } takes all architects back
event-laid = { $name } lays { $tile }, { $place }
event-scored = { $name } scores { $points ->
    [0] nothing
    [one] { $points } point
   *[other] { $points } points
} ({ $building })
event-gained = { $name } takes the project { $pattern } ({ $points } points)
event-dealt = { $name } draws the project { $pattern } ({ $points } points)
event-validated = { $name } validates the project { $pattern } ({ $points } points at the end)
event-favoured = { $name } wins a favour: { $favour }
event-revealed = The pile in { $place } now shows { $tile }
event-refilled = A new project is on offer: { $pattern } ({ $points } points)
event-last-turn = Two piles are empty: { $name } has the last turn
event-counted = { $name } adds { $projects } for projects and { $favours } for favours

## The final count

count-projects = Projects
count-favours = Favours
reason-two-piles-empty = Two piles are empty
