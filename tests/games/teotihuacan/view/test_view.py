"""The view of Teotihuacan over whole random games: ghosts, marks, cubes, flights, size."""

import re
from collections import Counter

import pytest

from games.teotihuacan.view.playing import GAMES, VIEW, asked, decisions, steps
from laws.pages import markup, page, texts
from ziggurat.core.choices import place
from ziggurat.core.events import Event
from ziggurat.core.rules import NOBODY
from ziggurat.games.teotihuacan.boards import SYMBOLS, SYMBOLS_LOW
from ziggurat.games.teotihuacan.components import (
    BUILDINGS,
    KINDS,
    MATERIAL_IDS,
    TILE_IDS,
    TILE_POINTS,
)
from ziggurat.games.teotihuacan.events import MASKED, PRODUCED
from ziggurat.games.teotihuacan.game import GAME
from ziggurat.games.teotihuacan.geometry import HALF, PAIR_IDS
from ziggurat.games.teotihuacan.state import FROM_MASKS, Teotihuacan, tile_of_laid
from ziggurat.games.teotihuacan.verbs import SET
from ziggurat.games.teotihuacan.view.city import MOST_GHOSTS
from ziggurat.games.teotihuacan.view.reckoning import (
    brings,
    completes,
    covers,
    districts,
    in_hand,
    mask_points,
    pairs,
    worth_laying,
)
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Element, by_id, serialise, walk
from ziggurat.views.gains import gains
from ziggurat.views.orientation import open_looks

ENGLISH = Words("en", "teotihuacan")
NUMBERS = "#number-", "#lots-"  # how many there are, and the same in the corner of a lot
MOST_BYTES = 30_000
PLACED = {FROM_MASKS, 6, 7, 8, 9}
"""What a placement scores: masks, and the Districts, which come last."""


def drawings(state: Teotihuacan, seat: int, look: str = "") -> list[Element]:
    """All regions as a seat sees them."""
    return [region.drawing for region in VIEW.regions(state, seat, ENGLISH, look)]


def holding(state: Teotihuacan) -> tuple[int, int]:
    """Who has to place a tile, and which."""
    seat = int(GAME.to_move(state))
    tile = in_hand(state, seat)
    assert tile is not None
    return seat, tile


def played(state: Teotihuacan, choice: int) -> list[Event]:
    """What a choice would lead to."""
    after = state.copy()
    told = after.listen()
    GAME.play(after, choice)
    return told


def but_for(state: Teotihuacan, seat: int, squares: list[int]) -> Teotihuacan:
    """The same table, but all symbols of the city are covered except those of some squares.

    No cube is left there: who is asked whether to replace one gets the masks afterwards.
    """
    almost, board = state.copy(), state.boards[seat]
    for at in range(2 * KINDS * seat, 2 * KINDS * (seat + 1)):
        almost.cubes[at] = 0
    left = [n for n in squares if n < HALF], [n - HALF for n in squares if n >= HALF]
    for half, symbols in enumerate((SYMBOLS[board], SYMBOLS_LOW[board])):
        almost.covered[2 * seat + half] |= symbols & ~sum(2**n for n in left[half])
    return almost


def drawn(state: Teotihuacan, seat: int, look: str = "") -> str:
    """All regions as they are sent."""
    return markup(drawings(state, seat, look))


@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_a_building_promises_the_cubes_it_brings(
    seats: int, seed: int, options: dict[str, str]
) -> None:
    tried = 0
    for state in decisions(seats, seed, options):
        if GAME.asking(state) == "setting":
            seat, tile = holding(state)
            for choice in GAME.choices(state)[::9]:
                pair = int(SET.target(choice))
                cubes = [e["cubes"] for e in played(state, choice) if e.kind == PRODUCED.name]
                assert len(brings(state, seat, tile, pair)) == sum(cubes)
                tried += 1
    assert tried > 20


def test_a_building_promises_the_masks_it_brings() -> None:
    tried = 0
    for state in asked("setting", 3, 2):
        seat, tile = holding(state)
        if state.round == 0 or tile >= BUILDINGS:
            continue
        for choice in GAME.choices(state)[::5]:
            pair = int(SET.target(choice))
            almost = but_for(state, seat, covers(tile, pair))
            taken = [e["mask"] for e in played(almost, choice) if e.kind == MASKED.name]
            assert completes(almost, seat, tile, pair) == taken
            tried += len(taken)
    assert tried > 20


def test_a_tile_is_held_in_the_look_of_the_viewer() -> None:
    setting = next(s for s in asked("setting") if len(open_looks(texts("teotihuacan", s))) > 2)
    seat, tile = holding(setting)
    for look in open_looks(texts("teotihuacan", setting)):
        hand = VIEW.regions(setting, seat, ENGLISH, look)[2].drawing
        assert f'href="#{TILE_IDS[tile]}-{look}"' in serialise(hand)


