"""Current state: a table that does not change any more, with what is computed from it once."""

from functools import cached_property

from ziggurat.server.game.preview import Imagined, Outlook, Preview, imagined, preview
from ziggurat.table import Choice, Table


class CurrentState:
    """The mover, the legal choices and their previews: views and requests share them."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._previews: dict[int, Preview] = {}  # by choice

    @cached_property
    def mover(self) -> int:
        """The seat to move."""
        return self.table.to_move

    @cached_property
    def choices(self) -> list[Choice]:
        """The legal choices."""
        return self.table.choices()

    @cached_property
    def _reveals(self) -> bool:
        """Whether any of them reveals secrets."""
        return bool(self.table.game.reveals(self.table.state))

    @cached_property
    def _imagined(self) -> Imagined:
        """The determinization for previews."""
        return imagined(self.table.game, self.table.state, self.mover)

    def preview(self, choice: Choice) -> Preview:
        """The preview of a legal choice."""
        if choice.id not in self._previews:
            game = self.table.game
            self._previews[choice.id] = preview(game, self._imagined, self.mover, choice.id)
        return self._previews[choice.id]

    def is_final(self, choice: Choice) -> bool:
        """Whether a choice is irreversible: it draws, or reveals hidden information."""
        ahead = self.preview(choice)
        return ahead.outlook is Outlook.DRAWS or self.shows(ahead.over)

    def shows(self, over: bool) -> bool:
        """Whether a choice made now reveals secrets, or ends a game that has some."""
        if self._reveals or not over:
            return self._reveals
        state = self.table.state
        return bool(self.table.seen(self.table.to_move).flat() != state.flat())
