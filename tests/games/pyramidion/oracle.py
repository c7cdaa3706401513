"""A second opinion: a site resolved from the facts alone, with plain lists."""

from typing import Any

from ziggurat.games.pyramidion.components import CARDS_DATA, SITES_DATA, TOKENS_DATA

CARDS = {row["id"]: row for row in CARDS_DATA}
SITES = {row["id"]: row for row in SITES_DATA}
TOKENS = {row["id"]: row for row in TOKENS_DATA}
CATEGORIES = ("influence", "negotiation", "bargaining")


def points(active: Any, seat: int, category: str) -> int:
    """A player's points on a site."""
    traders = sum(
        CARDS[card["counts_as"]]["power"] == "slave-trader"
        for other, cards in enumerate(active["played"])
        for card in cards
        if other != seat
    )
    numbers = [
        3 if card["category"] == category else CARDS[card["counts_as"]][category]
        for card in active["played"][seat]
    ]
    return sum(max(0, number - traders) for number in numbers)


def most(active: Any, category: str, seats: list[int]) -> int | None:
    """Who has strictly the most, if anything."""
    totals = {seat: points(active, seat, category) for seat in seats}
    top = max(totals.values(), default=0)
    best = [seat for seat in seats if totals[seat] == top]
    return best[0] if top > 0 and len(best) == 1 else None


def survivors(active: Any, tokens: list[str]) -> tuple[Any, int | None]:
    """The site after a revolt with these tokens, and who masters it."""
    if not tokens:
        return active, None
    seats = range(len(active["played"]))
    value = sum(TOKENS[token]["value"] for token in tokens)
    value += 2 * len(tokens) if active["site"] == "philae" else 0
    stood = [seat for seat in seats if points(active, seat, "influence") >= value]
    left = [cards if seat in stood else [] for seat, cards in enumerate(active["played"])]
    after = {**active, "played": left}
    return after, most(after, "influence", stood)


def minimum(active: Any, category: str) -> int:
    """What a troop needs."""
    printed: int = SITES[active["site"]][category]
    raised = [card for cards in active["played"] for card in cards if card["raises"]]
    return printed + 3 * len(raised)


def placer(active: Any, category: str) -> int | None:
    """Who has strictly the most, and enough."""
    seat = most(active, category, list(range(len(active["played"]))))
    if seat is None or points(active, seat, category) < minimum(active, category):
        return None
    return seat
