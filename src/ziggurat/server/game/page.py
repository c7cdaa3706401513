"""The game page: a fixed shell with a hole for each region."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ziggurat.art.faces import face_defs, person
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Child, Element, el, path, serialise, size_of
from ziggurat.markup.html import Markup, button
from ziggurat.server.game.events import BOT
from ziggurat.server.game.session import Session
from ziggurat.server.http.assets import asset
from ziggurat.server.http.rate_limits import CHAT_LENGTH
from ziggurat.server.http.shell import RequestContext, page, tools
from ziggurat.server.render.parts import bots
from ziggurat.server.render.regions import sign
from ziggurat.server.render.turns import moment
from ziggurat.views.symbols import art_of
from ziggurat.views.view import Place, Region

ASSETS = ("table.js", "later.js", "client.js", "socket.js", "table.css")
LESSON = ("learn.js", "learn.css")  # only where somebody learns
HELP = ("rules.css", "speed.css", "rules.js")  # when somebody asks for it
WHY = ("why.css", "tip.css", "why.js", "tip.js")  # when somebody points at something
END = ("end.css", "end.js")  # when the game is over
TOLD = ("pace.css", "pace.js")  # when there is something to be told
PLAY = (
    "flights.js",
    "chat.js",
    "keys.js",
    "zoom.js",
)  # when somebody begins to play, speaks or comes
SIDE = "side.css"  # likewise
CLOCKS = ("clock.css", "clock.js")  # when time is told
NOTICES = ("notices.js",)  # for those who want them, and who are asked whether they do
SPEEDS = ("slow", "normal", "fast", "none")
SQUARE = 1.3  # width by height of a table that is not low enough to lie below a name
LOW = 5  # of a table that is no more than a line
TALL = 0.95  # width by height of a board that leaves room beside it

REEL = {  # the buttons of the replay, with what is drawn on them in a square of 20
    "first": ["M4 4h2v12H4zM16 4v12l-9-6z"],
    "prev-turn": ["M10 5v10l-7-5zM17 5v10l-7-5z"],
    "prev": ["M13 5v10l-7-5z"],
    "film": ["M6 4v12l10-6z", "M5 4h4v12H5zM11 4h4v12h-4z"],  # to play, and to pause
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
    """The shell of one game, its holes filled with what a visitor sees at first."""

    visit: RequestContext
    session: Session
    regions: Mapping[str, str]
    pictures: Sequence[Region]  # those of the view, each with what it is
    seats: Sequence[int]  # played in this browser
    invitations: Mapping[int, str]  # links to seats still free
    link: str  # for spectators
    at: int | None = None  # a position of the past

    @property
    def words(self) -> Words:
        """The words of this page."""
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
            el("p", words.say("status-offline"), class_="unconnected"),
            self._help(),
            self._curtain(),
            assets=self._assets(),
            class_=" ".join(self._moods()),
            data_game=self.session.setup.id,
            data_art=art.note(used),
            data_has=sign(self.regions),
            data_at=None if self.at is None else str(self.at),
            data_turn=asset("icon-turn.svg"),
            data_help=f"{asset(*HELP[:2])} {asset(HELP[2])}",
            data_why=f"{asset(*WHY[:2])} {asset(*WHY[2:])}",
            data_end=None if self.session.over else " ".join(map(asset, END)),
            data_told=" ".join(map(asset, TOLD)),
            data_play=f"{asset(*PLAY)} {asset(SIDE)}",
            data_notices=asset(*NOTICES),
            **self._clocks(),
            data_tips=words.say("tip-words"),
            data_again=words.say("do-again"),
            data_tap=words.say("do-tap"),
            data_final=words.say("final-choice", label=""),
        )

    def _clocks(self) -> dict[str, str]:
        """What counts time, where there is any to count."""
        if self.session.times is None:
            return {}
        return {
            "data_clocks": " ".join(map(asset, CLOCKS)),
            "data_units": self.words.say("clock-units"),
            "data_low": self.words.say("clock-low"),
        }

    def _lesson(self) -> list[Element]:
        """What leads through a first game, and the ring around the thing it is about."""
        if self.session.setup.learner is None:
            return []
        label = self.words.say("learn-title")
        return [
            self._hole("lesson", "section", class_="lesson", aria_label=label),
            el("div", id="pointer", hidden="hidden"),
        ]

    def _assets(self) -> tuple[str, ...]:
        """What the page needs at once: one answer, which compresses better than several."""
        lesson = () if self.session.setup.learner is None else LESSON
        side = [SIDE] if self.session.over or self.invitations else []
        return (*ASSETS, *lesson, *side, *(END if self.session.over else ()))

    def _help(self) -> Element:
        """Filled when it is first asked for."""
        address, label = f"/g/{self.session.setup.id}/help", self.words.say("page-help")
        return el("dialog", id="help", aria_label=label, data_from=address)

    def _moods(self) -> list[str]:
        """What the page looks like at first: whose turn it is, and the shape of its boards."""
        boards = [size_of(one.drawing) for one in self.pictures if one.place == "board"]
        tall = len(boards) == 1 and boards[0][0] / boards[0][1] < TALL
        mine = self.session.asks(*self.seats)
        past = ["looking-back", "counted"] if self.at is not None else []
        return ["playing", *(["tall"] if tall else []), *(["mine"] if mine else []), *past]

    def _hole(self, name: str, tag: str = "div", **attributes: str | int | None) -> Element:
        content = self.regions.get(name, "")
        return el(
            tag,
            Markup(content),
            spot=None,
            id=f"r-{name}",
            hidden=None if content else "hidden",
            **attributes,
        )

    def _head(self) -> Element:
        """Home, points, what happened, and the tools."""
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
        """The button that opens the speeds, on which the client writes the chosen one.

        A lesson has its own pace; there the speed is found among the settings.
        """
        if self.session.setup.learner is not None:
            return []
        names = "|".join(self.words.say(f"pref-speed-{one}") for one in SPEEDS)
        return [button("▸▸", "speed", el("span"), data_names=names)]

    def _main(self) -> Element:
        """Stage, rail, hand and dock: children of the page's one grid."""
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
        """Panels, shelf and log; on a small screen all of it is a sheet."""
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
        """A player, and room for what lies before them."""
        sizes = [size_of(one.drawing) for one in self.pictures if one.place == "table"]
        shape = max((width / height for width, height in sizes), default=LOW)
        table = self._hole(
            f"table-{seat}",
            class_="region low" if shape > LOW else "region",
            data_place="table",
            data_seat=seat,
            data_fine="true",
        )
        return el(
            "section",
            self._hole(f"player-{seat}"),
            *self._presence(seat),
            el("div", table, id=f"seat-{seat}", class_="slot"),
            class_="panel card square" if shape < SQUARE else "panel card",
        )

    def _presence(self, seat: int) -> list[Element]:
        """Whether another person is there, told by the server as they come and go."""
        if seat in self.seats or self.session.setup.players[seat].kind == BOT:
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
        """The way to any position of the past: a slider of turns, and buttons for single steps."""
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
        """What is asked for now and then: chat, choices as a list, taking back, a link."""
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
        """What is not done alone: taking back, ending, leaving."""
        return [
            folded(name, self.words.say(f"side-{name}"), self._hole(name))
            for name in ("ask", "leave")
        ]

    def _seal(self) -> list[Element]:
        """The way to what fixes all draws from the first moment."""
        setup = self.session.setup
        if not setup.seal:
            return []
        address = f"/g/{setup.id}/chance"
        return [el("a", self.words.say("side-seal"), href=address, class_="seal")]

    def _log(self) -> Element:
        """The newest turn last; the client adds new ones."""
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
            maxlength=CHAT_LENGTH,
            autocomplete="off",
            placeholder=words.say("side-chat-placeholder"),
            aria_label=words.say("side-chat-field"),
        )
        send = el("button", words.say("side-chat-send"), type="submit")
        read = el("p", words.say("side-chat-read"), class_="muted")
        return [lines, el("form", field, send, id="speak"), read, *people]

    def _people(self) -> list[Element]:
        """The way to mute or block those who are known to sit here."""
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
    """The areas of a picture, each with its title and its rectangle in round numbers."""
    areas = [f"{title} {x:.0f} {y:.0f} {w:.0f} {h:.0f}" for title, x, y, w, h in region.stops]
    return "|".join(areas) or None


