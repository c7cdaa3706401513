"""Rated tables at the app: made by the form, played, left, shown on boards and curves."""

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from server.asgi import TestClient
from server.play import FirstChoice, finish, play_turn, tab
from server.test_lobby import Visitors
from ziggurat.bots import LEVELS
from ziggurat.i18n.messages import LANGUAGES
from ziggurat.server.app import create_app
from ziggurat.server.config import NO_LIMITS
from ziggurat.server.game.incompatible import StoredResult
from ziggurat.server.game.session import Session
from ziggurat.server.game.setup import Setup
from ziggurat.server.ratings.model import ADDRESS
from ziggurat.server.ratings.recount import recount
from ziggurat.server.ratings.skill import MIN_BOARD_OPPONENTS, SETTLED_GAMES
from ziggurat.server.sessions.store import Store

OPEN_TABLE = {
    "seat-0-kind": "me",
    "seat-1-kind": "open",
    "start": "listed",
    "clock": "3d",
    "rated": "yes",
}
WITH_A_BOT = OPEN_TABLE | {"seat-1-kind": "easy"}


@pytest.fixture
def visitors(url: str) -> Iterator[Visitors]:
    with TestClient(create_app(url, FirstChoice(), limits=NO_LIMITS)) as server:
        yield Visitors(server)


def made(visitor: TestClient, form: dict[str, str]) -> str:
    """The id of a new table of Amytis."""
    answer = visitor.post("/new/amytis", data=form)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"]).removeprefix("/g/")


def play_turns(visitor: TestClient, game: str) -> None:
    """Two turns of a visitor, so that a bot has had one as well."""
    for _ in range(2):
        play_turn(visitor, game)


def ended(store: Store, game: str, *places: int) -> None:
    store.finish(game, StoredResult(places, places, "done", {})).result()


class TestForm:
    def test_a_table_is_rated_if_its_maker_says_so(self, visitors: Visitors, store: Store) -> None:
        ada = visitors.come("Ada")
        assert store.setup(made(ada, WITH_A_BOT)).rated
        assert not store.setup(made(ada, WITH_A_BOT | {"rated": ""})).rated

    @pytest.mark.parametrize(
        "change",
        [{"seat-1-kind": "me"}, {"seat-1-kind": "program:mine"}, {"seat-1-kind": "empty"}],
    )
    def test_what_cannot_be_rated_is_refused(
        self, visitors: Visitors, change: dict[str, str]
    ) -> None:
        answer = visitors.come("Ada").post("/new/amytis", data=WITH_A_BOT | change)
        assert answer.status_code == 400

    def test_two_seats_at_one_screen_are_refused_in_words(self, visitors: Visitors) -> None:
        form = WITH_A_BOT | {"seat-1-kind": "me", "lang": "en"}
        page = visitors.come("Ada").post("/new/amytis?lang=en", data=form).text
        assert "one seat each" in page
        assert '<option value="yes" selected="selected">yes' in page

    def test_without_a_clock_nobody_would_have_to_lose(self, visitors: Visitors) -> None:
        form = WITH_A_BOT | {"clock": ""}
        answer = visitors.come("Ada").post("/new/amytis?lang=en", data=form)
        assert answer.status_code == 400
        assert "need a clock" in answer.text
        assert '<details class="time" open="open">' in answer.text, "there it can be chosen"

    def test_a_lesson_and_a_quick_game_are_not_rated(
        self, visitors: Visitors, store: Store
    ) -> None:
        ada = visitors.come("Ada")
        for door in ("learn", "play", "open"):
            answer = ada.post(f"/{door}/amytis", data={"rated": "yes"})
            assert not store.setup(answer.headers["location"].removeprefix("/g/")).rated

    def test_nobody_takes_a_second_seat_by_link(self, visitors: Visitors, store: Store) -> None:
        ada = visitors.come("Ada")
        game = made(ada, OPEN_TABLE | {"seat-1-kind": "invited"})
        link = re.search(r"/join\?k=([\w-]+)", ada.get(f"/g/{game}").text)
        assert link is not None
        assert ada.get(f"/g/{game}/join?k={link[1]}").headers["location"] == f"/g/{game}"
        taken = ada.post(f"/g/{game}/join", data={"k": link[1]})
        assert taken.headers["location"] == f"/g/{game}"
        assert store.setup(game).players[1].person == ""
        balam = visitors.come("Balam")
        balam.post(f"/g/{game}/join", data={"k": link[1]})
        assert len(store.setup(game).people) == 2


