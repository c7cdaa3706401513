game-title = Orchard
game-about = One to four gardeners take fruits from the same row and plant them side by side. Identical neighbours score at once; a goal card that only its owner can see scores at the end.

## Fruits, goals, players

fruit = { $fruit ->
    [apple] apple
    [fig] fig
    [pear] pear
    [plum] plum
   *[none] nothing
}
goal = { $goal ->
    [many-apples] Goal: apples
    [many-figs] Goal: figs
    [many-pears] Goal: pears
    [many-plums] Goal: plums
   *[hidden] Goal, face down
}

## Where things are

region-garden = { $whose ->
    [mine] Your garden
   *[other] { $player }’s garden
}
region-goal = { $whose ->
    [mine] Your goal
   *[other] { $player }’s goal
}
region-row = Row
region-track = Points

standing = { $filled }/{ $cells } planted
bag = { $count ->
    [one] { $count } fruit in the bag
   *[other] { $count } fruits in the bag
}
row-place = Row, place { $number }: { $fruit }
cell = Garden, { $place }: { $fruit }
basket = In the basket: { $fruit }
marker = { $player }’s token: { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## What is asked

prompt-taking = Take a fruit from the row.
prompt-planting = Plant it ({ $fruit }) in an empty cell of your garden.

## Names of choices

choice-take = Take: { $fruit }, place { $place } in the row
choice-plant = Plant it in { $place }
choice-grow = Grows: { $fruit }
choice-deal = Dealt: { $goal }

## Rules in short

help-row = You plant it at once. A new fruit grows in the gap before the next turn.
help-cell = 1 point per identical fruit beside it; diagonals don’t count.
help-goal = At the end, { $points } points per fruit of this kind in the garden.
help-bag = Fruits are drawn blind; there is the same number of each kind.

## Why not

why-gap = Nothing grows in this gap. Take a fruit from another place: in a solo game, the row is refilled only when it is empty.
why-cell-full = This cell already has its fruit ({ $fruit }). Plant in an empty cell of your garden.

## Options

option-goals = Goals
option-goals-secret = Secret until the end
option-goals-open = Open

## The log

event-dealt = { $name } is dealt a card. { $goal }
event-grew = A fruit grows in the row: { $fruit }
event-took = { $name } takes from the row: { $fruit }
event-planted = { $name } plants in { $place }: { $fruit }
event-scored = { $name } scores { $points ->
    [0] nothing
    [one] { $points } point
   *[other] { $points } points
}
event-counted = { $goal }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $name }

## The final count

count-planted = Identical neighbours
count-goal = Goal
reason-gardens-full = All gardens are full
reason-harvest-brought-in = The harvest is large enough
reason-harvest-too-small = The harvest is too small
