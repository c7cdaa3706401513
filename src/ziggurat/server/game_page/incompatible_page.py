"""Page of an incompatible game: its last state, and why it cannot continue."""

from ziggurat.i18n.messages import Words
from ziggurat.markup.element import el
from ziggurat.server.catalogue.game_cards import symbols
from ziggurat.server.game.incompatible import IncompatibleGame, StoredResult
from ziggurat.server.http.shell import RequestContext, lobby
from ziggurat.server.render.ending import score_breakdown
from ziggurat.server.render.words import title_of
from ziggurat.server.sessions.archive import version_of
from ziggurat.views.view import Source


def closing_reason(one: IncompatibleGame, words: Words) -> str:
    """The sentence that says why a game is closed."""
    setup = one.setup
    return words.say(
        "closed-why",
        why=one.why,
        game=title_of(setup.game, words.lang),
        version=setup.version,
        now=version_of(setup.game) or 0,
        step=one.step,
    )


def _how(result: StoredResult | None, words: Words) -> str:
    """Whether it had ended, and how."""
    if result is not None and result.closed:
        return words.say("status-closed", why=result.closed)
    return words.say("closed-over" if result else "closed-unfinished")


def closed_page(visit: RequestContext, one: IncompatibleGame) -> str:
    """Result, score breakdown, record and reason."""
    words, setup, result = visit.words, one.setup, one.result
    title = title_of(setup.game, words.lang)
    told = result.counts.get(words.lang, ()) if result else ()
    rows = [Source(label, tuple(points)) for label, points in told]
    table = [score_breakdown(setup.names, result.places, rows, words)] if result else []
    return lobby(
        visit,
        title,
        symbols(set()),
        el(
            "section",
            el("h1", title),
            el("p", ", ".join(setup.names)),
            el("p", closing_reason(one, words)),
            el("p", _how(result, words)),
            *table,
            el(
                "p",
                el(
                    "a",
                    words.say("count-record"),
                    href=f"/g/{setup.id}/record",
                    class_="button",
                ),
                el("a", words.say("problem-home"), href="/", class_="button main"),
            ),
            class_="card note closed",
        ),
    )