def test_a_place_shows_a_ghost_of_the_tile_unless_there_are_too_many() -> None:
    plain = ghosts = 0
    for state in asked("setting", 3, 2):
        seat, tile = holding(state)
        for look in open_looks(texts("teotihuacan", state))[:2]:
            places = [text for text in texts("teotihuacan", state) if text.endswith(f"@{look}")]
            text = markup(page("teotihuacan", state, seat, ENGLISH, look)[0])
            found = text.count(f'href="#{TILE_IDS[tile]}-{look}" class="ghost"')
            assert found == (len(places) if len(places) <= MOST_GHOSTS else 0)
            ghosts, plain = ghosts + (found > 0), plain + (found == 0)
    assert ghosts and plain


def test_what_completes_masks_shows_its_points() -> None:
    states = (s for s in asked("setting", 3, 2) if s.round > 0)
    state = next(s for s in states if holding(s)[1] < BUILDINGS)
    seat, tile = holding(state)
    found = 0
    for choice in GAME.choices(state):
        pair, text = int(SET.target(choice)), GAME.catalogue.text(choice)
        almost = but_for(state, seat, covers(tile, pair))
        points = mask_points(completes(almost, seat, tile, pair))
        if points:
            shown = markup(page("teotihuacan", almost, seat, ENGLISH, text.partition("@")[2])[0])
            anchor = re.search(rf'data-choice="{text}".*?class="gain.*?[+◆](\d+)<', shown)
            assert anchor and int(anchor[1]) == points
            assert f"+{points} {ENGLISH.say('count-masks')}" in anchor[0]
            found += 1
    assert found


def test_every_cube_of_a_city_is_drawn() -> None:
    for number, state in enumerate(decisions(2, 4)):
        if number % 7 or GAME.asking(state) == "gift-square":
            continue
        city = serialise(VIEW.regions(state, 0, ENGLISH)[0].drawing)
        other = serialise(VIEW.regions(state, 1, ENGLISH)[3].drawing)
        for kind, name in enumerate(MATERIAL_IDS):
            assert city.count(f'href="#cube-{name}"') == state.cubes_of(0, kind)
            corners = re.findall(rf'<path d="M([^"]*)" marker-start="url\(#dab-{name}\)', other)
            assert sum(len(line.split()) for line in corners) == 2 * state.cubes_of(0, kind)


def test_reach_is_shown_once_it_counts() -> None:
    for state in decisions(2, 1):
        for owner in (0, 1):
            city = serialise(VIEW.regions(state, owner, ENGLISH)[0].drawing)
            if state.round == 0:
                assert "#veil-" not in city
    stacking = next(asked("stacking"))
    city = serialise(VIEW.regions(stacking, 0, ENGLISH)[0].drawing)
    assert 'href="#veil-top"' in city


def test_the_points_of_districts_are_those_of_the_count() -> None:
    *_, (end, _) = steps(3, 5)
    for seat in range(3):
        counted = sum(row.points[seat] for row in VIEW.counts(end, ENGLISH)[6:10])
        assert counted == sum(districts(end, seat))
        assert VIEW.counts(end, ENGLISH)[-1].points[seat] == end.score(seat)


def test_every_flight_starts_somewhere_drawn() -> None:
    for state, told in steps(4, 7):
        starts = {start for event in told for start in VIEW.flights(event).values()}
        if state.round == 0:
            continue  # starting tiles lie with their players, and are moved by hand
        for seat in (0, 3, NOBODY) if starts else ():
            assert starts <= set(re.findall(r' id="([^"]+)"', drawn(state, seat)))


@pytest.mark.parametrize("seats", [1, 2])
def test_a_flight_ends_at_a_piece(seats: int) -> None:
    landed: Counter[str] = Counter()
    for state, told in steps(seats, 7):
        pieces = set(re.findall(r' data-p="([^"]+)"', drawn(state, 0)))
        for event in told:
            landed[event.kind] += len(pieces & set(VIEW.flights(event)))
    assert all(landed[kind] for kind in ("stacked", "built", "raised", "adored", "revealed"))
    assert bool(landed["rival-stacked"]) == (seats == 1)


