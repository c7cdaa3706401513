"""The table as text: the answer to `text`, with names, of the position shown."""

import html
import re

from server.asgi import TestClient
from server.conftest import Serve
from server.play import Tab, tab


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


def test_a_turn_of_others_is_told_in_one_message_with_full_stops(serve: Serve) -> None:
    """Three bots play: the ear hears each turn once it is over, what is asked once at the end."""
    client = serve()
    bots = {f"seat-{seat}-kind": "easy" for seat in (1, 2, 3)}
    made = client.post("/new/uxmal", data={"seat-0-kind": "me", "start": "listed"} | bots)
    with client.websocket_connect(f"/ws/{made.headers['location'].removeprefix('/g/')}") as socket:
        mine, heard = Tab(socket), []
        mine.hear("view")
        mine.play_turn()
        while not mine.view["mine"]:
            heard += [mine.view["say"]] if mine.view["say"] else []
            mine.hear("view")
        *turns, last = [*heard, mine.view["say"]]
        names = re.findall(r'class="name"[^>]*>([^<]+)', str(mine.regions))
    told = " ".join([*turns, last])
    prompt = re.sub("<[^>]*>", "", re.sub(r"</strong>.*", "", mine.regions["status"]))
    assert last.endswith(prompt) and told.count(prompt) == 1
    for name in names[1:]:
        speaking = [said for said in [*turns, last] if f"{name} " in said]
        assert len(speaking) == 1, "a turn in one message"
    happened = last.removesuffix(prompt)
    for sentence in re.findall(r'<button[^>]*data-at="\d+"[^>]*><span>([^<]+)', str(mine.regions)):
        if any(sentence.startswith(name) for name in names[1:]):
            assert f"{html.unescape(sentence)}." in " ".join([*turns, happened])
