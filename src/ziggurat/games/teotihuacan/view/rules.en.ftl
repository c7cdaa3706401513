## The rules to read

rules-chapter-construction = Construction
rules-chapter-influence = Influence
rules-chapter-tiles = Tiles and resources
rules-chapter-bonuses = Bonus discs
rules-chapter-rewards = Rewards
rules-chapter-worship = Worship tiles
rules-chapter-boards = Player boards
rules-chapter-solo = Solo game

rules-aim-text =
    Each player designs a city around its pyramid. Buildings produce resources, which you spend on temples and pyramid tiles. At
    the end, pyramid tiles score for the temples of their colour in the same District, so plan them together. The player with the
    most points wins.

rules-market = The main board
rules-market-text =
    The main board holds buildings of sizes 2 to 4, depending on the number of players, as well as { $temples } temples and
    { $pyramid } pyramid tiles of each colour. All other tiles, including every building of size 1, form the supply.

    Resources are unlimited. Everything else can run out.

rules-spaces = The action spaces
rules-spaces-text =
    There are 3 zones with 3 action spaces each. With 2 players, or in a solo game, 1 space of each zone stays closed. Each open
    space starts with a random bonus disc.

rules-rounds = Sun and eclipse
rules-rounds-text =
    The sun advances after each round. When it reaches the eclipse, the last round starts. There are { $two } rounds with 2 players,
    { $three } with 3 and { $four } with 4.

rules-own = Your components
rules-own-text =
    All players use side A of their player board, or all use side B. You have { $two } action discs with 2 players and { $more }
    with 3 or 4. In turn order, the architects start at the top, right, bottom and left of the boards. Everyone starts at the
    beginning of the favour track, with 0 points.

rules-start = The starting tiles
rules-start-text =
    A white pyramid tile is at the centre of your pyramid. In turn order, each player places 3 more, one of each colour, on any
    spaces of the base and gains the rewards they cover.

    During setup, ignore reach and pay nothing. The tiles you gain this way may not cover mask symbols. The starting tiles give
    only their rewards, unless you chose otherwise when setting up the game.

rules-unveil = Worship tiles
rules-unveil-text =
    The worship tiles of each colour are shuffled into a face-down pile. After the starting tiles, 2 of each colour are turned face
    up: one beside the pile, one on top of it.

rules-turn-text =
    Starting with the first player, take turns clockwise until everyone has passed. On your turn, take an action or pass.

    To take an action, place 1 to { $most } of your discs on a space that already has at least one disc. A stack can hold
    { $limit } discs, including the bonus disc. You must be able to carry out an action there. If you have no discs left you must
    pass; after passing, you take no more turns this round.

rules-power = Power
rules-power-text =
    Your Power is the height of the stack: your discs, other players’ discs and the bonus disc.

rules-half = Two actions to choose from
rules-half-text =
    Each zone has a Construction action above its stacks and an Influence action below. Choose one of the two. Zone A: construct a
    building, or produce resources. Zone B: construct a temple, or make an offering. Zone C: construct the pyramid, or gain a
    favour.

rules-use-bonus = The bonus disc
rules-use-bonus-text =
    If the bonus disc of the space was still uncovered when you chose it, you may use it before or after your action. You cannot
    save it for later. If an action is possible only after the bonus, use the bonus first. If the action is still impossible then,
    it is lost.

rules-reach = Reach
rules-reach-text =
    You can only build within reach of your architect: in the 2 Districts on that side of the board, and on the 6 nearest spaces of
    the pyramid. You may spend resources from anywhere in your city.

rules-architect = The architect moves
rules-architect-text =
    After an action, your architect moves to the next side, clockwise. If you pass, it stays where it is.

rules-construction-text =
    Construction uses your Power and your architect’s reach.

rules-build = Construct a building
rules-build-text =
    Take a building from the main board whose size does not exceed your Power. You build only one per action, and unused Power is
    lost. The main board is refilled only at the end of the round.

rules-setting = Place a tile
rules-setting-text =
    You may rotate and flip the tile. All of it must be within reach, on squares without tiles and never on the pyramid. It may
    cross from one District into another if both are within reach. Resources it covers are lost.

rules-cubes = Resources around a building
rules-cubes-text =
    Place 1 resource of the building’s material on each square that shares a side with it, even out of reach or on masks, but not
    on tiles or the pyramid. If a square has a resource of another kind, choose whether to replace it.

rules-masks = Masks
rules-masks-text =
    Your city has groups of { $low } to { $high } identical mask symbols. When one of your tiles covers the last symbol of a group,
    take the top mask tile of that colour, if there is one left, and score its points at once. Resources do not cover masks.

    The most valuable masks are on top; those for higher player counts stay in the box.

