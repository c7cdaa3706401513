game-title = Origins: First Builders
game-about = Build a city under the watchful eyes of the Builders, who came from beyond the sky. Send workers to encounter sites, place buildings around seats of power, build the towers that multiply them, climb the Temples and lead your army.

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
   *[any] 1 basic resource of your choice
}
goods = { $count } { $good ->
    [stone] Stone
    [food] Food
    [wisdom] Wisdom
    [gold] Gold
   *[any] { $count ->
        [one] basic resource of your choice
       *[other] basic resources of your choice
    }
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
    [veterans] Veterans’ Quarter
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
    [artists-salon] Artists’ Salon
    [astronomy-tower] Astronomy Tower
    [fountain] Fountain of Wisdom
    [portal] Portal
    [healer] Healer’s House
    [mage-tower] Mage Tower
    [agora] Agora
    [palace] Palace
   *[farm] Farm
}
help-of-tile = { $tile ->
    [granary] Gain 1 Food, plus 1 per Farm in your city.
    [harbor] Score 2 points per yellow building in your city, including this one.
    [market] Score 4 points per yellow Freeman you have.
    [mint] Gain 1 Gold.
    [quarry] Gain 1 Stone, plus 1 per empty space adjacent to this tile.
    [workshop] Gain 1 Stone, 1 Food or 1 Wisdom.
    [armory] Advance 2 spaces on the military track, attack, or do both in any order.
    [arena] Score 2 points per red building and 2 points per red Freeman you have.
    [outpost] Advance 1 space on the military track, or attack.
    [equestrian] Advance 2 spaces on the military track, then gain 1 Stone or 1 Food per weaker opponent.
    [fortress] Advance 1 space on the military track per red building in your city, including this one.
    [veterans] Score the value of one of your unused Freemen, then lower it by 1.
    [castle] Score 1 point, plus 3 per District you have closed.
    [construction-yard] Take a tile from the market for free and set it aside. You can build it later for its Stone cost only.
    [courthouse] Change the colour of one of your unused Freemen. Its value stays the same.
    [estate] Take a Citizen from the recruitment area for free, if you have a free base.
    [forum] Take a Speaker.
    [stone-circle] Score 0, 1, 3, 6 or 10 points for 1 to 5 colours of buildings in your city.
    [temple-forest] Climb 2 steps in the Forest Temple. You may pay 1 Gold to climb 1 step in another Temple.
    [temple-mountain] Climb 2 steps in the Mountain Temple. You may pay 1 Gold to climb 1 step in another Temple.
    [obelisk] Score 1, 2, 4 or 7 points for 1, 2, 3 or at least 4 Obelisks in your city.
    [sanctuary] Score 3, 6 or 10 points for 1, 2 or 3 Zodiac cards you hold.
    [temple-sea] Climb 2 steps in the Sea Temple. You may pay 1 Gold to climb 1 step in another Temple.
    [statue] Climb 1 step in any Temple.
    [artists-salon] Score 3 points per different colour among your Freemen.
    [astronomy-tower] Gain 1 Wisdom, plus 1 per Advisor you have.
    [fountain] Gain 1 Wisdom, then set any Mothership to 1.
    [portal] Raise one of your unused Freemen by 1 or 2.
    [healer] Score 1 point, plus 1 per Freeman you have.
    [mage-tower] Use the ability of an adjacent building.
    [agora] Gain 1 Gold per closed District around it.
    [palace] It has no ability: it holds your towers.
   *[farm] It has no colour, no ability and no cost.
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
    [aries] Each of your attacks scores 1 extra point per red die you have (Freemen and seats of power).
    [taurus] Buildings and Citizens cost you 1 Wisdom less.
    [gemini] When you pass, gain 1 basic resource per space your army will fall back.
    [cancer] When you pass with a free base, take a Citizen from the recruitment area for free.
    [leo] When you close a District, raise the die on its seat of power by 2, up to 6.
    [virgo] You may build on top of one of your Farms; the building is then free.
    [libra] After you close a District, you may recruit a Citizen for its Wisdom cost.
    [scorpio] Gain 1 Wisdom for each District you close and for each of your Freemen that becomes an Advisor.
    [sagittarius] You may raise each Citizen or Speaker you take by 1, up to 6 for a Citizen and 5 for a Speaker.
    [capricorn] When you build a tower level, you may raise one of your Freemen by 2, up to 6.
    [aquarius] When you climb 2 steps in a Temple, you may pay 1 Gold to climb 1 step in another Temple.
   *[pisces] You may take 1 Gold instead of any bonus action.
}
temple = { $temple ->
    [forest] Forest Temple
    [mountain] Mountain Temple
   *[sea] Sea Temple
}

