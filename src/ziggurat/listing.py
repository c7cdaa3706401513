"""What there is to play, as the sides of the boxes say it."""

from typing import NamedTuple

from ziggurat import registry


class GameInfo(NamedTuple):
    """What can be played: one game before it is opened.

    Attributes:
        key: The key by which the game is opened.
        title: The name on the box, in the language asked for.
        version: The version of the rules, as in records.
        seats: The minimum and the maximum number of players.
        options: The values of each option by key; the first one is the default.

    Example:
        >>> game = games()[0]
        >>> game.key, game.seats, game.options["garden"]
        ('amytis', (2, 2), ('a', 'b'))
    """

    key: str
    title: str
    version: int
    seats: tuple[int, int]
    options: dict[str, tuple[str, ...]]


def games(lang: str = "en") -> list[GameInfo]:
    """All games, in the order of their keys.

    Args:
        lang: The language of the titles: `en` or `fr`.

    Returns:
        One entry for each game; the title is the key where the group `app` is not installed.

    Example:
        >>> [game.key for game in games()][:2]
        ['amytis', 'origins']
    """
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
