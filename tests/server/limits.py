"""Limits in tests: another value of a limit, for one module."""

from dataclasses import replace
from types import ModuleType

import pytest


def set_limit(
    monkeypatch: pytest.MonkeyPatch, module: ModuleType, name: str, value: object
) -> None:
    """Let a module see another value of a limit, named as in `ZIGGURAT_LIMITS`."""
    part, _, own = name.partition(".")
    config = module.CONFIG
    section = replace(getattr(config, part), **{own: value})
    monkeypatch.setattr(module, "CONFIG", replace(config, **{part: section}))
