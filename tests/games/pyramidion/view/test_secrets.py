"""Hands are secret: no drawing and no word of Pyramidion depends on what its viewer cannot see."""

import re

import pytest

from games.pyramidion.view.playing import GAMES, VIEW, decisions, markup, steps
from ziggurat.core.bits import members
from ziggurat.core.rules import NOBODY
from ziggurat.games.pyramidion.components import BOAT_IDS, CARD_IDS
from ziggurat.games.pyramidion.game import GAME
from ziggurat.games.pyramidion.state import Pyramidion
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import serialise

ENGLISH = Words("en", "pyramidion")
NAMED = re.compile(r'(?: id="| data-p="|href="#face-|href="#small-)([^"]+)"')


def hidden_from(state: Pyramidion, viewer: int) -> set[str]:
    """The cards in the deck and in others' hands that the viewer has not seen on this site."""
    cards = int(state.deck)
    for seat in range(int(state.seats)):
        if seat != viewer:
            cards |= int(state.hand[seat]) & ~int(state.open[seat])
    return {CARD_IDS[card] for card in members(cards & ~int(state.history))}


@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_no_hidden_card_is_named(seats: int, seed: int, options: dict[str, str]) -> None:
    for state in decisions(seats, seed, options, every=11):
        for viewer in (*range(seats), NOBODY):
            named = set(NAMED.findall(markup(state, viewer, ENGLISH)))
            assert not named & hidden_from(state, viewer)


def test_a_drawing_looks_at_nothing_but_what_its_viewer_sees() -> None:
    """Even a table that was not hidden is drawn as if it were."""
    for state in decisions(4, 2, every=23):
        for viewer in (*range(4), NOBODY):
            open_table = "".join(
                serialise(region.drawing) for region in VIEW.regions(state, viewer, ENGLISH)
            )
            assert open_table == markup(state, viewer, ENGLISH)


def test_spectators_see_only_backs() -> None:
    for state in decisions(3, 3, every=15):
        hand = next(
            r for r in VIEW.regions(GAME.hide(state, NOBODY), NOBODY, ENGLISH) if r.place == "hand"
        )
        assert "face-" not in serialise(hand.drawing)
        assert serialise(hand.drawing).count("#back") == state.hand_size(0)


def test_loaded_boats_of_others_lie_face_down() -> None:
    """P. 7; R-35"""
    for state in decisions(3, 1, every=5):
        for viewer in (0, NOBODY):
            drawn = markup(state, viewer, ENGLISH)
            named = set(NAMED.findall(drawn))
            others = [seat for seat in range(3) if seat != viewer]
            for seat in others:
                assert not named & {BOAT_IDS[boat] for boat in members(int(state.loaded[seat]))}
            assert drawn.count("#points-") == (0 if viewer == NOBODY else 1)


def test_all_is_shown_when_the_game_is_over() -> None:
    *_, (state, _) = steps(3, 1)
    assert markup(state, NOBODY, ENGLISH).count("#points-") == 3


def test_a_card_dealt_is_told_to_its_holder_only() -> None:
    for _, told in steps(3, 2):
        for event in told:
            if event.kind == "dealt":
                assert [seat for seat in (*range(3), NOBODY) if event.seen_by(seat)] == [event.seat]
                assert "hidden from the others" in VIEW.sentence(
                    event, ["Ada", "Balam", "Chione"], ENGLISH
                )
            if event.kind == "drew":
                assert not event.seen_by(event.seat)
