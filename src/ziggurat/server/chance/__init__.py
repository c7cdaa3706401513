"""Verifiable chance: commitments, and pages that check a record."""
