game-title = Pyramidion
game-about = Foremen of the pharaoh vie for camels, wood, food, stone and workers: play characters face up on eight sites, station your troops there, load boats for Giza, and set the last stone on the great pyramid.

## Things

list = { $first } and { $last }
nothing = nothing
round = Round { $round }
goal-points = Up to { $points } points
goal-all-boats = Until all boats are loaded
site = { $site ->
    [giza] Giza
    [abu-simbel] Abu Simbel
    [thebes] Thebes
    [luxor] Luxor
    [alexandria] Alexandria
    [cairo] Cairo
    [philae] Philae
   *[karnak] Karnak
}
at-site = at { $site ->
    [giza] Giza
    [abu-simbel] Abu Simbel
    [thebes] Thebes
    [luxor] Luxor
    [alexandria] Alexandria
    [cairo] Cairo
    [philae] Philae
   *[karnak] Karnak
}
from-site = from { $site ->
    [giza] Giza
    [abu-simbel] Abu Simbel
    [thebes] Thebes
    [luxor] Luxor
    [alexandria] Alexandria
    [cairo] Cairo
    [philae] Philae
   *[karnak] Karnak
}
goods = { $count } { $kind ->
    [camel] { $count ->
        [one] camel
       *[other] camels
    }
    [wood] wood
    [food] food
    [stone] stone
    [worker] { $count ->
        [one] worker
       *[other] workers
    }
   *[statue] { $count ->
        [one] statue
       *[other] statues
    }
}
a-kind = { $kind ->
    [camel] a camel
    [wood] wood
    [food] food
    [stone] stone
    [worker] a worker
   *[statue] a statue
}
category = { $category ->
    [influence] influence
    [negotiation] negotiation
   *[bargaining] bargaining
}
number = { $category ->
    [influence] influence
    [negotiation] negotiation
   *[bargaining] bargaining
} { $value }
troop = { $troop ->
    [negotiators] negotiators
   *[torturers] torturers
}
ankh = ankh
basic = basic card
character = { $character ->
    [merchant] Merchant
    [negotiator] Negotiator
    [torturer] Torturer
    [revolt] Revolt
    [goddess] Goddess
    [high-priest] High Priest
    [bandit] Bandit
    [guard] Guard
    [vizier] Vizier
    [thief] Thief
    [philosopher] Philosopher
    [slave-trader] Slave Trader
    [engraver] Engraver
   *[politician] Politician
}
a-character = { $character ->
    [merchant] a merchant
    [negotiator] a negotiator
    [torturer] a torturer
    [revolt] a revolt
    [goddess] a Goddess
    [high-priest] the High Priest
    [bandit] the Bandit
    [guard] the Guard
    [vizier] the Vizier
    [thief] the Thief
    [philosopher] the Philosopher
    [slave-trader] the Slave Trader
    [engraver] the Engraver
   *[politician] the Politician
}
with-numbers = { $name } ({ $numbers })
boat = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $cost }
revolt-token = revolt token { $value }, pays { $reward }

## Where things are

standing = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} · { $boats ->
    [0] no boat
    [one] { $boats } boat
   *[other] { $boats } boats
}
region-table = Before { $seat }
region-tableau = Activation and harbour
region-site = The active site
site-none = No site is active
region-sites = Sites of Egypt
region-hand = Your hand
region-hand-of = Hand of { $seat }
region-decks = Next distribution, decks
region-powers = Powers of the sites

