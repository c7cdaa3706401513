"""Invitation page for the creator: copy, share or send the links."""

from collections.abc import Mapping
from urllib.parse import quote

from ziggurat.i18n.messages import Words
from ziggurat.markup.element import Element, el
from ziggurat.markup.html import button
from ziggurat.server.catalogue.game_cards import beside_box
from ziggurat.server.game.setup import Setup
from ziggurat.server.game_page.page import copyable
from ziggurat.server.http.shell import RequestContext, lobby


def invite(visit: RequestContext, setup: Setup, links: Mapping[int, str]) -> str:
    """A link for each free seat, and the link to the table."""
    words = visit.words
    title = words.say("game-title")
    heading = words.say("invite-title", game=title)
    none = el("p", words.say("invite-none"))
    return lobby(
        visit,
        heading,
        beside_box(
            setup.game,
            visit,
            el("h1", heading),
            el("p", words.say("invite-text", number=len(links))) if links else none,
            *(_link(seat, link, title, words) for seat, link in links.items()),
            el(
                "p",
                el("a", words.say("invite-go"), href=f"/g/{setup.id}", class_="button main"),
                class_="ways",
            ),
            el("p", class_="unseen", role="status", id="said"),
        ),
        assets=["share.js"],
    )


def _link(seat: int, link: str, title: str, words: Words) -> Element:
    """One invitation: its link, and the ways to send it."""
    label = words.say("invite-seat", number=seat + 1)
    message = words.say("invite-message", game=title)
    subject, body = quote(message), quote(f"{message}\n{link}")
    return el(
        "section",
        el("h2", label),
        copyable(link, label, words),
        el(
            "p",
            button(
                words.say("invite-share"),
                "share",
                data_link=link,
                data_text=message,
                hidden="hidden",
            ),
            el(
                "a",
                words.say("invite-mail"),
                href=f"mailto:?subject={subject}&body={body}",
                class_="button",
            ),
            el("a", words.say("invite-message-app"), href=f"sms:?&body={body}", class_="button"),
            class_="ways",
        ),
    )
