"""How a table looks and reads: drawings and words, without rules, clicks or network."""

from importlib import import_module

from ziggurat.core.errors import UnknownGame
from ziggurat.views.view import View

_VIEWS = {
    "amytis": "ziggurat.views.amytis.view",
    "pyramidion": "ziggurat.views.pyramidion.view",
    "uxmal": "ziggurat.views.uxmal.view",
}


def view_of(key: str) -> View:
    """How that game is drawn and worded."""
    if key not in _VIEWS:
        raise UnknownGame(key, sorted(_VIEWS))
    view: View = import_module(_VIEWS[key]).VIEW
    return view