site-label = { $site ->
    [giza] Giza
    [abu-simbel] Abu Simbel
    [thebes] Thebes
    [luxor] Luxor
    [alexandria] Alexandria
    [cairo] Cairo
    [philae] Philae
   *[karnak] Karnak
}: influence { $influence }, negotiation { $negotiation }; { $lying }
site-active = { $site }, being played for
site-done = { $site }, over for this round
site-power = { $site ->
    [giza] Giza
    [abu-simbel] Abu Simbel
    [thebes] Thebes
    [luxor] Luxor
    [alexandria] Alexandria
    [cairo] Cairo
    [philae] Philae
   *[karnak] Karnak
}: { $power }
goods-in-supply = Supply: { $goods }
troop-of = { $troop ->
    [negotiators] negotiators
   *[torturers] torturers
} of { $owner }
order-label = Position { $position }: { $seat }
order-claimed = { $position }; token taken by { $seat }
player-label = { $seat }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand; stock { $stock }; reserve { $torturers } torturers, { $negotiators } negotiators; { $boats }{ $extra ->
    [0] {""}
   *[other] , most torturers on sites
}
boats-known = { $count ->
    [0] no boat
    [one] { $count } boat worth { $points }
   *[other] { $count } boats worth { $points }
}
boats-hidden = { $count ->
    [0] no boat
    [one] { $count } boat face down
   *[other] { $count } boats face down
}
passed = passed
minima = Least influence { $influence } for torturers, least negotiation { $negotiation } for negotiators
card-copying = { $card }, counts as { $copied }
card-blessed = { $card }, counts as { $category ->
    [influence] influence
    [negotiation] negotiation
   *[bargaining] bargaining
}
card-raising = { $card }, raises the minima
card-gone = { $card }, no longer here
wins = { $total } (wins now)
leads = { $total } (leads, below the minimum)
revolt-label = Revolt: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, strength { $value ->
    [0] not known yet
   *[other] { $value }
}
boat-means = { $boat }; { $means ->
    [stock] your stock is enough
    [statues] with statues you have enough
    [torturers] with your torturers you have enough
   *[both] with statues and torturers you have enough
}
boat-reserved = Only { $seat } may load this boat
boat-deck = { $count ->
    [0] No more boats to come
    [one] { $count } more boat to come
   *[other] { $count } more boats to come
}
due = Still due: { $goods }
pledged = In their place: { $goods }
hand-empty = No cards left in hand
hand-hidden = { $count ->
    [one] { $count } card, face down
   *[other] { $count } cards, face down
}
deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
discards = { $count ->
    [one] { $count } card discarded
   *[other] { $count } cards discarded
}
distribution = What comes to the sites next round: { $shares }
distribution-share = { $site ->
    [giza] Giza
    [abu-simbel] Abu Simbel
    [thebes] Thebes
    [luxor] Luxor
    [alexandria] Alexandria
    [cairo] Cairo
    [philae] Philae
   *[karnak] Karnak
} { $goods }
sundial = Sundial, on a site activated this round
no-distribution = The next distribution is not known yet

## What is asked

prompt-negotiating = Your negotiators { $place } bring you a resource: take one.
prompt-activating = Choose a site to play for.
prompt-playing = Play a character { $place }, or pass.
prompt-playing-must = Play a character { $place }: you have none there yet.
prompt-recruiting = You may discard a card and draw another.
prompt-category = What shall the Goddess count as?
prompt-copying = Which card shall be copied?
prompt-bandit = The Bandit discards a card lying here.
prompt-guard = The Guard discards a card lying here, or sends a troop of this site home.
prompt-requisition = The Vizier takes a resource { $place }.
prompt-theft = The Thief discards a merchant.
prompt-engraver = Raise what troops need here, or choose a site to swap resources with.
prompt-swapping = Choose a resource to swap { $place }.
prompt-subsidy = The Politician adds a resource to the site.
prompt-order-token = A torturer at Giza: you may take an order token.
prompt-gift = Alexandria gives you a resource from the supply.
prompt-sending-home = Cairo: you may send any troop home.
prompt-deploying = You won: place negotiators { $place }?
prompt-keeping = The High Priest takes one of your cards back.
prompt-exchanging = Abu Simbel: change 3 workers into a statue?
prompt-boarding = Choose a boat to load, or decline.
prompt-freight = Let torturers supply and statues stand in, then let the boat sail.

## Names of choices

