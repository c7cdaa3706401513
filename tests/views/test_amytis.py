"""The view of Amytis over whole random games: anchors, names, sizes, secrets."""

import re
from typing import cast

import pytest

from views.playing import ALL_B, events, positions
from ziggurat import games
from ziggurat.core.choices import place
from ziggurat.core.rules import CHANCE, NOBODY
from ziggurat.games.amytis.components import PROJECT_IDS
from ziggurat.games.amytis.state import Amytis
from ziggurat.table import Table
from ziggurat.views import view_of
from ziggurat.views.anchors import Offer, attach
from ziggurat.views.gains import gains
from ziggurat.views.svg import serialise, walk
from ziggurat.views.words import LANGUAGES, Words

VIEW = view_of("amytis")
ENGLISH = Words("en", "amytis")
NAMES = ["Ada", "Balam"]
GAMES = [(1, None), (2, ALL_B)]
MOST_BYTES = 20 * 1024
MOST_ELEMENTS = 600
PLACELESS = {"points"}


def offers(table: Table, words: Words) -> list[Offer]:
    """The open choices as a page would show them."""
    seat = table.to_move
    seen = table.seen(seat)
    earned = gains(table.game, seen, seat)
    return [
        Offer(
            choice.text,
            VIEW.label(choice.text, seen, words),
            earned.get(choice.id),
            VIEW.help(place(choice.text) or choice.text, seen, words),
        )
        for choice in table.choices()
    ]


def markup(table: Table, seat: int, words: Words = ENGLISH) -> str:
    """All regions as a seat sees them."""
    drawn = VIEW.regions(table.seen(seat), seat, words)
    return "".join(serialise(region.drawing) for region in drawn)


@pytest.mark.parametrize(("seed", "options"), GAMES)
def test_every_choice_has_one_anchor_or_is_a_button(
    seed: int, options: dict[str, str] | None
) -> None:
    for table in positions(seed, options):
        seat = table.to_move
        if seat in (CHANCE, NOBODY):
            continue
        open_now = offers(table, ENGLISH)
        drawings = [region.drawing for region in VIEW.regions(table.seen(seat), seat, ENGLISH)]
        unplaced = attach(drawings, open_now, seat)
        placed = [
            str(element.attributes["data-choice"])
            for drawing in drawings
            for element in walk(drawing)
            if "data-choice" in element.attributes
        ]
        assert {offer.text for offer in unplaced} <= PLACELESS
        texts = [choice.text for choice in table.choices()]
        assert sorted(placed + [offer.text for offer in unplaced]) == sorted(texts)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seed", "options"), GAMES)
def test_a_view_stays_small(seed: int, options: dict[str, str] | None, lang: str) -> None:
    words = Words(lang, "amytis")
    for number, table in enumerate(positions(seed, options)):
        if number % 7 or table.to_move in (CHANCE, NOBODY):
            continue
        drawings = [r.drawing for r in VIEW.regions(table.seen(0), table.to_move, words)]
        attach(drawings, offers(table, words), table.to_move)
        assert sum(len(serialise(drawing)) for drawing in drawings) <= MOST_BYTES
        assert sum(1 for drawing in drawings for _ in walk(drawing)) <= MOST_ELEMENTS


@pytest.mark.parametrize("seat", [0, 1, NOBODY])
def test_ids_and_pieces_are_unique_and_every_use_has_its_art(seat: int) -> None:
    art = {str(e.attributes["id"]) for e in walk(VIEW.defs()) if "id" in e.attributes}
    for number, table in enumerate(positions(3)):
        if number % 9:
            continue
        text = markup(table, seat)
        for attribute in ("id", "data-p"):
            names = re.findall(rf' {attribute}="([^"]+)"', text)
            assert len(names) == len(set(names))
        assert set(re.findall(r' href="#([^"]+)"', text)) <= art
        assert not art & set(re.findall(r' id="([^"]+)"', text))


def test_the_same_table_is_drawn_the_same() -> None:
    table = next(positions(4))
    assert markup(table, 0) == markup(table.copy(), 0)


