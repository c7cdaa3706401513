"""Page regions: caption, question, buttons, panels, log."""

from collections.abc import Sequence
from dataclasses import asdict
from functools import cache
from typing import Any, NamedTuple

from ziggurat.art.faces import face
from ziggurat.art.stone import token
from ziggurat.core.rules import NOBODY
from ziggurat.core.state import State
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Child, Element, el, serialise
from ziggurat.markup.html import Markup, button, html, memoized_markup
from ziggurat.markup.patches import Fragments
from ziggurat.server.errors import Reject
from ziggurat.server.game.clock import Clock
from ziggurat.server.game.leaving import Note
from ziggurat.server.game.players import PROGRAM, Player, is_program
from ziggurat.server.game.proposals import Proposal
from ziggurat.server.game.rows import RowKind
from ziggurat.server.game.session import Session
from ziggurat.server.game.setup import Setup
from ziggurat.server.ratings.model import ADDRESS
from ziggurat.server.render.fragments import HOLE, within
from ziggurat.server.render.narration import Caption, Sentence, Thumbnails
from ziggurat.server.render.rating import short
from ziggurat.server.render.verdict import broken_off
from ziggurat.views.anchors import ShownChoice
from ziggurat.views.orientation import can_flip, can_turn
from ziggurat.views.people import faces_of
from ziggurat.views.view import View

STANDS_IN = "⚙"  # icon of a replacement bot
LOG_TURN = el("ol", HOLE)
CHOICES = el("ul", HOLE, class_="choices")


@cache
def seat_mark(seat: int) -> Element:
    """The shape and colour of a seat."""
    picture = el("svg", token(seat, 16, 16), viewBox="0 0 32 32", class_="mark", aria_hidden="true")
    return el("span", Markup(serialise(picture)))


def status(
    session: Session, seat: int, at: int | None, prompt: str, words: Words
) -> tuple[str, str]:
    """The acting player and the question."""
    if at is not None:
        return words.say("status-past"), ""
    if session.closed:
        return words.say("status-closed", why=session.closed), broken_off(session, words)
    if session.over:
        outcome = session.table.outcome
        assert outcome is not None
        reason = words.say(f"reason-{outcome.reason}")
        return words.say("status-over", reason=reason), result(session, words)
    if session.gathers:
        free = sum(player.is_invited for player in session.setup.players)
        return words.say("status-gathers", number=free), ""
    pending = session.proposals.pending
    if pending is not None and seat in pending.missing:
        name = session.setup.names[pending.seat]
        return words.say(_plea("text", pending), name=name, turn=pending.turn), ""
    if seat in session.away:
        return words.say("status-gone", how=_how_gone(session, seat)), ""
    player = session.setup.players[session.acting]
    waits = _waits_for(session, seat, words)
    if session.acting == seat:
        done = words.say("status-end" if session.before else "status-end-only")
        return waits or words.say("status-yours"), done if session.waits else prompt
    if waits:
        return waits, ""
    if session.waits:
        return words.say("status-end-theirs", name=player.name), ""
    waiting = "status-thinking" if session.is_bot(session.acting) else _waiting(player)
    return words.say(waiting, name=player.name), ""


def _how_gone(session: Session, seat: int) -> str:
    """How an absent player left, and whether that lost them a rated game."""
    how = session.away[seat].kind
    if not session.setup.rated:
        return how
    return "flag" if how is RowKind.LATE else "lost" if session.attendance.has_left(seat) else how


def _waits_for(session: Session, seat: int, words: Words) -> str:
    """Whose answer the author of a proposal is waiting for."""
    pending = session.proposals.pending
    if pending is None or pending.seat != seat:
        return ""
    missing = [session.setup.names[one] for one in sorted(pending.missing)]
    key, names = _plea("waits", pending), ", ".join(missing)
    return words.say(key, turn=pending.turn, names=names)


def _plea(what: str, plea: Proposal) -> str:
    return f"plea-end-{what}" if plea.ends else f"plea-{what}"


