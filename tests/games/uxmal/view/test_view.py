"""The view of Uxmal over whole random games: anchors, names, sizes, secrets."""

import re
from collections import Counter

import pytest

from games.uxmal.view.playing import GAMES, VIEW, decisions, steps
from laws.pages import offers, texts
from ziggurat.art.stone import TOKEN
from ziggurat.core.rules import NOBODY
from ziggurat.core.state import State
from ziggurat.games.uxmal.components import BLANK, IDOLS, LOOKS, QUARTER_IDS, TILES
from ziggurat.games.uxmal.game import GAME
from ziggurat.games.uxmal.state import Uxmal
from ziggurat.games.uxmal.view import hand
from ziggurat.games.uxmal.view.art import here_art
from ziggurat.games.uxmal.view.card_art import CARD_STEP, CARD_WIDTH
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Element, by_id, serialise, walk
from ziggurat.views.anchors import attach
from ziggurat.views.orientation import open_looks

ENGLISH = Words("en", "uxmal")
MOST_LINES, MOST_COLUMNS = 25, 80


def drawings(state: Uxmal, seat: int, look: str = "", words: Words = ENGLISH) -> list[Element]:
    """All regions as a seat sees them."""
    return [region.drawing for region in VIEW.regions(state, seat, words, look)]


def markup(state: Uxmal, seat: int, look: str = "") -> str:
    """All regions as they are sent."""
    return "".join(serialise(drawing) for drawing in drawings(state, seat, look))


def test_a_tile_can_be_held_in_four_looks() -> None:
    laying = next(s for s in decisions(2, 1) if GAME.asking(s) == "laying")
    assert open_looks(texts("uxmal", laying)) == LOOKS


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
        verbs = [text.partition(":") for text in texts("uxmal", state)]
        assert sorted(drawn) == sorted(t for verb, _, t in verbs if verb in ("place", "to"))


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
    attach(by_id(pictures), offers("uxmal", laying, ENGLISH), seat, "r0")
    attached = "".join(serialise(picture) for picture in pictures)
    assert attached.count('class="ghost"') == len(texts("uxmal", laying)) / len(LOOKS)
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


def test_priests_to_place_lie_beside_the_cards() -> None:
    last = hand.CARD_PITCH * (int(IDOLS) - 1) + CARD_WIDTH + CARD_STEP * (hand.MOST_CARDS - 1)
    priest = TOKEN * 1.25 * hand.PRIEST_SCALE
    assert hand.CARDS_X + hand.CARDS_SCALE * last < hand.PRIESTS_X - priest
    assert hand.PRIESTS_X + priest < hand.HAND_WIDTH


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


def test_a_quarter_where_nobody_stands_is_outlined_as_it_is_pointed_at() -> None:
    free = [
        one
        for state in decisions(2, 1)
        for name, one in by_id(drawings(state, 0)).items()
        if name in QUARTER_IDS and "priest-" not in serialise(one)
    ]
    ground = here_art().attributes
    assert free
    for one in free:
        assert one.spot is not None
        assert one.spot[:4] == tuple(ground[side] for side in ("x", "y", "width", "height"))
