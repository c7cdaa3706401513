"""What must hold for every game: adding one to the registry is enough to be tried here."""
