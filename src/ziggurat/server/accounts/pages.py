"""Account pages: name and colour, devices, muted and blocked users."""

from collections.abc import Sequence

from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Child, Element, el
from ziggurat.server.accounts.model import BLOCK, COLOURS, MUTE, User
from ziggurat.server.config import CONFIG
from ziggurat.server.http.shell import RequestContext, lobby
from ziggurat.server.ratings.curves import rating_curves
from ziggurat.server.ratings.rating_history import RatingHistory
from ziggurat.server.render.avatar import avatar

STYLE = "people.css"
CURVES = ("end.css", "ratings.css")
CODE_GROUP_CHARS = 4  # characters before the gap in a login code

Restricted = Sequence[tuple[User, str]]


def me(
    visit: RequestContext,
    person: User,
    devices: int,
    shunned: Restricted,
    ratings: Sequence[RatingHistory],
    code: str = "",
    link: str = "",
    fault: str = "",
) -> str:
    """The account page."""
    words = visit.words
    called = person.called(words.say("me-unnamed"))
    return _page(
        visit,
        fault,
        el("h1", avatar(person, words), called),
        _who(person.name, person.colour, words),
        _section(words.say("rating-yours"), *rating_curves(ratings, words)),
        _section(words.say("me-devices"), *_devices(devices, code, link, words)),
        _section(words.say("me-shunned"), *_shunned(shunned, "/me", words)),
        _section(
            words.say("me-leave"),
            el("p", words.say("me-kept")),
            el(
                "p",
                el("a", words.say("me-export"), href="/me/export", class_="button"),
                el("a", words.say("privacy-title"), href="/privacy", class_="button"),
                class_="ways",
            ),
            _folded("out", words),
            _folded("forget", words),
        ),
    )


def nobody(visit: RequestContext, name: str, fault: str = "") -> str:
    """The account page without an account: enter a name, or a login code."""
    words = visit.words
    return _page(
        visit,
        fault,
        el("h1", words.say("me-title")),
        el("p", words.say("me-nobody")),
        _who(name, "", words),
        _section(words.say("me-devices"), _type_code(words)),
    )


def _page(visit: RequestContext, fault: str, *content: Child) -> str:
    warned = [el("p", fault, class_="fault", role="alert")] if fault else []
    words = visit.words
    games = el("p", el("a", words.say("start-all"), href="/games", class_="button"))
    body = el("div", *warned, *content, games, class_="somebody")
    return lobby(visit, words.say("me-title"), body, assets=[STYLE, *CURVES])


def _section(title: str, *content: Child) -> Element:
    return el("section", el("h2", title), *content, class_="card")


def _who(name: str, colour: str, words: Words) -> Element:
    """Form for name and colour; explains the number of a shared name."""
    swatches = [
        el(
            "label",
            el("input", type="radio", name="colour", value=one, checked=_if(one == colour)),
            el("span", class_=f"avatar hue-{one}"),
            el("span", words.say("me-hue", colour=one), class_="unseen"),
        )
        for one in COLOURS
    ]
    field = el(
        "input",
        name="name",
        value=name,
        maxlength=CONFIG.accounts.max_name_chars,
        autocomplete="nickname",
        aria_describedby="name-hint",
    )
    return el(
        "form",
        el("label", el("span", words.say("new-name")), field),
        el("fieldset", el("legend", words.say("me-colour")), *swatches, class_="swatches"),
        el("p", words.say("me-name-hint"), id="name-hint", class_="muted"),
        el("button", words.say("me-save"), type="submit", class_="main"),
        method="post",
        action="/me",
        class_="card who-am-i",
    )


def _if(chosen: bool) -> str | None:
    return "checked" if chosen else None


def _devices(devices: int, code: str, link: str, words: Words) -> list[Element]:
    shown = [
        el("p", words.say("me-code-text"), role="status"),
        el(
            "p", el("strong", f"{code[:CODE_GROUP_CHARS]} {code[CODE_GROUP_CHARS:]}", class_="code")
        ),
        el("p", el("input", value=link, readonly="readonly", aria_label=words.say("me-code-link"))),
    ]
    return [
        el("p", words.say("me-devices-text", number=devices)),
        *(shown if code else [_post("/me/code", words.say("me-code-show"))]),
        _type_code(words),
        _folded("alone", words),
    ]


