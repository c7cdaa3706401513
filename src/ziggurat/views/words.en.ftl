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
why-game-over = The game is over. Nothing is left to choose.
why-not-asked = That is not asked now. { $prompt }
why-not-your-turn = { $owner } has to choose. Wait for your turn.
why-not-yours = That belongs to { $owner }. { $prompt }
gallery-title = All pieces of { $game }

# The table read aloud.

aloud-is = { $thing }: { $value }
aloud-times = { $count } × { $thing }
aloud-points = Points
aloud-now = On the track
aloud-passed = { $player } has passed

# What a choice brings: points now, sure ones of the end, those that may still change; goods and costs.

gain-now = Now { $points }.
gain-sure = Sure later: { $points }.
gain-open = As things stand: { $points }.
gain-goods = { $goods }.

# In the terminal.

end-turn-or-undo = Enter ends the turn, u takes back:
why-open = That is open.
nothing-to-undo = Nothing can be taken back.
winners = { $count ->
    [0] { $names } does not reach the goal.
    [one] { $names } wins.
   *[other] { $names } share the victory.
}

# The rules to be read: titles that games have in common.

rules-chapter-aim = Aim
rules-chapter-setup = Set-up
rules-chapter-round = A round
rules-chapter-turn = A turn
rules-chapter-scoring = Scoring
rules-chapter-end = The end
rules-chapter-variants = Variants
