## The rules to be read

rules-chapter-visit = A visit
rules-chapter-actions = Actions
rules-chapter-districts = Districts, towers, population
rules-chapter-buildings = Buildings
rules-chapter-zodiac = Zodiac cards
rules-chapter-cards = District cards
rules-chapter-solo = Playing alone

rules-aim-text =
    You build a city under the eyes of builders from beyond the sky. Send dice to meeting places for resources, buildings, Temples
    and strength. Four buildings around a seat of power make a District: a die stays there for good, and at the end it counts as
    often as the tower of its colour has floors. The most points win.

rules-board = The main board
rules-board-text =
    A bonus tile lies at random at each meeting place, with a Mothership that shows 1. A Zodiac card lies at random at each Temple.

    There are { $two }, { $three } or { $four } Citizen dice of each colour for two, three or four players. Resources never run
    out; dice, tiles and floors do.

rules-market = The market
rules-market-text =
    Building tiles lie in five piles by colour. One of each colour lies in the market, in random order, and the next one of each
    pile is turned up: you see what will come.

rules-row = The recruitment area
rules-row-text =
    One Citizen of each colour is rolled, sixes again, and they lie in rising order. Of equal ones, the one whose building lies
    lower in the market comes first.

rules-cards-out = District cards and floors
rules-cards-out-text =
    { $two }, { $three } or { $four } District cards are in play for two, three or four players, with { $gold } Gold on each. A floor
    of each colour lies in the reserve, and one more for each tower the cards show.

rules-own = What you have
rules-own-text =
    A Palace with one floor of each colour, the Agora above it, one of each resource, your Archon and { $bases } bases. Four more
    bases wait on your board. Your markers stand at the start of the military track and of the three Temples; the first player's
    lies at the bottom.

rules-draft = The first Freemen
rules-draft-text =
    Two dice of each colour are rolled, sixes again. In turn order each player takes one, then in reverse order another. A die on
    your base is a Freeman.

rules-turn-text =
    Whoever has the Bastion begins, and play goes clockwise. You take one action: send a worker to a meeting place, complete a
    District, raise a tower, grow your population, or pass. It goes on until all have passed.

rules-freemen = Freemen
rules-freemen-text =
    A Freeman is a Citizen die on one of your bases; it has a colour and a value. Once sent to a meeting place it is used for this
    round, but still yours. Without a free base you cannot take a new Citizen.

rules-archon = The Archon
rules-archon-text =
    He has no value and goes anywhere for nothing. For bonus actions he has the colours of your Advisors.

rules-speakers = Speakers
rules-speakers-text =
    { $two }, { $three } or { $four } white dice for two, three or four players. Whoever takes one may send it like a Freeman, once.
    It needs no base, has no colour, and goes back when the round is over.

rules-gold = Gold
rules-gold-text =
    Gold replaces any other resource in a cost. But "any base resource" is Stone, Food or Wisdom, never Gold. Each Gold left is
    worth a point at the end.

rules-tokens = Superiority
rules-tokens-text =
    After any action but a pass you may spend a Superiority token for another action, which may be to pass. One token a turn, also
    one you have just won.

rules-pass = Pass
rules-pass-text =
    You do nothing more in this round. Archon and Freemen come home. Every Freeman that shows 1 to 5 gains 1, used or not. Every
    six becomes an Advisor, in the order you choose, and leaves its base free.

    An Advisor of a new colour takes the next space of your row: { $steps } points, of which the last one reached counts at the end.
    If its colour is there already, you score the last occupied space at once and the die goes back.

rules-visit-text =
    Send an unused worker to any meeting place. A die that shows less than the Mothership pays the difference in Wisdom. Any
    number of workers may stand at one place.

rules-do = What you do there
rules-do-text =
    Do the upper or the lower action; one you must. A Freeman that shows { $six } may do both, in any order.

    If the worker has the colour of the bonus tile, you may use the bonus too: before, after or between.

rules-ship = The Mothership turns
rules-ship-text =
    After the visit the Mothership goes up by 1, from { $six } to 1, whoever came.

rules-place = Above: { $top }. Below: { $bottom }.
rules-bonus = { $colour ->
    [red] Red bonus
    [purple] Purple bonus
    [blue] Blue bonus
    [orange] Orange bonus
   *[yellow] Yellow bonus
}

rules-gain = Take resources
rules-gain-text =
    The upper action of a place brings the resources it shows. Where one is yours to choose, take Stone, Food or Wisdom.

rules-advance = Advance
rules-advance-text =
    Move your marker forward on the military track, past others or onto their space: who moves lies on top, and markers on one space
    are equally strong. For each of the { $thresholds } thresholds you pass, take a Superiority token.

    The final space brings { $points } points, once, and your marker stays there. Where you may advance and attack, do both in any
    order, or one of them.

rules-attack = Attack
rules-attack-text =
    Take the bonus beside your marker. Then score a point for each weaker marker and a point for each threshold you have passed. The
    start and the first space have no bonus.

rules-build = Build
rules-build-text =
    Choose a tile of the market. Pay the Wisdom beside it ({ $prices } from top to bottom) and the Stone on it. Lay it in your city,
    edge to edge with another tile, never turned and never over one.

    Then the market slides up, and the next tile of the same colour comes below.