def _type_code(words: Words) -> Element:
    """Form for a login code from another device."""
    return el(
        "form",
        el(
            "label",
            el("span", words.say("me-code-field")),
            el("input", name="code", maxlength=16, autocomplete="off", required="required"),
        ),
        el("button", words.say("me-code-go"), type="submit"),
        action="/me/come",
        class_="line",
    )


def _post(action: str, label: str, *fields: Element, kind: str | None = None) -> Element:
    send = el("button", label, type="submit", class_=kind)
    return el("form", *fields, send, method="post", action=action)


def _folded(what: str, words: Words) -> Element:
    """A collapsed form for an irreversible action, with an explanation."""
    return el(
        "details",
        el("summary", words.say(f"me-{what}")),
        el("p", words.say(f"me-{what}-text")),
        _post(f"/me/{what}", words.say(f"me-{what}"), kind="main"),
    )


def login_page(
    visit: RequestContext, other: User, me: User | None, alone: bool, code: str, fault: str = ""
) -> str:
    """Confirmation page of a login code.

    This device joins the account; the old one merges or leaves.

    The account name must be typed, so a single click on a foreign link gives nothing away.
    """
    words = visit.words
    unnamed = words.say("me-unnamed")
    before = []
    if me is not None:
        key = "me-come-join" if alone else "me-come-leave"
        names = {"name": me.called(unnamed), "other": other.called(unnamed)}
        before = [el("p", words.say(key, **names))]
    return lobby(
        visit,
        words.say("me-title"),
        el(
            "section",
            el("h1", avatar(other, words), other.called(unnamed)),
            el("p", words.say("me-come-text", name=other.called(unnamed))),
            *before,
            el("p", el("strong", words.say("me-come-warning"))),
            *([el("p", fault, role="alert")] if fault else []),
            _post(
                "/me/come",
                words.say("me-come-go"),
                el("input", type="hidden", name="code", value=code),
                el(
                    "label",
                    el("span", words.say("me-come-type", name=other.called(unnamed))),
                    el("input", name="name", autocomplete="off", required="required"),
                ),
                kind="main",
            ),
            el("p", el("a", words.say("me-come-not"), href="/me")),
            class_="card note somebody",
        ),
        assets=[STYLE],
    )


def table(visit: RequestContext, game: str, others: Restricted, known: bool) -> str:
    """The players at a table, with forms to mute or block them."""
    words, back = visit.words, f"/g/{game}"
    listed = (
        _shunned(others, f"{back}/people", words) if known else [el("p", words.say("me-nobody"))]
    )
    return lobby(
        visit,
        words.say("side-people"),
        el(
            "div",
            el("h1", words.say("side-people")),
            _section(words.say("people-here"), el("p", words.say("people-text")), *listed),
            el("p", el("a", words.say("people-back"), href=back, class_="button main")),
            class_="somebody",
        ),
        assets=[STYLE],
    )


def _shunned(people: Restricted, back: str, words: Words) -> list[Element]:
    if not people:
        return [el("p", words.say("people-none"), class_="muted")]
    return [el("ul", *(_one(person, how, back, words) for person, how in people), class_="people")]


def _one(person: User, how: str, back: str, words: Words) -> Element:
    """One user with the current mute or block state and the actions to change it."""
    name = person.called(words.say("me-unnamed"))
    actions = [one for one in (MUTE, BLOCK, "") if one != how]
    forms = [
        el(
            "form",
            el("input", type="hidden", name="other", value=person.id),
            el("input", type="hidden", name="how", value=way),
            el("input", type="hidden", name="to", value=back),
            el(
                "button",
                words.say("people-do", how=way or "none"),
                type="submit",
                aria_label=words.say("people-do-whom", how=way or "none", name=name),
            ),
            method="post",
            action="/me/shun",
        )
        for way in actions
    ]
    state = [el("span", words.say("people-is", how=how), class_="muted")] if how else []
    return el("li", avatar(person, words), el("b", name), *state, el("span", *forms, class_="ways"))
