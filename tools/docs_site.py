"""Collect the pages of the documentation's site: `python tools/docs_site.py`, or `make docs`.

Pages go to build/pages, each at its place in the repository, so that links between them work in
both. Two pages are made: the API, from what `ziggurat` exports, and the gallery of the games.
"""

import shutil
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import ziggurat
from ziggurat.i18n.messages import Words
from ziggurat.views.gallery import gallery

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "build" / "pages"
COPIED = (
    "*.md",
    "LICENSE",
    "docs/**/*",
    "src/ziggurat/*/README.md",
    "src/ziggurat/games/*/SPEC.md",
)
API = """# API

Everything that `ziggurat` exports. This is the public interface: everything else may change.
[The library](library.md) introduces it with examples.
"""
GALLERY = """# Gallery

Every component of each game, drawn by Python, in light and dark.
"""


def copied() -> Iterator[Path]:
    """The files of the repository that the site has."""
    for pattern in COPIED:
        yield from (path for path in sorted(ROOT.glob(pattern)) if path.is_file())


def api() -> str:
    """The page of the exported names: classes and functions first, then constants."""
    names = sorted(ziggurat.__all__, key=lambda name: (name.isupper(), name.lower()))
    return API + "".join(f"\n::: {path_of(name)}\n" for name in names)


def path_of(name: str) -> str:
    """Where an exported name is documented; `ziggurat.games` is a package, too."""
    is_package = find_spec(f"ziggurat.{name}") is not None
    module = getattr(ziggurat, name).__module__ if is_package else "ziggurat"
    return f"{module}.{name}"


def galleries(folder: Path) -> str:
    """Draw a page of components for each game; the page that leads to them."""
    parts = [GALLERY]
    for game in ziggurat.games():
        page = f"{game.key}.html"
        (folder / page).write_text(gallery(game.key, Words("en", game.key)), encoding="utf-8")
        picture = f"![{game.title}](docs/pictures/{game.key}-light.png)"
        card = f"src/ziggurat/games/{game.key}/SPEC.md"
        links = f"[All components](gallery/{page}) · [Spec card]({card})"
        parts.append(f"\n## {game.title}\n\n{picture}\n\n{links}\n")
    return "".join(parts)


def main() -> None:
    """Collect all pages."""
    shutil.rmtree(PAGES, ignore_errors=True)
    for path in copied():
        target = PAGES / path.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, target)
    (PAGES / "docs" / "reference" / "api.md").write_text(api(), encoding="utf-8")
    (PAGES / "gallery").mkdir()
    (PAGES / "gallery.md").write_text(galleries(PAGES / "gallery"), encoding="utf-8")


if __name__ == "__main__":
    main()
