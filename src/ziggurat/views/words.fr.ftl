# Textes communs à tous les jeux.

language = Français
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
place-in-grid = ligne { $row }, colonne { $column }
final-choice = { $label } (définitif)
count-total = Total
game-over = La partie est terminée.
chance-moves = Un tirage est en cours.
gallery-title = Toutes les pièces de { $game }
