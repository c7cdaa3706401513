game-title = Orchard
game-about = One to four gardeners take fruits from one bough and plant them side by side. Equal neighbours score at once; a goal card, known to its owner alone, pays at the end.

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

## What lies where

region-garden = { $whose ->
    [mine] Your garden
   *[other] Garden of { $player }
}
region-goal = { $whose ->
    [mine] Your goal
   *[other] Goal of { $player }
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
marker = Token of { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## What is asked

prompt-taking = Take a fruit from the row.
prompt-planting = Plant it ({ $fruit }) in an empty cell of your garden.

## Names of choices

choice-take = Take: { $fruit }, place { $place } of the row
choice-plant = Plant it in { $place }
choice-grow = Grows: { $fruit }
choice-deal = Dealt: { $goal }

## Rules in short

help-row = You plant it at once. A new fruit grows in the gap before the next turn.
help-cell = One point for each equal fruit beside it, not corner to corner.
help-goal = At the end, { $points } points for each fruit of this kind in the garden.
help-bag = Fruits are drawn blind; there are as many of each kind.

## Why not

why-gap = Nothing grows in this gap. Take a fruit of another place: alone, you empty the row before it fills again.
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

count-planted = Equal neighbours
count-goal = Goal
reason-gardens-full = All gardens are full
reason-harvest-brought-in = The harvest is brought in
reason-harvest-too-small = The harvest is too small
