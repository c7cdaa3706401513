"""Rating pages: leaderboards with bots, and rating histories."""

from collections.abc import Sequence

from ziggurat.bots import LEVELS
from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Child, Element, el
from ziggurat.server.accounts.model import User
from ziggurat.server.catalogue.playable import playable
from ziggurat.server.http.shell import RequestContext, lobby
from ziggurat.server.ratings.model import rung
from ziggurat.server.ratings.skill import MIN_BOARD_OPPONENTS, SETTLED_GAMES, Skill
from ziggurat.server.ratings.store import LeaderboardEntry
from ziggurat.server.render.avatar import avatar
from ziggurat.server.render.parts import played_by
from ziggurat.server.render.rating import long, short
from ziggurat.server.render.words import title_of

STYLES = ("tables.css", "ratings.css")


def board_page(
    visit: RequestContext,
    game: str,
    best: Sequence[LeaderboardEntry],
    me: User | None,
    mine: Skill | None,
) -> str:
    """The leaderboard of a game, with its bots."""
    words, title = visit.words, visit.words.say("rating-title")
    return lobby(
        visit,
        f"{title} · {title_of(game, words.lang)}",
        el("h1", title),
        _games(game, words),
        el(
            "section",
            el("h2", title_of(game, words.lang)),
            *_mine(me, mine, words),
            _board(game, best, me, words),
            *([] if best else [el("p", words.say("rating-nobody"), class_="muted")]),
            el(
                "p",
                words.say("rating-about", number=SETTLED_GAMES, opponents=MIN_BOARD_OPPONENTS),
                class_="muted",
            ),
            class_="card board",
        ),
        assets=STYLES,
    )


def _games(chosen: str, words: Words) -> Element:
    links = [
        el(
            "a",
            title_of(key, words.lang),
            href=f"/ratings/{key}",
            class_="button",
            aria_current="page" if key == chosen else None,
        )
        for key in playable()
    ]
    return el("nav", *links, class_="filter", aria_label=words.say("lobby-filter"))


def _mine(me: User | None, mine: Skill | None, words: Words) -> list[Element]:
    """The user's rank, or the state of a provisional rating."""
    if me is None:
        return []
    told = long(mine, words) if mine else words.say("rating-none-yet")
    return [el("p", el("b", words.say("rating-you")), f" {told}")]


def _board(game: str, best: Sequence[LeaderboardEntry], me: User | None, words: Words) -> Element:
    """Users by rating, with the bots among them."""
    unnamed = words.say("me-unnamed")
    people = [
        (
            one.skill.mu,
            _line(
                str(place),
                [avatar(one.person, words), el("span", one.person.called(unnamed))],
                f"{one.skill.points} ± {one.skill.margin}",
                str(one.skill.games),
                "self" if me and me.id == one.person.id else None,
            ),
        )
        for place, one in enumerate(best, start=1)
    ]
    bots = [
        (skill.mu, _line("", [played_by(level, words)], short(skill, words, True), "", "rung"))
        for level in LEVELS
        if (skill := rung(game, level)) is not None
    ]
    heads = [
        el("th", words.say(f"rating-{head}"), scope="col")
        for head in ("place", "who", "points", "games")
    ]
    lines = [line for _, line in sorted([*people, *bots], key=lambda one: -one[0])]
    return el("table", el("thead", el("tr", *heads)), el("tbody", *lines))


def _line(place: str, who: Sequence[Child], rating: str, games: str, kind: str | None) -> Element:
    return el(
        "tr",
        el("td", place),
        el("th", el("span", *who), scope="row"),
        el("td", rating),
        el("td", games),
        class_=kind,
    )
