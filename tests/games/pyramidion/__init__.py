"""Pyramidion: the rulebook as tests."""
