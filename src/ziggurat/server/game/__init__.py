"""Game: set-up, players, clocks and rows of one game, and the session folded from them."""
