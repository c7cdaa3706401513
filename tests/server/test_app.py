"""Pages and the door for scripts: what is shown, what is refused, and that nothing leaks."""

import json
import re
import struct
import time
from dataclasses import replace

import pytest

from server.asgi import TestClient
from server.conftest import Serve
from server.play import finish, tab
from ziggurat import registry
from ziggurat.i18n.messages import LANGUAGES
from ziggurat.server.catalogue.playable import playable
from ziggurat.server.config import CONFIG
from ziggurat.server.game.players import Player, PlayerKind
from ziggurat.server.game.rows import Choose, Damaged, Row, StoredRow, encode_row
from ziggurat.server.game.session import Session
from ziggurat.server.game.setup import Setup
from ziggurat.server.identity.tokens import hashed
from ziggurat.server.sessions.archive import with_initial_draws
from ziggurat.server.sessions.store import Store
from ziggurat.table import replay

HOSTILE = "<img src=x onerror=1>"
FORM = {"seat-0-kind": "me", "seat-0-name": "Ada", "seat-1-kind": "me", "seat-1-name": "Bo"}


def made(client: TestClient, **fields: str) -> str:
    """A game made up on the form; the client keeps its cookie."""
    answer = client.post("/new/amytis", data=FORM | fields)
    assert answer.status_code == 303
    return str(answer.headers["location"]).removeprefix("/g/")


SIT = '/sit"'
YOU = '<span class="who">you</span>'


