"""Game page: a fixed shell with a placeholder for each region."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ziggurat.art.faces import face_defs, person
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Child, Element, el, path, serialise, size_of
from ziggurat.markup.html import Markup, button
from ziggurat.server.config import CONFIG
from ziggurat.server.game.session import Session
from ziggurat.server.http.assets import asset, bundles
from ziggurat.server.http.shell import BAR, RequestContext, page, tools
from ziggurat.server.render.parts import bots
from ziggurat.server.render.regions import page_hash
from ziggurat.server.render.turns import moment
from ziggurat.views.symbols import art_of
from ziggurat.views.view import Place, Region

ASSETS = ("table.js", "later.js", "client.js", "socket.js", "table.css")
LESSON = ("learn.js", "learn.css")  # tutorial games only
HELP = (*BAR, "rules.css", "speed.css", "rules.js")  # loaded with the help dialog
WHY = ("why.css", "tip.css", "why.js", "tip.js")  # loaded on the first "why not" request
END = ("end.css", "end.js")  # loaded at the end of the game
TOLD = ("pace.css", "pace.js")  # loaded with the first narration
SIDE = "side.css"  # sheets, drawers and the curtain
PLAY = (
    "flights.js",
    "chat.js",
    "keys.js",
    "zoom.js",
    "again.js",
    SIDE,
)  # on the first click or message
CLOCKS = ("clock.css", "clock.js")  # for games with a clock
NOTICES = ("notices.js",)  # for users who want notifications, or are asked
SPEEDS = ("slow", "normal", "fast", "none")
SQUARE_ASPECT = 1.3  # aspect ratio of a table not low enough to lie below a name
ROW_ASPECT = 5  # aspect ratio of a table of a single row
TALL_ASPECT = 0.95  # aspect ratio of a board that leaves room beside it

REEL = {  # icons of the replay buttons, on a 20 by 20 grid
    "first": ["M4 4h2v12H4zM16 4v12l-9-6z"],
    "prev-turn": ["M10 5v10l-7-5zM17 5v10l-7-5z"],
    "prev": ["M13 5v10l-7-5z"],
    "film": ["M6 4v12l10-6z", "M5 4h4v12H5zM11 4h4v12h-4z"],  # play, and pause
    "next": ["M7 5v10l7-5z"],
    "next-turn": ["M3 5v10l7-5zM10 5v10l7-5z"],
    "live": ["M4 4v12l9-6zM14 4h2v12h-2z"],
}
KEYS = {
    "arrows": "← ↑ → ↓",
    "enter": "Enter",
    "shift": "Shift ← ↑ → ↓",
    "digits": "1 … 9",
    "u": "U",
    "e": "E",
    "rf": "R F",
    "past": "[ ]",
    "reel": "← →",
    "ends": "Home End",
    "space": "␣",
    "z": "Z",
    "i": "I",
    "s": "S",
    "help": "?",
}


@dataclass(frozen=True)
class GamePage:
    """The shell of a game page, filled with the first view."""

    visit: RequestContext
    session: Session
    regions: Mapping[str, str]
    pictures: Sequence[Region]  # of the view, with their properties
    seats: Sequence[int]  # held by this browser
    invitations: Mapping[int, str]  # links to free seats
    link: str  # for spectators
    at: int | None = None  # a past position

    @property
    def words(self) -> Words:
        """The texts of this page."""
        return self.visit.words

    def html(self) -> str:
        """The whole page."""
        words, art = self.words, art_of(self.session.setup.game)
        used = art.used("".join(self.regions.values()))
        return page(
            self.visit,
            words.say("game-title"),
            el("a", words.say("page-skip"), href="#stage", class_="skip"),
            Markup(serialise(_faces(bots(self.session)))),
            Markup(art.written(used)),
            self._head(),
            *self._lesson(),
            self._main(),
            el("p", id="live", class_="unseen", aria_live="polite"),
            el(
                "p",
                words.say("status-offline"),
                class_="unconnected",
                data_wait=words.say("status-again", seconds="#"),
            ),
            self._help(),
            self._curtain(),
            assets=self._assets(),
            class_=" ".join(self._moods()),
            data_game=self.session.setup.id,
            data_art=art.note(used),
            data_has=page_hash(self.regions),
            data_at=None if self.at is None else str(self.at),
            data_turn=asset("icon-turn.svg"),
            data_help=bundles(HELP),
            data_why=bundles(WHY),
            data_end=None if self.session.over else bundles(END),
            data_told=bundles(TOLD),
            data_play=bundles(PLAY),
            data_notices=bundles(NOTICES),
            **self._clocks(),
            data_tips=words.say("tip-words"),
            data_again=words.say("do-again"),
            data_tap=words.say("do-tap"),
            data_final=words.say("final-choice", label=""),
        )

    def _clocks(self) -> dict[str, str]:
        """The clocks, if the game has any."""
        if self.session.times is None:
            return {}
        return {
            "data_clocks": bundles(CLOCKS),
            "data_units": self.words.say("clock-units"),
            "data_low": self.words.say("clock-low"),
        }

    def _lesson(self) -> list[Element]:
        """The tutorial panel, and the ring that highlights its target."""
        if self.session.setup.learner is None:
            return []
        label = self.words.say("learn-title")
        return [
            self._hole("lesson", "section", class_="lesson", aria_label=label),
            el("div", id="pointer", hidden="hidden"),
        ]

    def _assets(self) -> tuple[str, ...]:
        """The bundled assets; one response compresses better than several."""
        lesson = () if self.session.setup.learner is None else LESSON
        tall = ["tall.css"] if self._is_tall() else []
        side = [SIDE] if self.session.over or self.invitations else []
        return (*ASSETS, *tall, *lesson, *side, *(END if self.session.over else ()))

    def _help(self) -> Element:
        """Loaded on first use."""
        address, label = f"/g/{self.session.setup.id}/help", self.words.say("page-help")
        return el("dialog", id="help", aria_label=label, data_from=address)

    def _moods(self) -> list[str]:
        """Initial CSS state: whose turn it is, and the shape of the boards."""
        mine = self.session.asks(*self.seats)
        past = ["looking-back", "counted"] if self.at is not None else []
        return [
            "playing",
            *(["tall"] if self._is_tall() else []),
            *(["mine"] if mine else []),
            *past,
        ]

    def _is_tall(self) -> bool:
        """Whether there is one board, which leaves room beside it."""
        boards = [size_of(one.drawing) for one in self.pictures if one.place == "board"]
        return len(boards) == 1 and boards[0][0] / boards[0][1] < TALL_ASPECT

    def _hole(self, name: str, tag: str = "div", **attributes: str | int | None) -> Element:
        content = self.regions.get(name, "")
        return el(
            tag,
            Markup(content),
            id=f"r-{name}",
            hidden=None if content else "hidden",
            **attributes,
        )

    def _head(self) -> Element:
        """Header: home link, points, caption and tools."""
        words = self.words
        unread = el("b", id="unread", hidden="hidden")
        return el(
            "header",
            el(
                "a",
                el("img", src=asset("icon.svg"), alt="", width=28, height=28),
                el("h1", words.say("game-title")),
                href="/",
                class_="home",
                title=words.say("page-home"),
            ),
            self._hole("pips", class_="pips"),
            el(
                "div",
                self._hole("say"),
                button(words.say("do-skip"), "skip", hidden="hidden"),
                button("↺", "since", hidden="hidden", title=words.say("do-since")),
                *self._speed(),
                class_="say",
            ),
            el(
                "nav",
                button("✉", "chat", aria_label=words.say("side-chat"), class_="icon chat"),
                button("☰", "menu", aria_label=words.say("side-menu"), class_="icon"),
                button("?", "help", aria_label=words.say("page-help"), class_="icon"),
                unread,
                class_="tools",
                aria_label=words.say("side-menu"),
            ),
        )

    def _speed(self) -> list[Element]:
        """The speed button; the client writes the current speed on it.

        In a lesson, which has its own pace, speed is among the settings.
        """
        if self.session.setup.learner is not None:
            return []
        names = "|".join(self.words.say(f"pref-speed-{one}") for one in SPEEDS)
        return [button("▸▸", "speed", el("span"), data_names=names)]

    def _main(self) -> Element:
        """Stage, rail, hand and dock: children of the page's grid."""
        words = self.words
        return el(
            "main",
            el(
                "div",
                el("div", *self._pictures("board"), id="boards", class_="boards"),
                el("dialog", id="large", aria_label=words.say("side-large")),
                button(words.say("do-choices"), "choices", class_="main", hidden="hidden"),
                id="stage",
                class_="stage",
                tabindex="-1",
            ),
            self._hole("count", "section", class_="count"),
            el("div", id="band", class_="band"),
            self._rail(),
            el("div", *self._pictures("hand"), class_="mine-area"),
            el(
                "div",
                el(
                    "div",
                    el(
                        "div",
                        self._hole("status", class_="status", tabindex="-1"),
                        el("p", id="info", aria_hidden="true"),
                    ),
                    class_="ask",
                ),
                self._hole("actions", class_="actions"),
                class_="dock",
            ),
            id="main",
        )

    def _rail(self) -> Element:
        """Panels, shelf and log; a bottom sheet on small screens."""
        words = self.words
        return el(
            "section",
            el(
                "div",
                *(self._panel(seat) for seat in range(len(self.session.setup.players))),
                class_="panels",
            ),
            *(self._invitation(seat, link) for seat, link in self.invitations.items()),
            el("div", *self._pictures("shelf"), id="shelf", class_="shelf"),
            el(
                "section",
                el("h2", words.say("side-log"), class_="unseen"),
                self._log(),
                self._past(),
                class_="card chronicle",
            ),
            self._drawers(),
            id="rail",
            class_="rail",
            aria_label=words.say("side-rail"),
        )

    def _panel(self, seat: int) -> Element:
        """A player panel, with room for the pieces in front of the player."""
        sizes = [size_of(one.drawing) for one in self.pictures if one.place == "table"]
        shape = max((width / height for width, height in sizes), default=ROW_ASPECT)
        table = self._hole(
            f"table-{seat}",
            class_="region low" if shape > ROW_ASPECT else "region",
            data_place="table",
            data_seat=seat,
            data_fine="true",
        )
        return el(
            "section",
            self._hole(f"player-{seat}"),
            *self._presence(seat),
            el("div", table, id=f"seat-{seat}", class_="slot"),
            class_="panel card square" if shape < SQUARE_ASPECT else "panel card",
        )

    def _presence(self, seat: int) -> list[Element]:
        """Presence indicators of the other players, updated by the socket."""
        if seat in self.seats or self.session.setup.players[seat].is_bot:
            return []
        name, words = f"here-{seat}", self.words
        here, away = words.say("side-here"), words.say("side-away")
        return [el("span", away, id=name, class_="presence", data_here=here, data_away=away)]

    def _pictures(self, place: Place) -> list[Element]:
        return [
            self._hole(
                one.name,
                "section",
                class_=" ".join(["region", *(["wide"] * one.wide), *(["about"] * one.about)]),
                data_place=place,
                data_fine="true" if one.fine else None,
                data_stops=_stops(one),
            )
            for one in self.pictures
            if one.place == place
        ]

    def _past(self) -> Element:
        """Replay controls: a slider of turns, and buttons for single steps."""
        words, there = self.words, moment(self.session, self.at)
        return el(
            "div",
            el("output", id="shown", for_="slider"),
            el(
                "input",
                id="slider",
                type="range",
                min=0,
                max=there.turns,
                value=there.turn,
                aria_label=words.say("side-past"),
            ),
            el("div", *(_control(do, words) for do in REEL), class_="reel"),
            id="past",
            class_="past",
        )

    def _drawers(self) -> Element:
        """Secondary controls: chat, list of choices, taking back, link."""
        words = self.words
        return el(
            "div",
            el(
                "p",
                button(words.say("page-help"), "help"),
                button("×", "shut", aria_label=words.say("page-close"), class_="icon"),
                class_="after",
            ),
            folded("chat", words.say("side-chat"), *self._chat()),
            folded("list", words.say("side-list"), self._hole("list")),
            folded("text", words.say("side-text"), el("div", id="r-text", class_="aloud")),
            *(self._together() if self.seats else []),
            folded(
                "watch",
                words.say("side-watch"),
                el("p", words.say("side-watch-text")),
                copyable(self.link, words.say("side-watch"), words, id="share"),
            ),
            *self._seal(),
            id="drawers",
            class_="drawers card",
        )

    def _together(self) -> list[Element]:
        """Actions that involve other players: taking back, ending, leaving."""
        return [
            folded(name, self.words.say(f"side-{name}"), self._hole(name))
            for name in ("ask", "leave")
        ]

    def _seal(self) -> list[Element]:
        """Link to the commitment that fixes all draws."""
        setup = self.session.setup
        if not setup.seal:
            return []
        address = f"/g/{setup.id}/chance"
        return [el("a", self.words.say("side-seal"), href=address, class_="seal")]

    def _log(self) -> Element:
        """The log, latest turn last; the client appends."""
        holes = [self._hole(name) for name in self.regions if name.startswith("log-")]
        return el("div", *holes, id="r-log", class_="log scroll", tabindex="0")

    def _invitation(self, seat: int, link: str) -> Element:
        words = self.words
        title = words.say("side-invite", number=seat + 1)
        content = [el("p", words.say("side-invite-text")), copyable(link, title, words)]
        return el("section", el("h2", title), *content, id=f"r-invite-{seat}", class_="card invite")

    def _chat(self) -> list[Element]:
        words = self.words
        label = words.say("side-chat")
        lines = el("div", id="chat", class_="scroll", role="log", tabindex="0", aria_label=label)
        people = self._people()
        if not self.seats:
            return [lines, *people]
        field = el(
            "input",
            name="text",
            maxlength=CONFIG.realtime.max_chat_chars,
            autocomplete="off",
            placeholder=words.say("side-chat-placeholder"),
            aria_label=words.say("side-chat-field"),
        )
        send = el("button", words.say("side-chat-send"), type="submit")
        read = el("p", words.say("side-chat-read"), class_="muted")
        return [lines, el("form", field, send, id="speak"), read, *people]

    def _people(self) -> list[Element]:
        """Link to mute or block known players."""
        players, address = self.session.setup.players, f"/g/{self.session.setup.id}/people"
        others = [one for seat, one in enumerate(players) if one.person and seat not in self.seats]
        return [el("a", self.words.say("side-people"), href=address)] if others else []

    def _curtain(self) -> Element:
        return el(
            "dialog",
            self._hole("curtain"),
            preference("curtain", self.words),
            id="curtain",
            class_="card",
        )


