"""Programs as bots: a good one plays everywhere, a bad one loses a choice and breaks nothing."""

import json
import logging
import os
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from laws.playing import journey
from laws.worlds import World
from programs.alive import is_gone, wait_until_gone
from toy.registry import registered
from ziggurat import Rng, Table, game_keys, play_match, replay
from ziggurat.bots import Bot, Lost, bot_view, called, make_bot
from ziggurat.core.rng import seeded
from ziggurat.programs import faults
from ziggurat.programs import program_bot as asking
from ziggurat.programs.faults import Fault
from ziggurat.programs.process import CHUNK, LONGEST, TAIL, Process
from ziggurat.programs.program import (
    DEFAULT_TURN_TIMEOUT_S,
    MAX_TURN_TIMEOUT_S,
    BadProgram,
    parse_installed,
    parse_program,
)
from ziggurat.programs.program_bot import (
    MAX_FAULTS_IN_A_ROW,
    ProgramBot,
    json_line,
    own_seed,
    question,
)

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "docs" / "examples" / "curious.py"
BAD = Path(__file__).with_name("bad.py")
PYTHON = [sys.executable, "-I", "-S"]  # starts twice as fast without what is installed
ENOUGH = f"{MAX_TURN_TIMEOUT_S:g}s"  # time to answer, on any machine


def bad(kind: str, *words: str) -> list[str]:
    """The command of a program of that kind."""
    return [*PYTHON, str(BAD), kind, *words]


def spec(kind: str, *words: str, name: str = f"bad-{ENOUGH}") -> str:
    """The same as a bot."""
    return f"{name}={shlex.join(bad(kind, *words))}"


CURIOUS = f"curious-{ENOUGH}={shlex.join([*PYTHON, str(EXAMPLE)])}"


class Seat:
    """A program asked at one table of Amytis, and what it has lost."""

    def __init__(self, spec: str) -> None:
        self.lost: list[Lost] = []
        self.bot = ProgramBot(spec, 5, self.lost.append)
        self.table = Table("amytis", seed=7)
        texts = [choice.text for choice in self.table.choices()]
        self.first, self.last = texts[0], texts[-1]

    def ask(self) -> str:
        """The text of the choice."""
        table = self.table
        view = bot_view(table.game, table.state, table.to_move, Rng(1), table.options)
        return table.game.catalogue.text(self.bot.choose(view))

    def loses(self, fault: str) -> str:
        """The choice goes to the fallback, and the process goes; what was seen."""
        before = len(self.lost)
        assert self.ask() == self.first
        (lost,) = self.lost[before:]
        assert (lost.bot, lost.fault) == (self.bot.program.name, fault)
        assert self.bot.process is None
        return lost.seen


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """No program gets more time than the limit."""
    monkeypatch.setattr(asking, "START", 0.0)
    monkeypatch.setattr(asking, "GRACE", 0.0)


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    """Games of the toy are short."""
    with registered():
        yield


class TestGood:
    @pytest.mark.parametrize("key", game_keys())
    def test_the_example_plays_whole_games_of_every_game(self, key: str) -> None:
        lost: list[Lost] = []
        table = play_match(key, [CURIOUS, "random"], 1, report=lost.append)
        assert table.over and lost == []
        assert table.players == [f"bot:curious-{ENOUGH}", "bot:random"]
        assert replay(str(table.record)).outcome == table.outcome

    def test_the_same_seed_gives_the_same_game(self) -> None:
        one, same, other = (
            str(play_match("orchard", [CURIOUS, CURIOUS], seed).record) for seed in (1, 1, 2)
        )
        assert one == same != other

    def test_the_example_is_the_one_of_the_page_and_needs_only_python(self) -> None:
        example = EXAMPLE.read_text(encoding="utf-8")
        assert example in (ROOT / "docs" / "how-to" / "programs.md").read_text(encoding="utf-8")
        assert "ziggurat" not in example and len(example.splitlines()) <= 30

    def test_one_process_answers_all_questions_of_a_game_and_ends_with_it(self) -> None:
        seat = Seat(spec("good"))
        assert [seat.ask(), seat.ask()] == [seat.last, seat.last]
        assert seat.bot.starts == 1 and seat.lost == []
        assert seat.bot.process is not None
        process = seat.bot.process.process
        seat.bot.close()
        assert process.returncode is not None and seat.bot.process is None
        seat.bot.close()

    def test_a_process_ends_with_a_bot_that_nobody_closed(self) -> None:
        process = Process(bad("good"))
        number = process.process.pid
        del process
        assert is_gone(number)

    def test_where_there_is_one_choice_nobody_is_asked(self) -> None:
        seat = Seat("none=no-such-command")
        table = seat.table
        view = bot_view(table.game, table.state, table.to_move, Rng(1))
        only = view._replace(choices=view.choices[1:2])
        assert seat.bot.choose(only) == view.choices[1] and seat.lost == []

    @pytest.mark.usefixtures("short")
    def test_the_time_is_for_a_turn(self, tmp_path: Path) -> None:
        told = tmp_path / "told"
        play_match("amytis", [spec("spy", str(told)), "random"], 1)
        left: dict[str, set[bool]] = {}
        for text in told.read_text("ascii").splitlines()[1:]:
            asked = json.loads(text)
            left.setdefault(asked["asking"], set()).add(asked["seconds"] == MAX_TURN_TIMEOUT_S)
        assert left["taking"] == {True}, "a turn begins"
        assert left["laying"] == {False}, "and goes on"

    def test_what_it_says_to_its_standard_error_is_no_answer(self) -> None:
        seat = Seat(spec("loud"))
        assert (seat.ask(), seat.lost) == (seat.last, [])
        assert seat.bot.process is not None and len(seat.bot.process.tail) <= TAIL
        seat.bot.close()


