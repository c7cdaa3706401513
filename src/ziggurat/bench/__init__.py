"""Measurements: ratios inside one run, because machines are noisy."""
