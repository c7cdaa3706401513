game-title = Pyramidion
game-about = The pharaoh’s foremen compete for camels, wood, food, stone and workers. Play characters face up on eight sites, place your troops there, load boats for Giza and set the last stone on the great pyramid.

## Things

list = { $first } and { $last }
nothing = nothing
round = Round { $round }
goal-points = First to { $points } points
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
    [camel] 1 camel
    [wood] 1 wood
    [food] 1 food
    [stone] 1 stone
    [worker] 1 worker
   *[statue] 1 statue
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
revolt-token = revolt token { $value } (reward: { $reward })

## Where things are

standing = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} · { $boats ->
    [0] no boats
    [one] { $boats } boat
   *[other] { $boats } boats
}
region-table = In front of { $seat }
region-tableau = Activation and harbour
region-site = Active site
site-none = No site is active
region-sites = Sites of Egypt
region-hand = Your hand
region-hand-of = { $seat }’s hand
region-decks = Next distribution and decks
region-powers = Site powers

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
site-active = { $site }, active
site-done = { $site }, done for this round
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
troop-of = { $owner }’s { $troop ->
    [negotiators] negotiators
   *[torturers] torturers
}
order-label = Position { $position }: { $seat }
order-claimed = { $position }; token taken by { $seat }
player-label = { $seat }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand; resources: { $stock }; torturers left: { $torturers }, negotiators left: { $negotiators }; { $boats }{ $extra ->
    [0] {""}
   *[other] , most torturers on sites
}
boats-known = { $count ->
    [0] no boats
    [one] { $count } boat worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $count } boats worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
boats-hidden = { $count ->
    [0] no boats
    [one] { $count } boat, face down
   *[other] { $count } boats, face down
}
passed = passed
minima = Minimum influence { $influence } for torturers, minimum negotiation { $negotiation } for negotiators
card-copying = { $card }, counts as { $copied }
card-blessed = { $card }, counts for { $category ->
    [influence] influence
    [negotiation] negotiation
   *[bargaining] bargaining
}
card-raising = { $card }, raises the minimums
card-gone = { $card }, no longer on the site
wins = { $total } (winning)
leads = { $total } (leading, but below the minimum)
revolt-label = Revolt: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, strength { $value ->
    [0] not known yet
   *[other] { $value }
}
boat-means = { $boat }; { $means ->
    [stock] your resources are enough
    [statues] your resources are enough, with statues
    [torturers] your resources are enough, with torturers
   *[both] your resources are enough, with statues and torturers
}
boat-reserved = Reserved for { $seat }
boat-deck = { $count ->
    [0] No boats left in the deck
    [one] { $count } boat left in the deck
   *[other] { $count } boats left in the deck
}
due = Still to pay: { $goods }
pledged = Used instead: { $goods }
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
distribution = Resources coming next round: { $shares }
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
sundial = Sundial: this site was activated this round
no-distribution = The next distribution card is not known yet

## What is asked

prompt-negotiating = Your negotiators { $place } collect 1 resource: choose which.
prompt-activating = Choose a site to activate.
prompt-playing = Play a character { $place }, or pass.
prompt-playing-must = Play a character { $place }: you must play at least 1.
prompt-recruiting = You may discard a card to draw another.
prompt-category = Which category should the Goddess count for?
prompt-copying = Which card do you want to copy?
prompt-bandit = Bandit: discard a card on this site.
prompt-guard = Guard: discard a card on this site, or return a troop to its owner.
prompt-requisition = Vizier: take 1 resource { $place }.
prompt-theft = Thief: discard a merchant.
prompt-engraver = Engraver: raise the minimums here, or choose a site to swap resources with.
prompt-swapping = Choose a resource to swap { $place }.
prompt-subsidy = Politician: add 1 resource to this site.
prompt-order-token = Torturer at Giza: you may take an order token.
prompt-gift = Alexandria: take 1 resource from the supply.
prompt-sending-home = Cairo: you may return any troop to its owner.
prompt-deploying = You have the most negotiation. Place negotiators { $place }?
prompt-keeping = High Priest: take back one of your cards.
prompt-exchanging = Abu Simbel: exchange 3 workers for a statue?
prompt-boarding = Load a boat, or load nothing.
prompt-freight = Use torturers and statues if you like, then send the boat off.

## Names of choices

