"""What the page says of a session: who did what, what it earned, and what is asked now."""

import gc
import json
import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, product
from random import Random
from typing import cast
from xml.etree.ElementTree import Element, fromstring

import pytest

from server.play import finish, step, turn
from ziggurat import registry
from ziggurat.art.stone import token
from ziggurat.core.bits import count
from ziggurat.core.rules import CHANCE
from ziggurat.games.pyramidion.state import Pyramidion
from ziggurat.games.teotihuacan.state import Teotihuacan
from ziggurat.games.uxmal.state import Uxmal
from ziggurat.games.uxmal.view.reckoning import forecast
from ziggurat.i18n.messages import LANGUAGES
from ziggurat.markup.element import Memo, escaped, serialise
from ziggurat.markup.memo import FieldMemo
from ziggurat.server.catalogue.playable import playable
from ziggurat.server.game.players import Player, PlayerKind
from ziggurat.server.game.rows import End
from ziggurat.server.game.session import Session
from ziggurat.server.game.setup import Setup
from ziggurat.server.identity.tokens import hashed
from ziggurat.server.render.player_names import PlayerNames
from ziggurat.server.render.regions import Viewer, render_view
from ziggurat.server.render.turns import moment, position
from ziggurat.server.render.words import words_for
from ziggurat.table import Choice
from ziggurat.views.gains import is_gain

EARNED = r'(?:<span>)?([^<>]+)<b class="earned">\+(\d+)</b>'


def scored(session: Session) -> list[int]:
    """What the last step of a player earned that player, event by event."""
    frame = session.history.frames[-1]
    return [event["points"] for event in frame.events if is_gain(event, frame.seat)]


def last(choices: list[Choice]) -> Choice:
    return choices[-1]


def seated(game: str, setup: Setup, seed: int = 7) -> Session:
    """Ada and Balam at another game."""
    return Session(Setup("abc", game, registry.load(game).version, {}, seed, setup.players))


def test_nothing_begins_before_everybody_is_there(setup: Setup) -> None:
    guest = Player(PlayerKind.OPEN, "Guest", token=hashed("x"))
    waiting = Session(replace(setup, players=(setup.players[0], guest)))
    assert "The table is set." in render_view(waiting, Viewer(0)).regions["say"]
    assert "The game starts." in render_view(Session(setup), Viewer(0)).regions["say"]


class TestQuestion:
    def test_undo_is_named_only_where_something_can_be_undone(self, session: Session) -> None:
        turn(session)
        assert "end your turn, or undo." in render_view(session, Viewer(0)).regions["status"]
        session.before.clear()
        assert "do: end your turn." in render_view(session, Viewer(0)).regions["status"]

    def test_the_winner_is_marked_as_well_as_named(self, session: Session) -> None:
        assert "<svg" not in render_view(session, Viewer(0)).regions["status"]
        finish(session)
        outcome = session.table.outcome
        assert outcome is not None
        status = render_view(session, Viewer(0)).regions["status"]
        assert status.count("<svg") == outcome.places.count(1) > 0
        for seat, place in enumerate(outcome.places):
            assert (serialise(token(seat, 16, 16)) in status) == (place == 1)


class TestPips:
    def test_pips_tell_what_the_next_scoring_would_bring(self, setup: Setup) -> None:
        session = seated("uxmal", setup)
        while forecast(cast(Uxmal, session.table.state), 0) < 5:
            step(session, last)
        pips = render_view(session, Viewer(1)).regions["pips"]
        for seat in range(2):
            soon = forecast(cast(Uxmal, session.table.state), seat)
            assert f">+{soon}</small>" in pips
            assert f"{setup.names[seat]}, +{soon} if scored now" in pips

    def test_pips_count_boats_where_points_are_secret(self, setup: Setup) -> None:
        session = seated("pyramidion", setup)
        pick = Random(3)
        while not cast(Pyramidion, session.table.state).loaded[0]:
            step(session, pick.choice)
        pips = render_view(session, Viewer(1)).regions["pips"]
        shown = re.findall(r"</svg>(\d+)</small>", pips)
        loaded = cast(Pyramidion, session.table.state).loaded
        assert shown == [str(count(loaded[seat])) for seat in range(2)]
        assert "1 boat" in pips


