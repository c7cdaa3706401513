"""The main board: meeting places, the military track, Temples, the market and who can be hired."""

from ziggurat.games.origins.state import Origins
from ziggurat.games.origins.view.hall import hall, market
from ziggurat.games.origins.view.plan import HEIGHT, WIDTH
from ziggurat.games.origins.view.sites import deeds, sites
from ziggurat.games.origins.view.spots import counted
from ziggurat.games.origins.view.tracks import army, marches, temples
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Element, drawing, use


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
