"""View: what each game says about its looks and its words."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Generic, Literal, NamedTuple, TypeAlias, TypeVar

from ziggurat.core.events import Event
from ziggurat.core.game import Game
from ziggurat.core.reasons import Refusal
from ziggurat.core.rules import CHANCE, NOBODY
from ziggurat.core.state import State
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Child, Element
from ziggurat.views.rulebook import Chapter

S = TypeVar("S", bound=State)
# Who begins unless the players say otherwise: the first in the list, who is to be the youngest if
# the book says so, or one drawn at random; undefined where the game itself draws.
First: TypeAlias = Literal["listed", "youngest", "random", "drawn"]
Part: TypeAlias = Literal["round", "phase"]  # what a game is divided into
Place: TypeAlias = Literal["board", "table", "shelf", "hand"]


class Stop(NamedTuple):
    """A named area of a picture, in its units: what a small screen shows at a time."""

    title: str
    x: float
    y: float
    width: float
    height: float


class Region(NamedTuple):
    """One picture of the table, and what it is.

    A `board` is on the stage; a `table` belongs to a seat and lies small in its panel until it is
    opened; the `shelf` holds what all share; a `hand` is one's own.
    """

    name: str
    place: Place
    title: str
    drawing: Element
    seat: int = NOBODY  # whose table it is
    wide: bool = False  # a reminder: on the shelf only where there is room to spare
    about: bool = False  # what is asked about, by itself: only among small pictures, and first
    fine: bool = False  # small things to touch: on a small screen a second tap confirms
    stops: Sequence[Stop] = ()  # areas to look at one by one where all of it would be too small


class Pointed(NamedTuple):
    """A pointed-at target: the id of a thing or a choice's text, and a point of a picture."""

    thing: str
    region: str = ""
    x: float = 0
    y: float = 0


def table_of(seat: int, title: str, drawing: Element, fine: bool = False) -> Region:
    """The panel content of another player's board."""
    return Region(f"table-{seat}", "table", title, drawing, seat, fine=fine)


def others(mine: int, seats: int) -> list[int]:
    """The other seats, clockwise."""
    return [(mine + n) % seats for n in range(1, seats)]


# When the points of a source are there: they are now; they come for sure; they would come if the
# game ended as the table stands; or they lie in goods, which may still be spent.
Due: TypeAlias = Literal["now", "sure", "open", "held"]


class Source(NamedTuple):
    """One source of points, for every seat."""

    label: str
    points: tuple[int, ...]


