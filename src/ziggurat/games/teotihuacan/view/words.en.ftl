game-title = Founders of Teotihuacan
game-about = Design a city around its pyramid: stack discs for Power, construct buildings that produce resources, and spend them on temples and pyramid tiles. Match their colours in every District before the eclipse. For 1 to 4 architects.

## Tiles, resources, discs

building = size-{ $size } { $material ->
    [wood] wood
    [stone] stone
   *[gold] gold
} building
temple = { $colour ->
    [green] green
    [blue] blue
   *[red] red
} temple
pyramid-tile = { $colour ->
    [green] green
    [blue] blue
    [red] red
   *[white] white
} pyramid tile
lot-building = { $material ->
    [wood] Wood
    [stone] Stone
   *[gold] Gold
} { $size }: { $count }
lot = { $tile }: { $count }
material = { $kind ->
    [wood] Wood
    [stone] Stone
   *[gold] Gold
}
cubes = { $count } { $kind ->
    [wood] wood
    [stone] stone
   *[gold] gold
}
cubes-any = { $count ->
    [one] { $count } resource of any kind
   *[other] { $count } resources of any kind
}
worship = { $tile ->
    [green-wood] 2 wood for 3 points
    [green-any] 2 resources for 2 points
    [green-product] Green temples × wood buildings
    [green-small] 5 buildings of size 1
    [green-influence] 3 points and an Influence action
    [green-four-wood] 4 wood buildings
    [green-two-and-two] 2 wood and 2 stone buildings
    [blue-stone] 2 stone for 3 points
    [blue-set] 1 resource of each kind for 4 points
    [blue-product] Blue temples × stone buildings
    [blue-temple] 3 resources for a temple
    [blue-eight] 8 resources for 9 points
    [blue-size-2] 4 points and a size-2 building
    [blue-size-3] 3 points and a size-3 building
    [red-gold] 1 gold for 1 point
    [red-ten] 10 resources for 12 points
    [red-product] Red temples × buildings
    [red-pyramid] 5 resources for a pyramid tile
    [red-construction] 3 points and a Construction action
    [red-each-size] 1 building of each size
   *[red-two-fours] 2 buildings of size 4
}
worship-pile = Pile of { $colour ->
    [green] green
    [blue] blue
   *[red] red
} worship tiles
worship-held = { $count ->
    [one] Worship tile: { $tile }
   *[other] { $count } worship tiles: { $tile }
}
mask = { $points }-point { $colour ->
    [yellow] yellow
    [turquoise] turquoise
   *[purple] purple
} mask
mask-pile = { $colour ->
    [yellow] Yellow
    [turquoise] Turquoise
   *[purple] Purple
} masks: { $values }
bonus = { $bonus ->
    [bonus-influence] any Influence action
    [bonus-construction] any Construction action
    [bonus-points] 2 points
    [bonus-resource] 1 point and 1 resource
   *[bonus-power] 1 point and +1 Power
}
reward = { $reward ->
    [reward-none] no reward
    [reward-points] 4 points
    [reward-worship] a worship tile
    [reward-size-3] 1 point and a size-3 building
    [reward-stone-2] a size-2 stone building
    [reward-wood-2] a size-2 wood building
    [reward-temple-blue] a blue temple
    [reward-temple-green] a green temple
    [reward-temple-red] a red temple
   *[reward-wood-1-and-stone-1] a wood and a stone building of size 1
}
side = { $side ->
    [top] top
    [right] right
    [bottom] bottom
   *[left] left
}
district = { $district ->
    [north-west] North-west District
    [north-east] North-east District
    [south-east] South-east District
   *[south-west] South-west District
}
spot = { $level ->
    [0] base
    [1] level 1
   *[2] summit
}{ $where ->
    [nw] , north-west
    [n] , north
    [ne] , north-east
    [w] , west
    [centre] , centre
    [e] , east
    [sw] , south-west
    [s] , south
    [se] , south-east
   *[summit] { "" }
}
space = { $space }: { $height ->
    [1] { $bonus }
   *[other] { $height } discs
}
the-rival = the Rival
card = zone { $zone }, { $stack ->
    [low] lowest
   *[high] highest
} stack

## Where things are

