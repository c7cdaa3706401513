"""Table: the front door."""

import copy
import pickle

import pytest

import ziggurat
from ziggurat import CHANCE, NOBODY, Rng, Table, bot_view, replay
from ziggurat.core.errors import (
    BadOption,
    BadSeats,
    GameOver,
    IllegalChoice,
    NoSuchSeat,
    RecordError,
    UnknownChoice,
    UnknownGame,
    ZigguratError,
)


def finished(seed: int = 3) -> Table:
    """A whole game, each time the first choice."""
    table = Table("amytis", seed=seed)
    while not table.over:
        table.play(table.choices()[0].text)
    return table


def test_a_new_table_is_laid_out() -> None:
    table = Table("amytis", seats=2, seed=7, options={"garden": "b"}, players=["ada", "balam"])
    assert (table.to_move, table.over, table.outcome) == (0, False, None)
    assert table.players == ["ada", "balam"]
    assert table.options["garden"] == "b" and table.options["wall"] == "a"
    assert [choice.text for choice in table.choices()] == [f"take:pile-{n}" for n in range(9)]


def test_choosing_by_name_or_number_is_the_same() -> None:
    by_name, by_number = Table("amytis", seed=7), Table("amytis", seed=7)
    choice = by_name.choices()[4]
    assert by_name.play(choice.text) == by_number.play(choice.id)
    assert by_name.state.flat() == by_number.state.flat()


def test_choose_leaves_chance_waiting_and_draw_plays_it() -> None:
    """Two turns side by side: in one step, and with a pause before chance."""
    at_once, paused = Table("amytis", seed=7), Table("amytis", seed=7)
    for text in ("take:pile-0", "lay:site-0"):
        at_once.play(text)
        paused.choose(text)
    assert paused.to_move == CHANCE and paused.choices() == []
    assert [event.kind for event in paused.draw()] == ["revealed"]
    assert paused.draw() == []
    assert paused.state.flat() == at_once.state.flat()


def test_the_same_seed_is_the_same_game() -> None:
    assert str(finished(3).record) == str(finished(3).record)
    assert str(finished(3).record) != str(finished(4).record)


def test_what_is_not_open_is_refused_in_words() -> None:
    table = Table("amytis", seed=7)
    with pytest.raises(
        IllegalChoice, match="'lay:site-0' is not possible now: not-asked; choose one of"
    ):
        table.play("lay:site-0")
    with pytest.raises(UnknownChoice, match="'take:moon' is not a choice of this game"):
        table.play("take:moon")
    for number in (-1, len(table.game.catalogue)):
        with pytest.raises(UnknownChoice):
            table.play(number)
    assert table.record.entries[-1].seat == CHANCE


def test_what_is_not_open_is_refused_for_a_reason() -> None:
    table = Table("amytis", seed=7)
    for text in ("take:pile-0", "lay:site-0"):
        assert table.why(text) is None
        table.play(text)
    refusal = table.why("take:pile-0")
    assert repr(refusal) == "<Refusal their-architect owner=0 (C-17)>"
    assert refusal is not None and refusal["owner"] == 0
    assert refusal.facts() == {"reason": "their-architect", "clause": "C-17", "owner": 0}
    with pytest.raises(IllegalChoice, match=r"now: their-architect owner=0 \(C-17\)") as refused:
        table.play("take:pile-0")
    assert refused.value.refusal == refusal
    with pytest.raises(UnknownChoice):
        table.why("take:moon")


def test_while_chance_waits_and_when_the_game_is_over_nothing_is_open() -> None:
    table = Table("amytis", seed=7)
    table.choose("take:pile-0")
    table.choose("lay:site-0")
    assert table.to_move == CHANCE
    assert repr(table.why("take:pile-1")) == "<Refusal not-asked>"
    assert repr(finished().why("take:pile-1")) == "<Refusal game-over>"


def test_chance_cannot_be_chosen_by_a_seat() -> None:
    table = Table("amytis", seed=7)
    table.choose("take:pile-0")
    table.choose("lay:site-0")
    with pytest.raises(IllegalChoice):
        table.choose("reveal:garden-green")


def test_when_the_game_is_over_nothing_can_be_chosen() -> None:
    table = finished()
    assert table.over and table.to_move == NOBODY and table.choices() == []
    assert table.outcome is not None and table.outcome.reason == "two-piles-empty"
    with pytest.raises(GameOver):
        table.play("take:pile-0")


def test_a_bad_start_is_refused() -> None:
    with pytest.raises(UnknownGame):
        Table("go")
    with pytest.raises(BadSeats):
        Table("amytis", seats=3)
    with pytest.raises(BadOption):
        Table("amytis", options={"garden": "c"})
    with pytest.raises(ZigguratError, match="1 player names for 2 seats"):
        Table("amytis", players=["ada"])


def test_a_copied_table_goes_its_own_way() -> None:
    table = Table("amytis", seed=7)
    twin = table.copy()
    twin.play("take:pile-0")
    assert len(twin.record.entries) == len(table.record.entries) + 1
    assert twin.state.flat() != table.state.flat()
    table.play("take:pile-0")
    assert twin.state.flat() == table.state.flat()


