game-title = Origins: First Builders
game-about = One to four Archons raise a city under the eyes of builders from beyond the sky: send Freemen to meeting places, lay buildings around seats of power, raise the towers that multiply them, climb the Temples and lead the army.

## Colours, goods, dice

colour = { $colour ->
    [red] red
    [purple] purple
    [blue] blue
    [orange] orange
    [yellow] yellow
   *[white] white
}
good = { $good ->
    [stone] Stone
    [food] Food
    [wisdom] Wisdom
    [gold] Gold
   *[any] any base resource
}
goods = { $count } { $good ->
    [stone] Stone
    [food] Food
    [wisdom] Wisdom
    [gold] Gold
   *[any] base resources of choice
}
citizen = { $colour ->
    [red] red
    [purple] purple
    [blue] blue
    [orange] orange
   *[yellow] yellow
} { $value }
speaker = Speaker { $value }
one-of = { $thing } ({ $number })
archon = Archon
the-archon = the Archon

## Buildings

building = { $tile ->
    [granary] Granary
    [harbor] Harbour
    [market] Market
    [mint] Mint
    [quarry] Quarry
    [workshop] Workshop
    [armory] Armoury
    [arena] Arena
    [outpost] Outpost
    [equestrian] Equestrian Grounds
    [fortress] Fortress
    [veterans] Veterans' Quarter
    [castle] Castle
    [construction-yard] Construction Yard
    [courthouse] Courthouse
    [estate] Estate
    [forum] Forum
    [stone-circle] Stone Circle
    [temple-forest] Forest Temple
    [temple-mountain] Mountain Temple
    [obelisk] Obelisk
    [sanctuary] Sanctuary
    [temple-sea] Sea Temple
    [statue] Statue
    [artists-salon] Artists' Salon
    [astronomy-tower] Astronomy Tower
    [fountain] Fountain of Wisdom
    [portal] Portal
    [healer] Healer's House
    [mage-tower] Mage Tower
    [agora] Agora
    [palace] Palace
   *[farm] Farm
}
help-of-tile = { $tile ->
    [granary] A Food, and another for each Farm of your city.
    [harbor] 2 points for each of your yellow buildings, this one too.
    [market] 4 points for each of your yellow Freemen.
    [mint] A Gold.
    [quarry] A Stone, and another for each empty space beside this tile.
    [workshop] A Stone, a Food or a Wisdom.
    [armory] Advance 2 spaces on the military track, or attack, or both in any order.
    [arena] 2 points for each of your red buildings and 2 for each of your red Freemen.
    [outpost] Advance a space on the military track, or attack.
    [equestrian] Advance 2 spaces, then a Stone or a Food for each weaker opponent.
    [fortress] Advance a space for each of your red buildings, this one too.
    [veterans] Points as one of your unused Freemen shows; then it shows one less.
    [castle] A point, and 3 for each District you have completed.
    [construction-yard] Take a tile of the market for nothing; build it later, for its Stone alone.
    [courthouse] Change the colour of one of your unused Freemen; its value stays.
    [estate] Take a Citizen of the recruitment area for nothing, if you have a free base.
    [forum] Take a Speaker.
    [stone-circle] 0, 1, 3, 6 or 10 points for 1 to 5 colours of buildings in your city.
    [temple-forest] 2 steps in the Forest Temple; a Gold buys a step in another one.
    [temple-mountain] 2 steps in the Mountain Temple; a Gold buys a step in another one.
    [obelisk] 1, 2, 4 or 7 points for 1, 2, 3, or 4 and more Obelisks in your city.
    [sanctuary] 3, 6 or 10 points for 1, 2 or 3 Zodiac cards you hold.
    [temple-sea] 2 steps in the Sea Temple; a Gold buys a step in another one.
    [statue] A step in any Temple.
    [artists-salon] 3 points for each different colour among your Freemen.
    [astronomy-tower] A Wisdom, and another for each of your Advisors.
    [fountain] A Wisdom; then set any Mothership to 1.
    [portal] Raise one of your unused Freemen once or twice.
    [healer] A point, and another for each of your Freemen.
    [mage-tower] Use the ability of a building beside it.
    [agora] A Gold for each District completed around it.
    [palace] It has no ability: your towers stand on it.
   *[farm] It has neither colour nor ability, and costs nothing.
}

## Zodiac cards and Temples

