"""How Uxmal looks and reads."""