def test_python_copies_a_table_as_it_copies_itself() -> None:
    table = Table("amytis", seed=7)
    for twin in (copy.copy(table), copy.deepcopy(table)):
        twin.play("take:pile-0")
        assert len(twin.record.entries) == len(table.record.entries) + 1
    assert table.choices()[0].text == "take:pile-0"


@pytest.mark.parametrize("game", ziggurat.game_keys())
def test_a_pickled_table_goes_on_as_if_nothing_had_happened(game: str) -> None:
    table = Table(game, seed=3)
    for _ in range(10):
        table.play(table.choices()[-1].id)
    twin = pickle.loads(pickle.dumps(table))
    while not table.over:
        assert twin.play(twin.choices()[0].id) == table.play(table.choices()[0].id)
    assert str(twin.record) == str(table.record) and twin.state.flat() == table.state.flat()
    assert pickle.loads(pickle.dumps(table)).outcome == table.outcome


@pytest.mark.parametrize("seat", [-1, 2, 99, CHANCE])
def test_a_seat_that_is_not_at_the_table_is_refused(seat: int) -> None:
    table = Table("amytis", seed=7)
    for ask in (table.seen, table.facts, table.svg):
        with pytest.raises(NoSuchSeat, match=f"there is no seat {seat}; the seats are 0 to 1"):
            ask(seat)
    with pytest.raises(NoSuchSeat):
        bot_view(table.game, table.state, seat, Rng(1))
    assert table.facts(NOBODY) == table.facts()


def test_a_table_shows_how_it_stands() -> None:
    table = Table("amytis", seed=7)
    lines = len(table.record.entries)
    assert repr(table) == f"<Table amytis: 2 seats, {lines} choices, seat 0 to move>"
    assert repr(table.record) == f"<Record amytis 1: {lines} choices, still running>"
    assert repr(table.game) == "<Game amytis 1: 2 seats>"
    table.choose("take:pile-0")
    table.choose("lay:site-0")
    assert repr(table).endswith("chance to move>")
    over = finished()
    assert over.outcome is not None
    assert repr(over).endswith(f"over, {over.outcome.scores} two-piles-empty>")
    assert repr(over.record).endswith(f"{over.outcome.scores} two-piles-empty>")


def test_facts_are_complete_for_the_mover_only() -> None:
    table = Table("amytis", seed=7)
    assert table.facts(0)["choices"] == [choice.text for choice in table.choices()]
    assert table.facts(1)["choices"] == [] == table.facts()["choices"]
    assert table.facts()["seat"] is None and table.facts(1)["seat"] == 1
    assert table.facts()["to_move"] == 0 and table.facts()["asking"] == "taking"
    assert finished().facts()["outcome"] == finished().outcome._asdict()  # type: ignore[union-attr]


def test_a_replayed_table_goes_on_with_the_game() -> None:
    """Any prefix of a record is a table at that moment."""
    table = finished()
    text = str(table.record)
    for upto in (0, 1, 17, 30):
        assert len(replay(text, upto).record.entries) == upto
    assert replay(text).state.flat() == table.state.flat()
    assert replay(text).outcome == table.outcome


def damaged(line: int, new: str) -> str:
    """The record of a finished game with one line exchanged."""
    lines = str(finished().record).splitlines()
    lines[line - 1] = new
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("line", "new", "why"),
    [
        (1, "game go 1", "there is no game 'go'"),
        (1, "game amytis 99", "amytis is now at version 1, not 99"),
        (4, "0 take:pile-0", "chance must choose here"),
        (4, "? reveal:moon", "'reveal:moon' is not a choice of amytis"),
        (4, "? deal:card-1", "'deal:card-1' is not allowed here"),
        (21, "1 take:pile-0", "seat 0 must choose here"),
        (21, "0 lay:site-0", "'lay:site-0' is not allowed here"),
    ],
)
def test_a_record_that_does_not_fit_is_refused(line: int, new: str, why: str) -> None:
    with pytest.raises(RecordError) as caught:
        replay(damaged(line, new))
    assert caught.value.line == line and why in caught.value.why


def test_a_record_with_another_ending_is_refused() -> None:
    text = str(finished().record)
    head, _, _ = text.rpartition("= ")
    with pytest.raises(RecordError, match="the game did not end like this: scores"):
        replay(head + "= 1 2 two-piles-empty\n")
    cut = head.splitlines()[:30]
    with pytest.raises(RecordError, match="it is still running after the last line"):
        replay("\n".join([*cut, "= 1 2 two-piles-empty"]))
    with pytest.raises(RecordError, match="the game was over before this line"):
        replay(head + "0 take:pile-0\n")


def test_the_package_exports_what_it_says() -> None:
    assert len(set(ziggurat.__all__)) == len(ziggurat.__all__)
    assert all(hasattr(ziggurat, name) for name in ziggurat.__all__)
