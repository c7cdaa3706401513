"""Founders of Teotihuacan drawn and told."""