def test_the_cubes_of_a_building_fly_from_their_heap_and_paid_ones_go_there() -> None:
    before: set[str] = set()
    seen: Counter[str] = Counter()
    for state, told in steps(2, 3):
        pieces = set(re.findall(r' data-p="([^"]+)"', drawn(state, 0)))
        for event in told:
            flying = VIEW.flights(event)
            if event.kind == "spent" and event.seat == 0:
                assert set(flying) <= before - pieces
                assert list(flying.values()) == [MATERIAL_IDS[event["kind"]]]
            elif event.kind == "gained" and event.seat == 0:
                assert set(flying) <= pieces - before
            elif event.kind == "produced" and event.seat == 0:
                built = next(one for one in told if one.kind == "built")
                new = set(VIEW.flights(built)) & pieces - before
                heap = MATERIAL_IDS[event["kind"]]
                brought = [name for name in new if VIEW.flights(built)[name] == heap]
                assert len(brought) == event["cubes"]
            seen[event.kind] += event.seat == 0
        before = pieces if GAME.asking(state) != "gift-square" else before
    assert seen["spent"] and seen["produced"] and seen["gained"]


def test_a_raised_tile_can_be_outlined() -> None:
    found = 0
    for state, told in steps(2, 7):
        for event in told:
            if event.kind == "raised":
                [name] = VIEW.touched(event)
                tile = by_id(drawings(state, 0))[name]
                assert tile.spot is not None
                found += 1
    assert found >= 6


def test_a_promise_is_what_the_placement_brings() -> None:
    """Temples and pyramid tiles show what they add to the final count."""
    found: Counter[str] = Counter()
    for seed in range(1, 8):
        for state in decisions(2, seed):
            if GAME.asking(state) not in ("setting", "spot"):
                continue
            seat, tile = holding(state)
            for choice, gain in gains(GAME, state, seat).items():
                text, masks = GAME.catalogue.text(choice), 0
                if text.startswith("set"):
                    masks = mask_points(completes(state, seat, tile, SET.target(choice)))
                    placed = [part.points for part in gain.points if part.source in PLACED]
                    assert sum(placed) == worth_laying(state, seat, tile, int(SET.target(choice)))
                elif state.round:
                    assert gain.now >= TILE_POINTS
                assert not gain.open
                found[text.partition(":")[0]] += gain.sure > masks
    assert found["set"] and found["spot"]


def test_what_an_event_touched_is_drawn() -> None:
    for state, told in steps(3, 8):
        ids = set(re.findall(r' id="([^"]+)"', drawn(state, 0)))
        for event in told:
            touched = VIEW.touched(event)
            later = (
                event.kind == "built" and event is not [e for e in told if e.kind == "built"][-1]
            )
            assert not touched or later or state.round == 0 or ids & set(touched), event


def test_a_page_stays_small_with_every_square_open() -> None:
    """The most marks there are: a cube that may go anywhere, a small building in Reach or not."""
    words = Words("fr", "teotihuacan")
    for name in ("gift-square", "setting"):
        states = sorted(asked(name, 4, 1), key=lambda s: len(GAME.choices(s)))[-4:]
        for state in states:
            looks = open_looks(texts("teotihuacan", state)) or [""]
            seat = int(GAME.to_move(state))
            assert len(markup(page("teotihuacan", state, seat, words, looks[0])[0])) <= MOST_BYTES


def test_a_small_screen_asks_twice() -> None:
    regions = VIEW.regions(next(decisions(4, 1)), 2, ENGLISH)
    assert [one.name for one in regions if one.fine] == ["city", "board", "hand"]
    assert [one.seat for one in regions if one.place == "table"] == [3, 0, 1]
    assert [one.name for one in regions if one.wide] == ["prices"]


def test_squares_are_named_like_the_frame() -> None:
    assert pairs()[PAIR_IDS.index("sq-0-5@r0")] == (5, "r0")
    state = next(asked("setting"))
    text = next(t for t in texts("teotihuacan", state) if place(t))
    label = VIEW.label(text, state, ENGLISH)
    row, column = place(text).removeprefix("sq-").split("-")
    assert f"{'abcdefghijkl'[int(column)]}{int(row) + 1}" in label


def test_newest_tiles_alone_have_names() -> None:
    *_, (end, _) = steps(2, 3)
    named = [
        str(element.attributes["id"])
        for element in walk(VIEW.regions(end, 0, ENGLISH)[0].drawing)
        if "-at-sq-" in str(element.attributes.get("id", ""))
    ]
    assert len(named) == 1
    assert any(tile_of_laid(laid) < BUILDINGS for laid in end.laid)


def test_no_ring_crosses_a_number() -> None:
    def number(one: Element | str) -> bool:
        return isinstance(one, Element) and str(one.attributes.get("href")).startswith(NUMBERS)

    marked = [one for one in by_id(drawings(next(decisions(2, 1)), 0)).values() if one.spot]
    counted = [one for one in marked if any(map(number, one.children))]
    assert len(counted) > BUILDINGS
    for one in counted:
        assert one.spot is not None
        assert not any(map(number, one.children[: len(one.children) - one.spot.over]))
