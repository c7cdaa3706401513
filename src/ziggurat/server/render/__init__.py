"""Rendering: the view of one viewer as pictures and page regions."""