class TestTable:
    def test_no_turn_is_taken_back_and_no_bot_agrees_to_end(self, visitors: Visitors) -> None:
        ada = visitors.come("Ada")
        game = made(ada, WITH_A_BOT)
        address = f"/g/{game}/choice"
        now = 0
        while not now:  # until time runs
            now = ada.post(address, json={"t": "ask", "rev": 0}).json()["rev"]
        for what in ("ask", "offer"):
            answer = ada.post(address, json={"t": what, "rev": now})
            assert answer.json()["why"] == "rated"
        with tab(ada, game) as seen:
            assert "be taken back in rated games" in seen.regions["ask"]

    def test_who_leaves_the_bots_has_lost(self, visitors: Visitors, store: Store) -> None:
        ada = visitors.come("Ada")
        game = made(ada, WITH_A_BOT)
        play_turns(ada, game)
        answer = ada.post(f"/g/{game}/choice", json={"t": "leave", "rev": 0})
        assert answer.status_code == 200, answer.text
        (me,) = store.setup(game).people
        assert store.ratings.of(me)["amytis"].points < 1500
        assert recount(store).differed == 0

    def test_who_leaves_before_the_first_turns_has_lost_nothing(
        self, visitors: Visitors, store: Store
    ) -> None:
        ada = visitors.come("Ada")
        game = made(ada, WITH_A_BOT)
        ada.post(f"/g/{game}/choice", json={"t": "leave", "rev": 0})
        (me,) = store.setup(game).people
        assert store.ratings.of(me) == {}

    @pytest.mark.parametrize(
        ("first", "second"),
        [("198.51.100.7", "198.51.100.7"), ("2001:db8::7", "2001:db8::8")],
        ids=["IPv4", "a network of IPv6"],
    )
    def test_two_at_one_address_are_not_rated(
        self, visitors: Visitors, store: Store, first: str, second: str
    ) -> None:
        ada, balam = visitors.come("Ada", first), visitors.come("Balam", second)
        game = made(ada, OPEN_TABLE)
        balam.post(f"/g/{game}/sit")
        assert store.setup(game).unrated == ADDRESS
        ended(store, game, 1, 2)
        assert [store.ratings.of(one) for one in store.setup(game).people] == [{}, {}]

    @pytest.mark.parametrize("second", ["198.51.100.8", "2001:db8:0:1::7"])
    def test_two_at_different_addresses_are_rated(
        self, visitors: Visitors, store: Store, second: str
    ) -> None:
        first = "2001:db8::7" if ":" in second else "198.51.100.7"
        ada, balam = visitors.come("Ada", first), visitors.come("Balam", second)
        game = made(ada, OPEN_TABLE)
        balam.post(f"/g/{game}/sit")
        assert store.setup(game).unrated == ""

    @pytest.mark.parametrize(
        ("lang", "said"),
        [
            ("en", "This game isn’t rated: two players share an internet connection."),
            ("fr", "Partie non classée\u202f: deux joueurs partagent la même connexion internet."),
        ],
        ids=LANGUAGES,
    )
    def test_the_table_says_at_once_that_two_at_one_address_are_not_rated(
        self, visitors: Visitors, lang: str, said: str
    ) -> None:
        """First as what happened last, where all look, and from then on in the log."""
        ada, balam = (visitors.come(name, "198.51.100.7") for name in ("Ada", "Balam"))
        game = made(ada, OPEN_TABLE)
        with tab(ada, game, lang=lang) as hers:
            assert said not in "".join(hers.regions.values())
            balam.post(f"/g/{game}/sit")
            while hers.view["rev"] == 0:  # until time runs
                hers.hear("view")
            assert said in hers.regions["say"]
            assert said in hers.regions["log-1"]
            with tab(balam, game, lang=lang) as his:
                assert said in his.regions["say"]
            first = hers.view["mine"]
            play_turn(ada if first else balam, game)
            while hers.view["mine"] == first:
                hers.hear("view")
            assert said not in hers.regions["say"]
            assert said in hers.regions["log-1"]
            page = visitors.come().get(f"/g/{game}?lang={lang}").text
            assert page.count(said) == 1, "in the log, also for those who look on"

    def test_who_plays_a_rated_game_is_told_to_finish_it_first(
        self, visitors: Visitors, store: Store
    ) -> None:
        ada, other = visitors.come("Ada"), visitors.come("Other")
        game = made(ada, WITH_A_BOT)
        play_turn(ada, game)
        other.post("/me/code")
        page = other.get("/me?lang=en").text
        code = re.search(r"/me/come\?code=(\w+)", page)
        assert code is not None
        answer = ada.post("/me/come?lang=en", data={"code": code[1], "name": "Other"})
        assert answer.status_code == 409
        assert "Finish it first" in answer.text
        assert "Ada" in ada.get("/me").text

    def test_the_end_tells_what_it_brought(self, visitors: Visitors, store: Store) -> None:
        ada = visitors.come("Ada")
        game = made(ada, WITH_A_BOT)
        play_turns(ada, game)
        ada.post(f"/g/{game}/choice", json={"t": "leave", "rev": 0})
        change = store.setup(game).changes[0]
        page = ada.get(f"/g/{game}").text
        assert f"{change.after.points} (−{-change.points})" in page

    def test_what_a_dying_server_left_undone_is_counted_and_told_on_the_podium(
        self, visitors: Visitors, store: Store, setup: Setup
    ) -> None:
        people = [store.users.create(one.name, "gold", one.token).id for one in setup.players]
        players = zip(setup.players, people, strict=True)
        seated = tuple(replace(one, person=person) for one, person in players)
        game = replace(setup, players=seated, rated=True)
        store.create(game)
        store.append(game.id, 0, finish(Session(game))).result()
        page = visitors.come().get(f"/g/{game.id}").text
        changes = store.setup(game.id).changes
        assert changes[0].points == -changes[1].points
        for one in changes:
            assert f'<small class="rating">{one.after.points} (' in page
        assert recount(store) == (1, 2, 0)

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_the_lobby_says_who_is_how_good_and_that_it_counts(
        self, visitors: Visitors, lang: str
    ) -> None:
        made(visitors.come("Ada"), OPEN_TABLE)
        page = visitors.come().get(f"/lobby?lang={lang}").text
        assert {"en": "Ada (1500?)", "fr": "Ada (1500\u202f?)"}[lang] in page
        assert {"en": "rated", "fr": "classée"}[lang] in page


