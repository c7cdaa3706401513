"""Laws of views: what can be chosen can be clicked, is named, and tells no secret."""

import re
from collections import Counter
from typing import Any

import pytest
from rich.text import Text

from laws.conftest import SHOWN
from laws.pages import anchored, drawings, looks, markup, page, texts
from laws.playing import Journey, Moment, journey
from laws.worlds import facts
from ziggurat import registry
from ziggurat.art import theme
from ziggurat.core.choices import look as look_of
from ziggurat.core.choices import place
from ziggurat.core.events import Event
from ziggurat.core.rng import Rng
from ziggurat.core.rules import CHANCE, IS_DECISION, NOBODY
from ziggurat.core.state import State
from ziggurat.i18n.messages import LANGUAGES, Words
from ziggurat.markup.element import g, serialise, walk
from ziggurat.views import view_of
from ziggurat.views.gains import BETWEEN
from ziggurat.views.standalone import box_drawing, picture
from ziggurat.views.view import View

BUTTONS = {
    "amytis": {"points"},
    "origins": {"pass", "done", "add", "hold"},
    "pyramidion": {"pass", "decline", "deploy", "exchange", "ship"},
    "teotihuacan": {"pass", "done", "rest", "again"},
}
"""What has no place on the table."""

SAMPLES = 8  # moments of a game that are drawn for every viewer
OF_EACH = 5  # decisions of each kind whose choices are attached
MOST_BYTES = 40_000  # of markup on a page: 36 open squares with their ghosts take 22,000
MOST_ELEMENTS = 600
COLUMNS = 80
ID = re.compile(r' id="([^"]+)"')
PIECE = re.compile(r' data-p="([^"]+)"')
NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")
NUMBERS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
"""How many each letter of a path takes."""

USED = re.compile(r' href="#([^"]+)"')


