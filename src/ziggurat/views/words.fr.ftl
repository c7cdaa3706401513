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
gallery-title = Toutes les pièces de { $game }

# Dans le terminal.

end-turn-or-undo = Entrée termine le tour, u annule :
nothing-to-undo = Il n'y a rien à annuler.
winners = { $count ->
    [0] { $names } n'atteint pas l'objectif.
    [one] { $names } gagne.
   *[other] { $names } se partagent la victoire.
}
