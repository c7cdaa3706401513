"""What leaving, running out of time and broken-off games mean for the ratings, in words."""

from ziggurat.server.play.ratings import ADDRESS, Ended, staked, unrated
from ziggurat.server.play.session import Session
from ziggurat.views.words import Words


def ended(session: Session) -> Ended:
    """How a game that is over ended, as the ratings see it."""
    outcome = session.table.outcome
    places = () if session.closed or outcome is None else tuple(outcome.places)
    return Ended(places, session.attendance.left)


def why_unrated(session: Session) -> str:
    """Why a game that is over at a rated table does not count; empty if it does."""
    setup = session.setup
    if setup.changes:
        return ""  # it has counted, whoever its players are by now
    shared = setup.unrated == ADDRESS
    stakes = staked(setup.game, setup.players)
    return setup.unrated or unrated(stakes, ended(session), session.attendance, shared)


def winners(session: Session) -> tuple[str, str]:
    """How a game that was closed before its end counts, and the names this is about."""
    names, end = session.setup.names, ended(session)
    if not session.setup.rated or why_unrated(session):
        return "none", ""
    ranks = end.ranks(len(names))
    first = [seat for seat, rank in enumerate(ranks) if rank == min(ranks)]
    how, seats = ("won", first) if len(first) == 1 else ("left", list(end.left))
    return how, ", ".join(names[seat] for seat in seats)


def broken_off(session: Session, words: Words) -> str:
    """Who has won a game that was closed before its end, or that nobody has."""
    how, names = winners(session)
    return words.say("status-closed-count", how=how, names=names)


def rating_notes(session: Session, words: Words) -> list[str]:
    """What the end of a game at a rated table has to explain about the ratings."""
    if not session.setup.rated:
        return []
    if why := why_unrated(session):
        return [words.say("rating-unrated", why=why)]
    end = ended(session)
    if not end.places or not end.left:
        return []
    left = ", ".join(session.setup.names[seat] for seat in end.left)
    return [words.say("rating-left", names=left)]
