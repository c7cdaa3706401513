"""The view of Amytis over whole random games: anchors, names, sizes, secrets."""

import re
from typing import cast

import pytest

from games.amytis.positions import play, scene, tile
from laws.pages import offers
from views.playing import ALL_B, positions
from ziggurat import registry
from ziggurat.art.stone import TOKEN
from ziggurat.core.rules import CHANCE, NOBODY
from ziggurat.games.amytis.components import BUILDING_IDS, LAP, PROJECT_IDS
from ziggurat.games.amytis.state import Amytis
from ziggurat.games.amytis.view.board import main_board, score_markers
from ziggurat.games.amytis.view.cards import lying
from ziggurat.games.amytis.view.ground import BOARD_WIDTH
from ziggurat.i18n.messages import LANGUAGES, Words
from ziggurat.markup.element import by_id, serialise
from ziggurat.table import Table
from ziggurat.views import view_of
from ziggurat.views.anchors import ShownChoice, attach
from ziggurat.views.gains import gains

VIEW = view_of("amytis")
ENGLISH = Words("en", "amytis")
NAMES = ["Ada", "Balam"]
GAMES = [(1, None), (2, ALL_B)]


def markup(table: Table, seat: int, words: Words = ENGLISH) -> str:
    """All regions as a seat sees them."""
    drawn = VIEW.regions(table.seen(seat), seat, words)
    return "".join(serialise(region.drawing) for region in drawn)


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
        assert all(offer.hint for offer in offers("amytis", table.seen(table.to_move), words))


@pytest.mark.parametrize(("seed", "options"), GAMES)
def test_only_what_a_palace_offers_is_asked_for(seed: int, options: dict[str, str] | None) -> None:
    """Side B pays points instead of a card, and cards may run out."""
    asked = 0
    for table in positions(seed, options):
        if VIEW.game.asking(table.state) != "palace":
            continue
        asked += 1
        prompt = VIEW.prompt(table.seen(table.to_move), ENGLISH)
        verbs = {choice.text.partition(":")[0] for choice in table.choices()}
        assert ("score" in prompt.lower()) == ("points" in verbs)
        assert ("Take" in prompt) == bool(verbs - {"points"})
        assert VIEW.is_known("points", table.seen(0)) == ("points" in verbs)
    assert asked


def test_a_log_line_says_who_and_what() -> None:
    table = Table("amytis", seed=1)
    told = table.choose(table.choices()[0].text)
    assert re.fullmatch(
        r"Ada takes an? \w+ \w+ \(row 1, column 1\)", VIEW.sentence(told[0], NAMES, ENGLISH)
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
        text = markup(table, 0)
        for event in told:
            flights = VIEW.flights(event)
            assert all(f'id="{start}"' in text for start in flights.values())
            landed = [f'data-p="{name}"' in text for name in flights]
            if event.kind == "favoured":  # it does not say which of the bottom row
                assert any(landed)
            else:
                assert all(landed), flights
        table.draw()


def test_own_things_come_first() -> None:
    table = next(positions(1))
    for seat in (0, 1):
        city = VIEW.regions(table.seen(seat), seat, ENGLISH)[0]
        assert f'id="s{seat}-site-0"' in serialise(city.drawing)


def test_two_scores_on_one_step_stay_on_the_board() -> None:
    state = scene()
    for points in range(LAP):
        state.earned[0] = state.earned[len(BUILDING_IDS)] = points
        text = "".join(serialise(one) for one in score_markers(state, ENGLISH))
        first, second = (float(x) for x in re.findall(r"translate\(([\d.]+)", text))
        assert TOKEN * 1.25 < first < second < BOARD_WIDTH - TOKEN * 1.25


def test_the_end_shows_one_total() -> None:
    *_, table = positions(1)
    assert table.outcome is not None
    text = markup(table, 0)
    assert list(VIEW.scores(table.seen(0))) == list(table.outcome.scores)
    for seat, points in enumerate(table.outcome.scores):
        label = ENGLISH.say("score", player=ENGLISH.player(seat), points=points)
        assert text.count(f'aria-label="{label}"') == 2  # on the track and on the player's plate


def test_gains_are_the_points_scored_at_once() -> None:
    """A garden on side A, in the city of the rulebook's numbers. (p. 7)"""
    state = scene("2 1 1 / . 2 . / . . 1")
    state.tops[0] = tile("Gg")
    play(state, "take:pile-0")
    game = registry.load("amytis")
    earned = {game.catalogue.text(one): gain.now for one, gain in gains(game, state, 0).items()}
    heights = {"lay:site-0": 1, "lay:site-1": 3, "lay:site-3": 4, "lay:site-4": 1}
    assert {text: earned[text] for text in heights} == heights


def test_no_outline_crosses_a_height_or_an_architect() -> None:
    seen = 0
    for table in positions(5):
        board = main_board(cast(Amytis, table.state), ENGLISH)
        for number, pile in by_id([board]).items():
            if number.startswith("pile-") and pile.spot is not None and pile.spot.over:
                above = "".join(str(one) for one in pile.children[-pile.spot.over :])
                assert "#height-" in above
                assert ("architect-" in above) is ("architect-" in serialise(pile))
                seen += "architect-" in above
    assert seen


def test_no_ring_cuts_the_points_of_a_project() -> None:
    card = lying(0, "", False, Words("en", "amytis"))
    attach(by_id([card]), [ShownChoice(f"project:{PROJECT_IDS[0]}", "Take it")], 0, "")
    drawn = serialise(card)
    assert drawn.index('class="ring"') < drawn.rindex('href="#points-')


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_as_text_names_favours_in_words(lang: str) -> None:
    """Ids such as `stacks-1` are for programs."""
    words, state = Words(lang, "amytis"), scene()
    assert "bottom-row" not in VIEW.text(state, 0, words)
    state.favours[0] = 1
    state.bottom[1] = 2
    told = VIEW.text(state, 0, words).splitlines()
    assert f"  ○ {words.say('favour-stacks-1')}" in told
    assert f"  ◇◇ {words.say('favour-bottom-row')}" in told
    assert all(": " not in line.replace("\u202f: ", "") for line in told if lang == "fr")
