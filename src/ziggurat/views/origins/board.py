"""The main board: meeting places, the military track, Temples, the market and who can be hired."""

from ziggurat.games.origins.state import Origins
from ziggurat.views.origins.hall import hall, market
from ziggurat.views.origins.plan import HEIGHT, WIDTH
from ziggurat.views.origins.sites import deeds, sites
from ziggurat.views.origins.spots import counted
from ziggurat.views.origins.tracks import army, marches, temples
from ziggurat.views.svg import Element, drawing, use
from ziggurat.views.words import Words


def board(seen: Origins, seat: int, title: str, words: Words) -> Element:
    """The whole main board."""
    return drawing(
        WIDTH,
        HEIGHT,
        use("main-board"),
        sites(seen, words),
        *deeds(seen, seat),
        counted(
            army(seen, words),
            *marches(seen, seat),
            temples(seen, words),
            market(seen, words),
            hall(seen, words),
            ink="platform-ink",
        ),
        label=title,
    )
