"""Tutorial game: texts beside the table, and why other choices have to wait."""

from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Element, el
from ziggurat.markup.html import button
from ziggurat.server.errors import Reject
from ziggurat.server.game.session import Session
from ziggurat.server.render.words import words_for
from ziggurat.views.lesson import END, Cue, LessonStep, lesson_of


def progress(session: Session, words: Words, message: str, **more: str) -> str:
    """The progress of a lesson, by the given message: '' without a lesson."""
    cue = session.cue()
    if cue is None:
        return ""
    of = len(lesson_of(session.setup.game).steps)
    return words.say(message, number=cue.number, of=of, **more)


def current_cue(session: Session, viewer: int) -> Cue | None:
    """The tutorial text for a viewer: only for the learner, and only at own decisions."""
    return session.cue() if viewer == session.setup.learner == session.acting else None


def bubble(session: Session, cue: Cue | None, words: Words) -> list[Element]:
    """The steps before the next choice, the first one visible; the client pages through them."""
    if cue is None or not cue.steps:
        return []
    steps = [_step(session, cue, step, words) for step in cue.steps]
    return [el("ol", *steps)]


def spoken_step(session: Session, cue: Cue | None, words: Words) -> list[str]:
    """The first step for screen readers."""
    if cue is None or not cue.steps:
        return []
    heading, text = _sentences(session, cue, cue.steps[0], words)
    return [f"{heading}.", text]


def not_yet(session: Session, lang: str) -> str:
    """Why a choice other than the lesson's has to wait."""
    words, cue = words_for(lang, session.setup.game), session.cue()
    if cue is None or not cue.steps:
        return words.say(Reject.LESSON.message)
    return words.say(f"lesson-{cue.steps[-1].id}-first", other=_other(session))


def _sentences(session: Session, cue: Cue, step: LessonStep, words: Words) -> tuple[str, str]:
    """Heading and text of a step, with the numbers and names of the table."""
    open_now = {choice.text: choice for choice in session.choices()}
    points = 0
    if cue.choice in open_now:
        gain = session.current.preview(open_now[cue.choice]).gain
        points = gain.now or gain.total
    text = words.say(f"lesson-{step.id}-text", points=points, other=_other(session))
    return words.say(f"lesson-{step.id}"), text


def _other(session: Session) -> str:
    """The name of the next player."""
    return session.setup.names[1 - (session.setup.learner or 0)]


def _step(session: Session, cue: Cue, step: LessonStep, words: Words) -> Element:
    heading, text = _sentences(session, cue, step, words)
    first = step is cue.steps[0]
    of = len(lesson_of(session.setup.game).steps)
    back = button(
        words.say("learn-back"),
        "undo" if first else "back",
        disabled="disabled" if first and not session.before else None,
    )
    return el(
        "li",
        el("h2", heading),
        el("p", text),
        el(
            "div",
            el("span", words.say("learn-progress", number=step.number, of=of)),
            el("a", words.say("learn-leave"), href="/", class_="button"),
            back,
            _onward(cue, step, words),
        ),
        data_key=step.id,
        data_number=step.number,
        data_at=" ".join(step.at or (cue.choice,)),
        hidden=None if first else "hidden",
    )


def _onward(cue: Cue, step: LessonStep, words: Words) -> Element:
    """Buttons: next step, show the choice, or leave the lesson."""
    if not step.choices:
        last = step is cue.steps[-1]
        return button(words.say("learn-go" if last else "learn-next"), "next", class_="main")
    show = words.say("learn-show")
    if cue.choice == END:
        return button(show, END, class_="main")
    return el("button", show, type="button", data_choice=cue.choice, class_="main")