choice-activate = Activate { $site }
choice-play = Play { $card }
choice-pass = Pass
choice-recruit = Discard { $card } and draw a card
choice-category = Count for { $category ->
    [influence] influence
    [negotiation] negotiation
   *[bargaining] bargaining
}
choice-copy = Copy { $card }
choice-discard = Discard { $owner }’s card: { $card }
choice-troop = Return { $owner }’s { $troop ->
    [negotiators] negotiators
   *[torturers] torturers
} { $place }
choice-take = Take { $goods } { $place }
choice-take-swapping = Swap { $goods } { $place }
choice-take-supply = Take { $goods } from the supply
choice-take-subsidy = Add { $goods } to the site
choice-raise = Raise both minimums by 3
choice-swap = Swap resources with { $site }
choice-token = Take order token { $position }
choice-deploy = Place negotiators
choice-keep = Take back { $card }
choice-exchange = Exchange 3 workers
choice-load = Load the boat: { $boat }
choice-torturer = Use the torturers { $place }: { $goods }
choice-statue = Use a statue for { $goods }
choice-ship = Send the boat off
choice-decline = Decline
choice-decline-recruiting = Keep my cards
choice-decline-order-token = Take no token
choice-decline-sending-home = Return no troop
choice-decline-deploying = Place no troop
choice-decline-exchanging = Keep the workers
choice-decline-boarding = Load nothing
choice-follow = Next in play order: { $seat }
choice-deal = Deal { $card }
choice-boat = A boat arrives: { $boat }
choice-distribution = Reveal distribution card { $number }
choice-revolt = Draw { $token }

## Rules: sites

power-giza = if you play a torturer here, you may take an order token (one per round)
power-abu-simbel = after it is resolved, each player may exchange 3 workers for a statue
power-thebes = if you have torturers here, you are dealt 1 extra card each round
power-luxor = the first player to play an ankh here draws a card
power-alexandria = each time you play an ankh here, take 1 resource from the supply
power-cairo = the first player to play an ankh here may return any troop, from any site, to its owner
power-philae = each revolt token here is worth 2 more
power-karnak = the player who activates it draws a boat that no one else may load this round

## Rules: characters

power-merchant = the player with the most bargaining takes all the resources on the site
power-negotiator = the player with the most negotiation, if it reaches the minimum, may place negotiators: they collect 1 resource from the site each round
power-torturer = the player with the most influence, if it reaches the minimum, places torturers: they supply 1 resource when you load a boat
power-revolt = draws a revolt token; a player whose influence is below the total of the tokens loses all cards on this site
power-goddess = is worth 3 in influence, negotiation or bargaining; choose when you play it
power-goddess-copy = copies a card already played here; choose when you play it
power-high-priest = after the site is resolved, take back one of your cards still there
power-bandit = discard any card on this site, no matter whose
power-guard = discard any card on this site, or return a troop here to its owner
power-vizier = take 1 resource from this site
power-thief = discard a merchant on this site
power-philosopher = copies a card already played here; choose when you play it
power-slave-trader = every number on your opponents’ cards here is reduced by 1
power-engraver = raise both minimums here by 3, or swap two resources with another site
power-politician = add 1 resource of your choice to this site and draw a card

## Rules: the rest

help-goods-camel = Camels arrive at Giza, Philae and Karnak.
help-goods-wood = Wood arrives at Abu Simbel, Alexandria and Cairo.
help-goods-food = Food arrives at Giza, Abu Simbel and Philae.
help-goods-stone = Stone arrives at Luxor, Cairo and Karnak.
help-goods-worker = Workers arrive at Thebes, Luxor and Alexandria.
help-goods-statue = A statue replaces any resource when you load a boat. There are only 10.
help-negotiators = Negotiators take 1 resource from their site at the start of each round.
help-torturers = Once per round, torturers supply 1 resource printed on their site when you load a boat. Having the most on sites is worth 1 point.
help-supplying = Taken from the supply and spent at once. You can’t use this troop again this round.
help-influence = Influence protects you from revolts. The player with the most, if it reaches the minimum, places torturers.
help-negotiation = The player with the most negotiation, if it reaches the minimum, may place negotiators.
help-bargaining = The player with the most bargaining takes all the resources on the site. There is no minimum.
help-order = Order tokens change the play order before boats are loaded. The other players fill the remaining places in their current order.
help-boat = Pay its cost in the loading phase. It is then placed face down: everyone has seen it, but only you can look at it again.
help-pass = You can’t play again on this site. If you haven’t played a card here, you may exchange one from your hand.
help-pass-two = You can’t play again on this site.
help-decline = This is optional.
help-decline-boarding = You will be asked again if another player loads a boat.
help-deploy = Your troop replaces the one already there.
help-exchange = The workers return to the supply; you take a statue.
help-raise = For this activation only, as long as the Engraver stays on the site.
help-ship = The rest is paid with your own resources.
help-statue = A statue can replace any resource on a boat.
help-distribution = These resources arrive on the sites at the start of the next round.
help-revolt-token = The tokens add up to the strength of the revolt. Of the players who withstand it, the one with the most influence takes the reward.
help-deck = Everyone is dealt characters from this deck each round. When it is empty, the discards form a new one.
help-discards = Cards from earlier sites and hands. They are shuffled when the deck is empty.