zodiac-none = No Zodiac card
zodiac = { $sign ->
    [aries] Aries
    [taurus] Taurus
    [gemini] Gemini
    [cancer] Cancer
    [leo] Leo
    [virgo] Virgo
    [libra] Libra
    [scorpio] Scorpio
    [sagittarius] Sagittarius
    [capricorn] Capricorn
    [aquarius] Aquarius
   *[pisces] Pisces
}
help-of-sign = { $sign ->
    [aries] Each of your attacks scores a point more for each of your red dice, Freemen and seats of power.
    [taurus] Buildings and Citizens cost you a Wisdom less.
    [gemini] When you pass: a base resource for each space your army will fall back.
    [cancer] When you pass with a free base: take a Citizen for nothing.
    [leo] When you complete a District the die on its seat gains 2, up to 6.
    [virgo] A building may replace one of your Farms; then it costs nothing.
    [libra] After completing a District you may recruit a Citizen for its Wisdom.
    [scorpio] A Wisdom for each District you complete and each of your Freemen who becomes an Advisor.
    [sagittarius] Each Citizen or Speaker you take may gain 1, up to 6 or 5.
    [capricorn] When you raise a tower one of your Freemen may gain 2, up to 6.
    [aquarius] When you climb 2 steps of a Temple, a Gold buys a step in another one.
   *[pisces] Any bonus action may give a Gold instead.
}
temple = { $temple ->
    [forest] Forest Temple
    [mountain] Mountain Temple
   *[sea] Sea Temple
}

## What lies where

the-rival = foreign army
region-board = { $round ->
    [0] Setting up
   *[other] Round { $round }
}
region-board-ending = Round { $round }, the last one: { $ending }
ending = { $ending ->
    [three-temples] a player stands on top of all three Temples
    [no-gold] no Gold is left on the District cards
    [few-floors] floors of at most three colours are left
    [no-citizens] a colour of Citizens has run out
   *[last-round] it is the last round
}
region-city = Your city
region-city-of = City of { $player }
region-hand = Your goods, workers and cards
region-hand-of = Goods, workers and cards of { $player }
region-districts = District cards and floors
region-goal = The goal
city = { $title }: { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}, { $districts ->
    [one] { $districts } District
   *[other] { $districts } Districts
}, towers { $towers }
standing = { $passed ->
    [yes] passed
   *[no] { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }
}
site = Meeting place { $number }
site-says = Meeting place { $number }: Mothership { $value }, { $colour ->
    [red] red
    [purple] purple
    [blue] blue
    [orange] orange
   *[yellow] yellow
} bonus, { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
army = Military track, by player: { $spaces }
temple-says = { $temple }, { $sign }; steps by player: { $steps }
lot = { $tile }: { $wisdom } Wisdom, { $stone } Stone
pile = { $colour ->
    [red] Red
    [purple] Purple
    [blue] Blue
    [orange] Orange
   *[yellow] Yellow
} pile: next { $tile }, { $count } below
recruit = { $citizen } for { $wisdom } Wisdom
supply = { $colour ->
    [red] red
    [purple] purple
    [blue] blue
    [orange] orange
   *[yellow] yellow
} Citizens in the supply: { $count }
any-tile = any
district = { $pattern }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $gold ->
    [0] { "" }
   *[other] , { $gold } Gold
}
floors = { $colour ->
    [red] red
    [purple] purple
    [blue] blue
    [orange] orange
   *[yellow] yellow
} floors: { $count }
tower = { $colour ->
    [red] Red
    [purple] Purple
    [blue] Blue
    [orange] Orange
   *[yellow] Yellow
} tower: { $floors }
tokens = { $count ->
    [one] { $count } Superiority token
   *[other] { $count } Superiority tokens
}
bastion = Bastion: begins the round
base-free = free base { $number }
advisors = Advisors: { $count }
bases-left = Bases still to gain: { $count }
set-aside = set aside: { $tile }
goal-was = { $points } points were to be reached.
goal-says = { $points } of { $goal } points, round { $round }
place-cell = { $down ->
    [0] { "" }
   *[other] { $vertical ->
        [up] { $down } up
       *[down] { $down } down
    }
}{ $both ->
    [yes] { ", " }
   *[no] { "" }
}{ $across ->
    [0] { "" }
   *[other] { $side ->
        [left] { $across } left
       *[right] { $across } right
    }
}{ $here ->
    [yes] the Palace
   *[no] { " from the Palace" }
}

## What is asked