class TestBad:
    @pytest.mark.usefixtures("short")
    @pytest.mark.parametrize("kind", ["slow", "deaf"])
    def test_slow(self, kind: str) -> None:
        assert "no answer within 0.2 s" in Seat(spec(kind, name="bad-0.2s")).loses(faults.SLOW)

    def test_dead_at_once(self) -> None:
        seen = Seat(spec("dead")).loses(faults.DEAD)
        assert seen == "it ended with code 1: no brain found"

    def test_dying_in_the_middle(self) -> None:
        seat = Seat(spec("mortal"))
        assert seat.ask() == seat.last
        assert seat.loses(faults.DEAD) == "it ended with code 1: that was all"
        assert seat.ask() == seat.last, "another process is asked next time"
        assert (seat.bot.starts, seat.bot.in_a_row) == (2, 0)
        seat.bot.close()

    def test_closing_its_output(self) -> None:
        assert Seat(spec("mute")).loses(faults.DEAD) == "it closed its pipes"

    def test_not_existing(self) -> None:
        assert "No such file" in Seat("bad=no-such-command").loses(faults.MISSING)
        assert "Permission denied" in Seat(f"bad={ROOT}").loses(faults.MISSING)

    @pytest.mark.parametrize("text", ["take:pile-99", "lay:site-0", "\ud800\x1b[2J"])
    def test_lying(self, text: str) -> None:
        said = json.dumps({"choice": text})
        assert Seat(spec("says", said)).loses(faults.ILLEGAL).isprintable()

    @pytest.mark.parametrize(
        "words",
        [
            ("says", "Hello!"),
            ("says", ""),
            ("says", "3"),
            ("says", '{"choice": 3}'),
            ("says", '{"chose": "take:pile-0"}'),
            ("says", '["take:pile-0"]'),
            ("raw",),
            ("deep",),
        ],
    )
    def test_garbage(self, words: tuple[str, ...]) -> None:
        seen = Seat(spec(*words)).loses(faults.GARBAGE)
        assert seen.startswith("no answer: ") and seen.isprintable() and len(seen) < 100

    def test_chatty(self) -> None:
        seat = Seat(spec("chatty"))
        assert seat.ask() == seat.last
        assert seat.loses(faults.CHATTY) == "said unasked: what a game!·"

    def test_answering_before_it_is_asked(self) -> None:
        process = Process(["/bin/sh", "-c", "head -c 9 >/dev/null; echo early; sleep 60"])
        with pytest.raises(Fault, match="before it was asked"):
            process.ask(b"x" * (1 << 20) + b"\n", MAX_TURN_TIMEOUT_S)
        process.close()

    def test_a_line_without_an_end(self) -> None:
        process = Process(bad("endless"))
        with pytest.raises(Fault, match="does not end") as ended:
            process.ask(b"{}\n{}\n", MAX_TURN_TIMEOUT_S)
        assert ended.value.kind == faults.ENDLESS
        assert len(process.heard) <= LONGEST + CHUNK
        process.close()

    def test_not_reading(self) -> None:
        process = Process(bad("deaf"))
        with pytest.raises(Fault, match="no answer"):
            process.ask(b"x" * (1 << 20) + b"\n", 0.2)
        process.close()

    def test_three_faults_in_a_row_are_enough_for_a_game(self) -> None:
        seat = Seat("bad=no-such-command")
        seen = [seat.loses(faults.MISSING) for _ in range(MAX_FAULTS_IN_A_ROW)]
        assert [text.endswith("given up for this game") for text in seen] == [False, False, True]
        for _ in range(2):
            seat.loses(faults.GIVEN_UP)
        assert seat.bot.starts == MAX_FAULTS_IN_A_ROW

    def test_a_game_with_a_dead_program_comes_to_its_end(
        self, caplog: pytest.LogCaptureFixture
    ) -> None:
        with caplog.at_level(logging.WARNING):
            table = play_match("orchard", [spec("dead"), "random"], 1)
        assert table.over
        assert len(caplog.records) == MAX_FAULTS_IN_A_ROW
        assert "no brain found" in caplog.text and "given up" in caplog.text