region-board = { $round ->
    [0] Setup
   *[other] Round { $round } of { $rounds }
}
stop-market = Tiles
stop-discs = Discs
stop-influence = Influence
stop-favour = Favour
region-city = Your city
region-city-of = { $player }’s city
region-hand = Your discs, resources and tiles
region-hand-of = { $player }’s discs, resources and tiles
region-rival = The Rival
region-prices = Tile costs
city = { $title }: architect on the { $side } side, { $buildings ->
    [one] { $buildings } building
   *[other] { $buildings } buildings
}, { $temples ->
    [one] { $temples } temple
   *[other] { $temples } temples
}
standing = { $passed ->
    [yes] passed
   *[no] { $discs ->
        [one] { $discs } disc
       *[other] { $discs } discs
    }
}
discs = { $count ->
    [one] { $count } disc
   *[other] { $count } discs
}
worship-tiles = { $count } { $colour ->
    [green] green
    [blue] blue
   *[red] red
} { $count ->
    [one] worship tile
   *[other] worship tiles
}
discs-ready = { $count ->
    [0] No discs left
    [one] { $count } disc left
   *[other] { $count } discs left
}
first-player = First player this round: { $player }
favour-tokens = Favour track: { $steps }
held-nothing = No tile in hand
goal-was = You needed more than { $points } points to beat the Rival.
rival-says = The Rival: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, head start { $handicap }, { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
} left
text-stacks = Stacks
text-masks = Masks: { $values }
text-favour = favour { $step }

## Actions

action-construction = Construction
action-influence = Influence
action-building = Construct a building
action-temple = Construct a temple
action-pyramid = Construct the pyramid
action-production = Produce resources
action-offering = Make an offering
action-favour = Gain a favour

## What is asked

prompt-start-tile = Choose the next pyramid tile to place.
prompt-stacking = Place 1 to 3 discs on a stack, or pass.
prompt-half = { $space }, Power { $power }: choose an action{ $bonus ->
    [yes] , or use the bonus disc first
   *[no] { "" }
}.
prompt-bonus = Use the bonus disc ({ $bonus }), or skip it.
prompt-constructing = Choose a Construction action (Power { $power }).
prompt-influencing = Choose an Influence action.
prompt-gift-kind = Choose which resource to take.
prompt-gift-square = Place the { $kind ->
    [wood] wood
    [stone] stone
   *[gold] gold
} on any square without a tile.
prompt-building = Take a building of size { $power } or less.
prompt-temple = { $free ->
    [yes] Take any temple
   *[no] Take a temple (Power { $power }; +1 resource for each missing Power)
}.
prompt-pyramid = { $free ->
    [yes] Take any pyramid tile
   *[no] Take a pyramid tile (Power { $power }; +1 gold for each Power below 4)
}.
prompt-paying = Pay { $due }{ $gold ->
    [yes] {" "}(2 gold can replace any other resource)
   *[no] { "" }
}.
prompt-setting = Place your { $tile }.
prompt-replacing = { $tile }: replace a resource beside it, or stop.
prompt-spot = Choose a space for your { $tile }.
prompt-indicating = { $second ->
    [yes] Take the second building of the reward, or skip it
   *[no] Choose which building of the reward to place first
}.
prompt-sized = Take a building of size { $size }, or skip it.
prompt-any-pile = Choose a pile and take its first worship tile.
prompt-adoring = Take one of the two worship tiles.
prompt-production = Produce resources beside your buildings, or take a size-1 building.
prompt-producing = { $tile }: place 1 resource beside it, or skip it.
prompt-small = Take a second size-1 building, or stop here.
prompt-offering = Choose the worship tile to offer.
prompt-repeating = “{ $tile }”: exchange again, or stop.
prompt-returning = You may return a worship tile to take another.
prompt-swapping = Take any face-up worship tile.

## Names of choices

choice-discs = { $count ->
    [one] { $count } disc
   *[other] { $count } discs
} on { $space }, Power { $power }: { $construction } / { $influence }
choice-pass = Pass for this round
choice-bonus = Use the bonus disc
choice-bonus-this = Bonus: { $bonus }
choice-take = { $tile }
choice-take-for = { $tile } for { $due }
choice-produce = Produce resources
choice-set = { $squares }
choice-spot = { $spot }
choice-spot-reward = { $spot }: { $reward }
choice-spend = Spend the resource on { $square }
choice-spend-over = { $square }: spend 1 { $kind ->
    [wood] wood
    [stone] stone
   *[gold] gold
}
choice-rest = Pay the rest for me
choice-cube = { $square }
choice-cube-over = { $square }, replacing 1 { $kind ->
    [wood] wood
    [stone] stone
   *[gold] gold
}
choice-kind = { $kind ->
    [wood] 1 wood
    [stone] 1 stone
   *[gold] 1 gold
}
choice-worship = { $tile }
choice-worship-twin = { $tile }, { $where ->
    [slot] beside the pile
   *[pile] on the pile
}
choice-offer = Offer: { $tile }
choice-return = Return: { $tile }
choice-again = Exchange again
choice-done = Done
choice-skip = Skip
choice-disc = Bonus disc: { $bonus }
choice-board = Player board B{ $board }
choice-reveal = Worship tile: { $tile }
choice-card = The Rival’s card: { $card }

