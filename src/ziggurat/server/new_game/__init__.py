"""Before a game: the start page, the form of a new game, invitations."""
