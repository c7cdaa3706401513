"""Art that the drawings of all games share: stone, woodcuts, faces, colours."""
