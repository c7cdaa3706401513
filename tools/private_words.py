"""Count the lines of docstrings, comments and docs that use private terms.

    python tools/private_words.py [--fail]

Prints the lines per term and per file; `--fail` exits with 1 if there are any.
"""

import ast
import io
import re
import sys
import tokenize
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

# One list: each of these has a standard word, or is better said with a noun.
TERMS: Final = (
    "anew",
    "anybody",
    "anybody's",
    "are told",
    "come to know",
    "crew",
    "everybody",
    "everybody's",
    "foresee",
    "foresees",
    "foreseen",
    "foresight",
    "heat",
    "is told",
    "let go",
    "look on",
    "looks on",
    "loosen",
    "loosened",
    "nobody",
    "nobody's",
    "outgrown",
    "plea",
    "pleas",
    "shunned",
    "so long as",
    "so many",
    "somebody",
    "somebody's",
    "splice",
    "splices",
    "those who",
    "those with",
    "turnstile",
    "warmth",
    "what is kept",
    "who asks",
    "who looks",
    "whoever",
    "without end",
)
# Rules and their tests speak in the words of the rulebook; this script and its test must name the
# terms.
EXEMPT: Final = ("rules", "private_words.py", "test_private_words.py", "SPEC.md")
EXEMPT_FOLDERS: Final = ("tests/games/",)
PLACES: Final = (
    *("src", "tools", "docs", "tests"),
    *("README.md", "CONTRIBUTING.md", "STYLE.md", "CHANGELOG.md"),
)
PATTERN: Final = re.compile(
    r"(?<![\w'])(" + "|".join(sorted(TERMS, key=len, reverse=True)) + r")(?!['\w])", re.IGNORECASE
)
CODE: Final = re.compile(r"`[^`]*`")


def prose(path: Path) -> Iterator[str]:
    """The lines of a file that people read: all of a document, docstrings and comments of code."""
    text = path.read_text(encoding="utf-8")
    return iter(text.splitlines()) if path.suffix == ".md" else prose_of_code(text)


def prose_of_code(text: str) -> Iterator[str]:
    """The lines of docstrings and comments in Python source."""
    for node in ast.walk(ast.parse(text)):
        kinds = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
        if isinstance(node, kinds):
            yield from (ast.get_docstring(node) or "").splitlines()
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.string


def terms_in(line: str) -> set[str]:
    """The private terms a line uses; constants (NOBODY) and `code` do not count."""
    found = PATTERN.findall(CODE.sub("", line))
    return {term.lower() for term in found if not term.isupper()}


def counted(lines: Iterable[str]) -> Counter[str]:
    """The number of lines that use each term."""
    return Counter(term for line in lines for term in terms_in(line))


def files(root: Path) -> Iterator[Path]:
    """The Python files and documents to be counted, in order."""
    for place in PLACES:
        start = root / place
        found = sorted(start.rglob("*")) if start.is_dir() else [start]
        for path in found:
            inside = path.relative_to(root)
            exempt = set(inside.parts) & set(EXEMPT) or inside.as_posix().startswith(EXEMPT_FOLDERS)
            if path.suffix in (".py", ".md") and path.is_file() and not exempt:
                yield path


def main(arguments: Sequence[str], root: Path = Path()) -> int:
    """Print the counts; the exit code."""
    by_term: Counter[str] = Counter()
    by_file: Counter[str] = Counter()
    for path in files(root):
        lines = list(prose(path))
        by_term += counted(lines)
        by_file[str(path.relative_to(root))] = sum(bool(terms_in(line)) for line in lines)
    for title, counts in (("term", by_term), ("file", +by_file)):
        print(f"lines per {title}")
        for name, count in counts.most_common():
            print(f"{count:6} {name}")
    print(f"{sum(by_file.values()):6} lines in all")
    return 1 if "--fail" in arguments and by_term else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
