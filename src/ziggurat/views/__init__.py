"""How a table looks and reads: drawings and words, without rules, clicks or network."""

from functools import cache
from importlib import import_module
from typing import Any

from ziggurat.registry import NoView, view_package
from ziggurat.views.view import View

__all__ = ["NoView", "View", "view_of"]


def view_of(key: str) -> View[Any]:
    """How that game is drawn and worded."""
    return _view_in(view_package(key))


@cache
def _view_in(package: str) -> View[Any]:
    view = import_module(f"{package}.view").VIEW
    assert isinstance(view, View)
    return view
