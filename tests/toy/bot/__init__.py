"""The bot of the game: its evaluation."""
