"""Game page: page and socket of a game, invitations, rematch, record, and the API for scripts."""