class TestPoints:
    def test_points_stand_beside_the_sentence_that_earned_them(self, session: Session) -> None:
        while not scored(session):
            step(session)
        (points,) = scored(session)
        regions = render_view(session, Viewer(0)).regions
        ((line, shown),) = re.findall(EARNED, regions[f"log-{session.turn}"])
        assert f"scores {points}" in line
        assert int(shown) == points
        told = re.sub(r"<.*?>", "", regions["say"])
        assert told.startswith("Ada places ")
        assert told.endswith(f"+{points}")

    def test_what_others_earn_by_a_step_is_not_added_to_it(self, setup: Setup) -> None:
        session = seated("uxmal", setup)
        while not (theirs := self.of_others(session)) or not scored(session):
            step(session)
        mine, log = scored(session), render_view(session, Viewer(0)).regions[f"log-{session.turn}"]
        assert [int(points) for _, points in re.findall(EARNED, log)] == mine
        assert theirs

    @staticmethod
    def of_others(session: Session) -> list[int]:
        frame = session.history.frames[-1]
        told = [event for event in frame.events if event.kind == "scored"]
        return [event["points"] for event in told if event.seat != frame.seat]

    def test_a_step_that_earns_nothing_is_told_by_its_first_sentence(
        self, session: Session
    ) -> None:
        step(session)
        say = render_view(session, Viewer(0)).regions["say"]
        assert "takes" in say
        assert "earned" not in say


class TestPast:
    def test_the_caption_says_what_happened(self, session: Session) -> None:
        turn(session)
        session.apply(End(0))
        chance = len(session.history.frames) - 1
        turn(session)
        for at, told in ((1, "Ada takes"), (2, "Ada places"), (chance, "Next tile in row")):
            say = render_view(session, Viewer(0, at=at)).regions["say"]
            whole = re.sub(r"<.*?>", "", say)
            assert whole.startswith(told)

    def test_a_turn_is_a_run_of_choices_with_what_chance_did_after_it(
        self, session: Session
    ) -> None:
        turn(session)
        assert moment(session, None) == (1, 1, 2, 2)
        session.apply(End(0))
        drawn = len(session.history.frames) - 1
        assert session.history.frames[drawn].seat == CHANCE
        turn(session)
        last = len(session.history.frames) - 1
        assert moment(session, 0) == (0, 2, 0, 0)
        assert moment(session, 1) == (1, 2, 1, drawn)
        assert moment(session, drawn) == (1, 2, drawn, drawn)
        assert moment(session, drawn + 1) == (2, 2, 1, last - drawn)
        assert moment(session, None) == moment(session, last) == (2, 2, last - drawn, last - drawn)
        assert [position(session, turn) for turn in (-1, 0, 1, 2)] == [0, 0, 1, drawn + 1]
        assert position(session, 1, drawn) == position(session, 1, 99) == drawn
        assert position(session, 2, 99) is position(session, 3) is None, "that is now"


class TestNames:
    @pytest.mark.parametrize(
        ("lang", "said", "written"),
        [
            ("en", "the city of {0}, then {1}", "the city of Ada, then Balam"),
            ("fr", "Cité de {0}, plus forte que {0}", "Cité d’Ada, plus forte qu’Ada"),
            ("fr", "De {0} ou de {1}", "D’Ada ou de Balam"),
            ("fr", "monde {0}", "monde Ada"),
            ("fr", "la Suède {0}, d'où {0}{1}", "la Suède Ada, d'où AdaBalam"),
            ("fr", "de {2}", "de Joueur 3"),
            ("en", "{1} \ue03f \U0010ffff", "Balam \ue03f \U0010ffff"),
        ],
    )
    def test_names_are_put_in_where_they_go(self, lang: str, said: str, written: str) -> None:
        words = words_for(lang)
        text = said.format(*map(words.player, range(3)))
        assert PlayerNames(["Ada", "Balam"], words).in_text(text) == written

    def test_a_message_has_the_names_as_its_markup_wants_them(self, setup: Setup) -> None:
        ada, balam = '<b>"A\\d&a"', "Émile \u2028"
        players = tuple(
            replace(one, name=name) for one, name in zip(setup.players, (ada, balam), strict=True)
        )
        shown = render_view(Session(replace(setup, players=players)), Viewer(0, "fr"))
        told = shown.names.in_message(
            {"r": {name: [*parts] for name, parts in shown.parts.items()}}
        )
        heard = json.loads(told)["r"]
        assert {name: "".join(parts) for name, parts in heard.items()} == shown.regions
        assert escaped(ada) in shown.regions["player-0"]


