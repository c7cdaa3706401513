"""Ratings as they are told: a number, how sure it is, what a game has changed, a curve."""

from collections.abc import Sequence

from ziggurat.art.theme import var
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Element, el
from ziggurat.server.ratings.skill import Change, Skill
from ziggurat.server.render.plot import Reach, line, percent

ROUND = 50  # the frame of a curve begins and ends at so many points


def short(skill: Skill, words: Words, fixed: bool = False) -> str:
    """A rating in a few characters; one that is still unsure says so."""
    sure = "yes" if fixed or skill.settled else "no"
    return words.say("rating-short", points=str(skill.points), sure=sure)


def long(skill: Skill, words: Words) -> str:
    """A rating with its margin, from how many games it comes, and whether that is enough."""
    return words.say(
        "rating-long",
        points=str(skill.points),
        margin=str(skill.margin),
        games=skill.games,
        sure="yes" if skill.settled else "no",
    )


def changed(change: Change, words: Words) -> Element:
    """What a game has brought or cost."""
    told = words.say(
        "rating-changed", points=str(change.after.points), change=signed(change.points)
    )
    return el("small", told, class_="rating")


def signed(points: int) -> str:
    """A number with its sign, and none for nothing."""
    return f"{points:+d}".replace("-", "\u2212") if points else "±0"


def curve(points: Sequence[int], words: Words) -> Element:
    """A rating from game to game, the first before any of them."""
    reach = Reach(min(points) // ROUND * ROUND, (max(points) // ROUND + 1) * ROUND)
    last = len(points) - 1
    places = [(at / last, reach.height(one)) for at, one in enumerate(points)]
    dot = el("circle", cx="100%", cy=percent(places[-1][1]), r=5, fill=var("accent"), class_="now")
    said = words.say("rating-curve", games=last, first=str(points[0]), points=str(points[-1]))
    return el(
        "div",
        el(
            "svg",
            *reach.grid(),
            line(places, var("accent")),
            dot,
            class_="plot",
            role="img",
            aria_label=said,
        ),
        class_="frame",
    )
