"""A game as it is played: what a request writes, and the game folded from it; pure."""
