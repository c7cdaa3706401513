"""New game page: players, start player and options."""

from collections.abc import Iterable, Mapping, Sequence
from random import SystemRandom
from typing import Any

from ziggurat import registry
from ziggurat.art.faces import face
from ziggurat.bots import LEVELS
from ziggurat.core.game import Game, Option
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Element, el
from ziggurat.server.catalogue.game_cards import in_short, picture_of_box, symbols
from ziggurat.server.config import CONFIG
from ziggurat.server.game.clock import suggested_clocks
from ziggurat.server.http.shell import RequestContext, lobby
from ziggurat.server.new_game.form import (
    EMPTY,
    HERE,
    INVITE,
    NO,
    OPEN,
    RANDOM,
    RATED,
    RECOMMENDED,
    SURPRISE,
    YES,
    field_of_option,
    field_of_seat,
    recommended,
)
from ziggurat.server.render.parts import played_by, seat_mark, speed
from ziggurat.server.render.words import words_for
from ziggurat.views import view_of
from ziggurat.views.people import Person, drawn, faces_of
from ziggurat.views.view import First

LEARN = "learn"  # a form of its own: Enter in a field of the other one starts a game


def new(
    visit: RequestContext,
    key: str,
    given: Mapping[str, str],
    fault: str = "",
    programs: Iterable[str] = (),
) -> str:
    """The form with the given values, or the recommended ones."""
    rules, words = registry.load(key), words_for(visit.words.lang, key)
    filled = recommended(rules) | dict(given)
    title = words.say("new-title", game=words.say("game-title"))
    company = _company(rules, filled, words)
    return lobby(
        visit,
        title,
        symbols({person.face for person in company}),
        el("h1", title),
        *([el("p", fault, class_="fault", role="alert")] if fault else []),
        el(
            "form",
            el(
                "div",
                _group(
                    words.say("new-seats"),
                    el(
                        "div",
                        *_seats(rules, company, filled, (*LEVELS, *programs), words),
                        class_="tiles",
                    ),
                    *_start(view_of(key).first, filled, words),
                    *_rated(filled, words),
                ),
                _group(words.say("new-how"), *_how(rules, filled, words)),
            ),
            _go(key, visit, words),
            method="post",
            class_="new",
        ),
        el("form", id=LEARN, method="post", action=f"/learn/{key}"),
        assets=["new.js"],
    )


def _group(title: str, *content: Element) -> Element:
    return el("fieldset", el("legend", title), *content, class_="card")


def _go(key: str, visit: RequestContext, words: Words) -> Element:
    """Box cover and start button, always in sight."""
    return el(
        "aside",
        picture_of_box(key, visit),
        el("p", in_short(words)),
        el("a", words.say("start-rules"), href=f"/rules/{key}", class_="button"),
        el("button", words.say("start-learn"), type="submit", form=LEARN),
        el("button", words.say("new-go"), type="submit", class_="main"),
        class_="card go",
    )


def _company(rules: Game[Any], given: Mapping[str, str], words: Words) -> list[Person]:
    """The bot characters for each seat: as given, or drawn at random."""
    fields = [field_of_seat(number, "bot") for number in range(rules.max_seats)]
    names = [given.get(field, "") for field in fields]
    people = iter(drawn(rules.key, words.lang, SystemRandom().getrandbits(32), names))
    names = [name or next(people).name for name in names]
    return [Person(*one) for one in zip(faces_of(rules.key, names), names, strict=True)]


def _seats(
    rules: Game[Any],
    company: Sequence[Person],
    given: Mapping[str, str],
    levels: Sequence[str],
    words: Words,
) -> list[Element]:
    return [
        _seat(number, person, number >= rules.min_seats, given, levels, words)
        for number, person in enumerate(company)
    ]


def _seat(
    number: int,
    bot: Person,
    may_be_empty: bool,
    given: Mapping[str, str],
    levels: Sequence[str],
    words: Words,
) -> Element:
    """A seat tile: click changes the kind of player; shows face and seat mark."""
    kinds = {HERE: words.say("new-kind-me")}
    kinds |= {level: played_by(level, words) for level in levels}
    kinds |= {INVITE: words.say("new-kind-invited"), OPEN: words.say("new-kind-open")}
    if may_be_empty:
        kinds[EMPTY] = words.say("new-kind-empty")
    kind, name = field_of_seat(number, "kind"), field_of_seat(number, "name")
    seat = words.say("new-seat", number=number + 1)
    bars = el("span", *(el("i") for _ in LEVELS), class_="bars for-bot", aria_hidden="true")
    return el(
        "div",
        _select(kind, kinds, given.get(kind, EMPTY), f"{seat}: {words.say('new-kind')}"),
        el("span", seat_mark(number), class_="whose"),
        el("span", seat_mark(number), class_="portrait for-person"),
        el("span", "✉", class_="portrait for-guest", aria_hidden="true"),
        el("span", face(bot.face), class_="portrait for-bot"),
        el("b", bot.name, class_="called for-bot"),
        el("input", type="hidden", name=field_of_seat(number, "bot"), value=bot.name),
        el(
            "input",
            name=name,
            value=given.get(name, ""),
            maxlength=CONFIG.accounts.max_name_chars,
            placeholder=words.say("new-name"),
            aria_label=f"{seat}: {words.say('new-name')}",
            autocomplete="nickname" if number == 0 else "off",
            class_="called for-person for-guest",
        ),
        bars,
        el("span", el("b", "+"), words.say("new-add"), class_="add for-nobody", aria_hidden="true"),
        class_="seat",
    )


