"""The rules of Uxmal: one module a chapter, one class a paragraph."""
