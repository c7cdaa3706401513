"""Why not: what is pointed at and closed is answered with a sentence and its clause."""

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from server.asgi import TestClient
from server.play import go, step, tab, turn
from ziggurat import registry
from ziggurat.core.rules import NOBODY
from ziggurat.i18n.messages import LANGUAGES
from ziggurat.server.catalogue.playable import playable
from ziggurat.server.errors import Refused
from ziggurat.server.game.players import Player, PlayerKind
from ziggurat.server.game.session import Session
from ziggurat.server.game.setup import Setup
from ziggurat.server.identity.tokens import hashed
from ziggurat.server.render.legality import Explanation, about
from ziggurat.server.render.legality import why as explained
from ziggurat.server.render.regions import Viewer, render_view
from ziggurat.views.view import Pointed

ADA, BALAM = Viewer(0), Viewer(1)
NOTHING = Explanation()


def why(session: Session, viewer: Viewer, thing: str) -> Explanation:
    """The answer for a thing that a player points at."""
    return explained(session, viewer, Pointed(thing))


def post(client: TestClient, token: str, **message: object) -> dict[str, Any]:
    """What a script is answered."""
    headers = {"authorization": f"Bearer {token}"}
    text = json.dumps({"t": "why", **message})
    answer: dict[str, Any] = client.post("/g/abc/choice", content=text, headers=headers).json()
    return answer


@pytest.fixture
def after_a_turn(session: Session) -> Session:
    """Ada took the first pile and ended her turn: Balam has to take."""
    turn(session)
    go(session, session.end({0}, session.revision))
    return session


@pytest.mark.parametrize("name", ["pile-0", "take:pile-0"])
def test_a_thing_and_a_text_mean_the_same(after_a_turn: Session, name: str) -> None:
    assert why(after_a_turn, BALAM, name) == Explanation(
        "Ada has an architect there. Choose a pile with no architect on it.",
        "their-architect",
        "C-17",
    )


def test_it_is_said_in_the_language_of_who_asks(after_a_turn: Session) -> None:
    said = why(after_a_turn, Viewer(1, "fr"), "pile-0").say
    assert said.startswith("Ada a un architecte sur cette pile.")


def test_what_is_open_or_no_choice_at_all_is_not_refused(after_a_turn: Session) -> None:
    for name in ("pile-1", "take:pile-1", "score-track", "take:moon", "", "s1-moon"):
        assert why(after_a_turn, BALAM, name) == NOTHING


def test_what_is_not_asked_leads_back_to_the_question(after_a_turn: Session) -> None:
    told = why(after_a_turn, BALAM, "s1-site-4")
    say = "You can’t choose that now. Take a tile from a free pile."
    assert told == Explanation(say, "not-asked", "")
    assert why(after_a_turn, BALAM, "s0-site-4").reason == "not-yours"
    assert why(after_a_turn, BALAM, "s0-site-4").say.startswith("That belongs to Ada.")


def test_who_is_not_to_act_is_told_who_is(after_a_turn: Session) -> None:
    assert why(after_a_turn, ADA, "pile-1").say == "It’s Balam’s turn. Wait for yours."


def test_a_turn_that_is_played_only_wants_to_be_ended(session: Session) -> None:
    turn(session)
    assert why(session, ADA, "pile-1").reason == "ended"


def test_spectators_and_who_looks_back_are_not_refused(after_a_turn: Session) -> None:
    assert why(after_a_turn, Viewer(NOBODY), "pile-0") == NOTHING
    assert why(after_a_turn, Viewer(1, at=0), "pile-0") == NOTHING


def test_a_refused_choice_says_why_to_scripts(after_a_turn: Session) -> None:
    with pytest.raises(Refused, match=r"not possible now: their-architect owner=0 \(C-17\)"):
        after_a_turn.choose({1}, after_a_turn.revision, "take:pile-0")
    with pytest.raises(Refused, match=r"'take:moon' is not possible now$"):
        after_a_turn.choose({1}, after_a_turn.revision, "take:moon")