class TestLobby:
    def test_the_start_page_shows_all_games(self, client: TestClient) -> None:
        page = client.get("/")
        assert "The Architects of Amytis" in page.text
        assert '/new/amytis"' in page.text

    def test_the_start_page_lists_the_games_of_this_browser(self, client: TestClient) -> None:
        game = made(client)
        assert f'href="/g/{game}"' in client.get("/").text
        client.cookies.clear()
        assert game not in client.get("/").text

    def test_every_game_can_be_played_learned_and_set_up(self, client: TestClient) -> None:
        page = client.get("/").text
        for key in playable():
            for way in (f'action="/play/{key}"', f'formaction="/learn/{key}"'):
                assert page.count(way) == 1
            for way in (f'href="/rules/{key}"', f'href="/new/{key}"'):
                assert page.count(way) == 1

    @pytest.mark.parametrize("key", playable())
    def test_one_click_begins_a_game_against_a_good_bot(
        self, client: TestClient, store: Store, key: str
    ) -> None:
        client.cookies.set("name", "Zo%C3%AB")
        begun = client.post(f"/play/{key}").headers["location"]
        players = store.setup(begun.removeprefix("/g/")).players
        assert sorted((player.kind, player.bot) for player in players) == [
            (PlayerKind.BOT, "medium"),
            (PlayerKind.PERSON, ""),
        ]
        assert "Zoë" in {player.name for player in players}
        assert YOU in client.get(begun).text

    def test_the_newest_game_that_waits_for_me_is_offered_first(self, client: TestClient) -> None:
        assert "Continue" not in client.get("/").text
        mine = [made(client) for _ in range(2)]
        made(client, **{"seat-0-kind": "invited", "seat-1-kind": "me", "start": "listed"})
        page = client.get("/").text
        offered = re.findall(r'href="/g/([^"]*)"[^>]*>Continue<', page)
        assert offered == mine[::-1], "the third waits for another player"
        assert "Your turn · 2 games" in page
        assert "Waiting for others: 1 game" in page

    def test_a_game_with_less_time_is_offered_before_a_newer_one(
        self, client: TestClient, store: Store
    ) -> None:
        timed = made(client, clock="10m+15s")
        made(client)
        with tab(client, timed) as ada:
            while ada.hear("time")["runs"] is None:
                pass  # time runs once the only person is there
        page = client.get("/").text
        assert re.findall(r'href="/g/([^"]*)"[^>]*>Continue<', page)[0] == timed

    def test_bots_are_as_many_and_as_good_as_chosen_and_remembered(
        self, client: TestClient, store: Store
    ) -> None:
        chosen = client.post("/play/uxmal", data={"opponents": "3-hard"})
        game = chosen.headers["location"].removeprefix("/g/")
        levels = [one.bot for one in store.setup(game).players if one.is_bot]
        assert levels == ["hard"] * 3
        assert '<option value="3-hard" selected="selected">3 bots, hard' in client.get("/").text

    @pytest.mark.parametrize("text", ["", "9-hard", "1-best", "-", "1", "٣-hard", "0-medium"])
    def test_opponents_that_are_not_offered_give_the_recommended_ones(
        self, client: TestClient, store: Store, text: str
    ) -> None:
        made_up = client.post("/play/uxmal", data={"opponents": text})
        players = store.setup(made_up.headers["location"].removeprefix("/g/")).players
        assert [one.bot for one in players if one.is_bot] == ["medium"]

    def test_every_card_says_how_long_and_how_demanding_a_game_is(self, client: TestClient) -> None:
        page = client.get("/").text
        assert page.count("Complexity ") == 2 * page.count('class="card game"')
        assert page.count(" min</span>") == page.count('class="card game"')
        assert page.count("Start here") == 1
        assert page.index("Start here") < page.index("Uxmal"), "on the lightest game"

    def test_friends_are_one_click_from_their_links(self, client: TestClient, store: Store) -> None:
        sent = client.post("/friends/uxmal", data={"opponents": "2-hard"}).headers["location"]
        game = sent.removeprefix("/g/").removesuffix("/invite")
        assert [one.kind for one in store.setup(game).players].count(PlayerKind.INVITED) == 2
        page = client.get(sent).text
        links = re.findall(r'value="(http[^"]*/join\?k=[^"]*)"', page)
        assert len(links) == 2
        client.cookies.clear()
        assert client.get(sent).status_code == 403, "only who made it sees the links"
        assert "invites you to play Uxmal" in client.get(links[0]).text

    def test_what_a_visitor_is_called_is_remembered(self, client: TestClient) -> None:
        made(client, **{"seat-0-name": "Zoë"})
        assert 'value="Zoë"' in client.get("/new/uxmal").text

    def test_a_table_can_be_open_to_anyone_once(self, client: TestClient, store: Store) -> None:
        game = made(client, **{"seat-1-kind": "open", "seat-1-name": "", "start": "listed"})
        assert SIT not in client.get("/").text, "it is mine"
        client.cookies.clear()
        assert f'action="/g/{game}/sit"' in client.get("/").text
        client.cookies.set("name", "Bo")
        assert client.post(f"/g/{game}/sit").headers["location"] == f"/g/{game}"
        assert store.setup(game).names == ["Ada", "Bo"]
        assert YOU in client.get(f"/g/{game}").text
        assert client.post(f"/g/{game}/sit").status_code == 303, "who sits there stays"
        client.cookies.clear()
        assert SIT not in client.get("/").text
        assert client.post(f"/g/{game}/sit").status_code == 403

    def test_old_tables_and_closed_ones_are_not_listed(
        self, client: TestClient, store: Store, setup: Setup
    ) -> None:
        waiting = (setup.players[0], Player(PlayerKind.OPEN, "Guest", token=hashed("x")))
        store.create(replace(setup, id="old", players=waiting, created=time.time() - 90_000))
        assert SIT not in client.get("/").text
        store.create(replace(setup, id="new", players=waiting, created=time.time()))
        assert client.get("/").text.count(SIT) == 1
        assert client.post("/g/abc/sit").status_code == 403

    def test_games_that_are_gone_are_forgotten(self, client: TestClient) -> None:
        client.cookies.set("seat-gone", "x")
        assert 'seat-gone=""' in client.get("/").headers["set-cookie"]

    def test_a_game_that_cannot_be_read_does_not_break_the_start_page(
        self, client: TestClient, store: Store
    ) -> None:
        game = made(client)
        store.append(game, 0, [Choose(0, "fly:away")]).result()
        assert client.get("/").status_code == 200

    @pytest.mark.parametrize("lang", ["en", "fr"])
    def test_the_form_says_what_each_option_does(self, client: TestClient, lang: str) -> None:
        page = client.get("/new/amytis", headers={"accept-language": f"{lang}-CH, en;q=0.5"})
        assert f'<html lang="{lang}"' in page.text
        assert page.text.count("<select") == 13
        assert page.text.count("<option") > 25
        assert page.text.count("<details") == 3, "folded until they are asked for"

    @pytest.mark.parametrize(
        ("key", "first"),
        [
            ("amytis", ["random"]),
            ("uxmal", ["youngest"]),
            ("pyramidion", []),
            ("teotihuacan", ["youngest"]),
            ("origins", ["random"]),
        ],
    )
    def test_the_form_starts_as_the_book_does(
        self, client: TestClient, key: str, first: list[str]
    ) -> None:
        """By lots, by the players' choice of the youngest, or not at all where the game draws."""
        page = client.get(f"/new/{key}").text
        _, _, select = page.partition('name="start"')
        chosen = r'<option (?:value="(\w+)" selected|selected="selected" value="(\w+)")'
        found = re.findall(chosen, select.partition("</select>")[0])
        assert ["".join(pair) for pair in found] == first

    def test_a_game_is_made_as_the_form_says(self, client: TestClient, store: Store) -> None:
        game = made(client, **{"option-wall": "b"})
        setup = store.setup(game)
        assert setup.names == ["Ada", "Bo"]
        assert setup.options["wall"] == "b"
        assert setup.options["garden"] == "a"

    @pytest.mark.parametrize(
        "fields",
        [
            {"seat-1-kind": "empty"},
            {"seat-1-kind": "wizard"},
            {"seat-0-kind": "easy", "seat-1-kind": "hard"},
            {"option-wall": "z"},
        ],
    )
    def test_a_form_that_makes_no_game_is_shown_again(
        self, client: TestClient, fields: dict[str, str]
    ) -> None:
        answer = client.post("/new/amytis", data=FORM | fields)
        assert answer.status_code == 400
        assert 'role="alert"' in answer.text
        assert 'value="Ada"' in answer.text

    def test_the_seat_is_a_cookie_no_script_can_read(self, client: TestClient) -> None:
        cookie = client.post("/new/amytis", data=FORM).headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "samesite=lax" in cookie.lower()

    def test_the_language_is_remembered(self, client: TestClient) -> None:
        assert client.get("/lang/fr?to=/new/amytis").headers["location"] == "/new/amytis"
        assert "Nouvelle partie" in client.get("/new/amytis").text

    @pytest.mark.parametrize("to", ["https://elsewhere.example", "//elsewhere.example", "/\\x"])
    def test_switching_the_language_never_leaves_the_site(
        self, client: TestClient, to: str
    ) -> None:
        assert client.get("/lang/fr", params={"to": to}).headers["location"] == "/"

    @pytest.mark.parametrize("theme", ["light", "dark"])
    def test_the_box_is_a_picture_that_stands_alone(self, client: TestClient, theme: str) -> None:
        picture = client.get(f"/box/amytis.svg?theme={theme}")
        assert picture.headers["content-type"] == "image/svg+xml"
        assert "var(--" not in picture.text


