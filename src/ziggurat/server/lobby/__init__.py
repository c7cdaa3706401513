"""Lobby: open tables, and games to watch."""
