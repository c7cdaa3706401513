"""The rules of Pyramidion, one module per chapter of the rulebook."""
