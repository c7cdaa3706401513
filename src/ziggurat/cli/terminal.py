"""`ziggurat play`: a game in the terminal."""

from collections.abc import Sequence
from contextlib import ExitStack
from secrets import randbits
from typing import Annotated, TypeAlias

import typer
from rich.console import Console
from rich.markup import escape

from ziggurat.bots import Bot, bot_view, called, make_bot
from ziggurat.cli.common import (
    GameKey,
    OptionList,
    ProgramList,
    Seats,
    parse_bots,
    parse_options,
)
from ziggurat.core.errors import ZigguratError
from ziggurat.core.events import Event
from ziggurat.core.rng import Rng
from ziggurat.core.state import State
from ziggurat.i18n.messages import Words
from ziggurat.table import Table, replay
from ziggurat.views import view_of
from ziggurat.views.gains import NO_GAIN, gains, in_words

HUMAN = "human"
WHY = "why "
SEED_BITS = 31  # short enough to be typed again

FreshSeed: TypeAlias = Annotated[
    int | None,
    typer.Option(
        help="Random seed; the same seed deals the same game (default: a new one).",
        show_default=False,
    ),
]


def play(
    game: GameKey,
    seats: Seats = None,
    seed: FreshSeed = None,
    bots: Annotated[
        str,
        typer.Option(help="Players in the other seats: bot names or `human`, separated by commas."),
    ] = "greedy",
    name: Annotated[str, typer.Option(help="Your name.")] = "Player",
    lang: Annotated[str, typer.Option(help="Language: en or fr.")] = "en",
    program: ProgramList = None,
    option: OptionList = None,
) -> None:
    """Play in the terminal: type a number to choose, `u` to undo, `q` to quit.

    `why take:pile-3` explains why a choice is not allowed.
    """
    if seed is None:
        seed = randbits(SEED_BITS)
    table = Table(game, seats, seed, parse_options(option))
    given = parse_bots(bots, program)
    others = [given[seat % len(given)] for seat in range(table.seats - 1)]
    table.record.players = [name, *map(called, others)]
    Terminal(table, lang, others).run()


class Terminal:
    """A table, the people and bots around it, and the screen between them."""

    def __init__(self, table: Table, lang: str, others: Sequence[str] = ()) -> None:
        self.table = table
        self.words = Words(lang, table.game.key)
        self.view = view_of(table.game.key)
        self.console = Console(highlight=False)
        self.bots: dict[int, Bot] = {
            seat: make_bot(name, table.game, table.seed + seat)
            for seat, name in enumerate(others, start=1)
            if name != HUMAN
        }
        self.picks = {seat: Rng(table.seed + 1000 + seat) for seat in self.bots}
        self.kept = 0  # lines of the record that belong to turns that are over

    def run(self) -> None:
        """Play until the game is over or a player quits."""
        self.console.print(self.words.say("seed-told", seed=str(self.table.seed)))
        with ExitStack() as stack:
            for bot in self.bots.values():
                stack.callback(bot.close)
            while not self.table.over:
                seat = self.table.to_move
                if seat in self.bots:
                    self.think(seat)
                elif not self.ask(seat):
                    return
        self.finish()

    def think(self, seat: int) -> None:
        """Let a bot choose."""
        table = self.table
        view = bot_view(table.game, table.state, seat, self.picks[seat], table.options)
        self.tell(table.play(self.bots[seat].choose(view)))

    def ask(self, seat: int) -> bool:
        """Show the table and let a person choose; False when they leave."""
        seen = self.table.seen(seat)
        self.console.rule(f"[bold]{escape(self.table.players[seat])}")
        self.console.print(self.view.text(seen, seat, self.words))
        self.console.print(f"[bold]{escape(self.view.prompt(seen, self.words))}")
        earned = gains(self.table.game, seen, seat)
        choices = self.table.choices()
        for number, choice in enumerate(choices, start=1):
            label = escape(self.view.label(choice.text, seen, self.words))
            brings = in_words(earned.get(choice.id, NO_GAIN), self.words)
            gain = f". [green]{escape(brings)}[/]" if brings else ""
            self.console.print(f"  {number:3} {label}{gain}")
        while True:
            try:
                answer = self.console.input("[bold]> ").strip()
            except EOFError:
                return False
            if answer == "q":
                return False
            if answer == "u":
                self.undo(seat)
                return True
            if answer.startswith(WHY):
                self.explain(answer.removeprefix(WHY).strip(), seen)
                continue
            if answer.isdecimal() and 1 <= int(answer) <= len(choices):
                answer = choices[int(answer) - 1].text
            try:
                events = self.table.choose(answer)
            except ZigguratError as error:
                self.console.print(f"[red]{escape(str(error))}")
                continue
            self.tell(events)
            self.end_turn(seat)
            return True

    def explain(self, text: str, seen: State) -> None:
        """Say why a choice is closed, and by which clause."""
        try:
            refusal = self.table.why(text)
        except ZigguratError as error:
            self.console.print(f"[red]{escape(str(error))}")
            return
        if refusal is None:
            self.console.print(self.words.say("why-open"))
            return
        said = self.view.why(refusal, seen, self.table.players, self.words)
        self.console.print(escape(" ".join(filter(None, (said, refusal.clause)))))

    def end_turn(self, seat: int) -> None:
        """Before chance or another turn goes on, the turn can still be taken back."""
        goes_on = self.table.game.goes_on
        ahead = self.table.copy()
        ahead.draw()
        over = not goes_on(self.table.state, seat) and not goes_on(ahead.state, seat)
        if over:
            asked = self.console.input(f"[bold]{escape(self.words.say('end-turn-or-undo'))} ")
            if asked.strip() == "u":
                self.undo(seat)
                return
        self.tell(self.table.draw())
        if over:
            self.kept = len(self.table.record.entries)

    def undo(self, seat: int) -> None:
        """Take back the last choice of this turn, if nothing came to light since."""
        entries = self.table.record.entries
        if len(entries) == self.kept or entries[-1].seat != seat:
            self.console.print(f"[red]{escape(self.words.say('nothing-to-undo'))}")
            return
        earlier = replay(str(self.table.record), upto=len(entries) - 1)
        earlier.seed = self.table.seed
        self.table = earlier

    def tell(self, events: list[Event]) -> None:
        """Say what happened."""
        for event in events:
            sentence = self.view.sentence(event, self.table.players, self.words)
            if sentence:
                self.console.print(f"  · {escape(sentence)}")

    def finish(self) -> None:
        """The final count, by source."""
        self.console.rule()
        for row in self.view.counts(self.table.state, self.words):
            points = "  ".join(f"{points:4}" for points in row.points)
            self.console.print(f"{escape(row.label):32} {points}")
        assert self.table.outcome is not None
        winners = [
            name
            for name, place in zip(self.table.players, self.table.outcome.places, strict=True)
            if place == 1
        ]
        names = ", ".join(winners or self.table.players)
        self.console.print(self.words.say("winners", names=names, count=len(winners)))