def asked(
    sentence: tuple[str, str], marked: Sequence[int] = (), section: str = ""
) -> list[Element]:
    """The question in bold, or the acting player if the viewer is not asked.

    Preceded by the marks of the seats it is about; the rules section explains it.
    """
    acts, prompt = sentence
    marks = [el("b", *seat_mark(seat).children) for seat in marked]
    return [
        el("strong", *marks, prompt or acts, title=prompt or acts, data_rule=section or None),
        el("span", acts if prompt else ""),
    ]


def _waiting(player: Player) -> str:
    return "status-invited" if player.is_invited else "status-theirs"


def winning(session: Session) -> list[int]:
    """The winning seats, once the game is over."""
    outcome = session.table.outcome
    if not session.over or outcome is None:
        return []
    return [seat for seat, place in enumerate(outcome.places) if place == 1]


def result(session: Session, words: Words) -> str:
    """The winner, or that there is none."""
    outcome = session.table.outcome
    assert outcome is not None
    winners = winning(session)
    if not winners:  # solo game
        return words.say("status-lost", name=session.setup.names[0], points=outcome.scores[0])
    names, points = [session.setup.names[seat] for seat in winners], outcome.scores[winners[0]]
    if len(winners) == 1:
        return words.say("status-won", name=names[0], points=points)
    return words.say("status-tied", names=", ".join(names), points=points)


def orientation_controls(looks: Sequence[str], look: str, words: Words) -> list[Markup]:
    """Controls for the orientation of a piece, if there are several."""
    ways = (("⟳", "turn", can_turn(looks, look)), ("⇋", "flip", can_flip(looks)))
    return [_way_to_hold(sign, do, words) for sign, do, possible in ways if possible]


@memoized_markup
def _way_to_hold(sign: str, do: str, words: Words) -> list[Element]:
    return [button(sign, do, el("span", words.say(f"do-{do}")), class_="look")]


def actions(session: Session, seat: int, at: int | None, words: Words) -> Sequence[Element | str]:
    """Undo and End turn; the way back while viewing history."""
    if at is not None:
        return [button(words.say("do-live"), "live", class_="main")]
    if session.over:
        return _afterwards(session, seat, words)
    if seat == NOBODY:
        return []
    if session.gathers:
        return gathering(session.setup, session.setup.players[seat].person, words)
    if seat in session.away:
        barred = session.why_not_back(seat)
        soon = barred in (None, Reject.BOT_TURN)  # a bot is about to finish
        back = button(words.say("do-back"), "back", class_="main", disabled=_unless(not barred))
        return [back] if soon else []
    mine = session.acting == seat
    steps = len(session.before) if mine else 0
    start = len(session.history.frames) - 1 - steps
    return [
        *plea(session, seat, words),
        _undo(steps > 0, words),
        _undo_turn(start if steps > 1 else None, words),
        _end(mine and session.waits, words),
    ]


@memoized_markup
def _undo(possible: bool, words: Words) -> list[Element]:
    what = el("span", words.say("do-undo"))
    return [button("↶", "undo", what, class_="undo", disabled=_unless(possible))]


@memoized_markup
def _undo_turn(start: int | None, words: Words) -> list[Element]:
    what, shut = el("span", words.say("do-undo-turn")), _unless(start is not None)
    return [button("⟲", "undo", what, class_="undo turn", data_to=start, disabled=shut)]


@memoized_markup
def _end(possible: bool, words: Words) -> list[Element]:
    return [button(words.say("do-end"), "end", class_="main", disabled=_unless(possible))]


def gathering(setup: Setup, person: str, words: Words) -> list[Element]:
    """Before the start: the creator may fill free seats with bots, players may leave."""
    if not person:
        return []
    leave = el("button", words.say("lobby-leave"), type="submit")
    fill = el("button", words.say("lobby-fill"), type="submit", class_="main")
    begin = el("form", fill, method="post", action=f"/g/{setup.id}/fill")
    return [
        el("form", leave, method="post", action=f"/g/{setup.id}/leave"),
        *([begin] if person == setup.maker else []),
    ]


