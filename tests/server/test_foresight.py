"""Trying a choice out says what it leads to, once, and reveals nothing hidden or still to come."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import cast

import pytest

from server.play import go, step
from toy.game import GAME as TOY
from toy.state import Orchard
from ziggurat import registry
from ziggurat.core.events import Event
from ziggurat.core.rng import Rng
from ziggurat.core.rules import CHANCE
from ziggurat.server.game import current
from ziggurat.server.game.preview import Outlook, Preview, draw, imagined, preview
from ziggurat.server.game.rows import RowKind
from ziggurat.server.game.session import Session
from ziggurat.server.game.setup import Setup
from ziggurat.server.render.regions import Viewer, render_view
from ziggurat.table import Choice, Table
from ziggurat.views.gains import NO_GAIN, gains

TABLES = [
    ("amytis", 2),
    ("uxmal", 2),
    ("uxmal", 3),
    ("pyramidion", 2),
    ("pyramidion", 4),
    ("teotihuacan", 1),
    ("teotihuacan", 2),
    ("orchard", 1),
    ("orchard", 2),
]
LONGEST = 400  # choices of a game that are looked at


def positions(setup: Setup, key: str, seats: int, seed: int) -> Iterator[Session]:
    """Everything a random game asks."""
    players = (setup.players * 2)[:seats]
    version = registry.load(key).version
    session = Session(
        replace(setup, game=key, version=version, options={}, seed=seed, players=players)
    )
    rng = Random(seed)
    while not session.over and session.revision < LONGEST:
        if session.choices():
            yield session
        step(session, rng.choice)


def on_the_true_table(session: Session, choice: Choice) -> tuple[Outlook, bool]:
    """Who is next, and whether there is no way back, found out by playing on."""
    game, seat = session.game, session.acting
    after = session.table.copy()
    after.choose(choice.id)
    secrets = game.hide(session.table.state, seat).flat() != session.table.state.flat()
    final = game.reveals(session.table.state) or (after.over and secrets)
    if game.goes_on(after.state, seat):
        return Outlook.GOES_ON, final
    chance = after.to_move == CHANCE
    after.draw()
    if chance and game.goes_on(after.state, seat):
        return Outlook.DRAWS, True
    return Outlook.ENDS, final


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_what_is_foreseen_is_what_comes(
    setup: Setup, toy_game: Setup, key: str, seats: int
) -> None:
    """Tried on a guess, a choice earns what its seat can see and leads to what it does in truth."""
    looked = 0
    for session in positions(setup, key, seats, seed=seats):
        earned = gains(session.game, session.seen(session.acting), session.acting)
        for choice in session.choices()[:: 1 + len(session.choices()) // 12]:
            looked += 1
            ahead = session.current.preview(choice)
            assert (ahead.outlook, session.current.is_final(choice)) == on_the_true_table(
                session, choice
            )
            assert ahead.gain == earned.get(choice.id, NO_GAIN)
    assert looked > 20


def test_a_choice_is_tried_out_on_other_chance_than_the_games_own(setup: Setup) -> None:
    """Else the mark "cannot be undone" would depend on a draw that is still to come."""
    tiles, real = set(), set()
    for seed in range(12):
        session = Session(replace(setup, game="uxmal", seed=seed))
        build = next(choice for choice in session.choices() if choice.text == "build")
        guess = imagined(session.game, session.table.state, 0)
        after = guess.table.copy()
        session.game.play(after, build.id)
        told = after.listen()
        draw(session.game, after)
        tiles.add(repr(told[-1]))
        table = session.table.copy()
        table.play(build.id)
        real.add(table.record.entries[-1].text)
    assert len(tiles) == 1
    assert len(real) > 1


def test_a_choice_is_tried_out_on_what_its_seat_sees(setup: Setup, toy_game: Setup) -> None:
    """Tables that look the same to a seat give it the same prospects."""
    session = Session(toy_game)
    seen = TOY.hide(cast(Orchard, session.table.state), 0)
    tables = [TOY.guess(seen, 0, pick) for pick in map(Rng, range(6))]
    assert len({tuple(table.flat()) for table in tables}) > 1
    prospects = {
        tuple(preview(TOY, imagined(TOY, table, 0), 0, choice) for choice in TOY.choices(table))
        for table in tables
    }
    assert len(prospects) == 1


def test_every_choice_is_tried_once_for_a_view_and_a_click(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two viewers, the list, the marks and the click share one trial."""
    trials: list[int] = []

    def counted(game: object, seen: object, seat: int, choice: int) -> object:
        trials.append(choice)
        return preview(game, seen, seat, choice)  # type: ignore[arg-type]  # passed on as it is

    monkeypatch.setattr(current, "preview", counted)
    choices = session.choices()
    render_view(session, Viewer(0))
    render_view(session, Viewer(0, "fr"))
    session.choose({0}, 0, choices[0].text)
    assert sorted(trials) == sorted(choice.id for choice in choices)


def test_a_click_plays_its_choice_once(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    """Decided on a copy, which the decision carries and which becomes the table."""
    played: list[object] = []
    choose = Table.choose

    def counted(table: Table, choice: str | int) -> list[Event]:
        played.append(choice)
        return choose(table, choice)

    monkeypatch.setattr(Table, "choose", counted)
    rows = go(session, session.choose({0}, 0, "take:pile-3"))
    assert played == ["take:pile-3"]
    assert Session(session.setup, rows).table.state.flat() == session.table.state.flat()


def test_a_turn_is_never_ended_that_goes_on(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the preview says: a row that makes no game must not be written."""
    wrong = Preview(NO_GAIN, Outlook.DRAWS, over=False)
    monkeypatch.setattr(current, "preview", lambda *_: wrong)
    assert [row.kind for row in session.choose({0}, 0, "take:pile-3").rows] == [RowKind.CHOOSE]