choice-activate = Activate { $site }
choice-play = Play { $card }
choice-pass = Pass
choice-recruit = Discard { $card } and draw
choice-category = Count as { $category ->
    [influence] influence
    [negotiation] negotiation
   *[bargaining] bargaining
}
choice-copy = Copy { $card }
choice-discard = Discard { $card } of { $owner }
choice-troop = Send home the { $troop ->
    [negotiators] negotiators
   *[torturers] torturers
} of { $owner } { $place }
choice-take = Take { $goods } { $place }
choice-take-swapping = Swap { $goods } { $place }
choice-take-supply = Take { $goods } from the supply
choice-take-subsidy = Add { $goods } to the site
choice-raise = Raise both minima by 3
choice-swap = Swap resources with { $site }
choice-token = Take order token { $position }
choice-deploy = Place negotiators
choice-keep = Take back { $card }
choice-exchange = 3 workers for a statue
choice-load = Load the boat: { $boat }
choice-torturer = Torturers { $place } supply { $goods }
choice-statue = A statue stands in for { $goods }
choice-ship = Let the boat sail
choice-decline = Decline
choice-decline-recruiting = Draw nothing
choice-decline-order-token = Take no token
choice-decline-sending-home = Send nobody home
choice-decline-deploying = Place nobody
choice-decline-exchanging = Keep the workers
choice-decline-boarding = Load nothing now
choice-follow = { $seat } is next in the play order
choice-deal = Deal { $card }
choice-boat = A boat arrives: { $boat }
choice-distribution = Turn up distribution card { $number }
choice-revolt = Draw { $token }

## Rules: sites

power-giza = who plays a torturer here may take an order token, one per round
power-abu-simbel = afterwards each player may change 3 workers into a statue
power-thebes = whoever has torturers here is dealt one more card each round
power-luxor = the first ankh played here draws a card
power-alexandria = every ankh played here brings a resource from the supply
power-cairo = the first ankh played here may send home any troop, from any site
power-philae = each revolt token here counts 2 more
power-karnak = whoever activates it draws a boat that nobody else may load this round

## Rules: characters

power-merchant = the most bargaining wins all resources of the site
power-negotiator = the most negotiation, if enough, may place negotiators: a resource from the site every round
power-torturer = the most influence, if enough, places torturers: they supply a resource when you load
power-revolt = brings a revolt token: whoever has less influence than all tokens together loses all cards here
power-goddess = counts 3 in influence, negotiation or bargaining, chosen when played
power-goddess-copy = counts as a card played here before, chosen when played
power-high-priest = after the site is resolved, take back one of your cards lying there
power-bandit = discard any one card lying here, whoever played it
power-guard = discard any one card lying here, or send home one troop of this site
power-vizier = take a resource from the site at once
power-thief = discard a merchant lying here
power-philosopher = counts as a card played here before, chosen when played
power-slave-trader = every number on the other players' cards here is 1 less
power-engraver = troops need 3 more here, or swap two resources with another site
power-politician = add a resource to the site and draw a card

## Rules: the rest

help-goods-camel = Camels come to Giza, Philae and Karnak.
help-goods-wood = Wood comes to Abu Simbel, Alexandria and Cairo.
help-goods-food = Food comes to Giza, Abu Simbel and Philae.
help-goods-stone = Stone comes to Luxor, Cairo and Karnak.
help-goods-worker = Workers come to Thebes, Luxor and Alexandria.
help-goods-statue = A statue stands in for any resource when a boat is loaded; there are only 10.
help-negotiators = Negotiators take a resource from their site at the start of each round.
help-torturers = Torturers supply one printed resource a round to a boat you load; most of them on sites is worth a point.
help-supplying = Taken from the supply and spent at once; this troop is used up for the round.
help-influence = Influence withstands revolts; the most of it, if enough, places torturers.
help-negotiation = The most negotiation, if enough, may place negotiators.
help-bargaining = The most bargaining takes every resource of the site; there is no minimum.
help-order = Order tokens decide the play order from the next loading on; the others keep their order in the places left.
help-boat = Pay its cost in the loading phase; it then lies face down: all have seen it sail, but only you may look again.
help-pass = You play no more cards on this site; without any card there you may exchange a card of your hand.
help-pass-two = You play no more cards on this site.
help-decline = You may leave it.
help-decline-boarding = You are asked again if somebody loads a boat after you.
help-deploy = Your troop replaces the one that is there.
help-exchange = The workers go back to the supply.
help-raise = Both numbers count for this activation only, while the Engraver lies here.
help-ship = What is still due is paid from your stock.
help-statue = A statue can be any resource in a boat.
help-distribution = Resources it shows come to the sites when the next round begins.
help-revolt-token = Tokens add up to the strength of the revolt; whoever has the most influence and withstands it is paid.

