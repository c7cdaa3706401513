"""Bots in worker processes, and their request queue."""
