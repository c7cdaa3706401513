"""The rules of a game to read: as a page and as a sheet over the table."""
