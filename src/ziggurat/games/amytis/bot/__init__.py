"""The bot of the game: its evaluation and the weights it reads."""
