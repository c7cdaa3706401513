"""The command line: what it prints, and how it refuses."""

import json
import re
import shlex
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from toy.registry import registered
from ziggurat.arena.questions import questions
from ziggurat.cli import main
from ziggurat.listing import games as all_games
from ziggurat.server.game.players import Player, PlayerKind
from ziggurat.server.game.setup import Setup
from ziggurat.server.sessions.store import Store

EXAMPLE = Path(__file__).resolve().parents[2] / "docs" / "examples" / "curious.py"
CURIOUS = shlex.join([sys.executable, "-I", "-S", str(EXAMPLE)])

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command; its exit code, output and errors."""

    def command(*words: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["ziggurat", *words])
        try:
            main()
            code = 0
        except SystemExit as stop:
            code = int(stop.code or 0)
        said = capsys.readouterr()
        return code, said.out, said.err

    return command


@pytest.mark.parametrize(
    "command",
    [
        "games",
        "play",
        "serve",
        "backup",
        "restore",
        "prune",
        "ratings",
        "moderate",
        "simulate",
        "record",
        "replay",
        "verify",
        "show",
        "gallery",
        "bench",
    ],
)
def test_every_command_has_help(run: Run, command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    code, out, _ = run(command, "--help")
    assert code == 0
    assert "Usage" in out
    assert "…" not in out.replace("mcts-1s, …", ""), "a terminal of 80 columns cuts nothing"


def test_games_are_kept_in_a_file_and_come_back(run: Run, tmp_path: Path) -> None:
    here, there = (f"sqlite:///{tmp_path}/{name}.sqlite3" for name in ("here", "there"))
    file = str(tmp_path / "games.gz")
    store = Store(here)
    players = tuple(Player(PlayerKind.PERSON, name) for name in ("Ada", "Balam"))
    store.create(Setup("abc", "amytis", 1, {}, 7, players, created=1.0))
    store.close()
    assert run("backup", file, "--database", here)[:2] == (0, f"games backed up to {file}: 1\n")
    assert run("restore", file, "--database", there)[0] == 0
    code, _, said = run("restore", file, "--database", there)
    assert (code, "empty" in said) == (2, True)
    nothing = "rated games: 0, players: 0, numbers corrected: 0\n"
    assert run("ratings", "--database", there)[:2] == (0, nothing)
    assert run("prune", "--database", there)[:2] == (0, "games deleted: 1\n")
    assert run("restore", file, "--database", there)[0] == 0


@pytest.mark.parametrize("command", ["backup", "prune", "ratings", "restore"])
@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("sqlite:///{}/typo/none.sqlite3", "database not found|cannot be reached"),
        ("no address", "cannot be reached: Could not parse"),
        ("postgresql+psycopg://ada:secret@127.0.0.1:1/none", "cannot be reached"),
    ],
)
def test_a_database_that_is_not_there_is_told_in_one_line(
    run: Run, tmp_path: Path, command: str, address: str, told: str
) -> None:
    pytest.importorskip("psycopg")
    file = tmp_path / "games.gz"
    if command == "restore":
        here = f"sqlite:///{tmp_path}/here.sqlite3"
        Store(here).close()
        run("backup", str(file), "--database", here)
    words = [str(file)] if command in ("backup", "restore") else []
    code, _, said = run(command, *words, "--database", address.format(tmp_path))
    assert code == 2
    assert re.search(told, said)
    assert said.count("\n") == 1
    assert "secret" not in said
    assert not (tmp_path / "typo").exists()


def test_every_option_is_listed_whole_in_a_narrow_terminal(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    code, told, _ = run("games")
    assert code == 0 and "…" not in told
    for game in all_games():
        assert f"{game.key}  {game.title}" in told
        for key, values in game.options.items():
            assert f"    {key}={'|'.join(values)}\n" in told


@pytest.fixture
def leaving(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave a game in the terminal at once."""
    monkeypatch.setattr("rich.console.Console.input", lambda *_: "q")


