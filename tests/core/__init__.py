"""Tests of the core, one module each."""
