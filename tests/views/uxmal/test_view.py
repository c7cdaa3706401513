"""The view of Uxmal over whole random games: anchors, names, sizes, secrets."""

import re
from collections import Counter

import pytest

from views.uxmal.playing import GAMES, VIEW, decisions, offers, steps, texts
from ziggurat.core.choices import look as look_of
from ziggurat.core.rules import NOBODY
from ziggurat.core.state import State
from ziggurat.games.uxmal.components import BLANK, LOOKS, QUARTER_IDS, TILES
from ziggurat.games.uxmal.game import GAME
from ziggurat.games.uxmal.state import Uxmal
from ziggurat.views import theme
from ziggurat.views.anchors import attach
from ziggurat.views.looks import open_looks
from ziggurat.views.svg import Element, serialise, walk
from ziggurat.views.words import LANGUAGES, Words

ENGLISH = Words("en", "uxmal")
MOST_BYTES = 20 * 1024
MOST_ELEMENTS = 600
MOST_LINES, MOST_COLUMNS = 25, 80


def drawings(state: Uxmal, seat: int, look: str = "", words: Words = ENGLISH) -> list[Element]:
    """All regions as a seat sees them."""
    return [region.drawing for region in VIEW.regions(state, seat, words, look)]


def markup(state: Uxmal, seat: int, look: str = "") -> str:
    """All regions as they are sent."""
    return "".join(serialise(drawing) for drawing in drawings(state, seat, look))


def anchored(pictures: list[Element]) -> list[str]:
    """The choices that have an anchor."""
    return [
        str(element.attributes["data-choice"])
        for picture in pictures
        for element in walk(picture)
        if "data-choice" in element.attributes
    ]


@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_every_choice_has_one_anchor_under_its_look(
    seats: int, seed: int, options: dict[str, str]
) -> None:
    for state in decisions(seats, seed, options):
        seat, open_now = int(GAME.to_move(state)), offers(state, ENGLISH)
        for look in open_looks(texts(state)) or [""]:
            pictures = drawings(state, seat, look)
            assert attach(pictures, open_now, seat, look) == []
            held = [text for text in texts(state) if look_of(text) in ("", look)]
            assert sorted(anchored(pictures)) == sorted(held)


def test_a_tile_can_be_held_in_four_looks() -> None:
    laying = next(s for s in decisions(2, 1) if GAME.asking(s) == "laying")
    assert open_looks(texts(laying)) == LOOKS


