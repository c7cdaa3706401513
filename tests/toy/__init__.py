"""Orchard: take a fruit, plant it, and keep your goal to yourself."""
