"""The table as text: who asks for it by the socket reads it, by names and as of then."""

import html
import re

from server.asgi import TestClient
from server.play import tab


def test_the_table_is_read_aloud_to_who_asks(client: TestClient) -> None:
    with tab(client, token="Ada", lang="fr") as ada:
        ada.send("text")
        said = ada.hear("text")["html"]
        assert re.search(r"<h3>Votre cité</h3><ul>(<li>[^<]+</li>)+</ul>", said)
        assert "Balam 0" in said, "players by their names"
        ada.play_turn()
        ada.send("text")
        assert "architecte" in html.unescape(ada.hear("text")["html"])


def test_who_looks_back_hears_the_past(client: TestClient) -> None:
    with tab(client, token="Ada") as ada:
        ada.send("text")
        first = ada.hear("text")["html"]
        ada.play_turn()
        ada.send("text")
        assert ada.hear("text")["html"] != first
        ada.send("at", n=0)
        ada.hear("view")
        ada.send("text")
        assert ada.hear("text")["html"] == first