class TestGamePage:
    def test_the_page_is_filled_at_once(self, client: TestClient) -> None:
        page = client.get("/g/abc", headers={"cookie": "seat-abc=Ada"}).text
        assert 'data-choice="take:pile-3"' in page
        assert "Your turn." in page

    def test_spectators_get_no_choices(self, client: TestClient) -> None:
        page = client.get("/g/abc").text
        assert "data-choice" not in page
        assert 'id="speak"' not in page
        assert "Ada’s turn." in page

    def test_keys_that_open_nothing_are_not_remembered(self, client: TestClient) -> None:
        """Or a link from a stranger fills the browser's cookies."""
        junk = "&".join(f"k={'x' * 22}{number}" for number in range(100))
        answer = client.get(f"/g/abc?k=Ada&{junk}", follow_redirects=False)
        assert answer.headers["set-cookie"].startswith("seat-abc=Ada;")

    def test_a_token_in_the_address_becomes_a_cookie(self, client: TestClient) -> None:
        answer = client.get("/g/abc?k=Ada")
        assert answer.headers["location"] == "/g/abc"
        assert "seat-abc=Ada" in answer.headers["set-cookie"]

    def test_names_are_never_markup(self, serve: Serve) -> None:
        client = serve()
        game = made(client, **{"seat-0-name": HOSTILE, "seat-1-kind": "easy"})
        pages = [client.get(address).text for address in ("/", f"/g/{game}")]
        with tab(client, game) as mine:
            mine.act("choose", id="take:pile-0")
            pages += mine.regions.values()
        assert any("&lt;img" in page for page in pages)
        assert not any("<img src=x" in page for page in pages)

    def test_no_script_and_no_style_stands_in_a_page(self, client: TestClient) -> None:
        for address in ("/", "/new/amytis", "/g/abc", "/nowhere"):
            page = client.get(address).text
            assert re.findall(r"<script(?! src=)", page) == []
            assert re.findall(r"<style|\sstyle=|\son\w+=", page) == []

    def test_positions_take_up_little_room(self, client: TestClient) -> None:
        assert len(client.get("/g/abc").content) < 160_000


