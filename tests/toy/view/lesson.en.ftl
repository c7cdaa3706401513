## The guided first game

lesson-aim = The aim
lesson-aim-text = Plant your garden full; whoever has the most points then wins. Yours are counted here.

lesson-take = Take a fruit
lesson-take-text = On your turn you take a fruit from the row. Begin with this apple.
lesson-take-first = Every fruit is free, but take this apple first: a second one hangs beside it.

lesson-plant = Plant it
lesson-plant-text = Plant it in any empty cell, say here.
lesson-plant-first = That cell is as good; use the corner this time.

lesson-end-turn = End your turn
lesson-end-turn-text = Until you end your turn you can undo every step. Now let { $other } play.

lesson-other = The others
lesson-other-text = { $other } has planted too. Everybody has a garden of their own.

lesson-second = Another apple
lesson-second-text = Equal fruits score side by side: take this apple.
lesson-second-first = Take the apple: only that scores beside the other one.

lesson-beside = Side by side
lesson-beside-text = Plant it beside the first: { $points } point at once.
lesson-beside-first = Only beside the other apple does it score.

lesson-goal = Your goal
lesson-goal-text = When every garden is full, this card pays you; only you know it until then.

lesson-alone = Your game
lesson-alone-text = From here you decide. The rules open under ? at what is being asked.
