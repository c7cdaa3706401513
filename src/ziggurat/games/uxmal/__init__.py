"""Uxmal, for two to four priests."""