## Why not

why-sundial = A sundial stands there: the site was played for this round. Choose one without a sundial.
why-not-in-hand = This card is not in your hand. Choose one you hold.
why-must-play = With two players each plays at least one card on every site. Play a card before you pass.
why-not-played-here = This card was not played on this site. Copy one that was.
why-gone-again = This card does not lie here any more, and you agreed to copy only cards that do. Choose one lying here.
why-copies-itself = This card copies another one itself. Copy a card that does not.
why-not-lying = This card does not lie on the site. Choose one that does, whoever played it.
why-no-merchant = This card is no merchant. The Thief discards a merchant, or what counts as one.
why-troop-elsewhere = The Guard reaches only what is { $site }. Choose a troop or a card there.
why-no-troop = No troop stands there. Choose a place where one does.
why-swap-with-itself = A site does not swap with itself. Choose another site that has resources.
why-nothing-here = Nothing lies { $site } to be swapped. Both sites need a resource.
why-not-your-card = This is not a card of yours lying here. The High Priest takes back one you played.
why-not-himself = You agreed that the High Priest does not take himself back. Choose another card of yours.
why-not-negotiated = Your negotiators stand { $site }. Take a resource that lies there.
why-not-the-viziers = The Vizier was played { $site }. Take a resource that lies there.
why-not-swapped = The next resource to swap lies { $site }. Choose one there.
why-none-lying = None of it lies { $site } ({ $kind }). Choose a resource that does.
why-not-a-subsidy = The Politician adds a resource of the supply. Choose one there.
why-not-a-gift = Alexandria gives a resource of the supply. Choose one there.
why-supply-out = The supply has none of it left ({ $kind }). Choose another resource.
why-no-statue-given = You agreed that Alexandria gives no statues. Choose another resource.
why-token-taken = { $owner } has this order token. Take one that is left.
why-token-unused = There are only as many order tokens as players. Take one that is left.
why-not-in-harbour = This boat does not lie in the harbour. Load one of the row.
why-their-boat = { $owner } drew this boat at Karnak and alone may load it. Load one of the row.
why-cannot-pay = Your stock, statues and torturers do not pay for this boat. Choose another one, or decline.
why-spend-the-statue = The statue your torturers took is spent at once. Choose what it stands in for.
why-not-your-torturers = You have no torturers { $site }. Only your own supply your boats.
why-torturers-used = Your torturers { $site } have supplied a resource this round. They do it once.
why-not-due = The boat does not need it any more ({ $kind }). Supply something it still asks for.
why-no-statue = You have no statue left to stand in. Pay from your stock, or let torturers supply.
why-needed-elsewhere = Without it the rest of the boat could not be paid. Use it for what you lack.
why-still-due = The boat still asks for something you do not have. Let torturers supply it, or a statue stand in.

## Options

option-goal = Points to play to
option-goal-10 = 10 points
option-goal-12 = 12 points, a longer game
option-goal-15 = 15 points, the longest race
option-goal-all_boats = No goal: until every boat is loaded
option-last_round = Last round, if nobody gets there
option-last_round-30 = Round 30
option-last_round-10 = Round 10
option-last_round-20 = Round 20
option-last_round-60 = Round 60
option-goddess = What the Goddess does
option-goddess-category = She counts 3 in a category of your choice
option-goddess-copy = She copies a card played before, like the Philosopher
option-goddess_counts_as_type = Whether a Goddess is also a card of that type
option-goddess_counts_as_type-false = No: no torturer at Giza, no merchant for the Thief
option-goddess_counts_as_type-true = Yes: torturer, negotiator or merchant, as chosen
option-philosopher_copies = Which cards the Philosopher can copy
option-philosopher_copies-played = Any card played here, even if it has been discarded
option-philosopher_copies-lying = Only cards still lying here
option-high_priest_takes_himself = Whether the High Priest may take himself back
option-high_priest_takes_himself-true = Yes
option-high_priest_takes_himself-false = No, only another card
option-alexandria_gives_statues = Whether Alexandria gives statues
option-alexandria_gives_statues-true = Yes, any resource
option-alexandria_gives_statues-false = No, ordinary resources only
option-abu_simbel_exchanges = Exchanges at Abu Simbel
option-abu_simbel_exchanges-once = One for each player
option-abu_simbel_exchanges-any = As many as you can pay
option-basics_reshuffled = When the deck runs out during a round
option-basics_reshuffled-false = Basic cards stay out of the new deck
option-basics_reshuffled-true = Discarded basic cards are shuffled in too
option-torturer_point_in_final_count = The point for most torturers
option-torturer_point_in_final_count-true = Counts for ending the game and for winning it
option-torturer_point_in_final_count-false = Counts only for ending the game
option-first_tie_break = What breaks a tie first
option-first_tie_break-cards_in_hand = Most character cards in hand, then most boats
option-first_tie_break-boats = Most boats