def test_a_game_in_the_terminal_is_dealt_anew_unless_a_seed_is_given(
    run: Run, leaving: None
) -> None:
    """The seed is printed, so that a deal can be played again."""
    first, second = (run("play", "amytis")[1] for _ in range(2))
    seeds = [re.match(r"Seed (\d+)\.", told) for told in (first, second)]
    assert seeds[0] and seeds[1] and seeds[0][1] != seeds[1][1]
    assert run("play", "amytis", "--seed", seeds[0][1])[1] == first


def test_names_of_buildings_are_whole_in_a_narrow_terminal(
    run: Run, leaving: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    for lang, name in (("en", "Residence"), ("fr", "Résidence")):
        told = run("play", "amytis", "--lang", lang, "--seed", "0")[1]
        board = told.split("\n\n")[0]
        assert name in board and max(map(len, told.splitlines())) <= 80


def test_games_are_listed_for_programs(run: Run) -> None:
    code, out, _ = run("games", "--json")
    assert code == 0
    amytis = next(game for game in json.loads(out) if game["key"] == "amytis")
    assert amytis["seats"] == [2, 2]
    assert amytis["options"]["garden"] == ["a", "b"]


def test_simulate_gives_the_promised_numbers(run: Run) -> None:
    code, out, _ = run("simulate", "amytis", "--games", "5", "--json", "-o", "wall=b")
    assert code == 0
    numbers: dict[str, Any] = json.loads(out)
    promised = (
        "game seats games choices seconds choices_per_second compiled mean_scores places reasons"
    )
    assert set(promised.split()) <= set(numbers)
    assert numbers["options"]["wall"] == "b"
    assert numbers["games"] == 5


def test_a_program_plays_under_its_name(run: Run) -> None:
    words = ["amytis", "--bots", "mine-30s,random", "--program", f"mine-30s={CURIOUS}"]
    code, out, err = run("simulate", *words, "--games", "2", "--json")
    numbers: dict[str, Any] = json.loads(out)
    assert (code, err, numbers["faults"]) == (0, "", [])
    assert numbers["bots"] == ["mine-30s", "random"]
    assert numbers["programs"] == {"mine-30s": CURIOUS}
    assert numbers["by_bot"]["mine-30s"]["played"] == 2
    code, out, err = run("record", *words)
    assert (code, err, "seats bot:mine-30s bot:random\n" in out) == (0, "", True)


def test_what_a_program_does_wrong_is_counted_and_said(run: Run) -> None:
    chatter = "echo=sh -c 'while read -r line; do echo hello, you; done'"
    words = ["orchard", "--bots", "echo,random", "--program", chatter, "--games", "2", "--json"]
    with registered():
        code, out, err = run("simulate", *words)
    assert code == 0
    garbage, given_up = json.loads(out)["faults"]
    assert garbage == {
        "bot": "echo",
        "fault": "garbage",
        "choices": 6,
        "games": 2,
        "first": "no answer: hello, you",
    }
    assert (given_up["fault"], given_up["games"]) == ("given-up", 2)
    assert "echo lost 6 choices in 2 games, garbage: no answer: hello, you\n" in err


def test_a_program_climbs_the_ladder(
    run: Run, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    spec = "echo=sh -c 'while read -r line; do echo hello, you; done'"
    few = ["--fewest", "1", "--most", "1", "--results", str(tmp_path / "games")]
    with registered():
        code, out, _ = run("ladder", "orchard", "--bots", "random,echo", "--program", spec, *few)
    assert (code, "sh -c" in out) == (0, False)
    assert "echo lost 3 choices, garbage: no answer: hello, you" in caplog.text


def test_a_record_replays_and_shows(run: Run, tmp_path: Path) -> None:
    code, record, _ = run("record", "amytis", "--seed", "5")
    assert code == 0
    file = tmp_path / "one.game"
    file.write_text(record, encoding="utf-8")
    code, out, _ = run("replay", str(file))
    assert code == 0
    assert "two-piles-empty" in out
    code, out, _ = run("replay", str(file), "--json")
    assert json.loads(out)["over"] is True
    picture = tmp_path / "board.svg"
    code, _, _ = run("show", str(file), "--at", "30", "--seat", "1", "--out", str(picture))
    assert code == 0
    assert picture.read_text(encoding="utf-8").startswith("<svg")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("record", "chess"), "there is no game 'chess'"),
        (("record", "amytis", "--seats", "3"), "amytis needs 2 players, not 3"),
        (("record", "amytis", "-o", "wall=c"), "option wall must be a or b, not 'c'"),
        (("record", "amytis", "-o", "wall"), "give options as KEY=VALUE"),
        (("record", "amytis", "--bots", "genius"), "there is no bot 'genius'"),
        (("simulate", "amytis", "--bots", "random,random,random"), "needs 2 players, not 3"),
        (("simulate", "amytis", "--program", "x=no-such-command"), "command not found for x"),
        (("record", "amytis", "--program", "x"), "give programs as NAME=COMMAND"),
        (("play", "amytis", "--program", "greedy=sh"), "'greedy' is the name of a bot"),
        (("play", "amytis", "--program", "hard=sh"), "'hard' is the name of a bot"),
        (("serve", "--program", "x=sh", "--program", "x=sh"), "program 'x' is given twice"),
        (("replay", "no-such-file"), "cannot read no-such-file"),
        (("gallery", "chess"), "there is no game 'chess'"),
    ],
)
def test_what_is_refused_is_said_in_one_line(run: Run, words: tuple[str, ...], said: str) -> None:
    code, _, err = run(*words)
    assert code == 2
    assert said in err
    assert err.count("\n") == 1


