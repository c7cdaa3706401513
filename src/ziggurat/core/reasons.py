"""Why something cannot be chosen now: the rule that forbids it, for people and scripts."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

MOST_NUMBERS: Final = 3


@final
class Reason:
    """One way to be refused: its name, the clause of the spec card, the names of its numbers."""

    def __init__(self, name: str, clause: str, *numbers: str) -> None:
        if len(numbers) > MOST_NUMBERS or len(set(numbers)) < len(numbers):
            raise ValueError(f"a reason has up to three numbers of different names: {name}")
        self.name = name
        self.clause = clause
        self.numbers: list[str] = list(numbers)


# What every game refuses; no clause says it.
GAME_OVER: Final = Reason("game-over", "")
NOT_ASKED: Final = Reason("not-asked", "")
NOT_YOUR_TURN: Final = Reason("not-your-turn", "", "owner")
NOT_YOURS: Final = Reason("not-yours", "", "owner")


@final
@mypyc_attr(acyclic=True, free_list_len=1)  # one is made for every closed choice, and dropped
class Refusal:
    """Why a choice is not legal now.

    Attributes:
        reason: The kind of refusal, with its clause of the spec card.
        numbers: Its numbers by name.

    Example:
        >>> from ziggurat import Table
        >>> table = Table("amytis", seed=7)
        >>> events = table.play("take:pile-3") + table.play("lay:site-0")
        >>> refusal = table.why("take:pile-3")
        >>> refusal, refusal.name, refusal.clause, refusal["owner"]
        (<Refusal their-architect owner=0 (C-17)>, 'their-architect', 'C-17', 0)
    """

    def __init__(self, reason: Reason, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        self.reason = reason
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c

    @property
    def numbers(self) -> dict[str, int]:
        """Its numbers by name."""
        return dict(zip(self.reason.numbers, (self.a, self.b, self.c), strict=False))

    @property
    def name(self) -> str:
        """Which reason it is: `own-architect`."""
        return self.reason.name

    @property
    def clause(self) -> str:
        """The clause of the spec card that forbids it: '' if it just is not the time for it."""
        return self.reason.clause

    def __getitem__(self, name: str) -> int:
        """One of its numbers: `refusal["owner"]`."""
        return self.numbers[name]

    def facts(self) -> dict[str, object]:
        """The refusal as plain data.

        Returns:
            Its name (`reason`), its clause (`clause`), and its numbers.

        Example:
            >>> from ziggurat import Table
            >>> Table("amytis", seed=7).why("lay:site-0").facts()
            {'reason': 'not-asked', 'clause': ''}
        """
        return {"reason": self.name, "clause": self.clause, **self.numbers}

    def __str__(self) -> str:
        said = [self.name, *(f"{name}={number}" for name, number in self.numbers.items())]
        return " ".join([*said, f"({self.clause})"] if self.clause else said)

    def __repr__(self) -> str:
        return f"<Refusal {self}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))
