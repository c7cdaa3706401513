"""What moved: where pieces fly from, and what the last move touched."""

from ziggurat.core.events import Event
from ziggurat.core.rules import NOBODY
from ziggurat.games.pyramidion.components import (
    BOAT_IDS,
    BOATS,
    CARD_IDS,
    DISTRIBUTION_IDS,
    KIND_IDS,
    KINDS,
    ORDER_IDS,
    SITE_IDS,
    TROOP_IDS,
    TROOP_KINDS,
)
from ziggurat.games.pyramidion.goods import unpacked
from ziggurat.views.pyramidion.table_art import MOST_LYING


def flights(event: Event) -> dict[str, str]:
    """Pieces that appear through an event, each with the id it flies from."""
    seat, a, b = int(event.seat), int(event.a), int(event.b)
    match event.kind:
        case "played":
            return {CARD_IDS[a]: f"player-{seat}"}
        case "dealt":
            return {CARD_IDS[a]: "deck"}
        case "arrived":
            return {BOAT_IDS[a]: "harbour" if seat == NOBODY else SITE_IDS[-1]}
        case "deployed":
            return {f"{TROOP_IDS[TROOP_KINDS * a + b]}-{seat}": f"player-{seat}"}
        case "took":
            return stocked(seat, b, SITE_IDS[a])
        case "gained":
            return stocked(seat, a, f"supply-{KIND_IDS[a]}")
        case "won":
            won = [kind for kind, amount in enumerate(unpacked(b)) if amount]
            return {k: v for kind in won for k, v in stocked(seat, kind, SITE_IDS[a]).items()}
        case "exchanged":
            return stocked(seat, int(KINDS) - 1, f"supply-{KIND_IDS[-1]}")
        case "loaded":
            return {f"s{seat}-boat-{n + 1}": "harbour" for n in range(int(BOATS))}
        case _:
            return {}


def stocked(seat: int, kind: int, start: str) -> dict[str, str]:
    """A resource that joins a stock, whatever it makes of its number there."""
    return {f"s{seat}-{KIND_IDS[kind]}-{n + 1}": start for n in range(MOST_LYING)}


def touched(event: Event) -> list[str]:
    """The ids of the places where an event happened."""
    a, b = int(event.a), int(event.b)
    match event.kind:
        case "played" | "recruited" | "kept" | "blessed" | "discarded" | "dealt":
            return [CARD_IDS[a]]
        case "copied":
            return [CARD_IDS[a], CARD_IDS[b]]
        case "activated" | "closed" | "won" | "raised" | "distributed":
            return [SITE_IDS[a]]
        case "swapped":
            return [SITE_IDS[a], SITE_IDS[b]]
        case "took" | "added" | "supplied":
            return [f"{SITE_IDS[a]}-{KIND_IDS[b]}"]
        case "deployed" | "sent-home":
            return [TROOP_IDS[TROOP_KINDS * a + b]]
        case "arrived" | "loaded":
            return [BOAT_IDS[a]]
        case "announced":
            return [DISTRIBUTION_IDS[a]]
        case "claimed":
            return [ORDER_IDS[a]]
        case "ordered":
            return [ORDER_IDS[a - 1]]
        case _:
            return []
