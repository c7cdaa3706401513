"""What there is to play, as the sides of the boxes say it."""

from typing import NamedTuple

from ziggurat import registry


class GameInfo(NamedTuple):
    """A game before it is opened: who can play, and what to agree on (the first is the default)."""

    key: str
    title: str
    version: int
    seats: tuple[int, int]
    options: dict[str, tuple[str, ...]]


def games(lang: str = "en") -> list[GameInfo]:
    """All games, by key: their titles, the fewest and most players, and their options."""
    return [
        GameInfo(
            key,
            _title(key, lang),
            rules.version,
            (rules.min_seats, rules.max_seats),
            {option.key: option.values for option in rules.options},
        )
        for key, rules in ((key, registry.load(key)) for key in registry.keys())  # noqa: SIM118
    ]


def _title(key: str, lang: str) -> str:
    """The name on the box; the key where words, or the library that reads them, are missing."""
    if not registry.parts(key).view:
        return key
    try:
        from ziggurat.i18n.messages import Words

        return Words(lang, key).say("game-title")
    except ModuleNotFoundError:
        return key
