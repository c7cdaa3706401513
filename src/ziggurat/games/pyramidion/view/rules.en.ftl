## The rules to be read

rules-chapter-playing = Activating sites
rules-chapter-resolving = Resolving a site
rules-chapter-loading = Loading boats
rules-chapter-two = Two players
rules-chapter-sites = Sites
rules-chapter-characters = Characters
rules-chapter-box = In the box

rules-aim-text =
    You supply the building site of the great pyramid. Play characters on the sites of Egypt to win resources, then load them
    onto boats. Boats are worth points, and with enough points at the end of a round you win.

rules-table = On the table
rules-table-text =
    { $sites } sites, the supply of resources, and { $boats } boats face up. A distribution card is revealed: it shows the resources
    that arrive on the sites at the start of the round.

    Resources and troops are limited. If something is missing, it is not placed and not owed to you.

rules-own = Your pieces
rules-own-text =
    Each player has { $troops } troops of negotiators, { $troops } troops of torturers, and { $basics } basic characters, the same for
    everyone. The other { $cards } characters form the deck.

rules-order = Play order
rules-order-text =
    The first play order is drawn at random. Each player has a colour and a shape.

rules-round-text =
    A round has eight phases: 1. new boats, 2. resources arrive, 3. negotiators collect resources, 4. cards are dealt, 5. sites
    are activated, 6. the play order changes, 7. boats are loaded, 8. the round ends.

rules-boats-come = 1. New boats
rules-boats-come-text =
    Boats are drawn until there are { $boats } in the harbour. Boats from earlier rounds stay. When a deck is empty, its discards
    are shuffled to form a new one.

rules-resources-come = 2. Resources arrive
rules-resources-come-text =
    The distribution card shows how many resources of each kind are added to each site. Then the next card is revealed, so you
    know what the next round will bring.

rules-negotiate = 3. Negotiators collect resources
rules-negotiate-text =
    In play order, take 1 resource of your choice for each of your troops of negotiators, from the site it is on.

rules-hands = 4. Cards are dealt
rules-hands-text =
    Each player gets back the { $basics } basic characters and is dealt { $dealt } cards from the shuffled deck, face down. A player
    with torturers at Thebes is dealt { $more } more.

rules-playing-text =
    In play order, each player activates a site without a sundial, then a second one in the same way: { $each } sites per player in
    all. Each site is played and resolved before the next one is chosen.

rules-cards = Play a character or pass
rules-cards-text =
    The player who activated the site starts; play continues clockwise. Play a character face up in front of you, or pass. Once
    you pass, you cannot play any more cards on this site. When everyone has passed, the site is resolved.

    Special characters take effect as soon as they are played.

rules-ankh = The ankh
rules-ankh-text =
    Some cards show an ankh. It has an effect on three sites only: Luxor, Alexandria and Cairo.

rules-recruit = Recruit
rules-recruit-text =
    If you pass without having played a card on this site, you may discard a card from your hand, face up, and draw another.

rules-resolving-text =
    There are four steps, in this order: revolt, torturers, negotiators, merchants. For each step, add up the numbers on your
    cards still on the site. To have the most, you must have more than every other player: if tied, no one wins and no troop is
    returned.

rules-revolt = 1. Revolt
rules-revolt-text =
    A revolt token is drawn for each revolt card on the site, and their values are added up. Each player with less influence than
    this total discards all the cards they played here; those cards no longer count.

    Of the players who withstand the revolt, the one with the most influence takes the rewards shown on the tokens. Then the tokens
    are shuffled back.

rules-place-torturers = 2. Torturers
rules-place-torturers-text =
    The player with the most influence places a troop of torturers, if that influence reaches the minimum of the site. Torturers
    already there return to their owner. A site holds one troop of each kind.

rules-place-negotiators = 3. Negotiators
rules-place-negotiators-text =
    The player with the most negotiation may place a troop of negotiators, if that negotiation reaches the minimum of the site.
    Negotiators already there return to their owner.

rules-win-resources = 4. Merchants
rules-win-resources-text =
    The player with the most bargaining takes all the resources on the site. If no one has the most, they stay there.

rules-site-end = End of the site
rules-site-end-text =
    All cards played here are discarded, and a sundial is placed on the site: it cannot be activated again this round.

rules-new-order = 6. New play order
rules-new-order-text =
    A player who took an order token at Giza takes that place in the play order. The other players fill the remaining places in
    their current order. If Giza was not activated, nothing changes.

rules-load = 7. Load a boat
rules-load-text =
    In the new play order, players take turns loading one boat each until no one wants to load another. Pay the resources shown on
    the boat to the supply and place it face down in front of you. If you decline, you are asked again whenever another player
    loads a boat.

rules-stand-in = Statues and torturers
rules-stand-in-text =
    When you load a boat, a statue replaces any resource. Each of your troops of torturers may supply 1 resource printed on its site,
    once per round: it comes from the supply and is spent on this boat at once.

rules-end-text =
    8. The round ends. If a player has { $goal } points or more, the game ends.

    Otherwise, resources and troops stay where they are. Sundials are removed and all hands are discarded, as is a boat from Karnak
    that was not loaded. A new round starts.

rules-most-torturers = Most torturers
rules-most-torturers-text =
    At the end of a round, the player with the most torturer troops on sites scores { $point } extra point. It also counts towards
    winning, unless you chose otherwise when setting up the game.

rules-winner = The winner
rules-winner-text =
    The player with the most points wins. If tied, the player with the most cards in hand wins, then the player with the most boats,
    then the player who comes first in the play order.

rules-longer = A longer game
rules-longer-text =
    You can play to 12 or 15 points, or until all boats are loaded. If no one reaches the target, the game ends after the last round
    chosen when setting up the game.

rules-two-text =
    You activate { $sites } sites per round: first player, second player, first player. On every site you must play at least
    { $fewest ->
        [one] { $fewest } card
       *[other] { $fewest } cards
    } before you pass, if you have any, and at most { $most }. There is no recruiting.

    If Giza was not activated, you swap places in the play order for the next round.

rules-sites-text =
    Each site has a power, two minimums that troops must reach, and two resources in its corner: the ones its torturers can supply.

rules-supply = Torturers here supply { $first } or { $second }.

rules-characters-text =
    Merchants, negotiators and torturers count for the numbers printed on them. Special characters take effect when they are played;
    you may play one even if its effect changes nothing.

rules-more-goddess = Every player has one among the basic cards.
rules-more-high-priest = The High Priest may also take itself back, unless you chose otherwise when setting up the game. Once discarded, it has no effect.
rules-more-bandit = If a revolt card is discarded, no token is drawn for it.
rules-more-guard = The Guard may also discard your own cards, or itself.
rules-more-philosopher = This includes cards that have been discarded since, unless you chose otherwise when setting up the game.
rules-more-slave-trader = This applies to cards played before and after it, never below 0, as long as the Slave Trader is on the site.
rules-more-engraver = If one of the two sites has a single resource, you swap only one for one. You cannot swap with an empty site.

rules-kind = { $kind ->
    [camel] Camels
    [wood] Wood
    [food] Food
    [stone] Stone
    [worker] Workers
   *[statue] Statues
}
rules-revolt-tokens = { $count } revolt tokens
rules-boats = { $count } boats
rules-distributions = { $count } distribution cards
