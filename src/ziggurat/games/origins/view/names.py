"""Names of the things on the table of Origins: dice, tiles, cards, places, players."""

from ziggurat.games.origins.components import (
    BASES,
    COLOUR_IDS,
    DISTRICT_FIRST,
    DISTRICT_LATER,
    GOOD_IDS,
    GOODS,
    KIND_COLOUR,
    KIND_IDS,
    KIND_STONE,
    MARKET_WISDOM,
    NO_DIE,
    NOTHING,
    PALACE_COLUMN,
    PALACE_ROW,
    PATTERNS,
    RECRUIT_WISDOM,
    SIGN_IDS,
    TEMPLE_IDS,
    TEMPLES,
)
from ziggurat.games.origins.components import COLOUR_LETTERS as LETTERS
from ziggurat.games.origins.geometry import BLOCK, CORNERS_OF_A_ROW, WIDTH, cell_of
from ziggurat.games.origins.payments import population_food
from ziggurat.games.origins.state import RIVAL, Origins
from ziggurat.games.origins.view.reckoning import (
    Die,
    at_work,
    die,
    freeman,
    held_speakers,
    tile_name,
    unused,
)
from ziggurat.i18n.messages import Words

GREYS = 2  # Agora and Palace


def named_die(one: Die) -> tuple[str, int]:
    """The colour and the value of a die, as its art is named."""
    return COLOUR_IDS[one.colour], one.value


def face(seen: Origins, owner: int, base: int) -> tuple[str, int]:
    """The colour and the value of a Freeman."""
    return named_die(die(seen.freeman(owner, base)))


def player(seen: Origins, number: int, words: Words) -> str:
    """First player; in the solo training the second marker is foreign."""
    if seen.is_solo() and number == RIVAL:
        return words.say("the-rival")
    return words.player(number)


def citizen(one: Die, words: Words) -> str:
    """Red 4."""
    return words.say("citizen", colour=COLOUR_IDS[one.colour], value=one.value)


def good(kind: int, words: Words) -> str:
    """Stone."""
    return words.say("good", good=GOOD_IDS[kind])


def goods(kind: int, count: int, words: Words) -> str:
    """3 Stone."""
    return words.say("goods", good=GOOD_IDS[kind], count=count)


def owned(kind: int, count: int, words: Words) -> str:
    """3 Stone, or after all goods 2 Superiority tokens."""
    if kind == GOODS:
        return words.say("tokens", count=count)
    return goods(kind, count, words)


def building(kind: int, words: Words) -> str:
    """Granary; after all kinds comes the Agora."""
    return words.say("building", tile=KIND_IDS[kind] if kind < len(KIND_IDS) else "agora")


def sign(number: int, words: Words) -> str:
    """Aries."""
    return words.say("zodiac", sign=SIGN_IDS[number])


def temple(number: int, words: Words) -> str:
    """Forest Temple."""
    return words.say("temple", temple=TEMPLE_IDS[number])


def site(seen: Origins, number: int, words: Words) -> str:
    """A meeting place with its Mothership, its bonus and how many came."""
    colour = seen.bonuses[number]
    if colour == NOTHING:
        return words.say("site", number=number + 1)
    came = len(at_work(seen, number))
    came += sum(int(where) == number for where in (*seen.archons, *seen.podiums))
    return words.say(
        "site-says",
        number=number + 1,
        value=seen.ships[number],
        colour=COLOUR_IDS[colour],
        count=came,
    )


def army(seen: Origins, words: Words) -> str:
    """Where the markers of the military track stand."""
    spaces = ", ".join(str(space) for space in seen.force)
    return words.say("army", spaces=spaces)


def temple_row(seen: Origins, number: int, words: Words) -> str:
    """A Temple with its card and the steps of all."""
    steps = ", ".join(str(seen.climbed[TEMPLES * owner + number]) for owner in range(seen.seats))
    card = seen.signs[number]
    return words.say(
        "temple-says",
        temple=temple(number, words),
        sign="–" if card == NOTHING else sign(card, words),
        steps=steps,
    )


def lot(seen: Origins, space: int, words: Words, wisdom: int | None = None) -> str:
    """A tile of the market with its price, as printed or for one player."""
    kind = seen.market[space]
    return words.say(
        "lot",
        tile=building(kind, words),
        wisdom=MARKET_WISDOM[space] if wisdom is None else wisdom,
        stone=KIND_STONE[kind],
    )


def below(seen: Origins, colour: int) -> int:
    """How many tiles of a colour lie face down."""
    put_back = sum(1 for kind in seen.under if KIND_COLOUR[kind] == colour)
    return seen.face_down(colour) + put_back


def pile(seen: Origins, colour: int, words: Words) -> str:
    """The pile of a colour."""
    kind = seen.previews[colour]
    tile = "–" if kind == NOTHING else building(kind, words)
    return words.say("pile", colour=COLOUR_IDS[colour], tile=tile, count=below(seen, colour))