## Why not

why-sundial = This site has a sundial: it was already activated this round. Choose a site without one.
why-not-in-hand = This card isn’t in your hand. Choose one that is.
why-must-play = With two players, you must play at least 1 card on every site. Play a card before you pass.
why-not-played-here = This card wasn’t played on this site. Copy one that was.
why-gone-again = That card is no longer on the site. In this game you can copy only cards still there: choose another.
why-copies-itself = This card copies another one. Choose a card that doesn’t.
why-not-lying = This card isn’t on the site. Choose one that is, no matter whose.
why-no-merchant = That card isn’t a merchant. The Thief can discard only merchants, or cards that count as one.
why-troop-elsewhere = The Guard can reach only troops and cards { $site }. Choose one of those.
why-no-troop = There is no troop there. Choose a place that has one.
why-swap-with-itself = A site can’t swap with itself. Choose another site that has resources.
why-nothing-here = There is nothing to swap { $site }. Both sites need at least 1 resource.
why-not-your-card = That isn’t one of your cards on this site. The High Priest takes back a card you played.
why-not-himself = In this game the High Priest can’t take itself back. Choose another of your cards.
why-not-negotiated = Your negotiators are { $site }. Take a resource there.
why-not-the-viziers = The Vizier was played { $site }. Take a resource there.
why-not-swapped = The next resource to swap is { $site }. Choose one there.
why-none-lying = That resource isn’t available { $site } ({ $kind }). Choose one that is.
why-not-a-subsidy = The Politician adds a resource from the supply. Choose one there.
why-not-a-gift = Alexandria gives a resource from the supply. Choose one there.
why-supply-out = The supply has run out ({ $kind }). Choose another resource.
why-no-statue-given = In this game Alexandria gives no statues. Choose another resource.
why-token-taken = { $owner } already has this order token. Take another one.
why-token-unused = There are only as many order tokens as players. Take another one.
why-not-in-harbour = This boat isn’t in the harbour. Load one that is.
why-their-boat = This boat from Karnak is reserved for { $owner }. Load a boat from the harbour.
why-cannot-pay = You can’t pay for this boat, even with statues and torturers. Choose another one, or load nothing.
why-spend-the-statue = The statue your torturers took must be spent at once. Choose what it replaces.
why-not-your-torturers = You have no torturers { $site }. Only your own torturers supply your boats.
why-torturers-used = Your torturers { $site } have already supplied a resource. Each troop can do so once per round.
why-not-due = The boat doesn’t need this resource ({ $kind }). Supply something it still needs.
why-no-statue = You have no statues left. Pay with your resources, or use torturers.
why-needed-elsewhere = You couldn’t pay for the rest of the boat then. Use it for something you lack.
why-still-due = The boat still needs something you don’t have. Use torturers or a statue for it.

## Options

option-goal = Target score
option-goal-10 = 10 points
option-goal-12 = 12 points, a longer game
option-goal-15 = 15 points, the longest game
option-goal-all_boats = No target: until every boat is loaded
option-last_round = Last round, if no one reaches the target
option-last_round-30 = Round 30
option-last_round-10 = Round 10
option-last_round-20 = Round 20
option-last_round-60 = Round 60
option-goddess = Effect of the Goddess
option-goddess-category = Worth 3 in a category of your choice
option-goddess-copy = Copies a card already played, like the Philosopher
option-goddess_counts_as_type = Does a Goddess also count as a card of that type?
option-goddess_counts_as_type-false = No: not a torturer at Giza, not a merchant for the Thief
option-goddess_counts_as_type-true = Yes: torturer, negotiator or merchant, as chosen
option-philosopher_copies = Cards the Philosopher can copy
option-philosopher_copies-played = Any card played here, even if it has been discarded
option-philosopher_copies-lying = Only cards still on the site
option-high_priest_takes_himself = Can the High Priest take itself back?
option-high_priest_takes_himself-true = Yes
option-high_priest_takes_himself-false = No, only another card
option-alexandria_gives_statues = Does Alexandria give statues?
option-alexandria_gives_statues-true = Yes, any resource
option-alexandria_gives_statues-false = No, ordinary resources only
option-abu_simbel_exchanges = Exchanges at Abu Simbel
option-abu_simbel_exchanges-once = 1 per player
option-abu_simbel_exchanges-any = As many as you can afford
option-basics_reshuffled = When the deck runs out during a round
option-basics_reshuffled-false = Basic cards stay out of the new deck
option-basics_reshuffled-true = Discarded basic cards are shuffled in too
option-torturer_point_in_final_count = The point for most torturers
option-torturer_point_in_final_count-true = Counts towards ending the game and winning it
option-torturer_point_in_final_count-false = Counts only towards ending the game
option-first_tie_break = First tie-breaker
option-first_tie_break-cards_in_hand = Most character cards in hand, then most boats
option-first_tie_break-boats = Most boats

