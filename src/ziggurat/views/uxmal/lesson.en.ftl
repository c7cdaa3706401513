## The guided first game

lesson-aim = The aim
lesson-aim-text = All of you build this pyramid in three levels. Priests who stand on idols in favour bring points; whoever has the most after the third level wins.

lesson-build = Draw a tile
lesson-build-text = A turn is one action of four. The first: draw a tile from here and lay it.
lesson-build-first = First a tile: without one there is nowhere to stand.

lesson-lay = Lay it here
lesson-lay-text = Laid here, its Serpent covers a Serpent of the base and its Turtle touches a Turtle. On other turns you can rotate a tile first.
lesson-lay-first = You may lay it on any free place, but here two of its idols match, and matches bring cards.

lesson-claim = Cards for a match
lesson-claim-text = One match is yours to choose: an idol on its like brings 2 cards, one beside its like brings 1. Take the two Serpents.
lesson-claim-first = That is allowed too, but two cards of the people's favourite are worth more.

lesson-end-turn = End your turn
lesson-end-turn-text = Until you end your turn you can undo, except what was drawn. Now let { $other } play.

lesson-place = Place a priest
lesson-place-text = The second action: stand on an idol of a tile. The Serpent is first on the track, so this priest will earn 5 points.
lesson-place-first = Good, but the Serpent is the favourite now: no other idol of this level pays 5.

lesson-wait = Your priest stands
lesson-wait-text = Where a priest stands nobody else may stop. End your turn.

lesson-fall = The favour turns
lesson-fall-text = { $other } gave back a Macaw card and raised the Macaw to rank 1. Your Serpent fell to rank 2: only 3 points.

lesson-walk = Move a priest
lesson-walk-text = The third action: each step costs a card of any idol. Choose your priest.
lesson-walk-first = Let us answer at once: your priest can step over to the new favourite.

lesson-step = One step
lesson-step-text = The Macaw beside him is first now. One step, one card.
lesson-step-first = He may stop there, but only a Macaw pays 5 points now.

lesson-curse = Bless or curse
lesson-curse-text = The fourth action moves an idol on the track. { $other } stands on a Serpent, so choose the Serpent.
lesson-curse-first = Soon. First see how an idol is moved: { $other } earns by the Serpent, and you hold its card.

lesson-down = Down it goes
lesson-down-text = Each rank costs one card of that very idol. On rank 3 a priest earns only 1 point.
lesson-down-first = Lower is better here: it is not your priest who stands on the Serpent.

lesson-cards = Cards score too
lesson-cards-text = When a level is complete, cards in your hand pay as well: 2 points each for the idol on rank 1, 1 point for rank 2.

lesson-levels = Level by level
lesson-levels-text = Then the favourites fall and your priests come home for the next level. Higher levels pay more; the third ends the game.

lesson-alone = Your game
lesson-alone-text = From here you decide. The rules open under ? at what is being asked, and whatever is closed says why when you click it.
