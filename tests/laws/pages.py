"""Tables as a page shows them: drawings, open choices attached, and all that is said beside."""

from typing import Any

from ziggurat import registry
from ziggurat.core.choices import place
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Element, by_id, serialise, walk
from ziggurat.views import view_of
from ziggurat.views.anchors import ShownChoice, attach, chips_of
from ziggurat.views.gains import NO_GAIN, gains, with_gain
from ziggurat.views.orientation import open_looks


def texts(key: str, seen: Any) -> list[str]:
    """The open choices by their names."""
    game = registry.load(key)
    return [game.catalogue.text(choice) for choice in game.choices(seen)]


def offers(key: str, seen: Any, words: Words) -> list[ShownChoice]:
    """The open choices as a page shows them to the seat that has to choose."""
    game, view = registry.load(key), view_of(key)
    seat = int(game.to_move(seen))
    earned = gains(game, seen, seat)
    found = [earned.get(choice, NO_GAIN) for choice in game.choices(seen)]
    return [
        ShownChoice(
            text,
            with_gain(view.label(text, seen, words), gain, words),
            gain,
            view.help(place(text) or text, seen, words),
            chips=chips,
            preview=view.preview(text, seen),
        )
        for text, gain, chips in zip(
            texts(key, seen), found, chips_of(found, view, seat), strict=True
        )
    ]


def drawings(key: str, seen: Any, seat: int, words: Words, look: str = "") -> list[Element]:
    """All regions, nothing attached."""
    return [region.drawing for region in view_of(key).regions(seen, seat, words, look)]


def page(
    key: str, seen: Any, seat: int, words: Words, look: str = ""
) -> tuple[list[Element], list[ShownChoice]]:
    """All regions, what this seat may choose attached, and the choices that have no place."""
    shown = drawings(key, seen, seat, words, look)
    if registry.load(key).to_move(seen) != seat:
        return shown, []
    return shown, attach(by_id(shown), offers(key, seen, words), seat, look)


def looks(key: str, seen: Any) -> list[str]:
    """The ways a piece can be held now, or the only one."""
    return open_looks(texts(key, seen)) or [""]


def markup(shown: list[Element]) -> str:
    """Drawings as they are sent."""
    return "".join(serialise(one) for one in shown)


def anchored(shown: list[Element]) -> list[str]:
    """The choices that have an anchor."""
    return [
        str(element.attributes["data-choice"])
        for one in shown
        for element in walk(one)
        if "data-choice" in element.attributes
    ]
