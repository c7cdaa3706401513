"""Monte Carlo tree search for any number of seats, with determinization of hidden information.

One tree for the searching seat (single-observer information-set MCTS): each iteration draws a
determinization, a full state consistent with what the seat sees, and descends by the choices that
are legal in it. Chance is sampled, not branched on. A leaf is expanded by whole turns, found by a
beam search for the seat to move, and evaluated at the end of the best turn, never in the middle of
one. The value of a turn gives the prior of its choices (PUCT). With more than two seats, a rival
is expected to play the best turn of its beam.
"""

import math
import time
from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ziggurat.bots.beam import TurnPlan, turns
from ziggurat.bots.evaluation import Evaluation
from ziggurat.core.choices import Choices
from ziggurat.core.game import Game
from ziggurat.core.rng import Rng
from ziggurat.core.state import State, numbers
from ziggurat.core.steps import CHANCE, NOBODY

NO_NODE: Final = -1
MAX_TURNS_PER_NODE: Final = 12
# With several rivals: a few visits each for many turns would give no information.
MAX_RIVAL_TURNS_PER_NODE: Final = 1
# Floor of the prior weight relative to the best turn, for exploration.
MIN_PRIOR_SHARE: Final = 0.05
VISIT_LEAD_NEEDED: Final = 5  # visits a choice needs above the one with the highest prior
VICTORY_SHARE: Final = 0.5  # of the final reward; the rest is for the lead


