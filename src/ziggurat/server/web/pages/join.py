"""The page an invitation leads to: who is there already, and your name."""

from ziggurat.server.limits import NAME_LENGTH
from ziggurat.server.play.session import Session
from ziggurat.server.web.pages.shell import Visit, lobby
from ziggurat.views.svg import el


def join(visit: Visit, session: Session, seat: int, token: str, name: str = "") -> str:
    """Take the seat under a name, or watch."""
    words = visit.words
    others = [name for number, name in enumerate(session.setup.names) if number != seat]
    names, title = ", ".join(others), words.say("game-title")
    address = f"/g/{session.setup.id}"
    return lobby(
        visit,
        words.say("join-title"),
        el(
            "section",
            el("h1", words.say("join-title")),
            el("p", words.say("join-text", game=title, names=names)),
            el(
                "form",
                el("input", type="hidden", name="k", value=token),
                el(
                    "label",
                    el("span", words.say("new-name")),
                    el(
                        "input",
                        name="name",
                        value=name,
                        maxlength=NAME_LENGTH,
                        autocomplete="nickname",
                    ),
                ),
                el("button", words.say("join-go"), type="submit", class_="main"),
                method="post",
                action=f"{address}/join",
            ),
            el("p", el("a", words.say("join-watch"), href=address)),
            class_="card note",
        ),
    )
