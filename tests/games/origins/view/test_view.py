"""The view of Origins over whole games: cities that grow, workers, previews, flights, size."""

import re
from collections import Counter

import pytest

from games.origins.view.playing import GAMES, RECORDED, VIEW, asked, recorded, replayed, steps
from laws.pages import markup, page, texts
from ziggurat.core.bits import members
from ziggurat.core.rules import NOBODY
from ziggurat.core.steps import a_of
from ziggurat.games.origins.components import (
    BASE_IDS,
    BASES,
    COLOUR_IDS,
    NO_DIE,
    NOTHING,
    PALACE_COLUMN,
    PALACE_ROW,
    SIGN_IDS,
    SLOT_IDS,
    TEMPLE_POINTS,
)
from ziggurat.games.origins.game import GAME
from ziggurat.games.origins.geometry import CELL_IDS, SEAT_IDS, WIDTH
from ziggurat.games.origins.rules.districts import matching
from ziggurat.games.origins.rules.scoring import Count
from ziggurat.games.origins.rules.solo import goal
from ziggurat.games.origins.state import SOURCE_IDS, Origins
from ziggurat.games.origins.verbs import BUILD, CLOSE
from ziggurat.games.origins.view import names
from ziggurat.games.origins.view.reckoning import (
    MIN_CITY_SIDE,
    fitting,
    fitting_with,
    in_hand,
    offers,
    seats_in,
    tiles_in,
    window,
)
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Element, serialise
from ziggurat.views.gains import gains

ENGLISH = Words("en", "origins")
FRENCH = Words("fr", "origins")
MOST_BYTES = 30_000


def drawn(state: Origins, seat: int) -> str:
    """All regions as they are sent."""
    return markup([region.drawing for region in VIEW.regions(state, seat, ENGLISH)])


def region(state: Origins, seat: int, name: str) -> Element:
    """One region."""
    return next(one.drawing for one in VIEW.regions(state, seat, ENGLISH) if one.name == name)


def ids(text: str) -> set[str]:
    """All ids of a page."""
    return set(re.findall(r' id="([^"]+)"', text))


def pieces(text: str) -> set[str]:
    """All pieces that can fly."""
    return set(re.findall(r' data-p="([^"]+)"', text))


def test_a_city_begins_around_its_palace_and_grows_only_where_it_must() -> None:
    start = next(replayed(RECORDED[0]))[0]
    first = window(start, 0)
    assert (first.rows, first.columns) == (MIN_CITY_SIDE, MIN_CITY_SIDE)
    assert first.top <= PALACE_ROW < first.top + MIN_CITY_SIDE
    before = first
    for state, _ in replayed(RECORDED[0]):
        shown = window(state, 0)
        cells = [(row, column) for row, column, _ in tiles_in(state, 0)]
        for row, column in cells:
            assert shown.top < row + 1 and row < shown.top + shown.rows
            assert shown.left < column + 1 and column < shown.left + shown.columns
        for cell in offers(state, 0, BUILD):
            row, column = divmod(cell, int(WIDTH))
            assert shown.top <= row < shown.top + shown.rows
            assert shown.left <= column < shown.left + shown.columns
        assert shown.top <= before.top and shown.left <= before.left
        assert shown.rows >= before.rows and shown.columns >= before.columns
        before = shown
    assert before != first


def test_a_city_never_leaves_the_table() -> None:
    state = next(replayed(RECORDED[0]))[0].copy()
    for column in range(PALACE_COLUMN, int(WIDTH)):
        state.put_tile(0, int(WIDTH) * PALACE_ROW + column, 1)
    shown = window(state, 0)
    assert shown.left + shown.columns == WIDTH
    assert "t-granary" in serialise(region(state, 0, "city"))


def test_every_tile_and_every_seat_of_every_city_is_drawn() -> None:
    for number, (state, _) in enumerate(recorded()):
        if number % 25:
            continue
        for owner, name in ((0, "city"), (1, "table-1")):
            text = serialise(region(state, 0, name))
            tiles = Counter(re.findall(r'href="#t-([a-z-]+)"(?! class="ghost")', text))
            assert tiles >= Counter(name for *_, name in tiles_in(state, owner))
            for one in seats_in(state, owner):
                assert f's{owner}-seat-{one.row}-{one.column}"' in text


def test_the_cards_that_fit_are_those_of_the_rules() -> None:
    tried = 0
    for state, _ in recorded():
        for seat in range(int(state.seats)):
            for corner in offers(state, seat, CLOSE):
                assert fitting(state, seat, corner) == members(int(matching(state, seat, corner)))
                tried += len(fitting(state, seat, corner))
    assert tried


