"""Game sessions: events, folded state, commands and their storage."""
