"""How The Architects of Amytis looks and reads."""
