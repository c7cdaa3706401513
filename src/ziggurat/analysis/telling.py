"""A review in sentences, in the words of the game."""

from collections.abc import Iterator, Sequence
from typing import Final

from ziggurat.analysis.because import TurnReason
from ziggurat.analysis.court import guessed
from ziggurat.analysis.game_parts import Course, Turn
from ziggurat.analysis.loss import TurnLoss
from ziggurat.analysis.review import LUCKY, PartReview, Review
from ziggurat.analysis.words import ReviewWords
from ziggurat.views import view_of
from ziggurat.views.gains import signed

ANY_SEED: Final = 1  # the names of a turn's choices do not depend on what is hidden


def review_lines(
    review: Review, course: Course, names: Sequence[str], words: ReviewWords
) -> Iterator[str]:
    """The lines of a review: every seat in sum, then what decided the game.

    Args:
        review: The review.
        course: The game in parts, as the reviewer has split it.
        names: The names of the players, by seat.
        words: The texts.
    """
    yield words.say("review-title", game=words.say("game-title"), judge=review.judge)
    first, last = review.parts[0].before, review.parts[-1].after
    for one in review.seats:
        yield words.say(
            "review-seat",
            player=names[one.seat],
            right=one.right,
            judged=one.judged,
            before=part(first[one.seat], words),
            after=part(last[one.seat], words),
        )
        sums = {"luck": one.luck, "play": one.play, "own": one.own, "rest": one.rest}
        yield "  " + words.say(
            "review-sum", **{name: change(number, words) for name, number in sums.items()}
        )
    yield words.say("review-unexplained")
    yield ""
    if not review.moments:
        yield words.say("review-nothing")
        return
    yield words.say("review-moments")
    for number in review.moments:
        yield from turning_point(review.parts[number], course, names, words)


def turning_point(
    one: PartReview, course: Course, names: Sequence[str], words: ReviewWords
) -> Iterator[str]:
    """The lines of one turning point."""
    line, verdict = one.part.at + 1, one.verdict
    if verdict is None or not isinstance(one.part, Turn):
        changes = ", ".join(
            words.say("review-change", player=names[seat], points=change(luck, words))
            for seat, luck in enumerate(one.luck)
            if abs(luck) >= LUCKY
        )
        yield words.say("review-draw", line=line, changes=changes)
        return
    yield words.say(
        "review-turn",
        line=line,
        player=names[one.part.seat],
        mark=words.say(f"mark-{verdict.mark}"),
        loss=change(-verdict.loss, words),
        exact="yes" if verdict.is_exact else "no",
        error=part(verdict.error, words),
    )
    for message, choices in _turns(verdict):
        turn = labels(course, one.number, one.part.seat, choices, words)
        yield "  " + words.say(message, turn=turn)
    for reason in one.reasons:
        yield "  " + reason_sentence(reason, words)


def labels(
    course: Course, number: int, seat: int, choices: Sequence[str], words: ReviewWords
) -> str:
    """The names of a turn's choices, as its seat sees them one after the other."""
    game, view = course.game, view_of(course.game.key)
    state = guessed(game, course.states[number], seat, ANY_SEED)
    found = []
    for text in choices:
        found.append(view.label(text, game.hide(state, seat), words))
        game.play(state, game.catalogue.ids[text])
    return "; ".join(found)


def reason_sentence(reason: TurnReason, words: ReviewWords) -> str:
    """A reason as a sentence."""
    points = round(reason.points)
    said = words.say("review-points", number=abs(points))
    if reason.message != "because-waits":
        said = signed(points)[0] + said
    if reason.source < 0:
        return words.say(reason.message, points=said)
    name = view_of(words.game).sources(words)[reason.source]
    return words.say(reason.message, points=said, source=name)


def part(chance: float, words: ReviewWords) -> str:
    """A chance in whole per cents."""
    return words.say("review-part", sign="", number=round(100 * chance))


def change(chance: float, words: ReviewWords) -> str:
    """A change of a chance in whole per cents, with its sign."""
    number = round(100 * chance)
    return words.say("review-part", sign=signed(number)[0], number=abs(number))


def _turns(verdict: TurnLoss) -> tuple[tuple[str, tuple[str, ...]], ...]:
    return ("review-played", verdict.played.choices), ("review-better", verdict.best.choices)
