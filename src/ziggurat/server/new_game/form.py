"""From the form of a new game to its set-up: checked here, whatever a browser sends."""

import time
from collections.abc import Collection, Mapping
from random import Random, SystemRandom
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from ziggurat.bots import LEVELS
from ziggurat.commitment import Secret
from ziggurat.core.game import Game
from ziggurat.i18n.messages import LANGUAGES, Words
from ziggurat.server.accounts.names import cleaned, isolated, told_apart
from ziggurat.server.errors import Refused
from ziggurat.server.game.clock import Clock, clock_of
from ziggurat.server.game.events import (
    BOT,
    GOOD,
    INVITED,
    LEARNS,
    OPEN,
    PERSON,
    Player,
    Setup,
    is_program,
)
from ziggurat.server.game.seat_tokens import hashed, new_id, new_seed, new_token
from ziggurat.server.ratings.model import rung
from ziggurat.views import view_of
from ziggurat.views.lesson import lesson_of
from ziggurat.views.people import drawn
from ziggurat.views.people import people as known_people

HERE: Final = "me"
INVITE: Final = "invited"
EMPTY: Final = "empty"
RANDOM: Final = "random"
RECOMMENDED: Final = "recommended"
SURPRISE: Final = "surprise"
EASY: Final = "easy"  # the bot to learn with
RATED: Final = "rated"
YES: Final = "yes"
NO: Final = "no"
KINDS: Final = (HERE, *LEVELS, INVITE, OPEN)


class Maker(NamedTuple):
    """Who makes up a game: the person, and the name in the first of their seats.

    Names typed for others that somebody has already come with the number that tells them apart.
    """

    person: str = ""
    name: str = ""
    alike: Mapping[str, int] = MappingProxyType({})


NOBODY_KNOWN: Final = Maker()


class Made(NamedTuple):
    """A game made up, and the tokens of those its maker plays for or invites."""

    setup: Setup
    tokens: list[str]


def field_of_seat(number: int, what: str) -> str:
    """The name of a field about a seat."""
    return f"seat-{number}-{what}"


def typed_names(game: Game[Any], given: Mapping[str, str]) -> set[str]:
    """The names that were typed for those who play, as they are shown."""
    fields = (field_of_seat(number, "name") for number in range(game.max_seats))
    return {cleaned(given.get(field, "")) for field in fields} - {""}


def field_of_option(key: str) -> str:
    """The name of the field of an option."""
    return f"option-{key}"


def recommended(game: Game[Any]) -> dict[str, str]:
    """The set-up for those who just want to play: you, and a good bot in each usual seat."""
    return opponents(game, game.usual_seats() - 1, GOOD)


def opponents(game: Game[Any], count: int, kind: str) -> dict[str, str]:
    """The recommended set-up with this many opponents of one kind: a bot level, or INVITE."""
    others = {field_of_seat(seat, "kind"): kind for seat in range(1, count + 1)}
    return {
        field_of_seat(0, "kind"): HERE,
        **others,
        "start": view_of(game.key).first,
        "how": RECOMMENDED,
    }


class Opponents(NamedTuple):
    """How many bots to play against, and how well they play."""

    bots: int
    level: str

    def __str__(self) -> str:
        return f"{self.bots}-{self.level}"


def opponents_of(game: Game[Any], text: str) -> Opponents:
    """Read a choice of opponents such as `2-hard`; anything else gives the recommended one."""
    count, _, level = text.partition("-")
    offered = {str(number) for number in range(game.min_seats - 1, game.max_seats)}
    if count in offered and level in LEVELS:
        return Opponents(int(count), level)
    return Opponents(game.usual_seats() - 1, GOOD)


def open_to_anybody(game: Game[Any]) -> dict[str, str]:
    """The set-up of a table for strangers: you, and whoever comes in each usual seat."""
    others = {field_of_seat(seat, "kind"): OPEN for seat in range(1, max(2, game.usual_seats()))}
    return recommended(game) | others


def company(setup: Setup, lang: str) -> dict[int, str]:
    """Names of bots for the seats that somebody is awaited in."""
    people = iter(drawn(setup.game, lang, setup.seed, setup.names))
    return {seat: next(people).name for seat in setup.awaited}


def make(
    game: Game[Any],
    given: Mapping[str, str],
    words: Words,
    rng: Random | None = None,
    programs: Collection[str] = (),
    maker: Maker = NOBODY_KNOWN,
) -> Made:
    """A new game as the form says; lots are drawn here, and the secret never leaves the server.

    `programs` are the levels of bots that the host offers beside ours.
    """
    rng = rng or SystemRandom()
    seed, kinds = new_seed(), _kinds(game, given, words, programs)
    names = _names(game, kinds, given, words, seed, maker)
    seated = [
        _seated(kind, name, maker.person) for kind, name in zip(kinds.values(), names, strict=True)
    ]
    if given.get("start") == RANDOM:
        first = rng.randrange(len(seated))
        seated = seated[first:] + seated[:first]
    setup = Setup(
        id=new_id(),
        game=game.key,
        version=game.version,
        options=_options(game, given, rng),
        seed=seed,
        secret=Secret.new(),
        players=tuple(player for player, _ in seated),
        created=time.time(),
        clock=clock_for(given, words),
        returns=given.get("returns", YES) == YES,
        rated=_rated(game, given, kinds.values(), words),
    )
    return Made(setup, [token for _, token in seated if token])


def clock_for(given: Mapping[str, str], words: Words) -> Clock | None:
    """How much time there is."""
    try:
        return clock_of(given.get("clock", ""))
    except ValueError as fault:
        raise Refused("malformed", words.say("problem-400-text")) from fault


