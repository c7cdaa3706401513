"""Rating curves: the ratings of a user, each with its history."""

from collections.abc import Sequence
from datetime import UTC, datetime

from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Element, el
from ziggurat.server.ratings.rating_history import RatingHistory
from ziggurat.server.render.rating import long, rating_change, rating_curve
from ziggurat.server.render.words import title_of

MAX_LISTED_GAMES = 20  # last games listed below a curve


def rating_curves(some: Sequence[RatingHistory], words: Words) -> list[Element]:
    """All ratings of the user, each as a curve and as a table."""
    boards = el("p", el("a", words.say("rating-title"), href="/ratings", class_="button"))
    if not some:
        return [el("p", words.say("rating-none-yet")), boards]
    return [*(_way(one, words) for one in some), boards]


def _way(one: RatingHistory, words: Words) -> Element:
    changes = [game.change for game in one.passed]
    points = [*(change.before.points for change in changes[:1])]
    points += [change.after.points for change in changes]
    drawn = [rating_curve(points, words), _games_of(one, words)] if changes else []
    title = el("a", title_of(one.game, words.lang), href=f"/ratings/{one.game}")
    return el("div", el("h3", title), el("p", long(one.skill, words)), *drawn, class_="rating-of")


def _games_of(one: RatingHistory, words: Words) -> Element:
    """The last games as a table, newest first, with links."""
    last = one.passed[-MAX_LISTED_GAMES:]
    lines = [
        el(
            "tr",
            el("th", el("a", _day(game.when), href=f"/g/{game.id}"), scope="row"),
            el("td", rating_change(game.change.points)),
            el("td", str(game.change.after.points)),
        )
        for game in reversed(last)
    ]
    heads = [
        el("th", words.say(f"rating-{head}"), scope="col") for head in ("day", "change", "points")
    ]
    table = el("table", el("thead", el("tr", *heads)), el("tbody", *lines))
    return el("details", el("summary", words.say("end-table")), table)


def _day(moment: float) -> str:
    """A date in a form common to all languages."""
    return datetime.fromtimestamp(moment, UTC).date().isoformat()