prompt-drafting = Take a Citizen for one of your bases.
prompt-acting = { $acts }, or pass.
prompt-acting-pass = Nothing is left to you but to pass.
act = { $act ->
    [worker] send a worker
    [close] complete a District
    [raise] raise a tower
   *[population] grow your population
}
prompt-superiority = Spend a Superiority token for another action, or end your turn?
prompt-visiting = Where does { $worker } go?
prompt-choosing = Choose an action of meeting place { $site }{ $bonus ->
    [yes] { "; the bonus is open too" }
   *[no] { "" }
}.
prompt-choosing-more = Anything more at meeting place { $site }?
prompt-joker = { $goods } due: how much of it in Gold?
prompt-gaining = Take { $kinds }{ $count ->
    [one] { "" }
   *[other] , { $count } times
}.
prompt-exchanging = Exchange a base resource for a Gold?
prompt-warring = { $may ->
    [attack] Attack
   *[other] Advance { $spaces ->
        [one] a space
       *[other] { $spaces } spaces
    }
}{ $may ->
    [both] , or attack
   *[other] { "" }
}?
prompt-climbing = Climb { $steps ->
    [one] a step
   *[other] { $steps } steps
} in which Temple?
prompt-gold-step = Pay a Gold for a step in another Temple?
prompt-building = Which tile do you build?
prompt-way = { $tile }: { $ways }?
ways = { $ways ->
    [all] as a building, as a Farm, or over a Farm
    [cover] as a Farm, or over a Farm
    [building] as a building, or as a Farm
   *[farm] as a Farm
}
prompt-laying = Where do you lay the tile: { $tile }?
prompt-using = Use the ability of this tile: { $tile }?
prompt-recruiting = Which Citizen do you { $free ->
    [yes] take for nothing
   *[no] recruit
}?
prompt-adding = Raise your new Citizen by 1?
prompt-adding-speaker = Raise your new Speaker by 1?
prompt-inviting = Which Speaker do you take?
prompt-feeding = Who is fed: a Freeman, who gains 1, or the army, which advances a space?
prompt-seating = Which Freeman takes this seat of power?
prompt-matching = Which District card do you score?
prompt-activation = Which building do you use?
prompt-capricorn = Which Freeman gains 2?
prompt-promoting = Who becomes an Advisor first?
prompt-veteran = Which Freeman tells of old battles?
prompt-court-die = Which Freeman changes colour?
prompt-court-colour = Which colour does it get?
prompt-setting-aside = Which tile do you set aside?
prompt-resetting = Which Mothership goes back to 1?
prompt-portal-die = Which Freeman steps through the Portal?
prompt-portal-again = Raise the same Freeman once more?
prompt-copying = Which building beside it do you use?
prompt-holding = Spend a token so that no Mothership turns?
prompt-neighbour = Which neighbouring Mothership turns as well?

## What can be chosen

choice-worker = { $worker ->
    [archon] Send the Archon
    [speaker] Send { $name }
   *[freeman] Send { $name }
}
choice-close = District of { $tiles } ({ $where })
choice-close-fits = District of { $tiles } ({ $where }): fits a card, { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $gold ->
    [0] { "" }
   *[other] , { $gold } Gold
}
choice-raise = Raise the { $colour ->
    [red] red
    [purple] purple
    [blue] blue
    [orange] orange
   *[yellow] yellow
} tower for { $gold } Gold
choice-population = Gain a base for { $food } Food
choice-pass = Pass for this round
choice-token = Another action for a token
choice-visit = Meeting place { $number }: { $top }, or { $bottom }
choice-visit-toll = Meeting place { $number } for { $wisdom } Wisdom: { $top }, or { $bottom }
choice-do = { $part ->
    [top] Take { $what }
    [bonus] Bonus: { $what }
   *[bottom] { $what }
}
choice-do-pisces = A Gold as bonus (Pisces)
choice-gold = { $gold ->
    [0] { $rest }
   *[other] { $gold } Gold{ $kind ->
        [none] { "" }
       *[other] , { $rest }
    }
}
choice-gain = { $good }
choice-spend = { $good } for a Gold
choice-advance = Advance
choice-attack = Attack
choice-climb = { $temple }
choice-recruit = { $recruit }
choice-speaker = { $speaker }
choice-pick = { $lot }
choice-as = { $way ->
    [building] As a building
    [farm] As a Farm, for nothing
   *[cover] Over one of your Farms, for nothing
}
choice-build = { $where }
choice-build-fits = { $where }: fits { $count ->
    [one] a District card
   *[other] { $count } District cards
}
choice-use = Use: { $tile } ({ $where })
choice-card = { $district }
choice-die = { $citizen }
choice-colour = { $colour ->
    [red] Red
    [purple] Purple
    [blue] Blue
    [orange] Orange
   *[yellow] Yellow
}
choice-add = Raise by 1
choice-reset = Mothership { $number }
choice-turn = Mothership { $number }
choice-hold = Hold the Motherships
choice-draft = { $citizen }
choice-done = No more
choice-bonus = Bonus tile: { $bonus }
choice-sign = Zodiac card: { $sign }
choice-draw = Tile: { $tile }
choice-roll = A { $value }
choice-district = District card: { $pattern }
action = { $action ->
    [military] advance, attack, or both
    [build] build a tile
    [climb] 2 steps in a Temple for a Stone, and its card
    [recruit] recruit a Citizen
   *[feed] up to 3 Food to raise Freemen or advance
}
bonus = { $colour ->
    [red] advance or attack for a Wisdom
    [purple] build for a Food
    [blue] a step in a Temple for a Stone
    [orange] take a Speaker
   *[yellow] a base resource
}

