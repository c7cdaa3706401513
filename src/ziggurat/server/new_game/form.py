"""New game form: validates input and builds the set-up."""

import time
from collections.abc import Collection, Mapping
from random import Random, SystemRandom
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from ziggurat.bots import LEVELS
from ziggurat.commitment import Secret
from ziggurat.core.game import Game
from ziggurat.i18n.messages import LANGUAGES, Words
from ziggurat.server.errors import Refused, Reject
from ziggurat.server.game.clock import Clock, clock_of
from ziggurat.server.game.players import GOOD, Player, PlayerKind, is_program
from ziggurat.server.game.setup import Setup
from ziggurat.server.identity.names import cleaned, isolated, told_apart
from ziggurat.server.identity.tokens import hashed, new_id, new_seed, new_token
from ziggurat.server.ratings.model import rung
from ziggurat.views import view_of
from ziggurat.views.lesson import lesson_of
from ziggurat.views.people import drawn
from ziggurat.views.people import game_people as known_people

HERE: Final = "me"
INVITE: Final = "invited"
OPEN: Final = "open"
EMPTY: Final = "empty"
RANDOM: Final = "random"
RECOMMENDED: Final = "recommended"
SURPRISE: Final = "surprise"
EASY: Final = "easy"  # bot level for learners
RATED: Final = "rated"
YES: Final = "yes"
NO: Final = "no"
KINDS: Final = (HERE, *LEVELS, INVITE, OPEN)


class Creator(NamedTuple):
    """The creator of a game: user, and name in the first own seat.

    Names typed for others get a number if a user already has that name.
    """

    person: str = ""
    name: str = ""
    alike: Mapping[str, int] = MappingProxyType({})


NOBODY_KNOWN: Final = Creator()


class NewGame(NamedTuple):
    """A new set-up, and the tokens of the human seats."""

    setup: Setup
    tokens: list[str]


def field_of_seat(number: int, what: str) -> str:
    """The name of a form field for a seat."""
    return f"seat-{number}-{what}"


def typed_names(game: Game[Any], given: Mapping[str, str]) -> set[str]:
    """The names typed for human players, as displayed."""
    fields = (field_of_seat(number, "name") for number in range(game.max_seats))
    return {cleaned(given.get(field, "")) for field in fields} - {""}


def field_of_option(key: str) -> str:
    """The name of a form field for an option."""
    return f"option-{key}"


def recommended(game: Game[Any]) -> dict[str, str]:
    """The recommended set-up: the user, and a good bot in each usual seat."""
    return recommended_setup(game, game.usual_seats() - 1, GOOD)


def recommended_setup(game: Game[Any], count: int, kind: str) -> dict[str, str]:
    """The recommended set-up with this many opponents of one kind: a bot level, or INVITE."""
    others = {field_of_seat(seat, "kind"): kind for seat in range(1, count + 1)}
    return {
        field_of_seat(0, "kind"): HERE,
        **others,
        "start": view_of(game.key).first,
        "how": RECOMMENDED,
    }


class Opponents(NamedTuple):
    """Number and level of the bots to play against."""

    bots: int
    level: str

    def __str__(self) -> str:
        return f"{self.bots}-{self.level}"


def opponents_of(game: Game[Any], text: str) -> Opponents:
    """Parse opponents such as `2-hard`; anything else gives the recommended ones."""
    count, _, level = text.partition("-")
    offered = {str(number) for number in range(game.min_seats - 1, game.max_seats)}
    if count in offered and level in LEVELS:
        return Opponents(int(count), level)
    return Opponents(game.usual_seats() - 1, GOOD)


def open_to_anybody(game: Game[Any]) -> dict[str, str]:
    """The set-up of a public table: the user, and free seats."""
    others = {field_of_seat(seat, "kind"): OPEN for seat in range(1, max(2, game.usual_seats()))}
    return recommended(game) | others


def company(setup: Setup, lang: str) -> dict[int, str]:
    """Bot names for the free seats."""
    people = iter(drawn(setup.game, lang, setup.seed, setup.names))
    return {seat: next(people).name for seat in setup.awaited}


