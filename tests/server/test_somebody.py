"""Account pages: seats on every device, muting, blocking, and what is refused."""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from starlette.websockets import WebSocketDisconnect

from server.asgi import TestClient
from server.play import FirstChoice, Tab, finish, tab
from ziggurat.i18n.messages import LANGUAGES
from ziggurat.server.app import create_app
from ziggurat.server.config import NO_LIMITS, Rate
from ziggurat.server.game.players import Player, PlayerKind
from ziggurat.server.game.session import Session
from ziggurat.server.game.setup import Setup
from ziggurat.server.identity.tokens import hashed
from ziggurat.server.realtime.sockets import IDENTITY_CHANGED
from ziggurat.server.sessions.archive import with_initial_draws
from ziggurat.server.sessions.store import Store

YOU = '<span class="who">you</span>'
HOSTILE = "<img src=x onerror=1>"
OPEN_TABLE = {"seat-0-kind": "me", "seat-1-kind": "open", "start": "listed"}

Browser = Callable[[], TestClient]


@pytest.fixture
def browser(url: str) -> Iterator[Browser]:
    """Makes browsers of different people, at one server."""
    app = create_app(url, FirstChoice(), limits=replace(NO_LIMITS, codes=Rate(8, 1e-6)))
    with TestClient(app) as first:

        def another() -> TestClient:
            visitor = TestClient(app, follow_redirects=False)
            visitor.portal = first.portal  # one server, one loop
            return visitor

        yield another


def called(browser: TestClient, name: str) -> TestClient:
    """A browser of an account with that name."""
    assert browser.post("/me", data={"name": name}).status_code == 303
    return browser


def table(browser: TestClient, **fields: str) -> str:
    """The address of a table that waits for a player."""
    made = browser.post("/new/amytis", data=OPEN_TABLE | fields)
    assert made.status_code == 303
    return str(made.headers["location"])


def code_of(browser: TestClient) -> str:
    assert browser.post("/me/code").headers["location"] == "/me"
    (code,) = re.findall(r'class="code">([^<]*)<', browser.get("/me").text)
    return str(code)


def person_of(browser: TestClient, store: Store) -> str:
    person = store.users.by_key(hashed(browser.cookies["me"]))
    assert person is not None
    return person.id


def test_nobody_is_made_somebody_by_looking(browser: Browser) -> None:
    visitor = browser()
    for address in ("/", "/me", "/games", "/new/amytis"):
        assert "me=" not in visitor.get(address).headers.get("set-cookie", "")


def test_whoever_plays_is_somebody_by_a_key_no_script_can_read(browser: Browser) -> None:
    visitor = browser()
    kept = visitor.post("/play/amytis").headers.get_list("set-cookie")
    (key,) = [cookie for cookie in kept if cookie.startswith("me=")]
    assert "HttpOnly" in key and "samesite=lax" in key.lower()
    again = visitor.post("/play/uxmal").headers.get_list("set-cookie")
    assert not any(cookie.startswith("me=") for cookie in again)
    assert len(set(re.findall(r'href="/g/(\w+)"', visitor.get("/").text))) == 2


def test_name_and_colour_are_kept(browser: Browser) -> None:
    visitor = browser()
    visitor.post("/me", data={"name": "  Zoë\u202e ", "colour": "pink"})
    page = visitor.get("/me").text
    assert 'value="Zoë"' in page and "avatar hue-pink" in page
    visitor.post("/me", data={"colour": "nonsense"})
    assert 'value="Zoë"' in visitor.get("/me").text, "nothing was said: nothing changes"
    assert 'value="Zoë"' in visitor.get("/new/uxmal").text
    visitor.post("/me", data={"name": " ", "colour": "blue"})
    page = visitor.get("/me").text
    assert 'value=""' in page and "Guest #1</h1>" in page, "a name can be taken away"


@pytest.mark.parametrize("name", ["Guest", "guest #3", "INVITÉ", "!?", "\ue000"])
def test_nobody_is_called_what_the_unnamed_are(browser: Browser, name: str) -> None:
    visitor = called(browser(), name)
    assert re.search(r"</span>Guest #1</h1>", visitor.get("/me").text)


