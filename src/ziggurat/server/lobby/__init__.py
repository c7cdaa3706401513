"""The lobby: open tables and games to watch."""
