"""Tests of Amytis."""
