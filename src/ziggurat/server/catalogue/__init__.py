"""Catalogue: the games that can be played, with their boxes and basic facts."""