def spread(moments: list[Moment], most: int) -> list[Moment]:
    """At most a given number of them, evenly spread."""
    return moments[:: max(1, -(-len(moments) // most))]


def decisions(played: Journey) -> list[Moment]:
    """Some of each kind of decision."""
    kinds: dict[str, list[Moment]] = {}
    for moment in played.decisions:
        kinds.setdefault(played.game.asking(moment.state), []).append(moment)
    return [moment for kind in kinds.values() for moment in spread(kind, OF_EACH)]


def viewers(played: Journey) -> list[int]:
    """All seats, and a spectator."""
    return [*range(played.world.seats), NOBODY]


def art(key: str) -> set[str]:
    """The names of all that is drawn once and used again."""
    return set(ID.findall(serialise(view_of(key).defs())))


def is_said(text: str) -> bool:
    """Whether a text is there and nothing in it is left to be filled in."""
    return text != "" and not re.search(r"[{}]|\$[a-z]", text)


def test_every_choice_has_one_anchor_or_is_a_button(shown: Journey) -> None:
    """Under the look it is held in."""
    key, words = shown.world.key, Words("en", shown.world.key)
    for moment in decisions(shown):
        seen = shown.game.hide(moment.state, moment.mover)
        for look in looks(key, seen):
            drawn, unplaced = page(key, seen, moment.mover, words, look)
            assert {offer.text for offer in unplaced} <= BUTTONS.get(key, set())
            held = [text for text in texts(key, seen) if look_of(text) in ("", look)]
            assert sorted(anchored(drawn) + [offer.text for offer in unplaced]) == sorted(held)


def test_the_games_drawn_here_ask_everything(drawn: str) -> None:
    """So that no decision goes undrawn."""
    game = registry.load(drawn)
    journeys = [journey(world, seed) for world, seed in SHOWN if world.key == drawn]
    asked = {game.asking(moment.state) for one in journeys for moment in one.decisions}
    assert len(asked) == len({type(rule) for rule in game.rules if rule.kind == IS_DECISION})


def test_ids_and_pieces_are_unique_and_every_use_has_its_art(shown: Journey) -> None:
    key, words = shown.world.key, Words("en", shown.world.key)
    there = art(key)
    for moment in spread(shown.moments, SAMPLES):
        for seat in viewers(shown):
            text = markup(page(key, shown.game.hide(moment.state, seat), seat, words)[0])
            for name in (ID, PIECE):
                assert [
                    one for one, times in Counter(name.findall(text)).items() if times > 1
                ] == []
            assert set(USED.findall(text)) <= there
            assert not there & set(ID.findall(text))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_stays_small(shown: Journey, lang: str) -> None:
    key, words = shown.world.key, Words(lang, shown.world.key)
    for moment in spread(shown.decisions, SAMPLES):
        seen = shown.game.hide(moment.state, moment.mover)
        for look in looks(key, seen)[:1]:
            drawn, _ = page(key, seen, moment.mover, words, look)
            assert len(markup(drawn)) <= MOST_BYTES
            assert sum(1 for one in drawn for _ in walk(one)) <= MOST_ELEMENTS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_is_asked_and_offered_is_said(shown: Journey, lang: str) -> None:
    key, view, words = shown.world.key, view_of(shown.world.key), Words(lang, shown.world.key)
    for moment in decisions(shown):
        seen = shown.game.hide(moment.state, moment.mover)
        assert is_said(view.prompt(seen, words))
        for text in texts(key, seen):
            label = view.label(text, seen, words)
            assert is_said(label) and BETWEEN not in label, text
            hint = view.help(place(text) or text, seen, words)
            assert hint == "" or is_said(hint), text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_is_described_to_every_viewer(shown: Journey, lang: str) -> None:
    view, words = view_of(shown.world.key), Words(lang, shown.world.key)
    for moment in spread(shown.moments, SAMPLES):
        for seat in viewers(shown):
            seen = shown.game.hide(moment.state, seat)
            assert is_said(view.prompt(seen, words))
            for region in view.regions(seen, seat, words):
                assert is_said(region.title), region.name
                labels = re.findall(r' aria-label="([^"]*)"', serialise(region.drawing))
                assert all(is_said(label) for label in labels), region.name
            stand = [view.standing(seen, player, words) for player in range(shown.world.seats)]
            assert all(line == "" or is_said(line) for line in stand)
            lines = Text.from_markup(view.text(seen, seat, words)).plain.splitlines()
            assert any(lines) and max(map(len, lines)) <= COLUMNS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_count_adds_up_to_the_score(shown: Journey, lang: str) -> None:
    view, words = view_of(shown.world.key), Words(lang, shown.world.key)
    for state in [moment.state for moment in spread(shown.moments, SAMPLES)] + [shown.end]:
        *sources, total = view.counts(state, words)
        assert all(is_said(source.label) for source in (*sources, total))
        assert [sum(points) for points in zip(*(s.points for s in sources), strict=True)] == list(
            total.points
        )
    outcome = shown.game.outcome(shown.end)
    assert outcome is not None
    assert total.points == outcome.scores
    assert is_said(words.say(f"reason-{outcome.reason}"))


def test_the_points_shown_are_those_of_the_running_score(shown: Journey) -> None:
    """One number for each seat, or none where points are counted at the end only."""
    view = view_of(shown.world.key)
    for moment in spread(shown.moments, SAMPLES):
        for seat in viewers(shown):
            points = view.scores(shown.game.hide(moment.state, seat))
            assert len(points) in (0, shown.world.seats)
            assert list(points) == list(view.scores(moment.state))


def in_short(view: View[Any], seen: State, player: int, words: Words) -> tuple[str, str]:
    """What panels and pips say of a player."""
    return view.standing(seen, player, words), serialise(g(*view.brief(seen, player)))


def test_twin_worlds_look_the_same(shown: Journey) -> None:
    """What a viewer cannot see changes no byte of drawings, words and facts."""
    game, key = shown.game, shown.world.key
    view, words = view_of(key), Words("en", key)
    for number, moment in enumerate(spread(shown.moments, SAMPLES)):
        for seat in viewers(shown):
            seen = game.hide(moment.state, seat)
            twin = game.hide(game.guess(seen, seat, Rng(number)), seat)
            assert markup(page(key, twin, seat, words)[0]) == markup(
                page(key, seen, seat, words)[0]
            )
            assert view.text(twin, seat, words) == view.text(seen, seat, words)
            assert view.prompt(twin, words) == view.prompt(seen, words)
            for player in range(shown.world.seats):
                assert in_short(view, twin, player, words) == in_short(view, seen, player, words)
            assert facts(key, twin, seat) == facts(key, seen, seat)


def test_who_hears_the_same_sees_the_same(shown: Journey) -> None:
    """Had chance dealt another card, only the seats that may know of it would see another table."""
    game, key = shown.game, shown.world.key
    view, words = view_of(key), Words("en", key)
    secret = [moment for moment in shown.moments if not all_hear(moment)]
    for number, moment in enumerate(spread(secret, SAMPLES)):
        other = moment.state.copy()
        events = other.listen()
        game.play(other, moment.listed[Rng(number).below(len(moment.listed))])
        other.events = None
        after = moment.state.copy()
        game.play(after, moment.choice)
        for seat in viewers(shown):
            if heard(events, seat) == heard(moment.events, seat):
                seen, twin = game.hide(after, seat), game.hide(other, seat)
                assert markup(drawings(key, twin, seat, words)) == markup(
                    drawings(key, seen, seat, words)
                )
                assert view.text(twin, seat, words) == view.text(seen, seat, words)
                assert facts(key, twin, seat) == facts(key, seen, seat)


def all_hear(moment: Moment) -> bool:
    """Whether all seats may know everything about what chance brought."""
    return moment.mover != CHANCE or all(event.seen_by(NOBODY) for event in moment.events)


def heard(events: list[Event], seat: int) -> list[Event]:
    """What one viewer was told."""
    return [event for event in events if event.seen_by(seat)]


def test_a_table_is_always_drawn_the_same_and_art_is_never_touched(shown: Journey) -> None:
    key, words = shown.world.key, Words("en", shown.world.key)
    before = serialise(view_of(key).defs())
    for moment in spread(shown.decisions, SAMPLES):
        seen = shown.game.hide(moment.state, moment.mover)
        first = markup(drawings(key, seen, moment.mover, words))
        page(key, seen, moment.mover, words, looks(key, seen)[0])
        assert markup(drawings(key, seen.copy(), moment.mover, words)) == first
    assert serialise(view_of(key).defs()) == before


def test_every_art_has_a_name_of_its_own_and_colours_of_the_theme(drawn: str) -> None:
    text = serialise(view_of(drawn).defs())
    assert [name for name, times in Counter(ID.findall(text)).items() if times > 1] == []
    assert set(re.findall(r"var\(--([a-z0-9-]+)\)", text)) <= set(theme.TOKENS)


def test_every_path_can_be_drawn(drawn: str) -> None:
    """A browser draws a broken path up to its mistake and reports nothing."""
    for element in walk(view_of(drawn).defs()):
        line = str(element.attributes.get("d", "M0 0"))
        for letter, numbers in re.findall(r"([A-Za-z])([^A-Za-z]*)", line):
            found, wanted = len(NUMBER.findall(numbers)), NUMBERS[letter.upper()]
            assert found % wanted == 0 and found if wanted else not found, line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_choice_of_the_catalogue_can_be_named(drawn: str, lang: str) -> None:
    view, words = view_of(drawn), Words(lang, drawn)
    start = next(journey(world, seed) for world, seed in SHOWN if world.key == drawn)
    seen = start.decisions[0].state
    for text in registry.load(drawn).catalogue.texts:
        assert is_said(view.label(text, seen, words)), text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_box_and_gallery_use_only_art_that_is_there(drawn: str, lang: str) -> None:
    view, words = view_of(drawn), Words(lang, drawn)
    sheet = view.gallery(words)
    assert sheet and all(is_said(name) for name, _ in sheet)
    for one in (view.box(words), *(one for _, one in sheet)):
        assert set(USED.findall(serialise(one))) <= art(drawn)


@pytest.mark.parametrize("colours", theme.THEMES)
def test_pictures_stand_alone(drawn: str, colours: str) -> None:
    state = registry.load(drawn).setup({}, registry.load(drawn).max_seats)
    for text in (picture(drawn, state, NOBODY, "en", colours), box_drawing(drawn, "fr", colours)):
        assert "var(--" not in text
        assert set(USED.findall(text)) <= set(ID.findall(text))
