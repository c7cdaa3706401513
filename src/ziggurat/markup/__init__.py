"""Markup: the element tree of pages and pictures, its serialisers, memoisation and patches."""
