"""Positions of Pyramidion written as text, and choices played on them."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ziggurat.core.bits import members
from ziggurat.core.choices import Choices
from ziggurat.core.events import Event
from ziggurat.core.rng import Rng
from ziggurat.core.rules import CHANCE, NOBODY
from ziggurat.core.steps import step
from ziggurat.games.pyramidion import steps
from ziggurat.games.pyramidion.components import (
    BOAT_IDS,
    CARD_IDS,
    CATEGORY_IDS,
    DISTRIBUTION_IDS,
    KIND_IDS,
    SITE_IDS,
    TROOP_IDS,
    card_ids,
)
from ziggurat.games.pyramidion.game import GAME
from ziggurat.games.pyramidion.goods import packed, unpacked
from ziggurat.games.pyramidion.state import Pyramidion

RED: Final = 0
BLUE: Final = 1
YELLOW: Final = 2
GREEN: Final = 3


def table(
    seats: int = 3, options: Mapping[str, str] | None = None, order: tuple[int, ...] = ()
) -> Pyramidion:
    """Nothing distributed, nothing dealt, no step to come; the first boats lie in the deck."""
    state = GAME.setup(dict(options or {}), seats)
    state.depth = 0
    state.order = vec[i64](order or list(range(seats)))
    state.distribution = 0
    state.distributions = 2**10 - 2
    state.round = 1
    for seat in range(seats):
        state.hand[seat] = 0
        state.open[seat] = 0
    state.discards = sum(31 * 32**seat for seat in range(seats))
    return state


def cards(text: str) -> int:
    """A set of character cards."""
    return sum(2 ** CARD_IDS.index(card) for card in text.split())


def boats(text: str) -> int:
    """A set of boats, named by their numbers."""
    return sum(2 ** BOAT_IDS.index(f"boat-{number}") for number in text.split())


def goods(text: str) -> int:
    """`camel worker worker`: a camel and two workers."""
    counts = Counter(text.split())
    return packed([counts[kind] for kind in KIND_IDS])


def hold(state: Pyramidion, seat: int, text: str, opened: str = "") -> None:
    """A player holds these cards; the second ones all have seen."""
    found = cards(text) | cards(opened)
    state.hand[seat] = found
    state.open[seat] = cards(opened)
    state.deck &= ~found
    state.discards &= ~found


def lay(state: Pyramidion, seat: int, text: str) -> None:
    """A player has played these cards here; `red-goddess@influence` counts in that category."""
    for word in text.split():
        name, _, category = word.partition("@")
        card = CARD_IDS.index(name)
        state.deck &= ~(2**card)
        state.discards &= ~(2**card)
        state.played[seat] |= 2**card
        state.history |= 2**card
        state.plays[seat] += 1
        if category:
            state.wild[CATEGORY_IDS.index(category)] |= 2**card


def put(state: Pyramidion, site: str, text: str) -> None:
    """Resources from the supply lie on a site."""
    state.supply -= goods(text)
    state.sites[SITE_IDS.index(site)] += goods(text)


def stock(state: Pyramidion, seat: int, text: str) -> None:
    """Resources from the supply lie in a player's stock."""
    state.supply -= goods(text)
    state.stocks[seat] += goods(text)


def station(state: Pyramidion, seat: int, text: str) -> None:
    """A player's troops stand there: `thebes-torturers`."""
    for place in text.split():
        state.troops[TROOP_IDS.index(place)] = seat


def harbour(state: Pyramidion, row: str) -> None:
    """Boats in the row."""
    state.row = boats(row)
    state.boats &= ~boats(row)


def loaded(state: Pyramidion, seat: int, text: str) -> None:
    """Boats a player has loaded."""
    state.loaded[seat] |= boats(text)
    state.boats &= ~boats(text)
    state.row &= ~boats(text)


def go(state: Pyramidion, rule: int, seat: int = NOBODY, a: int = 0, b: int = 0) -> list[Event]:
    """Let a rule come next, and all effects after it; what happened."""
    heard = state.listen()
    state.then(step(rule, seat, a, b))
    GAME.settle(state)
    state.events = None
    return heard


def activate(state: Pyramidion, seat: int, site: str) -> list[Event]:
    """A player activates a site."""
    go(state, steps.ACTIVATING, seat)
    return play(state, f"activate:{site}")


def at(state: Pyramidion, site: str) -> None:
    """A site is active, its cards being played."""
    state.site = SITE_IDS.index(site)


def resolve(state: Pyramidion, site: str) -> list[Event]:
    """Resolve a site with the cards that lie there."""
    at(state, site)
    return go(state, steps.RESOLUTION)


def play(state: Pyramidion, choices: str) -> list[Event]:
    """Play choices by name, each of them open; what happened."""
    heard = state.listen()
    for text in choices.split():
        assert text in open_now(state), f"{text} among {open_now(state)} in {GAME.asking(state)}"
        choice = GAME.catalogue.parse(text)
        assert choice is not None
        GAME.play(state, choice)
    state.events = None
    return heard


def draw(state: Pyramidion, seed: int = 0) -> list[Event]:
    """Let chance choose until a seat has to, or nothing is left."""
    pick, out = Rng(seed), Choices()
    heard = state.listen()
    while GAME.fill(state, out) == CHANCE:
        GAME.play(state, pick.weighted(out))
    state.events = None
    return heard


def open_now(state: Pyramidion) -> list[str]:
    """The names of all that can be chosen, by a seat or by chance."""
    listed = GAME.choices(state) or [choice for choice, _ in GAME.outcomes(state)]
    return [GAME.catalogue.text(choice) for choice in listed]


def asked(state: Pyramidion) -> tuple[str, int]:
    """What is asked, and whom."""
    return GAME.asking(state), int(GAME.to_move(state))


def on(state: Pyramidion, site: str) -> str:
    """What lies on a site: `camel worker worker`."""
    return words_for(int(state.sites[SITE_IDS.index(site)]))


def have(state: Pyramidion, seat: int) -> str:
    """What lies in a player's stock."""
    return words_for(int(state.stocks[seat]))


def words_for(number: int) -> str:
    """Resources as words, in the order of the kinds."""
    pairs = zip(KIND_IDS, unpacked(number), strict=True)
    return " ".join(kind for kind, count in pairs for _ in range(count))


def troops(state: Pyramidion, seat: int) -> list[str]:
    """Where a player's troops are."""
    return [place for place, owner in zip(TROOP_IDS, state.troops, strict=True) if owner == seat]


def hand(state: Pyramidion, seat: int) -> list[str]:
    """The cards a player holds."""
    return card_ids(int(state.hand[seat]))


def lying(state: Pyramidion, seat: int) -> list[str]:
    """The cards a player has on the site."""
    return card_ids(int(state.played[seat]))


def row(state: Pyramidion) -> list[int]:
    """The numbers of the boats in the row."""
    return [boat + 1 for boat in members(int(state.row))]


def of_kind(events: list[Event], kind: str) -> list[dict[str, object]]:
    """What all events of a kind say."""
    told = [event.facts() for event in events if event.kind == kind]
    return [{name: said for name, said in one.items() if name != "event"} for one in told]


def announce(state: Pyramidion, number: int) -> None:
    """This distribution card lies face up."""
    state.distribution = DISTRIBUTION_IDS.index(f"distribution-{number}")
    state.distributions = 2**10 - 1 - 2**state.distribution
