"""Laws of reasons: what is closed is refused by a rule, in words, and betrays nothing."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from laws.conftest import JOURNEYS
from laws.playing import Journey, journey
from laws.test_views import is_said
from laws.worlds import load
from ziggurat import registry
from ziggurat.core import reasons as core_reasons
from ziggurat.core.definitions import reasons_of
from ziggurat.core.game import Game
from ziggurat.core.reasons import GAME_OVER, NOT_ASKED, Refusal
from ziggurat.core.record import parse_record
from ziggurat.core.rng import Rng
from ziggurat.core.rules import CHANCE, NOBODY
from ziggurat.core.steps import rule_of
from ziggurat.i18n.messages import LANGUAGES, Words, source
from ziggurat.views import view_of

ROOT = Path(__file__).resolve().parents[2]
CLAUSE = re.compile(r"^\| ([A-Z]-\d+) ", re.MULTILINE)
GENERAL = reasons_of(core_reasons)
TRIED = 12  # closed choices of a verb that are tried at each decision, and open ones


class Asked(NamedTuple):
    """A decision: the table as its seat sees it, what is open, how many play."""

    seen: Any
    listed: list[int]
    seats: int


@cache
def decisions(key: str) -> list[Asked]:
    """All decisions of the random and of the recorded games of one kind."""
    return [
        *(
            Asked(one.game.hide(moment.state, moment.mover), moment.listed, one.world.seats)
            for one in (journey(world, seed) for world, seed in JOURNEYS if world.key == key)
            for moment in one.decisions
        ),
        *recorded(key),
    ]


def recorded(key: str) -> Iterator[Asked]:
    """The decisions of recorded games, which come where random ones do not."""
    game = load(key)
    for path in sorted((ROOT / "tests" / "records" / key).glob("*.game")):
        record = parse_record(path.read_text(encoding="utf-8"))
        state = game.setup(record.options, len(record.players))
        for entry in record.entries:
            if entry.seat != CHANCE:
                yield Asked(game.hide(state, entry.seat), game.choices(state), int(state.seats))
            game.play(state, game.catalogue.ids[entry.text])


@cache
def in_question(key: str) -> dict[str, set[str]]:
    """For each decision the verbs it ever offers, as far as these games show."""
    game, found = load(key), dict[str, set[str]]()
    for asked in decisions(key):
        verbs = found.setdefault(game.asking(asked.seen), set())
        verbs |= {game.catalogue.text(choice).partition(":")[0] for choice in asked.listed}
    return found


def tried(game: Game[Any], seen: Any, listed: list[int], number: int) -> Iterator[int]:
    """Some choices of every verb in question, other ones at every moment, and all next to open."""
    verbs = in_question(game.key)[game.asking(seen)]
    beside = {choice + step for choice in listed for step in (-1, 1)}
    for verb in game.catalogue.verbs:
        if verb.name in verbs:
            size = len(verb.targets)
            spread = {(number + n * max(1, size // TRIED)) % size for n in range(TRIED)}
            near = {int(verb.target(choice)) for choice in beside if verb.names(choice)}
            yield from (int(verb.on(target)) for target in spread | near)


@cache
def refusals(key: str) -> list[tuple[Asked, Refusal]]:
    """What these games refuse, each kind once."""
    game, found = load(key), dict[str, tuple[Asked, Refusal]]()
    for number, asked in enumerate(decisions(key)):
        for choice in tried(game, asked.seen, asked.listed, number):
            refusal = game.why_not(asked.seen, choice)
            if refusal is not None:
                found.setdefault(str(refusal), (asked, refusal))
    return list(found.values())


def test_a_choice_in_question_has_a_reason_exactly_if_it_is_closed(key: str) -> None:
    """The rule that waits says so by itself, of what it ever offers and of nothing else."""
    game = load(key)
    for number, asked in enumerate(decisions(key)):
        seen, step = asked.seen, asked.seen.top()
        rule = game.rules[rule_of(step)]
        for choice in tried(game, seen, asked.listed, number):
            refusal = rule.why_not(seen, step, choice)
            where = f"{game.asking(seen)}: {game.catalogue.text(choice)}"
            assert (refusal is None) == (choice in asked.listed), f"{where}: {refusal}"
            assert refusal is None or refusal.reason in game.reasons, where
            assert game.why_not(seen, choice) == refusal


def test_what_is_offered_is_of_the_verbs_in_question(key: str) -> None:
    """Of those that its decision names, if it names any; all of them stand in the catalogue."""
    game = load(key)
    for asked in decisions(key):
        rule = game.rules[rule_of(asked.seen.top())]
        assert all(rule.asks(choice) for choice in asked.listed), game.asking(asked.seen)
        assert all(verb in game.catalogue.verbs for verb in rule.verbs)


def test_what_is_not_asked_is_refused_as_such(played: Journey) -> None:
    game = played.game
    for moment in played.decisions[::5]:
        verbs = in_question(game.key)[game.asking(moment.state)]
        for verb in game.catalogue.verbs:
            if verb.name not in verbs:
                assert game.why_not(moment.state, int(verb.on())) == Refusal(NOT_ASKED), verb.name


def test_when_the_game_is_over_nothing_is_open(played: Journey) -> None:
    assert played.game.why_not(played.end, 0) == Refusal(GAME_OVER)


def test_a_reason_betrays_nothing(played: Journey) -> None:
    """Worlds the seat to move cannot tell apart refuse it the same for the same reason."""
    game = played.game
    for number, moment in enumerate(played.decisions[::3]):
        seen = game.hide(moment.state, moment.mover)
        if seen.flat() == moment.flat:
            continue
        twin = game.guess(seen, moment.mover, Rng(number))
        for choice in tried(game, seen, moment.listed, number):
            told = game.why_not(seen, choice)
            assert game.why_not(moment.state, choice) == told
            assert game.why_not(twin, choice) == told


def test_asking_why_changes_nothing(played: Journey) -> None:
    game = played.game
    for number, moment in enumerate(played.decisions[::5]):
        for choice in tried(game, moment.state, moment.listed, number):
            game.why_not(moment.state, choice)
        assert moment.state.flat() == moment.flat


def test_reasons_have_names_of_their_own_and_stand_on_the_spec_card(key: str) -> None:
    reasons = load(key).reasons
    assert reasons
    names = Counter(reason.name for reason in [*reasons, *GENERAL])
    assert [name for name, times in names.items() if times > 1] == []
    path = "tests/toy/SPEC.md" if key == "orchard" else f"src/ziggurat/games/{key}/SPEC.md"
    clauses = set(CLAUSE.findall((ROOT / path).read_text(encoding="utf-8")))
    assert {reason.clause for reason in reasons} <= clauses


def test_the_clause_of_a_reason_can_be_read_in_the_rules(drawn: str) -> None:
    """So that its link leads somewhere."""
    chapters = view_of(drawn).rules(Words("en", drawn))
    told = {clause for chapter in chapters for one in chapter.sections for clause in one.clauses}
    assert {reason.clause for reason in load(drawn).reasons} <= told


def test_every_reason_is_given_somewhere(key: str) -> None:
    """In a random game, in a recorded one, or in a test of its own."""
    path = ROOT / "tests" / "games" / key / "test_reasons.py"
    missing = {reason.name for reason in load(key).reasons}
    missing -= {refusal.name for _, refusal in refusals(key)}
    if path.exists():
        missing -= set(re.findall(r'"([a-z-]+)"', path.read_text("utf-8")))
    assert not missing


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_is_worded(drawn: str, lang: str) -> None:
    """What is so in one sentence, what would do in another; no seat but by the player's name."""
    view, words = view_of(drawn), Words(lang, drawn)
    assert refusals(drawn)
    for (seen, _, seats), refusal in refusals(drawn):
        names = [f"Ada-{seat}" for seat in range(seats)]
        said = view.why(refusal, seen, names, words)
        assert is_said(said) and said[-1] == "." and said.count(". ") >= 1, said
        assert ("owner" in refusal.numbers) == ("Ada-" in said), said
    for reason in registry.load(drawn).reasons:
        assert is_said(view.why(Refusal(reason), seen, names, words)), reason.name
    written = set(re.findall(r"^(why-[a-z0-9-]+) =", source(lang, drawn), re.MULTILINE))
    assert written == {f"why-{reason.name}" for reason in registry.load(drawn).reasons}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_general_refusals_are_worded(drawn: str, lang: str) -> None:
    game, view, words = registry.load(drawn), view_of(drawn), Words(lang, drawn)
    seen = game.hide(game.setup({}, game.usual_seats()), NOBODY)
    for reason in GENERAL:
        assert is_said(view.why(Refusal(reason, 0), seen, ["Ada"] * 4, words)), reason.name