def _afterwards(session: Session, seat: int, words: Words) -> list[Element]:
    """After the end: rematch, scores, replay, and a link to it."""
    address, counts = f"/g/{session.setup.id}/again", words.say("count-title")
    again = el("button", words.say("count-again"), type="submit", class_="main")
    goes_on = el("a", words.say("count-next"), href=address, class_="button main")
    asks = el("form", again, method="post", action=address)
    accept = el("button", words.say("count-accept"), type="submit", class_="main")
    comes = el("form", accept, method="post", action=address)
    following = comes if seat in session.setup.invited else goes_on
    return [
        button("Σ", "count", el("span", counts), class_="look", title=counts),
        button("⏮", "at", el("span", words.say("count-review")), data_at=0, class_="look"),
        button("↗", "share", el("span", words.say("side-watch")), class_="look"),
        *([following] if session.setup.following else [asks] if seat != NOBODY else []),
    ]


def plea(session: Session, seat: int, words: Words) -> list[Element]:
    """The answers to a proposal for this seat; its author may withdraw it."""
    pending = session.proposals.pending
    if pending is None:
        return []
    if seat == pending.seat:
        return [button(words.say("do-withdraw"), "decline")]
    if seat not in pending.missing:
        return []
    return [
        button(words.say("do-agree"), "agree"),
        button(words.say("do-decline"), "decline"),
    ]


def asks(session: Session, seat: int, words: Words) -> Markup:
    """The button to propose taking back a finished turn."""
    if session.over or seat not in session.persons:
        return _said("side-ask-none", words)
    if session.setup.rated:
        return _said("side-ask-rated", words)
    pending = session.proposals.pending
    if pending is not None:
        asking = pending.seat
        who = "you" if asking == seat else "other"
        return _waits(who, session.setup.names[asking], words)
    if session.proposals.has_proposed(seat, session.turn):
        return _said("side-ask-once", words)
    turn = session.last_turn(seat)
    return _said("side-ask-none", words) if turn is None else _ask(turn, words)


@memoized_markup
def _said(message: str, words: Words) -> list[Element]:
    return [el("p", words.say(message))]


@memoized_markup
def _waits(who: str, name: str, words: Words) -> list[Element]:
    return [el("p", words.say("side-ask-waits", who=who, name=name))]


@memoized_markup
def _ask(turn: int, words: Words) -> list[Element]:
    return [el("p", words.say("side-ask-text")), button(words.say("do-ask", turn=turn), "ask")]


def leaving(session: Session, seat: int, words: Words) -> Markup:
    """The ways to end a game early: by agreement, or by leaving."""
    if session.over or session.gathers or seat not in session.persons:
        return _said("side-leave-none", words)
    setup, proposals = session.setup, session.proposals
    asked = proposals.pending is not None or proposals.has_proposed(seat, session.turn)
    what = _what_leaving_does(session)
    loses = setup.rated and not setup.unrated and what in ("back", "gone", "ends")
    free = not_rated(session, words)
    return _ways_out(what, setup.rated, loses, free, asked, _gone(session, seat), words)


def _what_leaving_does(session: Session) -> str:
    """What happens to the game or the seat when one more player leaves."""
    setup = session.setup
    if len(session.persons) > 1:
        return "back" if setup.returns else "gone"
    whole = len(session.attendance.turned) == len(setup.players)
    if not setup.rated or setup.unrated or not whole:
        return "last"
    return "ends" if any(one.is_bot for one in setup.players) else "won"


@memoized_markup
def _ways_out(
    what: str, rated: bool, loses: bool, free: str, asked: bool, gone: str, words: Words
) -> list[Element]:
    """Propose an end, leave, and return to seats left by players of this screen."""
    offer = button(words.say("do-offer"), "offer", disabled=_unless(not asked))
    about = el("p", words.say("side-offer-text", rated="yes" if rated else "no"))
    text = el("p", words.say("side-leave-text", what=what))
    lost = [el("p", words.say("side-leave-rated", what=what))] if loses else []
    now = button(words.say("do-leave-now"), "leave")
    return [
        *([el("p", free)] if free else []),
        *([about, offer] if what in ("back", "gone") else []),
        el("details", el("summary", words.say("do-leave")), text, *lost, now),
        *([button(words.say("do-back-for", names=gone), "back")] if gone else []),
    ]


