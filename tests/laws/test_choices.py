"""Laws of choices: what is listed, and what it leads to."""

from laws.playing import Journey
from laws.worlds import load
from ziggurat.core.rules import CHANCE, NOBODY


def test_listed_choices_ascend_and_stand_in_the_catalogue(played: Journey) -> None:
    size = len(played.game.catalogue)
    for moment in played.moments:
        assert moment.listed == sorted(set(moment.listed))
        assert moment.listed[0] >= 0 and moment.listed[-1] < size


def test_the_python_door_lists_the_same(played: Journey) -> None:
    game = played.game
    for moment in played.moments:
        weighted = list(zip(moment.listed, moment.weights, strict=True))
        chance = moment.mover == CHANCE
        assert game.choices(moment.state) == ([] if chance else moment.listed)
        assert game.outcomes(moment.state) == (weighted if chance else [])
        assert int(game.to_move(moment.state)) == moment.mover


def test_weights_are_positive(played: Journey) -> None:
    assert all(weight > 0 for moment in played.moments for weight in moment.weights)


def test_every_listed_choice_leads_on(played: Journey) -> None:
    """A11: to a choice, to chance, or to the end."""
    game = played.game
    for moment in played.moments:
        for choice in moment.listed:
            after = moment.state.copy()
            game.play(after, choice)
            mover = int(game.to_move(after))
            if mover == NOBODY:
                assert game.outcome(after) is not None
            else:
                assert game.outcome(after) is None
                assert game.outcomes(after) if mover == CHANCE else game.choices(after)


def test_the_mover_is_a_seat_or_chance(played: Journey) -> None:
    for moment in played.moments:
        assert moment.mover == CHANCE or 0 <= moment.mover < played.world.seats


def test_every_decision_has_a_name(played: Journey) -> None:
    for moment in played.moments:
        name = played.game.asking(moment.state)
        assert name and name == name.lower() and " " not in name
    assert played.game.asking(played.end) == ""


def test_the_text_of_every_choice_parses_back(key: str) -> None:
    catalogue = load(key).catalogue
    for choice in range(len(catalogue)):
        text = catalogue.text(choice)
        assert catalogue.parse(text) == choice
        assert text.isascii() and text.split() == [text] and "#" not in text
