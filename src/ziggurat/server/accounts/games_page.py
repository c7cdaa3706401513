"""Page with all games of a user: running games, and finished ones with results."""

from collections.abc import Sequence

from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Element, el
from ziggurat.server.accounts.model import PlayedGame
from ziggurat.server.accounts.past_line import past_line
from ziggurat.server.catalogue.game_cards import symbols
from ziggurat.server.http.shell import RequestContext, lobby

GAMES_PER_PAGE = 40  # finished games per page


def list_page(
    visit: RequestContext,
    running: Sequence[PlayedGame],
    closed: Sequence[PlayedGame],
    over: Sequence[PlayedGame],
    page: int,
) -> str:
    """Render the list, newest first; `over` holds one extra game if there is another page."""
    words = visit.words
    lines = [past_line(one, words) for one in running]
    nobody_won = [one._replace(places=[0] * len(one.names)) for one in closed]
    past = [past_line(one, words, _record(one, words)) for one in nobody_won]
    past += [past_line(one, words, *_ways(one, words)) for one in over[:GAMES_PER_PAGE]]
    none = [
        el("p", words.say("start-mine-none"), class_="muted"),
        el("p", el("a", words.say("problem-home"), href="/", class_="button main")),
    ]
    return lobby(
        visit,
        words.say("start-all"),
        symbols(()),
        el("h1", words.say("start-all")),
        el(
            "div",
            *(_part(words.say("games-running"), lines) if lines else []),
            *(_part(words.say("games-over"), past) if past else []),
            *([] if lines or past else none),
            class_="running games-of-mine",
        ),
        el("p", *_pages(page, len(over) > GAMES_PER_PAGE, words), class_="pages"),
        assets=["people.css"],
    )


def _part(title: str, lines: Sequence[Element]) -> list[Element]:
    return [el("section", el("h2", title), el("ul", *lines), class_="card")]


def _ways(one: PlayedGame, words: Words) -> list[Element]:
    """Links to the replay and the record of a game."""
    return [
        el("a", words.say("count-review"), href=f"/g/{one.id}?at=0"),
        _record(one, words),
    ]


def _record(one: PlayedGame, words: Words) -> Element:
    return el("a", words.say("count-record"), href=f"/g/{one.id}/record")


def _pages(page: int, more: bool, words: Words) -> list[Element]:
    before = el("a", words.say("games-newer"), href=f"/games?page={page - 1}", class_="button")
    after = el("a", words.say("games-older"), href=f"/games?page={page + 1}", class_="button")
    return [*([before] if page > 1 else []), *([after] if more else [])]