def make(
    game: Game[Any],
    given: Mapping[str, str],
    words: Words,
    rng: Random | None = None,
    programs: Collection[str] = (),
    maker: Creator = NOBODY_KNOWN,
) -> NewGame:
    """Build a new game from the form; random options are drawn here, and the secret stays here.

    `programs` are the server's external bots.
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
    return NewGame(setup, [token for _, token in seated if token])


def clock_for(given: Mapping[str, str], words: Words) -> Clock | None:
    """The time control."""
    try:
        return clock_of(given.get("clock", ""))
    except ValueError as fault:
        raise Refused(Reject.MALFORMED, words.say("problem-400-text")) from fault


def _rated(game: Game[Any], given: Mapping[str, str], kinds: Collection[str], words: Words) -> bool:
    """Whether the game is rated; raises where it cannot be."""
    if given.get(RATED) != YES:
        return False
    known = all(kind in (HERE, INVITE, OPEN) or rung(game.key, kind) for kind in kinds)
    if not known or len(kinds) < 2 or list(kinds).count(HERE) > 1:
        raise Refused(Reject.MALFORMED, words.say("new-error-rated"))
    if clock_for(given, words) is None:  # otherwise a losing player could just stay away
        raise Refused(Reject.MALFORMED, words.say("new-error-rated-clock"))
    return True


def validate(
    game: Game[Any], given: Mapping[str, str], words: Words, programs: Collection[str]
) -> None:
    """Validate the form; errors are translated sentences."""
    _rated(game, given, _kinds(game, given, words, programs).values(), words)
    _options(game, given, SystemRandom())
    clock_for(given, words)


def first_seat(game: Game[Any], given: Mapping[str, str]) -> int:
    """The first seat of the creator."""
    seats = range(game.max_seats)
    return next((seat for seat in seats if given.get(field_of_seat(seat, "kind")) == HERE), 0)


def has_others(game: Game[Any], given: Mapping[str, str]) -> bool:
    """Whether players at other screens take part."""
    kinds = (given.get(field_of_seat(seat, "kind")) for seat in range(game.max_seats))
    return any(kind in (INVITE, OPEN) for kind in kinds)


def lesson(game: Game[Any], maker: Creator, words: Words) -> NewGame:
    """A tutorial game: the lesson's set-up, with the learner in the first seat."""
    led = lesson_of(game.key)
    token, people = new_token(), iter(drawn(game.key, words.lang, led.seed, [maker.name]))
    name = maker.name or words.say("learn-name")
    learner = Player(PlayerKind.LEARNER, name, token=hashed(token), person=maker.person)
    bots = [Player(PlayerKind.BOT, next(people).name, EASY) for _ in range(1, led.seats)]
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
    return NewGame(setup, [token])


def _kinds(
    game: Game[Any], given: Mapping[str, str], words: Words, programs: Collection[str]
) -> dict[int, str]:
    """Kinds of players by seat; empty seats are left out."""
    kinds = {
        number: kind
        for number in range(game.max_seats)
        if (kind := given.get(field_of_seat(number, "kind"), EMPTY)) != EMPTY
    }
    if not set(kinds.values()) <= {*KINDS, *programs}:
        raise Refused(Reject.MALFORMED, words.say("problem-400-text"))
    if not game.min_seats <= len(kinds) <= game.max_seats:
        raise Refused(
            Reject.MALFORMED,
            words.say("new-error-seats", fewest=game.min_seats, most=game.max_seats),
        )
    if HERE not in kinds.values():
        raise Refused(Reject.MALFORMED, words.say("new-error-nobody"))
    return kinds


def _names(
    game: Game[Any],
    kinds: Mapping[int, str],
    given: Mapping[str, str],
    words: Words,
    seed: int,
    maker: Creator,
) -> list[str]:
    """The names of all players; bots get names from the game's world, reserved for them."""
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
    """The placeholder of an unnamed player, numbered on shared screens and for invitations."""
    if kind == HERE and alone:
        return words.say("me-unnamed")
    return words.say("player-name" if kind == HERE else "player-invited", number=number + 1)


def _is_bot(kind: str) -> bool:
    return kind in LEVELS or is_program(kind)


def _seated(kind: str, name: str, person: str) -> tuple[Player, str]:
    """A player, and the token of a human one."""
    if _is_bot(kind):
        return Player(PlayerKind.BOT, name, bot=kind), ""
    token = new_token()
    if kind == HERE:
        return Player(PlayerKind.PERSON, name, token=hashed(token), person=person), token
    return Player(
        PlayerKind.OPEN if kind == OPEN else PlayerKind.INVITED, name, token=hashed(token)
    ), token


def _options(game: Game[Any], given: Mapping[str, str], rng: Random) -> dict[str, str]:
    """The chosen options; random ones vary the box's variants, never a ruling."""
    chosen: dict[str, str] = {}
    for option in game.options:
        value = given.get(field_of_option(option.key), option.values[0])
        if not option.ruling and (value == RANDOM or given.get("how") == SURPRISE):
            value = rng.choice(option.values)
        chosen[option.key] = value
    return game.complete(chosen)
