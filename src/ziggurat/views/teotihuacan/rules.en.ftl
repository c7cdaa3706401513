## The rules to be read

rules-chapter-construction = Construction
rules-chapter-influence = Influence
rules-chapter-tiles = Tiles and cubes
rules-chapter-bonuses = Bonus discs
rules-chapter-rewards = Rewards
rules-chapter-worship = Worship tiles
rules-chapter-boards = Player boards
rules-chapter-solo = Playing alone

rules-aim-text =
    Each player lays out a city around its pyramid. Buildings bring cubes, cubes pay for temples and pyramid tiles. At the end
    pyramid tiles score for the temples of their colour in the same District, so plan them side by side. The most points win.

rules-market = The market
rules-market-text =
    On the central board lie buildings of sizes 2 to 4, as many as the number of players asks for, { $temples } temples and
    { $pyramid } pyramid tiles of each colour. The others, and all buildings of size 1, are the reserve.

    Cubes never run out. Everything else does.

rules-spaces = The action spaces
rules-spaces-text =
    Three zones have three spaces each; with two players, or alone, one space of each zone stays closed. A bonus disc drawn at
    random lies on each open space.

rules-rounds = Sun and eclipse
rules-rounds-text =
    The sun moves on after each round. When it stands with the eclipse, the last round is played: { $two } rounds with two players,
    { $three } with three, { $four } with four.

rules-own = What you have
rules-own-text =
    Everybody plays on side A of a player board, or everybody on side B. You have { $two } action discs with two players, { $more }
    with more. In turn order the architects stand at the top, on the right, at the bottom and on the left of the boards. All begin
    at the start of the favour track, with no points.

rules-start = The starting tiles
rules-start-text =
    A white pyramid tile lies in the centre of your pyramid. In turn order each player lays three more, one of each colour, on any
    spaces of the base and takes the rewards they cover.

    Now Reach does not matter, nothing is paid, and no tile of these rewards may cover a mask symbol. These tiles bring their
    rewards alone, unless you agreed otherwise.

rules-unveil = Worship tiles
rules-unveil-text =
    Worship tiles are shuffled by colour, face down. After the starting tiles, two of each colour are turned up: one beside the
    pile, one on it.

rules-turn-text =
    Play goes clockwise from the first player until all have passed. On your turn you act or pass.

    To act, put one to { $most } of your discs on a space where at least one disc lies; a stack has at most { $limit } discs, the
    bonus disc included. You must be able to do something there. Who has no disc left must pass, and who has passed does nothing
    more in this round.

rules-power = Power
rules-power-text =
    Your Power is the height of the stack: your discs, those of others, and the bonus disc.

rules-half = Two actions to choose from
rules-half-text =
    Each zone has a Construction action above its stacks and an Influence action below. Choose one of the two. Zone A: construct a
    building, or produce resources. Zone B: construct a temple, or make an offering. Zone C: construct the pyramid, or gain a
    favour.

rules-use-bonus = The bonus disc
rules-use-bonus-text =
    If the bonus disc of the space was still uncovered when you chose it, you may use it, before your action or after it. You
    cannot keep it for later.

rules-reach = Reach
rules-reach-text =
    You build where your architect stands: in the two Districts on his side of the board, and on the six spaces of the pyramid
    nearest to him. Cubes may be spent from anywhere in the city.

rules-architect = The architect moves
rules-architect-text =
    After an action your architect goes one side on, clockwise. Who passes leaves him where he is.

rules-construction-text =
    Construction uses your Power and your Reach.

rules-build = Construct a building
rules-build-text =
    Take a building of the market that is no larger than your Power. It is one building an action, and Power you do not need is
    lost. The market is filled again only when the round is over.

rules-setting = Lay a tile
rules-setting-text =
    Turn and flip the tile as you like. It must lie whole within Reach, on squares without a tile, never on the pyramid. It may lie
    across two Districts if both are in Reach. Cubes under it are lost.

rules-cubes = Cubes around a building
rules-cubes-text =
    A cube of the building's material comes to each square beside it, corners not counted: also outside Reach and onto masks, but
    not onto tiles or the pyramid. Where a cube of another kind lies, you choose whether to replace it.

rules-masks = Masks
rules-masks-text =
    The squares of the city bear groups of { $low } to { $high } equal mask symbols. When a tile of yours covers the last symbol of
    a group, take the top mask tile of that colour, if one is left, and score its points at once. Cubes cover nothing.

    The most valuable masks lie on top. Those for more players than you are stay in the box.

