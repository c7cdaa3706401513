"""Bots in any language: programs that speak JSON lines. See docs/programs.md."""