## The rules in short

help-pass = Your round is over; your architect stays where it is.
help-done = Your turn continues without it.
help-rest = Wood is spent first, then stone, then gold, starting from the top left.
help-again = Same cost, same points, up to the tile’s maximum.
help-construction = Construction uses the Power of the stack and your architect’s reach.
help-influence = Influence needs neither Power nor reach.
help-building = A building from the main board, no larger than your Power, placed within reach. You gain 1 resource on each square beside it.
help-temple = A temple from the main board, paid for in resources and placed within reach. You then take a worship tile of its colour.
help-pyramid = A pyramid tile for 2 gold and 1 wood. You score 2 points and, on the base, gain a reward.
help-production = Place 0 or 1 resource beside each of your buildings, or take 1 or 2 buildings of size 1.
help-produce = Place 0 or 1 resource beside each of your buildings, oldest first, wherever your architect is.
help-offering = Use one of your worship tiles, then return it to the bottom of its pile.
help-favour = Advance 1 space on the favour track and score it. You may then exchange a worship tile.
help-wood = It may replace a resource of another kind.
help-stone = It may replace a resource of another kind.
help-gold = When you pay, 2 gold can replace any other resource.
help-pile = You take the first tile of this pile without seeing it.
help-masks = Cover the last symbol of a group to take the top mask of that colour and score it.
help-stack = Your Power is the height of the stack, with your discs. Its bonus disc is covered.
help-discs = You place 1 to 3 of them to take an action. After each round, you permanently remove 1.
help-tile-building = Needs Power { $size }. Place 1 { $kind ->
    [wood] wood
    [stone] stone
   *[gold] gold
} on each free square beside it.
help-tile-temple = { $tile ->
    [temple-green] Size 3. Costs 1 wood and 1 stone, plus 1 wood for each Power below 3.
    [temple-blue] Size 4. Costs 2 stone, plus 1 wood for each Power below 4.
   *[temple-red] Size 5. Costs 1 stone and 1 gold, plus 1 stone for each Power below 5.
} You then take a worship tile.
help-tile-pyramid = Costs 2 gold and 1 wood, plus 1 gold for each Power below 4. At the end, it scores for each temple of its colour in its District.
help-level = On a higher level, the tile rests on 4 others. You score 2 points now, and 3 at the end for each temple of its colour in its District.
help-reward = { $reward ->
    [reward-none] The white tile is here from the start.
    [reward-points] Score 4 points at once.
    [reward-worship] Take the first worship tile of any pile.
    [reward-size-3] Score 1 point. You may build any building of size 3 from the supply.
    [reward-stone-2] Build a size-2 stone building from the supply, within reach or not.
    [reward-wood-2] Build a size-2 wood building from the supply, within reach or not.
    [reward-temple-blue] Build a blue temple from the supply free of charge and take its worship tile.
    [reward-temple-green] Build a green temple from the supply free of charge and take its worship tile.
    [reward-temple-red] Build a red temple from the supply free of charge and take its worship tile.
   *[reward-wood-1-and-stone-1] Build a wood and a stone building of size 1 from the supply, or only one of them.
}
help-bonus = Bonus: { $bonus ->
    [bonus-influence] take any Influence action.
    [bonus-construction] take any Construction action within reach, with the Power of this stack.
    [bonus-points] score 2 points.
    [bonus-resource] score 1 point and place 1 resource of any kind on any square without a tile.
   *[bonus-power] score 1 point and gain +1 Power for this action.
}
help-worship = { $tile ->
    [green-wood] Spend 2 wood to score 3 points. Repeat up to 12 points.
    [green-any] Spend any 2 resources to score 2 points. Repeat up to 10 points.
    [green-product] Multiply your green temples by your wood buildings and score the result, up to 9 points.
    [green-small] Score 12 points if your city has 5 buildings of size 1.
    [green-influence] Score 3 points. You may then take any Influence action.
    [green-four-wood] Score 8 points if your city has 4 wood buildings.
    [green-two-and-two] Score 7 points if your city has 2 wood and 2 stone buildings.
    [blue-stone] Spend 2 stone to score 3 points. Repeat up to 12 points.
    [blue-set] Spend 1 wood, 1 stone and 1 gold to score 4 points. Repeat up to 12 points.
    [blue-product] Multiply your blue temples by your stone buildings and score the result, up to 9 points.
    [blue-temple] Spend any 3 resources to build any temple from the supply within reach, whatever your Power.
    [blue-eight] Spend exactly 8 resources of any kind to score 9 points.
    [blue-size-2] Score 4 points. You may then build any size-2 building from the supply within reach.
    [blue-size-3] Score 3 points. You may then build any size-3 building from the supply within reach.
    [red-gold] Spend 1 gold to score 1 point. Repeat up to 10 points.
    [red-ten] Spend exactly 10 resources of any kind to score 12 points.
    [red-product] Multiply your red temples by your stone buildings (or gold, depending on the options) and score the result, up to 9 points.
    [red-pyramid] Spend any 5 resources to build any pyramid tile from the supply within reach.
    [red-construction] Score 3 points. You may then take any Construction action with your Power.
    [red-each-size] Score 10 points if your city has buildings of sizes 1, 2, 3 and 4.
   *[red-two-fours] Score 10 points if your city has 2 buildings of size 4.
}

