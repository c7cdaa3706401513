## The guided first game

lesson-aim = Aim of the game
lesson-aim-text = Together you build this pyramid, three levels high. Your priests score on popular idols; the player with the most points after the third level wins.

lesson-build = Draw a tile
lesson-build-text = On your turn you take one of four actions. The first: draw a tile here, then place it.
lesson-build-first = Draw a tile first: your priests need something to stand on.

lesson-lay = Place it here
lesson-lay-text = Here its Serpent covers a Serpent of the base, and its Turtle touches a Turtle. On other turns you can rotate a tile first.
lesson-lay-first = Any free spot is allowed, but here two of its idols match, and a match gives you cards.

lesson-claim = Cards for a match
lesson-claim-text = Only one match counts, and you choose which: an idol on top of the same idol gives 2 cards, next to it 1 card. Take the 2 Serpent cards.
lesson-claim-first = That’s allowed too, but 2 cards of the people’s favourite are worth more.

lesson-end-turn = End your turn
lesson-end-turn-text = You can undo any step until you end your turn, except drawing a tile. End it now: { $other } plays next.

lesson-place = Place a priest
lesson-place-text = Second action: place a priest on an idol of any tile. The Serpent is first on the track, so this priest would score 5 points.
lesson-place-first = You could, but the Serpent is the favourite now: no other idol on this level is worth 5 points.

lesson-wait = Your priest is in place
lesson-wait-text = No other priest can stop on this space. End your turn.

lesson-fall = The people change their mind
lesson-fall-text = { $other } discarded 1 Macaw card to move the Macaw up to rank 1. Your Serpent fell to rank 2: only 3 points.

lesson-walk = Move a priest
lesson-walk-text = Third action: move a priest. Each step costs 1 card of any idol. Choose your priest.
lesson-walk-first = Answer right away: your priest can step onto the new favourite.

lesson-step = One step
lesson-step-text = The Macaw next to it is now first. One step, 1 card.
lesson-step-first = Your priest could stop there, but only a Macaw is worth 5 points now.

lesson-curse = Honour or curse
lesson-curse-text = The fourth action moves an idol on the track. { $other } has a priest on a Serpent, so choose the Serpent.
lesson-curse-first = Soon. First see how an idol is moved: { $other } scores with the Serpent, and you have a Serpent card.

lesson-down = Down it goes
lesson-down-text = Each rank costs 1 card of that idol. At rank 3, a priest scores only 1 point.
lesson-down-first = Lower is better here: the priest on the Serpent isn’t yours.

lesson-cards = Cards score too
lesson-cards-text = When a level is complete, cards in your hand score too: 2 points each for the idol at rank 1, 1 point each for rank 2.

lesson-levels = Level by level
lesson-levels-text = Then the favourites fall and your priests return for the next level. Higher levels score more; the game ends with the third.

lesson-alone = Your game
lesson-alone-text = Now it’s your game. Press ? for the rules, and click anything you can’t choose to see why.