def _stops(region: Region) -> str | None:
    """The areas of a picture, each with title and rounded rectangle."""
    areas = [f"{title} {x:.0f} {y:.0f} {w:.0f} {h:.0f}" for title, x, y, w, h in region.stops]
    return "|".join(areas) or None


def folded(name: str, title: str, *content: Child) -> Element:
    """A collapsed drawer."""
    head = el("summary", el("h2", title))
    return el("details", head, *content, id=f"drawer-{name}", name="drawer")


def _faces(faces: Mapping[int, str]) -> Element:
    """The bots' faces as symbols, defined before the art that uses them."""
    art = el(
        "defs",
        *face_defs(faces.values()),
        *(person(seat, face) for seat, face in faces.items()),
    )
    return el("svg", art, class_="defs", width=0, height=0, aria_hidden="true")


def _control(do: str, words: Words) -> Element:
    """A replay button."""
    label = words.say(f"do-{do}")
    icon = el("svg", *map(path, REEL[do]), viewBox="0 0 20 20")
    return button("", do, icon, aria_label=label)


def copyable(link: str, label: str, words: Words, id: str | None = None) -> Element:
    """A shareable link with a copy button."""
    copy = button(words.say("do-copy"), "copy", data_done=words.say("do-copied"))
    field = el("input", value=link, readonly="readonly", aria_label=label, id=id)
    return el("p", field, copy, class_="link")