## The rules in short

help-pass = All come home: Freemen gain 1, sixes become Advisors. You do nothing more in this round.
help-done = You go on without it.
help-token = One token a turn; the other action may also be to pass.
help-hold = It replaces the usual use of a token; no Mothership changes in this turn.
help-archon = It goes anywhere for nothing; it has the colours of your Advisors for bonus actions.
help-freeman = Below the value of the Mothership you pay the difference in Wisdom. A six may do both actions; the colour of the bonus tile opens it.
help-speaker = A Speaker has no colour, and goes back at the end of the round.
help-visit = After the visit its Mothership goes up by 1, from 6 to 1.
help-advance = A Superiority token for each threshold you pass; the last space is worth 9 points.
help-attack = The bonus below your marker, a point for each weaker army and each threshold passed.
help-climb = At the end your two lower Temples count. The main action also takes the Zodiac card.
help-recruit = It needs a free base. A new die of its colour is rolled.
help-card = Points of the card, fewer if you have scored it before, and all its Gold.
help-tower = A floor costs as much Gold as the tower is high. At the end it multiplies the seats of power of its colour.
help-population = One more Freeman; the last base is worth 10 points.
help-close = A Freeman takes the seat for good and uses the buildings of its colour around it.
help-ship = What a worker must show to visit this place.
help-supply = Dice not in play.
help-gold-paid = Gold replaces any other resource, and is worth a point at the end.

## Why not