class TestInvitations:
    @pytest.fixture
    def invited(self, serve: Serve, store: Store, setup: Setup) -> TestClient:
        guest = Player(PlayerKind.INVITED, "Guest", token=hashed("link"))
        store.create(replace(setup, players=(setup.players[0], guest)))
        return serve()

    def test_the_maker_sees_the_link(self, client: TestClient) -> None:
        game = made(client, **{"seat-1-kind": "invited"})
        (link,) = re.findall(r'value="(http[^"]*/join\?k=[^"]*)"', client.get(f"/g/{game}").text)[
            :1
        ]
        client.cookies.clear()
        assert "Ada invites you to play" in client.get(link).text

    def test_looking_at_an_invitation_takes_no_seat(self, invited: TestClient) -> None:
        for _ in range(2):
            assert invited.get("/g/abc/join?k=link").status_code == 200

    def test_who_opens_their_own_invitation_is_told_to_send_it(self, invited: TestClient) -> None:
        assert "your own invitation" not in invited.get("/g/abc/join?k=link").text
        invited.cookies.set("seat-abc", "Ada")
        page = invited.get("/g/abc/join?k=link").text
        assert "This is your own invitation: send it to another player." in page
        assert 'href="/g/abc/invite"' in page

    def test_the_first_to_come_takes_the_seat(self, invited: TestClient) -> None:
        joined = invited.post("/g/abc/join", data={"k": "link", "name": "Balam"})
        assert joined.headers["location"] == "/g/abc"
        assert YOU in invited.get("/g/abc").text
        invited.cookies.clear()
        late = invited.post("/g/abc/join", data={"k": "link", "name": "Mallory"})
        assert late.status_code == 403
        assert "This seat is taken" in late.text
        assert invited.get("/g/abc/join?k=link").status_code == 403

    def test_an_invitation_stays_whole_in_another_language(self, invited: TestClient) -> None:
        page = invited.get("/g/abc/join?k=link&lang=en").text
        (switch,) = re.findall(r'href="(/lang/fr[^"]*)"', page)
        back = invited.get(switch).headers["location"]
        assert back == "/g/abc/join?k=link"
        assert "Ada vous invite à une partie" in invited.get(back).text

    def test_an_invitation_says_what_one_agrees_to(self, client: TestClient) -> None:
        terms = {"clock": "10m+15s", "rated": "yes", "option-garden": "b", "how": "own"}
        game = made(client, **{"seat-1-kind": "invited", **terms})
        page = client.get(f"/g/{game}").text
        assert "Invite someone to seat 2" in page
        (link, *_) = re.findall(r'value="(http[^"]*/join\?k=[^"]*)"', page)
        client.cookies.clear()
        shown = client.get(link).text
        for said in (
            "Ada is not at the table right now",
            "10 min + 15 s per turn",
            "Rated, with a clock.",
            "If you run out of time, a bot plays two of your turns, or you’re away at the end,",
            "B: 2 points per tile in the Garden’s stack",
            'action="/learn/amytis"',
            'href="/rules/amytis"',
            'class="box"',
        ):
            assert said in shown, said

    @pytest.mark.parametrize(
        ("lang", "players"),
        [
            ("en", ["you", "Ada", "Bo", "(bot, easy)"]),
            ("fr", ["vous", "Ada", "Bo", "(robot facile)"]),
        ],
    )
    def test_an_invitation_names_the_players(
        self, client: TestClient, lang: str, players: list[str]
    ) -> None:
        form = FORM | {"seat-2-kind": "invited", "seat-3-kind": "easy", "how": "own"}
        game = client.post("/new/uxmal", data=form).headers["location"]
        (link, *_) = re.findall(r'value="(http[^"]*/join\?k=[^"]*)"', client.get(game).text)
        client.cookies.clear()
        shown = client.get(f"{link}&lang={lang}").text
        (terms,) = re.findall(r'<dl class="terms"><dt>\w+</dt><dd>(.*?)</dd>', shown)
        told = re.findall(r"<b>([^<]*)</b>", terms)
        assert len(told) == len(players)
        for one in players:
            assert sum(name.endswith(one) for name in told) == 1, told

    def test_those_at_the_table_see_who_came(self, invited: TestClient) -> None:
        with tab(invited, token="Ada") as ada:
            invited.post("/g/abc/join", data={"k": "link", "name": HOSTILE})
            ada.hear("view")
            assert "&lt;img" in ada.regions["player-1"]
            assert ada.regions["invite-1"] == ""


