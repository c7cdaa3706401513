"""Weights found by self-play: evolution (CMA-ES), with a journal to resume from and a last match.

Weights are moved in proportion to what they are at first, those at 0 as if they were half a point.
A generation plays the weights it began with and the last leader of the evolution, all of its
members the same deals. Nothing is kept but the journal: the same settings and the same results
always lead to the same generation, so resuming plays nothing twice.
"""

import json
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from ziggurat.arena.executors import LOCAL_EXECUTOR, Executor
from ziggurat.arena.series_report import Share
from ziggurat.arena.trial import Trial, TrialResult, play_trial
from ziggurat.bots.weights import Numbers
from ziggurat.core.errors import ZigguratError
from ziggurat.extras import needs

ZERO_WEIGHT_SCALE: Final = 0.5  # step scale of a weight that is 0
GENERATIONS_PER_LEADER: Final = 5  # until the leader becomes a rival
FIRST_CONFIRMING_SEED: Final = 1_000_000_000  # first seed of the confirmation match
DIGITS: Final = 3


class Plan(NamedTuple):
    """The settings of a tuning run."""

    game: str
    seats: int
    bots: tuple[str, ...] = ("greedy",)
    seed: int = 1
    generations: int = 40
    members: int = 16
    games: int = 24  # of each member in a generation, under each bot
    step: float = 0.3  # the first, as a share of a weight: weights well chosen need smaller ones

    def key(self) -> list[Any]:
        """The settings a journal must match: all but the number of generations."""
        bots = list(self.bots)
        return [self.game, self.seats, bots, self.seed, self.members, self.games, self.step]


class TuningResult(NamedTuple):
    """The final weights, and the number of games played."""

    numbers: Numbers
    games: int


def flat(numbers: Numbers) -> list[float]:
    """All weights as one vector, in the order of their names."""
    row: list[float] = []
    for name in numbers:
        value = numbers[name]
        row += value if isinstance(value, list) else [value]
    return [float(number) for number in row]


def shaped(like: Numbers, row: list[float]) -> Numbers:
    """The inverse of `flat`, rounded."""
    left = [round(float(number), DIGITS) for number in row]
    numbers: Numbers = {}
    for name, value in like.items():
        if isinstance(value, list):
            numbers[name], left = left[: len(value)], left[len(value) :]
        else:
            numbers[name], left = left[0], left[1:]
    return numbers


def weights_file(tables: dict[int, dict[str, Any]]) -> str:
    """A file of weights: for each number of seats where they come from, then the weights."""
    lines = []
    for seats, table in sorted(tables.items()):
        lines.append(f"[seats.{seats}]")
        told = {key: value for key, value in table.items() if key != "weights"}
        lines += [f"{key} = {json.dumps(value, ensure_ascii=False)}" for key, value in told.items()]
        lines += ["", f"[seats.{seats}.weights]"]
        lines += [f"{name} = {json.dumps(value)}" for name, value in table["weights"].items()]
        lines.append("")
    return "\n".join(lines[:-1]) + "\n"


class Journal:
    """The journal: one line per generation with the objective of its members."""

    def __init__(self, path: Path, plan: Plan, start: Numbers) -> None:
        self.path = path
        head = {"plan": plan.key(), "start": start}
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        rows = [row for row in map(_whole, lines) if row is not None]
        if not rows:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(head) + "\n", encoding="utf-8")
        elif rows[0] != head:
            raise ZigguratError(
                f"{path} is the journal of another search: delete it to start again"
            )
        else:  # drop a line cut off by an interruption
            path.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
        self.known: list[list[float]] = [row["worth"] for row in rows[1:]]

    def add(self, worth: list[float]) -> None:
        """Append a generation."""
        self.known.append(worth)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"worth": worth}) + "\n")


def _whole(line: str) -> Any:
    """A line of a journal, or None if it was cut off."""
    try:
        return json.loads(line)
    except json.JSONDecodeError:
        return None


def evolve(
    plan: Plan,
    start: Numbers,
    journal: Journal,
    executor: Executor = LOCAL_EXECUTOR,
    told: Callable[[int, float], None] = lambda generation, worth: None,
) -> TuningResult:
    """Run CMA-ES; `told` is called with number and mean objective after each generation."""
    with needs("tune"), warnings.catch_warnings():
        warnings.simplefilter("ignore")  # cma warns about missing matplotlib
        import cma
    first = flat(start)
    scale = [abs(number) or ZERO_WEIGHT_SCALE for number in first]

    def weights(row: Any) -> Numbers:
        moved = [at + by * far for at, by, far in zip(first, row, scale, strict=True)]
        return shaped(start, moved)

    options = {"seed": plan.seed, "popsize": plan.members, "verbose": -9}
    search = cma.CMAEvolutionStrategy([0.0] * len(first), plan.step, options)
    leader = start
    for generation in range(plan.generations):
        if generation % GENERATIONS_PER_LEADER == 0 and generation > 0:
            leader = weights(search.mean)
        members = search.ask()
        if generation < len(journal.known):
            worth = journal.known[generation]
        else:
            candidates = [weights(member) for member in members]
            worth = _worth(plan, candidates, (start, leader), generation, executor)
            journal.add(worth)
        search.tell(members, [-part for part in worth])
        told(generation + 1, sum(worth) / len(worth))
    games = plan.generations * plan.members * plan.games * len(plan.bots)
    return TuningResult(weights(search.mean), games)


def _worth(
    plan: Plan,
    members: list[Numbers],
    rivals: tuple[Numbers, Numbers],
    generation: int,
    executor: Executor,
) -> list[float]:
    """The objective of each member of a generation, all on the same fresh deals."""
    deals = -(-plan.games // (2 * plan.seats))
    seed = 2 * (plan.seed * 100_000 + generation * deals)
    trials = [
        Trial(plan.game, plan.seats, bot, member, rival, seed, deals * plan.seats, varied=True)
        for member in members
        for bot in plan.bots
        for rival in rivals
    ]
    parts = [tried.worth for tried in executor.play(play_trial, trials)]
    each = len(plan.bots) * len(rivals)
    return [sum(parts[at : at + each]) / each for at in range(0, len(parts), each)]


def confirm(
    plan: Plan,
    bots: tuple[str, ...],
    numbers: Numbers,
    rivals: Numbers,
    games: int,
    executor: Executor = LOCAL_EXECUTOR,
) -> Iterator[tuple[str, Share]]:
    """Confirmation matches on fresh seeds, without variants: the share of victories per bot."""
    deals = -(-games // plan.seats)
    parts = 16
    for bot in bots:
        trials = [
            Trial(
                plan.game,
                plan.seats,
                bot,
                numbers,
                rivals,
                FIRST_CONFIRMING_SEED + plan.seed * 100_000 + deals * part // parts,
                (deals * (part + 1) // parts - deals * part // parts) * plan.seats,
            )
            for part in range(parts)
        ]
        tried = list(executor.play(play_trial, trials))
        total = TrialResult(sum(t.wins for t in tried), 0.0, sum(t.games for t in tried))
        yield bot, total.share()


def confirmed(seats: int, shares: list[Share]) -> bool:
    """Whether the new weights won significantly more than their share under every bot."""
    return all(shown.low > 1 / max(seats, 2) for shown in shares)
