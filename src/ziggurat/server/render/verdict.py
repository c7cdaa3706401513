"""Rating consequences of leaving, timeouts and early ends, in words."""

from ziggurat.i18n.messages import Words
from ziggurat.server.game.session import Session
from ziggurat.server.ratings.model import ADDRESS, GameEnd, rated_players, unrated


def finished_game_end(session: Session) -> GameEnd:
    """The end of a finished game, for the ratings."""
    outcome = session.table.outcome
    places = () if session.closed or outcome is None else tuple(outcome.places)
    return GameEnd(places, session.attendance.left)


def why_unrated(session: Session) -> str:
    """Why a finished rated game does not count; empty if it does."""
    setup = session.setup
    if setup.changes:
        return ""  # it has counted, even if its players have changed since
    shared = setup.unrated == ADDRESS
    stakes = rated_players(setup.game, setup.players)
    return setup.unrated or unrated(stakes, finished_game_end(session), session.attendance, shared)


def winners(session: Session) -> tuple[str, str]:
    """How an early closed game counts, and the names concerned."""
    names, end = session.setup.names, finished_game_end(session)
    if not session.setup.rated or why_unrated(session):
        return "none", ""
    ranks = end.ranks(len(names))
    first = [seat for seat, rank in enumerate(ranks) if rank == min(ranks)]
    how, seats = ("won", first) if len(first) == 1 else ("left", list(end.left))
    return how, ", ".join(names[seat] for seat in seats)


def broken_off(session: Session, words: Words) -> str:
    """The winner of an early closed game, or that there is none."""
    how, names = winners(session)
    return words.say("status-closed-count", how=how, names=names)


def rating_notes(session: Session, words: Words) -> list[str]:
    """The rating notes at the end of a rated game."""
    if not session.setup.rated:
        return []
    if why := why_unrated(session):
        return [words.say("rating-unrated", why=why)]
    end = finished_game_end(session)
    if not end.places or not end.left:
        return []
    left = ", ".join(session.setup.names[seat] for seat in end.left)
    return [words.say("rating-left", names=left)]