class TestEnd:
    @pytest.fixture
    def over(self, serve: Serve, store: Store, setup: Setup) -> TestClient:
        store.create(setup)
        store.append("abc", 0, finish(Session(setup))).result()
        client = serve()
        client.cookies.set("seat-abc", "Ada")
        return client

    def test_points_are_counted_by_source(self, over: TestClient) -> None:
        page = over.get("/g/abc").text
        assert "Final scores" in page
        _, _, sources = page.partition('class="card sources"')
        assert sources.partition("</table>")[0].count("<tr") == 10
        assert "The game is over." in page

    def test_the_record_is_given_out_and_replays(self, over: TestClient) -> None:
        answer = over.get("/g/abc/record")
        assert "attachment" in answer.headers["content-disposition"]
        assert replay(answer.text).over
        assert replay(answer.text).players == ["Ada", "Balam"]

    def test_the_record_of_a_running_game_is_kept(self, client: TestClient) -> None:
        assert client.get("/g/abc/record").status_code == 409

    def test_play_again_makes_one_game_for_all(self, over: TestClient, store: Store) -> None:
        with tab(over) as ada:
            first = over.post("/g/abc/again").headers["location"]
            ada.hear("view")
            assert "Join the next game" in ada.regions["actions"]
        assert over.post("/g/abc/again").headers["location"] == first
        game = first.removeprefix("/g/")
        assert store.setup(game).names == ["Balam", "Ada"]
        assert YOU in over.get(first).text
        over.cookies.clear()
        over.cookies.set("seat-abc", "Balam")
        assert "Accept the rematch" in over.get("/g/abc").text
        assert over.get("/g/abc/again").headers["location"] == first
        assert YOU not in over.get(first).text, "who only looks is not seated"
        assert store.setup(game).players[0].kind == PlayerKind.INVITED
        assert over.post("/g/abc/again").headers["location"] == first
        assert YOU in over.get(first).text
        assert store.setup(game).players[0].kind == PlayerKind.PERSON
        assert "Join the next game" in over.get("/g/abc").text

    def test_spectators_and_running_games_have_no_rematch(
        self, over: TestClient, store: Store, setup: Setup
    ) -> None:
        store.create(replace(setup, id="running"))
        over.cookies.set("seat-running", "Ada")
        assert over.post("/g/running/again").status_code == 409
        assert "Play again" in over.get("/g/abc").text
        over.cookies.clear()
        assert "Play again" not in over.get("/g/abc").text
        assert over.post("/g/abc/again").status_code == 403


class TestPositions:
    @pytest.fixture
    def over(self, serve: Serve, store: Store, setup: Setup) -> TestClient:
        store.create(setup)
        store.append("abc", 0, finish(Session(setup))).result()
        return serve()

    def test_a_link_leads_to_a_position_of_a_finished_game(self, over: TestClient) -> None:
        page = over.get("/g/abc?at=3").text
        assert "Replay" in page
        assert 'data-at="3"' in page.partition("<header")[0]
        with tab(over, "abc", at="3") as watcher:
            assert watcher.view["at"] == 3

    def test_a_link_leads_to_a_step_of_a_turn(self, over: TestClient) -> None:
        for link, at in (("turn=2", 4), ("turn=2&step=2", 5), ("turn=0", 0), ("turn=1&step=x", 1)):
            assert f'data-at="{at}"' in over.get(f"/g/abc?{link}").text.partition("<header")[0]
        assert "data-at" not in over.get("/g/abc?turn=100000").text.partition("<header")[0]

    @pytest.mark.parametrize("at", ["", "x", "-1", "9" * 30, "100000", "²"])
    def test_what_is_no_position_is_now(self, over: TestClient, at: str) -> None:
        assert "The game is over" in over.get("/g/abc", params={"at": at}).text
        with tab(over, "abc", at=at) as watcher:
            assert "at" not in watcher.view


