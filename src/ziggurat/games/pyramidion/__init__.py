"""Pyramidion, for two to four."""
