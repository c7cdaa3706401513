"""Founders of Teotihuacan, for one to four architects."""
