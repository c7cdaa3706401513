"""Privacy page: what is stored, for how long, and what users can do about it."""

from typing import Final

from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Element, el
from ziggurat.server.http.shell import RequestContext, lobby

IDLE_DAYS: Final = 365  # before `ziggurat prune` deletes inactive games
LOG_DAYS: Final = 7  # retention of the proxy's log (deploy/logrotate)
BACKUP_DAYS: Final = 7  # one file for each day of the week (deploy/ziggurat-backup.service)
DAYS = {"idle": IDLE_DAYS, "logs": LOG_DAYS, "backups": BACKUP_DAYS}
SECTIONS = {
    "stored": ("profile", "games", "chat", "ratings"),
    "address": ("origin", "opener", "limits", "logs"),
    "cookies": ("key", "choices"),
    "kept": ("idle", "finished", "backups"),
    "rights": ("export", "delete"),
}


def privacy(visit: RequestContext) -> str:
    """The whole page."""
    words = visit.words
    title = words.say("privacy-title")
    return lobby(
        visit,
        title,
        el(
            "section",
            el("h1", title),
            el("p", words.say("privacy-about")),
            *(node for name in SECTIONS for node in _section(name, words)),
            el("p", el("a", words.say("page-me"), href="/me", class_="button main")),
            class_="card note privacy",
        ),
    )


def _section(name: str, words: Words) -> list[Element]:
    lines = [el("li", words.say(f"privacy-{name}-{line}", **DAYS)) for line in SECTIONS[name]]
    return [el("h2", words.say(f"privacy-{name}")), el("ul", *lines)]
