"""A table of any game, read and played by the texts of its choices."""

from typing import Generic, TypeVar

from ziggurat.core.choices import Choices
from ziggurat.core.events import Event
from ziggurat.core.game import Game
from ziggurat.core.rng import Rng
from ziggurat.core.rules import CHANCE
from ziggurat.core.state import State

S = TypeVar("S", bound=State)


class ByText(Generic[S]):
    """Somebody who plays one game so."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game

    def texts(self, state: S) -> list[str]:
        """What is open now, to a seat or to chance."""
        game = self.game
        numbers = game.choices(state) or [number for number, _ in game.outcomes(state)]
        return [game.catalogue.text(number) for number in numbers]

    def targets(self, state: S, verb: str) -> list[str]:
        """The targets of a verb that are open now."""
        split = [text.partition(":") for text in self.texts(state)]
        return [target for found, _, target in split if found == verb]

    def play(self, state: S, *choices: str) -> list[Event]:
        """Play these open choices, one after the other; what happened."""
        heard = state.listen()
        for text in choices:
            opened = self.texts(state)
            assert text in opened, f"{text} is not open in {self.asked(state)}: {opened[:20]}"
            number = self.game.catalogue.parse(text)
            assert number is not None
            self.game.play(state, number)
        state.events = None
        return heard

    def draw(self, state: S, seed: int = 0) -> None:
        """Let chance choose until a seat has to, or nothing is left."""
        pick, out = Rng(seed), Choices()
        while self.game.fill(state, out) == CHANCE:
            self.game.play(state, pick.weighted(out))

    def asked(self, state: S) -> str:
        """What is asked."""
        return self.game.asking(state)