def recruit(seen: Origins, space: int, words: Words) -> str:
    """A Citizen to recruit with its price."""
    one = citizen(die(seen.recruits[space]), words)
    return words.say("recruit", citizen=one, wisdom=RECRUIT_WISDOM[space])


def pattern(card: int, words: Words) -> str:
    """The colours of a District card, row by row."""
    said = [
        words.say("any-tile")
        if letter == "*"
        else words.say("colour", colour=COLOUR_IDS[LETTERS.index(letter)])
        for letter in PATTERNS[card]
    ]
    return f"{said[0]} {said[1]} / {said[2]} {said[3]}"


def district(seen: Origins, slot: int, seat: int, words: Words) -> str:
    """A District card: pattern, what it gives this seat, the gold on it."""
    card = seen.cards[slot]
    return words.say(
        "district",
        pattern=pattern(card, words),
        points=worth(seen, slot, seat),
        gold=seen.card_gold[slot],
    )


def worth(seen: Origins, slot: int, seat: int) -> int:
    """What a District card gives a seat: less once it has scored it."""
    card = seen.cards[slot]
    again = seen.closed[seat] >> slot & 1
    return DISTRICT_LATER[card] if again else DISTRICT_FIRST[card]


def city(seen: Origins, owner: int, title: str, words: Words) -> str:
    """A city in one line, for screen readers."""
    return words.say(
        "city",
        title=title,
        tiles=seen.tiles_of(owner) + GREYS,
        districts=seen.districts_of(owner),
        towers=", ".join(str(high) for high in towers_of(seen, owner)),
    )


def towers_of(seen: Origins, owner: int) -> list[int]:
    """The heights of a player's towers."""
    count = len(COLOUR_IDS)
    return list(seen.towers[count * owner : count * (owner + 1)])


def store(seen: Origins, owner: int, words: Words) -> str:
    """All goods of a player."""
    first = GOODS * owner
    return ", ".join(goods(n, seen.goods[first + n], words) for n in range(GOODS))


def base(seen: Origins, owner: int, number: int, words: Words) -> str:
    """The Freeman on a base, or that it is free."""
    one = freeman(seen, owner, number)
    if one is None:
        return words.say("base-free", number=number + 1)
    alike = sum(freeman(seen, owner, other) == one for other in range(BASES))
    return one_of(citizen(one, words), number, alike, words)


def one_of(thing: str, number: int, alike: int, words: Words) -> str:
    """A thing, and which of those that look alike."""
    return words.say("one-of", thing=thing, number=number + 1) if alike > 1 else thing


def standing(seen: Origins, seat: int, words: Words) -> str:
    """How many workers a player can still send, in few letters."""
    workers = len(unused(seen, seat)) + len(held_speakers(seen, seat))
    workers += seen.archons[seat] == NOTHING
    passed = "yes" if seen.passed >> seat & 1 else "no"
    return words.say("standing", passed=passed, workers=workers)


def speaker(seen: Origins, number: int, words: Words) -> str:
    """A Speaker and its value."""
    if number >= len(seen.speakers):
        return words.say("speaker", value=number + 1)
    value = seen.speakers[number]
    alike = sum(other == value for other in seen.speakers)
    return one_of(words.say("speaker", value=value), number, alike, words)


def drafted(seen: Origins, number: int, words: Words) -> str:
    """A die of the set-up."""
    found = seen.draft[number] if number < len(seen.draft) else NO_DIE
    if found == NO_DIE:
        return words.say("base-free", number=number + 1)
    alike = sum(other == found for other in seen.draft)
    return one_of(citizen(die(found), words), number, alike, words)


def next_base(seen: Origins, seat: int) -> int:
    """The Food for the next base, 0 if there is none."""
    return population_food(seen, seat) if seen.population[seat] < BASES else 0


def tile_at(seen: Origins, seat: int, cell: int) -> str:
    """The tile in a cell of a city; an empty one may become a farm."""
    found = seen.tile_at(seat, cell)
    return tile_name(found) if found else "farm"


def where(cell: int, words: Words) -> str:
    """Where a cell lies, seen from the Palace: 1 up, 2 left."""
    return from_palace(*divmod(cell, WIDTH), words)


def where_seat(corner: int, words: Words) -> str:
    """Where the upper left tile of a District lies."""
    return from_palace(*divmod(corner, CORNERS_OF_A_ROW), words)


def from_palace(row: int, column: int, words: Words) -> str:
    """Where a tile lies, seen from the Palace."""
    down, right = row - PALACE_ROW, column - PALACE_COLUMN
    return words.say(
        "place-cell",
        down=abs(down),
        vertical="up" if down < 0 else "down",
        both="yes" if down and right else "no",
        across=abs(right),
        side="left" if right < 0 else "right",
        here="no" if down or right else "yes",
    )


def around(seen: Origins, seat: int, corner: int, words: Words) -> str:
    """The four tiles around a seat of power."""
    cells = [cell_of(corner, place) for place in range(BLOCK)]
    return ", ".join(words.say("building", tile=tile_at(seen, seat, cell)) for cell in cells)
