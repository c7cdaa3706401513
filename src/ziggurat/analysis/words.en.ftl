# Reviews of games. Texts about pieces and rules are in the games' view folders.

review-title = { $game }: review ({ $judge })
review-seat = { $player }: { $right } of { $judged } turns right, chances of winning { $before } at the start, { $after } at the end
review-sum = luck { $luck }, turns { $play } (own { $own }), unexplained { $rest }
review-unexplained = “Unexplained” is what the analysis had not foreseen itself.
review-moments = What decided the game
review-nothing = No turning points: the game was even, or decided early.
review-turn = Line { $line }, { $player }: { $mark }, { $loss }{ $exact ->
    [yes] { " " }(exact)
   *[no] { " " }(± { $error })
}
review-played = Played: { $turn }
review-better = Better: { $turn }
review-draw = Line { $line }, luck: { $changes }
review-change = { $player } { $points }
review-points = { $number ->
    [one] 1 point
   *[other] { $number } points
}
review-part = { $sign }{ $number }%

mark-brilliant = brilliant
mark-only = only move
mark-best = best turn
mark-good = good turn
mark-unclear = unclear
mark-inaccuracy = inaccuracy
mark-mistake = mistake
mark-blunder = blunder
mark-decided = decided

because-now = At once: { $points } from { $source }.
because-waits = The turn played brings { $points } more at once, but that can wait.
because-end = At the end of the game: { $points } from { $source }.
because-own = At the end of the game: { $points } in all.
because-rival = At the end of the game: { $points } for the strongest rival.
because-lead = At the end of the game: a lead better by { $points }.