class TestMarks:
    def test_what_can_be_chosen_is_marked_above_the_last_step(self, setup: Setup) -> None:
        session, pick = seated("pyramidion", setup), Random(3)
        both = r'class="last"/><rect[^>]*class="halo"'
        while not (found := re.search(both, self.drawn(session))):
            step(session, pick.choice)
        assert found
        assert not re.search(r'class="ring[^>]*/><rect[^>]*class="last"', self.drawn(session))

    @staticmethod
    def drawn(session: Session) -> str:
        return "".join(render_view(session, Viewer(session.acting)).regions.values())


class TestReason:
    @pytest.mark.parametrize(
        ("rival", "lang", "said"),
        [
            (-200, "en", "The game is over. The Rival is beaten."),
            (999, "en", "The game is over. The Rival stays ahead."),
            (-200, "fr", "Partie terminée. Le Rival est battu."),
        ],
    )
    def test_the_end_says_why(self, setup: Setup, rival: int, lang: str, said: str) -> None:
        version = registry.load("teotihuacan").version
        session = Session(Setup("abc", "teotihuacan", version, {}, 7, setup.players[:1]))
        cast(Teotihuacan, session.table.state).rival_points = rival
        finish(session, Random(5).choice)
        assert said in render_view(session, Viewer(0, lang)).regions["status"]


class TestLog:
    def test_it_reads_from_top_to_bottom(self, setup: Setup) -> None:
        """Turn by turn, step by step, and the last one is the newest."""
        session = seated("uxmal", setup)
        for _ in range(30):
            step(session, last)
        regions = render_view(session, Viewer(0)).regions
        turns = [name for name in regions if name.startswith("log-")]
        assert turns == [f"log-{number}" for number in range(1, session.turn + 1)]
        written = "".join(regions[name] for name in turns)
        steps = [int(number) for number in re.findall(r'data-do="at" data-at="(\d+)"', written)]
        assert len(steps) > session.turn and steps == sorted(set(steps))
        assert steps[-1] == len(session.history.frames) - 1


LOOKS, APART = 4, 6  # at each game, and how many steps later than the one before


def choices_in(markup: str) -> Iterator[Element]:
    """What can be chosen in a region, by whatever it is drawn or written with."""
    if "data-choice" not in markup:
        return
    for element in fromstring(f"<r>{markup}</r>").iter():
        if "data-choice" in element.attrib:
            yield element


def letters(element: Element) -> Iterator[str]:
    """The words to be seen on something: neither figures nor what it brings, told by its badge."""
    if "gain" in element.get("class", "").split():
        return
    for text in (element.text, *(child.tail for child in element)):
        yield from re.findall(r"[^\W\d_]{2,}", re.sub(r"\(.*?\)", "", text or ""))
    for child in element:
        yield from letters(child)


class TestName:
    def test_of_a_choice_says_what_is_written_on_it(self, setup: Setup) -> None:
        """Who speaks to the page says what they see: in every game, the languages in turn."""
        seen, random = 0, Random(3)
        for number, key in product(range(LOOKS), playable()):
            session = seated(key, setup, seed=number)
            for _ in range(number * APART):
                step(session, random.choice)
            shown = render_view(session, Viewer(session.acting, LANGUAGES[number % len(LANGUAGES)]))
            for choice in chain.from_iterable(map(choices_in, shown.regions.values())):
                name, written = choice.get("aria-label"), list(letters(choice))
                assert name or written
                seen += bool(name and written)
                assert not name or all(word.lower() in name.lower() for word in written), name
        assert seen > LOOKS


def forget_pieces() -> None:
    """Have every piece and every picture drawn again."""
    for one in gc.get_objects():
        if type(one) in (Memo, FieldMemo):
            one.drawn.clear()


@pytest.mark.parametrize("game", playable())
def test_a_piece_that_is_kept_is_the_same_as_one_drawn_anew(game: str, setup: Setup) -> None:
    """Choices and the last move are marked on pieces: never on what others are shown."""
    kept, anew = seated(game, setup), seated(game, setup)
    for number in range(10):
        warm = [render_view(kept, Viewer(seat)).regions for seat in (0, 1, 0)]
        forget_pieces()
        assert warm == [render_view(anew, Viewer(seat)).regions for seat in (0, 1, 0)], number
        for session in (kept, anew):
            step(session, Random(number).choice)