rules-temple = Construct a temple
rules-temple-text =
    Take a temple of the market and pay for it. Its size may exceed your Power, but each Power short costs a cube more; Power you
    have to spare makes nothing cheaper. It is one temple an action. Lay it like a building; it brings no cubes.

rules-pay = Pay
rules-pay-text =
    Spend cubes from anywhere in your city, also from where the new tile will lie. { $gold } gold stand for any other cube.

rules-adore = Take a worship tile
rules-adore-text =
    A temple brings you one of the two face-up worship tiles of its colour. The next one is turned up at once.

rules-raise = Construct the pyramid
rules-raise-text =
    Take a pyramid tile of the market for two gold and a wood, and a gold more for each Power short of 4. Lay it on a free space of
    the base in Reach, or in Reach on four tiles of the level below; the summit is always in Reach.

    You score { $points } points. On the base you also take the reward you cover.

rules-influence-text =
    Influence asks for neither Power nor Reach, unless something is built.

rules-produce = Produce resources
rules-produce-text =
    Put no cube or one beside each of your buildings, of its material, wherever it is. The oldest building comes first, and a cube
    of another kind may be replaced.

    Or take one or { $most } buildings of size 1 from the reserve and lay them in Reach; their cubes come as always.

rules-offer = Make an offering
rules-offer-text =
    Use one of your worship tiles whose conditions you meet, as often as it allows. Then it goes under its pile.

rules-favour = Gain a favour
rules-favour-text =
    Go one space on along the favour track and score it: { $steps } points, space by space.

    Then you may give back one of your worship tiles and take any that lies face up.

rules-round-text =
    The round ends when all have passed. If the sun stands with the eclipse, the game is over.

rules-new-round = A new round
rules-new-round-text =
    The sun moves on. Everybody loses one action disc for good and takes the others back. All bonus discs are shuffled and drawn
    anew. The market is filled up as far as the reserve allows. The next player clockwise begins.

rules-end-text =
    Every District of your city is counted by itself. A pyramid tile of the base scores { $base } points, one on a higher level
    { $level }, for each temple of its colour in that District. Tiles covered by others go on scoring; the white tile has no colour.

rules-shared = Tiles that are shared
rules-shared-text =
    What lies partly in a District counts there, a temple as well as a pyramid tile: so a tile on the line counts in each of its
    Districts. The summit lies in all four.

rules-winner = Who wins
rules-winner-text =
    The most points. If they are equal, the most tiles in the pyramid; if those are equal too, the victory is shared.

rules-small = Never in the market: it comes by producing resources and by rewards. A cube of its material comes to each free square beside it.
rules-pyramid-tiles = Pyramid tiles
rules-all-cubes = Cubes
rules-all-cubes-text =
    Wood, stone and gold. They lie in the city until they are spent, covered or replaced.
rules-all-masks = Mask tiles
rules-groups = A group has { $yellow } yellow, { $turquoise } turquoise or { $purple } purple symbols. There are { $each } tiles of each colour.

rules-rewards-text =
    A pyramid tile on the base brings the reward printed on the space it covers. What it builds comes from the reserve.

rules-worship-text =
    Temples bring them, offerings use them up. Where cubes are named, two gold stand for another one; where any cubes will do, each
    is worth one.

rules-boards-text =
    Side A is the same for all and best for a first game. The four sides B are all different and dealt at random.
rules-in-box = When something runs out
rules-in-box-text =
    A kind of tile that is gone from market and reserve cannot be built any more.

rules-solo-text =
    Alone you play against the Rival, set up as for two players, over { $rounds } rounds. You have { $discs } discs each and lose one
    a round. You take turns; in the second round the Rival begins. Who has no discs left is skipped. This variant is ours.

rules-rival-card = The Rival's cards
rules-rival-card-text =
    Six cards, shuffled each round, name a zone and its lowest or highest stack. The Rival puts one disc there, on the left one if
    several are alike, or in the next zone that has room. For covering a bonus disc it scores { $points } points.

rules-rival-takes = What the Rival takes
rules-rival-takes-text =
    Zone A: the largest building of the market that its Power allows, for its size in points. Zone B: the largest temple one
    larger than its Power or less, or else the smallest, for its size and { $temple } more; the worship tile on that pile goes
    under it. Zone C: a pyramid tile of the colour with most in the market, for { $pyramid } points. If there is none, it scores
    { $none }. What it takes is out of the game.

    After every round the Rival takes the most valuable mask and scores it.

rules-rival-beaten = Beating the Rival
rules-rival-beaten-text =
    You win with more points than the Rival and the handicap you chose. Equal is not enough.
