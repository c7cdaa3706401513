"""Home: the start page."""