def test_a_damaged_record_is_refused_with_line_and_reason(run: Run, tmp_path: Path) -> None:
    _, record, _ = run("record", "amytis", "--seed", "5")
    lines = record.splitlines()
    number = next(n for n, line in enumerate(lines) if line.startswith("0 take"))
    lines[number] = "0 take:pile-99"
    file = tmp_path / "bad.game"
    file.write_text("\n".join(lines), encoding="utf-8")
    code, _, err = run("replay", str(file))
    assert code == 2
    assert f"line {number + 1}: 'take:pile-99' is not a choice of amytis" in err


def test_a_picture_needs_a_known_ending(run: Run, tmp_path: Path) -> None:
    _, record, _ = run("record", "amytis", "--seed", "5")
    file = tmp_path / "one.game"
    file.write_text(record, encoding="utf-8")
    for words, said in [
        (("--out", "x.gif"), ".svg or .png"),
        (("--seat", "7"), "--seat must be 0 to 1"),
        (("--theme", "pink"), "light or dark"),
        (("--at", "-1"), "must be 0 or more"),
    ]:
        code, _, err = run("show", str(file), *words)
        assert code == 2
        assert said in err


def test_a_game_without_words_is_listed_all_the_same(run: Run) -> None:
    """A new game has rules before it has views."""
    with registered(view=""):
        code, out, _ = run("games")
    assert code == 0 and "orchard" in out and "1-4" in out


def test_bots_are_examined(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """A question each of them has to answer; who is not known is refused before."""
    with registered():
        question = next(questions("orchard", 5, Counter(), tables=400))
        monkeypatch.setattr("ziggurat.bench.bots.read_exam", lambda key: [question])
        words = ("bench", "bots", "orchard", "--bots")
        code, out, _ = run(*words, "random,greedy", "--json")
        rows = json.loads(out)["orchard"]["bots"]
        assert (code, [row["bot"] for row in rows]) == (0, ["random", "greedy"])
        assert all(0 <= row["lost"] <= 1 and row["questions"] == 1 for row in rows)
        assert "thrown away" in run(*words, "greedy")[1]
        assert run(*words, "nobody")[0] == 2


def test_only_games_with_an_exam_are_examined(run: Run) -> None:
    code, _, said = run("bench", "bots", "teotihuacan")
    assert (code, "no exam for teotihuacan" in said) == (2, True)
    assert run("bench", "amytis", "--bots", "greedy")[0] == 2
