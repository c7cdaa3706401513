"""Games in memory: decide, store, apply, wake those who look on, let bots play."""
