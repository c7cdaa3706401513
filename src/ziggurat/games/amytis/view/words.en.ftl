game-title = The Architects of Amytis
game-about = Two architects each build a city for the queen of Babylon. Take a tile from a free pile, stack it in your city and score at once; line up your architects to win the King’s Favours.

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

## Where things are

standing = { $projects ->
    [one] 1 project
   *[other] { $projects } projects
} · { $pawns ->
    [one] 1 pawn
   *[other] { $pawns } pawns
}
region-piles = Main board
region-city = Your city
region-city-of = { $player }’s city
region-rival = Your opponent
region-display = Projects on display
region-hand = Your hand
region-hand-of = { $player }’s projects
region-favours = The King’s Favours
region-buildings = What buildings score

pile = { $tile }, { $left ->
    [one] last tile of the pile
   *[other] { $left } tiles left
}, { $place }
pile-hidden = Pile of { $left ->
    [one] { $left } tile
   *[other] { $left } tiles
}, top tile not revealed yet, { $place }
pile-empty = Empty pile, { $place }
pile-mine = { $pile }, { $player }’s architect
site = { $tile }, { $height ->
    [one] single tile
   *[other] stack of { $height }
}, { $place }
site-empty = Empty space, { $place }
in-hand = In hand: { $tile }
hand-empty = No tile in hand
deck = Project deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
card = Project { $pattern }, { $points } points
card-done = Completed project { $pattern }, { $points } points
any-colour = any
score = { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
reserve = { $count ->
    [0] No architects
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
    [0] No Favour pawns
    [one] { $count } Favour pawn
   *[other] { $count } Favour pawns
} left
favour-free = { $favour }: free
favour-held = { $favour }: taken by { $player }
favour-row = { $favour }; { $one }: { $first }, { $other }: { $second }
building-card = { $building }, side { $side }: { $effect }

## What is asked

prompt-taking = Take a tile from a free pile.
prompt-laying = Place { $tile } in your city.
prompt-palace = { $open ->
    [project] Take a project
    [points] Score 1 point per completed project
   *[project-points] Take a project, or score 1 point per completed project
}.
prompt-favour = Three architects in a row: choose a King’s Favour.

## Names of choices

choice-take = Take { $tile } ({ $place })
choice-lay = Place it on the empty space ({ $place })
choice-lay-over = Place it on { $tile } ({ $height ->
    [one] single tile
   *[other] stack of { $height }
}, { $place })
choice-project = Take project { $pattern } ({ $points } points)
choice-deck = Draw the top project
choice-points = Score { $points ->
    [one] { $points } point
   *[other] { $points } points
} instead
choice-reveal = Reveal { $tile }
choice-deal = Draw project { $pattern }

## Rules of buildings, in the words of the card

effect-garden-a = 1 point per stack in your city as tall as the Garden’s
effect-garden-b = 2 points per tile in the Garden’s stack
effect-market-a = 2 points per visible tile of this Market’s colour
effect-market-b = 1 point per visible tile of any other colour
effect-wall-a = 2 points per visible Wall on the outer spaces
effect-wall-b = 1, 4, 8 or 10 points for 1 to 4 visible Walls in the corners
effect-palace-a = take a project, then 1 point per visible Palace
effect-palace-b = take a project, or 1 point per project completed by either player
effect-residence-a = 1 point per different visible building
effect-residence-b = 2 points per visible Residence and Market
effect-theatre-a = 1 point per architect on the main board, no matter whose
effect-theatre-b = 2 points per architect you have on the main board

favour-stacks-1 = 3 points per stack of exactly 1 tile
favour-stacks-2 = 2 points per stack of exactly 2 tiles
favour-stacks-3 = 4 points per stack of exactly 3 tiles
favour-stacks-4 = 6 points per stack of exactly 4 tiles
favour-stairs = 6 points per row or column with heights 1, 2, 3 in order
favour-corners = 5 points per corner with a stack of 3 or more
favour-projects = 2 extra points per project you completed
favour-bottom-row = Bottom row: 4, 10, 18 or 30 points for 1 to 4 of your pawns

help-card = Completed as soon as its colours are visible in your city. You may rotate it, but not mirror it. It scores at the end.
help-deck = You see the card only after drawing it.
help-favour = The pawn stays here until the end; only its owner scores this Favour.
help-points = Instead of a card: 1 point per project that either of you has completed so far.
help-pile = A pile is free if it has a tile and no architect on it.
help-reserve = You place one on the pile you take from. At the start of your turn, all return if three of them form a row, column or diagonal, or if none is left here.
help-pawns = Each King’s Favour you gain takes one of them. It stays on the Favours board.
help-building = { $building }: { $effect }.

## Why not

why-own-architect = You already have an architect there. Choose a pile with no architect on it.
why-their-architect = { $owner } has an architect there. Choose a pile with no architect on it.
why-pile-empty = This pile is empty. Choose one that still has a tile.
why-space-taken = { $owner } already has this Favour. Choose a free one.
why-row-full = The bottom row is full. Choose a free column.
why-row-limit = You already have { $limit } pawns in the bottom row, the maximum per player. Choose a free column.
why-not-on-display = This project isn’t on display. Take one that is, or draw from the deck.
why-no-points = Side A of the Palace doesn’t offer points instead of a project. Take a project.

## Options

option-garden = Garden
option-garden-a = A: 1 point per stack in your city as tall as the Garden’s
option-garden-b = B: 2 points per tile in the Garden’s stack
option-market = Market
option-market-a = A: 2 points per visible tile of its colour
option-market-b = B: 1 point per visible tile of any other colour
option-wall = Wall
option-wall-a = A: 2 points per visible Wall on the eight outer spaces
option-wall-b = B: 1, 4, 8 or 10 points for 1 to 4 Walls in the corners
option-palace = Palace
option-palace-a = A: a project, then 1 point per visible Palace
option-palace-b = B: a project, or 1 point per project completed by either player
option-residence = Residence
option-residence-a = A: 1 point per different visible building
option-residence-b = B: 2 points per visible Residence and Market
option-theatre = Theatre
option-theatre-a = A: 1 point per architect on the main board
option-theatre-b = B: 2 points per architect you have on the main board
option-bottom_row_limit = Favour pawns in the bottom row
option-bottom_row_limit-4 = At most 4 per player
option-bottom_row_limit-none = No limit (a fifth pawn scores nothing extra)

## The log

event-took = { $name } takes { $tile } ({ $place })
event-recalled = { $name } takes back all their architects
event-laid = { $name } places { $tile } ({ $place })
event-scored = { $name } scores { $points ->
    [0] nothing
    [one] { $points } point
   *[other] { $points } points
} ({ $building })
event-gained = { $name } takes a project: { $pattern } ({ $points } points)
event-dealt = { $name } draws a project: { $pattern } ({ $points } points)
event-validated = { $name } completes a project: { $pattern } ({ $points } points at the end)
event-favoured = { $name } gains a King’s Favour ({ $favour })
event-revealed = Next tile in { $place }: { $tile }
event-refilled = New project on display: { $pattern } ({ $points } points)
event-last-turn = Two piles are empty: { $name } takes the last turn
event-counted = { $name } scores { $projects } for projects and { $favours } for Favours

## The final count

count-projects = Projects
count-favours = King’s Favours
reason-two-piles-empty = Two piles are empty
