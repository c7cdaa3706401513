"""Ratings of people and bots, and the pages that show them."""
