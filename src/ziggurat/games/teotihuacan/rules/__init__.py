"""The rules of Founders of Teotihuacan: one module a chapter, one class a paragraph."""
