"""Identity: names of people, compared by their appearance, and random tokens."""
