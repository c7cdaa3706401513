"""Orchard drawn and told."""