def test_a_tile_promises_the_cards_it_will_fit() -> None:
    promised = 0
    for state in asked("laying"):
        seat, held = int(GAME.to_move(state)), in_hand(state, int(GAME.to_move(state)))
        assert held is not None
        for choice in GAME.choices(state):
            cell = int(BUILD.target(choice))
            found = fitting_with(state, seat, cell, held)
            after = state.copy()
            GAME.play(after, choice)
            row, column = divmod(cell, int(WIDTH))
            corners = [
                SEAT_IDS.index(f"seat-{r}-{c}")
                for r in (row - 1, row)
                for c in (column - 1, column)
                if after.free_seats(seat, r) >> c & 1
            ]
            fits = {slot for corner in corners for slot in fitting(after, seat, corner)}
            assert set(found) == fits
            promised += len(found)
            if found:
                label = VIEW.label(f"build:{CELL_IDS[cell]}", state, ENGLISH)
                assert "District card" in label
    assert promised


def test_the_tile_in_hand_is_shown_where_it_would_lie() -> None:
    for state in asked("laying"):
        seat = int(GAME.to_move(state))
        text = serialise(page("origins", state, seat, ENGLISH)[0][1])
        ghosts = text.count(f'href="#t-{in_hand(state, seat)}" class="ghost"')
        assert ghosts == len(GAME.choices(state))


def test_every_worker_is_somewhere_once() -> None:
    for number, (state, _) in enumerate(recorded()):
        if number % 20 or state.round == 0:
            continue
        found = pieces(drawn(state, 0))
        for owner in range(int(state.seats)):
            bases = {
                f"f{owner}-{base}"
                for base in range(int(BASES))
                if int(state.freeman(owner, base)) != NO_DIE
            }
            # A base without a die is a piece of one's own hand: it can be given one.
            assert bases == {p for p in found if p.startswith(f"f{owner}-")} - free(state, owner)
            assert f"archon-{owner}" in found
        assert {f"speaker-{n}" for n in range(len(state.speakers))} <= found
        assert {f"z-{SIGN_IDS[int(sign)]}" for sign in state.signs} <= found


def free(state: Origins, owner: int) -> set[str]:
    """The bases of a player without a die."""
    return {
        f"f{owner}-{base}"
        for base in range(int(state.population[owner]))
        if int(state.freeman(owner, base)) == NO_DIE
    }


def test_who_works_is_still_seen_in_the_hand() -> None:
    state = next(s for s, _ in recorded() if s.round and int(s.posts[0]) != NOTHING)
    hand = serialise(region(state, 0, "hand"))
    assert f'id="s0-{BASE_IDS[0]}"' in hand
    assert 'data-p="f0-0"' not in hand and 'data-p="f0-0"' in serialise(region(state, 0, "board"))


def test_a_card_that_was_scored_shows_its_lower_points() -> None:
    state = next(s for s, told in recorded() if any(e.kind == "matched" for e in told))
    seat = next(n for n, closed in enumerate(state.closed) if closed)
    slot = members(int(state.closed[seat]))[0]
    mine, other = (region(state, viewer, "districts") for viewer in (seat, 1 - seat))
    struck = 'fill="var(--accent)"'
    assert struck in serialise(mine) and struck not in serialise(other)
    assert names.worth(state, slot, seat) < names.worth(state, slot, 1 - seat)
    assert SLOT_IDS[slot] in ids(serialise(mine))


def test_the_seat_that_is_taken_is_marked() -> None:
    state = next(asked("seating"))
    city = serialise(region(state, int(GAME.to_move(state)), "city"))
    assert city.count('href="#here"') == 1
    assert int(a_of(state.top())) in range(len(SEAT_IDS))


def test_a_token_gains_its_place_and_the_round_its_number() -> None:
    state = next(asked("superiority"))
    seat = int(GAME.to_move(state))
    assert "token" in ids(serialise(region(state, seat, "hand")))
    assert f"Round {int(state.round)}" in serialise(region(state, seat, "board"))


def test_an_ending_that_is_announced_is_told_on_the_board() -> None:
    state = next(s for s, _ in recorded() if s.round)
    assert "the last one" not in VIEW.regions(state, 0, ENGLISH)[0].title
    state.announced = 2
    assert "no Gold is left" in VIEW.regions(state, 0, ENGLISH)[0].title
    assert 'href="#cut-hourglass"' in serialise(region(state, 0, "board"))


def test_every_flight_starts_somewhere_drawn() -> None:
    for state, told in recorded():
        flights = [VIEW.flights(event) for event in told if event.kind != "drafted"]
        starts = {start for one in flights for start in one.values()}
        own = {start for start in starts if not start.startswith("s1-")}
        if own:
            assert own <= ids(drawn(state, 0))


