"""Rating display: number, margin, change and curve."""

from collections.abc import Sequence

from ziggurat.art.theme import var
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Element, el
from ziggurat.server.ratings.skill import Change, Skill
from ziggurat.server.render.plot import Reach, percent, polyline

ROUND_TO_POINTS = 50  # points: rounding of the curve's bounds


def short(skill: Skill, words: Words, fixed: bool = False) -> str:
    """A rating in a few characters; provisional ones are marked."""
    sure = "yes" if fixed or skill.settled else "no"
    return words.say("rating-short", points=str(skill.points), sure=sure)


def long(skill: Skill, words: Words) -> str:
    """A rating with margin, number of games, and whether it is provisional."""
    return words.say(
        "rating-long",
        points=str(skill.points),
        margin=str(skill.margin),
        games=skill.games,
        sure="yes" if skill.settled else "no",
    )


def changed(change: Change, words: Words) -> Element:
    """The rating change of a game."""
    told = words.say(
        "rating-changed", points=str(change.after.points), change=rating_change(change.points)
    )
    return el("small", told, class_="rating")


def rating_change(points: int) -> str:
    """A number with its sign; '' for zero."""
    return f"{points:+d}".replace("-", "\u2212") if points else "±0"


def rating_curve(points: Sequence[int], words: Words) -> Element:
    """Rating history as a curve, beginning before the first game."""
    reach = Reach(
        min(points) // ROUND_TO_POINTS * ROUND_TO_POINTS,
        (max(points) // ROUND_TO_POINTS + 1) * ROUND_TO_POINTS,
    )
    last = len(points) - 1
    places = [(at / last, reach.height(one)) for at, one in enumerate(points)]
    dot = el("circle", cx="100%", cy=percent(places[-1][1]), r=5, fill=var("accent"), class_="now")
    said = words.say("rating-curve", games=last, first=str(points[0]), points=str(points[-1]))
    return el(
        "div",
        el(
            "svg",
            *reach.grid(),
            polyline(places, var("accent")),
            dot,
            class_="plot",
            role="img",
            aria_label=said,
        ),
        class_="frame",
    )
