# Textes communs à tous les jeux.

language = Français
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
player-name = Joueur { $number }
place-in-grid = ligne { $row }, colonne { $column }
final-choice = { $label } (définitif)
count-total = Total
game-over = La partie est terminée.
chance-moves = Tirage en cours…
why-game-over = La partie est terminée. Il n’y a plus rien à choisir.
why-not-asked = Vous ne pouvez pas choisir cela maintenant. { $prompt }
why-not-your-turn = C’est à { $owner } de jouer. Attendez votre tour.
why-not-yours = Cela appartient à { $owner }. { $prompt }
gallery-title = Toutes les pièces : { $game }

# La table lue à haute voix.

aloud-is = { $thing } : { $value }
aloud-times = { $count } × { $thing }
aloud-points = Points
aloud-now = Sur la piste
aloud-passed = { $player } a passé

# Ce qu’un choix apporte : points tout de suite, sûrs à la fin, ou qui peuvent encore changer ; biens et coûts.

gain-now = Tout de suite : { $points }.
gain-sure = Acquis pour la fin : { $points }.
gain-open = À la fin, en l’état : { $points }.
gain-goods = { $goods }.

# Dans le terminal.

seed-told = Graine { $seed }. Ajoutez --seed { $seed } pour rejouer la même donne.
end-turn-or-undo = Entrée pour terminer le tour, u pour annuler :
why-open = Vous pouvez choisir cela.
nothing-to-undo = Il n’y a rien à annuler.
winners = { $count ->
    [0] { $names } n’atteint pas l’objectif.
    [one] { $names } gagne.
   *[other] { $names } se partagent la victoire.
}

# Les règles à lire : les titres que les jeux ont en commun.

rules-chapter-aim = But du jeu
rules-chapter-setup = Mise en place
rules-chapter-round = Une manche
rules-chapter-turn = Un tour
rules-chapter-scoring = Décompte
rules-chapter-end = Fin de partie
rules-chapter-variants = Variantes
