## The rules to be read

rules-chapter-visit = A visit
rules-chapter-actions = Actions
rules-chapter-districts = Districts, towers, population
rules-chapter-buildings = Buildings
rules-chapter-zodiac = Zodiac cards
rules-chapter-cards = District cards
rules-chapter-solo = Solo game

rules-aim-text =
    Build a city under the watchful eyes of the Builders, who came from beyond the sky. Send dice to encounter sites to gain
    resources, build, climb Temples and strengthen your army. Four tiles around a seat of power form a District: a die stays
    there permanently. At the end, it scores its value times the levels of the tower of its colour. The player with the most
    points wins.

rules-board = The main board
rules-board-text =
    Each encounter site has a random bonus tile and a Mothership set to 1. Each Temple has a random Zodiac card.

    There are { $two }, { $three } or { $four } Citizen dice of each colour with 2, 3 or 4 players. Resources are unlimited; dice,
    tiles and tower levels are not.

rules-market = The market
rules-market-text =
    Building tiles are sorted by colour into five piles. One tile of each colour is in the market, in random order. The next tile
    of each pile is face up, so you can see what is coming.

rules-row = The recruitment area
rules-row-text =
    One Citizen die of each colour is rolled, and each 6 is rolled again. They are placed in ascending order. If two are equal, the one
    whose building is lower in the market comes first.

rules-cards-out = District cards and tower levels
rules-cards-out-text =
    { $two }, { $three } or { $four } District cards are in play with 2, 3 or 4 players, with { $gold } Gold on each. The supply has
    1 tower level of each colour, plus 1 for each tower shown on the cards.

rules-own = Your starting pieces
rules-own-text =
    You have a Palace with 1 tower level of each colour, the Agora above it, 1 of each resource, your Archon and { $bases } bases.
    Four more bases are on your board. Your markers are at the start of the military track and of the three Temples. The first
    player’s marker is at the bottom of the stack.

rules-draft = The first Freemen
rules-draft-text =
    Two dice of each colour are rolled, and each 6 is rolled again. In turn order, each player takes one die, then a second one in
    reverse order. A die on one of your bases is a Freeman.

rules-turn-text =
    The player with the Bastion starts, and play continues clockwise. On your turn, take one action: send a worker to an encounter
    site, close a District, build a tower level, grow your population, or pass. The round lasts until all players have passed.

rules-freemen = Freemen
rules-freemen-text =
    A Freeman is a Citizen die on one of your bases. It has a colour and a value. Once sent to an encounter site, it is used for this
    round, but it is still yours. Without a free base, you cannot take a new Citizen.

rules-archon = The Archon
rules-archon-text =
    The Archon has no value and goes anywhere at no cost. For bonus actions, it has the colours of your Advisors.

rules-speakers = Speakers
rules-speakers-text =
    There are { $two }, { $three } or { $four } white Speaker dice with 2, 3 or 4 players. Once you take a Speaker, you may send it
    like a Freeman, one time. It needs no base, has no colour, and returns to the recruitment area at the end of the round.

rules-gold = Gold
rules-gold-text =
    Gold replaces any other resource in a cost. But a “basic resource” you gain is Stone, Food or Wisdom, never Gold. Each Gold you
    have left is worth 1 point at the end.

rules-tokens = Superiority tokens
rules-tokens-text =
    After any action except passing, you may spend 1 Superiority token to take another action, which may be to pass. You can spend
    1 token per turn, even one you have just gained.

rules-pass = Pass
rules-pass-text =
    You are out for the rest of the round. Your Archon and Freemen return. Every Freeman showing 1 to 5 gains 1, used or not. Every 6
    becomes an Advisor, in the order you choose, and frees its base.

    An Advisor of a new colour takes the next space in your row ({ $steps } points): at the end you score the last space reached. If
    you already have that colour, score the last occupied space at once and return the die.

rules-visit-text =
    Send an unused worker to any encounter site. If the die shows less than the Mothership, pay the difference in Wisdom. A site can
    hold any number of workers.

rules-do = What you do at a site
rules-do-text =
    You must do the upper or the lower action. A Freeman showing { $six } may do both, in any order.

    If the worker has the colour of the bonus tile, you may also take the bonus action: before, after or between the main actions.

rules-ship = The Mothership turns
rules-ship-text =
    After the visit, the Mothership goes up by 1, or from { $six } back to 1, whichever worker you sent.

rules-place = Upper action: { $top }. Lower action: { $bottom }.
rules-bonus = { $colour ->
    [red] Red bonus
    [purple] Purple bonus
    [blue] Blue bonus
    [orange] Orange bonus
   *[yellow] Yellow bonus
}

rules-gain = Take resources
rules-gain-text =
    The upper action of a site gives the resources shown. If one is of your choice, take Stone, Food or Wisdom.

rules-advance = Advance
rules-advance-text =
    Move your marker forward on the military track, past the others or onto their space. It goes on top of markers already there, and
    markers on the same space are equally strong. For each of the { $thresholds } thresholds you pass, take 1 Superiority token.

    The final space is worth { $points } points, once, and your marker stays there. If you may advance and attack, do both in any
    order, or only one of them.

rules-attack = Attack
rules-attack-text =
    Gain the bonus next to your marker. Then score 1 point per weaker marker and 1 point per threshold you have passed. The start and
    the first space have no bonus.

rules-build = Build
rules-build-text =
    Choose a tile from the market. Pay the Wisdom next to it ({ $prices } from top to bottom) and the Stone on it. Place it in your
    city, edge to edge with another tile. Never rotate it or place it on top of another tile.

    Then the tiles in the market slide up, and the next tile of the same colour is placed at the bottom.

