"""The rules of Amytis: one module a chapter, one class a paragraph."""