class TestNothingIsLeft:
    def test_its_children_go_with_it(self) -> None:
        seen = Seat(spec("parent")).loses(faults.GARBAGE)
        numbers = [int(word) for word in seen.removeprefix("no answer: ").split()]
        assert len(numbers) == 2
        for number in numbers:
            wait_until_gone(number)

    def test_it_goes_with_a_player_that_is_killed(self) -> None:
        code = f"""
from ziggurat.programs.process import Process
process = Process({bad("deaf")!r})
print(process.process.pid, flush=True)
input()
"""
        with subprocess.Popen(
            [sys.executable, "-c", code],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        ) as player:
            assert player.stdout is not None
            number = int(player.stdout.readline())
            assert not is_gone(number)
            player.send_signal(signal.SIGKILL)
        wait_until_gone(number)


class TestSecrets:
    def test_it_is_told_the_facts_of_its_seat(self, tmp_path: Path) -> None:
        table, told = Table("pyramidion", seed=3), tmp_path / "told"
        seat = table.to_move
        bot = ProgramBot(spec("spy", str(told)), 5)
        view = bot_view(table.game, table.state, seat, Rng(1), table.options)
        assert bot.choose(view) == view.choices[-1]
        bot.close()
        greeting, asked = map(json.loads, told.read_text("ascii").splitlines())
        assert greeting == {
            "protocol": 1,
            "game": "pyramidion",
            "seat": seat,
            "seconds": MAX_TURN_TIMEOUT_S,
            "seed": own_seed(5, 1),
        }
        facts = table.facts(seat)
        del facts["players"], facts["outcome"]
        assert asked == {**facts, "seconds": MAX_TURN_TIMEOUT_S}
        assert asked["choices"] == [choice.text for choice in table.choices()]

    @pytest.mark.parametrize("key", ["pyramidion", "orchard"])
    def test_worlds_a_seat_cannot_tell_apart_are_told_alike(self, key: str) -> None:
        """The law of twin worlds, for the very bytes a program is sent."""
        world = World(key, 3, "default", ())
        game, differ = world.game, 0
        for moment in journey(world, 1).decisions[::5]:
            seat = moment.mover
            seen = game.hide(moment.state, seat)
            twin = game.guess(seen, seat, Rng(len(seen.flat())))
            differ += twin.flat() != moment.state.flat()
            real, guessed = (
                json_line(question(bot_view(game, state, seat, Rng(1)), 1.0))
                for state in (moment.state, twin)
            )
            assert real == guessed
        assert differ > 5

    def test_its_seed_is_not_that_of_the_chance_to_come(self) -> None:
        seeds = [own_seed(seed, 1) for seed in range(100)]
        assert len(set(seeds)) == 100 and max(seeds) < 2**32
        assert not {*range(102), *(int(seeded(seed)) for seed in range(102))} & set(seeds)
        assert own_seed(1, 1) != own_seed(1, 2)


class TestNames:
    def test_a_command_is_split_as_in_a_shell(self) -> None:
        program = parse_program("my-bot=python3 'my bot.py' --weights=1,2 a=b")
        assert program == (
            "my-bot",
            ("python3", "my bot.py", "--weights=1,2", "a=b"),
            DEFAULT_TURN_TIMEOUT_S,
        )
        assert (
            parse_program("deep-2.5s=x").seconds == 2.5
            and parse_program("deep-2.5s=x").name == "deep-2.5s"
        )

    @pytest.mark.parametrize(
        "spec",
        ["x=", "=x", "two words=x", "comma,=x", "x='open", f"{'x' * 21}=x", "x-0s=x", "x-31s=x"],
    )
    def test_what_is_no_program_is_refused_in_words(self, spec: str) -> None:
        with pytest.raises(BadProgram):
            parse_program(spec)
        with pytest.raises(BadProgram):
            make_bot(spec, Table("amytis").game)

    def test_a_command_can_be_looked_for(self) -> None:
        assert parse_installed(CURIOUS).command[0] == sys.executable
        with pytest.raises(BadProgram, match="command not found for x: 'no-such-command'"):
            parse_installed("x=no-such-command --deep")

    def test_it_is_a_bot_like_the_others(self) -> None:
        bot = make_bot(CURIOUS, Table("amytis").game)
        assert isinstance(bot, Bot) and called(CURIOUS) == f"curious-{ENOUGH}"
        assert called("greedy") == "greedy"
