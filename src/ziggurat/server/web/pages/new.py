"""The page on which a game is made up: who plays, who starts, and by which options."""

from collections.abc import Mapping
from typing import Any

from ziggurat.bots import LEVELS
from ziggurat.core.game import Game, Option
from ziggurat.games import registry
from ziggurat.server.limits import NAME_LENGTH
from ziggurat.server.show.words import words_for
from ziggurat.server.web.form import EMPTY, HERE, INVITE, RANDOM, field_of_option, field_of_seat
from ziggurat.server.web.pages.shell import Visit, lobby
from ziggurat.views import view_of
from ziggurat.views.svg import Element, el
from ziggurat.views.view import First
from ziggurat.views.words import Words


def new(visit: Visit, key: str, given: Mapping[str, str], fault: str = "") -> str:
    """The form, filled in as it was given."""
    rules, words = registry.load(key), words_for(visit.words.lang, key)
    title = words.say("new-title", game=words.say("game-title"))
    seats = [_seat(number, rules, given, words) for number in range(rules.max_seats)]
    options = [_option(option, given, words) for option in rules.options]
    everything = el(
        "label",
        el("input", type="checkbox", name="all-random", value="yes"),
        words.say("new-all-random"),
        class_="check",
    )
    return lobby(
        visit,
        title,
        el("h1", title),
        *([el("p", fault, class_="fault", role="alert")] if fault else []),
        el(
            "form",
            _group(words.say("new-seats"), *seats, *_start(view_of(key).first, given, words)),
            *([_group(words.say("new-options"), everything, *options)] if options else []),
            el("p", el("button", words.say("new-go"), type="submit", class_="main")),
            method="post",
            class_="new",
        ),
        assets=["new.js"],
    )


def _group(title: str, *content: Element) -> Element:
    return el("fieldset", el("legend", title), *content, class_="card")


def _seat(number: int, rules: Game[Any], given: Mapping[str, str], words: Words) -> Element:
    """Who sits there: you in the first seat, bots in the others that are usually taken."""
    kinds = {HERE: words.say("new-kind-me")}
    kinds |= {level: words.say("new-kind-bot", level=level) for level in LEVELS}
    kinds[INVITE] = words.say("new-kind-invited")
    if number >= rules.min_seats:
        kinds[EMPTY] = words.say("new-kind-empty")
    bot_or_empty = next(iter(LEVELS)) if number < rules.usual_seats() else EMPTY
    default = HERE if number == 0 else bot_or_empty
    kind, name = field_of_seat(number, "kind"), field_of_seat(number, "name")
    seat = words.say("new-seat", number=number + 1)
    return el(
        "div",
        el("span", seat, class_="which"),
        _select(kind, kinds, given.get(kind, default), f"{seat}: {words.say('new-kind')}"),
        el(
            "input",
            name=name,
            value=given.get(name, ""),
            maxlength=NAME_LENGTH,
            placeholder=words.say("new-name"),
            aria_label=f"{seat}: {words.say('new-name')}",
            autocomplete="nickname" if number == 0 else "off",
        ),
        class_="seat",
    )


def _start(first: First, given: Mapping[str, str], words: Words) -> list[Element]:
    """Who begins; nothing to say where the game itself draws."""
    if first == "drawn":
        return []
    order = {"listed": words.say("new-start-listed"), RANDOM: words.say("new-start-random")}
    select = _select("start", order, given.get("start", first))
    return [el("label", el("span", words.say("new-start")), select, class_="start")]


def _option(option: Option, given: Mapping[str, str], words: Words) -> Element:
    name, label = field_of_option(option.key), words.say(f"option-{option.key}")
    values = {value: words.say(f"option-{option.key}-{value}") for value in option.values}
    values[RANDOM] = words.say("new-option-random")
    fewest, most = option.seats or (None, None)
    return el(
        "label",
        el("span", label),
        _select(name, values, given.get(name, option.values[0])),
        class_="option",
        data_fewest=fewest,
        data_most=most,
    )


def _select(name: str, values: Mapping[str, str], chosen: str, label: str | None = None) -> Element:
    options = [
        el("option", text, value=value, selected="selected" if value == chosen else None)
        for value, text in values.items()
    ]
    return el("select", *options, name=name, aria_label=label)