class TestPages:
    @pytest.fixture
    def played(self, visitors: Visitors, store: Store) -> tuple[TestClient, TestClient]:
        """Two who have played enough to be on a board: Ada always won."""
        ada, balam = visitors.come("<b>Ada"), visitors.come("Balam")
        for number in range(SETTLED_GAMES):
            game = made(ada, OPEN_TABLE)
            balam.post(f"/g/{game}/sit")
            ended(store, game, 1, 2)
            if number < MIN_BOARD_OPPONENTS - 1:
                bot = {"seat-1-kind": [*LEVELS][number]}
                ended(store, made(ada, WITH_A_BOT | bot), 1, 2)
                ended(store, made(balam, WITH_A_BOT | bot), 2, 1)
        return ada, balam

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_a_board_has_people_and_bots_by_their_ratings(
        self, played: tuple[TestClient, TestClient], lang: str
    ) -> None:
        ada, _ = played
        page = ada.get(f"/ratings/amytis?lang={lang}").text
        rows = re.findall(r"<tr(?: class=\"(\w+)\")?><td>(\d*)</td>", page)
        assert [kind or place for kind, place in rows].count("rung") == 5
        assert [place for _, place in rows if place] == ["1", "2"]
        assert "&lt;b&gt;Ada" in page
        assert "<b>Ada" not in page

    def test_a_board_without_people_has_its_rungs(self, visitors: Visitors) -> None:
        page = visitors.come().get("/ratings/uxmal?lang=en").text
        assert page.count('class="rung"') == 5
        assert "No one is listed" in page

    def test_there_is_a_board_for_our_games_only(self, visitors: Visitors) -> None:
        ada = visitors.come()
        assert ada.get("/ratings/chess").status_code == 404
        assert ada.get("/ratings/%00").status_code == 404
        assert ada.get("/ratings").headers["location"].startswith("/ratings/")

    def test_who_is_forgotten_is_on_no_board(
        self, visitors: Visitors, played: tuple[TestClient, TestClient]
    ) -> None:
        ada, balam = played
        ada.post("/me/forget")
        page = balam.get("/ratings/amytis").text
        assert "Ada" not in page
        assert "Balam" in page

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_my_page_has_my_curve_and_the_same_as_a_table(
        self, played: tuple[TestClient, TestClient], lang: str
    ) -> None:
        page = played[0].get(f"/me?lang={lang}").text
        assert page.count("<polyline") == 1
        assert page.count("<td>+") == SETTLED_GAMES + MIN_BOARD_OPPONENTS - 1
        assert 'role="img" aria-label="' in page

    def test_who_has_played_nothing_rated_has_no_curve(self, visitors: Visitors) -> None:
        page = visitors.come("Ada").get("/me?lang=en").text
        assert "<polyline" not in page
        assert "No rated games yet" in page
