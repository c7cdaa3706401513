# Texts every game uses.

language = English
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
player-name = Player { $number }
place-in-grid = row { $row }, column { $column }
final-choice = { $label } (can’t be undone)
count-total = Total
game-over = The game is over.
chance-moves = Drawing…
why-game-over = The game is over. There’s nothing left to choose.
why-not-asked = You can’t choose that now. { $prompt }
why-not-your-turn = It’s { $owner }’s turn. Wait for yours.
why-not-yours = That belongs to { $owner }. { $prompt }
gallery-title = All the pieces in { $game }

# The table read aloud.

aloud-is = { $thing }: { $value }
aloud-times = { $count } × { $thing }
aloud-points = Points
aloud-now = On the track
aloud-passed = { $player } has passed

# What a choice brings: points now, sure ones of the end, those that may still change; goods and costs.

gain-now = Now: { $points }.
gain-sure = Guaranteed at the end: { $points }.
gain-open = At the end, as things stand: { $points }.
gain-goods = { $goods }.

# In the terminal.

seed-told = Seed { $seed }. Add --seed { $seed } to play the same deal again.
end-turn-or-undo = Enter to end the turn, u to undo:
why-open = You can choose that.
nothing-to-undo = There’s nothing to undo.
winners = { $count ->
    [0] { $names } misses the target.
    [one] { $names } wins.
   *[other] { $names } share the victory.
}

# The rules to be read: titles that games have in common.

rules-chapter-aim = Aim of the game
rules-chapter-setup = Setup
rules-chapter-round = A round
rules-chapter-turn = A turn
rules-chapter-scoring = Scoring
rules-chapter-end = End of the game
rules-chapter-variants = Variants
