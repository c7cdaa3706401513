"""The optional groups of libraries, and what to say when one is needed and not there."""

from collections.abc import Iterator
from contextlib import contextmanager

from ziggurat.core.errors import MissingExtra


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Say which group brings a library that is missing inside."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("ziggurat"):  # our own mistake
            raise
        raise MissingExtra(error.name, extra) from None
