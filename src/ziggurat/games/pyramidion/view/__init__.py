"""Pyramidion: its table as drawings and words."""
