"""What the players may agree on; the first value of each is the default."""

from typing import Final

from ziggurat.core.game import Option
from ziggurat.games.teotihuacan.components import HANDICAP_IDS

SIDE: Final = "side"
SOLO_HANDICAP: Final = "solo_handicap"

RED_COUNTS_GOLD: Final = 1
REWARDS_IN_REACH: Final = 2
START_TILES_SCORE: Final = 4

SWITCHES: Final = {
    RED_COUNTS_GOLD: Option("red_product_material", ("stone", "gold"), ruling=True),
    REWARDS_IN_REACH: Option("reward_building_uses_reach_in_play", ("false", "true"), ruling=True),
    START_TILES_SCORE: Option("setup_pyramid_scores_vp", ("false", "true"), ruling=True),
}

OPTIONS: Final = [
    Option(SIDE, ("A", "B")),
    Option(SOLO_HANDICAP, tuple(HANDICAP_IDS), seats=(1, 1)),
    *SWITCHES.values(),
]


def agreed(chosen: dict[str, str]) -> int:
    """The departures from the printed rules, as a set."""
    return sum(
        switch for switch, option in SWITCHES.items() if chosen[option.key] != option.values[0]
    )
