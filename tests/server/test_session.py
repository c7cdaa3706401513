"""When a choice is final, what can be taken back, and what is refused."""

from dataclasses import replace
from random import Random

import pytest

from server.play import finish, go, step, turn
from ziggurat import registry
from ziggurat.core.rules import CHANCE, NOBODY
from ziggurat.server.catalogue.playable import playable
from ziggurat.server.errors import CorruptGame, Refused
from ziggurat.server.game.players import PlayerKind
from ziggurat.server.game.preview import Outlook
from ziggurat.server.game.rows import (
    Agree,
    Ask,
    Back,
    Begin,
    Choose,
    Damaged,
    Decline,
    End,
    Leave,
    Offer,
    Row,
    RowKind,
    StoredRow,
    Undo,
)
from ziggurat.server.game.session import Session
from ziggurat.server.game.setup import Setup, rematch


def texts(session: Session) -> list[str]:
    return [choice.text for choice in session.choices()]


def refusal(session: Session, request: str, *arguments: object) -> str:
    """The word with which a request is refused."""
    revision = session.revision
    with pytest.raises(Refused) as refused:
        getattr(session, request)(*arguments)
    assert session.revision == revision
    return refused.value.why


class TestCommit:
    def test_the_last_choice_of_a_turn_waits_for_end_turn(self, session: Session) -> None:
        turn(session)
        assert session.table.to_move == CHANCE
        assert session.waits
        assert session.acting == 0
        assert session.choices() == []

    def test_end_turn_plays_chance_and_asks_the_next_seat(self, session: Session) -> None:
        turn(session)
        go(session, session.end({0}, session.revision))
        assert session.acting == 1
        assert not session.waits
        assert [event.kind for event in session.history.frames[-1].events] == ["revealed"]

    def test_end_turn_is_refused_while_something_is_left(self, session: Session) -> None:
        assert refusal(session, "end", {0}, 0) == "unfinished"
        step(session)
        assert refusal(session, "end", {0}, 1) == "unfinished"

    def test_nothing_can_be_chosen_after_the_turn_is_played(self, session: Session) -> None:
        turn(session)
        assert refusal(session, "choose", {0}, session.revision, "take:pile-1") == "ended"

    def test_a_turn_ends_by_itself_if_its_player_prefers(self, session: Session) -> None:
        step(session)
        rows = session.choose({0}, 1, "lay:site-0", ends=True).rows
        assert [row.kind for row in rows] == [RowKind.CHOOSE, RowKind.END]
        assert [row.kind for row in session.choose({0}, 1, "lay:site-0").rows] == [RowKind.CHOOSE]

    def test_a_draw_inside_the_turn_commits_by_itself_and_says_so(self, setup: Setup) -> None:
        session, draw = _before_a_draw(setup)
        seat, revision = session.acting, session.revision
        choice = next(choice for choice in session.choices() if choice.text == draw)
        assert session.current.is_final(choice)
        decision = session.choose({seat}, revision, draw)
        assert [row.kind for row in decision.rows] == [RowKind.CHOOSE, RowKind.END]
        turn_before = session.turn
        go(session, decision)
        assert session.acting == seat
        assert session.turn == turn_before
        assert refusal(session, "undo", {seat}, session.revision) == "no-undo"

    def test_the_game_is_over_only_after_the_last_end_turn(self, session: Session) -> None:
        rows = finish(session)
        almost = Session(session.setup, rows[:-1])
        assert almost.table.over
        assert not almost.over
        assert almost.acting == rows[-1].seat
        assert session.acting == NOBODY
        assert refusal(session, "choose", {0, 1}, session.revision, "take:pile-0") == "over"

    def test_turns_are_counted(self, session: Session) -> None:
        assert session.turn == 1
        turn(session)
        step(session)
        assert session.turn == 2