## The log

event-round = Round { $round } starts
event-arrived = A boat arrives in the harbour: { $boat }
event-arrived-private = A boat reserved for { $name } arrives at Karnak: { $boat }
event-distributed = { $site } receives { $goods }
event-announced = The distribution card for the next round is revealed
event-took = { $name } takes { $goods } { $place }
event-dealt = { $name } draws { $card }, hidden from the others
event-drew = { $name } draws a card
event-reshuffled = The discards are shuffled into a new deck of { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
event-activated = { $name } activates { $site }
event-played = { $name } plays { $card } { $place }
event-passed = { $name } passes
event-recruited = { $name } recruits by discarding { $card }
event-blessed = { $name }’s { $character ->
    [philosopher] Philosopher
   *[goddess] Goddess
} counts for { $category ->
    [influence] influence
    [negotiation] negotiation
   *[bargaining] bargaining
}
event-copied = { $name } copies { $card }
event-discarded = { $name } discards { $card }
event-sent-home = { $name }’s { $troop ->
    [negotiators] negotiators
   *[torturers] torturers
} return { $place }
event-deployed = { $name } places { $troop ->
    [negotiators] negotiators
   *[torturers] torturers
} { $place }
event-added = { $name } adds { $goods } { $place }
event-raised = { $name } raises the minimums { $place }
event-swapped = { $name } moves { $goods } { $place } to { $site }
event-claimed = { $name } takes order token { $position }
event-gained = { $name } takes { $goods } from the supply
event-revolted = Revolt: token { $value } (reward: { $reward })
event-crushed = { $name } loses { $count ->
    [one] { $count } card
   *[other] all { $count } cards
} to the revolt
event-mastered = { $name } puts down the revolt (strength { $value })
event-won = { $name } wins all the resources { $place }: { $goods }
event-kept = { $name } takes back { $card }
event-closed = { $site } is done for this round
event-exchanged = { $name } exchanges { $count } workers for a statue
event-ordered = { $name } is now number { $position } in the play order
event-supplied = { $name }’s torturers { $place } supply { $goods }
event-replaced = { $name } uses a statue for { $goods }
event-loaded = { $name } loads a boat and pays { $goods }
event-abandoned = { $name }’s boat at Karnak is discarded: { $boat }
event-scored = { $name }’s boat is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}
event-counted = { $name } has { $points ->
    [one] { $points } point
   *[other] { $points } points
} from boats{ $extra ->
    [0] {""}
   *[other] {" "}and { $extra } for most torturers
}

## The count

count-boats = Boats
count-torturers = Most torturers
reason-goal-reached = A player reached the target
reason-boats-loaded = All boats are loaded
reason-last-round = The last round is over

## In the terminal

text-order = Play order
text-supply = Supply
text-harbour = Harbour
text-next = Next round
text-hand = Hand
text-active = Active site: { $site } (minimum influence { $influence }, minimum negotiation { $negotiation })

## The table read aloud

aloud-supplied = Torturers already used
aloud-plays = { $count ->
    [one] { $count } card played
   *[other] { $count } cards played
}
aloud-history = Cards played on this site so far
aloud-hands = Cards known in hands
aloud-open = { $player }, cards known to all
aloud-unknown = { $player }, unknown cards by deck
aloud-boats = Boats
aloud-adrift = Discarded boats
aloud-gone = Out of play
aloud-cards = Discarded cards
aloud-distributions = { $count ->
    [one] { $count } distribution card left
   *[other] { $count } distribution cards left
}
aloud-spent = Used distribution card: { $shares }
