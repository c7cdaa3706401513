"""Tests of each game: its rulebook, its chapters, its components."""
