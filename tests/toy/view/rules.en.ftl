## The rules to be read

rules-chapter-box = Fruits and goals

rules-aim-text =
    Plant identical fruits side by side: they score at once. A goal card scores at the end. The player with the most points wins.

rules-setup-text =
    Each player is dealt a goal and looks at it in secret, unless you chose open goals when setting up the game. Fruits are drawn from
    the bag until the row is full.

rules-take = Take a fruit
rules-take-text =
    Your turn starts here. Take any fruit from the row. The row has { $places } places and is refilled before the next turn.

rules-plant = Plant it
rules-plant-text =
    Plant it in any empty cell of your garden. Score 1 point per identical fruit beside it; diagonals do not count.

rules-alone = Solo game
rules-alone-text =
    The row is refilled only when it is empty.

rules-end-text =
    The game ends when all { $cells } cells of every garden are planted. Then the goals are revealed and scored.

rules-harvest = Winning a solo game
rules-harvest-text =
    You win with { $points } points or more, and lose with fewer.

rules-fruits = Fruits
rules-fruits-text =
    { $count } in all, the same number of each kind.

rules-goals = { $count } goals
