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
chance-moves = Un tirage est en cours.
why-game-over = La partie est finie. Il ne reste rien à choisir.
why-not-asked = Ce n'est pas demandé maintenant. { $prompt }
why-not-your-turn = C'est à { $owner } de choisir. Attendez votre tour.
why-not-yours = Cela appartient à { $owner }. { $prompt }
gallery-title = Toutes les pièces : { $game }

# La table lue à haute voix.

aloud-is = { $thing } : { $value }
aloud-times = { $count } × { $thing }
aloud-points = Points
aloud-now = Sur la piste
aloud-passed = { $player } a passé

# Ce qu'un choix apporte : points tout de suite, sûrs à la fin, ou qui peuvent encore changer ; biens et coûts.

gain-now = Tout de suite { $points }.
gain-sure = Assuré plus tard : { $points }.
gain-open = En l'état : { $points }.
gain-goods = { $goods }.

# Dans le terminal.

end-turn-or-undo = Entrée termine le tour, u annule :
why-open = C'est possible.
nothing-to-undo = Il n'y a rien à annuler.
winners = { $count ->
    [0] { $names } n'atteint pas l'objectif.
    [one] { $names } gagne.
   *[other] { $names } se partagent la victoire.
}

# Les règles à lire : les titres que les jeux ont en commun.

rules-chapter-aim = But du jeu
rules-chapter-setup = Mise en place
rules-chapter-round = Une manche
rules-chapter-turn = Un tour
rules-chapter-scoring = Décompte
rules-chapter-end = Fin de partie
rules-chapter-variants = Variantes
