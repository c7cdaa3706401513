"""The Architects of Amytis, for two."""