def _gone(session: Session, seat: int) -> str:
    """Seats of this screen whose players left and may return."""
    players = session.setup.players
    mine = [
        one
        for one in session.away
        if players[one].person == players[seat].person and not session.why_not_back(one)
    ]
    if not players[seat].person:
        return ""
    return ", ".join(players[one].name for one in mine)


def _unless(possible: bool) -> str | None:
    return None if possible else "disabled"


def pips(
    session: Session,
    points: Sequence[int],
    briefs: Sequence[Sequence[Child]],
    standings: Sequence[str],
    words: Words,
) -> list[Markup]:
    """Every player's mark, points and short standing, where panels do not fit."""
    acting = session.acting
    return [
        _pip(
            seat, name, whole, str(points[seat]) if points else "", Markup(figures), seat == acting
        )
        for seat, name in enumerate(session.setup.names)
        for gone in ([words.say("side-gone-pip")] if seat in session.away else [],)
        for whole in (", ".join(filter(None, (name, *gone, standings[seat]))),)
        for time in (clock(session, seat, words),)
        for figures in (html(*(time or [_brief(session, seat, briefs[seat])])),)
    ]


@memoized_markup
def _pip(
    seat: int, name: str, whole: str, points: str, figures: Markup, acting: bool
) -> list[Element]:
    nick = el("span", name, class_="nick", aria_hidden="true")
    shown = el("span", el("b", points), figures, nick, class_="figures")
    unseen, kind = el("span", whole, class_="unseen"), "pip acting" if acting else "pip"
    return [el("span", seat_mark(seat), unseen, shown, title=whole, class_=kind)]


def _brief(session: Session, seat: int, brief: Sequence[Child]) -> Element:
    """The standing in short, or that a bot replaces the player."""
    return el("small", *([STANDS_IN] if seat in session.away else brief), aria_hidden="true")


class Goods(NamedTuple):
    """A kind of goods of a player: quantity, picture and name."""

    number: int
    icon: str
    label: str


def spendable_goods(view: View[Any], seen: State, seat: int, words: Words) -> tuple[Goods, ...]:
    """A seat's spendable goods, by kind."""
    return tuple(
        Goods(number, serialise(view.icon(kind, seat)), view.good(kind, number, words))
        for kind, number in enumerate(view.goods(seen, seat))
    )


def panel(
    session: Session,
    seat: int,
    viewer: int,
    points: Sequence[int],
    line: str,
    held: tuple[Goods, ...],
    words: Words,
) -> Markup:
    """A player panel: mark, name, user, points, goods, and further facts."""
    name, who = session.setup.players[seat].name, _who_and_how_well(session, seat, viewer, words)
    seen, time = bots(session).get(seat, ""), Markup(html(*clock(session, seat, words)))
    earned = str(points[seat]) if points else ""
    return _panel(seat, seen, name, earned, time, who, line, held, seat == session.acting)


@memoized_markup
def _panel(
    seat: int,
    seen: str,
    name: str,
    points: str,
    time: Markup,
    who: str,
    line: str,
    held: tuple[Goods, ...],
    acting: bool,
) -> list[Element]:
    return [
        el(
            "div",
            _portrait(seat, seen),
            el("b", name, class_="name", title=name),
            el("b", points, class_="points"),
            time,
            el(
                "span",
                el("span", who, class_="who"),
                el("span", line, class_="standing"),
                class_="second",
            ),
            *([el("span", *map(_good, held), class_="goods")] if held else []),
            class_="player acting" if acting else "player",
            aria_current="true" if acting else None,
        )
    ]


def _good(one: Goods) -> Element:
    icon = el("svg", Markup(one.icon), viewBox="-11 -11 22 22")
    return el("span", icon, str(one.number), role="img", aria_label=one.label)