def test_a_flight_ends_at_a_piece() -> None:
    landed: Counter[str] = Counter()
    for state, told in recorded():
        found = pieces(drawn(state, 0)) if told else set()
        for event in told:
            landed[event.kind] += len(found & set(VIEW.flights(event)))
    kinds = ("drafted", "recruited", "rolled", "refilled", "built", "farmed", "closed", "took")
    assert not [kind for kind in kinds if not landed[kind]]


def test_what_an_event_touched_is_drawn() -> None:
    for state, told in recorded():
        found = ids(drawn(state, 0))
        for event in told:
            touched = [name for name in VIEW.touched(event) if not name.startswith("s1-")]
            assert found >= set(touched), event


@pytest.mark.parametrize(("seats", "seed"), GAMES)
def test_the_count_tells_what_the_end_would_bring(seats: int, seed: int) -> None:
    for number, (state, _) in enumerate(steps(seats, seed)):
        rows = VIEW.counts(state, ENGLISH)
        if number % 20 == 0 and state.depth:
            ended = state.copy()
            Count().run(ended, 0)
            assert rows[-1].points == tuple(int(ended.score(seat)) for seat in range(seats))
    assert [row.label for row in rows[:-1]] == [ENGLISH.say(f"count-{n}") for n in SOURCE_IDS]
    outcome = GAME.outcome(state)
    assert outcome is not None and rows[-1].points == outcome.scores


def test_a_choice_shows_what_it_certainly_brings_at_the_end() -> None:
    state = next(s for s in asked("climbing") if int(s.climbed[0]) + 1 < len(TEMPLE_POINTS))
    seat = int(GAME.to_move(state))
    for temple in range(3):
        state.climbed[3 * seat + temple] = 4
    trial = gains(GAME, state, seat)
    assert not any(gain.sure for gain in trial.values()), "the highest Temple does not count"
    state.climbed[3 * seat] = 8
    state.climbed[3 * seat + 1] = 6
    steps_ = 2 if int(a_of(state.top())) > 1 else 1
    brings = int(TEMPLE_POINTS[4 + steps_]) - int(TEMPLE_POINTS[4])
    gain = gains(GAME, state, seat)[GAME.catalogue.ids["climb:sea"]]
    assert gain.sure == brings


def test_alone_the_goal_is_shown_and_the_foreign_army() -> None:
    *_, (end, _) = steps(1, 1)
    regions = {one.name: one for one in VIEW.regions(end, 0, ENGLISH)}
    assert f"of {int(goal(end))} points" in serialise(regions["goal"].drawing)
    assert 'href="#token-1"' in serialise(regions["board"].drawing)
    outcome = GAME.outcome(end)
    assert outcome is not None and ENGLISH.say(f"reason-{outcome.reason}")
    assert "goal" not in {one.name for one in VIEW.regions(next(steps(2, 1))[0], 0, ENGLISH)}


def test_a_page_stays_small_with_every_place_open() -> None:
    widest = max((state.copy() for state in asked("laying")), key=lambda s: len(GAME.choices(s)))
    seat = int(GAME.to_move(widest))
    assert len(markup(page("origins", widest, seat, FRENCH)[0])) <= MOST_BYTES


def test_regions_say_what_they_are() -> None:
    state = next(steps(4, 1))[0]
    regions = VIEW.regions(state, 2, ENGLISH)
    assert [one.place for one in regions] == ["board", "board", "hand", *3 * ["table"], "shelf"]
    assert [one.seat for one in regions if one.place == "table"] == [3, 0, 1]
    first = ENGLISH.say("region-city-of", player=ENGLISH.player(0))
    assert VIEW.regions(state, NOBODY, ENGLISH)[1].title == first


def test_only_the_city_that_changed_is_drawn_anew() -> None:
    for state in asked("laying"):
        seat, other = int(GAME.to_move(state)), 1 - int(GAME.to_move(state))
        after = state.copy()
        GAME.play(after, GAME.choices(state)[0])
        before, now = (serialise(region(s, other, "city")) for s in (state, after))
        assert before == now
        table = [serialise(region(s, other, f"table-{seat}")) for s in (state, after)]
        assert table[0] != table[1]


def test_towers_stand_in_their_colours() -> None:
    *_, (end, _) = replayed(RECORDED[0])
    city = serialise(region(end, 0, "city"))
    for colour, high in zip(COLOUR_IDS, names.towers_of(end, 0), strict=True):
        assert f'href="#tower-{colour}-{high}"' in city


def test_payments_are_offered_as_plates() -> None:
    state = next(asked("joker"))
    seat = int(GAME.to_move(state))
    shown, unplaced = page("origins", state, seat, ENGLISH)
    assert not unplaced
    assert serialise(shown[2]).count("data-choice") == len(texts("origins", state))
