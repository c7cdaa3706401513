"""Who plays against the oracle: at random, each in a style, so that rare things happen too."""

from typing import Final

from games.origins.oracle import Oracle
from games.origins.oracle_city import block
from games.origins.oracle_table import place_of, rest
from ziggurat.core.pick import Pick

STYLES: Final = {  # what a player likes, best first: how a choice begins
    "anything": [],
    "restless": ["do:bonus", "do:pisces", "token", "use", "card", "raise", "do:bottom"],
    "builder": [
        *("close", "card", "use", "as:building", "reserve", "place:2", "do:bottom", "do:bonus"),
        *("place:1", "do:top", "recruit"),
    ],
    "farmer": ["as:cover", "use", "close", "as:farm", "place:2", "do:bottom", "do:bonus", "card"],
    "climber": ["place:3", "do:bottom", "do:bonus", "temple", "use", "hold", "place:1", "do:top"],
    "soldier": ["token", "advance", "attack", "place:1", "place:5", "do:bottom", "do:bonus"],
    "mayor": ["population", "place:4", "do:bottom", "recruit", "do:top"],
    "elder": ["die", "raise", "place:5", "do:bottom", "recruit", "place:4", "population"],
    "mason": ["tower", "place:4", "do:top", "gold:0"],
}
COMPACT: Final = ("builder", "farmer")  # they lay their tiles close together
TOWERS: Final = ("anything", "mason")  # the others want the game to last
RELUCTANCE: Final = 20  # passing, or a Tower of those: once in so many


def liking(oracle: Oracle, texts: list[str], style: str, pick: Pick) -> str:
    """A choice a player likes, who forgets it now and then."""
    if pick.below(RELUCTANCE):
        unwanted = ("pass",) if style in TOWERS else ("pass", "tower")
        texts = [text for text in texts if not text.startswith(unwanted)] or texts
    if pick.below(8):
        if texts[0].startswith("build:") and style in COMPACT:
            return closest(oracle, texts, pick)
        for part in STYLES[style]:
            those = [text for text in texts if text.startswith(part)]
            if those and pick.below(8):
                texts = those
                break
    return texts[pick.below(len(texts))]


def closest(oracle: Oracle, texts: list[str], pick: Pick) -> str:
    """One of the places with the most tiles in a block around it."""
    assert oracle.asked is not None
    city = oracle.players[int(oracle.asked[0])].city

    def company(text: str) -> int:
        row, column = place_of(rest(text))
        corners = [(row - up, column - left) for up in (0, 1) for left in (0, 1)]
        return max(sum(cell in city for cell in block(corner)) for corner in corners)

    most = max(company(text) for text in texts)
    best = [text for text in texts if company(text) == most]
    return best[pick.below(len(best))]
