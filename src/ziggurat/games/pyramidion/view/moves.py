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
from ziggurat.games.pyramidion.view.table_art import MOST_LYING


def flights(event: Event) -> dict[str, str]:
    """Pieces that appear through an event, each with the id it flies from."""
    seat = event.seat
    match event.kind:
        case "played":
            return {CARD_IDS[event["card"]]: f"player-{seat}"}
        case "dealt":
            return {CARD_IDS[event["card"]]: "deck"}
        case "arrived":
            return {BOAT_IDS[event["boat"]]: "harbour" if seat == NOBODY else SITE_IDS[-1]}
        case "deployed":
            return {f"{troop_id(event)}-{seat}": f"player-{seat}"}
        case "took":
            return stocked(seat, event["kind"], SITE_IDS[event["site"]])
        case "gained":
            return stocked(seat, event["kind"], f"supply-{KIND_IDS[event['kind']]}")
        case "won":
            won = [kind for kind, amount in enumerate(unpacked(event["goods"])) if amount]
            site = SITE_IDS[event["site"]]
            return {k: v for kind in won for k, v in stocked(seat, kind, site).items()}
        case "exchanged":
            return stocked(seat, KINDS - 1, f"supply-{KIND_IDS[-1]}")
        case "loaded":
            return {f"s{seat}-boat-{n + 1}": "harbour" for n in range(BOATS)}
        case _:
            return {}


def troop_id(event: Event) -> str:
    """The troop that came to a site, or went home from it."""
    return TROOP_IDS[TROOP_KINDS * event["site"] + event["troop"]]


def stocked(seat: int, kind: int, start: str) -> dict[str, str]:
    """A resource that joins a stock, whatever it makes of its number there."""
    return {f"s{seat}-{KIND_IDS[kind]}-{n + 1}": start for n in range(MOST_LYING)}


def touched(event: Event) -> list[str]:
    """The ids of the places where an event happened."""
    match event.kind:
        case "played" | "recruited" | "kept" | "blessed" | "discarded" | "dealt":
            return [CARD_IDS[event["card"]]]
        case "copied":
            return [CARD_IDS[event["card"]], CARD_IDS[event["copied"]]]
        case "activated" | "closed" | "won" | "raised" | "distributed":
            return [SITE_IDS[event["site"]]]
        case "swapped":
            return [SITE_IDS[event["start"]], SITE_IDS[event["end"]]]
        case "took" | "added" | "supplied":
            return [f"{SITE_IDS[event['site']]}-{KIND_IDS[event['kind']]}"]
        case "deployed" | "sent-home":
            return [troop_id(event)]
        case "arrived" | "loaded":
            return [BOAT_IDS[event["boat"]]]
        case "announced":
            return [DISTRIBUTION_IDS[event["card"]]]
        case "claimed":
            return [ORDER_IDS[event["token"]]]
        case "ordered":
            return [ORDER_IDS[event["position"] - 1]]
        case _:
            return []