## The log

event-round = Round { $round } begins
event-arrived = A boat reaches the harbour: { $boat }
event-arrived-private = At Karnak a boat waits for { $name } alone: { $boat }
event-distributed = { $site } receives { $goods }
event-announced = The distribution of the next round is turned up
event-took = { $name } takes { $goods } { $place }
event-dealt = { $name } picks up { $card }, unseen by the others
event-drew = { $name } draws a card
event-reshuffled = The discards become a new deck of { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
event-activated = { $name } activates { $site }
event-played = { $name } plays { $card } { $place }
event-passed = { $name } passes
event-recruited = { $name } discards { $card } to recruit another
event-blessed = { $name }'s { $character ->
    [philosopher] Philosopher
   *[goddess] Goddess
} counts as { $category ->
    [influence] influence
    [negotiation] negotiation
   *[bargaining] bargaining
}
event-copied = { $name } copies { $card }
event-discarded = { $name } has { $card } discarded
event-sent-home = The { $troop ->
    [negotiators] negotiators
   *[torturers] torturers
} of { $name } go home { $place }
event-deployed = { $name } places { $troop ->
    [negotiators] negotiators
   *[torturers] torturers
} { $place }
event-added = { $name } adds { $goods } { $place }
event-raised = { $name } raises the minima { $place }
event-swapped = { $name } moves { $goods } { $place } to { $site }
event-claimed = { $name } takes order token { $position }
event-gained = { $name } gains { $goods } from the supply
event-revolted = Revolt: a token of { $value } that pays { $reward }
event-crushed = The revolt sweeps away { $count ->
    [one] the card
   *[other] all { $count } cards
} of { $name }
event-mastered = { $name } masters the revolt of strength { $value }
event-won = { $name } wins all resources { $place }: { $goods }
event-kept = { $name } takes { $card } back in hand
event-closed = { $site } is over for this round
event-exchanged = { $name } changes { $count } workers into a statue
event-ordered = { $name } is now number { $position } in the play order
event-supplied = { $name }'s torturers { $place } supply { $goods }
event-replaced = { $name }'s statue stands in for { $goods }
event-loaded = { $name } loads a boat and pays { $goods }
event-abandoned = { $name } left the boat of Karnak empty; it is gone: { $boat }
event-scored = { $name }'s boat is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}
event-counted = { $name } has { $points ->
    [one] { $points } point
   *[other] { $points } points
} in boats{ $extra ->
    [0] {""}
   *[other] {" "}and { $extra } for most torturers
}

## The count

count-boats = Boats
count-torturers = Most torturers
reason-goal-reached = Somebody reached the goal
reason-boats-loaded = All boats are loaded
reason-last-round = The last round is over

## In the terminal

text-order = Play order
text-supply = Supply
text-harbour = Harbour
text-next = Next round
text-hand = Hand
text-active = Playing for { $site }: influence at least { $influence }, negotiation at least { $negotiation }

## The table read aloud

aloud-supplied = Torturers have supplied
aloud-plays = { $count ->
    [one] one card played
   *[other] { $count } cards played
}
aloud-history = Played for this site so far
aloud-hands = Hands, as far as they are known
aloud-open = { $player }, shown to all
aloud-unknown = { $player }, unknown cards by deck
aloud-boats = Boats
aloud-adrift = Discarded
aloud-gone = What has gone
aloud-cards = Cards discarded
aloud-distributions = { $count ->
    [one] one distribution left
   *[other] { $count } distributions left
}
aloud-spent = Distribution that was: { $shares }