def test_two_of_one_name_are_told_apart_at_a_table(browser: Browser, store: Store) -> None:
    ada, other = called(browser(), "Ada"), called(browser(), "АDA")
    game = table(ada, **{"seat-0-name": "Ada"})
    other.post(f"{game}/sit")
    assert store.setup(game.removeprefix("/g/")).names == ["Ada", "АDA #2"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_text_on_every_page(browser: Browser, lang: str) -> None:
    ada, eve = browser(), called(browser(), HOSTILE)
    ada.cookies.set("lang", lang)
    game = table(ada)
    eve.post(f"{game}/sit")
    eve.cookies.set("lang", lang)
    pages = [ada.get(f"{game}/people").text, eve.get("/me").text, eve.get("/").text]
    assert all("&lt;img" in page and "<img src=x" not in page for page in pages)


class TestDevices:
    def test_my_games_are_on_every_device(self, browser: Browser) -> None:
        desk, phone = browser(), browser()
        game = desk.post("/play/amytis").headers["location"]
        code = code_of(desk)
        assert "Yes, that’s me" in phone.get("/me/come", params={"code": code.upper()}).text
        assert (
            phone.post("/me/come", data={"code": code, "name": "guest"}).headers["location"]
            == "/me"
        )
        assert YOU in phone.get(game).text
        assert f'href="{game}"' in phone.get("/games").text
        with tab(phone, game.removeprefix("/g/")) as mine:
            mine.play_turn()

    def test_a_code_is_shown_once(self, browser: Browser) -> None:
        """Going back to its page, or loading it again, asks for nothing and shows no more."""
        desk = called(browser(), "Ada")
        code = code_of(desk)
        assert code not in desk.get("/me").text

    def test_a_code_is_used_once(self, browser: Browser) -> None:
        desk, phone, thief = browser(), browser(), browser()
        code = code_of(desk)
        phone.post("/me/come", data={"code": code, "name": "guest"})
        refused = thief.post("/me/come", data={"code": code})
        assert refused.status_code == 404 and 'role="alert"' in refused.text
        assert "me" not in thief.cookies

    def test_whoever_was_sent_a_code_has_to_type_the_name(self, browser: Browser) -> None:
        mallory, victim = called(browser(), "Mallory"), called(browser(), "Ada")
        game, code = table(victim), code_of(mallory)
        page = victim.get("/me/come", params={"code": code}).text
        assert "Did someone else send you this code" in page and 'name="name"' in page
        for name in ("", "Ada", "Guest"):
            refused = victim.post("/me/come?lang=en", data={"code": code, "name": name})
            assert refused.status_code == 400 and "Nothing has changed" in refused.text
        assert f'href="{game}"' in victim.get("/games").text
        assert f'href="{game}"' not in mallory.get("/games").text
        agreed = victim.post("/me/come", data={"code": code, "name": "mallory"})
        assert agreed.status_code == 303, "the code is still good"

    def test_codes_cannot_be_guessed_without_end(self, browser: Browser) -> None:
        thief = browser()
        tries = [thief.post("/me/come", data={"code": "2" * 8}).status_code for _ in range(9)]
        assert tries == [404] * 8 + [429]

    def test_what_was_played_on_the_other_device_comes_along(self, browser: Browser) -> None:
        desk, phone = browser(), browser()
        game = phone.post("/play/amytis").headers["location"]
        phone.post("/me/come", data={"code": code_of(desk), "name": "Guest"})
        assert YOU in desk.get(game).text

    @pytest.mark.parametrize(
        ("lang", "said"),
        [
            ("en", "This page is out of date. Reloading…"),
            ("fr", "Cette page n’est plus à jour. Elle se recharge…"),
        ],
        ids=LANGUAGES,
    )
    @pytest.mark.parametrize("what", ["/me/forget", "/me/out", "/me/shun"])
    def test_a_page_that_comes_anew_is_told_why(
        self, browser: Browser, store: Store, what: str, lang: str, said: str
    ) -> None:
        """It may be another player who has gone: nothing is said that is true of one's own only."""
        ada, bo = called(browser(), "Ada"), called(browser(), "Bo")
        game = table(ada)
        bo.post(f"{game}/sit")
        with ada.websocket_connect(f"/ws/{game.removeprefix('/g/')}?lang={lang}") as socket:
            hers = Tab(socket)
            hers.hear("view")
            actor = bo if what == "/me/forget" else ada
            other = {"other": person_of(bo, store), "how": "mute"} if what == "/me/shun" else {}
            assert actor.post(what, data=other).status_code == 303
            with pytest.raises(WebSocketDisconnect) as closed:
                hers.hear("nothing more")
        assert (closed.value.code, closed.value.reason) == (IDENTITY_CHANGED, said)

    def test_taking_back_reaches_open_tabs(self, browser: Browser) -> None:
        desk, phone = browser(), browser()
        game = desk.post("/play/amytis").headers["location"]
        phone.post("/me/come", data={"code": code_of(desk), "name": "Guest"})
        with phone.websocket_connect(f"/ws/{game.removeprefix('/g/')}") as socket:
            theirs = Tab(socket)
            theirs.hear("view")
            desk.post("/me/alone")
            with pytest.raises(WebSocketDisconnect) as closed:
                theirs.hear("nothing more")
        assert closed.value.code == IDENTITY_CHANGED
        assert YOU in desk.get(game).text
        assert YOU not in phone.get(game).text
        assert game not in phone.get("/").text

    def test_signing_out_leaves_nothing_here(self, browser: Browser) -> None:
        visitor = browser()
        game = visitor.post("/play/amytis").headers["location"]
        visitor.post("/me/out")
        assert not visitor.cookies
        assert YOU not in visitor.get(game).text

    def test_being_forgotten(self, browser: Browser, store: Store) -> None:
        visitor = called(browser(), "Ada")
        person = person_of(visitor, store)
        visitor.post("/me/forget")
        assert store.users.named([person]) == {}
        assert not visitor.cookies

    @pytest.mark.parametrize("way", ["", "/code", "/come", "/alone", "/out", "/forget", "/shun"])
    def test_other_sites_do_nothing_in_my_name(self, browser: Browser, way: str) -> None:
        headers = {"origin": "https://elsewhere.example"}
        assert browser().post(f"/me{way}", headers=headers).status_code == 403


class TestOldCookies:
    def test_seats_become_somebodys(self, browser: Browser, store: Store, setup: Setup) -> None:
        store.create(setup)
        visitor = browser()
        visitor.cookies.set("seat-abc", "Ada")
        visitor.cookies.set("name", "Ada")
        assert YOU in visitor.get("/g/abc").text
        assert "You are Ada." in visitor.get("/").text
        assert store.setup("abc").players[0].person == person_of(visitor, store)
        visitor.cookies.delete("seat-abc")
        assert YOU in visitor.get("/g/abc").text

    def test_a_seat_that_is_anothers_stays_open_by_its_cookie(
        self, browser: Browser, store: Store, setup: Setup
    ) -> None:
        store.create(setup)
        first, second = browser(), browser()
        for visitor in (first, second):
            visitor.cookies.set("seat-abc", "Ada")
            visitor.get("/")
        assert 'href="/g/abc"' in second.get("/").text
        assert YOU in second.get("/g/abc").text

    def test_the_key_of_an_invitation_is_kept(self, browser: Browser) -> None:
        visitor = browser()
        game = table(visitor, **{"seat-1-kind": "invited"})
        visitor.get("/")
        assert "/join?k=" in visitor.get(game).text


class TestGames:
    def test_finished_games_have_a_result_and_a_way_back(
        self, browser: Browser, store: Store, setup: Setup
    ) -> None:
        game = with_initial_draws(setup)
        store.create(game)
        store.append("abc", 0, finish(Session(game))).result()
        visitor = browser()
        visitor.cookies.set("seat-abc", "Ada")
        visitor.get("/")
        for page in ("/", "/games"):
            shown = visitor.get(page).text
            assert 'href="/g/abc"' in shown
            assert re.search(r"(You won with|Place 2,) \d+ point", shown)
        listed = visitor.get("/games").text
        assert 'href="/g/abc?at=0"' in listed and 'href="/g/abc/record"' in listed

    def test_what_goes_on_is_said_once(self, browser: Browser) -> None:
        ada = called(browser(), "Ada")
        games = [table(ada), table(ada)]
        page = ada.get("/games").text
        assert all(f'href="{game}"' in page for game in games)
        assert page.count("In progress") == 1

    @pytest.mark.parametrize("page", ["", "0", "2", "9" * 30, "-1", "x"])
    def test_any_page_is_answered(self, browser: Browser, page: str) -> None:
        assert called(browser(), "Ada").get(f"/games?page={page}").status_code == 200


class TestApart:
    @pytest.fixture
    def two(self, browser: Browser) -> tuple[TestClient, TestClient]:
        return called(browser(), "Ada"), called(browser(), "Eve")

    def shun(
        self, one: TestClient, other: TestClient, how: str, store: Store, to: str = "/me"
    ) -> None:
        answer = one.post("/me/shun", data={"other": person_of(other, store), "how": how, "to": to})
        assert (answer.status_code, answer.headers["location"]) == (303, to)

    def test_who_is_muted_is_not_heard(
        self, two: tuple[TestClient, TestClient], store: Store
    ) -> None:
        ada, eve = two
        game = table(ada)
        eve.post(f"{game}/sit")
        assert "Eve" in ada.get(f"{game}/people").text
        self.shun(ada, eve, "mute", store, f"{game}/people")
        assert "muted" in ada.get(f"{game}/people").text
        name = game.removeprefix("/g/")
        with tab(ada, name) as hers, tab(eve, name) as theirs:
            theirs.send("chat", text="nasty")
            theirs.hear("chat")
            hers.send("chat", text="nice")
            assert hers.hear("chat")["text"] == "nice"
        with tab(ada, name) as again:
            assert again.hear("chat")["text"] == "nice", "nor after a reload"
        self.shun(ada, eve, "", store)
        with tab(ada, name) as again:
            assert again.hear("chat")["text"] == "nasty"

    def test_a_spectator_does_not_read_the_chat_of_who_has_blocked_them(
        self, two: tuple[TestClient, TestClient], browser: Browser, store: Store
    ) -> None:
        (ada, eve), bo = two, called(browser(), "Bo")
        game = table(ada)
        bo.post(f"{game}/sit")
        self.shun(ada, eve, "block", store)
        assert "Spectators can read this chat too." in ada.get(f"{game}?lang=en").text
        name = game.removeprefix("/g/")
        with tab(ada, name) as hers, tab(bo, name) as his:
            hers.send("chat", text="from Ada")
            his.hear("chat")
            his.send("chat", text="from Bo")
            his.hear("chat")
        with tab(eve, name) as watching:
            assert watching.hear("chat")["text"] == "from Bo"
        with tab(browser(), name) as stranger:
            assert stranger.hear("chat")["text"] == "from Ada"

    def test_who_is_blocked_sits_at_another_table(
        self, two: tuple[TestClient, TestClient], store: Store
    ) -> None:
        ada, eve = two
        self.shun(ada, eve, "block", store)
        mine, theirs = table(ada), table(eve)
        for game, other in ((mine, eve), (theirs, ada)):
            assert game not in other.get("/").text, "nor is it listed"
            refused = other.post(f"{game}/sit")
            assert refused.status_code == 403 and "Not at this table" in refused.text
        self.shun(ada, eve, "", store)
        assert eve.post(f"{mine}/sit").status_code == 303

    def test_an_invitation_does_not_lead_past_a_block(
        self, two: tuple[TestClient, TestClient], store: Store
    ) -> None:
        ada, eve = two
        self.shun(ada, eve, "block", store)
        game = table(ada, **{"seat-1-kind": "invited"})
        (key,) = set(re.findall(r"/join\?k=([\w-]+)", ada.get(game).text))
        refused = eve.post(f"{game}/join", data={"k": key, "name": "Mallory"})
        assert refused.status_code == 403

    def test_no_other_game_after_a_block(
        self, two: tuple[TestClient, TestClient], store: Store, setup: Setup
    ) -> None:
        ada, eve = two
        people = [person_of(one, store) for one in two]
        seated = (replace(one, person=who) for one, who in zip(setup.players, people, strict=True))
        game = with_initial_draws(replace(setup, players=tuple(seated)))
        store.create(game)
        store.append("abc", 0, finish(Session(game))).result()
        self.shun(ada, eve, "block", store)
        assert [one.post("/g/abc/again").status_code for one in two] == [403, 403]

    @pytest.mark.parametrize(
        "fields",
        [{}, {"other": "nobody", "how": "mute"}, {"other": "\0", "how": "mute"}, {"how": "kill"}],
    )
    def test_what_makes_no_sense_is_refused(
        self, two: tuple[TestClient, TestClient], fields: dict[str, str]
    ) -> None:
        assert two[0].post("/me/shun", data=fields).status_code in (400, 404)

    def test_nobody_shuns_themselves(
        self, two: tuple[TestClient, TestClient], store: Store
    ) -> None:
        ada, _ = two
        mine = {"other": person_of(ada, store), "how": "block"}
        assert ada.post("/me/shun", data=mine).status_code == 400


def test_open_seats_of_old_games_are_still_taken(
    browser: Browser, store: Store, setup: Setup
) -> None:
    """Made before there were accounts: no account has a seat there."""
    waiting = (setup.players[0], Player(PlayerKind.OPEN, "Guest", token=hashed("x")))
    store.create(replace(setup, players=waiting))
    assert called(browser(), "Bo").post("/g/abc/sit").status_code == 303
    assert store.setup("abc").names == ["Ada", "Bo"]