why-die-gone = That Citizen is taken. Choose one of those left.
why-die-too-high = It is one of the two highest, which go. Alone you keep two of the other three.
why-no-freeman = No Freeman is on that base. Choose one of your dice.
why-worker-used = This worker stands at a meeting place already. Choose one beside your board.
why-worker-too-low = It reaches no Mothership, and you lack the Wisdom to make up for it. Choose a higher worker or another action.
why-not-your-speaker = You do not have this Speaker. Send one of your own workers.
why-not-a-six = Only a six becomes an Advisor now. Choose one of your sixes.
why-six-already = Capricorn raises a Freeman up to 6, and this one shows 6. Choose a lower one.
why-no-other-colour = The supply has no die of another colour. Choose another Freeman, or another ability.
why-same-colour = The Freeman has that colour already. Choose another one.
why-supply-out = The supply has no die of that colour. Choose another one.
why-no-four-tiles = A seat of power lies between four tiles. Choose one with all four.
why-seat-taken = A die sits on that seat of power for good. Choose a free one.
why-no-unused-freeman = A District needs an unused Freeman. Wait until they are back, or take another action.
why-no-floor = The reserve has no floor of that colour left. Raise another tower.
why-tower-too-dear = The next floor costs { $gold } Gold, more than you have. Raise a lower tower, or take another action.
why-all-bases = You have all six bases. Take another action.
why-base-too-dear = The next base costs { $food } Food, more than you have, Gold included. Take another action.
why-toll-too-high = The Mothership asks for { $wisdom } Wisdom more than you can pay. Choose a place with a lower one, or another worker.
why-other-place = Your worker stands at another meeting place. Choose an action of that one.
why-main-done = That is done, or only a six may do both. Choose what is left, or stop.
why-must-act = The upper or the lower action must be done. Choose one of them.
why-bonus-closed = The bonus is open to a worker of the tile's colour, once. Choose another action.
why-no-pisces = Only who holds Pisces takes a Gold for the bonus. Use the bonus as it is, or not at all.
why-costs-a-good = You cannot pay for it ({ $good }: { $count }). Choose another action.
why-nothing-to-build = There is no tile left to build. Choose another action.
why-all-at-top = You have reached the top of all Temples. Choose another action.
why-no-base = You have no free base for a Citizen. Choose another action, or grow your population first.
why-no-citizen = You cannot pay for any Citizen of the row. Choose another action.
why-nobody-to-feed = Nobody unused is there to be raised, and your army is at the end of its track. Choose another action.
why-no-speaker = No Speaker is left in the recruitment area. Choose another action.
why-more-gold = At least { $gold } Gold must make up for what you lack. Pay that much or more.
why-less-gold = At most { $gold } Gold can go into this payment. Pay that much or less.
why-not-given = That is not given here ({ $good }). Choose one of the resources shown.
why-none-of-it = You have none of it ({ $good }). Spend another resource, or none.
why-final-space-reached = Your army stands on the final space. Choose something else.
why-war-done = You have done that already, or this effect does not allow it. Choose what is left.
why-must-war = You advance or attack before you may stop. Choose one of the two.
why-at-top = You have reached the top of that Temple. Climb another one.
why-same-temple = The Gold buys a step in another Temple. Choose one of the others.
why-market-gap = No tile of the market lies there. Choose one that does.
why-not-set-aside = You have not set that tile aside. Choose one of the market.
why-building-too-dear = You lack the Wisdom beside it or the Stone on it, Gold included. Build it as a Farm, or another tile.
why-no-virgo = Only who holds Virgo builds over a Farm. Build it beside your city.
why-no-farm = There is no Farm of yours to cover. Choose a Farm of your city, or build another way.
why-cell-taken = A tile lies there already. Lay this one beside your city.
why-not-beside-a-tile = A tile lies edge to edge with another one. Choose a place beside your city.
why-other-building = You may use the building you have just added. Choose that one, or none.
why-no-ability = That tile has no ability. Choose a building that has one.
why-changes-nothing = Its ability would change nothing now. Choose another building.
why-not-beside-the-tower = The Mage Tower uses a building beside it. Choose one that shares an edge with it.
why-recruit-gap = No Citizen is there. Choose one of the row.
why-citizen-too-dear = This Citizen costs { $wisdom } Wisdom, more than you can pay. Choose a cheaper one.
why-must-recruit = A Citizen has to be taken. Choose one.
why-must-feed = At least one Food is spent. Choose what it is for.
why-speaker-held = { $owner } has this Speaker. Choose one of the recruitment area.
why-no-such-speaker = There are only as many Speakers as players. Choose one of the recruitment area.
why-no-such-card = There are fewer District cards in this game. Choose one that lies there.
why-card-fits-not = The four tiles do not show the pattern of that card. Choose a card that fits, or none.
why-not-around = That tile does not lie around this seat of power. Choose one of its four.
why-activated-already = This tile was used already. Choose another one, or stop.
why-not-of-its-colour = The die activates only tiles of its own colour, and the Agora. Choose one of these.
why-no-neighbour = That Mothership is not beside the place you visited. Choose a neighbouring one.
why-ship-at-six = A Mothership of 6 is not raised. Choose the other neighbour.

## Options

option-zodiac_needs_a_step = Zodiac cards at the end of a round
option-zodiac_needs_a_step-false = Go to the leader, even if nobody has climbed
option-zodiac_needs_a_step-true = Stay on a Temple nobody has climbed
option-climb_at_top_takes_card = On top of a Temple
option-climb_at_top_takes_card-false = Nobody can climb further
option-climb_at_top_takes_card-true = One may still pay and take the card
option-citizen_end = The game ends for want of Citizens
option-citizen_end-row_gap = When the recruitment area cannot be refilled
option-citizen_end-supply_empty = When the supply of a colour is empty
option-mothership_turns = Motherships turn
option-mothership_turns-after = After the actions of a visit
option-mothership_turns-before = Before the actions of a visit
option-last_round = The game ends at the latest
option-last_round-20 = After 20 rounds
option-last_round-12 = After 12 rounds
option-last_round-30 = After 30 rounds

## The log

