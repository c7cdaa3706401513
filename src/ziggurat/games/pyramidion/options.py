"""What the players may agree on; the first value of each is the default."""

from typing import Final

from ziggurat.core.game import Option

GOAL: Final = "goal"
LAST_ROUND: Final = "last_round"
ALL_BOATS: Final = "all_boats"
NO_GOAL: Final = 1000  # more points than there are

GODDESS_COPIES: Final = 1
GODDESS_HAS_A_TYPE: Final = 2
COPIES_LYING_CARDS: Final = 4
PRIEST_NOT_HIMSELF: Final = 8
NO_STATUES_AT_ALEXANDRIA: Final = 16
EXCHANGES_REPEATED: Final = 32
BASICS_RESHUFFLED: Final = 64
NO_POINT_IN_FINAL_COUNT: Final = 128
BOATS_BREAK_TIES: Final = 256

SWITCHES: Final = {
    GODDESS_COPIES: Option("goddess", ("category", "copy"), ruling=True),
    GODDESS_HAS_A_TYPE: Option("goddess_counts_as_type", ("false", "true"), ruling=True),
    COPIES_LYING_CARDS: Option("philosopher_copies", ("played", "lying"), ruling=True),
    PRIEST_NOT_HIMSELF: Option("high_priest_takes_himself", ("true", "false"), ruling=True),
    NO_STATUES_AT_ALEXANDRIA: Option("alexandria_gives_statues", ("true", "false"), ruling=True),
    EXCHANGES_REPEATED: Option("abu_simbel_exchanges", ("once", "any"), ruling=True),
    BASICS_RESHUFFLED: Option("basics_reshuffled", ("false", "true"), ruling=True),
    NO_POINT_IN_FINAL_COUNT: Option(
        "torturer_point_in_final_count", ("true", "false"), ruling=True
    ),
    BOATS_BREAK_TIES: Option("first_tie_break", ("cards_in_hand", "boats"), ruling=True),
}

OPTIONS: Final = [
    Option(GOAL, ("10", "12", "15", ALL_BOATS)),
    Option(LAST_ROUND, ("30", "60", "20", "10"), ruling=True),
    *SWITCHES.values(),
]


def agreed(chosen: dict[str, str]) -> int:
    """The departures from the defaults, as a set."""
    return sum(
        switch for switch, option in SWITCHES.items() if chosen[option.key] != option.values[0]
    )
