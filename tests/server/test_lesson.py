"""The guided first games: each is played to its end, and no other choice is taken meanwhile."""

import re
from collections.abc import Iterator
from random import Random

import pytest

from server.asgi import TestClient
from server.conftest import Serve
from server.play import Tab, finish, go, tab
from toy.registry import registered
from ziggurat import registry
from ziggurat.i18n.messages import LANGUAGES
from ziggurat.server.catalogue.playable import playable
from ziggurat.server.errors import Refused
from ziggurat.server.game.players import Player
from ziggurat.server.game.session import Session
from ziggurat.server.game.setup import Setup, rematch
from ziggurat.server.identity.tokens import hashed
from ziggurat.server.new_game.form import Creator, lesson
from ziggurat.server.render.lesson import not_yet
from ziggurat.server.render.regions import Viewer, render_view
from ziggurat.server.render.words import words_for
from ziggurat.server.sessions.store import Store
from ziggurat.views.lesson import END, lesson_of

with registered():
    GAMES = playable()

SHORTEST, LONGEST = 8, 15  # steps
HEADING, TEXT = 28, 200  # characters
SENTENCES = 3  # short ones
OF_THE_PAGE = {"end", "help", "r-pips", "r-say", "r-log"}  # what is no part of a drawing


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    """The toy has a lesson too."""
    with registered():
        yield


def begun(key: str, lang: str = "en") -> Session:
    """A guided first game of Zoë's."""
    return Session(lesson(registry.load(key), Creator(name="Zoë"), words_for(lang, key)).setup)


def onward(session: Session) -> None:
    """The next action of the lesson, for any seat."""
    cue, seats = session.cue(), {session.acting}
    assert cue is not None
    if cue.choice == END:
        go(session, session.end(seats, session.revision))
    else:
        go(session, session.choose(seats, session.revision, cue.choice, session.acting > 0))


def sentences(text: str) -> int:
    return len(re.findall(r"\S[.!?](?= |$)", text))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_every_lesson_is_played_to_its_end(key: str, lang: str) -> None:
    session, told = begun(key, lang), []
    while (cue := session.cue()) and cue.choice:
        shown = render_view(session, Viewer(0, lang))
        assert (session.acting == 0) == (bool(cue.steps) or cue.choice == END)
        assert bool(cue.steps) == bool(shown.regions["lesson"])
        assert " 0 point" not in shown.regions["lesson"], "what is promised comes"
        for step in cue.steps:
            told.append(step.id)
            assert f'data-key="{step.id}"' in shown.regions["lesson"]
            at = step.at or (cue.choice,)
            assert any(_is_shown(name, shown.regions) for name in at), step
        assert not cue.steps or words_for(lang, key).say(f"lesson-{cue.steps[0].id}") in shown.asks
        onward(session)
    assert session.acting == 0 and cue is not None and cue.steps, "the last words are read"
    told += [step.id for step in cue.steps]
    assert list(dict.fromkeys(told)) == [step.id for step in lesson_of(key).steps]
    finish(session, Random(5).choice)
    assert session.over and session.cue() is None


def _is_shown(name: str, regions: dict[str, str]) -> bool:
    """Whether there is something to point at: a piece, a choice, a part of the page."""
    ids = (f'id="{name}"', f'data-choice="{name}"')
    written = "".join(markup for region, markup in regions.items() if region != "lesson")
    return name in OF_THE_PAGE or name.removeprefix("r-") in regions or any(map(written.count, ids))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_a_lesson_is_short_and_so_are_its_words(key: str, lang: str) -> None:
    steps, words = lesson_of(key).steps, words_for(lang, key)
    assert SHORTEST <= len(steps) <= LONGEST
    assert not steps[-1].choices, "the last step lets go"
    written = set()
    for step in steps:
        heading = words.say(f"lesson-{step.id}")
        text = words.say(f"lesson-{step.id}-text", points=2, other="Ixchel")
        assert len(heading) <= HEADING and heading[-1] not in ".!?"
        assert len(text) <= TEXT and 1 <= sentences(text) <= SENTENCES, text
        written |= {f"lesson-{step.id}", f"lesson-{step.id}-text"}
        if set(step.choices) - {END}:
            why = words.say(f"lesson-{step.id}-first", other="Ixchel")
            assert len(why) <= TEXT and 1 <= sentences(why) <= SENTENCES, why
            written.add(f"lesson-{step.id}-first")
    assert {name for name in words.messages() if name.startswith("lesson-")} == written