## Why not

why-empty-space = That space has no discs. Choose one with at least 1 disc.
why-too-few-discs = You have only { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
} left. Place no more than that.
why-stack-full = A stack can hold 4 discs, including the bonus disc. Place fewer, or choose another stack.
why-leads-nowhere = You couldn’t build a temple or make an offering here, even by using the bonus first. Choose another zone, or try more discs.
why-no-bonus = The bonus disc of this stack was already covered. Choose an action.
why-bonus-useless = The bonus gives a Construction action, but you can’t take one now. Choose an action of this zone.
why-must-act = You’re using the bonus, so you must take its action. Choose one.
why-not-construction = The bonus gives a Construction action. Choose a building, a temple or the pyramid.
why-not-influence = The bonus gives an Influence action. Choose resources, an offering or a favour.
why-no-building = No building on the main board suits both your Power of { $power } and your reach. Choose another action.
why-no-temple = You can’t afford any temple on the main board that fits within reach. Choose another action.
why-no-pyramid-tile = You can’t afford a pyramid tile, or have no space for one within reach. Choose another action.
why-no-offering = You don’t meet the requirements of any worship tile you have. Choose another action.
why-not-a-building = That isn’t a building. Take a building from the main board.
why-not-a-temple = That isn’t a temple. Take a temple.
why-not-a-pyramid-tile = That isn’t a pyramid tile. Take a pyramid tile.
why-too-large = It has size { $size }, and your Power is { $power }. Take a building no larger than your Power.
why-not-small = That isn’t a building of size 1. Take one of size 1.
why-wrong-size = That isn’t a building of size { $size }. Take one of that size.
why-not-shown = The reward doesn’t show that tile, or you have already built it. Take a building it shows.
why-must-build = You must take at least one building of this reward. Choose one.
why-start-tile-gone = You have already placed that starting tile. Choose another colour.
why-sold-out = The main board has none left, and it’s refilled only between rounds. Take another tile.
why-reserve-out = The supply has none left. Take another tile.
why-too-dear = You can’t afford it, even paying 2 gold for any other resource. Take another tile.
why-fits-nowhere = It doesn’t fit anywhere within reach. Take another tile.
why-lies-not-so = The tile doesn’t fit this way round. Rotate it, or choose another square.
why-on-a-tile = It would cover another tile. Choose squares without tiles; you may cover resources.
why-on-a-mask = You can’t cover mask symbols during setup. Choose squares without masks.
why-out-of-reach = Part of it would be outside your architect’s reach. Place it within the two Districts on that side.
why-spot-filled = There is already a pyramid tile there. Choose a free space of the pyramid.
why-spot-out-of-reach = That space is outside your architect’s reach. Choose one in the two Districts on that side.
why-no-four-below = On an upper level, a tile must rest on 4 others. Choose a space with 4 tiles under it.
why-no-cube = There is no resource there. Choose a square with a resource.
why-not-due = You don’t need to pay that resource ({ $kind }). Spend one that is asked for; 2 gold can replace any other.
why-needed-for-the-rest = You need it to pay the rest. Spend another resource for this part.
why-not-beside = That square isn’t beside the building. Choose one that shares a side with it.
why-under-a-tile = There is a tile there. Choose a square without a tile.
why-same-cube = There is already a resource of that kind there ({ $kind }). Choose another square.
why-nothing-to-replace = There is no resource of another kind to replace there. Choose another square, or stop.
why-no-square-for-it = Your city has no square left for that resource ({ $kind }). Choose another kind.
why-not-your-worship = You don’t have that worship tile. Choose one of yours.
why-asks-for-cubes = You can’t spend the resources that worship tile requires. Choose another one.
why-asks-for-buildings = Your city doesn’t have the buildings that worship tile requires. Choose another one.
why-asks-for-a-place = Nothing in the supply would fit within reach for that worship tile. Choose another one.
why-none-face-up = There is no tile to take there. Choose another pile.
why-other-colour = The worship tile must match the colour of your temple. Choose one of the two in that colour.
why-in-the-slot = This reward gives the first tile of a pile, not the one beside it. Choose a pile.