def test_both_doors_answer_the_same_and_nothing_changes(client: TestClient) -> None:
    with tab(client, token="Ada") as ada, tab(client, token="Balam") as balam:
        ada.play_turn()
        balam.hear("view")
        before = balam.view["rev"]
        balam.send("why", id="pile-0")
        heard = balam.hear("why")
        assert heard == post(client, "Balam", id="pile-0")
        assert heard["reason"] == "their-architect" and heard["clause"] == "C-17"
        assert heard["rev"] >= before
        assert balam.refusal("why") == "malformed"
        assert post(client, "Balam")["why"] == "malformed"


def test_a_place_where_nothing_lies_is_answered_to_who_has_to_choose() -> None:
    players = tuple(
        Player(PlayerKind.PERSON, name, token=hashed(name)) for name in ("Ada", "Balam")
    )
    session = Session(Setup("abc", "teotihuacan", 1, {}, 7, players))
    seat = session.acting
    for place in (Pointed("", "city", 100, 300), Pointed("", "city", 222, 226)):  # and the pyramid
        assert explained(session, Viewer(seat), place).reason == "not-asked"
        assert explained(session, Viewer(1 - seat), place) == NOTHING
    assert explained(session, Viewer(seat), Pointed("", "city", 1, 1)) == NOTHING


def test_who_clicks_beside_things_gets_peace() -> None:
    """Unless a rule has something to say of that place."""
    players = tuple(
        Player(PlayerKind.PERSON, name, token=hashed(name)) for name in ("Ada", "Balam")
    )
    session = Session(Setup("abc", "uxmal", 1, {}, 7, players))
    told = explained(session, ADA, Pointed("", "pyramid", 300, 400))
    assert told.reason == "no-tile-there" and told.clause == "C-15"
    assert explained(session, BALAM, Pointed("", "pyramid", 300, 400)) == NOTHING
    step(session)
    assert explained(session, ADA, Pointed("", "pyramid", 1, 1)) == NOTHING


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_is_never_chosen_says_what_is_asked(after_a_turn: Session, lang: str) -> None:
    said = {
        "en": "Nothing to choose here. Take a tile from a free pile.",
        "fr": "Rien à choisir ici. Prenez une tuile sur une pile libre.",
    }
    told = explained(after_a_turn, BALAM._replace(lang=lang), Pointed("reserve-1", "city", 1, 1))
    assert told == Explanation(said[lang], "idle", "")
    asked = explained(after_a_turn, ADA, Pointed("reserve-0", "city", 1, 1))
    assert asked.reason == "not-your-turn"


def test_an_empty_place_can_be_pointed_at(session: Session) -> None:
    """It is drawn, so that a click meets it: nothing else lies there."""
    (site,) = re.findall(r'id="s0-site-8".*?</g>', render_view(session, ADA).regions["city"])
    assert 'pointer-events="all"' in site
    assert why(session, ADA, "s0-site-8").reason == "not-asked"


def test_a_choice_without_a_place_that_a_rule_forbids_is_a_button_that_says_why() -> None:
    """In Pyramidion for two no player may pass before a card was played."""
    players = tuple(
        Player(PlayerKind.PERSON, name, token=hashed(name)) for name in ("Ada", "Balam")
    )
    session = Session(Setup("abc", "pyramidion", 1, {}, 7, players))
    while session.game.asking(session.table.state) != "playing":
        step(session)
    viewer = Viewer(session.acting)
    actions = render_view(session, viewer).regions["actions"]
    (button,) = re.findall(r"<button[^>]*data-shut[^>]*>", actions)
    assert 'data-shut="pass"' in button and 'aria-disabled="true"' in button
    assert why(session, viewer, "pass").reason == "must-play"
    assert "data-shut" not in render_view(session, Viewer(1 - session.acting)).regions["actions"]
    step(session)
    assert session.waits or "data-shut" not in render_view(session, viewer).regions["actions"]


