"""Archive: creates and finishes games so that they outlive rule changes."""

import logging
from contextlib import suppress
from dataclasses import replace
from typing import Final

from ziggurat import registry, views
from ziggurat.core.errors import ZigguratError
from ziggurat.i18n.messages import LANGUAGES
from ziggurat.server.config import CONFIG
from ziggurat.server.errors import Conflict, IncompatibleVersion
from ziggurat.server.game.folded_game import begun
from ziggurat.server.game.incompatible import IncompatibleGame, StoredResult, record_of
from ziggurat.server.game.rows import Agree, Ask, End, Row
from ziggurat.server.game.session import Session
from ziggurat.server.game.setup import Setup, bind
from ziggurat.server.render.words import words_for
from ziggurat.server.sessions.store import Store

log = logging.getLogger(__name__)

GONE: Final = "gone"  # the game is no longer available
UNKNOWN: Final = "draws"  # draws were not stored
STEP: Final = "step"  # a choice or draw is not possible
COUNT: Final = "count"  # only the final score differs
DAMAGED: Final = "damaged"  # same rules version, but rows are invalid


def version_of(game: str) -> int | None:
    """The current rules version of a game; None if the game is not available."""
    try:
        return int(registry.load(game).version)
    except ZigguratError:
        return None


def draws_alike(setup: Setup) -> bool:
    """Whether the current rules draw the same from a seed as those the game began with."""
    if version_of(setup.game) is None:
        return False
    rules = registry.load(setup.game)
    return bool(rules.draws_since <= setup.version <= rules.version)


def with_initial_draws(setup: Setup) -> Setup:
    """The set-up of a new game, with the draws before its first choice."""
    table = begun(setup)
    drawn = tuple(entry.text for entry in table.record.entries)
    return replace(setup, draws=drawn, options=dict(table.options))


def load_session(store: Store, game: str) -> Session:
    """Load a game from its rows by the current rules, if all rows are valid under them."""
    setup, rows = store.setup(game), store.rows(game)
    now = version_of(setup.game)
    if now == setup.version:
        return _fitted(setup, rows, DAMAGED)
    if now is None:
        raise IncompatibleVersion(game, GONE)
    if setup.draws is None:
        raise IncompatibleVersion(game, UNKNOWN)
    session = _fitted(setup, rows, STEP)
    then, today = store.result(game), result_of(session)
    if then and not (today and (then.scores, then.reason) == (today.scores, today.reason)):
        raise IncompatibleVersion(game, COUNT)
    return session


def _fitted(setup: Setup, rows: list[Row], why: str) -> Session:
    """Replay a game under the current rules; any error means it is incompatible."""
    session, done = None, 0
    try:
        session = Session(setup)
        for row in rows:
            session.apply(row)
            done += 1
        session.choices()
    except Exception as error:
        level = logging.ERROR if why == DAMAGED else logging.INFO
        log.log(level, "game %s does not fit the rules of today: %s", setup.id, error)
        step = len(record_of(setup, rows[:done]).entries) + 1 if session else 1
        raise IncompatibleVersion(setup.id, why, step, done if why == DAMAGED else None) from error
    return session


def incompatible_game(store: Store, game: str, outgrown: IncompatibleVersion) -> IncompatibleGame:
    """The stored remains of an incompatible game."""
    setup, result = store.setup(game), store.result(game)
    record = record_of(setup, store.rows(game)[: outgrown.rows], result)
    return IncompatibleGame(setup, record, outgrown.why, outgrown.step, result)


def result_of(session: Session) -> StoredResult | None:
    """The result of a session with the score breakdown; None while it runs."""
    if not session.over:
        return None
    view, outcome = views.view_of(session.setup.game), session.table.outcome
    counts = {
        lang: [
            (source.label, source.points)
            for source in view.counts(session.table.state, words_for(lang, session.setup.game))
        ]
        for lang in LANGUAGES
    }
    if session.closed or outcome is None:  # scored as it stands, without a winner
        scores = tuple(counts[LANGUAGES[0]][-1][1])
        return StoredResult(scores, (0,) * len(scores), session.closed, counts, session.fingerprint)
    scores, places = tuple(outcome.scores), tuple(outcome.places)
    return StoredResult(scores, places, outcome.reason, counts, session.fingerprint)


def complete_old_games(store: Store) -> None:
    """Store missing draws and results of games from before they were recorded."""
    for game in store.undrawn():
        try:
            setup = store.setup(game)
            if draws_alike(setup):
                _complete(store, setup)
        except Exception as error:  # one damaged game must not stop the server
            log.error("game %s cannot be completed: %s", game, error)  # its page says so too


def _complete(store: Store, setup: Setup) -> None:
    rows = store.rows(setup.id)
    start = with_initial_draws(setup)
    session, told = Session(start), list[Row]()
    for row in rows:
        before = len(session.table.record.entries)
        session.apply(row)
        entries = session.table.record.entries
        if isinstance(row, End):
            told.append(replace(row, draws=tuple(entry.text for entry in entries[before:])))
        elif isinstance(row, (Ask, Agree)) and row.left is None and len(entries) < before:
            told.append(replace(row, left=len(entries)))
        else:
            told.append(row)
    store.complete(setup.id, start.draws or (), told)
    store_result(store, session)


def leave_all_games(store: Store, person: str, unnamed: str) -> list[str]:
    """Leave all games of a user who is to be deleted; bots take over, free seats reopen.

    `unnamed` is the label of a seat that becomes free again. Returns the games.
    """
    games = store.users.running(person, CONFIG.game.max_games_left)
    for game in games:
        for _ in range(CONFIG.game.max_leave_attempts):
            try:
                _depart(store, game, person, unnamed)
                break
            except Conflict:
                continue  # the game changed concurrently
            except ZigguratError as error:
                log.info("game %s is not left: %s", game, error)  # it cannot continue anyway
                break
    return games


def _depart(store: Store, game: str, person: str, unnamed: str) -> None:
    session = load_session(store, game)
    setup, first = session.setup, session.revision == 0
    if first and (session.gathers or setup.people == {person}):
        store.lobby.leave(game, person, unnamed)
        return
    seats = [seat for seat, one in enumerate(setup.players) if one.person == person]
    if not session.persons.intersection(seats):
        return  # already deleted
    rows = session.leave(seats).rows
    roster = bind(setup.players) if first and setup.binds else ()
    soon = None if session.times is None else 0.0
    at = store.append(game, session.revision, rows, soon, roster).result()
    for row in rows:
        session.apply(replace(row, at=at))
    store_result(store, session)


def store_result(store: Store, session: Session) -> None:
    """Store the result of a game, once."""
    result = result_of(session)
    if result is not None and store.result(session.setup.id) is None:
        with suppress(Conflict):  # another worker wrote it first
            store.finish(session.setup.id, result, session.attendance).result()