class TestInstalling:
    def test_the_app_is_installed_in_the_language_of_the_page(self, client: TestClient) -> None:
        told = {}
        for one in LANGUAGES:
            page = client.get("/", headers={"accept-language": one}).text
            (address,) = re.findall(r'<link[^>]*href="([^"]*webmanifest[^"]*)"', page)
            told[one] = client.get(address).json()
        assert {one: manifest["lang"] for one, manifest in told.items()} == {
            one: one for one in LANGUAGES
        }
        described = {manifest.pop("description") for manifest in told.values()}
        assert len(described) == len(LANGUAGES)
        first, *others = ({**manifest, "lang": ""} for manifest in told.values())
        assert all(one == first for one in others), "one app, whatever its language"

    def test_the_app_can_be_installed(self, client: TestClient) -> None:
        page = client.get("/").text
        (address,) = re.findall(r'<link rel="manifest" href="([^"]*)"', page) or re.findall(
            r'<link href="([^"]*)" rel="manifest"', page
        )
        answer = client.get(address)
        assert answer.headers["content-type"].startswith("application/manifest+json")
        told = answer.json()
        assert (told["id"], told["start_url"], told["display"]) == ("/", "/", "standalone")
        for icon in told["icons"]:
            picture = client.get(icon["src"])
            assert picture.headers["content-type"] == icon["type"]
            if icon["type"] == "image/png":
                width, height = struct.unpack(">II", picture.content[16:24])
                assert icon["sizes"] == f"{width}x{height}"


class TestScripts:
    def test_a_seat_reads_what_it_may_know(self, client: TestClient) -> None:
        state = client.get("/g/abc/state.json?k=Ada").json()
        assert state["seat"] == 0
        assert state["rev"] == 0
        assert "take:pile-3" in state["choices"]
        assert client.get("/g/abc/state.json").json()["choices"] == []

    def test_every_fact_of_every_game_can_be_read(
        self, serve: Serve, store: Store, setup: Setup
    ) -> None:
        """No key of the server takes the place of one of the game's own."""
        client = serve()
        for key in playable():
            rules = registry.load(key)
            store.create(
                with_initial_draws(
                    replace(setup, id=f"facts-{key}", game=key, version=rules.version)
                )
            )
            read = client.get(f"/g/facts-{key}/state.json?k=Ada").json()
            table = Session(store.setup(f"facts-{key}")).table
            own = json.loads(json.dumps(registry.facts(key, table.seen(0), 0)))
            assert own and {name: read[name] for name in own} == own

    def test_a_turn_is_played_by_script(self, client: TestClient) -> None:
        ada = {"authorization": "Bearer Ada"}
        for revision, message in enumerate(
            ({"id": "take:pile-3"}, {"id": "lay:site-0"}, {"t": "undo"}, {"id": "lay:site-1"})
        ):
            answer = client.post("/g/abc/choice", json={**message, "rev": revision}, headers=ada)
            assert answer.status_code == 200
        assert answer.json()["end_turn"] is True
        ended = client.post("/g/abc/choice", json={"t": "end", "rev": 4}, headers=ada).json()
        assert ended["to_move"] == 1
        assert ended["choices"] == []

    @pytest.mark.parametrize(
        ("body", "token", "status", "why"),
        [
            ('{"id":"take:pile-3","rev":0}', "wrong", 403, "not-yours"),
            ('{"id":"take:pile-3","rev":0}', "Balam", 403, "not-yours"),
            ('{"id":"take:pile-3","rev":5}', "Ada", 409, "stale"),
            ('{"id":"take:pile-99","rev":0}', "Ada", 409, "illegal"),
            ('{"t":"fly","rev":0}', "Ada", 400, "malformed"),
            ("not json", "Ada", 400, "malformed"),
            ("[1]", "Ada", 400, "malformed"),
            ('{"id":"' + "x" * 3000 + '","rev":0}', "Ada", 413, "too-long"),
        ],
    )
    def test_what_is_wrong_is_said_and_changes_nothing(
        self, client: TestClient, body: str, token: str, status: int, why: str
    ) -> None:
        answer = client.post(f"/g/abc/choice?k={token}", content=body)
        assert (answer.status_code, answer.json()["why"]) == (status, why)
        assert client.get("/g/abc/state.json").json()["rev"] == 0

    def test_a_huge_body_is_cut_off(self, client: TestClient) -> None:
        huge = "x" * CONFIG.http.max_body_bytes * 2
        assert client.post("/g/abc/choice?k=Ada", content=huge).status_code == 413

    def test_bytes_that_are_no_text_are_refused(self, client: TestClient) -> None:
        assert client.post("/g/abc/choice?k=Ada", content=b"\xff\xfe").status_code == 400

    def test_the_board_is_a_picture(self, client: TestClient) -> None:
        picture = client.get("/g/abc/board.svg?theme=dark&k=Ada")
        assert picture.headers["content-type"] == "image/svg+xml"
        assert client.get("/g/abc/board.svg?theme=pink").status_code == 400

    def test_no_seat_reads_for_another(self, serve: Serve, store: Store, toy_game: Setup) -> None:
        store.create(toy_game)
        client = serve()
        assert client.get("/g/toy/state.json?k=Ada&seat=1").status_code == 403
        assert client.get("/g/toy/state.json?seat=0").status_code == 403
        goals = client.get("/g/toy/state.json?k=Ada").json()["goals"]
        assert goals[0] is not None
        assert goals[1] is None
        assert client.get("/g/toy/state.json").json()["goals"] == [None, None]

    def test_the_seed_is_never_told(self, client: TestClient) -> None:
        assert "seed" not in json.dumps(client.get("/g/abc/state.json?k=Ada").json())


