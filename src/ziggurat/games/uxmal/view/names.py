"""Names of the things on the table of Uxmal: idols, quarters, slots, tiles, players."""

from collections.abc import Sequence

from ziggurat.games.uxmal.components import (
    CORNERS,
    FACES,
    IDOL_IDS,
    IDOLS,
    NO_PRIEST,
    PRIEST_POINTS,
    RANKS_THAT_SCORE,
    SLOT_CORNERS,
)
from ziggurat.games.uxmal.state import Uxmal
from ziggurat.games.uxmal.view.ground import level_of, quarter_name
from ziggurat.games.uxmal.view.reckoning import forecast
from ziggurat.i18n.messages import Words

NAMES = [*IDOL_IDS, "blank"]


def idol_name(idol: int, words: Words) -> str:
    """Jaguar, or Blank."""
    return words.say("idol", idol=NAMES[idol])


def the_idol(idol: int, words: Words) -> str:
    """The Jaguar, inside a sentence."""
    return words.say("the-idol", idol=NAMES[idol])


def cards_name(idol: int, count: int, words: Words) -> str:
    """2 Jaguar cards."""
    return words.say("cards", idol=idol_name(idol, words), count=count)


def goods(kind: int, number: int, words: Words) -> str:
    """2 Jaguar cards, or 1 priest."""
    return cards_name(kind, number, words) if kind < IDOLS else words.say("priests", count=number)


def either(names: Sequence[str], words: Words) -> str:
    """One thing or another or a third."""
    first, *others = names
    for other in others:
        first = words.say("or", first=first, second=other)
    return first


def tile_name(face: int, words: Words) -> str:
    """The idols of a tile, clockwise from its blank."""
    shown = [FACES[CORNERS * face + corner] for corner in range(CORNERS)]
    blank = shown.index(IDOLS)
    return idols_name([*shown[blank + 1 :], *shown[:blank]], words)


def idols_name(idols: Sequence[int], words: Words) -> str:
    """Some idols one after the other."""
    return " – ".join(idol_name(idol, words) for idol in idols)


def slot_name(slot: int) -> str:
    """The quarters of a slot: b2–c3."""
    first, last = SLOT_CORNERS[CORNERS * slot], SLOT_CORNERS[CORNERS * slot + 2]
    return f"{quarter_name(first)}–{quarter_name(int(last))}"


def slot_label(slot: int, words: Words) -> str:
    """A free slot: Free place b2–c3, level 2."""
    return words.say("slot", place=slot_name(slot), level=level_of(slot))


def short_quarter(seen: Uxmal, place: int, words: Words) -> str:
    """What is on a quarter: Jaguar c4."""
    return idol_at(place, seen.visible[place], words)


def idol_at(place: int, idol: int, words: Words) -> str:
    """An idol and its quarter: Jaguar c4."""
    return f"{idol_name(idol, words)} {quarter_name(place)}"


def quarter_label(seen: Uxmal, place: int, words: Words) -> str:
    """All that is to be said of a quarter."""
    idol, level, owner = seen.visible[place], seen.levels[place], seen.priests[place]
    return quarter(place, idol, level, owner, words)


def quarter(place: int, idol: int, level: int, owner: int, words: Words) -> str:
    """A quarter with its height and its priest: Jaguar c4, level 1, priest of the first player."""
    name = words.say("quarter", quarter=idol_at(place, idol, words), level=level)
    if owner == NO_PRIEST:
        return name
    return words.say("quarter-held", quarter=name, player=words.player(owner))


def player_label(seen: Uxmal, seat: int, words: Words) -> str:
    """Everything public about a player."""
    held = [(idol, seen.cards(seat, idol)) for idol in range(IDOLS)]
    cards = [f"{count} {idol_name(idol, words)}" for idol, count in held if count]
    return words.say(
        "player",
        player=words.player(seat),
        points=seen.score(seat),
        ready=seen.ready[seat],
        hand=", ".join(cards) or words.say("hand-empty"),
        soon=forecast(seen, seat),
    )


def standing(seen: Uxmal, seat: int, words: Words) -> str:
    """What matters of a player: +7 if it were scored now; nothing once all is scored."""
    return "" if seen.depth == 0 else words.say("standing", soon=forecast(seen, seat))


def cell_label(level: int, space: int, seats: Sequence[int], words: Words) -> str:
    """The priests in one cell of the pyramid of points."""
    players = ", ".join(words.player(seat) for seat in seats)
    points = PRIEST_POINTS[(level - 1) * RANKS_THAT_SCORE + space]
    return words.say("cell", level=level, rank=space + 1, points=points, players=players)
