"""Sessions: the games in memory of a worker, their store, and what drives them."""
