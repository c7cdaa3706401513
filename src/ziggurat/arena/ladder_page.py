"""A ladder as a page: tables of ratings and pairs, and a drawn chart."""

from collections.abc import Sequence
from typing import Final

from ziggurat.arena.ladder import Ladder, LadderGame, Pair
from ziggurat.arena.ratings import Rating
from ziggurat.bots.levels import LEVELS, bot_of
from ziggurat.markup.element import Element, el

HEAD: Final = """# The ladder

Made by `ziggurat ladder`; the games themselves are in [`ladder.jsonl`](ladder.jsonl). Neighbours
play each other with balanced seats (each seed once in every rotation) until Wald's sequential test
has decided, with errors of 5 % either way, whether the upper one is clearly better (at two seats:
65 % of the victories against 50 %) or not; what is not decided was stopped before. With more than
two seats one plays against as many of the one below; with one seat both play the same deals alone,
and who reaches the goal where the other does not, or else has more points, wins. Ratings are fitted
by Luce's model on the scale of Elo, above the weakest, with 95 % intervals.
"""
COLUMNS: Final = "| bot | against | games | victories | 95 % | verdict |"
RULE: Final = "|---|---|---|---|---|---|"
WIDTH, ROW, LEFT, RIGHT, TOP = 640, 30, 150, 40, 34
INK, LINE, DOT = "#4a3a22", "#b9a27a", "#a8431f"


def ladders(rows: Sequence[LadderGame]) -> list[Ladder]:
    """The ladders of the levels that a results file holds all pairs of."""
    found = sorted({(row.game, row.seats) for row in rows})
    all_of_them = [Ladder(game, seats, level_bots(game)) for game, seats in found]
    return [one for one in all_of_them if all(pair.games for pair in one.results(rows))]


def duels(rows: Sequence[LadderGame]) -> list[Ladder]:
    """All other pairs that a results file holds, each as a ladder of two."""
    rungs = {(one.game, one.seats, *pair) for one in ladders(rows) for pair in one.pairs()}
    found = sorted({row[:4] for row in rows} - rungs)
    return [Ladder(game, seats, (against, bot)) for game, seats, bot, against in found]


def level_bots(game: str) -> tuple[str, ...]:
    """The bots of the five levels, from the weakest up."""
    return tuple(bot_of(level, game) for level in LEVELS)


def ladder_heading(ladder: Ladder) -> str:
    """What is above a ladder's tables and chart."""
    return f"{ladder.game}, {ladder.seats} seat{'s' if ladder.seats > 1 else ''}"


def markdown(rows: Sequence[LadderGame]) -> str:
    """The page."""
    parts = [HEAD]
    for ladder in ladders(rows):
        name = f"{ladder.game}-{ladder.seats}"
        parts.append(f"\n## {ladder_heading(ladder)}\n\n![](pictures/ladder-{name}.svg)\n")
        parts.append("| level | bot | rating | 95 % | games |\n|---|---|---|---|---|")
        for level, one in zip(LEVELS, ladder.ratings(rows), strict=True):
            between = f"{one.low:+.0f} to {one.high:+.0f}" if one.low < one.high else "–"
            parts.append(f"| {level} | `{one.bot}` | {one.points:.0f} | {between} | {one.games} |")
        parts.append(f"\n{COLUMNS}\n{RULE}")
        parts += [_pair(pair) for pair in ladder.results(rows)]
    if others := duels(rows):
        parts.append(f"\n## Other bots\n\n| game {COLUMNS}\n|---{RULE}")
        parts += [
            f"| {ladder_heading(duel)} {_pair(pair)}"
            for duel in others
            for pair in duel.results(rows)
        ]
    return "\n".join(parts) + "\n"


def _pair(pair: Pair) -> str:
    won, low, high = pair.share
    return (
        f"| `{pair.bot}` | `{pair.against}` | {pair.games} | {won:.0%} "
        f"| {low:.0%} – {high:.0%} | {pair.verdict} |"
    )


def chart(title: str, ratings: Sequence[Rating]) -> Element:
    """Each bot's rating as a point on its interval, the weakest at the bottom."""
    low = min(one.low for one in ratings)
    high = max(one.high for one in ratings)
    scale = (WIDTH - LEFT - RIGHT) / max(high - low, 1.0)
    height = TOP + ROW * len(ratings) + 30
    parts = [el("text", title, x=LEFT, y=20, font_size=15, font_weight="bold", fill=INK)]
    for at, one in enumerate(reversed(ratings)):
        y = TOP + ROW * at + ROW / 2
        x1, x, x2 = (LEFT + scale * (value - low) for value in (one.low, one.points, one.high))
        parts += [
            el("text", one.bot, x=LEFT - 12, y=y + 5, text_anchor="end", fill=INK),
            el("line", x1=LEFT, y1=y, x2=WIDTH - RIGHT, y2=y, stroke=LINE, stroke_width=0.5),
            el("line", x1=x1, y1=y, x2=x2, y2=y, stroke=DOT, stroke_width=3),
            el("circle", cx=x, cy=y, r=6, fill=DOT),
            el(
                "text",
                f"{one.points:.0f}",
                x=x,
                y=y - 9,
                text_anchor="middle",
                font_size=11,
                fill=INK,
            ),
        ]
    return el(
        "svg",
        el("rect", width=WIDTH, height=height, fill="#f6ecd6", rx=8),
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {height}",
        font_family="sans-serif",
        font_size=13,
    )