@final
class Search:
    """A search tree of choices with visit counts and total rewards."""

    def __init__(self, game: Game[Any], evaluation: Evaluation, pick: Rng) -> None:
        self.game: Game[Any] = game
        self.evaluation = evaluation
        self.pick = pick
        self.exploration = evaluation.exploration
        self.temperature = evaluation.temperature
        self.out: Choices = Choices()
        self.seat: i64 = NOBODY  # the searching seat
        self.seats: i64 = 0  # known with the first observation
        self.iterations: i64 = 0
        self.moved: i64 = NOBODY  # the seat of the last turn in the iteration
        # The tree as parallel arrays, one row per node; children are a linked list by sibling.
        self.choice: vec[i64] = vec[i64]([NO_NODE])
        self.mover: vec[i64] = vec[i64]([NOBODY])
        self.first_child: vec[i64] = vec[i64]([NO_NODE])
        self.sibling: vec[i64] = vec[i64]([NO_NODE])
        self.visits: vec[i64] = vec[i64]([0])
        self.reward: vec[float] = vec[float]([0.0])  # of its mover
        # Of every seat, a row of `seats` numbers per node: no choice depends on it.
        self.rewards: vec[float] = vec[float]()
        self.prior: vec[float] = vec[float](
            [0.0]
        )  # lead, in points, after the best turn through it
        # The legal children of the current node, and their prior weights.
        self.legal: vec[i64] = numbers(len(game.catalogue), 0)
        self.children: vec[i64] = numbers(16)
        self.weights: vec[float] = vec[float]([0.0] * 16)
        self.path: vec[i64] = numbers(16)
        self.depth: i64 = 0

    def best(self, seen: State, seat: i64, iterations: i64, seconds: float) -> i64:
        """The most visited choice after the iterations or the seconds, whichever end first."""
        deadline = time.perf_counter() + seconds
        self._begin(seen, seat)
        while self.iterations < iterations or self.iterations == 0:
            self._iterate(seen, seat)
            if time.perf_counter() >= deadline:
                break
        chosen = self.most_visited()
        return NO_NODE if chosen == NO_NODE else self.choice[chosen]

    def think(self, seen: State, seat: i64, iterations: i64) -> None:
        """Search on to a total of iterations, without choosing; the seat need not be to move.

        The result depends on the generator and the total alone, not on how it is sliced.
        """
        self._begin(seen, seat)
        while self.iterations < iterations:
            self._iterate(seen, seat)

    def values(self, node: i64) -> list[float]:
        """The mean reward of each seat below a node; of the whole search below node 0."""
        seats = self.seats
        visits = float(max(self.visits[node], 1))
        return [self.rewards[node * seats + seat] / visits for seat in range(seats)]

    def child(self, node: i64, mover: i64, choice: i64) -> i64:
        """The node of a choice of a seat below a node, or NO_NODE."""
        child = self.first_child[node]
        while child != NO_NODE and not (
            self.choice[child] == choice and self.mover[child] == mover
        ):
            child = self.sibling[child]
        return child

    def _begin(self, seen: State, seat: i64) -> None:
        """Prepare the tree for the number of seats of an observation."""
        self.seat = seat
        self.temperature = self.evaluation.temperature_at(seen)
        if self.seats == 0:
            self.seats = seen.seats
            self._add_rewards()

    def _add_rewards(self) -> None:
        """The row of rewards of one more node."""
        seat: i64 = 0
        while seat < self.seats:
            self.rewards = append(self.rewards, 0.0)
            seat += 1

    def _iterate(self, seen: State, seat: i64) -> None:
        """One iteration: determinize, descend, expand, evaluate, backpropagate."""
        self.depth = 0
        self._remember(0)
        self._backpropagate(self._descend(self.game.guess(seen, seat, self.pick)))
        self.iterations += 1

    def _descend(self, state: State) -> State:
        """Descend to a leaf and expand it; the state after one more turn."""
        node: i64 = 0
        while True:
            mover = self.game.fill(state, self.out)
            if mover == NOBODY:
                return state
            if mover == CHANCE:
                self.game.play(state, self.pick.weighted(self.out))
            elif self.out.count == 1:
                self.game.play(state, self.out.ids[0])  # forced: not worth a node
            else:
                found = self._legal_children(node, mover)
                if found == 0:
                    return self._expand(state, node, mover)
                node = self._select(found)
                self._remember(node)
                self.game.play(state, self.choice[node])

    def _legal_children(self, node: i64, mover: i64) -> i64:
        """Collect the children that are legal in this determinization; their number."""
        index: i64 = 0
        while index < self.out.count:
            self.legal[self.out.ids[index]] = 1
            index += 1
        found: i64 = 0
        child = self.first_child[node]
        while child != NO_NODE:
            if self.mover[child] == mover and self.legal[self.choice[child]] == 1:
                if found == len(self.children):
                    self.children = append(self.children, child)
                    self.weights = append(self.weights, 0.0)
                self.children[found] = child
                found += 1
            child = self.sibling[child]
        index = 0
        while index < self.out.count:
            self.legal[self.out.ids[index]] = 0
            index += 1
        return found

    def _select(self, found: i64) -> i64:
        """Select a child by PUCT: mean reward plus exploration bonus by prior and visits."""
        tried: i64 = 0
        earned = 0.0
        highest = self.prior[self.children[0]]
        index: i64 = 0
        while index < found:
            child = self.children[index]
            tried += self.visits[child]
            earned += self.reward[child]
            highest = max(highest, self.prior[child])
            index += 1
        total = 0.0
        index = 0
        while index < found:
            weight = (
                math.exp((self.prior[self.children[index]] - highest) / self.temperature)
                + MIN_PRIOR_SHARE
            )
            self.weights[index] = weight
            total += weight
            index += 1
        # The value of a child without visits: the mean of its siblings.
        unvisited_value = earned / float(tried) if tried > 0 else 0.0
        bonus = self.exploration * math.sqrt(float(tried) + 1.0) / total
        best: i64 = NO_NODE
        bound = -1.0
        index = 0
        while index < found:
            child = self.children[index]
            visits = float(self.visits[child])
            value = self.reward[child] / visits if visits > 0.0 else unvisited_value
            value += bonus * self.weights[index] / (visits + 1.0)
            if value > bound:
                bound = value
                best = child
            index += 1
        return best

    def _expand(self, state: State, node: i64, mover: i64) -> State:
        """Expand a node by the best turns of a beam search; the state after the best one.

        At the root the beam is as wide as the greedy bot's and every turn is added, as only
        choices in the tree can be played.
        """
        plans = turns(self.game, self.evaluation, state, mover, foreseen=node > 0)
        kept = len(plans)
        if node > 0:
            kept = (
                MAX_RIVAL_TURNS_PER_NODE
                if mover != self.seat and state.seats > 2
                else MAX_TURNS_PER_NODE
            )
        for plan in plans[:kept]:
            self._add_turn(plan, node, mover)
        self.moved = mover
        return plans[0].end(self.game)

    def _add_turn(self, plan: TurnPlan, node: i64, mover: i64) -> None:
        """Add a node for each choice of a turn; turns with equal beginnings share nodes."""
        for choice in plan.choices():
            child = self.child(node, mover, choice)
            if child == NO_NODE:
                child = len(self.choice)
                self.choice = append(self.choice, choice)
                self.mover = append(self.mover, mover)
                self.first_child = append(self.first_child, NO_NODE)
                self.sibling = append(self.sibling, self.first_child[node])
                self.visits = append(self.visits, 0)
                self.reward = append(self.reward, 0.0)
                self._add_rewards()
                self.prior = append(self.prior, plan.value)
                self.first_child[node] = child
            else:
                self.prior[child] = max(self.prior[child], plan.value)
            node = child

    def _remember(self, node: i64) -> None:
        """Append a node to the current path."""
        if self.depth == len(self.path):
            self.path = append(self.path, node)
        else:
            self.path[self.depth] = node
        self.depth += 1

    def _backpropagate(self, state: State) -> None:
        """Backpropagate: credit every node of the path with its seat's reward."""
        rewards = vec[float]([0.0] * int(state.seats))
        seat: i64 = 0
        while seat < state.seats:
            rewards[seat] = self._reward_of(state, seat)
            seat += 1
        step: i64 = 0
        while step < self.depth:
            node = self.path[step]
            self.visits[node] += 1
            if self.mover[node] != NOBODY:
                self.reward[node] += rewards[self.mover[node]]
            seat = 0
            while seat < state.seats:
                self.rewards[node * state.seats + seat] += rewards[seat]
                seat += 1
            step += 1

    def _reward_of(self, state: State, seat: i64) -> float:
        """The reward of a state for a seat, from 0 (lost) to 1 (won)."""
        lead = self.evaluation.lead(state, seat)
        if state.depth > 0 and state.seats > 1:
            share = -1.0 if seat == self.moved else 1.0 / float(state.seats - 1)
            lead += share * self.evaluation.tempo
        worth = 0.5 + 0.5 * math.tanh(lead / self.evaluation.win_scale_at(state))
        if state.depth > 0 or lead == 0.0:
            return worth
        return (1.0 - VICTORY_SHARE) * worth + (VICTORY_SHARE if lead > 0.0 else 0.0)

    def most_visited(self) -> i64:
        """The root's most visited child; the highest prior wins unless clearly outvisited.

        NO_NODE where every choice is forced up to the end.
        """
        best = self.first_child[0]
        if best == NO_NODE:
            return NO_NODE
        child = self.sibling[best]
        while child != NO_NODE:
            if self.prior[child] > self.prior[best]:
                best = child
            child = self.sibling[child]
        most = self.visits[best] + VISIT_LEAD_NEEDED
        child = self.first_child[0]
        while child != NO_NODE:
            if self.visits[child] > most:
                best, most = child, self.visits[child]
            child = self.sibling[child]
        return best
