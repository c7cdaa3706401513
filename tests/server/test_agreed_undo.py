"""A turn that is over is taken back if the others agree, and chance fishes nothing new."""

from dataclasses import replace

import pytest

from server.asgi import TestClient
from server.play import go, step, tab, turn
from ziggurat.server.errors import Refused
from ziggurat.server.game.players import Player, PlayerKind
from ziggurat.server.game.proposals import Proposal
from ziggurat.server.game.rows import Row, RowKind
from ziggurat.server.game.session import Session
from ziggurat.server.game.setup import Setup


def play_turns(session: Session, turns: int) -> list[Row]:
    """Whole turns with their ends."""
    rows: list[Row] = []
    for _ in range(turns):
        rows += turn(session)
        rows += step(session)
    return rows


def refusal(session: Session, request: str, *arguments: object) -> str:
    """The word with which a request is refused."""
    revision = session.revision
    with pytest.raises(Refused) as refused:
        getattr(session, request)(*arguments)
    assert session.revision == revision
    return refused.value.why


class TestSession:
    def test_the_others_are_asked(self, session: Session) -> None:
        start = session.table.state.flat()
        play_turns(session, 3)
        assert session.last_turn(1) == 2
        go(session, session.ask({0}, session.revision))
        assert session.proposals.pending == Proposal(0, 3, frozenset({1}))
        go(session, session.answer({1}, session.revision, agrees=True))
        assert (session.turn, session.acting) == (3, 0)
        go(session, session.ask({0}, session.revision))
        go(session, session.answer({1}, session.revision, agrees=True))
        assert (session.turn, session.acting) == (1, 0)
        assert session.table.state.flat() == start

    def test_chance_brings_the_same_again(self, session: Session) -> None:
        play_turns(session, 2)
        before = str(session.table.record)
        go(session, session.ask({1}, session.revision))
        go(session, session.answer({0}, session.revision, agrees=True))
        assert (session.turn, session.acting, len(session.history.starts)) == (2, 1, 2)
        play_turns(session, 1)
        assert str(session.table.record) == before

    def test_bots_always_agree(self, setup: Setup) -> None:
        bot = Player(PlayerKind.BOT, "Easy bot", "easy")
        session = Session(replace(setup, players=(setup.players[0], bot)))
        play_turns(session, 2)
        go(session, session.ask({0}, session.revision))
        assert (session.turn, session.acting) == (1, 0)

    def test_one_refusal_is_enough(self, session: Session) -> None:
        play_turns(session, 1)
        record = str(session.table.record)
        go(session, session.ask({0}, session.revision))
        go(session, session.answer({1}, session.revision, agrees=False))
        assert session.proposals.pending is None
        assert str(session.table.record) == record

    def test_those_at_one_screen_decline_once(self, setup: Setup) -> None:
        session = Session(replace(setup, game="uxmal", players=(*setup.players, setup.players[1])))
        play_turns(session, 1)
        go(session, session.ask({0}, session.revision))
        (row,) = go(session, session.answer({1, 2}, session.revision, agrees=False))
        assert row.kind == RowKind.DECLINE
        assert session.proposals.pending is None

    def test_who_asked_may_withdraw(self, session: Session) -> None:
        rows = play_turns(session, 1)
        record = str(session.table.record)
        rows += go(session, session.ask({0}, session.revision))
        rows += go(session, session.answer({0}, session.revision, agrees=False))
        assert session.proposals.pending is None
        assert str(Session(session.setup, rows).table.record) == record
        assert refusal(session, "answer", {1}, session.revision, True) == "not-yours"

    def test_whoever_plays_on_has_answered(self, session: Session) -> None:
        play_turns(session, 1)
        go(session, session.ask({0}, session.revision))
        step(session)
        assert session.proposals.pending is None
        assert refusal(session, "answer", {1}, session.revision, True) == "not-yours"

    def test_what_cannot_be_asked(self, session: Session) -> None:
        assert refusal(session, "ask", {0}, 0) == "no-undo"
        assert refusal(session, "ask", set(), 0) == "not-yours"
        step(session)
        assert refusal(session, "ask", {0}, 1) == "no-undo"  # its own free step
        play_turns(session, 1)
        go(session, session.ask({0}, session.revision))
        assert refusal(session, "ask", {0}, session.revision) == "no-undo"
        assert refusal(session, "answer", {0}, session.revision, True) == "not-yours"

    def test_the_rows_make_the_same_game_again(self, session: Session) -> None:
        rows = play_turns(session, 4)
        rows += go(session, session.ask({0}, session.revision))
        rows += go(session, session.answer({1}, session.revision, agrees=True))
        rows += play_turns(session, 3)
        again = Session(session.setup, rows)
        assert str(again.table.record) == str(session.table.record)
        assert again.table.state.flat() == session.table.state.flat()
        assert [frame.turn for frame in again.history.frames] == [
            frame.turn for frame in session.history.frames
        ]


class TestAtTheTable:
    def test_a_turn_is_taken_back_when_the_other_agrees(self, client: TestClient) -> None:
        with tab(client, token="Ada") as ada, tab(client, token="Balam") as balam:
            start = ada.regions["piles"]
            ada.play_turn()
            while "Ada" not in balam.regions["log-1"] or balam.view["rev"] < ada.view["rev"]:
                balam.hear("view")
            assert 'data-do="ask"' in ada.regions["ask"]
            ada.act("ask")
            while 'data-do="agree"' not in balam.regions["actions"]:
                balam.hear("view")
            assert "will come up again" in balam.regions["status"]
            assert "Waiting for Balam" in ada.regions["status"]
            assert "Your request is waiting" in ada.regions["ask"]
            assert "Ada’s request is waiting" in balam.regions["ask"]
            balam.act("agree")
            while ada.regions["piles"] != start:
                ada.hear("view")
            assert ada.regions["log-1"] == ada.regions["log-2"] == ""
            assert ada.view["mine"]

    def test_who_withdraws_a_request_asks_again_next_turn(self, client: TestClient) -> None:
        with tab(client, token="Ada") as ada, tab(client, token="Balam") as balam:
            ada.play_turn()
            ada.act("ask")
            assert 'data-do="decline"' in ada.regions["actions"]
            while 'data-do="agree"' not in balam.regions["actions"]:
                balam.hear("view")
            ada.act("decline")
            assert "Waiting for" not in ada.regions["status"]
            while 'data-do="agree"' in balam.regions["actions"]:
                balam.hear("view")
            assert 'data-do="ask"' not in ada.regions["ask"]
            assert "already asked" in ada.regions["ask"]
            assert ada.refusal("ask", rev=ada.view["rev"]) == "repeated"

    def test_after_an_agreed_request_one_may_ask_again_at_once(self, client: TestClient) -> None:
        """What all agreed to does not count: neither this turn nor the pause is used up."""
        with tab(client, token="Ada") as ada, tab(client, token="Balam") as balam:
            for _ in range(2):
                ada.play_turn()
                ada.act("ask")
                while 'data-do="agree"' not in balam.regions["actions"]:
                    balam.hear("view")
                balam.act("agree")
                while not ada.view["mine"]:
                    ada.hear("view")
            assert ada.regions["log-1"] == ""

    def test_those_at_one_screen_need_not_ask_each_other(self, client: TestClient) -> None:
        with tab(client, token="Ada Balam") as both:
            both.play_turn()
            both.play_turn()
            both.act("ask")
            while both.regions["log-1"] or both.regions["log-2"]:
                both.hear("view")
            assert both.view["mine"]
