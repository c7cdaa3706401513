"""Who plays against the oracle: at random, each in a style, so that rare things happen too."""

from typing import Final

from games.teotihuacan.oracle import Oracle
from games.teotihuacan.oracle_box import COLOURS, COSTS, FAVOURS
from games.teotihuacan.oracle_city import mask_groups, name
from ziggurat.core.rng import Rng

STYLES: Final = {  # what a player likes, best first: how a choice begins or ends
    "anything": [],
    "restless": ["bonus", "done"],
    "settler": ["take:stone-1", "take:wood-1", "discs:a", "half:influence", "take:wood", "-1"],
    "courtier": ["action:favour", "return", "discs:c", "half:influence", "-1"],
    "devout": ["offer", "again", "action:offering", "discs:b", "half:influence", "bonus", "-1"],
    "mason": [
        *("spot:summit", "spot:level", "-nw", "-n", "-w", "-e", "-ne", "-s"),
        *("take:pyramid", "take:gold", "cube", "-1"),
    ],
    "priest": ["take:temple", "action:temple", "worship", "cube", "rest", "-1"],
    "scatterer": [
        *(f"set:sq-{row}-{column}@r0" for row in range(1, 12, 2) for column in range(1, 12, 2)),
        *("take:stone-1", "take:wood-1", "discs:a", "half:influence", "action:production", "-1"),
    ],
    "weaver": ["take:gold-4", "take:stone-4", "half:construction", "take", "discs:a", "-3", "-2"],
}
PLANS: Final = {  # for those who save up: what for, and what they do when they can pay
    "mason": ("take:pyramid", ["discs:c", "half:construction", "action:pyramid"]),
    "priest": ("take:temple", ["discs:b", "half:construction", "action:temple"]),
}
SAVING: Final = ["discs:a", "take:gold", "produce", "take:stone", "bonus", "kind"]


def likes(oracle: Oracle, style: str, seat: int) -> list[str]:
    """What a player likes now: who saves up for a tile goes for it as soon as it can be paid."""
    of = oracle.cities[seat]
    if style == "weaver":
        groups = [group - of.covered() for _, group in mask_groups(of.board)]
        best = [square for group in sorted(groups, key=len) for square in sorted(group)]
        return [*(f"set:{name(square)}@" for square in best), *STYLES[style]]
    if style not in PLANS:
        return STYLES[style]
    take, plan = PLANS[style]
    tiles = [tile for tile in COSTS if f"take:{tile}".startswith(take)]
    can_pay = any(oracle.can_pay(of, oracle.price(tile, oracle.power or 2)) for tile in tiles)
    needs_houses = len(of.buildings()) < 2 + 2 * oracle.round
    half = "half:construction" if needs_houses or can_pay else "half:influence"
    return [*STYLES[style][:-1], *(plan if can_pay else [half, *SAVING]), "-1"]


def liking(texts: list[str], liked: list[str], pick: Rng) -> str:
    """A choice a player likes, who forgets it now and then."""
    if "pass" in texts and len(texts) > 1 and pick.below(30):
        texts = [text for text in texts if text != "pass"]
    if pick.below(8):
        for part in liked:
            those = [t for t in texts if t.startswith(part) or t.endswith(part)]
            if those and pick.below(8):
                texts = those
                if not part.startswith("discs"):
                    break
    return texts[pick.below(len(texts))]


def lie_on_the_pile(oracle: Oracle, colour: str) -> int:
    """How many worship tiles there are, face up or down, on a pile."""
    hidden = oracle.unseen[colour].total() + len(oracle.under[colour])
    return hidden + (oracle.pile[colour] is not None)


def remarkable(oracle: Oracle) -> set[str]:
    """What does not happen in every game."""
    found = {
        "power 5": oracle.power > 4,
        "a tile within a tile": len(oracle.aside) > 1,
        "an empty pile": any(lie_on_the_pile(oracle, colour) == 0 for colour in COLOURS),
        "no worship tile of a colour": any(
            lie_on_the_pile(oracle, colour) == 0 and not oracle.slot[colour] for colour in COLOURS
        ),
        "gold for others": bool(oracle.due and oracle.due["gold_for_others"]),
        "no mask of a colour": not all(oracle.masks.values()),
        "a tile runs out": not all(oracle.reserve.values()),
        "a temple runs out": not all(oracle.reserve[f"temple-{colour}"] for colour in COLOURS),
        "the end of the track": any(of.favour + 1 == len(FAVOURS) for of in oracle.cities),
        "no room for a red temple": any(
            not oracle.fits("temple-red", of.reach()) for of in oracle.cities
        ),
        "a level": any("level-nw" in of.pyramid for of in oracle.cities),
        "a summit": any("summit" in of.pyramid for of in oracle.cities),
    }
    return {label for label, is_so in found.items() if is_so}