def folded(name: str, title: str, *content: Child) -> Element:
    """A drawer that is closed until it is asked for."""
    head = el("summary", el("h2", title))
    return el("details", head, *content, id=f"drawer-{name}", name="drawer")


def _faces(faces: Mapping[int, str]) -> Element:
    """The faces of bots, also as those who sit there: before the art, where all have tokens."""
    art = el(
        "defs",
        *face_defs(faces.values()),
        *(person(seat, face) for seat, face in faces.items()),
    )
    return el("svg", art, class_="defs", width=0, height=0, aria_hidden="true")


def _control(do: str, words: Words) -> Element:
    """A button of the replay."""
    label = words.say(f"do-{do}")
    sign = el("svg", *map(path, REEL[do]), viewBox="0 0 20 20")
    return button("", do, sign, aria_label=label)


def copyable(link: str, label: str, words: Words, id: str | None = None) -> Element:
    """A link to be sent to somebody."""
    copy = button(words.say("do-copy"), "copy", data_done=words.say("do-copied"))
    field = el("input", value=link, readonly="readonly", aria_label=label, id=id)
    return el("p", field, copy, class_="link")


def preference(
    name: str, words: Words, none: str | None = None, phone: str | None = None
) -> Element:
    """A setting that is on or off; the other texts say where a browser does not have it."""
    box = el("input", type="checkbox", data_pref=name, data_none=none, data_phone=phone)
    return el("label", box, words.say(f"pref-{name}"), class_="check")


def _choosing(name: str, values: Sequence[str], words: Words) -> Element:
    """A setting with several values."""
    listed = [el("option", words.say(f"pref-{name}-{value}"), value=value) for value in values]
    select = el("select", *listed, data_pref=name)
    return el("label", words.say(f"pref-{name}"), select, class_="check")


def help_parts(visit: RequestContext, game: str) -> list[Element]:
    """The rules, opened at what is being asked, and beside them keys and settings."""
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
    """How fast others are followed, and what of one's own turn goes by itself: a menu."""
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
        spot=None,
        id=f"help-{name}",
        role="tabpanel",
        aria_labelledby=f"tab-{name}",
        **attributes,
    )


def _settings(words: Words) -> list[Element]:
    """Keys, what undo means, settings."""
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
