"""Rulebook pages: the rules of a game as a page and as an overlay."""