def clock(session: Session, seat: int, words: Words) -> list[Element]:
    """Where the client displays a seat's clock; empty without one."""
    if session.times is None or session.over or session.is_bot(seat):
        return []
    return [el("span", class_="clock", title=words.say("clock-left"), data_clock=seat)]


def bots(session: Session) -> dict[int, str]:
    """The faces of the bots, by seat."""
    players = session.setup.players
    seats = [seat for seat, player in enumerate(players) if player.is_bot]
    names = [players[seat].name for seat in seats]
    faces = faces_of(session.setup.game, names) if names else []
    return dict(zip(seats, faces, strict=True))


def portrait(session: Session, seat: int) -> Element:
    """The seat mark, with the face of a bot."""
    return _portrait(seat, bots(session).get(seat, ""))


def _portrait(seat: int, seen: str) -> Element:
    return el("span", face(seen), *seat_mark(seat).children) if seen else seat_mark(seat)


def speed(clock: Clock | None, words: Words) -> str:
    """The time control in words."""
    if clock is None:
        return words.say("clock-told", kind="none")
    kind = "days" if clock.days else "live"
    return words.say("clock-told", kind=kind, **asdict(clock))


def played_by(level: str, words: Words) -> str:
    """The kind of bot: its level, or that it is an external program."""
    if is_program(level):
        return words.say("new-kind-program", name=level.removeprefix(PROGRAM))
    return words.say("new-kind-bot", level=level)


def _who_and_how_well(session: Session, seat: int, viewer: int, words: Words) -> str:
    """The user, and at a rated table the rating, if known."""
    setup = session.setup
    skill = setup.skills[seat] if setup.skills else None
    rating = short(skill, words, setup.players[seat].is_bot) if skill else ""
    return " · ".join(filter(None, (_who(session, seat, seat == viewer, words), rating)))


def _who(session: Session, seat: int, is_viewer: bool, words: Words) -> str:
    player = session.setup.players[seat]
    if seat in session.away:
        return f"{STANDS_IN} {played_by(session.bot(seat), words)}"
    if is_viewer:
        return words.say("side-you")
    if player.is_bot:
        return played_by(player.bot, words)
    return words.say("side-invited") if player.is_invited else ""


class LogStep(NamedTuple):
    """A narrated step: position, sentences, and subject."""

    number: int
    lines: tuple[Sentence, ...]
    marks: tuple[str, ...] = ()


def caption(
    session: Session, told: Sequence[Caption], at: int | None, words: Words
) -> list[Element]:
    """The last event: mark of the player, sentence and points.

    The title holds the full text. A new sentence is a new element, so it is not animated. Once the
    game is over, the result replaces it.
    """
    if session.over and at is None:
        text = broken_off(session, words) if session.closed else result(session, words)
        winners = [seat_mark(seat) for seat in winning(session)]
        return [*winners, el("span", text, class_="sentence", data_key="say-over")]
    if not told:
        begins = words.say("say-gathers" if session.gathers else "say-begins")
        text = not_rated(session, words) or begins
        return [el("span", text, class_="sentence", data_key="say-0")]
    first, names = told[0], session.setup.names
    name = names[first.seat] if first.seat < len(names) else ""
    rest = first.text.removeprefix(name)
    bold = [el("b", name)] if rest != first.text else []
    shown = pictured(rest, first.thumbnails)
    whole = ". ".join(beat.text for beat in told)
    return [
        *([seat_mark(first.seat)] if name else []),
        el("span", *bold, *shown, class_="sentence", title=whole, data_key=_place(first, at)),
        *_earned(first.points),
    ]


def pictured(text: str, thumbnails: Thumbnails) -> list[Child]:
    """A sentence with thumbnails in place of the words they show."""
    for words, picture in thumbnails:
        before, found, after = text.partition(words)
        if found:
            drawn = Markup(picture)
            return [*pictured(before, thumbnails), drawn, *pictured(after, thumbnails)]
    return [text] if text else []


