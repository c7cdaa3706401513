"""Who plays against the oracle: at random, each in a style, so that rare things happen too."""

from typing import Final

from games.origins.oracle import Oracle
from games.origins.oracle_table import place_of, rest
from games.origins.worlds import company
from ziggurat.core.rng import Rng

STYLES: Final = {  # what a player likes, best first: how a choice begins or ends
    "anything": [],
    "restless": ["bonus", "do:pisces", "token", "use", "card", "add", "bottom"],
    "builder": [
        *("close", "card", "use", "as:building", "pick:reserve", "visit:site-2", "bottom", "bonus"),
        *("visit:site-1", "top", "recruit"),
    ],
    "farmer": ["as:cover", "use", "close", "as:farm", "visit:site-2", "bottom", "bonus", "card"],
    "climber": ["visit:site-3", "bottom", "bonus", "climb", "use", "hold", "visit:site-1", "top"],
    "soldier": ["token", "advance", "attack", "visit:site-1", "visit:site-5", "bottom", "bonus"],
    "mayor": ["population", "visit:site-4", "bottom", "recruit", "top"],
    "elder": ["die", "add", "visit:site-5", "bottom", "recruit", "visit:site-4", "population"],
    "mason": ["raise", "visit:site-4", "top", "gold:0"],
}
COMPACT: Final = ("builder", "farmer")  # they lay their tiles close together
TOWERS: Final = ("anything", "mason")  # the others want the game to last
RELUCTANCE: Final = 20  # passing, or a Tower of those: once in so many


def liking(oracle: Oracle, texts: list[str], style: str, pick: Rng) -> str:
    """A choice a player likes, who forgets it now and then."""
    if pick.below(RELUCTANCE):
        unwanted = ("pass",) if style in TOWERS else ("pass", "raise")
        texts = [text for text in texts if not text.startswith(unwanted)] or texts
    if pick.below(8):
        if texts[0].startswith("build:") and style in COMPACT:
            return closest(oracle, texts, pick)
        for part in STYLES[style]:
            those = [text for text in texts if text.startswith(part) or text.endswith(part)]
            if those and pick.below(8):
                texts = those
                break
    return texts[pick.below(len(texts))]


def closest(oracle: Oracle, texts: list[str], pick: Rng) -> str:
    """One of the places with the most tiles in a block around it."""
    assert oracle.asked is not None
    player = oracle.players[int(oracle.asked[0])]
    companies = [company(player, place_of(rest(text))) for text in texts]
    best = [text for text, n in zip(texts, companies, strict=True) if n == max(companies)]
    return best[pick.below(len(best))]
