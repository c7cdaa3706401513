## The rules to be read

rules-chapter-buildings = Buildings
rules-chapter-projects = Projects
rules-chapter-favours = Favours

rules-aim-text =
    Two architects each build a city of nine sites for the queen of Babylon. Whoever has the most points at the end wins.

    Points come from three sources. Every tile you lay scores at once, by its building. Colours in the right order complete
    your projects. Three of your architects in line win a favour of the king. Projects and favours pay at the end.

rules-piles = The nine piles
rules-piles-text =
    { $tiles } building tiles are mixed. { $piles } piles of { $height } lie face up on the main board: you see the top tile of
    each pile and how many are left. The other { $left } tiles stay in the box, and nobody looks at them.

rules-colours = Four colours
rules-colours-text =
    A tile is a building in one of four colours, and each colour has its shape: green a circle, blue a star, orange a triangle,
    pink a square. The building says what you score now. The colour serves your projects.

rules-players = What you have
rules-players-text =
    Each player has { $architects } architects, { $pawns } pawns for favours, no points and an empty city. One of you is drawn to
    begin and gets { $first } projects from the deck; the other gets { $second }. Your projects lie open before you.

    { $display } more projects lie on offer beside the deck.

rules-sides = Two sides of every card
rules-sides-text =
    A card for each building says what it scores, and it has two sides, A and B. The same side counts for both players. All A
    is advised for a first game, and is what you play unless you say otherwise.

rules-turn-text =
    You take turns. A turn has four steps, always in this order: take back architects, take a tile, lay it, win a favour. The
    first and the last happen only if you have earned them.

rules-recall = 1. Architects come back
rules-recall-text =
    When your turn begins, look at your architects on the main board. If three of them stand in a row, a column or a diagonal,
    or if all { $all } are out, all of yours come back to you. Otherwise none does. Your opponent's stay where they are.

rules-take = 2. Take a tile
rules-take-text =
    Choose a free pile: one that has a tile and no architect on it, neither yours nor your opponent's. Take its top tile and
    put one of your architects there.

    What lies below is shown when your turn is over.

rules-lay = 3. Lay the tile
rules-lay-text =
    Lay it on any site of your city. It may be empty or not, beside other tiles or not. A tile on another makes a stack: only
    the top tile is visible, and only what is visible counts.

    Then the building scores, the tile just laid included. A project it completes is validated after that.

rules-win-favour = 4. A favour of the king
rules-win-favour-text =
    If the architect of this turn has completed a row, a column or a diagonal of three in your colour, you win a favour. Put
    one of your pawns on a free space of the favour board: you must, as long as you have one.

    One pawn fits on a space. It never moves and never comes back.

rules-buildings-text =
    What a tile scores when you lay it, on side A or B of its card. Count visible tiles of your own city only.

rules-projects-text =
    A project shows colours in a pattern. As soon as they are visible in your city, it is validated by itself and put aside for
    good, even if you cover the tiles later. Several may be validated in one turn, also one that came this turn.

    Its points are counted at the end.

rules-turned = Turned, not mirrored
rules-turned-text =
    You may turn a card any way you like, but never mirror it. Where it shows a dot, any tile will do, or none.

rules-more-projects = More projects
rules-more-projects-text =
    A Palace brings you another one. Those on offer belong to nobody until they are taken: they cannot be validated there.

rules-all-projects = All projects
rules-all-projects-text =
    { $cards } cards, worth { $low } to { $high } points each.

rules-favours-text =
    At the end a favour pays the owner of the pawn on it, and nobody else.

rules-favour-stairs =
    One way or the other. A stack may serve in a row and in a column; diagonals do not count.
rules-favour-projects =
    On top of the points of the project itself.
rules-favour-bottom-row =
    { $spaces } spaces, all alike: what counts is how many pawns you have here. Each player has room for four, unless you agreed
    otherwise, and a fifth pays no more.

rules-end-text =
    The game is near its end when somebody takes the last tile of a pile while { $piles ->
        [2] another pile lies
       *[other] other piles lie
    } empty. The turn is always finished. If it was the first player's, the other has one more; if it was the second player's, the
    game is over.

rules-count = Who wins
rules-count-text =
    Add to your points the projects you have validated and your favours. Projects that are not done cost nothing. The most
    points win; if you have the same, you share the victory.
