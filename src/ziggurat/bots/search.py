"""Monte Carlo tree search for any number of seats, over guesses of what is hidden.

One tree for the seat that thinks (single-observer information-set UCT): every iteration
guesses a full table that looks the same to the seat, walks down the tree by the choices that
are legal in it, plays some decisions at random and evaluates. Chance is sampled, not branched
on. A node counts how often it was available, as it is not legal in every guess. New nodes begin
with the evaluation of what their choice leads to, so that poor choices are hardly tried again.
"""

import math
import time
from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ziggurat.bots.evaluation import Evaluation
from ziggurat.core.choices import Choices
from ziggurat.core.game import Game
from ziggurat.core.pick import Pick
from ziggurat.core.playout import playout
from ziggurat.core.state import State, numbers
from ziggurat.core.steps import CHANCE, NOBODY

NONE: Final = -1
CLOCK: Final = 32  # iterations between two looks at the clock


@final
class Search:
    """A tree of choices, each with how often it was tried and what it brought its seat."""

    def __init__(
        self, game: Game[Any], evaluation: Evaluation, pick: Pick, exploration: float
    ) -> None:
        self.game: Game[Any] = game
        self.evaluation = evaluation
        self.pick = pick
        self.exploration = exploration
        self.out: Choices = Choices()
        self.iterations: i64 = 0
        # The tree, one row a node; children hang in a chain from first_child by sibling.
        self.choice: vec[i64] = vec[i64]([NONE])
        self.mover: vec[i64] = vec[i64]([NOBODY])
        self.first_child: vec[i64] = vec[i64]([NONE])
        self.sibling: vec[i64] = vec[i64]([NONE])
        self.visits: vec[i64] = vec[i64]([0])
        self.available: vec[i64] = vec[i64]([0])
        self.reward: vec[float] = vec[float]([0.0])
        # Where each choice of the catalogue hangs below the node at hand.
        self.child_of: vec[i64] = numbers(len(game.catalogue), NONE)
        self.path: vec[i64] = numbers(16)
        self.depth: i64 = 0

    def best(self, seen: State, seat: i64, iterations: i64, seconds: float) -> i64:
        """The choice tried most often, after so many iterations or seconds, whichever is first."""
        deadline = time.perf_counter() + seconds
        while self.iterations < iterations or self.iterations == 0:
            self._iterate(self.game.guess(seen, seat, self.pick))
            self.iterations += 1
            if self.iterations % CLOCK == 0 and time.perf_counter() >= deadline:
                break
        return self._most_visited()

    def _iterate(self, state: State) -> None:
        """One walk: down the tree to a new node, some random play, and back up."""
        self.depth = 0
        self._remember(0)
        self._descend(state)
        playout(self.game, state, self.pick, self.out, self.evaluation.horizon)
        self._learn(state)

    def _descend(self, state: State) -> None:
        """Follow the tree until a node nobody has been to, and on to the end of that turn."""
        node: i64 = 0
        while True:
            mover = self.game.fill(state, self.out)
            if mover == NOBODY:
                return
            if mover == CHANCE:
                self.game.play(state, self.pick.weighted(self.out))
            elif self.out.count == 1:
                self.game.play(state, self.out.ids[0])  # forced: not worth a node
            else:
                node = self._select(state, node, mover)
                self._remember(node)
                self.game.play(state, self.choice[node])
                if self.visits[node] == 1 and not self._is_unfinished(state, mover):
                    return

    def _is_unfinished(self, state: State, mover: i64) -> bool:
        """Whether the game wants turns to be ended before they are judged, and this one has not."""
        return self.evaluation.whole_turns and self.game.goes_on(state, mover)

    def _select(self, state: State, node: i64, mover: i64) -> i64:
        """The most promising child; those not seen before are judged first."""
        child = self.first_child[node]
        while child != NONE:
            self.child_of[self.choice[child]] = child
            child = self.sibling[child]
        index: i64 = 0
        while index < self.out.count:
            choice = self.out.ids[index]
            if self.child_of[choice] == NONE:
                self.child_of[choice] = self._grow(state, node, choice, mover)
            index += 1
        chosen = self._promising()
        child = self.first_child[node]
        while child != NONE:
            self.child_of[self.choice[child]] = NONE
            child = self.sibling[child]
        return chosen

    def _promising(self) -> i64:
        """The open child with the highest upper confidence bound."""
        best: i64 = NONE
        highest = -1.0
        index: i64 = 0
        while index < self.out.count:
            child = self.child_of[self.out.ids[index]]
            self.available[child] += 1
            tried = float(self.visits[child])
            bound = self.reward[child] / tried + self.exploration * math.sqrt(
                math.log(float(self.available[child])) / tried
            )
            if bound > highest:
                highest = bound
                best = child
            index += 1
        return best

    def _grow(self, state: State, parent: i64, choice: i64, mover: i64) -> i64:
        """A new node below the parent; how its choice looks at once counts as a first visit."""
        trial = state.copy()
        self.game.play(trial, choice)
        node: i64 = len(self.choice)
        self.choice = append(self.choice, choice)
        self.mover = append(self.mover, mover)
        self.first_child = append(self.first_child, NONE)
        self.sibling = append(self.sibling, self.first_child[parent])
        self.visits = append(self.visits, 1)
        self.available = append(self.available, 1)
        self.reward = append(self.reward, self._worth(trial, mover))
        self.first_child[parent] = node
        return node

    def _worth(self, state: State, seat: i64) -> float:
        """A table in the eyes of a seat, from 0 (lost) to 1 (won)."""
        return 0.5 + 0.5 * math.tanh(self.evaluation.lead(state, seat) / self.evaluation.spread)

    def _remember(self, node: i64) -> None:
        """One step further on the way down."""
        if self.depth == len(self.path):
            self.path = append(self.path, node)
        else:
            self.path[self.depth] = node
        self.depth += 1

    def _learn(self, state: State) -> None:
        """Credit every node on the way with what its seat got."""
        rewards = vec[float]([0.0] * int(state.seats))
        seat: i64 = 0
        while seat < state.seats:
            rewards[seat] = self._worth(state, seat)
            seat += 1
        step: i64 = 0
        while step < self.depth:
            node = self.path[step]
            self.visits[node] += 1
            if self.mover[node] != NOBODY:
                self.reward[node] += rewards[self.mover[node]]
            step += 1

    def _most_visited(self) -> i64:
        """The choice of the root's most visited child."""
        best: i64 = NONE
        most: i64 = -1
        child = self.first_child[0]
        while child != NONE:
            if self.visits[child] > most:
                most = self.visits[child]
                best = self.choice[child]
            child = self.sibling[child]
        return best
