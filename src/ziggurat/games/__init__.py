"""The games: one package each, and the registry that knows them by key."""
