# Analyses de parties. Les textes sur les pièces et les règles sont dans les dossiers des jeux.

review-title = { $game } : analyse ({ $judge })
review-seat = { $player } : { $right } tours justes sur { $judged }, chances de victoire { $before } au début, { $after } à la fin
review-sum = hasard { $luck }, tours { $play } (les siens { $own }), inexpliqué { $rest }
review-unexplained = « Inexpliqué » : ce que l’analyse n’avait pas prévu elle-même.
review-moments = Moments clés
review-nothing = Aucun moment clé : la partie était équilibrée, ou décidée tôt.
review-turn = Ligne { $line }, { $player } : { $mark }, { $loss }{ $exact ->
    [yes] { " " }(exact)
   *[no] { " " }(± { $error })
}
review-played = Joué : { $turn }
review-better = Mieux : { $turn }
review-draw = Ligne { $line }, hasard : { $changes }
review-change = { $player } { $points }
review-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
review-part = { $sign }{ $number } %

mark-brilliant = coup brillant
mark-only = seul bon coup
mark-best = meilleur tour
mark-good = bon tour
mark-unclear = incertain
mark-inaccuracy = imprécision
mark-mistake = erreur
mark-blunder = gaffe
mark-decided = partie décidée

because-now = Tout de suite : { $points }, { $source }.
because-waits = Le tour joué rapporte { $points } de plus tout de suite, mais cela peut attendre.
because-end = En fin de partie : { $points }, { $source }.
because-own = En fin de partie : { $points } au total.
because-rival = En fin de partie : { $points } pour le plus fort rival.
because-lead = En fin de partie : { $points } d’avance.
