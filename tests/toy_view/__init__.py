"""Orchard, the toy, drawn and worded."""
