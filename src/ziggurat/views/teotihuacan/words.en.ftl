game-title = Founders of Teotihuacan
game-about = One to four architects lay out a city around its pyramid: stack discs for Power, build houses that bring cubes, spend them on temples and pyramid tiles, and match both in every District before the eclipse.

## Tiles, cubes, discs

building = { $material ->
    [wood] Wood
    [stone] Stone
   *[gold] Gold
} building of size { $size }
temple = { $colour ->
    [green] Green
    [blue] Blue
   *[red] Red
} temple
pyramid-tile = { $colour ->
    [green] Green
    [blue] Blue
    [red] Red
   *[white] White
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
    [one] { $count } cube of any kind
   *[other] { $count } cubes of any kind
}
worship = { $tile ->
    [green-wood] 2 wood for 3 points
    [green-any] 2 cubes for 2 points
    [green-product] Green temples times wood buildings
    [green-small] Five small buildings
    [green-influence] 3 points and an Influence action
    [green-four-wood] Four wood buildings
    [green-two-and-two] Two wood and two stone buildings
    [blue-stone] 2 stone for 3 points
    [blue-set] One cube of each kind for 4 points
    [blue-product] Blue temples times stone buildings
    [blue-temple] 3 cubes for a temple
    [blue-eight] 8 cubes for 9 points
    [blue-size-2] 4 points and a building of size 2
    [blue-size-3] 3 points and a building of size 3
    [red-gold] 1 gold for 1 point
    [red-ten] 10 cubes for 12 points
    [red-product] Red temples times buildings
    [red-pyramid] 5 cubes for a pyramid tile
    [red-construction] 3 points and a Construction action
    [red-each-size] A building of each size
   *[red-two-fours] Two buildings of size 4
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
mask = { $colour ->
    [yellow] Yellow
    [turquoise] Turquoise
   *[purple] Purple
} mask of { $points }
mask-pile = { $colour ->
    [yellow] Yellow
    [turquoise] Turquoise
   *[purple] Purple
} masks: { $values }
bonus = { $bonus ->
    [bonus-influence] any Influence
    [bonus-construction] any Construction
    [bonus-points] 2 points
    [bonus-resource] 1 point and a cube
   *[bonus-power] 1 point and 1 Power
}
reward = { $reward ->
    [reward-none] no reward
    [reward-points] 4 points
    [reward-worship] a worship tile
    [reward-size-3] 1 point and a building of size 3
    [reward-stone-2] a stone building of size 2
    [reward-wood-2] a wood building of size 2
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
    [0] Base
    [1] Level 1
   *[2] Summit
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

## What lies where

region-board = { $round ->
    [0] Set-up
   *[other] Round { $round } of { $rounds }
}
region-city = Your city
region-city-of = City of { $player }
region-hand = Your discs, cubes and tiles
region-hand-of = Discs, cubes and tiles of { $player }
region-rival = The Rival
region-prices = What tiles cost
city = { $title }: architect at the { $side }, { $buildings ->
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
}, { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
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
    [0] No disc left
    [one] { $count } disc left
   *[other] { $count } discs left
}
first-player = { $player } begins the round
favour-tokens = Favour track: { $steps }
held-nothing = No tile in hand
goal-was = More than { $points } were needed to beat the Rival.
rival-says = The Rival: { $points } points and a handicap of { $handicap }, { $discs } discs left
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

prompt-start-tile = Choose the pyramid tile to lay next.
prompt-stacking = Put one to three discs on a stack, or pass.
prompt-half = { $space }, Power { $power }: choose an action of this zone{ $bonus ->
    [yes] , or use the bonus first
   *[no] { "" }
}.
prompt-bonus = Use the bonus disc ({ $bonus }), or leave it.
prompt-constructing = Choose any Construction action, with Power { $power }.
prompt-influencing = Choose any Influence action.
prompt-gift-kind = Choose the cube you take.
prompt-gift-square = Put the { $kind ->
    [wood] wood
    [stone] stone
   *[gold] gold
} on any square without a tile.
prompt-building = Take a building of size { $power } or less.
prompt-temple = { $free ->
    [yes] Take any temple
   *[no] Take a temple: each Power short of its size costs a cube more (you have { $power })
}.
prompt-pyramid = { $free ->
    [yes] Take any pyramid tile
   *[no] Take a pyramid tile: each Power short of 4 costs a gold more (you have { $power })
}.
prompt-paying = Pay { $due }{ $gold ->
    [yes] ; two gold stand for any other cube
   *[no] { "" }
}.
prompt-setting = Lay the tile: { $tile }.
prompt-replacing = { $tile }: choose a cube to replace by a new one, or keep the rest.
prompt-spot = Choose a space of your pyramid: { $tile }.
prompt-indicating = { $second ->
    [yes] Take the second building of the reward, or leave it
   *[no] Choose which building of the reward comes first
}.
prompt-sized = Choose a building of size { $size }, or do without.
prompt-any-pile = Choose the pile whose first worship tile you take.
prompt-adoring = Take one of the two worship tiles.
prompt-production = Produce cubes near your buildings, or take a small building.
prompt-producing = { $tile }: put a cube beside it, or leave it.
prompt-small = Take a second small building, or stop here.
prompt-offering = Choose the worship tile you offer.
prompt-repeating = { $tile }: exchange once more, or stop.
prompt-returning = You may give back a worship tile for another one.
prompt-swapping = Take any worship tile that lies face up.

## Names of choices

choice-discs = { $count ->
    [one] { $count } disc
   *[other] { $count } discs
} on { $space }, Power { $power }: { $construction }, or { $influence }
choice-pass = Pass for this round
choice-bonus = Use the bonus disc
choice-bonus-this = Use the bonus disc: { $bonus }
choice-take = { $tile }
choice-take-for = { $tile } for { $due }
choice-produce = Produce cubes near your buildings
choice-set = { $squares }
choice-spot = { $spot }
choice-spot-reward = { $spot }: { $reward }
choice-spend = Spend the cube of { $square }
choice-spend-over = { $square }: spend { $kind ->
    [wood] wood
    [stone] stone
   *[gold] gold
}
choice-rest = Pay the rest for me
choice-cube = { $square }
choice-cube-over = { $square }, in place of { $kind ->
    [wood] wood
    [stone] stone
   *[gold] gold
}
choice-kind = { $kind ->
    [wood] A wood
    [stone] A stone
   *[gold] A gold
}
choice-worship = { $tile }
choice-worship-twin = { $tile }, { $where ->
    [slot] beside the pile
   *[pile] on the pile
}
choice-offer = Offer: { $tile }
choice-return = Give back: { $tile }
choice-again = Once more
choice-done = No more
choice-disc = Bonus disc: { $bonus }
choice-board = Player board B{ $board }
choice-reveal = Worship tile: { $tile }
choice-card = Card of the Rival: { $card }

## The rules in short

help-pass = You do nothing more until the next round; your architect stays where it is.
help-done = You go on without it.
help-rest = Wood goes first, then stone, then gold, each from the top left.
help-again = The same price, the same points, up to the maximum of the tile.
help-construction = Building uses the Power of the stack and the Reach of your architect.
help-influence = Influence needs neither Power nor Reach.
help-building = Any building of the market no larger than your Power, in Reach; it brings a cube to each square beside it.
help-temple = Any temple of the market for its cubes, in Reach; it brings a worship tile of its colour.
help-pyramid = A pyramid tile for two gold and a wood: two points, and at the base a reward.
help-production = No cube or one beside each of your buildings, or one or two buildings of size 1.
help-produce = No cube or one beside each of your buildings, oldest first, wherever your architect stands.
help-offering = Apply one of your worship tiles; then it goes under its pile.
help-favour = One space on the favour track and its points; then you may exchange a worship tile.
help-wood = It may replace a cube of another kind.
help-stone = It may replace a cube of another kind.
help-gold = Two gold pay for any other cube.
help-pile = You take the first tile of this pile, unseen.
help-masks = Who covers the last symbol of a group takes the top mask of its colour and scores it.
help-tile-building = Needs Power { $size }. A cube of { $kind ->
    [wood] wood
    [stone] stone
   *[gold] gold
} comes to each free square beside it.
help-tile-temple = { $tile ->
    [temple-green] Size 3, costs a wood and a stone, and a wood for each Power short of 3.
    [temple-blue] Size 4, costs two stone, and a wood for each Power short of 4.
   *[temple-red] Size 5, costs a stone and a gold, and a stone for each Power short of 5.
} It brings a worship tile.
help-tile-pyramid = Costs two gold and a wood, and a gold for each Power short of 4. At the end it scores for each temple of its colour in its District.
help-level = On four tiles: two points now; at the end 3 for each temple of its colour in its District.
help-reward = { $reward ->
    [reward-none] The white tile lies here from the start.
    [reward-points] Four points at once.
    [reward-worship] Take the first worship tile of any pile.
    [reward-size-3] One point, and any building of size 3 from the reserve if you like.
    [reward-stone-2] A stone building of size 2 from the reserve, in Reach or not.
    [reward-wood-2] A wood building of size 2 from the reserve, in Reach or not.
    [reward-temple-blue] A blue temple from the reserve, free of charge, with its worship tile.
    [reward-temple-green] A green temple from the reserve, free of charge, with its worship tile.
    [reward-temple-red] A red temple from the reserve, free of charge, with its worship tile.
   *[reward-wood-1-and-stone-1] A wood and a stone building of size 1 from the reserve, or one of them.
}
help-bonus = Bonus: { $bonus ->
    [bonus-influence] any Influence action.
    [bonus-construction] any Construction action, in Reach, with the Power of this stack.
    [bonus-points] two points.
    [bonus-resource] a point, and a cube of any kind on any square without a tile.
   *[bonus-power] a point, and your Power is one higher.
}
help-worship = { $tile ->
    [green-wood] Spend 2 wood for 3 points, again and again up to 12.
    [green-any] Spend any 2 cubes for 2 points, again and again up to 10.
    [green-product] Your green temples times your wood buildings in points, 9 at most.
    [green-small] 12 points if your city has five buildings of size 1.
    [green-influence] 3 points, then any Influence action if you like.
    [green-four-wood] 8 points if your city has four wood buildings.
    [green-two-and-two] 7 points if your city has two wood and two stone buildings.
    [blue-stone] Spend 2 stone for 3 points, again and again up to 12.
    [blue-set] Spend a wood, a stone and a gold for 4 points, again and again up to 12.
    [blue-product] Your blue temples times your stone buildings in points, 9 at most.
    [blue-temple] Spend any 3 cubes and build any temple of the reserve, in Reach, whatever your Power.
    [blue-eight] Spend exactly 8 cubes of any kind for 9 points.
    [blue-size-2] 4 points, then any building of size 2 from the reserve, in Reach, if you like.
    [blue-size-3] 3 points, then any building of size 3 from the reserve, in Reach, if you like.
    [red-gold] Spend 1 gold for 1 point, again and again up to 10.
    [red-ten] Spend exactly 10 cubes of any kind for 12 points.
    [red-product] Your red temples times your stone buildings (gold if so agreed) in points, 9 at most.
    [red-pyramid] Spend any 5 cubes and build any pyramid tile of the reserve, in Reach.
    [red-construction] 3 points, then any Construction action with your Power, if you like.
    [red-each-size] 10 points if your city has buildings of sizes 1, 2, 3 and 4.
   *[red-two-fours] 10 points if your city has two buildings of size 4.
}

## Why not

why-empty-space = No disc lies on that space. Put yours where at least one lies.
why-too-few-discs = You have only { $discs ->
    [one] one disc
   *[other] { $discs } discs
} left. Put down no more than that.
why-stack-full = A stack has at most four discs, the bonus disc too. Put down fewer, or choose another stack.
why-leads-nowhere = With that Power you could neither build a temple nor make an offering. Choose another zone, or more discs.
why-no-bonus = No bonus disc was visible on this stack. Choose an action.
why-bonus-useless = The bonus gives a Construction action, and you could not do any. Choose an action of the zone.
why-must-act = Once the bonus is chosen, its action is done. Choose one of the actions.
why-not-construction = The bonus gives a Construction action. Choose building, temple or pyramid.
why-not-influence = The bonus gives an Influence action. Choose production, offering or favour.
why-no-building = No building of the market fits both your Power of { $power } and your Reach. Choose the other action.
why-no-temple = You cannot pay for a temple of the market that fits in Reach. Choose the other action.
why-no-pyramid-tile = You cannot pay for a pyramid tile, or have no space for it in Reach. Choose the other action.
why-no-offering = You have no worship tile whose conditions you meet. Choose the other action.
why-not-a-building = That is no building. Take a building of the market.
why-not-a-temple = That is no temple. Take a temple.
why-not-a-pyramid-tile = That is no pyramid tile. Take a pyramid tile.
why-too-large = It has size { $size }, and your Power is { $power }. Take a building no larger than your Power.
why-not-small = It is not a building of size 1. Take one of size 1.
why-wrong-size = It is not a building of size { $size }. Take one of that size.
why-not-shown = The reward does not show this tile, or you have built it. Take a building it shows.
why-must-build = A reward of buildings brings at least one. Take one of them.
why-start-tile-gone = That is no starting tile you still have to lay. Choose a pyramid tile of another colour.
why-sold-out = The market has none left, and it is filled only between rounds. Take another tile.
why-reserve-out = The reserve has none left. Take another tile.
why-too-dear = Your cubes do not pay for it, even with two gold for any other. Take another tile.
why-fits-nowhere = There is no place for it among your tiles in Reach. Take another tile.
why-lies-not-so = Turned like this the tile does not lie whole in the city. Turn it, or choose another square.
why-on-a-tile = A tile would lie on another one. Choose free squares; cubes may be covered.
why-on-a-mask = In the set-up no mask symbol may be covered. Choose squares without masks.
why-out-of-reach = Part of it would lie outside the two Districts in Reach of your architect. Lay it within them.
why-spot-filled = A pyramid tile lies there already. Choose a free space of the pyramid.
why-spot-out-of-reach = Your architect does not reach that space. Choose one in its two Districts.
why-no-four-below = A tile of an upper level rests on four others. Choose a space that has its four.
why-no-cube = No cube lies there. Choose a square with a cube.
why-not-due = This payment has no use for that cube ({ $kind }). Spend one it asks for; two gold stand for any other.
why-needed-for-the-rest = Without it the rest could not be paid. Spend another cube for this part.
why-not-beside = That square is not beside the building. Choose one that shares a side with it.
why-under-a-tile = A tile lies there. Choose a square without a tile.
why-same-cube = A cube of that kind lies there already ({ $kind }). Choose another square.
why-nothing-to-replace = No cube of another kind lies there to be replaced. Choose one that does, or keep the rest.
why-no-square-for-it = No square of your city is left for that cube ({ $kind }). Choose another kind.
why-not-your-worship = You do not have this worship tile. Choose one of yours.
why-asks-for-cubes = You cannot spend the cubes this worship tile asks for. Choose another one.
why-asks-for-buildings = Your city does not have the buildings this worship tile asks for. Choose another one.
why-asks-for-a-place = The reserve has nothing that would fit in Reach for this worship tile. Choose another one.
why-none-face-up = No tile lies there to be taken. Choose another pile.
why-other-colour = You take a worship tile of the colour of your temple. Choose one of its two.
why-in-the-slot = This reward gives the first tile of a pile, never the one in the slot. Choose a pile.

## Options

option-side = Player boards
option-side-A = Side A, the same for all
option-side-B = Side B, all different and dealt at random
option-solo_handicap = What the Rival is ahead
option-solo_handicap-0 = Nothing
option-solo_handicap-10 = 10 points
option-solo_handicap-20 = 20 points
option-solo_handicap-30 = 30 points
option-red_product_material = The red product tile counts
option-red_product_material-stone = Stone buildings, as printed
option-red_product_material-gold = Gold buildings
option-reward_building_uses_reach_in_play = Buildings of a reward
option-reward_building_uses_reach_in_play-false = Anywhere in the city, as printed
option-reward_building_uses_reach_in_play-true = In Reach only, once the game has begun
option-setup_pyramid_scores_vp = Starting pyramid tiles
option-setup_pyramid_scores_vp-false = Bring their rewards alone
option-setup_pyramid_scores_vp-true = Score two points each as well

## The log

event-dealt = { $name } gets player board B{ $board }
event-placed = Bonus disc on { $space }: { $bonus }
event-revealed = A { $colour ->
    [green] green
    [blue] blue
   *[red] red
} worship tile is turned up: { $tile }
event-stacked = { $name } puts { $count ->
    [one] a disc
   *[other] { $count } discs
} on { $space }: Power { $power }
event-passed = { $name } passes
event-used = { $name } uses the bonus disc: { $bonus }
event-turned = The architect of { $name } goes to the { $side ->
    [top] top
    [right] right
    [bottom] bottom
   *[left] left
}
event-built = { $name } lays at { $square }: { $tile }
event-lost = { $name } builds over { $cubes }
event-produced = { $name } gets { $cubes }
event-gained = { $name } puts a { $kind ->
    [wood] wood
    [stone] stone
   *[gold] gold
} on { $square }
event-spent = { $name } spends the { $kind ->
    [wood] wood
    [stone] stone
   *[gold] gold
} of { $square }
event-masked = { $name } completes a group: { $mask }
event-raised = { $name } raises the pyramid, { $spot }: { $tile }
event-rewarded = Reward for { $name }: { $reward }
event-adored = { $name } takes a worship tile: { $tile }
event-offered = { $name } makes an offering: { $tile }
event-returned = { $name } puts under its pile: { $tile }
event-buried = Put under its pile: { $tile }
event-favoured = { $name } gains a favour: space { $step }
event-scored = { $name } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $source ->
    [bonus] bonus disc
    [masks] mask
    [pyramid] pyramid
    [rewards] reward
    [worship] worship
    [favour] favour
   *[districts] Districts
}
event-counted = { $district ->
    [north-west] North-west
    [north-east] North-east
    [south-east] South-east
   *[south-west] South-west
} District of { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
event-ended = Round { $round } is over
event-restocked = { $count } new in the market: { $tile }
event-began = Round { $round } begins with { $name }
event-rival-drew = The Rival draws a card: { $card }
event-rival-stacked = The Rival puts a disc on { $space }: Power { $power }
event-rival-took = The Rival takes out of the game: { $tile }
event-rival-masked = The Rival takes a mask: { $mask }
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
count-favour = Favour
reason-most-points = Most points
reason-most-pyramid-tiles = Equal points: more pyramid tiles
reason-shared = Equal points and pyramid tiles: shared
reason-rival-beaten = The Rival is beaten
reason-rival-ahead = The Rival stays ahead

## The table read aloud

aloud-turn = The action
aloud-power = On { $space } with Power { $power }
aloud-piles = Worship tiles face down
aloud-below = { $pile }, at the bottom
aloud-reserve = Tiles in reserve
aloud-box = Tiles in the box
aloud-masks = { $colour ->
    [yellow] Yellow
    [turquoise] Turquoise
   *[purple] Purple
} masks on the board
aloud-worship = Worship tiles
aloud-taken = Masks
aloud-starting = Still to be laid in the set-up
