"""Programs at the app's tables: those the host has named, and never a command of a browser."""

import asyncio
from collections.abc import Iterator
from contextlib import closing
from typing import cast

import pytest

from programs.test_programs import CURIOUS, spec
from server.asgi import TestClient
from server.play import FirstChoice
from ziggurat.programs.program_bot import MAX_FAULTS_IN_A_ROW, ProgramBot
from ziggurat.server.app import create_app
from ziggurat.server.bots import pool
from ziggurat.server.bots.pool import STAND_IN, BotPool, Job, MoveRequest, Worker, think
from ziggurat.server.bots.programs import Seated
from ziggurat.server.game.session import Session
from ziggurat.server.sessions.store import Store

MINE = "program:mine-2s"
FORM = {"seat-0-kind": "me", "seat-0-name": "Ada", "seat-1-bot": "Nitocris"}


@pytest.fixture
def offering(url: str) -> Iterator[TestClient]:
    """An app whose host has named a program."""
    app = create_app(url, FirstChoice(), programs=(MINE,))
    with TestClient(app, follow_redirects=False) as client:
        yield client


@pytest.mark.parametrize(("lang", "said"), [("en", "program mine-2s"), ("fr", "programme mine-2s")])
def test_a_program_is_offered_by_its_name(offering: TestClient, lang: str, said: str) -> None:
    page = offering.get(f"/new/amytis?lang={lang}").text
    assert f'<option value="{MINE}">{said}</option>' in page


def test_a_program_sits_down_with_a_face_and_a_name(offering: TestClient, store: Store) -> None:
    made = offering.post("/new/amytis", data=FORM | {"seat-1-kind": MINE})
    game = made.headers["location"].removeprefix("/g/")
    (bot,) = (one for one in store.setup(game).players if one.is_bot)
    assert (bot.name, bot.bot, bot.token) == ("Nitocris", MINE, "")
    assert "program mine-2s" in offering.get(f"/g/{game}?lang=en").text


@pytest.mark.parametrize("kind", ["program:other", "program:", f"{MINE}=sh", "mine-2s=sh"])
def test_nobody_else_names_a_program(offering: TestClient, kind: str) -> None:
    assert offering.post("/new/amytis", data=FORM | {"seat-1-kind": kind}).status_code == 400


def test_no_program_is_offered_where_the_host_has_named_none(client: TestClient) -> None:
    assert "program" not in client.get("/new/amytis").text
    assert client.post("/new/amytis", data=FORM | {"seat-1-kind": MINE}).status_code == 400


class Heard:
    """A worker without a process that notes what it is asked."""

    def __init__(self, questions: list[MoveRequest]) -> None:
        self.questions = questions

    async def ask(self, question: MoveRequest) -> str:
        self.questions.append(question)
        return "take:pile-0"

    def close(self) -> None:
        """Nothing to stop."""


def asked(level: str, programs: dict[str, str]) -> MoveRequest:
    """What a worker is asked for a bot of that level."""
    questions: list[MoveRequest] = []

    def start(job: Job) -> Worker:
        return cast(Worker, Heard(questions))

    bots = BotPool(1, think, start, programs)
    asyncio.run(bots.choose(MoveRequest("", 0, level, 1)))
    (question,) = questions
    return question


def test_the_host_knows_the_command_of_a_level(caplog: pytest.LogCaptureFixture) -> None:
    assert asked(MINE, {MINE: CURIOUS}).program == CURIOUS
    assert asked("easy", {MINE: CURIOUS}).program == ""
    assert caplog.text == ""


def test_where_a_program_is_not_offered_any_more_a_bot_of_ours_plays(
    caplog: pytest.LogCaptureFixture,
) -> None:
    question = asked(MINE, {})
    assert (question.level, question.program) == (STAND_IN, "")
    assert f"{MINE} is not offered" in caplog.text


@pytest.fixture
def seated(monkeypatch: pytest.MonkeyPatch) -> Iterator[Seated]:
    """The programs of this process, as if it were a worker's."""
    with closing(Seated(most=2)) as seated:
        monkeypatch.setattr(pool, "SEATED", seated)
        yield seated


def test_a_program_is_kept_at_its_table(session: Session, seated: Seated) -> None:
    last = session.choices()[-1].text
    question = MoveRequest(str(session.table.record), 0, MINE, 1, program=spec("good"))
    for game in ("one", "two", "one", "three"):
        assert think(question._replace(game=game)) == [last]
    assert [(game, cast(ProgramBot, bot).starts) for (game, *_), bot in seated.bots.items()] == [
        ("one", 1),
        ("three", 1),
    ]


def test_a_program_that_has_to_go_is_ended(session: Session, seated: Seated) -> None:
    question = MoveRequest(str(session.table.record), 0, MINE, 1, program=spec("good"))
    think(question)
    (bot,) = seated.bots.values()
    process = cast(ProgramBot, bot).process
    assert process is not None
    for seat in (1, 2):
        seated.bot(("", seat, spec("good")), session.game, 1)
    assert process.process.returncode is not None


def test_a_table_goes_on_without_a_dead_program(
    session: Session, seated: Seated, caplog: pytest.LogCaptureFixture
) -> None:
    question = MoveRequest(str(session.table.record), 0, MINE, 1, program=spec("dead"))
    for _ in range(MAX_FAULTS_IN_A_ROW + 1):
        assert think(question) == [session.choices()[0].text]
    assert caplog.text.count("lost a choice, dead: it ended with code 1: no brain found") == 3
