"""Who leaves gets a bot and may come back; a game all have left, or want to end, is closed."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from server.asgi import TestClient
from server.conftest import Serve
from server.play import finish, go, step, tab, turn
from ziggurat.commitment import Secret
from ziggurat.server.errors import CorruptGame, Refused
from ziggurat.server.game.changeset import Changeset
from ziggurat.server.game.incompatible import record_of
from ziggurat.server.game.leaving import AGREED, LEFT, Attendance
from ziggurat.server.game.players import Player, PlayerKind
from ziggurat.server.game.proposals import Proposal
from ziggurat.server.game.rows import Back, Late, Leave, Offer, Row
from ziggurat.server.game.session import Session
from ziggurat.server.game.setup import Setup
from ziggurat.server.sessions.archive import result_of, with_initial_draws
from ziggurat.server.sessions.store import Store
from ziggurat.table import replay
from ziggurat.verifying import CheckResult, verify


def refusal(request: Callable[[], Changeset]) -> str:
    with pytest.raises(Refused) as refused:
        request()
    return refused.value.why


class TestLeaving:
    def test_a_bot_of_the_tables_level_takes_the_seat(self, setup: Setup) -> None:
        session = Session(setup)
        assert go(session, session.leave({1})) == [Leave(1, "medium")]
        assert session.is_bot(1)
        assert session.bot(1) == "medium"
        assert session.persons == {0}
        hard = Session(
            replace(setup, players=(setup.players[0], Player(PlayerKind.BOT, "Nabu", "hard")))
        )
        assert hard.leave({0}).rows == [Leave(0, "hard")]

    def test_one_leaves_ones_own_seat_and_once(self, session: Session) -> None:
        assert refusal(lambda: session.leave(set())) == "not-yours"
        assert refusal(lambda: session.leave({7})) == "not-yours"
        go(session, session.leave({1}))
        assert refusal(lambda: session.leave({1})) == "not-yours"

    def test_the_turn_of_whoever_left_goes_on(self, session: Session) -> None:
        step(session)
        go(session, session.leave({0}))
        assert session.acting == 0
        assert not session.asks(0)
        turn(session)
        assert session.waits
        step(session)
        assert session.acting == 1
        assert session.asks(1)

    def test_who_left_may_come_back_if_the_table_allows_it(self, setup: Setup) -> None:
        session = Session(setup)
        assert refusal(lambda: session.back({0})) == "not-yours"
        go(session, session.leave({0}))
        assert refusal(lambda: session.back({1})) == "not-yours"
        assert refusal(lambda: session.back({0})) == "bot-turn"
        turn(session)
        assert refusal(lambda: session.back({0})) == "bot-turn"
        step(session)
        go(session, session.back({0, 1}))
        turn(session)
        step(session)
        assert session.asks(0)
        strict = Session(replace(setup, returns=False))
        go(strict, strict.leave({0}))
        assert refusal(lambda: strict.back({0})) == "left"

    def test_when_the_last_person_leaves_the_game_is_closed(self, session: Session) -> None:
        go(session, session.leave({0}))
        assert not session.over
        go(session, session.leave({1}))
        assert (session.over, session.closed) == (True, LEFT)
        assert session.choices() == []
        assert refusal(lambda: session.back({0})) == "over"
        assert refusal(lambda: session.leave({0})) == "over"

    def test_nothing_comes_after_a_closed_game(self, session: Session) -> None:
        go(session, session.leave({0, 1}))
        with pytest.raises(CorruptGame, match="closed"):
            session.apply(Back(0))

    def test_who_is_gone_is_told_by_rows_alone(self) -> None:
        left, late = Leave(0, "easy"), Late(1, "easy")
        assert Attendance([left, late, Back(0)]).away == {1: late}

    def test_leaving_ends_what_was_asked(self, session: Session) -> None:
        go(session, session.offer({0}, 0))
        go(session, session.leave({1}))
        assert session.proposals.pending is None


class TestEnd:
    def test_all_persons_agree(self, session: Session) -> None:
        assert go(session, session.offer({0}, 0)) == [Offer(0)]
        assert session.proposals.pending == Proposal(0, 0, frozenset({1}))
        assert refusal(lambda: session.offer({1}, 1)) == "asked"
        assert refusal(lambda: session.offer(set(), 1)) == "not-yours"
        go(session, session.answer({1}, 1, agrees=True))
        assert (session.over, session.closed) == (True, AGREED)

    def test_one_is_enough_to_go_on(self, session: Session) -> None:
        go(session, session.offer({0}, 0))
        go(session, session.answer({1}, 1, agrees=False))
        assert (session.over, session.proposals.pending) == (False, None)
        assert [note.row.seat for note in session.history.notes] == [1]  # the author is notified
        go(session, session.offer({1}, 2))
        go(session, session.answer({1}, 3, agrees=False))
        assert len(session.history.notes) == 1, "withdrawn"
        go(session, session.leave({0, 1}))
        assert [told for _, told in session.opened().notes if "agree" in told] == []

    def test_nothing_is_agreed_on_without_who_is_back(self, setup: Setup) -> None:
        three = (*setup.players, Player(PlayerKind.PERSON, "Chak"))
        session = Session(replace(setup, game="uxmal", players=three))
        go(session, session.leave({2}))
        go(session, session.offer({0}, session.revision))
        go(session, session.back({2}))
        go(session, session.answer({1}, session.revision, agrees=True))
        assert not session.over
        go(session, session.answer({2}, session.revision, agrees=True))
        assert session.closed == AGREED

    def test_bots_agree_and_so_do_those_who_play_for_somebody(self, session: Session) -> None:
        go(session, session.leave({1}))
        go(session, session.offer({0}, 1))
        assert session.closed == AGREED

    def test_a_bot_that_plays_on_answers_nothing(self, setup: Setup) -> None:
        players = (Player(PlayerKind.BOT, "Nabu", "easy"), *setup.players)
        session = Session(replace(setup, game="uxmal", players=players))
        go(session, session.offer({1}, 0))
        turn(session)
        step(session)
        assert session.proposals.pending is not None
        turn(session)
        assert session.proposals.pending is None  # a person does

    def test_nobody_has_won_and_the_count_is_kept(self, session: Session) -> None:
        turn(session)
        go(session, session.offer({0}, session.revision))
        go(session, session.answer({1}, session.revision, agrees=True))
        result = result_of(session)
        assert result is not None
        assert result.places == (0, 0)
        assert (result.reason, result.closed) == (AGREED, AGREED)
        assert result.counts["fr"][-1][1] == result.scores

    def test_a_game_that_is_over_ended_by_its_rules(self, session: Session) -> None:
        finish(session)
        result = result_of(session)
        assert result is not None
        assert not result.closed
        assert refusal(lambda: session.leave({0})) == "over"


class TestRecord:
    """It says who chose what, and any reader of records can read it."""

    def played(self, setup: Setup) -> tuple[Session, list[Row]]:
        session = Session(with_initial_draws(replace(setup, secret=Secret("a" * 64))))
        rows = step(session) + go(session, session.leave({0})) + turn(session) + step(session)
        rows += step(session) + go(session, session.undo({1}, session.revision))
        rows += turn(session) + go(session, session.back({0})) + step(session)
        rows += step(session) + go(session, session.leave({0, 1}))
        return session, rows

    def test_a_bot_chose_from_here_on(self, setup: Setup) -> None:
        session, _ = self.played(setup)
        lines = str(session.opened()).splitlines()
        first = lines.index("# seat 0: Ada leaves, bot:medium chooses from here on")
        back = lines.index("# seat 0: Ada is back and chooses from here on")
        assert lines[first - 1].startswith("0 ")
        assert {line[0] for line in lines[first + 1 : back]} <= {"0", "1", "?"}
        assert lines[-4:-2] == ["# closed: left", "closed left"]
        assert lines[-1] == f"secret {'a' * 64}"
        assert not any(line.startswith("=") for line in lines)

    def test_who_was_a_bot_from_the_beginning(self, setup: Setup) -> None:
        bot = Player(PlayerKind.BOT, "Sak Kuk", bot="hard")
        session = Session(replace(setup, players=(*setup.players[:1], bot)))
        turn(session)
        go(session, session.leave({0}))
        lines = str(session.opened()).splitlines()
        told = lines.index("# seat 1: Sak%20Kuk is bot:hard")
        assert not any(line[:2] in ("0 ", "1 ") for line in lines[:told])
        assert replay("\n".join(lines)).state.flat() == session.table.state.flat()

    def test_it_can_be_replayed_and_its_chance_checked(self, setup: Setup) -> None:
        session, _ = self.played(setup)
        text = str(session.opened())
        assert replay(text).state.flat() == session.table.state.flat()
        assert verify(text).draws is CheckResult.FITS

    def test_it_needs_no_rules(self, setup: Setup) -> None:
        session, rows = self.played(setup)
        assert str(record_of(session.setup, rows, result_of(session))) == str(session.opened())

    def test_a_hostile_name_stays_a_name(self, setup: Setup) -> None:
        players = (replace(setup.players[0], name="# x\n0 take:pile-1"), setup.players[1])
        session = Session(replace(setup, players=players))
        go(session, session.leave({0, 1}))
        assert replay(str(session.opened())).state.flat() == session.table.state.flat()


class TestTabs:
    """At the app, where a bot that takes the first choice plays for the player who left."""

    def test_somebody_leaves_and_comes_back(self, client: TestClient) -> None:
        with tab(client, token="Ada") as ada, tab(client, token="Balam") as balam:
            ada.act("leave")
            while not balam.view["mine"]:
                balam.hear("view")
            assert "⚙ bot, medium" in balam.regions["player-0"]
            assert "Ada leaves. A bot takes over." in balam.regions["log-1"]
            while "You left the game" not in ada.regions["status"]:
                ada.hear("view")
            assert 'data-do="back"' in ada.regions["actions"]
            assert not ada.view["mine"]
            assert ada.refusal("end", rev=balam.view["rev"]) == "not-yours"
            ada.act("back")
            assert "Ada is back." in "".join(ada.regions.values())
            assert "⚙" not in ada.regions["player-0"] + ada.regions["pips"]

    def test_the_others_are_told_at_once_who_leaves_and_returns(self, client: TestClient) -> None:
        with tab(client, token="Ada") as ada, tab(client, token="Balam") as balam:
            ada.act("leave")
            assert balam.hear("note")["say"] == "Ada leaves. A bot takes over."
            while not balam.view["mine"]:
                balam.hear("view")
            while ada.view["rev"] != balam.view["rev"]:
                ada.hear("view")
            ada.act("back")
            assert balam.hear("note")["say"] == "Ada is back."
            while balam.view["rev"] != ada.view["rev"]:
                balam.hear("view")
            balam.act("leave")
            assert ada.hear("note")["say"] == "Balam leaves. A bot takes over.", (
                "not her own leaving"
            )

    def test_the_last_one_closes_the_game(
        self, serve: Serve, client: TestClient, store: Store
    ) -> None:
        with tab(client, token="Ada Balam") as both:
            both.act("leave")
            while not both.view["mine"]:  # the bot plays Ada's turn
                both.hear("view")
            both.act("leave")
            assert "No winner" in both.regions["status"]
        result = store.result("abc")
        assert result is not None
        assert result.closed == LEFT
        page = serve().get("/g/abc", headers={"accept-language": "fr"}).text
        assert "la partie est interrompue" in page
        assert "# closed: left" in serve().get("/g/abc/record").text

    def test_an_end_agreed_by_all(self, client: TestClient) -> None:
        with tab(client, token="Ada") as ada, tab(client, token="Balam") as balam:
            ada.act("offer")
            balam.hear("view")
            assert "proposes ending the game" in balam.regions["status"]
            balam.act("agree")
            assert "No winner" in balam.regions["status"]
            assert "Scores when the game ended" in balam.regions["count"]
            ada.hear("view")
            assert ada.refusal("offer", rev=ada.view["rev"]) == "over"
        assert client.get("/g/abc/state.json").json()["closed"] == AGREED

    @pytest.mark.parametrize("kind", ["leave", "back", "offer"])
    def test_who_only_watches_does_none_of_it(self, client: TestClient, kind: str) -> None:
        with tab(client) as one:
            assert one.refusal(kind, rev=0) == "not-yours"

    def test_those_at_one_screen_agree_with_themselves(self, client: TestClient) -> None:
        with tab(client, token="Ada Balam") as both:
            both.act("offer")
            while "No winner" not in both.regions["status"]:
                both.hear("view")
