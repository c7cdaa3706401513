"""From the form of a new game to its set-up: checked here, whatever a browser sends."""

import time
from collections.abc import Mapping
from random import Random, SystemRandom
from typing import Any, Final, NamedTuple

from ziggurat.bots import LEVELS
from ziggurat.core.game import Game
from ziggurat.server.errors import Refused
from ziggurat.server.limits import NAME_LENGTH, line
from ziggurat.server.play.rows import BOT, INVITED, PERSON, Player, Setup
from ziggurat.server.play.tokens import hashed, new_id, new_seed, new_token
from ziggurat.views.words import Words

HERE: Final = "me"
INVITE: Final = "invited"
EMPTY: Final = "empty"
RANDOM: Final = "random"


class Made(NamedTuple):
    """A game made up, and the tokens of those its maker plays for or invites."""

    setup: Setup
    tokens: list[str]


def field_of_seat(number: int, what: str) -> str:
    """The name of a field about a seat."""
    return f"seat-{number}-{what}"


def field_of_option(key: str) -> str:
    """The name of the field of an option."""
    return f"option-{key}"


def make(
    game: Game[Any], given: Mapping[str, str], words: Words, rng: Random | None = None
) -> Made:
    """A new game as the form says; lots are drawn here, and the seed never leaves the server."""
    rng = rng or SystemRandom()
    seated = [
        _player(number, kind, given, words)
        for number in range(game.max_seats)
        if (kind := given.get(field_of_seat(number, "kind"), EMPTY)) != EMPTY
    ]
    if not game.min_seats <= len(seated) <= game.max_seats:
        raise Refused(
            "malformed",
            words.say("new-error-seats", fewest=game.min_seats, most=game.max_seats),
        )
    if not any(player.kind == PERSON for player, _ in seated):
        raise Refused("malformed", words.say("new-error-nobody"))
    if given.get("start") == RANDOM:
        first = rng.randrange(len(seated))
        seated = seated[first:] + seated[:first]
    setup = Setup(
        id=new_id(),
        game=game.key,
        version=game.version,
        options=_options(game, given, rng),
        seed=new_seed(),
        players=tuple(player for player, _ in seated),
        created=time.time(),
    )
    return Made(setup, [token for _, token in seated if token])


def _player(number: int, kind: str, given: Mapping[str, str], words: Words) -> tuple[Player, str]:
    name = line(given.get(field_of_seat(number, "name"), ""), NAME_LENGTH)
    if kind in LEVELS:
        return Player(BOT, name or words.say("player-bot", level=kind), level=kind), ""
    if kind not in (HERE, INVITE):
        raise Refused("malformed", words.say("problem-400-text"))
    token = new_token()
    if kind == INVITE:
        name = name or words.say("player-invited", number=number + 1)
        return Player(INVITED, name, token=hashed(token)), token
    name = name or words.say("player-name", number=number + 1)
    return Player(PERSON, name, token=hashed(token)), token


def _options(game: Game[Any], given: Mapping[str, str], rng: Random) -> dict[str, str]:
    chosen: dict[str, str] = {}
    for option in game.options:
        value = given.get(field_of_option(option.key), option.values[0])
        if value == RANDOM or given.get("all-random"):
            value = rng.choice(option.values)
        chosen[option.key] = value
    return game.complete(chosen)
