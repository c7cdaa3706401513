"""Texts for people in English and French, read from Fluent files."""