rules-temple = Construct a temple
rules-temple-text =
    Take a temple from the main board and pay its cost. Its size may exceed your Power, but each missing Power costs 1 extra
    resource. Unused Power gives no discount. You build only one temple per action. Place it like a building; it produces no
    resources.

rules-pay = Pay
rules-pay-text =
    Spend resources from anywhere in your city, even from the squares the new tile will cover. You may always spend { $gold } gold
    in place of any other resource.

rules-adore = Take a worship tile
rules-adore-text =
    After building a temple, take one of the 2 face-up worship tiles of its colour. It is replaced at once.

rules-raise = Construct the pyramid
rules-raise-text =
    Take a pyramid tile from the main board for 2 gold and 1 wood, plus 1 gold for each Power below 4. Place it within reach, on a
    free space of the base or on 4 tiles of the level below. The summit is always within reach.

    You score { $points } points. On the base, you also gain the reward you cover.

rules-influence-text =
    Influence needs neither Power nor reach, except to build something.

rules-produce = Produce resources
rules-produce-text =
    Place 0 or 1 resource of its material beside each of your buildings, even out of reach. Start with the oldest building. You may
    replace a resource of another kind.

    Or take 1 or { $most } buildings of size 1 from the supply and place them within reach. Add resources around them as usual.

rules-offer = Make an offering
rules-offer-text =
    Use one of your worship tiles whose requirements you meet, as many times as it allows. Then return it to the bottom of its
    pile.

rules-favour = Gain a favour
rules-favour-text =
    Advance 1 space on the favour track and score it. From the first space to the last, they are worth { $steps } points.

    You may then return one of your worship tiles to take any face-up worship tile.

rules-round-text =
    The round ends when everyone has passed. If the sun has reached the eclipse, the game is over.

rules-new-round = A new round
rules-new-round-text =
    The sun advances. Every player permanently removes 1 action disc and takes back the others. All bonus discs are shuffled and
    drawn again. The main board is refilled as far as the supply allows. The next player clockwise goes first.

rules-end-text =
    Each District of your city is scored separately. For each temple of its colour in that District, a pyramid tile scores { $base }
    points on the base and { $level } on a higher level. Covered tiles still score; the white tile has no colour.

rules-shared = Tiles in several Districts
rules-shared-text =
    A temple or pyramid tile counts in every District it is partly in. A tile on the line between two Districts therefore counts in
    both. The summit is in all four.

rules-winner = The winner
rules-winner-text =
    The player with the most points wins. If there is a tie, the tied player with the most pyramid tiles wins. If there is still a
    tie, the victory is shared.

rules-small = Never on the main board: you gain it when you produce resources or from rewards. Place 1 resource of its material on each free square beside it.
rules-pyramid-tiles = Pyramid tiles
rules-all-cubes = Resources
rules-all-cubes-text =
    Wood, stone and gold. They stay in your city until they are spent, covered or replaced.
rules-all-masks = Mask tiles
rules-groups = A group has { $yellow } yellow, { $turquoise } turquoise or { $purple } purple symbols. There are { $each } tiles of each colour.

rules-rewards-text =
    When you place a pyramid tile on the base, you gain the reward printed on the space it covers. Buildings and temples from
    rewards come from the supply.

rules-worship-text =
    You gain them from temples and use them in offerings. Where a tile names a resource, 2 gold can replace it. Where it asks for
    any resources, each one counts as 1.

rules-boards-text =
    Side A is the same for everyone and best for a first game. The 4 B sides are all different and dealt at random.
rules-in-box = When something runs out
rules-in-box-text =
    When a kind of tile is gone from both the main board and the supply, it can no longer be built.

rules-solo-text =
    In a solo game you play against the Rival over { $rounds } rounds, with the setup for 2 players. You have { $discs } discs each
    and lose 1 per round. You take turns; in the second round, the Rival goes first. If one of you has no discs left, the other
    continues. This variant is our own.

rules-rival-card = The Rival’s cards
rules-rival-card-text =
    There are 6 cards, shuffled each round. Each names a zone and its lowest or highest stack. The Rival places 1 disc there, on
    the leftmost stack if several are equal, or in the next zone with room. If it covers a bonus disc, it scores { $points } points.

rules-rival-takes = What the Rival takes
rules-rival-takes-text =
    Zone A: the largest building on the main board that its Power allows; it scores the building’s size. Zone B: the largest temple
    at most 1 larger than its Power, or else the smallest; it scores the temple’s size plus { $temple }, and the worship tile on
    that pile goes to the bottom. Zone C: a pyramid tile of the most common colour on the main board, for { $pyramid } points. If
    there is nothing to take, it scores { $none }. Everything it takes leaves the game.

    After every round, the Rival takes the most valuable mask and scores it.

rules-rival-beaten = Beating the Rival
rules-rival-beaten-text =
    You win if you have more points than the Rival’s score and head start together. A tie is not enough.