@pytest.mark.parametrize("key", GAMES)
def test_another_choice_has_to_wait_and_is_told_why(key: str) -> None:
    session, refused = begun(key), 0
    while (cue := session.cue()) and cue.choice:
        if session.acting == 0 and cue.choice != END:
            others = [one.text for one in session.choices() if one.text != cue.choice]
            for text in others[:3]:
                with pytest.raises(Refused) as fault:
                    session.choose({0}, session.revision, text)
                assert fault.value.why == "lesson"
                why, other = f"lesson-{cue.steps[-1].id}-first", session.setup.names[1]
                assert not_yet(session, "fr") == words_for("fr", key).say(why, other=other)
                refused += 1
        onward(session)
    assert refused
    session.choose({0}, session.revision, session.choices()[-1].text)  # now all are open


@pytest.mark.parametrize("key", GAMES)
def test_undo_leads_back_in_the_lesson(key: str) -> None:
    session = begun(key)
    while not session.before:
        onward(session)
    before = session.cue()
    go(session, session.undo({0}, session.revision))
    again = session.cue()
    assert before is not None and again is not None and again.number < before.number
    onward(session)
    assert session.cue() == before


def test_a_game_that_went_another_way_is_let_go() -> None:
    """As one begun before its lesson was rewritten."""
    session = begun("amytis")
    free = Session(rematch(session.setup, "free", session.setup.seed, 0, 1, here=[0]))
    go(free, free.choose({0}, 0, "take:pile-5"))
    session.current = free.current
    assert session.cue() is None and session.scripted() == ""


def test_a_rematch_is_no_lesson() -> None:
    again = rematch(begun("amytis").setup, "again", 1, 0, 1, here=[0])
    assert again.learner is None and len(again.players) == 2


@pytest.fixture
def learning(serve: Serve, store: Store) -> TestClient:
    """The app, with Zoë's guided first game of Amytis."""
    setup = lesson(registry.load("amytis"), Creator(name="Zoë"), words_for("en", "amytis")).setup
    first, *others = setup.players
    seated = Player(first.kind, first.name, first.bot, hashed("zoe"))
    store.create(Setup("first", "amytis", 1, setup.options, setup.seed, (seated, *others)))
    return serve()


def choose(mine: Tab, text: str) -> None:
    mine.act("choose", id=text)


def test_a_wrong_choice_is_refused_kindly_and_nothing_is_lost(learning: TestClient) -> None:
    with tab(learning, "first", "zoe", lang="fr") as mine:
        mine.send("choose", id="take:pile-4", rev=0)
        answer = mine.hear("nack")
        assert answer["why"] == "lesson" and answer["rev"] == 0
        assert answer["say"].startswith(
            "Toutes les piles libres sont permises, mais prenez d’abord"
        )
        choose(mine, "take:pile-0")
        assert 'data-key="lay"' in mine.regions["lesson"]


def test_a_script_is_refused_too(learning: TestClient) -> None:
    learning.cookies.set("seat-first", "zoe")
    answer = learning.post("/g/first/choice", json={"id": "take:pile-4", "rev": 0})
    assert answer.status_code == 409 and answer.json()["why"] == "lesson"
    assert learning.post("/g/first/choice", json={"id": "take:pile-0", "rev": 0}).json()["rev"] == 1


def test_a_lesson_is_left_and_taken_up_again(learning: TestClient, serve: Serve) -> None:
    learning.cookies.set("seat-first", "zoe")
    assert "Lesson 1/15" in learning.get("/").text
    with tab(learning, "first", "zoe") as mine:
        choose(mine, "take:pile-0")
        choose(mine, "lay:site-3")
    client = serve()  # as after a restart
    client.cookies.set("seat-first", "zoe")
    page = client.get("/").text
    assert re.search(r'href="/g/first"[^>]*>Lesson 4/15<', page)
    assert 'formaction="/learn/amytis"' not in page, "there is one way on"
    assert 'data-key="end-turn"' in client.get("/g/first").text


def test_the_other_plays_its_part_and_then_freely(learning: TestClient) -> None:
    with tab(learning, "first", "zoe") as mine:
        choose(mine, "take:pile-0")
        choose(mine, "lay:site-3")
        mine.act("end")
        while 'data-key="free"' not in mine.regions["lesson"]:
            mine.hear("view")
        assert 'data-choice="take:pile-8"' not in mine.regions["list"], "as the lesson has it"


def test_only_the_learner_hears_the_lesson(learning: TestClient) -> None:
    with tab(learning, "first") as anybody:
        assert anybody.regions["lesson"] == ""


@pytest.mark.parametrize("key", GAMES)
def test_a_lesson_begins_with_one_click(serve: Serve, store: Store, key: str) -> None:
    client = serve()
    begun = client.post(f"/learn/{key}").headers["location"]
    setup = store.setup(begun.removeprefix("/g/"))
    assert setup.learner == 0 and setup.seed == lesson_of(key).seed
    assert setup.names[0] == "Apprentice", "nobody's number"
    page = client.get(begun).text
    assert 'id="r-lesson"' in page and "learn.js" in page
    other = client.post(f"/play/{key}").headers["location"]
    assert "learn.js" not in client.get(other).text, "nobody else pays for it"