def test_art_is_the_same_object_and_never_touched() -> None:
    before = serialise(VIEW.defs())
    table = next(positions(4))
    attach([r.drawing for r in VIEW.regions(table.seen(0), 0, ENGLISH)], offers(table, ENGLISH), 0)
    assert serialise(VIEW.defs()) == before


def test_nothing_unseen_is_shown() -> None:
    for number, table in enumerate(positions(5)):
        if number % 5:
            continue
        state = cast(Amytis, table.state)
        text = markup(table, 0)
        for card, count in enumerate(state.deck.counts):
            if count:
                assert f'"{PROJECT_IDS[card]}"' not in text
        twin = table.copy()
        hidden = cast(Amytis, twin.state).bag
        hidden.counts[0], hidden.counts[23] = hidden.counts[23], hidden.counts[0]
        assert markup(twin, 0) == text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seed", "options"), GAMES)
def test_everything_that_is_asked_and_offered_has_a_name(
    seed: int, options: dict[str, str] | None, lang: str
) -> None:
    words = Words(lang, "amytis")
    for table in positions(seed, options):
        assert VIEW.prompt(table.seen(0), words)
        if table.to_move in (CHANCE, NOBODY):
            continue
        labels = [offer.label for offer in offers(table, words)]
        assert len(set(labels)) == len(labels)
        assert all(offer.hint for offer in offers(table, words))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seed", "options"), GAMES)
def test_every_event_has_its_line_in_the_log(
    seed: int, options: dict[str, str] | None, lang: str
) -> None:
    words = Words(lang, "amytis")
    told = events(seed, options)
    assert {"took", "laid", "scored", "revealed", "counted"} <= {event.kind for event in told}
    for event in told:
        assert VIEW.sentence(event, NAMES, words), event


def test_every_choice_of_the_catalogue_can_be_named() -> None:
    table = next(positions(6))
    game = games.load("amytis")
    for choice in range(len(game.catalogue)):
        text = game.catalogue.text(choice)
        assert VIEW.label(text, table.seen(0), ENGLISH), text


def test_the_final_count_is_the_score() -> None:
    *_, table = positions(7)
    outcome = table.outcome
    assert outcome is not None
    assert VIEW.counts(table.state, ENGLISH)[-1].points == outcome.scores


def test_a_log_line_says_who_and_what() -> None:
    table = Table("amytis", seed=1)
    told = table.choose(table.choices()[0].text)
    assert re.fullmatch(
        r"Ada takes an? \w+ \w+, row 1, column 1", VIEW.sentence(told[0], NAMES, ENGLISH)
    )


def test_a_pile_is_named_by_its_tile_and_height() -> None:
    assert re.search(
        r'aria-label="\w+, \w+, 5 tiles left, row 1, column 1" id="pile-0"',
        markup(next(positions(1)), 0),
    )


def test_every_flight_starts_somewhere_drawn_and_ends_at_a_piece() -> None:
    table = Table("amytis", seed=2)
    for _ in range(24):
        told = table.choose(table.choices()[-1].text)
        flights = {k: v for event in told for k, v in VIEW.flights(event).items()}
        text = markup(table, 0)
        for start in flights.values():
            assert f'id="{start}"' in text
        assert not flights or any(f'data-p="{name}"' in text for name in flights)
        table.draw()


def test_own_things_come_first() -> None:
    table = next(positions(1))
    for seat in (0, 1):
        city = VIEW.regions(table.seen(seat), seat, ENGLISH)[0]
        assert f'id="s{seat}-site-0"' in serialise(city.drawing)


def test_gains_are_the_points_scored_at_once() -> None:
    table = Table("amytis", seed=3)
    table.choose(table.choices()[0].text)
    earned = gains(table.game, table.state, 0)
    for choice in table.choices():
        played = table.copy()
        told = played.choose(choice.id)
        assert earned.get(choice.id, 0) == sum(e["points"] for e in told if e.kind == "scored")
