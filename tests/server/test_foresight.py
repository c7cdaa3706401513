"""Trying a choice out, to say what it leads to, tells nobody what is going to be drawn."""

from dataclasses import replace

from ziggurat.server.play.rows import Setup
from ziggurat.server.play.session import Session
from ziggurat.table import Table


def drawn(table: Table) -> str:
    """The last thing chance brought."""
    return table.record.entries[-1].text


def test_a_choice_is_tried_out_on_other_chance_than_the_games_own(setup: Setup) -> None:
    """Else the mark "cannot be undone" would depend on a draw nobody has seen."""
    tried, real = set(), set()
    for seed in range(12):
        session = Session(replace(setup, game="uxmal", seed=seed), [])
        build = next(choice for choice in session.choices() if choice.text == "build")
        after = session._after(build)
        session._outlook(after)
        tried.add(drawn(after))
        table = session.table.copy()
        table.play(build.id)
        real.add(drawn(table))
    assert len(tried) == 1
    assert len(real) > 1
