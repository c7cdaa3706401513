"""Forbid a literal shifted left by a variable: the compiler would make it a 32-bit number."""

import ast
import sys
from pathlib import Path

COMPILED = ("core", "games", "bots")
SOURCE = Path(__file__).parent.parent / "src" / "ziggurat"


def shifts(tree: ast.AST) -> list[ast.BinOp]:
    """Every `literal << something`, where something is not itself a literal."""
    return [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.LShift)
        and isinstance(node.left, ast.Constant)
        and not isinstance(node.right, ast.Constant)
    ]


def main() -> int:
    """Check all compiled modules; how many places are wrong."""
    wrong = 0
    for part in COMPILED:
        for path in sorted((SOURCE / part).rglob("*.py")):
            for node in shifts(ast.parse(path.read_text(encoding="utf-8"))):
                print(f"{path}:{node.lineno}: use BIT[n] of ziggurat.core.bits, not a shift")
                wrong += 1
    return wrong


if __name__ == "__main__":
    sys.exit(min(main(), 1))
