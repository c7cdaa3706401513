## The guided first game

lesson-aim = Aim of the game
lesson-aim-text = Build the finest city: the player with the most points at the end wins. Your score is here.

lesson-take = Take a tile
lesson-take-text = On your turn you take one tile from a pile. Start with this pink Theatre.
lesson-take-first = Any free pile is allowed, but take the pink Theatre first: your project needs its colour.

lesson-lay = Place it
lesson-lay-text = One of your architects is now on that pile. Place the Theatre here: it scores 1 point per architect on the main board, so { $points } now.
lesson-lay-first = You can build anywhere, but stay in the middle row this time: your project will grow there.

lesson-end-turn = End your turn
lesson-end-turn-text = You can undo any step until you end your turn. End it now: { $other } plays next.

lesson-free = Occupied piles
lesson-free-text = { $other } took a tile here. You can’t take from a pile with an architect on it. Click anything you can’t choose to see why.

lesson-project = Your project
lesson-project-text = Get 3 pink tiles in a row and you complete this project: 8 points at the end. You already have one.

lesson-palace = A Palace
lesson-palace-text = Take the pink Palace: it’s the second of your 3 pink tiles.
lesson-palace-first = That would work too, but the pink Palace gets you closer to your project.

lesson-beside = Side by side
lesson-beside-text = Place it next to the Theatre.
lesson-beside-first = Next to the Theatre is better: the 3 tiles must be in a row.

lesson-offer = A new project
lesson-offer-text = A Palace gives you a project. This one uses 2 pink tiles side by side, and you already have them.
lesson-offer-first = A good choice, but this one uses the pink tiles you already have.

lesson-line = Three in a row
lesson-line-text = Your architects are at both ends of this row. A third one completes it, and three in a row earn you a King’s Favour.
lesson-line-first = Maybe later: here you get the third pink tile and three architects in a row at once.

lesson-third = Three things at once
lesson-third-text = Place it here: a Residence scores 1 point per different visible building, so { $points }. The 3 pink tiles complete your project too.
lesson-third-first = It would score there too, but only here does it complete the pink row.

lesson-favour = The King’s Favour
lesson-favour-text = Choose an extra way to score at the end. With this one, each project you complete is worth 2 more points.
lesson-favour-first = Every Favour can be useful. You have projects under way, so take this one.

lesson-back = Architects return
lesson-back-text = After three in a row, all your architects return at the start of your next turn. End this turn.

lesson-ending = How it ends
lesson-ending-text = Later you build upwards: a tile can cover another, and only the top one counts. When two piles are empty the game ends, and projects and Favours are scored.

lesson-alone = Your game
lesson-alone-text = Now it’s your game. Press ? for the rules; green numbers show what a choice scores. “What buildings score” also explains the Garden, Market and Wall.