rules-farm = Build a Farm
rules-farm-text =
    You may place any tile you could build face down, as a Farm. A Farm costs nothing and has neither colour nor ability.

rules-ability = Abilities
rules-ability-text =
    When you add a building to your city, you may use its ability at once. A building always counts itself. You may use it again each
    time you close a District around it with a die of its colour.

rules-climb = Climb a Temple
rules-climb-text =
    Pay 1 Stone, climb 2 steps in one Temple and take its Zodiac card, even from another player. Bonus tiles and buildings let you
    climb without taking the card. Some let you pay 1 Gold to climb 1 step in another Temple.

    At the end, steps are worth { $steps } points, but only your two lowest Temples score.

rules-recruit = Recruit a Citizen
rules-recruit-text =
    Pay the Wisdom below the die ({ $prices } from left to right) and place it on a free base without changing its value. The others
    slide left, and a die of the same colour is rolled; a 6 is rolled again. You may send your new Freeman this round.

rules-feed = Spend Food
rules-feed-text =
    Spend 1 to { $most } Food. Each one raises an unused Freeman by 1 or advances your marker 1 space. A 6 that is raised becomes an
    Advisor.

rules-districts-text =
    There is a seat of power wherever four tiles of your city meet in a square. As an action, place the die of an unused Freeman on a
    free one. The die stays there permanently, is no longer a Freeman, and frees its base. Farms, the Agora and the Palace can be
    part of a District too.

rules-match = The District card
rules-match-text =
    If the four tiles match a card, rotated or mirrored, you may score it. Grey stands for any tile. Score the higher number the first
    time and the lower number after that, and take all the Gold on the card. If several cards match, choose one.

rules-activate = Activate buildings
rules-activate-text =
    Then use the buildings around the seat of power that have the die’s colour, in any order. A die of any colour also activates the
    Agora.

rules-towers = Build a tower level
rules-towers-text =
    As an action, take a tower level from the supply and add it to your tower of that colour. It costs as much Gold as the tower has
    levels. Only Gold can pay for it.

rules-population = Grow your population
rules-population-text =
    As an action, pay Food for another base: { $prices } for the third to the sixth. The last base is worth { $points } points.

rules-round-text =
    When all players have passed, the Speakers return. A Speaker that was sent gains 1, or is rolled again if it shows 5. Then the Bastion
    and the Zodiac cards are awarded. If no end condition is met, a new round starts. Motherships keep their values.

rules-bastion = The Bastion
rules-bastion-text =
    The player furthest along the military track takes the Bastion and starts the next round. If tied, the marker at the bottom of the
    stack wins.

    Then every marker falls back to the first space after the last threshold it passed, starting with the rearmost. Markers arriving on
    an occupied space go underneath. A marker on the final space stays.

rules-give-cards = Zodiac cards
rules-give-cards-text =
    Each Zodiac card goes to the player who is highest in its Temple, even if another player held it. If tied, the marker at the bottom
    of the stack wins. Its ability benefits the player who holds it, and takes priority over the rules.

rules-end-text =
    The game ends after a round in which one of these conditions is met: a player is at the top of all three Temples; no Gold is left on the
    District cards; tower levels are left in three colours at most; a colour of Citizens has run out. The end is announced as
    soon as the condition is met.

    If none is met, the game ends at the round limit chosen in the options.

rules-count = Final scoring
rules-count-text =
    Score 1 point per Gold, the points of your last Advisor, and your two lowest Temples. For each die on a seat of power, score its
    value times the levels of the tower of its colour.

rules-winner = The winner
rules-winner-text =
    The player with the most points wins. If tied, the player with the most building tiles in their city wins. If still tied, the
    players share the victory.

rules-buildings-text =
    You may use a building when you add it to your city, and when you close a District around it with a die of its colour. Using it is
    always optional.
rules-tile = { $colour ->
    [red] Red
    [purple] Purple
    [blue] Blue
    [orange] Orange
   *[yellow] Yellow
}, costs { $stone } Stone; { $copies } in the box.

rules-zodiac-text =
    Three of these cards are in play. Climb to take one. At the end of each round, each card goes to the player who is highest in its
    Temple.

rules-cards-text =
    There are { $count } cards, worth { $low } to { $high } points. Score the higher number the first time, and the lower one after
    that.

rules-solo-text =
    A training game for one player, over { $rounds } rounds; the usual endings do not apply. There are { $cards } District cards, and an
    opposing marker on the military track. One die of each colour is rolled. The two highest are discarded, and you keep two of the other
    three.

rules-neighbour = A neighbour turns too
rules-neighbour-text =
    After a visit, you also raise a neighbouring Mothership by 1, to the left or to the right. You cannot choose one that shows { $six }.
    If all of them do, none is raised.

rules-hold = Hold the Motherships
rules-hold-text =
    When the Motherships are about to turn, you may spend 1 Superiority token: no Mothership changes this turn. This replaces the other
    action a token gives.

rules-foreign = The opposing army
rules-foreign-text =
    In rounds 2 to 5, the opposing marker is on the space just before the second to the fifth threshold. It counts as an opponent in
    attacks. No Zodiac cards are awarded at the end of a round. You keep one of yours, drawn at random; the others return to
    their Temples.

rules-goal = The target
rules-goal-text =
    The target is { $goal } points, plus { $more } for each of these that is true: the red bonus tile is at encounter site 1, the purple
    one at site 2, the blue one at site 3, the orange one at site 4.