def _start(first: First, given: Mapping[str, str], words: Words) -> list[Element]:
    """Start player; empty where the game draws it, or for one player."""
    if first == "drawn":
        return []
    seated: str = "listed" if first == RANDOM else first
    order = {one: words.say(f"new-start-{one}") for one in (seated, RANDOM)}
    select = _select("start", order, given.get("start", first))
    label = el("span", words.say("new-start"))
    return [el("label", label, select, class_="option start", data_fewest=2, data_most=99)]


def _rated(given: Mapping[str, str], words: Words) -> list[Element]:
    """Rated or not, and the terms of rated games."""
    answers = {one: words.say("new-rated-is", rated=one) for one in (NO, YES)}
    label = el("span", words.say("new-rated"))
    select = _select(RATED, answers, given.get(RATED, NO))
    text = el("p", words.say("new-rated-text"), class_="muted")
    return [el("label", label, select, class_="option"), text]


def _how(rules: Game[Any], given: Mapping[str, str], words: Words) -> list[Element]:
    """Two presets, then all options, collapsed."""
    variants = [option for option in rules.options if not option.ruling]
    rulings = [option for option in rules.options if option.ruling]
    ways = [RECOMMENDED, SURPRISE] if variants else [RECOMMENDED]
    return [
        el("div", *(_way(way, given, words) for way in ways), class_="ways"),
        *_folded("variants", variants, given, words),
        _time(rules.key, given, words),
        *_folded("rulings", rulings, given, words),
    ]


def _way(way: str, given: Mapping[str, str], words: Words) -> Element:
    chosen = "checked" if given.get("how") == way else None
    return el(
        "label",
        el("input", type="radio", name="how", value=way, checked=chosen),
        el("b", words.say(f"new-{way}")),
        el("span", words.say(f"new-{way}-text")),
        class_="way",
    )


def _folded(
    name: str, options: Sequence[Option], given: Mapping[str, str], words: Words
) -> list[Element]:
    """Collapsed options, with the number of deviations from the rulebook."""
    if not options:
        return []
    chosen = {one.key: given.get(field_of_option(one.key), one.values[0]) for one in options}
    changed = sum(chosen[one.key] != one.values[0] for one in options)
    none, some = words.say("new-as-printed"), words.say("new-changed", number="#")
    return [
        el(
            "details",
            el(
                "summary",
                el("span", words.say(f"new-{name}")),
                el(
                    "output",
                    some.replace("#", str(changed)) if changed else none,
                    data_none=none,
                    data_some=some,
                ),
            ),
            *(_option(option, chosen[option.key], words) for option in options),
        )
    ]


def _time(key: str, given: Mapping[str, str], words: Words) -> Element:
    """Time control, return after leaving, and taking back."""
    clocks = {"": speed(None, words)}
    clocks |= {str(one): speed(one, words) for one in suggested_clocks(view_of(key).minutes)}
    chosen = given.get("clock", "")
    returns = {one: words.say(f"new-returns-{one}") for one in (YES, NO)}
    lacking = given.get(RATED) == YES and not chosen  # a rated game needs a clock: show the choice
    return el(
        "details",
        el(
            "summary",
            el("span", words.say("new-time")),
            el("output", clocks.get(chosen, clocks[""])),
        ),
        _labelled(words.say("new-clock"), _select("clock", clocks, chosen)),
        el("p", words.say("new-clock-text")),
        _labelled(words.say("new-returns"), _select("returns", returns, given.get("returns", YES))),
        el("p", words.say("new-undo-text")),
        class_="time",
        open="open" if lacking else None,
    )


def _labelled(label: str, field: Element) -> Element:
    return el("label", el("span", label), field, class_="option")


def _option(option: Option, chosen: str, words: Words) -> Element:
    label = words.say(f"option-{option.key}")
    values = {value: words.say(f"option-{option.key}-{value}") for value in option.values}
    if not option.ruling:
        values[RANDOM] = words.say("new-option-random")
    fewest, most = option.seats or (None, None)
    return el(
        "label",
        el("span", label),
        _select(field_of_option(option.key), values, chosen),
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