def _place(beat: Caption, at: int | None) -> str:
    return f"say-{beat.number if at is None else at}"


def _earned(points: int) -> list[Element]:
    return [el("b", f"{points:+d}", class_="earned")] if points else []


def not_rated(session: Session, words: Words) -> str:
    """That a rated table does not count because of an address; empty if it may."""
    shared = session.setup.rated and session.setup.unrated == ADDRESS
    return words.say("rating-unrated", why=ADDRESS) if shared else ""


def noted(session: Session, note: Note, words: Words) -> str:
    """The sentence about a departure, timeout or return."""
    return words.say("log-note", how=note.row.kind, name=session.setup.names[note.row.seat])


def _noted(session: Session, note: Note, turn: int, words: Words) -> Markup:
    told = el("p", noted(session, note, words))
    return Markup(html(el("li", *_numbered(turn), told, class_=f"seat-{note.row.seat}")))


def log_turn(
    session: Session,
    turn: int,
    steps: Sequence[LogStep],
    notes: Sequence[Note],
    free: int,
    words: Words,
) -> Fragments:
    """One turn of the log, its number on the first line.

    A click on a step shows that position, or undoes to it: the viewer may undo the last `free`
    steps.
    """
    lines: list[tuple[int, Note | LogStep]] = [(note.entries, note) for note in notes]
    for step in steps:
        if step.lines:
            lines.append((session.history.frames[step.number].entries - 1, step))  # made after that
    written: list[str] = []
    if turn == 1 and (unrated := not_rated(session, words)):
        written.append(Markup(html(el("li", *_numbered(turn), el("p", unrated)))))
    if not lines and not written:
        return ()
    for _, line in sorted(lines, key=lambda one: one[0]):
        number = 0 if written else turn
        if isinstance(line, Note):
            written.append(_noted(session, line, number, words))
        else:
            back = line.number >= len(session.history.frames) - free
            written.append(
                _step(line, session.history.frames[line.number].seat, back, number, words)
            )
    return within(LOG_TURN, written)


@memoized_markup
def _step(step: LogStep, seat: int, back: bool, turn: int, words: Words) -> list[Element]:
    """One step of the log, linked to its position."""
    number, here = step.number, words.say("do-undo-here")
    undo = [button("↶", "undo", data_to=number - 1, aria_label=here)] if back else []
    spans = [
        el("span", *pictured(line.text, line.thumbnails), *_earned(line.points))
        for line in step.lines
    ]
    show = button("", "at", *spans, data_at=number, data_marks=" ".join(step.marks) or None)
    return [el("li", *_numbered(turn), show, *undo, data_key=f"f{number}", class_=f"seat-{seat}")]


def _numbered(turn: int) -> list[Element]:
    return [el("b", str(turn), class_="turn")] if turn else []


def choice_list(offers: Sequence[ShownChoice], words: Words) -> Fragments:
    """The choices as ordinary buttons."""
    if not offers:
        return (_said("side-list-none", words),)
    listed = [_listed(offer.text, offer.label, offer.hint, offer.commits) for offer in offers]
    return within(CHOICES, listed)


@memoized_markup
def _listed(text: str, label: str, hint: str, commits: str) -> list[Element]:
    given: dict[str, str | None] = {"data_choice": text, "data_hint": hint or None}
    return [el("li", el("button", label, type="button", **given, data_final=commits or None))]


def curtain(session: Session, seat: int, words: Words) -> list[Element]:
    """Hot-seat curtain: hides the table while the screen changes hands."""
    if seat == NOBODY:
        return []
    name = session.setup.players[seat].name
    return [
        seat_mark(seat),
        el("h2", words.say("curtain-title", name=name)),
        el("p", words.say("curtain-text", name=name)),
        button(words.say("curtain-go", name=name), "face", class_="main", data_seat=seat),
    ]


def taken_seats(session: Session) -> list[int]:
    """The seats that are taken."""
    return [seat for seat, one in enumerate(session.setup.players) if not one.is_invited]
