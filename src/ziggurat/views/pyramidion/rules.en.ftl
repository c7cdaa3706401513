## The rules to be read

rules-chapter-playing = Playing for a site
rules-chapter-resolving = Resolving a site
rules-chapter-loading = Loading boats
rules-chapter-two = Two players
rules-chapter-sites = Sites
rules-chapter-characters = Characters
rules-chapter-box = In the box

rules-aim-text =
    You supply the building site of the great pyramid. Play characters on the sites of Egypt to win resources, then load them
    onto boats. Boats are points, and with enough of them at the end of a round you win.

rules-table = On the table
rules-table-text =
    { $sites } sites, the supply of resources, and { $boats } boats face up. A distribution card is turned up: it says what comes
    to the sites when the round begins.

    Resources and troops are limited. What is missing is not placed, and nobody owes it to you.

rules-own = What you have
rules-own-text =
    Each player has { $troops } troops of negotiators, { $troops } of torturers, and { $basics } basic characters, the same for
    all. The other { $cards } characters are the deck.

rules-order = Play order
rules-order-text =
    The first play order is drawn by lot. Each player has a colour and a shape.

rules-round-text =
    A round has eight phases: 1. new boats, 2. resources come, 3. negotiators bring resources, 4. cards are dealt, 5. sites are
    played for, 6. the play order changes, 7. boats are loaded, 8. the round ends.

rules-boats-come = 1. New boats
rules-boats-come-text =
    Boats are drawn until { $boats } lie in the harbour. Old ones stay. A deck that is empty is made anew from its discards.

rules-resources-come = 2. Resources come
rules-resources-come-text =
    The distribution card says how many of which come to which site; they join what lies there. Then the next card is turned up,
    so you know what the next round brings.

rules-negotiate = 3. Negotiators bring resources
rules-negotiate-text =
    In play order, each of your troops of negotiators brings you one resource of your choice from its site.

rules-hands = 4. Cards are dealt
rules-hands-text =
    Everybody gets the { $basics } basic characters back and { $dealt } cards of the shuffled deck, face down. Whoever has torturers
    at Thebes gets { $more } more.

rules-playing-text =
    In play order, twice round, each player activates a site that has no sundial yet, { $each } sites a player in all. It is
    played for and resolved before the next one is chosen.

rules-cards = Play a character or pass
rules-cards-text =
    The player who activated the site begins, and play goes clockwise. Lay a character face up before you, or pass. Who has passed
    plays no more cards on this site; the others go on until all have passed. Then the site is resolved.

    A special character acts at once, when it is played.

rules-ankh = The ankh
rules-ankh-text =
    Some cards bear an ankh. It does something on three sites only: Luxor, Alexandria and Cairo.

rules-recruit = Recruit
rules-recruit-text =
    If you passed without having played a card on this site, you may discard one card of your hand, face up, and draw another.

rules-resolving-text =
    Four steps, in this order: revolt, torturers, negotiators, merchants. For each of them add up the numbers on your cards that
    still lie there. To have the most you must have more than anybody else: with equal numbers nobody wins, and nobody is sent
    home.

rules-revolt = 1. Revolt
rules-revolt-text =
    For each revolt card on the site a revolt token is drawn, and their values are added. Whoever has less influence than that
    discards all cards played here; they count no more.

    Of those who stand, the one with the most influence is paid what the tokens show. Then the tokens are shuffled back.

rules-place-torturers = 2. Torturers
rules-place-torturers-text =
    The player with the most influence places a troop of torturers, if the influence reaches the number of the site. The torturers
    that stood there go home. A site has room for one troop of each kind.

rules-place-negotiators = 3. Negotiators
rules-place-negotiators-text =
    The player with the most negotiation may place a troop of negotiators, if it reaches the number of the site. The negotiators
    that stood there go home.

rules-win-resources = 4. Merchants
rules-win-resources-text =
    The player with the most bargaining takes all resources of the site. If nobody has the most, they stay.

rules-site-end = The site is closed
rules-site-end-text =
    All cards played here are discarded, and a sundial is put on the site: it cannot be activated again this round.

rules-new-order = 6. The new play order
rules-new-order-text =
    Whoever took an order token at Giza takes that place in the play order. The others keep their order in the places left. If Giza
    was not activated, nothing changes.

rules-load = 7. Load a boat
rules-load-text =
    In the new order each player may load one boat, round and round, until nobody wants to. Pay what the boat shows to the supply
    and lay the boat face down before you. Who declines is asked again if somebody else loads a boat.

rules-stand-in = Statues and torturers
rules-stand-in-text =
    When you load, a statue stands for any resource. Each of your troops of torturers may supply one resource that its site
    prints, once a round: it comes from the supply and is spent on this boat at once.

rules-end-text =
    8. When a round is over and somebody has { $goal } points or more, the game ends.

    If not, resources and troops stay where they are. Sundials and all hands go, and so does a boat of Karnak that was not loaded.
    A new round begins.

rules-most-torturers = Most torturers
rules-most-torturers-text =
    Whoever has more troops of torturers on the sites than anybody else counts { $point } point more at the end of a round. It
    counts for victory too, unless you agreed otherwise.

rules-winner = Who wins
rules-winner-text =
    The most points. If they are equal: the most cards in hand, then the most boats, then the first in the play order.

rules-longer = A longer game
rules-longer-text =
    You may play to 12 or 15 points, or until all boats are loaded. If nobody gets there, the last round you agreed on ends the
    game.

rules-two-text =
    You activate { $sites } sites a round: first player, second player, first player. On every site you must play at least
    { $fewest ->
        [one] one card
       *[other] { $fewest } cards
    } before you pass, if you have one, and at most { $most }. There is no recruiting.

    If Giza was not activated, the two of you change places in the next round.

rules-sites-text =
    Each site has a power of its own, two numbers that troops need, and two resources in its corner: those its torturers can
    supply.

rules-supply = Torturers here supply { $first } or { $second }.

rules-characters-text =
    Merchants, negotiators and torturers count by their numbers. Special characters do what they say when they are played, even if
    they find nothing to do.

rules-more-goddess = Every player has one among the basic cards.
rules-more-high-priest = He may take himself back, too, unless you agreed otherwise. If he has been discarded, he cannot help.
rules-more-bandit = A revolt card that is discarded brings no token.
rules-more-guard = Himself and your own cards, too. A troop goes back to its owner.
rules-more-philosopher = Also a card that has been discarded since, unless you agreed otherwise.
rules-more-slave-trader = Cards played before and after him, never below 0, as long as he lies here.
rules-more-engraver = Where one of the two sites has a single resource, you swap one for one. With an empty site you cannot swap.

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
