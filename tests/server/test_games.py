"""Every game that can be drawn: folded from rows, shown to all viewers in every language."""

import re
from html.parser import HTMLParser
from random import Random

import pytest

from server.play import go, step
from ziggurat import registry
from ziggurat.core.rules import NOBODY
from ziggurat.i18n.messages import LANGUAGES
from ziggurat.server.catalogue.playable import playable
from ziggurat.server.game.players import Player, PlayerKind
from ziggurat.server.game.rows import Row
from ziggurat.server.game.session import Session
from ziggurat.server.game.setup import Setup
from ziggurat.server.render.regions import Viewer, render_view

STEPS = 60
WHOLE = {"button", "img"}  # roles of what is one thing to the ear: nothing in it is reached


class Within(HTMLParser):
    """Finds choices inside something that is one thing to the ear."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[tuple[str, bool]] = []
        self.lost: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if "data-choice" in found and any(whole for _, whole in self.open):
            self.lost.append(str(found["data-choice"]))
        self.open.append((tag, found.get("role") in WHOLE))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        while self.open.pop()[0] != tag:
            pass  # of HTML, without an end


def seated(game: str, seats: int, seed: int) -> Setup:
    players = tuple(Player(PlayerKind.PERSON, f"Player {seat}") for seat in range(seats))
    return Setup("abc", game, registry.load(game).version, {}, seed, players)


@pytest.mark.parametrize("game", playable())
def test_rows_with_undo_make_the_same_game_again(game: str) -> None:
    setup = seated(game, registry.load(game).max_seats, 5)
    session, rng, rows = Session(setup), Random(5), list[Row]()
    for _ in range(STEPS):
        if session.over:
            break
        rows += step(session, rng.choice)
        if session.before and rng.random() < 0.3:
            rows += go(session, session.undo({session.acting}, session.revision))
    again = Session(setup, rows)
    assert str(again.table.record) == str(session.table.record)
    assert again.acting == session.acting


@pytest.mark.parametrize("game", playable())
def test_every_moment_can_be_shown_to_everybody(game: str) -> None:
    rules = registry.load(game)
    session, rng = Session(seated(game, rules.min_seats, 8)), Random(8)
    for number in range(STEPS):
        if session.over:
            break
        step(session, rng.choice)
        if number % 6 == 0:
            for seat in (*range(rules.min_seats), NOBODY):
                lang = LANGUAGES[number // 6 % 2]
                shown = render_view(session, Viewer(seat, lang))
                assert shown.regions["status"]
                offered = set(re.findall(r'data-choice="([^"]*)"', shown.regions["list"]))
                mine = seat == session.acting
                assert offered == ({one.text for one in session.choices()} if mine else set())
                within = Within()
                within.feed("".join(shown.regions.values()))
                assert within.lost == []
    assert render_view(session, Viewer(at=len(session.history.frames) // 2)).regions["status"]
