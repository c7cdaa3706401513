"""Game cards: the box and the basic facts of a game."""

import re
from collections.abc import Collection
from typing import Any, Final

from ziggurat import registry
from ziggurat.art.faces import face_defs
from ziggurat.art.stone import token_art
from ziggurat.art.theme import SEATS, THEMES
from ziggurat.core.game import Game
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Child, Element, el
from ziggurat.server.catalogue.boxes import box_address
from ziggurat.server.http.shell import RequestContext
from ziggurat.views import view_of

MAX_WEIGHT: Final = 5  # maximum weight of a game


def basic_facts(key: str, words: Words) -> list[Element]:
    """Player count, usual length and weight of a game."""
    rules, view = registry.load(key), view_of(key)
    fewest, most = rules.min_seats, rules.max_seats
    players = words.say(
        "start-players", fewest=fewest, most=most, same="yes" if fewest == most else "no"
    )
    weight = words.say("start-weight", weight=view.weight)
    dots = "●" * view.weight + "○" * (MAX_WEIGHT - view.weight)
    return [
        el("span", players),
        el("span", words.say("start-minutes", minutes=_minutes(rules, view.minutes))),
        el("span", dots, role="img", aria_label=weight, title=weight, class_="weight"),
    ]


def _minutes(rules: Game[Any], each: int) -> int:
    """Usual length, rounded to five minutes."""
    return 5 * round(each * rules.usual_seats() / 5)


def tutorial_button(key: str, words: Words) -> Element:
    """Button to start the tutorial game."""
    button = el("button", words.say("start-learn"), type="submit")
    return el("form", button, method="post", action=f"/learn/{key}")


def symbols(faces: Collection[str]) -> Element:
    """SVG symbols of faces and seat marks, defined once per page."""
    marks = [token_art(seat) for seat in range(len(SEATS))]
    art = el("defs", *face_defs(faces), *marks)
    return el("svg", art, class_="defs", width=0, height=0, aria_hidden="true")


def in_short(told: Words) -> str:
    """The first words of a game's description."""
    first, *_ = re.split(r"\s*[:.]", told.say("game-about"), maxsplit=1)
    return f"{first}."


def picture_of_box(key: str, visit: RequestContext) -> Element:
    """The box cover in the chosen or the system's theme."""
    day, night = (box_address(key, visit.words.lang, visit.theme or theme) for theme in THEMES)
    dark = el("source", srcset=night, media="(prefers-color-scheme: dark)")
    return el("picture", dark, el("img", src=day, alt="", width=640, height=440), class_="box")


def beside_box(key: str, visit: RequestContext, *content: Child) -> Element:
    """A card with the box cover and the basic facts of a game."""
    return el("section", picture_of_box(key, visit), el("div", *content), class_="card invitation")
