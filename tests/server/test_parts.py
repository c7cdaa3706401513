"""Small parts by themselves: forms, limits, markup, words, and the client's budget."""

import re
from pathlib import Path
from random import Random
from typing import ClassVar

import pytest

import ziggurat.server
from ziggurat import registry
from ziggurat.core.errors import BadOption
from ziggurat.i18n.messages import LANGUAGES, source
from ziggurat.markup.element import el
from ziggurat.markup.html import Markup, button, html
from ziggurat.server.catalogue.playable import playable
from ziggurat.server.errors import Refused
from ziggurat.server.game.players import PlayerKind
from ziggurat.server.game.setup import Setup
from ziggurat.server.http.rate_limits import TokenBucket
from ziggurat.server.identity.tokens import new_id
from ziggurat.server.new_game.form import make, recommended
from ziggurat.server.render.words import PageWords, page_texts, words_for
from ziggurat.server.text import single_line
from ziggurat.views.people import game_people

STATIC = Path(ziggurat.server.__file__).parent / "http" / "static"
SERVER = Path(ziggurat.server.__file__).parent


class TestForm:
    FORM: ClassVar = {"seat-0-kind": "me", "seat-1-kind": "invited", "seat-1-name": " B\x00o \n"}

    def test_seats_become_players(self) -> None:
        made = make(registry.load("amytis"), self.FORM, words_for("en", "amytis"))
        assert [player.kind for player in made.setup.players] == [
            PlayerKind.PERSON,
            PlayerKind.INVITED,
        ]
        assert made.setup.names == ["Guest", "B o"]
        assert len(made.tokens) == 2

    def test_only_several_at_one_screen_are_told_apart_by_numbers(self) -> None:
        assert self.table("uxmal", {"seat-0-kind": "me", "seat-1-kind": "easy"}).names[0] == "Guest"
        two = self.table("uxmal", {"seat-0-kind": "me", "seat-1-kind": "me", "start": "listed"})
        assert two.names == ["Player 1", "Player 2"]

    @staticmethod
    def table(key: str, form: dict[str, str], lang: str = "en", lots: int = 0) -> Setup:
        return make(registry.load(key), form, words_for(lang, key), Random(lots)).setup

    @pytest.mark.parametrize("lang", LANGUAGES)
    @pytest.mark.parametrize("key", playable())
    def test_bots_have_a_level_no_token_and_names_of_their_world(self, key: str, lang: str) -> None:
        most = registry.load(key).max_seats
        form = {f"seat-{seat}-kind": "hard" for seat in range(most)} | {"seat-0-kind": "me"}
        made = make(registry.load(key), form, words_for(lang, key))
        bots = made.setup.players[1:]
        assert {(bot.kind, bot.bot, bot.token) for bot in bots} == {(PlayerKind.BOT, "hard", "")}
        assert len({bot.name for bot in bots}) == most - 1, "none of them twice"
        assert {bot.name for bot in bots} <= {one.name for one in game_people(key, lang)}
        assert len(made.tokens) == 1

    def test_the_same_seed_brings_the_same_people(self, monkeypatch: pytest.MonkeyPatch) -> None:
        form = {"seat-0-kind": "me", "seat-1-kind": "easy", "seat-2-kind": "easy"}
        names = []
        for seed in (1, 1, 2, 3, 4):
            monkeypatch.setattr("ziggurat.server.new_game.form.new_seed", lambda seed=seed: seed)
            names.append(self.table("uxmal", form).names)
        assert names[0] == names[1]
        assert len(set(map(tuple, names))) > 2

    def test_bots_are_called_as_the_form_showed_them_but_never_alike(self) -> None:
        form = {"seat-0-kind": "me", "seat-1-kind": "easy", "seat-2-kind": "easy"}
        form |= {"seat-1-bot": "Balam", "seat-2-bot": "Balam"}
        _, first, second = self.table("uxmal", form).names
        assert first == "Balam" != second

    @pytest.mark.parametrize("name", ["Regina", "ｒegina", "Balam 2"])
    def test_no_bot_is_called_like_a_person(self, name: str) -> None:
        form = {"seat-0-kind": "me", "seat-1-kind": "easy", "seat-1-bot": name}
        _, bot = self.table("uxmal", form).names
        assert bot in [one.name for one in game_people("uxmal", "en")]

    def test_lots_decide_who_starts_and_which_sides(self) -> None:
        form = self.FORM | {"start": "random", "how": "surprise"}
        drawn = [self.table("amytis", form, lots=lots) for lots in range(20)]
        assert {setup.players[0].kind for setup in drawn} == {PlayerKind.PERSON, PlayerKind.INVITED}
        assert {setup.options["garden"] for setup in drawn} == {"a", "b"}

    @pytest.mark.parametrize("key", playable())
    def test_lots_draw_what_the_box_varies_and_never_a_ruling(self, key: str) -> None:
        game = registry.load(key)
        form = {f"seat-{seat}-kind": "me" for seat in range(game.min_seats)}
        drawn = [
            self.table(key, form | {"how": "surprise"}, lots=lots).options for lots in range(40)
        ]
        for option in game.options:
            values = {options[option.key] for options in drawn}
            assert values == ({option.values[0]} if option.ruling else set(option.values))

    def test_one_variant_can_be_drawn_and_no_ruling(self) -> None:
        form = self.FORM | {"option-wall": "random"}
        drawn = [self.table("amytis", form, lots=lots).options for lots in range(20)]
        assert {options["wall"] for options in drawn} == {"a", "b"}
        assert {options["garden"] for options in drawn} == {"a"}
        with pytest.raises(BadOption, match="bottom_row_limit must be 4 or none"):
            self.table("amytis", self.FORM | {"option-bottom_row_limit": "random"})

    @pytest.mark.parametrize("key", playable())
    def test_what_is_recommended_is_the_game_of_the_book_against_a_good_bot(self, key: str) -> None:
        game = registry.load(key)
        setup = self.table(key, recommended(game))
        assert sorted(player.bot for player in setup.players) == ["", "medium"]
        assert setup.options == game.complete({})

    def test_somebody_has_to_be_there(self) -> None:
        form = {"seat-0-kind": "easy", "seat-1-kind": "easy"}
        with pytest.raises(Refused, match="At least one seat"):
            make(registry.load("amytis"), form, words_for("en", "amytis"))

    def test_ids_can_stand_in_an_address(self) -> None:
        assert all(re.fullmatch(r"\w{8,}", new_id()) for _ in range(50))