def preference(
    name: str, words: Words, none: str | None = None, phone: str | None = None
) -> Element:
    """An on/off setting; the other texts explain missing browser support."""
    box = el("input", type="checkbox", data_pref=name, data_none=none, data_phone=phone)
    return el("label", box, words.say(f"pref-{name}"), class_="check")


def _choosing(name: str, values: Sequence[str], words: Words) -> Element:
    """A setting with several values."""
    listed = [el("option", words.say(f"pref-{name}-{value}"), value=value) for value in values]
    select = el("select", *listed, data_pref=name)
    return el("label", words.say(f"pref-{name}"), select, class_="check")


def help_parts(visit: RequestContext, game: str) -> list[Element]:
    """The rules, opened at the current question, with keys and settings."""
    words = visit.words
    return [
        el(
            "header",
            el("div", _tab("rules", words, True), _tab("keys", words, False), role="tablist"),
            el(
                "div",
                *tools(visit),
                button("×", "close", aria_label=words.say("page-close"), class_="icon"),
                class_="tools",
            ),
            class_="bar",
        ),
        _panel("rules", data_sheet=f"/rules/{game}/sheet?lang={words.lang}", class_="rules"),
        _panel("keys", *_settings(words), hidden="hidden"),
        _speeds(words),
    ]