@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_the_places_drawn_as_possible_are_the_places_a_priest_may_go(
    seats: int, seed: int, options: dict[str, str]
) -> None:
    for state in decisions(seats, seed, options):
        pictures = drawings(state, int(GAME.to_move(state)))
        drawn = [
            str(element.attributes["id"])
            for picture in pictures
            for element in walk(picture)
            if any(
                isinstance(c, Element) and c.attributes.get("href") == "#socket"
                for c in element.children
            )
        ]
        verbs = [text.partition(":") for text in texts(state)]
        assert sorted(drawn) == sorted(t for verb, _, t in verbs if verb in ("place", "to"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_a_view_stays_small(seats: int, seed: int, options: dict[str, str], lang: str) -> None:
    words = Words(lang, "uxmal")
    for number, state in enumerate(decisions(seats, seed, options)):
        if number % 3:
            continue
        seat = int(GAME.to_move(state))
        pictures = drawings(state, seat, LOOKS[0], words)
        attach(pictures, offers(state, words), seat, LOOKS[0])
        assert sum(len(serialise(picture)) for picture in pictures) <= MOST_BYTES
        assert sum(1 for picture in pictures for _ in walk(picture)) <= MOST_ELEMENTS


@pytest.mark.parametrize("seat", [0, 1, 2, 3, NOBODY])
def test_ids_and_pieces_are_unique_and_every_use_has_its_art(seat: int) -> None:
    art = {str(e.attributes["id"]) for e in walk(VIEW.defs()) if "id" in e.attributes}
    for number, (state, _) in enumerate(steps(4, 4)):
        if number % 9:
            continue
        text = markup(state, seat, LOOKS[1])
        for attribute in ("id", "data-p"):
            names = re.findall(rf' {attribute}="([^"]+)"', text)
            assert len(names) == len(set(names))
        assert set(re.findall(r' href="#([^"]+)"', text)) <= art
        assert not art & set(re.findall(r' id="([^"]+)"', text))


def test_every_art_has_a_name_of_its_own_and_colours_of_the_theme() -> None:
    text = serialise(VIEW.defs())
    names = re.findall(r' id="([^"]+)"', text)
    assert len(names) == len(set(names))
    assert set(re.findall(r"var\(--([a-z0-9-]+)\)", text)) <= set(theme.TOKENS)


def test_the_same_table_is_drawn_the_same_and_art_is_never_touched() -> None:
    before = serialise(VIEW.defs())
    for number, state in enumerate(decisions(3, 5)):
        if number % 11 == 0:
            assert markup(state, 0) == markup(state.copy(), 0)
            seat = int(GAME.to_move(state))
            attach(drawings(state, seat), offers(state, ENGLISH), seat)
    assert serialise(VIEW.defs()) == before


@pytest.mark.parametrize("seat", [0, 1, NOBODY])
def test_which_tiles_lie_in_the_reserve_is_not_shown(seat: int) -> None:
    for number, (state, _) in enumerate(steps(2, 6)):
        if number % 5:
            continue
        twin = state.copy()
        kept = [int(count) for count in state.reserve.counts]
        for tile in range(TILES):
            twin.reserve.counts[tile] = kept[TILES - 1 - tile]
        assert markup(twin, seat) == markup(state, seat)
        assert VIEW.text(twin, seat, ENGLISH) == VIEW.text(state, seat, ENGLISH)


def test_the_drawn_tile_is_shown_as_the_viewer_holds_it() -> None:
    laying = next(s for s in decisions(2, 1) if GAME.asking(s) == "laying")
    for turn, look in enumerate(LOOKS):
        assert f'href="#face-{4 * int(laying.drawn) + turn}"' in markup(laying, 0, look)


def test_a_slot_shows_a_ghost_and_the_cards_it_would_bring_only_as_a_choice() -> None:
    laying = next(s for s in decisions(2, 1) if GAME.asking(s) == "laying")
    seat = int(GAME.to_move(laying))
    assert "ghost" not in markup(laying, seat)
    pictures = drawings(laying, seat, "r0")
    attach(pictures, offers(laying, ENGLISH), seat, "r0")
    attached = "".join(serialise(picture) for picture in pictures)
    assert attached.count('class="ghost"') == len(texts(laying)) / len(LOOKS)
    assert "#earn-" in attached


def test_every_flight_starts_somewhere_drawn() -> None:
    for state, told in steps(4, 7):
        starts = {start for event in told for start in VIEW.flights(event).values()}
        # A priest that leaves a blank quarter leaves nothing to be drawn there.
        blanks = {name for n, name in enumerate(QUARTER_IDS) if int(state.visible[n]) == BLANK}
        for seat in (0, 3, NOBODY) if starts else ():
            ids = set(re.findall(r' id="([^"]+)"', markup(state, seat)))
            assert starts - blanks <= ids


def test_a_flight_ends_at_a_piece() -> None:
    landed: Counter[str] = Counter()
    for state, told in steps(2, 7):
        pieces = set(re.findall(r' data-p="([^"]+)"', markup(state, 0)))
        for event in told:
            landed[event.kind] += len(pieces & set(VIEW.flights(event)))
    assert all(landed[kind] for kind in ("drew", "placed", "walked", "gained", "discarded"))


def test_what_an_event_touched_is_drawn() -> None:
    for state, told in steps(3, 8):
        ids = set(re.findall(r' id="([^"]+)"', markup(state, 0)))
        for event in told:
            touched = VIEW.touched(event)
            assert not touched or ids & set(touched), event


def test_own_things_come_first() -> None:
    state: State = next(decisions(4, 1))
    for seat in range(4):
        pyramid, hand, *tables, _ = VIEW.regions(state, seat, ENGLISH)
        assert pyramid.place == "board"
        assert f'id="hand-{seat}"' in serialise(hand.drawing)
        assert [table.seat for table in tables] == [(seat + n) % 4 for n in (1, 2, 3)]


def test_the_quarters_of_the_base_are_no_places_for_priests() -> None:
    text = markup(next(decisions(2, 1)), 0)
    assert not any(f'id="{name}"' in text for name in QUARTER_IDS)


def test_the_text_of_a_table_fits_a_terminal() -> None:
    for number, (state, _) in enumerate(steps(4, 9)):
        if number % 10 == 0:
            plain = re.sub(r"\[/?[a-z ]*\]", "", VIEW.text(state, 0, ENGLISH))
            lines = plain.splitlines()
            assert len(lines) <= MOST_LINES
            assert max(map(len, lines)) <= MOST_COLUMNS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_box_and_gallery_use_only_art_that_is_there(lang: str) -> None:
    words = Words(lang, "uxmal")
    art = {str(e.attributes["id"]) for e in walk(VIEW.defs()) if "id" in e.attributes}
    pictures = [VIEW.box(words), *(picture for _, picture in VIEW.gallery(words))]
    for picture in pictures:
        assert set(re.findall(r' href="#([^"]+)"', serialise(picture))) <= art
    assert len(pictures) > TILES
