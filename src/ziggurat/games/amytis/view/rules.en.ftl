## The rules to be read

rules-chapter-buildings = Buildings
rules-chapter-projects = Projects
rules-chapter-favours = Favours

rules-aim-text =
    You each build a city of nine spaces for the queen of Babylon. The player with the most points at the end wins.

    Every tile you place scores at once, according to its building. Colours in the right pattern complete your projects. Three
    of your architects in a row, column or diagonal earn you a King’s Favour. Projects and Favours score at the end of the game.

rules-piles = The nine piles
rules-piles-text =
    { $tiles } building tiles are shuffled. { $piles } piles of { $height } are placed face up on the main board: you see the top
    tile of each pile and how many are left. The other { $left } tiles stay in the box, unseen.

rules-colours = Four colours
rules-colours-text =
    Each tile is a building in one of four colours, and each colour has a shape: a circle for green, a star for blue, a triangle
    for orange, a square for pink. The building determines what you score now. The colour counts for your projects.

rules-players = Your pieces
rules-players-text =
    Each player has { $architects } architects, { $pawns } pawns for Favours, no points and an empty city. The first player is drawn
    at random and receives { $first } projects from the deck; the opponent receives { $second }. Projects are placed face up in front
    of their owner.

    { $display } more projects are on display beside the deck.

rules-sides = Building cards
rules-sides-text =
    A card for each building shows what it scores. It has two sides, A and B, and the same side applies to both players. We
    recommend side A of every card for a first game; this is the default.

rules-turn-text =
    Players take turns. A turn has four steps, always in this order: take back your architects, take a tile, place it, gain a
    Favour. The first and the last happen only if their condition is met.

rules-recall = 1. Take back your architects
rules-recall-text =
    At the start of your turn, look at your architects on the main board. If three of them form a row, column or diagonal, or if
    all { $all } are on the board, take them all back. Otherwise they all stay. Your opponent’s architects always stay.

rules-take = 2. Take a tile
rules-take-text =
    Choose a free pile: one with at least 1 tile and no architect on it, neither yours nor your opponent’s. Take its top tile
    and place one of your architects there.

    The next tile of the pile is revealed at the end of your turn.

rules-lay = 3. Place the tile
rules-lay-text =
    Place it on any space in your city, empty or not, next to other tiles or not. Tiles on top of each other form a stack: only
    the top tile is visible, and only visible tiles count.

    Then the building scores, counting the tile you just placed. Only after that are projects completed.

rules-win-favour = 4. Gain a King’s Favour
rules-win-favour-text =
    If the architect you placed this turn completes a row, column or diagonal of three of your architects, you gain a King’s
    Favour. Place one of your pawns on a free space of the Favours board; this is mandatory as long as you have a pawn left.

    Each space holds 1 pawn, which is never moved or taken back.

rules-buildings-text =
    What a tile scores when you place it, on side A or B of its card. Count only the visible tiles in your own city.

rules-projects-text =
    A project shows a pattern of colours. As soon as the pattern is visible in your city, the project is completed automatically
    and set aside. It stays completed even if you cover the tiles later. You can complete several projects in one turn,
    including one you have just taken.

    The points of a project are counted at the end.

rules-turned = Rotated, not mirrored
rules-turned-text =
    You may rotate a card any way you like, but never mirror it. Where it shows a dot, any tile or an empty space will do.

rules-more-projects = More projects
rules-more-projects-text =
    Each Palace gives you another project. You cannot complete a project on display until you have taken it.

rules-all-projects = All projects
rules-all-projects-text =
    { $cards } cards, worth { $low } to { $high } points each.

rules-favours-text =
    At the end, a Favour scores only for the owner of the pawn on it.

rules-favour-stairs =
    In either direction. A stack can count in a row and in a column; diagonals do not count.
rules-favour-projects =
    In addition to the points of the project itself.
rules-favour-bottom-row =
    { $spaces } identical spaces: only the number of your pawns counts. Each player can place at most 4 here, unless you chose
    otherwise when setting up the game; a fifth scores nothing extra.

rules-end-text =
    The end is triggered when a player takes the last tile of a pile while { $piles ->
        [2] another pile is
       *[other] other piles are
    } already empty. Finish the turn. If it was the first player’s turn, the opponent takes one last turn; otherwise the game ends
    immediately.

rules-count = Final scoring
rules-count-text =
    Add the points of your completed projects and your Favours to your score. Unfinished projects cost nothing. The player with
    the most points wins; if tied, you share the victory.
