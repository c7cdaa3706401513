"""Analysis: the review of a finished game, turn by turn and draw by draw."""
