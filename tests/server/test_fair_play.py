"""Fair play: rows of the tables in docs/reference/fair-play.md, and the numbers of that page."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import count as counting
from pathlib import Path
from random import Random

import pytest
from starlette.requests import HTTPConnection

from server.asgi import TestClient
from server.limits import set_limit
from server.play import FirstChoice, Tab, go, play_turn, step, tab, turn
from server.test_lobby import Visitors
from ziggurat.server.app import create_app
from ziggurat.server.config import DAY_S, NO_LIMITS, ServerConfig
from ziggurat.server.errors import Conflict, Refused
from ziggurat.server.game.changeset import Changeset
from ziggurat.server.game.clock import Clock
from ziggurat.server.game.leaving import BOT_TURNS_FORGIVEN
from ziggurat.server.game.players import Player, PlayerKind
from ziggurat.server.game.rows import Back, Choose, End, Late, Leave, Offer, Row, RowKind
from ziggurat.server.game.session import Session
from ziggurat.server.game.setup import Setup
from ziggurat.server.http.client_limits import address_of
from ziggurat.server.ratings.encounters import REPEAT_FACTOR, REPEAT_WINDOW_S
from ziggurat.server.ratings.model import ABORTED
from ziggurat.server.ratings.recount import recount
from ziggurat.server.ratings.skill import MIN_BOARD_OPPONENTS, NEW, SETTLED_GAMES, Change
from ziggurat.server.render.ending import result_heading
from ziggurat.server.render.parts import actions, leaving, status
from ziggurat.server.render.verdict import rating_notes
from ziggurat.server.render.words import words_for
from ziggurat.server.sessions import cached_session
from ziggurat.server.sessions.archive import result_of
from ziggurat.server.sessions.archive import store_result as keep
from ziggurat.server.sessions.store import Store

RATED = {
    "seat-0-kind": "me",
    "seat-1-kind": "open",
    "start": "listed",
    "clock": "3d",
    "rated": "yes",
}
PAGE = Path(__file__).parents[2] / "docs" / "reference" / "fair-play.md"
GAME = ServerConfig().game
DAYS = REPEAT_WINDOW_S / DAY_S
VISITOR = HTTPConnection({"type": "http", "client": ("2001:db8::7", 50_000)})
NETWORK = address_of(VISITOR).partition("/")[2]


def spelt(number: float) -> str:
    """A small number, as a word."""
    return {1.0: "one", 5.0: "five"}.get(number, f"{number:g}")


@pytest.mark.parametrize(
    "said",
    [
        f"and {GAME.proposal_interval_s:g} seconds between two proposals",
        f"A seat has written {GAME.max_rows_per_seat:,} rows",
        f"or {GAME.connect_timeout_s / 60:g} minutes after the last seat was taken",
        f"for {spelt(GAME.flag_grace_s)} second more",
        f"ended more than {spelt(BOT_TURNS_FORGIVEN)} of their turns",
        f"At least {SETTLED_GAMES} rated games, against at least {MIN_BOARD_OPPONENTS} different",
        f"A game moves a rating by {REPEAT_FACTOR}ⁿ of what it would",
        f"have finished against each other in the {DAYS:g} days before",
        f"worth at most {spelt(round(1 / (1 - REPEAT_FACTOR), 9))} full games ({REPEAT_FACTOR}⁰ +",
        f"(IPv6: one /{NETWORK} network)",
    ],
)
def test_the_page_tells_the_numbers_of_the_server(said: str) -> None:
    assert said in " ".join(PAGE.read_text("utf-8").split())


def refusal(request: Callable[[], Changeset]) -> str:
    with pytest.raises(Refused) as refused:
        request()
    return refused.value.why


@pytest.fixture
def rated(setup: Setup) -> Setup:
    """Ada and Balam, who are known, at a rated table on a clock."""
    players = tuple(replace(one, person=one.name) for one in setup.players)
    return replace(setup, players=players, rated=True, clock=Clock(1, 5))


def whole_turn(session: Session) -> None:
    """The turn of the acting seat, with its end."""
    turn(session)
    step(session)


class TestProposals:
    """Nothing that leaves the position as it is makes a click stale."""

    @pytest.mark.parametrize("kind", ["offer", "leave"])
    def test_what_the_other_does_meanwhile_takes_no_choice_away(
        self, session: Session, kind: str
    ) -> None:
        seen = session.revision
        if kind == "offer":
            go(session, session.offer({1}, seen))
            go(session, session.answer({1}, session.revision, agrees=False))
        else:
            go(session, session.leave({1}))
            go(session, session.back({1}))
        assert session.revision == seen + 2
        text = session.choices()[0].text
        assert go(session, session.choose({0}, seen, text))[0] == Choose(0, text)

    def test_end_and_undo_are_not_taken_away_either(self, session: Session) -> None:
        turn(session)
        seen = session.revision
        go(session, session.offer({1}, seen))
        assert session.undo({0}, seen)
        assert session.end({0}, seen)

    def test_a_change_of_the_position_does(self, session: Session) -> None:
        seen = session.revision
        step(session)
        go(session, session.undo({0}, session.revision))
        text = session.choices()[0].text
        assert refusal(lambda: session.choose({0}, seen, text)) == "stale"
        assert refusal(lambda: session.choose({0}, session.revision + 1, text)) == "stale"

    def test_a_turn_taken_back_does(self, session: Session) -> None:
        whole_turn(session)
        seen, text = session.revision, session.choices()[0].text
        go(session, session.ask({0}, seen))
        go(session, session.answer({1}, seen + 1, agrees=True))
        assert refusal(lambda: session.choose({0}, seen + 1, text)) == "stale"

    def test_an_answer_is_to_the_proposal_that_was_seen(self, setup: Setup) -> None:
        three = (*setup.players, Player(PlayerKind.PERSON, "Chak"))
        session = Session(replace(setup, game="uxmal", players=three))
        go(session, session.offer({0}, 0))
        seen = session.revision
        go(session, session.answer({1}, seen, agrees=True))
        assert session.answer({2}, seen, agrees=True), "another's yes changes nothing"
        go(session, session.answer({0}, session.revision, agrees=False))
        go(session, session.offer({1}, session.revision))
        assert refusal(lambda: session.answer({2}, seen, agrees=True)) == "stale"

    def test_a_seat_proposes_once_a_turn(self, session: Session) -> None:
        go(session, session.offer({1}, 0))
        go(session, session.answer({1}, 1, agrees=False))
        assert refusal(lambda: session.offer({1}, 2)) == "repeated"
        assert session.offer({0}, 2), "the other seat has not"
        whole_turn(session)
        assert session.offer({1}, session.revision), "the next turn is another one"

    def test_what_was_agreed_to_may_be_asked_for_again(self, session: Session) -> None:
        for _ in range(3):
            whole_turn(session)
        for _ in range(2):
            go(session, session.ask({0}, session.revision))
            go(session, session.answer({1}, session.revision, agrees=True))
        assert session.turn == 1

    def test_what_was_agreed_to_does_not_count_in_the_same_turn(self, session: Session) -> None:
        for _ in range(3):
            whole_turn(session)
        for _ in range(2):
            assert session.turn == 4
            go(session, session.ask({0}, session.revision))
            go(session, session.answer({1}, session.revision, agrees=True))
            whole_turn(session)

    def offer_and_go_on(self, ada: Tab, balam: Tab) -> None:
        """Balam offers to end the game; Ada plays her turn instead of answering."""
        balam.act("offer")
        while 'data-do="agree"' not in ada.regions["actions"]:
            ada.hear("view")
        ada.play_turn()
        while not balam.view["mine"]:
            balam.hear("view")

    @pytest.mark.parametrize(
        ("lang", "said"), [("en", "Wait a few seconds"), ("fr", "Attendez quelques secondes")]
    )
    def test_between_two_proposals_of_a_seat_there_is_a_pause(
        self, client: TestClient, lang: str, said: str
    ) -> None:
        with tab(client, token="Ada") as ada, tab(client, token="Balam", lang=lang) as balam:
            self.offer_and_go_on(ada, balam)
            again = {"t": "offer", "rev": balam.view["rev"]}
            headers = {"authorization": "Bearer Balam"}
            answer = client.post("/g/abc/choice", json=again, headers=headers).json()
            assert answer.get("why") == "pause"
            balam.send("offer", rev=balam.view["rev"])
            assert said in balam.hear("nack")["say"]

    def test_without_the_pause_the_next_turn_is_enough(
        self, client: TestClient, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        set_limit(monkeypatch, cached_session, "game.proposal_interval_s", 1e-6)
        with tab(client, token="Ada") as ada, tab(client, token="Balam") as balam:
            self.offer_and_go_on(ada, balam)
            balam.act("offer")
            assert "Waiting for Ada" in balam.regions["status"]

    def test_a_row_of_another_worker_takes_no_choice_away(
        self, client: TestClient, store: Store, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """An offer written elsewhere at the very moment of a click is read, and the click stays."""
        conflicts: list[int] = []
        append = Store.append

        def late(self: Store, game: str, revision: int, rows: list[Row], *more: object) -> object:
            if not conflicts:
                store.writer.write(lambda _: None).result()
                conflicts.append(revision)
                append(store, game, revision, [Offer(1)]).result()
            return append(self, game, revision, rows, *more)  # type: ignore[arg-type]

        monkeypatch.setattr(Store, "append", late)
        sent = {"t": "choose", "id": "take:pile-3", "rev": 0}
        headers = {"authorization": "Bearer Ada"}
        answer = client.post("/g/abc/choice", json=sent, headers=headers)
        assert conflicts == [0]
        assert answer.status_code == 200, answer.text
        assert [row.kind for row in store.rows("abc")] == ["offer", "choose"]
        with pytest.raises(Conflict):
            append(store, "abc", 0, [Offer(1)]).result()


class TestReturning:
    def late(self, session: Session) -> None:
        """The acting seat runs out of time."""
        go(session, session.begin())
        assert session.times is not None
        now = session.times.ends
        assert now is not None
        for row in session.late(now).rows:
            session.apply(replace(row, at=now))

    def test_out_of_time_is_final_in_a_rated_game(self, rated: Setup) -> None:
        session = Session(rated)
        self.late(session)
        assert refusal(lambda: session.back({0})) == "flag"
        whole_turn(session)
        assert refusal(lambda: session.back({0})) == "flag"

    def test_elsewhere_the_bot_finishes_the_turn_first(self, rated: Setup) -> None:
        session = Session(replace(rated, rated=False))
        self.late(session)
        assert refusal(lambda: session.back({0})) == "bot-turn"
        turn(session)
        assert refusal(lambda: session.back({0})) == "bot-turn"
        step(session)
        go(session, session.back({0}))
        assert session.times is not None
        assert session.times.left[0] == 5.0, "what a turn brings"

    def test_who_leaves_a_rated_game_may_come_back(self, rated: Setup) -> None:
        session = Session(rated)
        go(session, session.leave({1}))
        go(session, session.back({1}))
        assert session.attendance.left == ()

    def test_two_turns_of_a_bot_are_too_many(self, rated: Setup) -> None:
        session = Session(rated)
        for _ in range(2):
            go(session, session.leave({1}))
            whole_turn(session)
            whole_turn(session)
            go(session, session.back({1}))
        assert session.attendance.left == (1,)

    def test_the_button_waits_for_the_bot(self, setup: Setup) -> None:
        session = Session(setup)
        go(session, session.leave({0}))
        words = words_for("en", "amytis")
        (back,) = actions(session, 0, None, words)
        assert getattr(back, "attributes", {}).get("disabled") == "disabled"


class TestTurns:
    """What a bot may play for a player, and what a player has to play, is counted in turns."""

    @pytest.fixture
    def first_turn(self, rated: Setup) -> tuple[Setup, list[Row]]:
        """A rated game of Uxmal, with a first turn in the middle of which something is drawn."""
        setup = replace(rated, game="uxmal")
        for seed in counting():
            session, rows, random = Session(setup), list[Row](), Random(seed)
            while session.turn == 1:
                rows += step(session, random.choice)
            if sum(row.kind == RowKind.END for row in rows) > 1:
                return setup, rows
        raise AssertionError  # counting() has no end

    def test_a_draw_in_the_middle_ends_no_turn(self, first_turn: tuple[Setup, list[Row]]) -> None:
        setup, rows = first_turn
        middle = next(at for at, row in enumerate(rows, start=1) if row.kind == RowKind.END)
        assert Session(setup, rows[:middle]).attendance.turned == set()
        assert Session(setup, rows).attendance.turned == {0}

    def test_whoever_was_away_for_one_such_turn_has_not_left(
        self, store: Store, first_turn: tuple[Setup, list[Row]]
    ) -> None:
        setup, rows = first_turn
        people = [store.users.create(one.name, "gold", one.name).id for one in setup.players]
        seated = zip(setup.players, people, strict=True)
        setup = replace(setup, players=tuple(replace(one, person=id) for one, id in seated))
        rows = [Leave(0, "medium"), *rows, Back(0)]
        session = Session(setup, rows)
        assert session.attendance.left == ()
        for _ in range(2):
            turn = session.turn
            while session.turn == turn:
                rows += step(session)
        for seat in (1, 0):
            rows += go(session, session.leave({seat}))
        store.create(setup)
        store.append(setup.id, 0, rows).result()
        keep(store, session)
        won, lost = (store.ratings.of(one)["uxmal"].points for one in people)
        assert won > 1500 > lost
        assert recount(store) == (1, 2, 0)


@pytest.fixture
def visitors(url: str) -> Iterator[Visitors]:
    with TestClient(create_app(url, FirstChoice(), limits=NO_LIMITS)) as server:
        yield Visitors(server)


class TestRematch:
    """No player is seated, timed or rated without a click of their own."""

    @pytest.fixture
    def over(self, visitors: Visitors) -> tuple[TestClient, TestClient, str]:
        """Mallory and Bob, and the rated game both have left."""
        mallory, bob = visitors.come("Mallory"), visitors.come("Bob")
        made = mallory.post("/new/amytis", data=RATED).headers["location"]
        game = str(made).removeprefix("/g/")
        bob.post(f"/g/{game}/sit")
        for one in (bob, mallory):
            assert one.post(f"/g/{game}/choice", json={"t": "leave", "rev": 0}).status_code == 200
        return mallory, bob, game

    def test_who_is_not_there_is_neither_seated_nor_timed(
        self, over: tuple[TestClient, TestClient, str], store: Store
    ) -> None:
        mallory, bob, game = over
        again = mallory.post(f"/g/{game}/again").headers["location"].removeprefix("/g/")
        assert [one.kind for one in store.setup(again).players] == [
            PlayerKind.INVITED,
            PlayerKind.PERSON,
        ]
        answer = mallory.post(f"/g/{again}/choice", json={"t": "leave", "rev": 0}).json()
        assert answer["why"] == "gathers"
        assert store.rows(again) == []
        assert bob.get("/games").text.count(again) == 0

    def test_the_invited_player_takes_the_seat_with_a_click(
        self, over: tuple[TestClient, TestClient, str], store: Store
    ) -> None:
        mallory, bob, game = over
        again = mallory.post(f"/g/{game}/again").headers["location"].removeprefix("/g/")
        page = bob.get(f"/g/{game}?lang=en").text
        assert f'<form method="post" action="/g/{game}/again"><button' in page
        assert "Accept the rematch" in page
        assert bob.post(f"/g/{game}/again").headers["location"] == f"/g/{again}"
        before, after = store.setup(game), store.setup(again)
        assert [one.person for one in after.players] == [one.person for one in before.players][::-1]
        assert after.rated
        assert not Session(after, store.rows(again)).gathers
        assert "Accept the rematch" not in bob.get(f"/g/{game}?lang=en").text

    def test_nobody_else_takes_an_invited_seat(
        self, visitors: Visitors, over: tuple[TestClient, TestClient, str], store: Store
    ) -> None:
        mallory, _, game = over
        again = mallory.post(f"/g/{game}/again").headers["location"].removeprefix("/g/")
        eve = visitors.come("Eve")
        assert eve.post(f"/g/{game}/again").status_code == 403
        assert eve.post(f"/g/{again}/sit").status_code == 403
        for guest in (mallory, eve):
            assert "/join?k=" not in guest.get(f"/g/{again}").text
        mallory.post(f"/g/{game}/again")
        assert store.setup(again).players[0].kind == PlayerKind.INVITED

    def test_nobody_takes_two_seats_of_a_rated_rematch(
        self, visitors: Visitors, store: Store
    ) -> None:
        """With the keys of two players of the former game in one browser."""
        mallory, bob, eve = (visitors.come(name) for name in ("Mallory", "Bob", "Eve"))
        made = mallory.post("/new/uxmal", data=RATED | {"seat-2-kind": "open"}).headers["location"]
        game = str(made).removeprefix("/g/")
        for one in (bob, eve):
            one.post(f"/g/{game}/sit")
        for one in (bob, eve, mallory):
            one.post(f"/g/{game}/choice", json={"t": "leave", "rev": 0})
        again = mallory.post(f"/g/{game}/again").headers["location"].removeprefix("/g/")
        cookie = f"seat-{game}"
        keys = [str(one.cookies.get(cookie)) for one in (bob, eve)]
        bob.cookies.clear()
        bob.cookies.set(cookie, ".".join(keys))
        assert bob.post(f"/g/{game}/again").status_code == 303
        assert sorted(one.kind for one in store.setup(again).players) == [
            PlayerKind.INVITED,
            PlayerKind.PERSON,
            PlayerKind.PERSON,
        ]

    def test_those_at_one_screen_and_bots_are_seated(
        self, visitors: Visitors, store: Store
    ) -> None:
        ada = visitors.come("Ada")
        form = {"seat-0-kind": "me", "seat-1-kind": "me", "seat-2-kind": "easy", "start": "listed"}
        game = ada.post("/new/uxmal", data=form).headers["location"].removeprefix("/g/")
        for _ in range(2):
            state = ada.get(f"/g/{game}/state.json").json()
            leave = {"t": "leave", "rev": state["rev"]}
            ada.post(f"/g/{game}/choice?seat={_}", json=leave)
        again = ada.post(f"/g/{game}/again").headers["location"].removeprefix("/g/")
        assert [one.kind for one in store.setup(again).players] == [
            PlayerKind.PERSON,
            PlayerKind.BOT,
            PlayerKind.PERSON,
        ]


ONE_TURN_EACH = (End(0), End(1))


def attended(setup: Setup, *rows: Row) -> Session:
    """A game that is over, of which only arrivals and departures are known."""
    session = Session(setup)
    for row in rows:
        session.attendance.apply(row)
    session.closed = "left"
    return session


class TestWords:
    """What the players read is what counts."""

    @pytest.fixture
    def closed(self, rated: Setup) -> Session:
        return attended(rated, *ONE_TURN_EACH, Late(0, "medium"), Late(1, "medium"))

    def test_the_last_to_run_out_of_time_is_told_to_have_won(self, closed: Session) -> None:
        words = words_for("en", "amytis")
        assert "Balam wins" in status(closed, 0, None, "", words)[1]
        assert "Balam wins" in result_heading(closed, 0, words)
        assert "No winner" not in result_heading(closed, 0, words)

    def test_a_casual_game_has_no_winner(self, rated: Setup) -> None:
        casual = replace(rated, rated=False)
        session = attended(casual, *ONE_TURN_EACH, Late(0, "medium"), Late(1, "medium"))
        assert "No winner" in status(session, 0, None, "", words_for("en", "amytis"))[1]
        assert rating_notes(session, words_for("en")) == []

    def test_a_game_that_does_not_count_says_why(self, rated: Setup) -> None:
        session = attended(rated, Leave(0, "medium"), Leave(1, "medium"))
        words = words_for("en", "amytis")
        assert "No winner" in status(session, 0, None, "", words)[1]
        assert rating_notes(session, words) == [words.say("rating-unrated", why=ABORTED)]

    def test_a_game_that_has_counted_keeps_its_winner(self, closed: Session) -> None:
        """Even when its players are found to be one person, or have deleted their profiles."""
        one = tuple(replace(player, person="one") for player in closed.setup.players)
        closed.setup = replace(closed.setup, players=one)
        words = words_for("en", "amytis")
        assert "Balam wins" not in result_heading(closed, 0, words)
        closed.setup = replace(closed.setup, changes=(Change(NEW, NEW),) * 2)
        assert "Balam wins" in result_heading(closed, 0, words)

    def test_whoever_left_and_leads_by_points_is_told_to_be_last(self, rated: Setup) -> None:
        session = Session(rated)
        go(session, session.leave({0}))
        while not session.over:
            step(session)
        assert result_of(session) is not None
        assert "Ada left" in rating_notes(session, words_for("en"))[0]

    @pytest.mark.parametrize(
        ("lang", "returns", "told", "never"),
        [
            (
                "en",
                True,
                ("You can come back", "or you’re away at the end, you lose"),
                "if you leave, you lose",
            ),
            ("en", False, ("you can’t come back", "if you leave, you lose"), "You can come back"),
            (
                "fr",
                True,
                ("Vous pourrez revenir", "ou si vous n’êtes pas là à la fin, vous perdez"),
                "si vous quittez, vous perdez",
            ),
            (
                "fr",
                False,
                ("vous ne pourrez pas revenir", "si vous quittez, vous perdez"),
                "Vous pourrez revenir",
            ),
        ],
    )
    def test_the_menu_does_not_contradict_itself(
        self, rated: Setup, lang: str, returns: bool, told: tuple[str, ...], never: str
    ) -> None:
        session, words = Session(replace(rated, returns=returns)), words_for(lang, "amytis")
        agree = {"en": "bots always agree", "fr": "les robots acceptent toujours"}[lang]
        menu = str(leaving(session, 0, words))
        assert all(one in menu for one in told)
        assert never not in menu
        assert agree not in menu
        casual = Session(replace(rated, rated=False))
        assert agree in str(leaving(casual, 0, words))

    def test_who_left_alone_is_told_that_leaving_wins(self, rated: Setup) -> None:
        session = Session(rated)
        for _ in range(2):
            whole_turn(session)
        go(session, session.leave({1}))
        menu = str(leaving(session, 0, words_for("en", "amytis")))
        assert "and you win" in menu
        assert "you lose" not in menu


def test_a_whole_cheat_by_the_bot_is_a_loss(visitors: Visitors, store: Store) -> None:
    """Leave at once and come back whenever the other is to move: the bot's win does not count."""
    mallory, bob = visitors.come("Mallory"), visitors.come("Bob")
    made = mallory.post("/new/amytis", data=RATED | {"seat-1-kind": "open"}).headers["location"]
    game = str(made).removeprefix("/g/")
    bob.post(f"/g/{game}/sit")
    play_turn(mallory, game)
    address = f"/g/{game}/choice"
    for _ in range(2):
        mallory.post(address, json={"t": "leave", "rev": 0})
        play_turn(bob, game)
        while not bob.get(f"/g/{game}/state.json").json()["choices"]:
            pass
        assert mallory.post(address, json={"t": "back", "rev": 0}).status_code == 200
    for one in (bob, mallory):
        one.post(address, json={"t": "leave", "rev": 0})
    people = [one.person for one in store.setup(game).players]
    mine, his = (store.ratings.of(one)["amytis"].points for one in people)
    assert mine < 1500 < his
    assert [row.kind for row in store.rows(game)].count(RowKind.BACK) == 2
