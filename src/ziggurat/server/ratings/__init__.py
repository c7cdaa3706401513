"""Ratings of users and bots, and their pages."""
