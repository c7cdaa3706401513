## The guided first game

lesson-aim = Aim of the game
lesson-aim-text = Fill your garden: the player with the most points at the end wins. Your score is here.

lesson-take = Take a fruit
lesson-take-text = On your turn you take a fruit from the row. Start with this apple.
lesson-take-first = You can take any fruit, but take this apple first: there is a second one beside it.

lesson-plant = Plant it
lesson-plant-text = Plant it in any empty cell, for example here.
lesson-plant-first = That cell is just as good, but use the corner this time.

lesson-end-turn = End your turn
lesson-end-turn-text = You can undo any step until you end your turn. End it now: { $other } plays next.

lesson-other = The other players
lesson-other-text = { $other } has planted a fruit too. Every player has a garden.

lesson-second = Another apple
lesson-second-text = Identical fruits score side by side: take this apple.
lesson-second-first = Take the apple: no other fruit scores beside the first one.

lesson-beside = Side by side
lesson-beside-text = Plant it beside the first one: you score { $points } point at once.
lesson-beside-first = It scores only beside the other apple.

lesson-goal = Your goal
lesson-goal-text = When every garden is full, you score this card. Until then, only you can see it.

lesson-alone = Your game
lesson-alone-text = Now it’s your game. Press ? for the rules on what you are being asked.
