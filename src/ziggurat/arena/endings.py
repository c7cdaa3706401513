"""Exact solver of two-player endings: minimax with weighted chance nodes."""

from typing import Any, Final

from ziggurat.arena.series_report import win
from ziggurat.bots import evaluation_of
from ziggurat.core.errors import ZigguratError
from ziggurat.core.game import Game
from ziggurat.core.state import State
from ziggurat.core.steps import CHANCE, NOBODY

LOST, WON = 0.0, 1.0
TABLES: Final = 20_000  # a second of work


class Unsolved(ZigguratError):
    """No exact value: too many positions, or a decision under hidden information."""


class EndgameTable:
    """Solved values of positions near the end of a game, memoised.

    Internally a value is the first seat's share of the victory. The evaluation only orders moves.
    """

    def __init__(self, game: Game[Any], tables: int = TABLES) -> None:
        self.game = game
        self.left = tables  # positions that may still be searched
        self.evaluation = evaluation_of(game)
        self.known: dict[tuple[int, ...], tuple[float, float]] = {}  # bounds by position

    def worth(self, state: State, seat: int) -> float:
        """A seat's share of the victory with best play of both."""
        if state.seats != 2:
            raise Unsolved(f"an ending is solved for two seats, not {state.seats}")
        value = self._value(state, LOST, WON)
        return value if seat == 0 else WON - value

    def by_chance(self, state: State, seat: int) -> float:
        """The same if the seat chooses at random up to chance or the end of its turn."""
        return self._by_chance(state, seat, {})

    def _by_chance(self, state: State, seat: int, known: dict[tuple[int, ...], float]) -> float:
        key = tuple(state.flat())
        if key not in known:
            tables = [self._after(state, choice) for choice in self.game.choices(state)]
            values = [
                self._by_chance(table, seat, known)
                if self.game.goes_on(table, seat)
                else self.worth(table, seat)
                for table in tables
            ]
            known[key] = sum(values) / len(values)
        return known[key]

    def _value(self, state: State, low: float, high: float) -> float:
        """The value if it lies in the alpha-beta window, else a bound of it outside."""
        mover = self.game.to_move(state)
        if mover == NOBODY:
            outcome = self.game.outcome(state)
            assert outcome is not None
            return win(outcome.places, 0)
        key = tuple(state.flat())
        least, most = self.known.get(key, (LOST, WON))
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        self.left -= 1
        if self.left < 0:
            raise Unsolved("too many tables can come from here")
        low, high = max(low, least), min(high, most)
        if mover == CHANCE:
            value = self._mean(state, low, high)
        elif tuple(self.game.hide(state, mover).flat()) != key:
            raise Unsolved("a player has to choose without seeing the whole table")
        else:
            value = self._best(state, int(mover), low, high)
        if value > low:
            least = value
        if value < high:
            most = value
        self.known[key] = (least, most)
        return value

    def _best(self, state: State, mover: int, low: float, high: float) -> float:
        """The maximum for the first seat, the minimum for the second."""
        tables = [self._after(state, choice) for choice in self.game.choices(state)]
        if len(tables) > 1:
            tables.sort(key=lambda table: self.evaluation.lead(table, mover), reverse=True)
        best = LOST if mover == 0 else WON
        for table in tables:
            value = self._value(table, low, high)
            if mover == 0:
                best = max(best, value)
                low = max(low, best)
            else:
                best = min(best, value)
                high = min(high, best)
            if low >= high:
                break
        return best

    def _mean(self, state: State, low: float, high: float) -> float:
        """The expected value of a chance node, cut off outside the window (Ballard's Star1)."""
        outcomes = self.game.outcomes(state)
        total = sum(weight for _, weight in outcomes)
        rest, found = total, 0.0
        for choice, weight in outcomes:
            rest -= weight
            least = max(LOST, (low * total - found - rest) / weight)
            most = min(WON, (high * total - found) / weight)
            found += weight * self._value(self._after(state, choice), least, most)
            if rest and found + rest <= low * total:
                return (found + rest) / total
            if rest and found >= high * total:
                break
        return found / total

    def _after(self, state: State, choice: int) -> State:
        """The position after a choice, of a seat or of chance."""
        after = state.copy()
        self.game.play(after, choice)
        return after
