"""Laws of reasons: what is closed is refused by a rule, in words, and betrays nothing."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from laws.conftest import DRAWN, JOURNEYS
from laws.playing import Journey, Moment, journey
from laws.test_views import is_said
from laws.worlds import keys, load
from ziggurat.core.choices import Verb
from ziggurat.core.pick import Pick
from ziggurat.core.reasons import GAME_OVER, GENERAL, NOT_ASKED, Refusal
from ziggurat.core.rules import NOBODY
from ziggurat.core.steps import rule_of
from ziggurat.games import registry
from ziggurat.views import view_of
from ziggurat.views.words import LANGUAGES, Words, source

ROOT = Path(__file__).resolve().parents[2]
CLAUSE = re.compile(r"^\| ([CR]-\d+) ", re.MULTILINE)
NOT_YET = {"origins"}  # games whose rules do not give reasons so far
REASONED = [key for key in keys() if key not in NOT_YET]
TRIED = 12  # closed choices of a verb that are tried at each decision, and open ones


@pytest.fixture(params=REASONED)
def reasoned(request: pytest.FixtureRequest) -> str:
    """The key of a game whose rules give reasons."""
    found: str = request.param
    return found


@pytest.fixture(
    params=[(world, seed) for world, seed in JOURNEYS if world.key in REASONED],
    ids=lambda pair: f"{pair[0]}-seed{pair[1]}",
)
def refusing(request: pytest.FixtureRequest) -> Journey:
    """A random game whose rules give reasons."""
    world, seed = request.param
    return journey(world, seed)


@cache
def in_question(key: str) -> dict[str, set[str]]:
    """For each decision the verbs it ever offers, as far as random games show."""
    game, found = load(key), dict[str, set[str]]()
    for one in (journey(world, seed) for world, seed in JOURNEYS if world.key == key):
        for moment in one.decisions:
            verbs = found.setdefault(game.asking(moment.state), set())
            verbs |= {game.catalogue.text(choice).partition(":")[0] for choice in moment.listed}
    return found


def tried(played: Journey, moment: Moment, number: int) -> Iterator[tuple[Verb, int]]:
    """Some choices of every verb in question, other ones at every moment."""
    game = played.game
    verbs = in_question(game.key)[game.asking(moment.state)]
    for verb in game.catalogue.verbs:
        if verb.name in verbs:
            size = len(verb.targets)
            for target in {(number + n * max(1, size // TRIED)) % size for n in range(TRIED)}:
                yield verb, int(verb.on(target))


@cache
def refusals(played_at: int) -> list[tuple[Moment, int, Refusal]]:
    """All refusals of one random game: the moment, the choice, the reason."""
    played = journey(*JOURNEYS[played_at])
    game = played.game
    found = []
    for number, moment in enumerate(played.decisions):
        seen = game.hide(moment.state, moment.mover)
        for _, choice in tried(played, moment, number):
            refusal = game.why_not(seen, choice)
            if refusal is not None:
                found.append((moment, choice, refusal))
    return found


def refusals_of(key: str) -> Iterator[tuple[Journey, Moment, int, Refusal]]:
    """All refusals of the random games of one kind."""
    for at, (world, seed) in enumerate(JOURNEYS):
        if world.key == key:
            for moment, choice, refusal in refusals(at):
                yield journey(world, seed), moment, choice, refusal


def test_a_choice_in_question_has_a_reason_exactly_if_it_is_closed(refusing: Journey) -> None:
    """The rule that waits says so by itself, of what it ever offers and of nothing else."""
    game = refusing.game
    for number, moment in enumerate(refusing.decisions):
        seen = game.hide(moment.state, moment.mover)
        step = seen.top()
        rule = game.rules[rule_of(step)]
        for verb, choice in tried(refusing, moment, number):
            refusal = rule.why_not(seen, step, choice)
            where = f"{game.asking(seen)}: {game.catalogue.text(choice)}"
            assert (refusal is None) == (choice in moment.listed), f"{where}: {refusal}"
            assert refusal is None or refusal.reason in game.reasons, where
            assert game.why_not(seen, choice) == refusal
            assert verb.names(choice)


def test_what_is_not_asked_is_refused_as_such(refusing: Journey) -> None:
    game = refusing.game
    for moment in refusing.decisions[::5]:
        verbs = in_question(game.key)[game.asking(moment.state)]
        for verb in game.catalogue.verbs:
            if verb.name not in verbs:
                assert game.why_not(moment.state, int(verb.on())) == Refusal(NOT_ASKED), verb.name


def test_when_the_game_is_over_nothing_is_open(refusing: Journey) -> None:
    assert refusing.game.why_not(refusing.end, 0) == Refusal(GAME_OVER)


def test_a_reason_betrays_nothing(refusing: Journey) -> None:
    """Worlds the seat to move cannot tell apart refuse it the same for the same reason."""
    game = refusing.game
    for number, moment in enumerate(refusing.decisions):
        seen = game.hide(moment.state, moment.mover)
        if seen.flat() == moment.flat:
            continue
        twin = game.guess(seen, moment.mover, Pick(number))
        for _, choice in tried(refusing, moment, number):
            told = game.why_not(seen, choice)
            assert game.why_not(moment.state, choice) == told
            assert game.why_not(twin, choice) == told


def test_asking_why_changes_nothing(refusing: Journey) -> None:
    for number, moment in enumerate(refusing.decisions):
        for _, choice in tried(refusing, moment, number):
            refusing.game.why_not(moment.state, choice)
        assert moment.state.flat() == moment.flat


def test_reasons_have_names_of_their_own_and_stand_on_the_spec_card(reasoned: str) -> None:
    reasons = load(reasoned).reasons
    assert reasons
    names = Counter(reason.name for reason in [*reasons, *GENERAL])
    assert [name for name, times in names.items() if times > 1] == []
    path = "tests/toy/spec.md" if reasoned == "orchard" else f"docs/games/{reasoned}.md"
    clauses = set(CLAUSE.findall((ROOT / path).read_text(encoding="utf-8")))
    assert {reason.clause for reason in reasons} <= clauses


def test_the_clause_of_a_reason_can_be_read_in_the_rules(drawn: str) -> None:
    """So that its link leads somewhere."""
    chapters = view_of(drawn).rules(Words("en", drawn))
    told = {clause for chapter in chapters for one in chapter.sections for clause in one.clauses}
    assert {reason.clause for reason in load(drawn).reasons} <= told


def test_every_reason_is_given_somewhere(reasoned: str) -> None:
    """In a random game, or in a test of its own."""
    given = {refusal.name for *_, refusal in refusals_of(reasoned)}
    path = ROOT / "tests" / "games" / reasoned / "test_reasons.py"
    shown = set(re.findall(r'"([a-z-]+)"', path.read_text("utf-8"))) if path.exists() else set()
    assert {reason.name for reason in load(reasoned).reasons} <= given | shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_is_worded(reasoned: str, lang: str) -> None:
    """What is so in one sentence, what would do in another; no seat but by the player's name."""
    if reasoned not in DRAWN:
        assert reasoned in keys()
        return
    view, words = view_of(reasoned), Words(lang, reasoned)
    kinds: dict[str, tuple[Journey, Moment, Refusal]] = {}
    for played, moment, _, refusal in refusals_of(reasoned):
        kinds.setdefault(str(refusal), (played, moment, refusal))
    assert kinds
    for played, moment, refusal in kinds.values():
        seen = played.game.hide(moment.state, moment.mover)
        names = [f"Ada-{seat}" for seat in range(played.world.seats)]
        said = view.why(refusal, seen, names, words)
        assert is_said(said) and said[-1] == "." and said.count(". ") >= 1, said
        assert ("owner" in refusal.numbers) == ("Ada-" in said), said
    for reason in registry.load(reasoned).reasons:
        assert is_said(view.why(Refusal(reason), seen, names, words)), reason.name
    written = set(re.findall(r"^(why-[a-z0-9-]+) =", source(lang, reasoned), re.MULTILINE))
    assert written == {f"why-{reason.name}" for reason in registry.load(reasoned).reasons}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_general_refusals_are_worded(drawn: str, lang: str) -> None:
    game, view, words = registry.load(drawn), view_of(drawn), Words(lang, drawn)
    seen = game.hide(game.setup({}, game.usual_seats()), NOBODY)
    for reason in GENERAL:
        assert is_said(view.why(Refusal(reason, 0), seen, ["Ada"] * 4, words)), reason.name
