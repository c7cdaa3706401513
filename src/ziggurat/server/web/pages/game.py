"""The game page: a fixed shell with a hole for each region."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ziggurat import views
from ziggurat.server.limits import CHAT_LENGTH
from ziggurat.server.play.session import Session
from ziggurat.server.show.html import Markup, button
from ziggurat.server.web.pages.shell import Visit, page, tools
from ziggurat.views.svg import Child, Element, el, serialise
from ziggurat.views.view import Place
from ziggurat.views.words import Words

KEYS = {
    "arrows": "← ↑ → ↓",
    "enter": "Enter",
    "digits": "1 … 9",
    "u": "U",
    "e": "E",
    "rf": "R F",
    "past": "[ ]",
    "z": "Z",
    "help": "?",
}


@dataclass(frozen=True)
class GamePage:
    """The shell of one game, its holes filled with what a visitor sees at first."""

    visit: Visit
    session: Session
    regions: Mapping[str, str]
    places: Mapping[str, Place]  # where each picture of the view goes
    seats: Sequence[int]  # played in this browser
    invitations: Mapping[int, str]  # links to seats still free
    link: str  # for spectators

    @property
    def words(self) -> Words:
        """The words of this page."""
        return self.visit.words

    def html(self) -> str:
        """The whole page."""
        words = self.words
        return page(
            self.visit,
            words.say("game-title"),
            el("a", words.say("page-skip"), href="#main", class_="skip"),
            Markup(serialise(views.view_of(self.session.setup.game).defs())),
            el("header", self._bar(), el("p", id="info", class_="info", aria_hidden="true")),
            self._main(),
            el("p", id="live", class_="unseen", aria_live="polite"),
            el("p", words.say("status-offline"), class_="unconnected"),
            el("svg", id="flights", aria_hidden="true"),
            help_dialog(words),
            self._curtain(),
            class_="playing mine" if self.session.acting in self.seats else "playing",
            data_game=self.session.setup.id,
            data_again=words.say("do-again"),
        )

    def _hole(self, name: str, tag: str = "div", **attributes: str) -> Element:
        content = self.regions.get(name, "")
        return el(
            tag,
            Markup(content),
            spot=None,
            id=f"r-{name}",
            data_region=name,
            hidden=None if content else "hidden",
            **attributes,
        )

    def _bar(self) -> Element:
        words = self.words
        title = el("h1", words.say("game-title"))
        return el(
            "div",
            el("a", title, href="/", class_="home", aria_label=words.say("page-home")),
            self._hole("status", class_="status", tabindex="-1"),
            self._hole("actions", class_="actions"),
            el(
                "nav",
                *tools(self.visit),
                button("?", "help", aria_label=words.say("page-help"), class_="icon"),
                class_="tools",
                aria_label=words.say("page-help"),
            ),
            class_="bar",
        )

    def _main(self) -> Element:
        return el(
            "main",
            el(
                "div",
                self._hole("count", "section", class_="card count"),
                *self._pictures("board"),
                class_="boards",
            ),
            el("div", *self._pictures("hand"), class_="hands"),
            el(
                "aside",
                el(
                    "div",
                    *(self._invitation(seat, link) for seat, link in self.invitations.items()),
                    card(self.words.say("side-players"), self._hole("players")),
                    *self._pictures("shelf"),
                    class_="pictures",
                ),
                el("div", *self._talk(), class_="talk"),
                class_="side",
            ),
            id="main",
        )

    def _pictures(self, place: Place) -> list[Element]:
        return [
            self._hole(
                name,
                "section",
                class_="region card" if place == "shelf" else "region",
                data_place=place,
            )
            for name, where in self.places.items()
            if where == place
        ]

    def _talk(self) -> list[Element]:
        words = self.words
        past = [
            el(
                "input",
                id="slider",
                type="range",
                min=0,
                max=len(self.session.frames) - 1,
                value=len(self.session.frames) - 1,
                aria_label=words.say("side-past"),
            ),
            el("output", id="shown", for_="slider"),
            button(words.say("do-since"), "since"),
        ]
        return [
            card(
                words.say("side-log"),
                self._log(),
                el("div", *past, class_="past"),
            ),
            el(
                "div",
                folded(words.say("side-chat"), *self._chat()),
                folded(words.say("side-list"), self._hole("list")),
                *([folded(words.say("side-ask"), self._hole("ask"))] if self.seats else []),
                folded(
                    words.say("side-watch"),
                    el("p", words.say("side-watch-text")),
                    copyable(self.link, words.say("side-watch"), words),
                ),
                class_="drawers",
            ),
        ]

    def _log(self) -> Element:
        """The newest turn first; the client puts new ones on top."""
        turns = [name for name in self.regions if name.startswith("log-")]
        holes = [self._hole(name) for name in reversed(turns)]
        return el("div", *holes, id="r-log", class_="log scroll", tabindex="0")

    def _invitation(self, seat: int, link: str) -> Element:
        words = self.words
        title = words.say("side-invite", name=self.session.setup.players[seat].name)
        content = [el("p", words.say("side-invite-text")), copyable(link, title, words)]
        return el("section", el("h2", title), *content, id=f"r-invite-{seat}", class_="card invite")

    def _chat(self) -> list[Element]:
        words = self.words
        lines = el("div", id="chat", class_="scroll", role="log", tabindex="0")
        if not self.seats:
            return [lines]
        field = el(
            "input",
            name="text",
            maxlength=CHAT_LENGTH,
            autocomplete="off",
            placeholder=words.say("side-chat-placeholder"),
            aria_label=words.say("side-chat-field"),
        )
        send = el("button", words.say("side-chat-send"), type="submit")
        return [lines, el("form", field, send, id="say")]

    def _curtain(self) -> Element:
        return el(
            "dialog",
            self._hole("curtain"),
            preference("curtain", self.words),
            id="curtain",
            class_="card",
        )


def card(title: str, *content: Child) -> Element:
    """A titled card of the side column."""
    return el("section", el("h2", title), *content, class_="card")


def folded(title: str, *content: Child) -> Element:
    """A card that is closed until it is asked for."""
    return el("details", el("summary", el("h2", title)), *content, class_="card", name="drawer")


def copyable(link: str, label: str, words: Words) -> Element:
    """A link to be sent to somebody."""
    copy = button(words.say("do-copy"), "copy", value=link, data_done=words.say("do-copied"))
    field = el("input", value=link, readonly="readonly", aria_label=label)
    return el("p", field, copy, class_="link")


def preference(name: str, words: Words) -> Element:
    """A setting that is on or off."""
    box = el("input", type="checkbox", data_pref=name)
    return el("label", box, words.say(f"pref-{name}"), class_="check")


def help_dialog(words: Words) -> Element:
    """Keys, what undo means, and settings."""
    keys = [
        part
        for key, shown in KEYS.items()
        for part in (el("dt", el("kbd", shown)), el("dd", words.say(f"help-key-{key}")))
    ]
    speeds = [
        el("option", words.say(f"pref-speed-{speed}"), value=speed)
        for speed in ("normal", "fast", "none")
    ]
    return el(
        "dialog",
        el("h2", words.say("help-title")),
        el("p", words.say("help-undo")),
        el("h3", words.say("help-settings")),
        *(preference(name, words) for name in ("auto", "ask", "curtain")),
        el(
            "label",
            words.say("pref-speed"),
            el("select", *speeds, data_pref="speed"),
            class_="check",
        ),
        el("h3", words.say("help-keys")),
        el("dl", *keys),
        el(
            "p",
            button(words.say("page-close"), "close", class_="main"),
            button(words.say("page-theme"), "theme"),
            button(words.say("do-zen"), "zen"),
            class_="after",
        ),
        id="help",
        class_="card",
    )