class TestLimits:
    def test_a_bucket_lets_a_burst_through_and_fills_with_time(self) -> None:
        now = [0.0]
        bucket = TokenBucket(2, 0.5, lambda: now[0])
        assert [bucket.take() for _ in range(3)] == [True, True, False]
        now[0] = 2.0
        assert [bucket.take() for _ in range(2)] == [True, False]
        now[0] = 1000.0
        assert [bucket.take() for _ in range(3)] == [True, True, False]

    def test_foreign_text_becomes_one_line(self) -> None:
        assert single_line(" a\r\n\tb\u2028c\u202e ", 10) == "a b c"
        assert single_line("x" * 50, 24) == "x" * 24


class TestMarkup:
    def test_everything_foreign_is_escaped(self) -> None:
        shown = html(el("p", "<b>&", title='"><script>'))
        assert shown == '<p title="&quot;&gt;&lt;script&gt;">&lt;b&gt;&amp;</p>'

    def test_markup_is_trusted_and_empty_elements_are_closed(self) -> None:
        assert html(Markup("<i>x</i>"), el("div"), el("br")) == "<i>x</i><div></div><br>"

    def test_a_button_says_what_it_does(self) -> None:
        assert 'data-do="undo"' in html(button("Undo", "undo", disabled=None))
        assert "disabled" not in html(button("Undo", "undo", disabled=None))


class TestWords:
    @staticmethod
    def ids(text: str) -> list[str]:
        return re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)

    def test_all_languages_have_the_same_texts(self) -> None:
        first, *others = (self.ids(page_texts(lang)) for lang in LANGUAGES)
        assert len(first) == len(set(first))
        for other in others:
            assert other == first

    @pytest.mark.parametrize("game", ["", *playable()])
    def test_no_text_hides_one_of_the_views(self, game: str) -> None:
        theirs = self.ids(source("en")) + (self.ids(source("en", game)) if game else [])
        assert not set(theirs) & set(self.ids(page_texts("en")))

    def test_every_text_asked_for_is_there_and_every_text_is_asked_for(self) -> None:
        code = "".join(path.read_text("utf-8") for path in SERVER.rglob("*.py"))
        ids = set(self.ids(page_texts("en")))
        said = set(re.findall(r"""["'{]((?:[a-z]+-)+[a-z0-9-]+)["'}]""", code))
        built = tuple(re.findall(r'f"([a-z]+(?:-[a-z]+)*-)\{', code))
        unused = {name for name in ids - said if not name.startswith(built)}
        assert not unused, f"texts nobody says: {sorted(unused)}"

    def test_an_unknown_language_is_english(self) -> None:
        assert words_for("xx").lang == "en"
        assert PageWords("fr", "amytis").say("game-title") != ""


class TestClient:
    SCRIPTS: ClassVar = {path.name: path.read_text("utf-8") for path in STATIC.glob("*.js")}
    SCRIPT = "".join(SCRIPTS.values())

    def test_every_script_can_be_read_at_once(self) -> None:
        """What is sent of them is measured page by page, in test_light.py."""
        assert len(self.SCRIPTS) > 10
        assert all(len(script.splitlines()) <= 300 for script in self.SCRIPTS.values())

    def test_the_client_depends_on_nothing(self) -> None:
        script = self.SCRIPT.replace("http://www.w3.org/2000/svg", "")  # a namespace, not a link
        assert not re.search(r"\bimport\b|\brequire\(|https?://", script)

    def test_the_client_knows_no_game(self) -> None:
        assert not any(key in self.SCRIPT for key in registry.GAMES)

    def test_the_client_writes_no_foreign_text_as_markup(self) -> None:
        assert (
            self.SCRIPT.count("innerHTML") == 3
        )  # regions, help and the rules: the server wrote them
        own = re.findall(r"insertAdjacentHTML\(\"\w+\", `(.*?)`\)", self.SCRIPT, re.DOTALL)
        assert len(own) == self.SCRIPT.count("insertAdjacentHTML")
        assert not any("$" in markup for markup in own), "its own markup has no holes"
        assert "eval(" not in self.SCRIPT

    def test_everything_the_client_can_do_is_asked_by_a_page(self) -> None:
        code = "".join(path.read_text("utf-8") for path in SERVER.rglob("*.py"))
        for deeds in re.findall(r"const deeds = \{(.*?)\n\};", self.SCRIPT, re.DOTALL):
            for deed in re.findall(r"^  (\w+)[:(,]", deeds, re.MULTILINE):
                assert f'"{deed}"' in code

    def test_style_has_no_colour_of_its_own(self) -> None:
        for name in ("style", "table", "end", "lobby", "why", "people", "tables"):
            style = (STATIC / f"{name}.css").read_text("utf-8").replace("#r-", "").lower()
            assert not re.search(r"#[0-9a-f]{3,8}\b(?!.*\{)", style)