def _rated(game: Game[Any], given: Mapping[str, str], kinds: Collection[str], words: Words) -> bool:
    """Whether a game is to count for ratings; refused where it cannot."""
    if given.get(RATED) != YES:
        return False
    known = all(kind in (HERE, INVITE, OPEN) or rung(game.key, kind) for kind in kinds)
    if not known or len(kinds) < 2 or list(kinds).count(HERE) > 1:
        raise Refused("malformed", words.say("new-error-rated"))
    if clock_for(given, words) is None:  # or whoever loses would only have to stay away
        raise Refused("malformed", words.say("new-error-rated-clock"))
    return True


def check(
    game: Game[Any], given: Mapping[str, str], words: Words, programs: Collection[str]
) -> None:
    """Refuse a form that makes no game, in words."""
    _rated(game, given, _kinds(game, given, words, programs).values(), words)
    _options(game, given, SystemRandom())
    clock_for(given, words)


def first_seat(game: Game[Any], given: Mapping[str, str]) -> int:
    """The first seat of whoever makes up a game."""
    seats = range(game.max_seats)
    return next((seat for seat in seats if given.get(field_of_seat(seat, "kind")) == HERE), 0)


def has_others(game: Game[Any], given: Mapping[str, str]) -> bool:
    """Whether persons at other screens are to play."""
    kinds = (given.get(field_of_seat(seat, "kind")) for seat in range(game.max_seats))
    return any(kind in (INVITE, OPEN) for kind in kinds)


def lesson(game: Game[Any], maker: Maker, words: Words) -> Made:
    """A guided first game: the table the lesson is written for, the learner in the first seat."""
    led = lesson_of(game.key)
    token, people = new_token(), iter(drawn(game.key, words.lang, led.seed, [maker.name]))
    name = maker.name or words.say("learn-name")
    learner = Player(PERSON, name, LEARNS, hashed(token), maker.person)
    bots = [Player(BOT, next(people).name, EASY) for _ in range(1, led.seats)]
    options = game.complete({})
    setup = Setup(
        id=new_id(),
        game=game.key,
        version=game.version,
        options=options,
        seed=led.seed,
        players=(learner, *bots),
        created=time.time(),
    )
    return Made(setup, [token])


def _kinds(
    game: Game[Any], given: Mapping[str, str], words: Words, programs: Collection[str]
) -> dict[int, str]:
    """Who sits in which seat of the form, the empty ones left out."""
    kinds = {
        number: kind
        for number in range(game.max_seats)
        if (kind := given.get(field_of_seat(number, "kind"), EMPTY)) != EMPTY
    }
    if not set(kinds.values()) <= {*KINDS, *programs}:
        raise Refused("malformed", words.say("problem-400-text"))
    if not game.min_seats <= len(kinds) <= game.max_seats:
        raise Refused(
            "malformed",
            words.say("new-error-seats", fewest=game.min_seats, most=game.max_seats),
        )
    if HERE not in kinds.values():
        raise Refused("malformed", words.say("new-error-nobody"))
    return kinds


def _names(
    game: Game[Any],
    kinds: Mapping[int, str],
    given: Mapping[str, str],
    words: Words,
    seed: int,
    maker: Maker,
) -> list[str]:
    """What everybody is called; bots have names of the game's world, and nobody else's."""
    names: list[str] = []
    mine = maker.name
    world = {one.name for lang in LANGUAGES for one in known_people(game.key, lang)}
    for number, kind in kinds.items():
        field = field_of_seat(number, "bot" if _is_bot(kind) else "name")
        typed = cleaned(given.get(field, ""))
        if kind == HERE and mine:
            name, mine = mine, ""
        elif _is_bot(kind):
            name = typed if typed in world else ""
        elif not typed:
            name = ""
        else:
            others = [*names, mine]
            name = isolated(told_apart(typed, maker.alike.get(typed, 1), others))
        names.append("" if _is_bot(kind) and name in names else name)
    people = iter(drawn(game.key, words.lang, seed, names))
    alone = list(kinds.values()).count(HERE) == 1
    for place, (number, kind) in enumerate(kinds.items()):
        called = next(people).name if _is_bot(kind) else _unnamed(kind, number, alone, words)
        names[place] = names[place] or called
    return names


def _unnamed(kind: str, number: int, alone: bool, words: Words) -> str:
    """Who gives no name; a number tells those at one screen apart, and where links lead to."""
    if kind == HERE and alone:
        return words.say("me-unnamed")
    return words.say("player-name" if kind == HERE else "player-invited", number=number + 1)


def _is_bot(kind: str) -> bool:
    return kind in LEVELS or is_program(kind)


def _seated(kind: str, name: str, person: str) -> tuple[Player, str]:
    """A player, and the token of a person."""
    if _is_bot(kind):
        return Player(BOT, name, level=kind), ""
    token = new_token()
    if kind == HERE:
        return Player(PERSON, name, token=hashed(token), person=person), token
    return Player(INVITED, name, OPEN if kind == OPEN else "", hashed(token)), token


def _options(game: Game[Any], given: Mapping[str, str], rng: Random) -> dict[str, str]:
    """As agreed on; lots draw what the box varies, and never a ruling."""
    chosen: dict[str, str] = {}
    for option in game.options:
        value = given.get(field_of_option(option.key), option.values[0])
        if not option.ruling and (value == RANDOM or given.get("how") == SURPRISE):
            value = rng.choice(option.values)
        chosen[option.key] = value
    return game.complete(chosen)