class View(ABC, Generic[S]):
    """How one game is drawn and worded; every method is a pure function of what is seen.

    What a function of another module does is not written again as a method, but named:
    `question = staticmethod(words.question)`. mypy checks that its parameters fit.
    """

    game: Game[S]
    first: First = "listed"
    parts: Part = "round"
    minutes: int = 12  # that one player thinks in a usual game
    weight: int = 3  # how demanding the rules are, from 1 (light) to 5 (heavy)

    @abstractmethod
    def defs(self) -> Element:
        """The repeated art, sent once with the page; invisible by itself."""

    @abstractmethod
    def regions(self, seen: S, seat: int, words: Words, look: str = "") -> list[Region]:
        """The table as that seat (or NOBODY) sees it, its own things first."""

    @abstractmethod
    def question(self, seen: S, words: Words) -> str:
        """What is asked of the seat that has to choose, as a sentence."""

    @abstractmethod
    def label(self, text: str, seen: S, words: Words) -> str:
        """The name of a choice, for people and screen readers."""

    @abstractmethod
    def help(self, place: str, seen: S, words: Words) -> str:
        """The rule that goes with a place or a choice's text: '' if there is none."""

    @abstractmethod
    def sentence(self, event: Event, names: Sequence[str], words: Words, /) -> str:
        """The line an event gets in the log: '' if it gets none."""

    def thumbnails(self, event: Event, words: Words) -> Mapping[str, Element]:
        """Words in the sentence of an event that a small picture shows better, with the picture.

        A page shows the picture and labels it with the words; elsewhere the words stay.
        """
        return {}

    @abstractmethod
    def sources(self, words: Words) -> Sequence[str]:
        """What points come from, in the order of the count."""

    @abstractmethod
    def tally(self, seen: S, seat: int) -> Sequence[int]:
        """A seat's points by source if the game ended now, with what waits and is sure to come."""

    @abstractmethod
    def due(self, seen: S, seat: int) -> Sequence[Due]:
        """When the points of each source are there."""

    @abstractmethod
    def text(self, seen: S, seat: int, words: Words) -> str:
        """The table in a few lines for a terminal, with rich's markup for colours."""

    @abstractmethod
    def box(self, words: Words) -> Element:
        """The picture on the box, to choose the game by."""

    @abstractmethod
    def gallery(self, words: Words) -> list[tuple[str, Element]]:
        """Every component once, with its name, for the sheet of all drawings."""

    def undrawn(self, seen: S, seat: int, words: Words) -> list[tuple[str, list[str]]]:
        """Facts without a picture, for screen readers: lines under titles."""
        return []

    def rules(self, words: Words) -> list[Chapter]:
        """The rules to be read: aim, a turn, scoring, the end, then every component."""
        return []

    def part(self, state: S) -> int:
        """The round or phase a position belongs to; 0 where the game has none."""
        return 0

    def prompt(self, seen: S, words: Words) -> str:
        """The current prompt, or that no choice is due."""
        mover = self.game.to_move(seen)
        if mover in (CHANCE, NOBODY):
            return words.say("chance-moves" if mover == CHANCE else "game-over")
        return self.question(seen, words)

    def why(self, refusal: Refusal, seen: S, names: Sequence[str], words: Words) -> str:
        """The refusal of a choice as a sentence, and another sentence for what is open."""
        said = {
            what: names[number] if what == "owner" else self.spoken(what, number, words)
            for what, number in refusal.numbers.items()
        }
        return words.say(f"why-{refusal.name}", prompt=self.prompt(seen, words), **said)

    def spoken(self, what: str, number: int, words: Words) -> str | int:
        """A number of a refusal in words, where it is not just a number."""
        return number

    def meant(self, pointed: Pointed, seen: S) -> Sequence[str]:
        """What is asked about: the thing, or places that are drawn only while they are open."""
        return (pointed.thing,)

    def is_known(self, text: str, seen: S) -> bool:
        """Whether this set-up ever offers a choice that has no place: then its button stays."""
        return True

    def scores(self, seen: S) -> Sequence[int]:
        """Points the seats have now; none where the game counts at its end only."""
        return ()

    def counts(self, seen: S, words: Words) -> list[Source]:
        """Points by source if the game ended now; the last row is the total."""
        tallies = [tuple(self.tally(seen, seat)) for seat in range(seen.seats)]
        rows = map(Source, self.sources(words), zip(*tallies, strict=True))
        return [*rows, Source(words.say("count-total"), tuple(map(sum, tallies)))]

    def goal(self, seen: S, words: Words) -> str:
        """The goal of a solo game as a sentence; '' with several players."""
        return ""

    def goods(self, seen: S, seat: int) -> Sequence[int]:
        """What a seat has to spend, kind by kind."""
        return ()

    def good(self, kind: int, number: int, words: Words, /) -> str:
        """A number of goods of a kind: 2 camels."""
        raise NotImplementedError

    def icon(self, kind: int, seat: int, /) -> Element:
        """A kind of goods of a seat, about 20 high, around the origin."""
        raise NotImplementedError

    def preview(self, text: str, seen: S) -> Element | None:
        """What would lie where a choice is pointed at, unless its place shows that by itself."""
        return None

    def standing(self, seen: S, seat: int, words: Words) -> str:
        """What matters of a player besides the score, in a short line: '' if nothing does."""
        return ""

    def brief(self, seen: S, seat: int) -> Sequence[Child]:
        """The standing in a figure, beside the points where no panel has room: often nothing."""
        return ()

    def flights(self, event: Event) -> dict[str, str]:
        """Pieces (`data-p`) that come or go with an event, each with the id it flies from or to."""
        return {}

    def touched(self, event: Event) -> list[str]:
        """The ids of the places where an event happened, to outline the last move."""
        return []
