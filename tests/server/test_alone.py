"""A game for one: its turns end, are undone one by one, and it is won or lost in words."""

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from server.asgi import TestClient
from server.conftest import Serve
from server.play import finish, go, step, tab, turn
from toy.game import GAME
from ziggurat import registry
from ziggurat.core.game import Option
from ziggurat.server.errors import Refused
from ziggurat.server.game.preview import Outlook
from ziggurat.server.game.rows import RowKind
from ziggurat.server.game.session import Session
from ziggurat.server.game.setup import Setup
from ziggurat.server.http.shell import RequestContext
from ziggurat.server.new_game import form_page as form
from ziggurat.server.render.regions import Viewer, render_view
from ziggurat.server.render.words import words_for
from ziggurat.server.sessions.store import Store

TURNS = 6  # the number of cells of a garden


@pytest.fixture
def alone(toy_game: Setup) -> Setup:
    """Ada in an orchard of her own."""
    return replace(toy_game, players=toy_game.players[:1])


@pytest.fixture
def session(alone: Setup) -> Session:
    return Session(alone)


def played(session: Session, turns: int) -> Session:
    """After a number of turns and their ends."""
    for _ in range(turns):
        turn(session)
        step(session)
    return session


def ended(alone: Setup) -> Iterator[Session]:
    """Games to their end, one after the other."""
    for seed in range(60):
        session = Session(replace(alone, seed=seed))
        finish(session)
        yield session


def with_place(alone: Setup, place: int) -> Session:
    """A game that was won (1) or lost (2)."""
    return next(
        one for one in ended(alone) if one.table.outcome and one.table.outcome.places == (place,)
    )


class TestTurns:
    def test_a_turn_ends_though_the_same_seat_comes_next(self, session: Session) -> None:
        turn(session)
        assert session.waits and session.table.to_move == session.acting == 0
        assert session.choices() == []
        with pytest.raises(Refused) as refused:
            session.choose({0}, session.revision, "take:row-1")
        assert refused.value.why == "ended"
        step(session)
        assert not session.waits and session.turn == 2

    def test_a_turn_before_a_draw_waits_for_its_end_too(self, session: Session) -> None:
        """The last fruit of the row: chance is next, then the same seat."""
        played(session, 2)
        step(session)
        last = session.choices()[0]
        assert session.current.preview(
            last
        ).outlook is Outlook.ENDS and not session.current.is_final(last)
        decision = session.choose({0}, session.revision, last.text)
        assert [row.kind for row in decision.rows] == [RowKind.CHOOSE]
        go(session, decision)
        assert session.waits
        assert [row.kind for row in session.end({0}, session.revision).rows] == [RowKind.END]

    def test_the_log_has_every_turn(self, session: Session) -> None:
        finish(session)
        regions = render_view(session, Viewer(0)).regions
        told = [name for name, one in regions.items() if name.startswith("log-") and one]
        assert told == [f"log-{number}" for number in range(1, TURNS + 1)]

    def test_undo_stays_within_the_turn(self, session: Session) -> None:
        played(session, 1)
        before = session.table.state.flat()
        assert session.before == []
        turn(session)
        assert len(session.before) == 2
        go(session, session.undo({0}, session.revision, to=len(session.history.frames) - 3))
        assert session.table.state.flat() == before
        assert not session.waits and session.choices()
        with pytest.raises(Refused) as refused:
            session.undo({0}, session.revision)
        assert refused.value.why == "no-undo"
        turn(session)
        assert session.waits and session.turn == 2

    def test_asking_takes_back_one_turn_not_the_game(self, session: Session) -> None:
        played(session, 3)
        record = str(session.table.record)
        played(session, 1)
        go(session, session.ask({0}, session.revision))
        assert session.turn == 4 and session.proposals.pending is None
        assert str(session.table.record) == record
        go(session, session.ask({0}, session.revision))
        assert session.turn == 3

    def test_rows_make_the_same_game_again(self, session: Session) -> None:
        rows = [*turn(session), *step(session), *turn(session)]
        rows += go(session, session.undo({0}, session.revision))
        rows += finish(session)
        again = Session(session.setup, rows)
        assert str(again.table.record) == str(session.table.record)
        assert [frame.turn for frame in again.history.frames] == [
            frame.turn for frame in session.history.frames
        ]


class TestResult:
    @pytest.mark.parametrize(
        ("place", "lang", "said"),
        [
            (1, "en", "Ada wins with"),
            (1, "fr", "Ada gagne avec"),
            (2, "en", "Ada misses the target:"),
            (2, "fr", "Ada n’atteint pas l’objectif"),
        ],
    )
    def test_a_game_is_won_or_lost_in_words(
        self, alone: Setup, place: int, lang: str, said: str
    ) -> None:
        session = with_place(alone, place)
        assert session.table.outcome is not None
        points = session.table.outcome.scores[0]
        status = render_view(session, Viewer(0, lang)).regions["status"]
        assert said in status and f"{points} point" in status

    @pytest.mark.parametrize(
        ("key", "said"),
        [
            ("origins", "The target was {goal} points."),
            ("teotihuacan", "{goal} points to beat the Rival."),
        ],
    )
    def test_the_end_names_the_goal(self, alone: Setup, key: str, said: str) -> None:
        session = Session(replace(alone, game=key, version=registry.load(key).version, options={}))
        finish(session)
        facts: dict[str, Any] = session.table.facts(0)
        rival = facts.get("rival")
        goal = rival["score"] + rival["handicap"] if rival else facts["goal"]
        assert said.format(goal=goal) in render_view(session, Viewer(0)).regions["count"]

    def test_only_a_game_that_was_won_has_a_winner(self, alone: Setup) -> None:
        counts = [
            render_view(with_place(alone, place), Viewer(0)).regions["count"] for place in (1, 2)
        ]
        assert ["won" in count for count in counts] == [True, False]


def test_a_lone_player_plays_to_the_end_in_a_tab(serve: Serve, store: Store, alone: Setup) -> None:
    store.create(alone)
    client: TestClient = serve()
    with tab(client, "toy", "Ada") as ada:
        for _ in range(TURNS):
            assert "Your turn" in ada.regions["status"]
            ada.play_turn()
        assert "The game is over" in ada.regions["status"]


def test_the_form_seats_a_bot_beside_you_and_says_for_whom_an_option_is(
    toy_game: Setup, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game for one to four is not a game for one by default."""
    options = [Option("wall", ("a", "b"), seats=(1, 1)), Option("garden", ("a", "b"))]
    monkeypatch.setattr(GAME, "options", options)
    monkeypatch.setattr(form, "words_for", lambda lang, key: words_for(lang, "amytis"))
    page = form.new(RequestContext(words_for("en", "amytis"), None, "/"), "orchard", {})
    chosen = re.findall(r'value="(\w+)" selected', page)
    assert chosen[:4] == ["me", "medium", "empty", "empty"]
    ours = r'<label class="option"([^>]*)>(?:(?!</label>).)*name="option-'
    labels = re.findall(ours, page)
    assert ['data-fewest="1" data-most="1"' in label for label in labels] == [True, False]
