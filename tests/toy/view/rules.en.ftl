## The rules to be read

rules-chapter-box = Fruits and goals

rules-aim-text =
    Plant equal fruits side by side: they score at once. A goal card pays at the end. The most points win.

rules-setup-text =
    Each gardener is dealt a goal and looks at it in secret, unless you agreed on open goals. Fruits are drawn from the bag until
    the row is full.

rules-take = Take a fruit
rules-take-text =
    Your turn begins here. Take any fruit of the row. The row has { $places } places and is full again before the next turn.

rules-plant = Plant it
rules-plant-text =
    Put it in any empty cell of your garden. One point for each equal fruit beside it, not corner to corner.

rules-alone = Playing alone
rules-alone-text =
    Nothing grows in the gap until the row is empty.

rules-end-text =
    The game ends when the { $cells } cells of every garden are planted. Then the goals are shown and pay.

rules-harvest = A lone gardener
rules-harvest-text =
    Alone you win with { $points } points or more, and lose with less.

rules-fruits = Fruits
rules-fruits-text =
    { $count } in all, as many of each kind.

rules-goals = { $count } goals
