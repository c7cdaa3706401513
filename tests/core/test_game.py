"""The loop, on the toy game."""

import pytest

from toy.game import GAME
from toy.rules import Dealing
from toy.state import Orchard, new_table
from toy.steps import PLANTING, TAKING
from ziggurat.core.choices import Choices
from ziggurat.core.errors import BadOption, BadSeats
from ziggurat.core.game import Game, Option, places
from ziggurat.core.playout import playout
from ziggurat.core.rng import Rng
from ziggurat.core.rules import CHANCE, NOBODY, Chance, Decision, Effect, Rule
from ziggurat.core.state import State
from ziggurat.core.steps import step


def play(state: Orchard, *texts: str) -> Orchard:
    """Play choices by name."""
    for text in texts:
        choice = GAME.catalogue.parse(text)
        assert choice is not None
        GAME.play(state, choice)
    return state


def opened() -> Orchard:
    """Goals dealt, three fruits in the row."""
    state = GAME.setup({}, 2)
    return play(state, "deal:many-figs", "deal:many-plums", "grow:fig", "grow:fig", "grow:pear")


def test_set_up_waits_for_the_first_chance() -> None:
    state = GAME.setup({}, 2)
    assert GAME.to_move(state) == CHANCE and GAME.asking(state) == "dealing"
    assert GAME.choices(state) == []
    assert len(GAME.outcomes(state)) == 4


def test_effects_run_by_themselves() -> None:
    state = opened()
    assert GAME.to_move(state) == 0 and GAME.asking(state) == "taking"
    assert [GAME.catalogue.text(c) for c in GAME.choices(state)] == [
        "take:row-0",
        "take:row-1",
        "take:row-2",
    ]
    assert GAME.outcomes(state) == []


def test_a_choice_may_lead_to_another_of_the_same_seat() -> None:
    state = play(opened(), "take:row-0")
    assert GAME.to_move(state) == 0 and GAME.asking(state) == "planting"
    play(state, "plant:cell-0")
    assert GAME.to_move(state) == CHANCE and GAME.asking(state) == "growing"
    play(state, "grow:plum")
    assert GAME.to_move(state) == 1


def test_when_nothing_is_left_the_game_is_over() -> None:
    state = new_table(2, True)
    assert GAME.to_move(state) == NOBODY and GAME.asking(state) == ""
    assert GAME.choices(state) == [] and GAME.outcomes(state) == []
    assert GAME.outcome(state) is not None
    assert not GAME.reveals(state)


def test_playout_counts_decisions_and_stops_in_time() -> None:
    state = opened()
    assert playout(GAME, state, Rng(1), Choices(), 5) == 5
    assert playout(GAME, state, Rng(1), Choices(), 1000) == GAME.bound(2) - 5
    assert GAME.outcome(state) is not None
    assert playout(GAME, state, Rng(1), Choices(), 1000) == 0


def test_seats_are_checked() -> None:
    with pytest.raises(BadSeats, match="orchard needs 1 to 4 players, not 5"):
        GAME.setup({}, 5)
    with pytest.raises(BadSeats):
        GAME.check_seats(0)


def test_options_are_completed() -> None:
    assert GAME.complete({}) == {"goals": "secret"}
    assert GAME.complete({"goals": "open"}) == {"goals": "open"}


def test_an_option_is_ignored_where_it_does_not_apply() -> None:
    """It is checked all the same, and a record may keep it."""
    options = [Option("speed", ("slow", "fast")), Option("handicap", ("none", "some"), (1, 1))]
    game: Game[State] = Game("test", 1, (1, 4), GAME.catalogue, [], options, {})
    wanted = {"speed": "fast", "handicap": "some"}
    assert game.complete(wanted, 1) == game.complete(wanted) == wanted
    assert game.complete(wanted, 2) == {"speed": "fast", "handicap": "none"}
    with pytest.raises(BadOption, match="option handicap must be none or some"):
        game.complete({"handicap": "huge"}, 4)
    assert [[option.applies(seats) for seats in (1, 2)] for option in options] == [
        [True, True],
        [True, False],
    ]


def test_an_option_applies_from_the_fewest_to_the_most_seats() -> None:
    option = Option("teams", ("no", "yes"), (2, 4))
    assert [option.applies(seats) for seats in range(1, 6)] == [False, True, True, True, False]


def test_unknown_options_are_refused() -> None:
    with pytest.raises(BadOption, match="orchard has no option 'goal'; it has goals"):
        GAME.complete({"goal": "open"})
    with pytest.raises(BadOption, match="option goals must be secret or open, not 'both'"):
        GAME.complete({"goals": "both"})


def test_places_are_shared_by_equals() -> None:
    assert places([(7,), (9,), (7,), (3,)]) == (2, 1, 2, 4)
    assert places([(7, 1), (7, 2)]) == (2, 1)
    assert places([(5,)]) == (1,)


class Silent(Rule[State]):
    """A rule that says nothing at all."""


class LongNamedRule(Decision[State]):
    """A decision whose choices show something."""


def bare(rule: Rule[State]) -> tuple[Game[State], State]:
    """A game of one rule, which waits."""
    game: Game[State] = Game("bare", 1, (1, 1), GAME.catalogue, [], [], {1: rule})
    state = State(1)
    state.push(step(1, 0))
    return game, state


def test_names_of_decisions_are_kebab_case() -> None:
    game, state = bare(LongNamedRule(reveals=True))
    assert game.asking(state) == "long-named-rule"
    assert game.reveals(state)


def test_what_a_rule_does_not_say_is_an_error() -> None:
    game, state = bare(Silent())
    out = Choices()
    with pytest.raises(NotImplementedError):
        game.settle(state)
    for ask in (Silent().choices, Silent().outcomes):
        with pytest.raises(NotImplementedError):
            ask(state, step(1), out)
    with pytest.raises(NotImplementedError):
        Silent().play(state, step(1), 0)


def test_what_a_game_does_not_say_is_an_error() -> None:
    game, state = bare(Silent())
    with pytest.raises(NotImplementedError):
        game.setup({}, 1)
    with pytest.raises(NotImplementedError):
        game.outcome(state)
    with pytest.raises(NotImplementedError):
        game.bound(1)
    with pytest.raises(NotImplementedError):
        state.copy()


def test_a_step_without_a_rule_is_an_error() -> None:
    game, state = bare(Silent())
    state.push(step(200))
    with pytest.raises(NotImplementedError):
        game.settle(state)


def test_without_secrets_hiding_is_a_copy() -> None:
    state = opened()
    plain = Game[Orchard]("plain", 1, (2, 2), GAME.catalogue, [], [], {})
    for twin in (plain.hide(state, 0), plain.guess(state, 0, Rng(1))):
        assert twin.flat() == state.flat() and twin is not state


def test_the_three_kinds_of_rule() -> None:
    kinds = [int(rule.kind) for rule in (Effect[State](), Decision[State](), Chance[State]())]
    assert len(set(kinds)) == 3
    assert GAME.rules[TAKING].kind == GAME.rules[PLANTING].kind == kinds[1]
    assert Dealing().kind == kinds[2]
