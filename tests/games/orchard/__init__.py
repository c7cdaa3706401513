"""Tests of Orchard, the toy game."""