## Options

option-side = Player boards
option-side-A = Side A, the same for everyone
option-side-B = Side B, all different and dealt at random
option-solo_handicap = The Rival’s head start
option-solo_handicap-0 = None
option-solo_handicap-10 = 10 points
option-solo_handicap-20 = 20 points
option-solo_handicap-30 = 30 points
option-red_product_material = Buildings counted by the worship tile “Red temples × buildings”
option-red_product_material-stone = Stone buildings (standard rules)
option-red_product_material-gold = Gold buildings
option-reward_building_uses_reach_in_play = Placing the buildings of a reward
option-reward_building_uses_reach_in_play-false = Anywhere in the city (standard rules)
option-reward_building_uses_reach_in_play-true = Within reach only, except during setup
option-setup_pyramid_scores_vp = Starting pyramid tiles
option-setup_pyramid_scores_vp-false = Give only their rewards
option-setup_pyramid_scores_vp-true = Also score 2 points each

## The log

event-dealt = { $name } receives player board B{ $board }
event-placed = Bonus on { $space }: { $bonus }
event-revealed = New { $colour ->
    [green] green
    [blue] blue
   *[red] red
} tile: “{ $tile }”
event-stacked = { $name } places { $count ->
    [one] { $count } disc
   *[other] { $count } discs
} on { $space } (Power { $power })
event-passed = { $name } passes
event-used = { $name }’s bonus: { $bonus }
event-turned = { $name }’s architect moves to the { $side ->
    [top] top
    [right] right
    [bottom] bottom
   *[left] left
}
event-built = { $name } builds a { $tile } at { $square }
event-lost = { $name } covers and loses { $cubes }
event-produced = { $name } gains { $cubes }
event-gained = { $name } places 1 { $kind ->
    [wood] wood
    [stone] stone
   *[gold] gold
} on { $square }
event-spent = { $name } spends 1 { $kind ->
    [wood] wood
    [stone] stone
   *[gold] gold
} from { $square }
event-masked = { $name } completes a group and takes the { $mask }
event-raised = { $name } builds a { $tile } ({ $spot })
event-rewarded = { $name } gains { $reward }
event-adored = { $name } takes “{ $tile }”
event-offered = { $name } offers “{ $tile }”
event-returned = { $name } returns “{ $tile }”
event-buried = “{ $tile }” goes back under its pile
event-favoured = { $name } gains a favour (space { $step })
event-scored = { $name } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $source ->
    [bonus] bonus
    [masks] mask
    [pyramid] pyramid
    [rewards] reward
    [worship] worship
    [favour] favour
   *[districts] Districts
})
event-counted = { $name } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for the { $district ->
    [north-west] north-west
    [north-east] north-east
    [south-east] south-east
   *[south-west] south-west
} District
event-ended = Round { $round } is over
event-restocked = Refilled: { $count } × { $tile }
event-began = Round { $round }: { $name } goes first
event-rival-drew = The Rival draws a card: { $card }
event-rival-stacked = The Rival places 1 disc on { $space } (Power { $power })
event-rival-took = The Rival removes a { $tile } from the game
event-rival-masked = The Rival takes the { $mask }
event-rival-scored = The Rival scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## The count

count-bonus = Bonus discs
count-masks = Masks
count-pyramid = Pyramid tiles
count-rewards = Rewards
count-worship = Worship tiles
count-favour = Favour track
reason-most-points = The most points win
reason-most-pyramid-tiles = Tied on points: more pyramid tiles
reason-shared = Tied on points and pyramid tiles: shared victory
reason-rival-beaten = The Rival is beaten
reason-rival-ahead = The Rival stays ahead

## The table read aloud

aloud-turn = Current action
aloud-power = On { $space } with Power { $power }
aloud-piles = Face-down worship tiles
aloud-below = { $pile }, at the bottom
aloud-reserve = Tiles in the supply
aloud-box = Tiles in the box
aloud-masks = { $colour ->
    [yellow] Yellow
    [turquoise] Turquoise
   *[purple] Purple
} masks on the player board
aloud-worship = Worship tiles
aloud-taken = Masks taken
aloud-starting = Starting tiles still to place
