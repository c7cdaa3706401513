"""Page shell: head, languages, themes, and error pages."""

from collections.abc import Sequence
from typing import NamedTuple
from urllib.parse import quote

from ziggurat.art.theme import THEMES, colour
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Child, Element, el
from ziggurat.markup.html import button, document
from ziggurat.server.http.assets import THEME, asset, styles_and_scripts
from ziggurat.server.identity.names import DELETED

TITLE = "Ziggurat"
BAR = ("bar.css", "theme.js")  # the bar on top, with languages and themes


class RequestContext(NamedTuple):
    """How a page is requested: language, theme and URL."""

    words: Words
    theme: str | None
    path: str


def page(
    visit: RequestContext,
    title: str,
    *content: Child,
    assets: Sequence[str] = (),
    **attributes: str | None,
) -> str:
    """A whole page around its content, with its own assets."""
    styles, scripts = styles_and_scripts([THEME, "style.css", *assets])
    head = el(
        "head",
        el("meta", charset="utf-8"),
        el("meta", name="viewport", content="width=device-width, initial-scale=1"),
        el("meta", name="color-scheme", content="light dark"),
        el("title", title if title == TITLE else f"{title} · {TITLE}"),
        el("link", rel="icon", href=asset("icon.svg"), type="image/svg+xml"),
        el("link", rel="apple-touch-icon", href=asset("icon-192.png")),
        el("link", rel="manifest", href=asset(f"manifest.{visit.words.lang}.webmanifest")),
        el("meta", name="theme-color", content=colour("accent", THEMES[0])),
        el("link", rel="stylesheet", href=asset(*styles)),
        el("script", src=asset(*scripts), type="module"),
    )
    body = el("body", *content, data_title=title, **attributes)
    whole = document(el("html", head, body, lang=visit.words.lang, data_theme=visit.theme))
    return whole.replace(DELETED, visit.words.say("deleted-player"))


def lobby(visit: RequestContext, title: str, *content: Child, assets: Sequence[str] = ()) -> str:
    """A page outside a game: header, content, languages and themes."""
    words = visit.words
    bar = el(
        "header",
        home(),
        el("nav", _you(words), *tools(visit), class_="tools", aria_label=words.say("page-help")),
        class_="bar",
    )
    about = el("footer", el("a", words.say("privacy-title"), href="/privacy"))
    main = el("main", *content, about, id="main")
    return page(visit, title, bar, main, assets=[*BAR, "lobby.css", *assets], class_="lobby")


def _you(words: Words) -> Element:
    """Links to the account and its games."""
    return el("a", words.say("page-me"), href="/me", class_="button")


def home() -> Element:
    """Link to the start page."""
    icon = el("img", src=asset("icon.svg"), alt="", width=28, height=28)
    return el("a", icon, el("span", TITLE), href="/", class_="home")


def tools(visit: RequestContext) -> list[Element]:
    """Switches for language and theme."""
    words = visit.words
    other = words.say("page-language-code")
    return [
        el(
            "a",
            el("span", words.say("page-language"), class_="long"),
            el("span", other.upper(), class_="short"),
            href=f"/lang/{other}?to={quote(visit.path)}",
            lang=other,
            hreflang=other,
            aria_label=words.say("page-language"),
            class_="button",
        ),
        button("◐", "theme", aria_label=words.say("page-theme"), class_="icon"),
    ]


def error_page(visit: RequestContext, status: int | str, wait: int = 0) -> str:
    """An error page; `wait` is the number of seconds until trying again makes sense."""
    words, title = visit.words, visit.words.say(_problem(visit.words, status))
    text = el("p", problem_text(words, status)) if not wait else _countdown(words, status, wait)
    return lobby(
        visit,
        title,
        el(
            "section",
            el("h1", title),
            text,
            el("p", el("a", words.say("problem-home"), href="/", class_="button main")),
            class_="card note",
        ),
        assets=["again.js"] if wait else [],
    )


def _countdown(words: Words, status: int | str, wait: int) -> Element:
    """How long to wait, counted down by a script."""
    message = f"problem-{status}-wait"
    return el(
        "p",
        words.say(message, seconds=wait),
        role="timer",
        data_seconds=wait,
        data_wait=words.say(message, seconds="#"),
        data_now=words.say(message, seconds="now"),
    )


def problem_text(words: Words, status: int | str) -> str:
    """The sentence that explains an error."""
    return words.say(f"{_problem(words, status)}-text")


def _problem(words: Words, status: int | str) -> str:
    key = f"problem-{status}"
    return key if words.has(key) else "problem-400"
