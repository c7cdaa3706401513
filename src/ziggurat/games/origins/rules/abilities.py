"""Using the ability of a tile: what it is depends on its kind. (Annex: building tiles)"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ziggurat.core.rules import Effect
from ziggurat.core.steps import seat_of, step
from ziggurat.games.origins.components import AGORA_GOLD, GOLD
from ziggurat.games.origins.events import USED
from ziggurat.games.origins.geometry import AGORA as AGORA_TILE
from ziggurat.games.origins.geometry import FIRST_BUILDING
from ziggurat.games.origins.state import Origins
from ziggurat.games.origins.steps import ABILITY_OF_KIND, AGORA

NO_TOWERS: Final = vec[i64]()
NOT_BUILT: Final = 0
JUST_BUILT: Final = 1


@final
class Agora(Effect[Origins]):
    """The Agora gives gold when a District around it is completed. (District 4, p. 18)"""

    def run(self, state: Origins, now: i64) -> None:
        """Whatever the colour of the die."""
        state.gain(seat_of(now), GOLD, AGORA_GOLD)


def use(state: Origins, seat: i64, cell: i64, built: bool) -> None:
    """Begin the ability of the tile in a cell."""
    tile = state.tile_at(seat, cell)
    state.tell(USED, seat, tile - FIRST_BUILDING, cell)
    if tile == AGORA_TILE:
        state.then(step(AGORA, seat))
    else:
        rule = ABILITY_OF_KIND + tile - FIRST_BUILDING
        state.then(step(rule, seat, cell, JUST_BUILT if built else NOT_BUILT))
