"""Games between bots, and what they show."""
