"""Bots in any language: programs that speak JSON lines. See docs/how-to/programs.md."""