class TestSafety:
    @pytest.mark.parametrize(
        "address", ["/", "/g/abc", "/g/abc/state.json", "/static/client.js", "/nowhere"]
    )
    def test_every_answer_has_strict_headers(self, client: TestClient, address: str) -> None:
        headers = client.get(address).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"

    @pytest.mark.parametrize(
        "address",
        ["/new/amytis", "/play/amytis", "/g/abc/sit", "/g/abc/again", "/g/abc/choice?k=Ada"],
    )
    def test_forms_of_other_sites_are_refused(self, client: TestClient, address: str) -> None:
        foreign = {"origin": "https://elsewhere.example"}
        assert client.post(address, data=FORM, headers=foreign).status_code == 403
        assert client.post(address, data=FORM, headers={"origin": "null"}).status_code == 403

    @pytest.mark.parametrize(
        "address",
        [
            "/nowhere",
            "/g/nothing",
            "/new/chess",
            "/box/chess.svg",
            "/lang/xx",
        ],
    )
    def test_a_wrong_address_is_answered_in_words(self, client: TestClient, address: str) -> None:
        answer = client.get(address)
        assert answer.status_code == 404
        assert "Page not found" in answer.text

    @pytest.mark.parametrize(
        "row", [Choose(0, "fly:away"), Damaged(0, StoredRow("undo", 0, "everything"))]
    )
    def test_a_damaged_game_says_so(
        self, serve: Serve, store: Store, setup: Setup, row: Row
    ) -> None:
        """What still makes sense of it is kept as its record."""
        store.create(with_initial_draws(setup))
        session = Session(with_initial_draws(setup))
        rows = [*session.choose({session.acting}, 0, session.choices()[0].text, True).rows, row]
        store.append("abc", 0, rows).result()
        client = serve()
        answer = client.get("/g/abc")
        assert answer.status_code == 200
        assert "is damaged: step" in answer.text
        assert encode_row(row).body not in answer.text
        assert encode_row(rows[0]).body in client.get("/g/abc/record").text
        assert client.get("/g/abc/state.json").status_code == 410
        assert client.get("/").status_code == 200

    def test_a_game_that_cannot_be_read_says_so(
        self, serve: Serve, store: Store, setup: Setup
    ) -> None:
        store.create(setup)
        store.append("abc", 4, [Choose(0, "fly:away")]).result()
        client = serve()
        answer = client.get("/g/abc")
        assert answer.status_code == 410
        assert "This game can’t be read" in answer.text
        assert client.get("/g/abc/state.json").json()["why"] == "closed"

    def test_theme_and_files_are_served(self, client: TestClient) -> None:
        assert "--accent" in client.get("/static/theme.css").text
        assert client.get("/static/style.css").status_code == 200
