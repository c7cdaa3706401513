"""What the players may agree on; the first value of each is the default."""

from typing import Final

from ziggurat.core.game import Option

LAST_ROUND: Final = "last_round"

ZODIAC_NEEDS_A_STEP: Final = 1
CLIMB_AT_TOP: Final = 2
SUPPLY_ENDS: Final = 4
SHIPS_TURN_BEFORE: Final = 8

SWITCHES: Final = {
    ZODIAC_NEEDS_A_STEP: Option(
        "zodiac_needs_a_step", ("false", "true"), seats=(2, 4), ruling=True
    ),
    CLIMB_AT_TOP: Option("climb_at_top_takes_card", ("false", "true"), ruling=True),
    SUPPLY_ENDS: Option("citizen_end", ("row_gap", "supply_empty"), seats=(2, 4), ruling=True),
    SHIPS_TURN_BEFORE: Option("mothership_turns", ("after", "before"), ruling=True),
}

LAST_ROUNDS: Final = ("20", "12", "30")

OPTIONS: Final = [*SWITCHES.values(), Option(LAST_ROUND, LAST_ROUNDS, seats=(2, 4), ruling=True)]


def agreed(chosen: dict[str, str]) -> int:
    """The departures from the printed rules, as a set."""
    return sum(
        switch for switch, option in SWITCHES.items() if chosen[option.key] != option.values[0]
    )
