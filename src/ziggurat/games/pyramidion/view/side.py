"""What lies beside the boards of Pyramidion: the decks, and the powers of the sites in words."""

from ziggurat.art import frames
from ziggurat.art.paragraph import paragraph
from ziggurat.art.theme import var
from ziggurat.core.bits import count
from ziggurat.games.pyramidion.components import DISTRIBUTION_IDS, NOTHING, SITE_IDS
from ziggurat.games.pyramidion.state import Pyramidion
from ziggurat.games.pyramidion.view.boat_art import SHEET_HEIGHT, SHEET_WIDTH
from ziggurat.games.pyramidion.view.card_art import SMALL_WIDTH
from ziggurat.games.pyramidion.view.words import shares
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Element, drawing, el, g, labelled_group, memoized, move, use
from ziggurat.markup.memo import memoized_by_fields

WIDTH = 400
DECKS_HEIGHT = SHEET_HEIGHT + 14
DECK_X = SHEET_WIDTH + 30
DECK_SCALE = 1.25
LOWER = 6 + DECKS_HEIGHT / 2  # where the discards lie

LINE_HEIGHT = 46
TEXT = 14
TEXT_X = 46
LETTERS = 50
LEADING = 16


@memoized_by_fields("distribution discards deck unknown")
def decks(seen: Pyramidion, words: Words) -> Element:
    """The distribution of the next round, the character deck and its discards."""
    piles = [
        pile("deck", "small-back", seen.deck_size(), 6, words),
        pile("discards", "small-blank-special", count(seen.discards), LOWER, words),
    ]
    return drawing(
        WIDTH,
        DECKS_HEIGHT,
        distribution(seen, words),
        g(
            *piles,
            font_family=var("sans"),
            font_weight=700,
            font_size=22,
            text_anchor="middle",
            fill=var("cream-ink"),
            stroke=var("cream"),
            stroke_width=5,
            paint_order="stroke",
        ),
        label=words.say("region-decks"),
    )


def distribution(seen: Pyramidion, words: Words) -> Element:
    """The distribution card face up."""
    if seen.distribution == NOTHING:
        return labelled_group(words.say("no-distribution"), use("sheet", 6, 6))
    name = DISTRIBUTION_IDS[seen.distribution]
    coming = shares(seen.distribution, words)
    return labelled_group(
        words.say("distribution", shares=coming), use(f"face-{name}", 6, 6), id=name
    )


@memoized
def pile(name: str, art: str, cards: int, y: float, words: Words) -> Element:
    """A pile of cards, face down or face up, with how many they are."""
    return labelled_group(
        words.say(name, count=cards),
        use(art, transform=move(0, 0, DECK_SCALE), opacity=None if cards else 0.3, stroke="none"),
        el("text", str(cards), x=SMALL_WIDTH * DECK_SCALE / 2, y=62),
        id=name,
        transform=move(DECK_X, y),
    )


@memoized_by_fields("site")
def powers(seen: Pyramidion, words: Words) -> Element:
    """What each site can do; the active one is marked."""
    sites = range(len(SITE_IDS))
    signs = [use(f"glyph-{SITE_IDS[n]}", 24, line_y(n) + LINE_HEIGHT / 2) for n in sites]
    rules = [power(site, words) for site in sites]
    sheet = g(
        *([] if seen.site == NOTHING else [frame(line_y(seen.site))]),
        g(*signs, fill=var("panel")),
        *rules,
        font_size=TEXT,
        font_family=var("sans"),
        fill=var("ink"),
        color=var("muted"),
    )
    return drawing(WIDTH, LINE_HEIGHT * len(sites), sheet, label=words.say("region-powers"))


def line_y(site: int) -> int:
    """Where the line of a site begins."""
    return site * LINE_HEIGHT


@memoized
def power(site: int, words: Words) -> Element:
    """One site's power in a line or two."""
    rule = words.say("site-power", site=SITE_IDS[site], power=words.say(f"power-{SITE_IDS[site]}"))
    middle = line_y(site) + LINE_HEIGHT / 2
    return paragraph(rule, TEXT_X, middle, TEXT, LETTERS, LEADING)


def frame(top: float) -> Element:
    """What marks the active site."""
    return frames.current(1, top + 1, WIDTH - 2, LINE_HEIGHT - 3)
