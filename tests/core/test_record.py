"""Records: written, read, and refused when damaged."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as some

from ziggurat.core.errors import RecordError
from ziggurat.core.record import Entry, Record, parse_record
from ziggurat.core.rules import CHANCE

GOOD = """\
game amytis 1
options garden=b wall=a
seats ada bot:mcts-400
? reveal:garden-green
0 take:pile-3
1 lay:site-4
= 71 -64 two-piles-empty
"""

hostile = some.text(some.characters(), max_size=12) | some.sampled_from(
    [
        "",
        "''",
        "'",
        "#",
        "# a",
        "a b",
        "a\nb",
        "\u2028",
        "\x85",
        "%41",
        "%",
        "=",
        "?",
        "é",
        "\ud800",
    ]
)
words = some.text(
    some.characters(min_codepoint=33, max_codepoint=126, exclude_characters="#="), min_size=1
)


def test_a_record_reads_back() -> None:
    record = parse_record(GOOD)
    assert (record.game, record.version) == ("amytis", 1)
    assert record.options == {"garden": "b", "wall": "a"}
    assert record.players == ["ada", "bot:mcts-400"]
    assert record.entries == [
        Entry(CHANCE, "reveal:garden-green", 4),
        Entry(0, "take:pile-3", 5),
        Entry(1, "lay:site-4", 6),
    ]
    assert record.result == ((71, -64), "two-piles-empty")
    assert str(record) == GOOD


def test_comments_and_empty_lines_are_ignored() -> None:
    noisy = "# a game\n\n" + GOOD.replace("garden-green", "garden-green  # pile-3") + "\n# end\n"
    assert str(parse_record(noisy)) == GOOD
    assert parse_record(noisy).entries[0].line == 6


def test_a_running_game_has_no_result() -> None:
    running = GOOD.rpartition("= ")[0]
    assert parse_record(running).result is None
    assert str(parse_record(running)) == running


def test_a_game_without_options_reads_back() -> None:
    text = "game orchard 3\noptions\nseats ada\n"
    assert str(parse_record(text)) == text and parse_record(text).options == {}


@given(some.lists(hostile, min_size=1, max_size=4))
def test_any_name_survives(players: list[str]) -> None:
    record = Record("orchard", 1, {}, players)
    record.entries.append(Entry(0, "take:row-1"))
    text = str(record)
    assert text.isascii() and len(text.splitlines()) == 4
    assert parse_record(text).players == players


@given(
    some.dictionaries(words, words, max_size=4),
    some.lists(some.tuples(some.sampled_from([0, 1, CHANCE]), words), max_size=9),
    some.none() | some.tuples(some.lists(some.integers(-99, 999), min_size=1).map(tuple), words),
)
def test_records_round_trip(
    options: dict[str, str],
    entries: list[tuple[int, str]],
    result: tuple[tuple[int, ...], str] | None,
) -> None:
    record = Record("orchard", 1, options, ["ada", "balam"])
    record.entries = [Entry(seat, text) for seat, text in entries]
    record.result = result
    again = parse_record(str(record))
    assert str(again) == str(record)
    assert [(entry.seat, entry.text) for entry in again.entries] == entries
    assert (again.options, again.result) == (options, result)


@given(some.text(some.characters(codec="utf-8"), max_size=60))
def test_nonsense_is_refused_in_words(text: str) -> None:
    with pytest.raises(RecordError):
        parse_record(text)


@given(some.integers(0, len(GOOD) - 1), some.characters(codec="utf-8"))
def test_a_changed_character_never_crashes(at: int, char: str) -> None:
    """It still reads, or it is refused in words."""
    with suppress(RecordError):
        parse_record(GOOD[:at] + char + GOOD[at + 1 :])


DAMAGE = [
    ("", 1, "the record ends where 'game' was expected"),
    ("game amytis 1\n", 2, "the record ends where 'options' was expected"),
    ("game amytis 1\noptions\n", 3, "the record ends where 'seats' was expected"),
    ("game amytis 1\nseats a b\n", 2, "expected 'options …', found 'seats'"),
    ("games amytis 1\n", 1, "expected 'game …', found 'games'"),
    ("game amytis\n", 1, "expected 'game KEY VERSION'"),
    ("game amytis one\n", 1, "expected 'game KEY VERSION'"),
    ("game amytis 1 2\n", 1, "expected 'game KEY VERSION'"),
    ("game amytis -1\n", 1, "expected 'game KEY VERSION'"),
    ("game amytis ١\n", 1, "expected 'game KEY VERSION'"),
    ("game amytis " + "9" * 5000, 1, "expected 'game KEY VERSION'"),
    ("game a 1\noptions garden\n", 2, "expected KEY=VALUE, found 'garden'"),
    ("game a 1\noptions garden=\n", 2, "expected KEY=VALUE, found 'garden='"),
    ("game a 1\noptions =b\n", 2, "expected KEY=VALUE, found '=b'"),
    ("game a 1\noptions x=1 x=2\n", 2, "option 'x' is given twice"),
    ("game a 1\noptions\nseats\n", 3, "'seats' has no names"),
    ("game a 1\noptions\nseats ada%ff\n", 3, "'ada%ff' is not a name"),
]
LINES = [
    ("0", "expected 'SEAT CHOICE'"),
    ("0 take:row-1 now", "expected 'SEAT CHOICE'"),
    ("x take:row-1", "expected a seat or '?', found 'x'"),
    ("-1 take:row-1", "expected a seat or '?', found '-1'"),
    ("² take:row-1", "expected a seat or '?', found '²'"),
    ("2 take:row-1", "there is no seat 2; the seats are 0 to 1"),
    ("6 draw:fig", "there is no seat 6; the seats are 0 to 1"),
    ("=", "expected '= SCORE … REASON'"),
    ("= gardens-full", "expected '= SCORE … REASON'"),
    ("= 3 x gardens-full", "expected '= SCORE … REASON'"),
    ("= 3 --4 gardens-full", "expected '= SCORE … REASON'"),
    ("= 3 4- gardens-full", "expected '= SCORE … REASON'"),
    ("= 3 " + "9" * 5000 + " gardens-full", "expected '= SCORE … REASON'"),
]


@pytest.mark.parametrize(("text", "line", "why"), DAMAGE)
def test_a_damaged_header_is_refused(text: str, line: int, why: str) -> None:
    with pytest.raises(RecordError) as caught:
        parse_record(text)
    assert (caught.value.line, caught.value.why) == (line, why)
    assert str(caught.value) == f"line {line}: {why}"


@pytest.mark.parametrize(("bad", "why"), LINES)
def test_a_damaged_line_is_refused(bad: str, why: str) -> None:
    with pytest.raises(RecordError) as caught:
        parse_record(f"game a 1\noptions\nseats ada balam\n0 take:row-1\n\n{bad}\n")
    assert (caught.value.line, caught.value.why) == (6, why)


def test_nothing_stands_after_the_end() -> None:
    with pytest.raises(RecordError) as caught:
        parse_record(GOOD + "0 take:pile-1\n")
    assert (caught.value.line, caught.value.why) == (
        8,
        "unexpected line after the end of the game",
    )