## Where things are

the-rival = opposing army
region-board = { $round ->
    [0] Setting up
   *[other] Round { $round }
}
region-board-ending = Round { $round }, the last one: { $ending }
ending = { $ending ->
    [three-temples] a player is at the top of all three Temples
    [no-gold] no Gold is left on the District cards
    [few-floors] tower levels are left in three colours at most
    [no-citizens] a colour of Citizens has run out
   *[last-round] the round limit is reached
}
stop-places = Places
stop-tracks = Tracks
stop-market = Market
stop-hall = Recruits
region-city = Your city
region-city-of = { $player }’s city
region-hand = Your resources, workers and cards
region-hand-of = { $player }’s resources, workers and cards
region-districts = District cards and tower levels
region-goal = Target
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
site = Encounter site { $number }
site-says = Encounter site { $number }: Mothership { $value }, { $colour ->
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
temple-says = { $temple }, { $sign }, steps by player: { $steps }
lot = { $tile }: { $wisdom } Wisdom, { $stone } Stone
pile = { $colour ->
    [red] Red
    [purple] Purple
    [blue] Blue
    [orange] Orange
   *[yellow] Yellow
} pile: next tile { $tile }, { $count } more below
recruit = { $citizen } { $wisdom ->
    [0] for free
   *[other] for { $wisdom } Wisdom
}
supply = { $colour ->
    [red] Red
    [purple] Purple
    [blue] Blue
    [orange] Orange
   *[yellow] Yellow
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
    [red] Red
    [purple] Purple
    [blue] Blue
    [orange] Orange
   *[yellow] Yellow
} tower levels left: { $count }
tower = { $colour ->
    [red] Red
    [purple] Purple
    [blue] Blue
    [orange] Orange
   *[yellow] Yellow
} tower: { $floors ->
    [one] { $floors } level
   *[other] { $floors } levels
}
tokens = { $count ->
    [one] { $count } Superiority token
   *[other] { $count } Superiority tokens
}
bastion = Bastion: its holder starts the round
base-free = free base { $number }
advisors = Advisors: { $count }
bases-left = Bases not gained yet: { $count }
set-aside = Set aside: { $tile }
goal-was = The target was { $points } points.
goal-says = { $points } of { $goal } points, round { $round }
place-cell = { $down ->
    [0] { "" }
   *[other] { $vertical ->
        [up] { $down } above
       *[down] { $down } below
    }
}{ $both ->
    [yes] { ", " }
   *[no] { "" }
}{ $across ->
    [0] { "" }
   *[other] { $side ->
        [left] { $across } left of
       *[right] { $across } right of
    }
}{ $here ->
    [yes] the Palace
   *[no] { " the Palace" }
}

## What is asked

prompt-drafting = Take a Citizen for one of your bases.
prompt-acting = { $acts }, or pass.
prompt-acting-pass = You can only pass.
act = { $act ->
    [worker] send a worker
    [close] close a District
    [raise] build a tower level
   *[population] grow your population
}
prompt-superiority = Spend 1 Superiority token for another action, or end your turn?
prompt-visiting = Where do you send your worker ({ $worker })?
prompt-choosing = Choose an action at encounter site { $site }{ $bonus ->
    [yes] { " (bonus available)" }
   *[no] { "" }
}.
prompt-choosing-more = Anything else at encounter site { $site }?
prompt-joker = Pay { $goods }: how much of it in Gold?
prompt-gaining = Choose { $count ->
    [one] { $count } resource
   *[other] { $count } resources, one at a time
}: { $kinds }.
prompt-exchanging = Exchange 1 basic resource for 1 Gold?
prompt-warring = { $may ->
    [attack] Attack
   *[other] Advance { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }
}{ $may ->
    [both] { " or attack" }
   *[other] { "" }
}?
prompt-climbing = In which Temple do you climb { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}?
prompt-gold-step = Pay 1 Gold to climb 1 step in another Temple?
prompt-building = Which tile do you build?
prompt-way = Build the { $tile } { $ways }?
ways = { $ways ->
    [all] as a building, as a Farm or on top of a Farm
    [cover] as a Farm or on top of a Farm
    [building] as a building or as a Farm
   *[farm] as a Farm
}
prompt-laying = Where do you place the { $tile }?
prompt-using = Use the ability of the { $tile }?
prompt-recruiting = Which Citizen do you { $free ->
    [yes] take for free
   *[no] recruit
}?
prompt-adding = Raise your new Citizen by 1?
prompt-adding-speaker = Raise your new Speaker by 1?
prompt-inviting = Which Speaker do you take?
prompt-feeding = How do you spend 1 Food: raise a Freeman by 1, or advance 1 space?
prompt-seating = Which Freeman takes this seat of power?
prompt-matching = Which District card do you score?
prompt-activation = Which building do you use?
prompt-capricorn = Which Freeman do you raise by 2?
prompt-promoting = Which Freeman becomes an Advisor first?
prompt-veteran = Which Freeman scores its value, then loses 1?
prompt-court-die = Which Freeman changes colour?
prompt-court-colour = Which colour does it become?
prompt-setting-aside = Which tile do you set aside?
prompt-resetting = Which Mothership do you set to 1?
prompt-portal-die = Which Freeman do you raise with the Portal?
prompt-portal-again = Raise the same Freeman again?
prompt-copying = Which adjacent building do you use?
prompt-holding = Spend 1 token to hold the Motherships?
prompt-neighbour = Which neighbouring Mothership turns too?

## What can be chosen

choice-worker = { $worker ->
    [archon] Send the Archon
    [speaker] Send { $name }
   *[freeman] Send the { $name }
}
choice-close = Close the District of { $tiles } ({ $where })
choice-close-fits = Close the District of { $tiles } ({ $where }), scoring a card: { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $gold ->
    [0] { "" }
   *[other] , { $gold } Gold
}
choice-raise = Build a { $colour ->
    [red] red
    [purple] purple
    [blue] blue
    [orange] orange
   *[yellow] yellow
} tower level for { $gold } Gold
choice-population = Gain a base for { $food } Food
choice-pass = Pass
choice-token = Spend 1 token
choice-visit = Encounter site { $number }: { $top }, or { $bottom }
choice-visit-toll = Encounter site { $number } for { $wisdom } Wisdom: { $top }, or { $bottom }
choice-do = { $part ->
    [top] Take { $what }
    [bonus] Bonus: { $what }
   *[bottom] { $what }
}
choice-do-pisces = Bonus: 1 Gold (Pisces)
choice-gold = { $gold ->
    [0] { $rest }
   *[other] { $gold } Gold{ $kind ->
        [none] { "" }
       *[other] , { $rest }
    }
}
choice-gain = { $good }
choice-spend = 1 { $good } for 1 Gold
choice-advance = Advance
choice-attack = Attack
choice-climb = { $temple }
choice-recruit = Take the { $recruit }
choice-speaker = { $speaker }
choice-pick = { $lot }
choice-as = { $way ->
    [building] As a building
    [farm] As a Farm (free)
   *[cover] On top of a Farm (free)
}
choice-build = { $where }
choice-build-fits = { $where }: matches { $count ->
    [one] { $count } District card
   *[other] { $count } District cards
}
choice-use = Use the { $tile } ({ $where })
choice-card = { $district }
choice-die = The { $citizen }
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
choice-draft = Take the { $citizen }
choice-done = Done
choice-bonus = Bonus tile: { $bonus }
choice-sign = Zodiac card: { $sign }
choice-draw = Tile: { $tile }
choice-roll = A { $value }
choice-district = District card: { $pattern }
action = { $action ->
    [military] advance, attack, or both
    [build] build a tile
    [climb] pay 1 Stone to climb 2 steps in a Temple and take its card
    [recruit] recruit a Citizen
   *[feed] spend 1–3 Food to raise Freemen or advance
}
bonus = { $colour ->
    [red] pay 1 Wisdom to advance or attack
    [purple] pay 1 Food to build
    [blue] pay 1 Stone to climb 1 step in a Temple
    [orange] take a Speaker
   *[yellow] take 1 basic resource
}

## The rules in short

help-pass = Your workers return. Freemen showing 1 to 5 gain 1, and each 6 becomes an Advisor. You’re out for the rest of the round.
help-done = This is optional.
help-token = You can spend 1 token per turn. The other action may also be to pass.
help-hold = No Mothership changes this turn. This replaces the usual use of a token.
help-archon = The Archon goes anywhere at no cost. For bonus actions, it has the colours of your Advisors.
help-freeman = If it shows less than the Mothership, pay the difference in Wisdom. A 6 may do both actions. If its colour matches the bonus tile, you may take the bonus action too.
help-speaker = A Speaker has no colour, and returns to the recruitment area at the end of the round.
help-visit = After the visit, its Mothership goes up by 1, or from 6 back to 1.
help-advance = Gain 1 Superiority token per threshold you pass. The final space is worth 9 points.
help-attack = Gain the bonus next to your marker, 1 point per weaker army and 1 point per threshold you have passed.
help-climb = At the end, only your two lowest Temples score. The main action also takes the Zodiac card.
help-recruit = You need a free base. A new die of the same colour is then rolled.
help-card = Score the card’s points, fewer if you have scored it before, and take all its Gold.
help-tower = A level costs as much Gold as the tower has levels. At the end, the tower multiplies the seats of power of its colour.
help-population = Room for 1 more Freeman. The last base is worth 10 points.
help-close = A Freeman takes this seat of power permanently. You then use the buildings of its colour around it.
help-ship = The value a worker needs here. If your die is lower, pay the difference in Wisdom.
help-supply = Citizen dice not in play.
help-draft = Each player takes 2 of these dice as Freemen.
help-worker = It may be sent to an encounter site or placed on a seat of power.
help-advisors = When you pass, a 6 becomes an Advisor. Each new colour takes the next space; the last space reached scores at the end.
help-army = Pass thresholds for Superiority tokens, and attack for the bonus next to your marker. The player furthest along starts the next round.
help-stone = Pays for buildings, and for the Temples at an encounter site.
help-food = Raises Freemen, advances your army and pays for more bases.
help-wisdom = Pays for Citizens, for market tiles, and for dice below the value of a Mothership.
help-gold-paid = Gold replaces any other resource. Each Gold left is worth 1 point at the end.

## Why not

why-die-gone = That Citizen has been taken. Choose one that is left.
why-die-too-high = The two highest dice are discarded. Choose two of the other three.
why-no-freeman = There is no Freeman on that base. Choose one of your dice.
why-worker-used = This worker is already at an encounter site. Choose one next to your board.
why-worker-too-low = This worker is too low for every Mothership, and you can’t pay the difference in Wisdom. Choose a higher worker or another action.
why-not-your-speaker = You don’t have this Speaker. Send one of your own workers.
why-not-a-six = Only a 6 becomes an Advisor now. Choose one of your 6s.
why-six-already = Capricorn raises a Freeman to 6 at most, and this one already shows 6. Choose a lower one.
why-no-other-colour = The supply has no dice of another colour. Choose another Freeman, or another ability.
why-same-colour = The Freeman already has that colour. Choose another one.
why-supply-out = The supply has no dice of that colour. Choose another colour.
why-no-four-tiles = A seat of power needs four tiles around it. Choose one that has all four.
why-seat-taken = This seat of power already has a die. Choose a free one.
why-no-unused-freeman = You need an unused Freeman to close a District. Wait until they return, or choose another action.
why-no-floor = No tower levels of that colour are left. Choose another tower.
why-tower-too-dear = The next tower level costs { $gold } Gold, more than you have. Build on a lower tower, or choose another action.
why-all-bases = You already have all 6 bases. Choose another action.
why-base-too-dear = The next base costs { $food } Food, more than you have, even with Gold. Choose another action.
why-toll-too-high = This Mothership asks for { $wisdom } Wisdom, more than you can pay. Choose a site with a lower Mothership, or another worker.
why-other-place = Your worker is at another encounter site. Choose an action there.
why-main-done = Each action can be done once, and only a 6 may do both. Choose something else, or stop.
why-must-act = You must do the upper or the lower action. Choose one.
why-bonus-closed = The bonus needs a worker of its colour, and works once per visit. Choose another action.
why-no-pisces = Only the player with Pisces may take 1 Gold instead of the bonus. Use the bonus as shown, or skip it.
why-costs-a-good = This costs { $count } { $good }, more than you can pay. Choose another action.
why-nothing-to-build = There are no tiles left to build. Choose another action.
why-all-at-top = You’re already at the top of every Temple. Choose another action.
why-no-base = You have no free base for a Citizen. Choose another action, or grow your population first.
why-no-citizen = You can’t afford any Citizen in the recruitment area. Choose another action.
why-nobody-to-feed = You have no unused Freeman to raise, and your army is on the final space. Choose another action.
why-no-speaker = No Speakers are left in the recruitment area. Choose another action.
why-more-gold = You need at least { $gold } Gold to make up for what you lack. Pay that much or more.
why-less-gold = You can use at most { $gold } Gold for this payment. Pay that much or less.
why-not-given = You can’t take that here ({ $good }). Choose one of the resources shown.
why-none-of-it = You have no { $good }. Spend another resource, or none.
why-final-space-reached = Your army is already on the final space. Choose something else.
why-war-done = You’ve already done that, or this effect doesn’t allow it. Choose something else.
why-must-war = You must advance or attack before you stop. Choose one.
why-at-top = You’re already at the top of that Temple. Climb another one.
why-same-temple = The Gold pays for a step in another Temple. Choose a different one.
why-market-gap = That market space is empty. Choose one with a tile.
why-not-set-aside = You haven’t set that tile aside. Choose one from the market.
why-building-too-dear = You can’t pay its Wisdom and Stone, even with Gold. Build it as a Farm, or choose another tile.
why-no-virgo = Only the player with Virgo may build on top of a Farm. Build next to your city.
why-no-farm = You have no Farm to cover there. Choose one of your Farms, or build another way.
why-cell-taken = There is already a tile there. Place this one next to your city.
why-not-beside-a-tile = A tile must share an edge with another one. Choose a space next to your city.
why-other-building = You can use only the building you just added. Choose that one, or none.
why-no-ability = That tile has no ability. Choose a building that has one.
why-changes-nothing = Its ability would change nothing now. Choose another building.
why-not-beside-the-tower = The Mage Tower uses an adjacent building. Choose one that shares an edge with it.
why-recruit-gap = There is no Citizen there. Choose one in the recruitment area.
why-citizen-too-dear = This Citizen costs { $wisdom } Wisdom, more than you can pay. Choose a cheaper one.
why-must-recruit = You must take a Citizen. Choose one.
why-must-feed = You must spend at least 1 Food. Choose what to spend it on.
why-speaker-held = { $owner } already has this Speaker. Choose one from the recruitment area.
why-no-such-speaker = This Speaker isn’t part of this game. Choose one from the recruitment area.
why-no-such-card = This game has fewer District cards. Choose one that is in play.
why-card-fits-not = The four tiles don’t match that card. Choose a card that matches, or none.
why-not-around = That tile isn’t next to this seat of power. Choose one of the four around it.
why-activated-already = This tile has already been used. Choose another one, or stop.
why-not-of-its-colour = The die activates only tiles of its own colour, and the Agora. Choose one of these.
why-no-neighbour = That Mothership isn’t next to the site you visited. Choose a neighbouring one.
why-ship-at-six = You can’t raise a Mothership that shows 6. Choose the other neighbour.

## Options

option-zodiac_needs_a_step = Zodiac cards at the end of a round
option-zodiac_needs_a_step-false = Go to the leader, even if no one has climbed
option-zodiac_needs_a_step-true = Stay at a Temple no one has climbed
option-climb_at_top_takes_card = At the top of a Temple
option-climb_at_top_takes_card-false = You can’t climb further
option-climb_at_top_takes_card-true = You may still pay and take the card
option-citizen_end = The game ends for lack of Citizens
option-citizen_end-row_gap = When the recruitment area can’t be refilled
option-citizen_end-supply_empty = When the supply of a colour is empty
option-mothership_turns = When Motherships turn
option-mothership_turns-after = After the actions of a visit
option-mothership_turns-before = Before the actions of a visit
option-last_round = Round limit
option-last_round-20 = 20 rounds
option-last_round-12 = 12 rounds
option-last_round-30 = 30 rounds

## The log

event-placed = The { $colour ->
    [red] red
    [purple] purple
    [blue] blue
    [orange] orange
   *[yellow] yellow
} bonus tile is placed at encounter site { $site }
event-dealt = The Zodiac card { $sign } is placed at the { $temple }
event-exposed = District card { $slot }: { $pattern }
event-offered = A Citizen is rolled: { $citizen }
event-drafted = { $name } takes a Citizen for base { $base }
event-refilled = New tile in the market: { $tile }
event-revealed = Next tile of its colour: { $tile }
event-returned = The { $tile } returns to the bottom of its pile
event-rolled = New Citizen to recruit: { $citizen }
event-spoke = A Speaker shows { $value }
event-visited = { $name } sends { $worker ->
    [freeman] a Freeman
    [archon] the Archon
   *[speaker] a Speaker
} to encounter site { $site }
event-turned = Mothership { $site } turns to { $value }
event-paid = { $name } pays { $goods }
event-gained = { $name } gains { $goods }
event-exchanged = { $name } exchanges 1 { $good } for 1 Gold
event-advanced = { $name } advances to space { $space }{ $tokens ->
    [0] { "" }
    [one] { " and gains" } { $tokens } Superiority token
   *[other] { " and gains" } { $tokens } Superiority tokens
}
event-attacked = { $name } attacks: { $weaker ->
    [0] no weaker army
    [one] { $weaker } weaker army
   *[other] { $weaker } weaker armies
}
event-climbed = { $name } climbs to step { $step } in the { $temple }
event-took = { $name } takes the Zodiac card { $sign }
event-built = { $name } builds the { $tile }
event-farmed = { $name } builds a Farm
event-reserved = { $name } sets aside the { $tile }
event-used = { $name } uses the { $tile }
event-recruited = { $name } recruits a Citizen
event-invited = { $name } takes a Speaker
event-raised = { $name } raises a Freeman to { $value }
event-lowered = { $name } lowers a Freeman to { $value }
event-recoloured = { $name } turns a Freeman { $colour ->
    [red] red
    [purple] purple
    [blue] blue
    [orange] orange
   *[yellow] yellow
}
event-advised = { $name }’s { $colour ->
    [red] red
    [purple] purple
    [blue] blue
    [orange] orange
   *[yellow] yellow
} Freeman becomes Advisor { $space }
event-retired = { $name }’s { $colour ->
    [red] red
    [purple] purple
    [blue] blue
    [orange] orange
   *[yellow] yellow
} Freeman returns to the supply
event-closed = { $name } closes a District with a { $value }
event-matched = { $name } scores District card { $slot }{ $gold ->
    [0] { "" }
   *[other] { " and takes" } { $gold } Gold
}
event-built-up = { $name } builds level { $floors } of the { $colour ->
    [red] red
    [purple] purple
    [blue] blue
    [orange] orange
   *[yellow] yellow
} tower
event-grew = { $name } gains base { $base }
event-spent = { $name } spends 1 token for another action
event-held = { $name } spends 1 token to hold the Motherships
event-passed = { $name } passes
event-scored = { $name } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $source ->
    [military] military
    [buildings] buildings
    [districts] District cards
    [population] population
    [promotions] duplicate Advisor
    [gold] Gold
    [advisors] Advisors
    [temples] Temples
   *[seats] seats of power
}
event-announced = Last round: { $ending }
event-lifted = The game continues after all: “{ $ending }” no longer applies
event-ended = Round { $round } is over
event-came-back = A Speaker returns, showing { $value }
event-fortified = { $name } takes the Bastion
event-fell = { $name }’s army falls back to space { $space }
event-began = Round { $round } starts with { $name }
event-threatened = The opposing army moves to space { $space }
event-lost = The Zodiac card { $sign } returns to its Temple

## The count

count-military = Military
count-buildings = Buildings
count-districts = District cards
count-population = Population
count-promotions = Duplicate Advisors
count-gold = Gold
count-advisors = Advisors
count-temples = Temples
count-seats = Seats of power
reason-three-temples = At the top of all three Temples
reason-no-gold = No Gold left on District cards
reason-few-floors = Tower levels left in three colours at most
reason-no-citizens = Citizens of a colour ran out
reason-last-round = The last round is over
reason-goal-reached = Target reached
reason-goal-missed = Target missed

## The table read aloud

aloud-farm = { $farm } ({ $tile } face down)
aloud-seat = Seat of power (top left tile: { $where })
aloud-home = unused
aloud-advisors = Advisor colours
aloud-bases = { $count ->
    [one] { $count } base
   *[other] { $count } bases
}
aloud-scored = District cards scored
aloud-aside = Set aside
aloud-orders = Starting player and markers (if tied, the lower one first)
aloud-begins = Starts the round
aloud-army = Military track
aloud-keeper = { $temple }, holder of the Zodiac card
aloud-spent = 1 Superiority token spent this turn
aloud-piles = Face-down buildings
aloud-under = Returned under their piles
aloud-draft = Citizens to draft