rules-farm = Build a Farm
rules-farm-text =
    You may lay any tile you could build face down, as a Farm. It costs nothing, and has neither colour nor ability.

rules-ability = Abilities
rules-ability-text =
    When a building has come into your city, you may use its ability at once. It always counts itself. It works again each time you
    complete a District around it with a die of its colour.

rules-climb = Climb a Temple
rules-climb-text =
    Pay a Stone, climb two steps in one Temple, and take its Zodiac card, wherever it is. Bonus tiles and buildings climb without
    the card. Some sell a step in another Temple for a Gold.

    At the end the steps are worth { $steps } points, but only your two lower Temples count.

rules-recruit = Recruit a Citizen
rules-recruit-text =
    Pay the Wisdom below the die ({ $prices } from left to right) and put it on a free base, as it lies. The others slide left, and
    a die of the same colour is rolled, sixes again. You may send it in this very round.

rules-feed = Spend Food
rules-feed-text =
    Spend one to { $most } Food. Each raises an unused Freeman by 1 or advances your marker one space. A six that is raised becomes an
    Advisor.

rules-districts-text =
    Where four tiles of your city meet in a square lies a seat of power. As an action, put an unused Freeman's die on a free one: it
    stays for good, is no Freeman any more, and its base is free. Farms, Agora and Palace make Districts, too.

rules-match = The District card
rules-match-text =
    If the four tiles match a card, turned or mirrored, grey being any tile, you may score it: the higher number the first time, the
    lower one each later time. All Gold on it is yours. If several match, choose one.

rules-activate = Wake the buildings
rules-activate-text =
    Then use the buildings around the seat that have the colour of the die, in any order, and the Agora with a die of any colour.

rules-towers = Raise a tower
rules-towers-text =
    As an action, take a floor of the reserve for as much Gold as the tower of its colour has floors. Nothing replaces Gold here.

rules-population = Grow your population
rules-population-text =
    As an action, pay Food for another base: { $prices } for the third to the sixth. The last one brings { $points } points.

rules-round-text =
    When all have passed, the Speakers go back. Those who acted gain 1, and a 5 is rolled again. Then the Bastion and the Zodiac
    cards are given; if no ending holds, a new round begins. Motherships stay as they are.

rules-bastion = The Bastion
rules-bastion-text =
    The strongest on the military track gets the Bastion, and begins. Of equal markers the lowest counts.

    Then all markers fall back to the first space after the last threshold they have passed, the rearmost first. Who arrives goes
    under those who are there. The final space is kept.

rules-give-cards = Zodiac cards
rules-give-cards-text =
    Each Zodiac card goes to whoever stands highest in its Temple, whoever has it now. Of equal markers the lowest counts. Its ability
    serves the one who holds it, and beats the rules.

rules-end-text =
    The game ends with a round in which one of these holds: somebody stands on top of all three Temples; no Gold is left on the
    District cards; floors of three colours or fewer are left; a colour of Citizens has run out. It is announced as soon as it
    holds.

    If nothing of the kind happens, the last round you agreed on ends the game.

rules-count = The final count
rules-count-text =
    A point for each Gold. The points of your last Advisor. The two lower of your three Temples. And for each die on a seat of power,
    its value times the floors of the tower of its colour.

rules-winner = Who wins
rules-winner-text =
    The most points. If they are equal, the most building tiles in the city; if those are equal too, the victory is shared.

rules-buildings-text =
    A building works when it comes into your city, and when you complete a District around it with a die of its colour. You may
    always leave it.
rules-tile = { $colour ->
    [red] Red
    [purple] Purple
    [blue] Blue
    [orange] Orange
   *[yellow] Yellow
}, costs { $stone } Stone; { $copies } in the box.

rules-zodiac-text =
    Three of them are in the game. Climb to take one; at the end of every round each goes to the highest in its Temple.

rules-cards-text =
    { $count } cards, worth { $low } to { $high } points. The larger number is for your first time, the smaller one for later ones.

rules-solo-text =
    A training for one, over { $rounds } rounds: the usual endings do not count. There are { $cards } District cards, and a foreign
    marker on the military track. One die of each colour is rolled; the two highest go, and you keep two of the other three.

rules-neighbour = The neighbour turns as well
rules-neighbour-text =
    After a visit you also raise a neighbouring Mothership, left or right, by 1. One that shows { $six } cannot be chosen; if none is
    left, none is raised.

rules-hold = Hold the Motherships
rules-hold-text =
    When they are about to turn, you may spend a Superiority token: then no Mothership changes in this turn. It takes the place of
    another action.

rules-foreign = The foreign army
rules-foreign-text =
    In rounds 2 to 5 the foreign marker stands just before the second to the fifth threshold. It is an opponent in attacks. No
    Zodiac card is given at the end of a round; of those you hold, one drawn at random stays and the others go back.

rules-goal = The goal
rules-goal-text =
    You win with { $goal } points, and { $more } more for each bonus tile that lies at the place of its like: red at the first, purple
    at the second, blue at the third, orange at the fourth.