def _speeds(words: Words) -> Element:
    """Menu of replay speeds and automatic actions."""
    ways = [
        el(
            "label",
            el("input", type="radio", name="speed", value=speed, data_pref="speed"),
            el("span", words.say(f"pref-speed-{speed}")),
            el("small", words.say(f"speed-{speed}")),
        )
        for speed in SPEEDS
    ]
    switches = (preference(name, words) for name in ("sum", "auto"))
    label = words.say("pref-speed")
    return el(
        "div",
        *ways,
        el("hr"),
        *switches,
        id="speeds",
        popover="auto",
        role="group",
        aria_label=label,
    )


def _tab(name: str, words: Words, chosen: bool) -> Element:
    return button(
        words.say(f"help-tab-{name}"),
        "tab",
        id=f"tab-{name}",
        role="tab",
        aria_controls=f"help-{name}",
        aria_selected="true" if chosen else "false",
    )


def _panel(name: str, *content: Child, **attributes: str) -> Element:
    return el(
        "div",
        *content,
        id=f"help-{name}",
        role="tabpanel",
        aria_labelledby=f"tab-{name}",
        **attributes,
    )


def _settings(words: Words) -> list[Element]:
    """Keys, what undo means, and settings."""
    keys = [
        part
        for key, shown in KEYS.items()
        for part in (el("dt", el("kbd", shown)), el("dd", words.say(f"help-key-{key}")))
    ]
    return [
        el("h2", words.say("help-settings")),
        preference("auto", words),
        _choosing("ask", ("false", "true", "always"), words),
        *(preference(name, words) for name in ("curtain", "sound")),
        preference("notice", words, words.say("pref-notice-none"), words.say("pref-notice-phone")),
        _choosing("speed", SPEEDS, words),
        el("p", words.say("help-undo")),
        el("section", el("h2", words.say("help-keys")), el("dl", *keys), class_="keys"),
        el("p", button(words.say("do-zen"), "zen"), class_="after"),
    ]
