"""Bots that think in other processes, and the queue of their moves."""