@pytest.mark.parametrize("place", [{"x": "3"}, {"y": True}, {"x": None}, {"y": float("inf")}])
def test_a_point_has_numbers(client: TestClient, place: dict[str, Any]) -> None:
    assert post(client, "Ada", id="pile-0", region="piles", **place)["why"] == "malformed"


@pytest.mark.parametrize("key", playable())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_is_drawn_can_be_asked_about(key: str, lang: str) -> None:
    """Views trust the names they are asked about: each that is drawn has to be answered."""
    names = ("Ada", "Balam")
    players = tuple(Player(PlayerKind.PERSON, name, token=hashed(name)) for name in names)
    session, random = (
        Session(Setup("abc", key, registry.load(key).version, {}, 7, players)),
        Random(5),
    )
    told: set[str] = set()
    for number in range(60):
        step(session, random.choice)
        if session.over or number % 6:
            continue
        for seat in (0, 1, NOBODY):
            markup = "".join(render_view(session, Viewer(seat, lang)).regions.values())
            for thing in set(re.findall(r'(?:id|data-p)="([\w.-]+)"', markup)):
                told.add(about(session, Viewer(seat, lang), Pointed(thing)))
    assert len(told) > 5 and not any("\ue000" <= letter <= "\ue009" for letter in "".join(told))


@pytest.mark.parametrize(("key", "thing"), [("origins", "s1-archon"), ("pyramidion", "s1-camel-3")])
def test_a_thing_of_a_player_is_explained_by_its_kind(key: str, thing: str) -> None:
    players = (Player(PlayerKind.PERSON, "Ada"), Player(PlayerKind.PERSON, "Balam"))
    session = Session(Setup("abc", key, registry.load(key).version, {}, 7, players))
    kind = thing.split("-")[1]
    assert about(session, ADA, Pointed(thing)) == about(session, ADA, Pointed(kind)) != ""


def test_only_what_is_drawn_is_explained(client: TestClient) -> None:
    assert post(client, "Ada", id="pile-0")["help"]
    for thing in ("pile-99", 'pile-0" role="img', "site-x", "s0-site-0-9"):
        assert "help" not in post(client, "Ada", id=thing)


TAG = re.compile(r"<[a-z]+ [^>]*>")
# What says by its name all there is to say: where nothing lies, and what is named by its effect.
SAY_ALL = {
    ("amytis", "en"): "Empty space, .*|No tile in hand",
    ("amytis", "fr"): "Emplacement vide, .*|Aucune tuile en main",
    ("teotihuacan", "en"): "No tile in hand",
    ("teotihuacan", "fr"): "Aucune tuile en main",
}
NAMED_BY_EFFECT = re.compile(r"site-\d-(top|bottom)")


@pytest.mark.parametrize("key", playable())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_named_thing_is_explained(key: str, lang: str) -> None:
    """Any card, tile, icon or space that is no choice now: a choice says what it brings itself."""
    game, random = registry.load(key), Random(5)
    players = tuple(
        Player(PlayerKind.PERSON, name)
        for name in ("Ada", "Balam", "Chione", "Djer")[: game.max_seats]
    )
    session = Session(Setup("abc", key, game.version, {}, 7, players))
    bare = dict[str, str]()
    while not session.over:
        for viewer in (Viewer(0, lang), Viewer(1, lang)) if session.revision % 7 == 0 else ():
            for thing, name in _named("".join(render_view(session, viewer).regions.values())):
                says_all = re.fullmatch(SAY_ALL.get((key, lang), "-"), name)
                if says_all or NAMED_BY_EFFECT.fullmatch(thing):
                    continue
                if not about(session, viewer, Pointed(thing)):
                    bare[thing] = name
        step(session, random.choice)
    assert bare == {}


def _named(markup: str) -> Iterator[tuple[str, str]]:
    """What has an id and a name, but is no choice."""
    for tag in TAG.findall(markup):
        thing, name = (re.search(rf' {one}="([^"]*)"', tag) for one in ("id", "aria-label"))
        if thing and name and "data-choice=" not in tag:
            yield thing[1], name[1]