def _before_a_draw(setup: Setup) -> tuple[Session, str]:
    """A position where some choice draws and the same seat goes on."""
    for seed in range(60):
        session, rng = Session(replace(setup, seed=seed)), Random(seed)
        while not session.over:
            for choice in session.choices():
                if session.current.preview(choice).outlook is Outlook.DRAWS:
                    return session, choice.text
            step(session, rng.choice)
    raise AssertionError("no such position in sixty games")


class TestUndo:
    def test_a_step_is_taken_back(self, session: Session) -> None:
        before = session.table.state.flat()
        step(session)
        go(session, session.undo({0}, 1))
        assert session.table.state.flat() == before
        assert session.revision == 2
        assert len(session.history.frames) == 1

    def test_a_whole_turn_is_taken_back(self, session: Session) -> None:
        before = session.table.state.flat()
        turn(session)
        decision = session.undo({0}, session.revision, to=0)
        assert decision.rows == [Undo(0, len(session.history.frames) - 1)]
        go(session, decision)
        assert session.table.state.flat() == before
        assert session.acting == 0
        assert not session.before

    def test_undo_never_passes_the_end_of_a_turn(self, session: Session) -> None:
        turn(session)
        step(session)
        assert refusal(session, "undo", {0}, session.revision) == "not-yours"
        assert refusal(session, "undo", {1}, session.revision) == "no-undo"
        step(session)
        assert refusal(session, "undo", {1}, session.revision, 0) == "no-undo"
        go(session, session.undo({1}, session.revision))
        assert session.acting == 1

    @pytest.mark.parametrize("to", [-1, 1, 2, 99])
    def test_undo_goes_only_back_and_only_to_a_position(self, session: Session, to: int) -> None:
        step(session)
        assert refusal(session, "undo", {0}, 1, to) == "no-undo"

    def test_what_was_taken_back_is_not_in_the_record(self, session: Session) -> None:
        clean = str(session.table.record)
        step(session)
        go(session, session.undo({0}, 1))
        assert str(session.table.record) == clean

    def test_undo_does_not_fish_for_other_draws(self, setup: Setup) -> None:
        straight, wavering = Session(setup), Session(setup)
        turn(straight)
        step(straight)
        step(wavering)
        go(wavering, wavering.undo({0}, 1))
        turn(wavering)
        step(wavering)
        assert straight.table.state.flat() == wavering.table.state.flat()

    def test_a_decision_that_reveals_ends_undo_and_a_turn_that_is_played(
        self, session: Session, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        shows = type("Shows", (), {"reveals": lambda self, state: True, "version": 1})()
        step(session)
        assert session.before
        real = session.game
        shows.__class__.__getattr__ = lambda self, name: getattr(real, name)
        monkeypatch.setattr(session.table, "game", shows)
        assert all(session.current.is_final(choice) for choice in session.choices())
        rows = step(session)
        assert not session.before
        assert [row.kind for row in rows] == [RowKind.CHOOSE, RowKind.END], (
            "nobody waits for what is final"
        )
        assert (session.acting, session.turn) == (1, 2)
        assert refusal(session, "undo", {0}, session.revision) == "not-yours"


class TestRefusals:
    def test_a_stale_revision(self, session: Session) -> None:
        step(session)
        assert refusal(session, "choose", {0}, 0, "lay:site-0") == "stale"
        assert refusal(session, "undo", {0}, 0) == "stale"
        assert refusal(session, "end", {0}, 7) == "stale"

    def test_a_double_click_is_one_move(self, session: Session) -> None:
        go(session, session.choose({0}, 0, "take:pile-3"))
        assert refusal(session, "choose", {0}, 0, "take:pile-3") == "stale"

    @pytest.mark.parametrize("seats", [set(), {1}, {2, 3}])
    def test_a_seat_that_is_not_to_move(self, session: Session, seats: set[int]) -> None:
        assert refusal(session, "choose", seats, 0, "take:pile-3") == "not-yours"

    @pytest.mark.parametrize("text", ["", "take:pile-9", "lay:site-0", "reveal:garden-green", "x"])
    def test_a_choice_that_is_not_open(self, session: Session, text: str) -> None:
        assert refusal(session, "choose", {0}, 0, text) == "illegal"


def test_no_turn_of_a_rated_game_is_taken_back(setup: Setup) -> None:
    session = Session(replace(setup, rated=True))
    turn(session)
    step(session)
    assert refusal(session, "ask", {0}, session.revision) == "rated"


class TestFold:
    @pytest.mark.parametrize("seed", range(3))
    def test_rows_make_the_same_game_again(self, setup: Setup, seed: int) -> None:
        session = Session(replace(setup, seed=seed))
        rng, rows = Random(seed), list[Row]()
        while not session.over:
            rows += step(session, rng.choice)
            if session.before and rng.random() < 0.3:
                rows += go(session, session.undo({session.acting}, session.revision))
        again = Session(session.setup, rows)
        assert str(again.table.record) == str(session.table.record)
        assert again.revision == session.revision == len(rows)
        assert [frame.turn for frame in again.history.frames] == [
            frame.turn for frame in session.history.frames
        ]

    @pytest.mark.parametrize(
        ("row", "why"),
        [
            (Damaged(0, StoredRow("undo", 0, "all")), "the row is damaged"),
            (Choose(1, "take:pile-0"), "seat 1 is not to choose"),
            (Choose(0, "take:pile-77"), "'take:pile-77' is not a choice"),
            (Choose(0, "lay:site-0"), "'lay:site-0' is not possible now"),
            (End(0), "has no turn to end"),
            (Undo(0, 1), "cannot take back"),
            (Ask(0), "seat 0 has nothing to ask for"),
            (Agree(1), "nobody asks seat 1"),
            (Decline(1), "nobody asks seat 1"),
            (Offer(5), "seat 5 cannot ask for an end"),
            (Begin(0), "time runs already, or never does"),
            (Leave(5, "greedy"), "nobody sits in seat 5 who could leave"),
            (Back(0), "nobody has left seat 0"),
        ],
    )
    def test_rows_that_make_no_game_are_refused(self, setup: Setup, row: Row, why: str) -> None:
        with pytest.raises(CorruptGame, match=why) as corrupt:
            Session(setup, [row])
        assert "game abc, row 1:" in str(corrupt.value)

    def test_past_positions_can_be_seen_again(self, session: Session) -> None:
        start = session.table.state.flat()
        turn(session)
        assert session.seen(NOBODY, 0).flat() == start
        assert session.seen(NOBODY).flat() == session.table.state.flat()


def test_a_rematch_seats_the_same_players_the_other_first(setup: Setup) -> None:
    again = rematch(setup, "next", 11, 5.0, 3, here=[0])
    assert again.version == 3
    assert again.names == ["Balam", "Ada"]
    assert [one.kind for one in again.players] == [PlayerKind.INVITED, PlayerKind.PERSON], (
        "who did not ask is asked"
    )
    assert again.after == "abc"
    assert {player.token for player in again.players} == {p.token for p in setup.players}


@pytest.mark.parametrize("game", playable())
def test_the_past_is_played_again_as_it_was(game: str, setup: Setup) -> None:
    """Positions are not kept: with undo too, the record brings each of them back."""
    session = Session(Setup("abc", game, registry.load(game).version, {}, 7, setup.players))
    random, past = Random(7), [session.table.state.flat()]
    twin = Session(session.setup)  # one step may be two rows
    for number in range(24):
        rows = step(session, random.choice)
        if number % 5 == 4 and session.before:
            rows += go(session, session.undo({session.acting}, session.revision))
        for row in rows:
            twin.apply(row)
            del past[len(twin.history.frames) :]
            if len(twin.history.frames) > len(past):
                past.append(twin.table.state.flat())
    assert len(past) > 5
    assert [state.flat() for state in session.history.positions(session.table)] == past
