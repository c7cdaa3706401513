"""The rules of Origins: First Builders: one module a chapter, one class a paragraph."""
