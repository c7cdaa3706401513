# Texts every game uses.

language = English
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
player-name = Player { $number }
place-in-grid = row { $row }, column { $column }
final-choice = { $label } (cannot be undone)
count-total = Total
game-over = The game is over.
chance-moves = Something is being drawn.
gallery-title = All pieces of { $game }

# In the terminal.

end-turn-or-undo = Enter ends the turn, u takes back:
nothing-to-undo = Nothing can be taken back.
winners = { $count ->
    [0] { $names } does not reach the goal.
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
