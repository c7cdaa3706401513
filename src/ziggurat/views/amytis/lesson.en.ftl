## The guided first game

lesson-aim = The aim
lesson-aim-text = Build the finest city: whoever has the most points at the end wins. Yours are counted here.

lesson-take = Take a tile
lesson-take-text = On your turn you take one tile from the piles. Begin with this pink Theatre.
lesson-take-first = Any free pile is allowed, but take the pink Theatre first: your project will need its colour.

lesson-lay = Lay it
lesson-lay-text = One of your architects went to the pile. Lay the Theatre here: it earns 1 point for each architect out there, so { $points } now.
lesson-lay-first = You may build anywhere, but keep to the middle row this time: a project will grow there.

lesson-end-turn = End your turn
lesson-end-turn-text = Until you end your turn you can undo every step. Now let { $other } play.

lesson-free = Taken places
lesson-free-text = { $other } took a tile here. Where an architect stands nobody may take; click anything that is closed, and you are told why.

lesson-project = Your project
lesson-project-text = Show three pink tiles in a row and this project is yours for good: 8 points at the end. One of them lies already.

lesson-palace = A Palace
lesson-palace-text = Take the pink Palace: it is the second of the three.
lesson-palace-first = That would do, but the pink Palace brings you nearer to your project.

lesson-beside = Side by side
lesson-beside-text = Lay it beside the Theatre.
lesson-beside-first = Beside the Theatre is better: the three must lie in a row.

lesson-offer = A new project
lesson-offer-text = A Palace lets you choose a project. This one wants two pink tiles side by side, and those you have.
lesson-offer-first = A fair choice; but this one uses the pink tiles that lie there already.

lesson-line = Three in line
lesson-line-text = Your architects stand at both ends of this row. The third completes the line, and a line wins a favour of the king.
lesson-line-first = Later, perhaps: here you get the third pink tile and a line of architects at once.

lesson-third = Three things at once
lesson-third-text = Lay it here: a Residence earns 1 point for each kind of building you show, so { $points }; and the three pink tiles complete your project.
lesson-third-first = It would earn something there, but only here does it complete the row of pink.

lesson-favour = The king's favour
lesson-favour-text = Choose what shall pay you at the end: with this one, each project you complete brings 2 more.
lesson-favour-first = Each favour is good for somebody; you have projects under way, so take this one.

lesson-back = Architects return
lesson-back-text = After a line all your architects come back when your next turn begins. End this turn.

lesson-ending = How it ends
lesson-ending-text = Later you build upwards: a tile may cover another, and only the top counts. Once two piles are empty the game ends, and projects and favours are added.

lesson-alone = Your game
lesson-alone-text = From here you decide. The rules open under ? at what is being asked, and the green figures say what a choice earns.
