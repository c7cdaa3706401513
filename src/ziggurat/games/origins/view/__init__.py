"""Origins: First Builders drawn and told."""