event-placed = The { $colour ->
    [red] red
    [purple] purple
    [blue] blue
    [orange] orange
   *[yellow] yellow
} bonus tile lies on meeting place { $site }
event-dealt = { $temple }: { $sign }
event-exposed = District card { $slot }: { $pattern }
event-offered = A Citizen is rolled: { $citizen }
event-drafted = { $name } takes a Citizen for base { $base }
event-refilled = New in the market: { $tile }
event-revealed = Next of its pile: { $tile }
event-returned = { $tile } goes under its pile
event-rolled = A Citizen comes to be recruited: { $citizen }
event-spoke = A Speaker is rolled: { $value }
event-visited = { $name } sends { $worker ->
    [freeman] a Freeman
    [archon] the Archon
   *[speaker] a Speaker
} to meeting place { $site }
event-turned = Mothership { $site } shows { $value }
event-paid = { $name } pays { $goods }
event-gained = { $name } gets { $goods }
event-exchanged = { $name } exchanges { $good } for a Gold
event-advanced = { $name } advances to space { $space }{ $tokens ->
    [0] { "" }
    [one] , a Superiority token
   *[other] , { $tokens } Superiority tokens
}
event-attacked = { $name } attacks, { $weaker ->
    [0] nobody is weaker
    [one] one army is weaker
   *[other] { $weaker } armies are weaker
}
event-climbed = { $name } climbs to step { $step }: { $temple }
event-took = { $name } takes a Zodiac card: { $sign }
event-built = { $name } builds: { $tile }
event-farmed = { $name } builds a Farm
event-reserved = { $name } sets aside: { $tile }
event-used = { $name } uses: { $tile }
event-recruited = { $name } recruits a Citizen
event-invited = { $name } takes a Speaker
event-raised = A Freeman of { $name } goes up to { $value }
event-lowered = A Freeman of { $name } goes down to { $value }
event-recoloured = A Freeman of { $name } turns { $colour ->
    [red] red
    [purple] purple
    [blue] blue
    [orange] orange
   *[yellow] yellow
}
event-advised = A { $colour ->
    [red] red
    [purple] purple
    [blue] blue
    [orange] orange
   *[yellow] yellow
} Freeman of { $name } becomes Advisor { $space }
event-retired = A { $colour ->
    [red] red
    [purple] purple
    [blue] blue
    [orange] orange
   *[yellow] yellow
} Freeman of { $name } retires
event-closed = { $name } completes a District with a { $value }
event-matched = { $name } scores District card { $slot }{ $gold ->
    [0] { "" }
   *[other] , { $gold } Gold
}
event-built-up = { $name } raises the { $colour ->
    [red] red
    [purple] purple
    [blue] blue
    [orange] orange
   *[yellow] yellow
} tower to { $floors }
event-grew = { $name } gains base { $base }
event-spent = { $name } spends a token for another action
event-held = { $name } spends a token to hold the Motherships
event-passed = { $name } passes
event-scored = { $name } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $source ->
    [military] military
    [buildings] buildings
    [districts] District cards
    [population] population
    [promotions] Advisors already there
    [gold] Gold
    [advisors] Advisors
    [temples] Temples
   *[seats] seats of power
}
event-announced = The game ends after this round: { $ending }
event-lifted = The game goes on after all: { $ending } no longer holds
event-ended = Round { $round } is over
event-came-back = A Speaker comes back and shows { $value }
event-fortified = { $name } gets the Bastion
event-fell = The army of { $name } falls back to space { $space }
event-began = Round { $round } begins with { $name }
event-threatened = The foreign army goes to space { $space }
event-lost = A Zodiac card goes back to its Temple: { $sign }

## The count

count-military = Military
count-buildings = Buildings
count-districts = District cards
count-population = Population
count-promotions = More Advisors
count-gold = Gold
count-advisors = Row of Advisors
count-temples = Temples
count-seats = Seats and towers
reason-three-temples = On top of all three Temples
reason-no-gold = No Gold left on District cards
reason-few-floors = Floors of at most three colours left
reason-no-citizens = Citizens of a colour ran out
reason-last-round = The last round is over
reason-goal-reached = The goal is reached
reason-goal-missed = The goal is missed

## The table read aloud

aloud-farm = { $farm } ({ $tile } face down)
aloud-seat = Seat of power, its first tile { $where }
aloud-home = at home
aloud-advisors = Colours of the Advisors
aloud-bases = { $count ->
    [one] { $count } base
   *[other] { $count } bases
}
aloud-scored = District cards scored
aloud-aside = Set aside
aloud-orders = Who begins; of equals the lower marker first
aloud-begins = Begins the round
aloud-army = Army
aloud-keeper = { $temple }, keeper of the card
aloud-spent = A Superiority token is spent in this turn
aloud-piles = Buildings face down
aloud-under = Put back under their piles
aloud-draft = Citizens to be drafted
