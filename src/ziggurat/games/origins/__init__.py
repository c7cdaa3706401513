"""Origins: First Builders, for one to four archons."""
