"""Invalid socket frames and HTTP requests, built once and sent many times."""

import json
import random
from typing import Final

DEEP: Final = "[" * 900 + "]" * 900
ENDLESS: Final = "9" * 1_900
ODD: Final = (
    "\u0000",
    "\u202e",
    "\ufdd0",
    "🏛" * 40,
    "e\u0301" * 90,
    "<b onclick=x>",
    "\x7f\x1b[2J",
)
KINDS: Final = ("choose", "end", "undo", "ask", "agree", "decline", "why", "at", "look", "chat")
VALUES: Final[tuple[object, ...]] = (
    None,
    True,
    -1,
    0,
    1.5,
    1e308,
    10**40,
    "",
    "x",
    [],
    {},
    [[]],
    {"a": 1},
    *ODD,
)
KEYS: Final = ("id", "rev", "n", "to", "text", "seat", "x", "y", "region", "auto", "told", "turn")
IDS: Final = ("take:pile-99", "take:", ":", "lay:site-0", "fly:away", "take:pile-3:pile-3", *ODD)


def frame(payload: bytes, first: int = 0x81) -> bytes:
    """A frame of a client, with a mask that changes nothing."""
    size = len(payload)
    if size < 126:
        return bytes([first, 0x80 | size]) + b"\0\0\0\0" + payload
    if size < 65_536:
        return bytes([first, 0xFE]) + size.to_bytes(2, "big") + b"\0\0\0\0" + payload
    return bytes([first, 0xFF]) + size.to_bytes(8, "big") + b"\0\0\0\0" + payload


def messages(rng: random.Random, number: int) -> list[bytes]:
    """Frames that a socket survives: no JSON, wrong types, illegal, stale, odd, long, deep."""
    return [frame(rng.choice(MAKERS)(rng).encode()) for _ in range(number)]


def _nonsense(rng: random.Random) -> str:
    return rng.choice(["", "{", "nonsense", "null", "[]", "7", '"x"', DEEP, '{"t":', "{}" * 9])


def _long(rng: random.Random) -> str:
    return rng.choice(["x" * 2_001, "[" * 2_000, "é" * 2_000, '{"t":"' + "y" * 2_100 + '"}'])


def _digits(rng: random.Random) -> str:
    return (
        f'{{"t":"{rng.choice(KINDS)}","{rng.choice(KEYS)}":{ENDLESS[: rng.randrange(1, 1_900)]}}}'
    )


def _types(rng: random.Random) -> str:
    some = {key: rng.choice(VALUES) for key in rng.sample(KEYS, 4)}
    return json.dumps({"t": rng.choice((*KINDS, *VALUES)), **some})


def _half(rng: random.Random) -> str:
    return (
        f'{{"t":"{rng.choice(KINDS)}","{rng.choice(("id", "text"))}":"\\ud8{rng.randrange(10)}0"}}'
    )


def _illegal(rng: random.Random) -> str:
    return json.dumps({"t": "choose", "id": rng.choice(IDS), "rev": rng.choice((0, 0, 1, 2))})


def _stale(rng: random.Random) -> str:
    kind = rng.choice(("choose", "end", "undo", "ask", "agree", "decline"))
    return json.dumps({"t": kind, "id": "take:pile-3", "rev": rng.choice((-1, 7, 10**6))})


def _looks(rng: random.Random) -> str:
    some = ({"t": "at", "n": rng.randrange(-9, 99), "told": True}, {"t": "at"}, {"t": "text"})
    more = ({"t": "look", "turn": 1}, {"t": "why", "id": f"pile-{rng.randrange(9)}"})
    return json.dumps(rng.choice((*some, *more, {"t": "chat", "text": rng.choice(ODD)})))


MAKERS: Final = (_nonsense, _long, _digits, _types, _half, _illegal, _stale, _looks)

BREAKING: Final = (
    frame(b"x" * 70_000),  # longer than anything we take
    frame(b"\xff\xfe{}"),  # no UTF-8
    frame(b"x", 0x83),  # an unknown opcode
    frame(b"x", 0xF1),  # bits that mean nothing here
    frame(b"{}" * 80, 0x89),  # a ping too long
    frame(b"\x00\x01", 0x88),  # a code of no close
    frame(b"x", 0x80),  # goes on with nothing
    b"\x81\x05hello",  # without a mask
    b"\x81\xff" + b"\xff" * 8 + b"\0\0\0\0",  # as long as nothing can be
    b"\x81\xfe\x10\x00\0\0\0\0half",  # the rest never comes
    frame(json.dumps({"t": "ping"}).encode(), 0x82),  # not a text; survives
)
PING: Final = frame(b"", 0x89)
OPENING, MORE = frame(b"{", 0x01), frame(b"", 0x00)  # a fragmented message that never ends


def request(line: str, headers: str = "", body: bytes = b"", host: str = "localhost") -> bytes:
    """A request as bytes."""
    return f"{line} HTTP/1.1\r\nHost: {host}\r\n{headers}\r\n".encode("utf-8", "replace") + body


def _post(address: str, body: bytes, headers: str = "") -> bytes:
    return request(f"POST {address}", f"Content-Length: {len(body)}\r\n{headers}", body)


def requests(game: str) -> list[bytes]:
    """Requests that a connection survives, at a game whose keys are known."""
    here, digits, cookie = f"/g/{game}", "9" * 5_000, "Cookie: "
    choice = f"{here}/choice?k=Ada"
    return [
        *(request(f"GET {here}/{page}?seat={digits}") for page in ("state.json", "board.svg")),
        *(request(f"GET {address}") for address in ODD_ADDRESSES),
        *(
            request(f"GET {here}?{query}")
            for query in ("at=" + digits, "k=%E2%82%AC", "art=" + "f" * 900)
        ),
        *(request("GET /", f"Origin: {origin}\r\n") for origin in ("http://[", "null", "//a]b")),
        *(
            _post("/play/amytis", b"", f"Origin: {one}\r\n")
            for one in ("http://[", "https://x.example")
        ),
        *(request("GET /", f"{cookie}{one}\r\n") for one in ODD_COOKIES),
        *(
            _post(choice, body)
            for body in (b"", b"{", b"\xff", b"[1]", digits.encode(), b"[" * 7_000)
        ),
        *(
            _post(choice, one.encode())
            for one in ('{"rev":0,"id":"fly:away"}', '{"t":"\\ud800"}', '{"rev":1e9}')
        ),
        *(
            _post(address, b"name=%00&k=%ff&" * 300)
            for address in (f"{here}/join", "/me", "/new/uxmal")
        ),
        *(
            _post(address, b"&".join([b"a=b"] * 400))
            for address in (f"{here}/sit", "/me/come", "/verify")
        ),
        *(request(f"{method} {here}") for method in ("PUT", "DELETE", "PATCH", "OPTIONS", "BREW")),
        request("GET /", "Accept-Language: " + "x," * 2_000 + "\r\n"),
        request("GET /", "Accept-Encoding: " + "br;q=x," * 500 + "\r\n"),
        request(f"GET {here}/state.json", f"Authorization: Bearer {digits}\r\n"),
        request("GET /", "If-None-Match: " + "W/" * 2_000 + "\r\n"),
    ]


ODD_ADDRESSES: Final = (
    "/g/%00",
    "/g/%ED%A0%80",
    "/g/" + "x" * 5_000,
    "/g/nothing",
    "/g/nothing/record",
    "/g/..%2f..%2fetc%2fpasswd",
    "/static/..%2f..%2fapp.py",
    "/static/%00.css",
    "/rules/%F0%9F%8F%9B",
    "/box/nothing.svg",
    "/new/nothing",
    "/lang/xx?to=//elsewhere.example",
    "/me/come?code=" + "9" * 3_000,
    "/lobby?game=%00&lang=%ff",
    "/verify?x=" + "%41" * 900,
    "/" + "a/" * 900,
    "/?" + "a=b&" * 900,
)
ODD_COOKIES: Final = (
    "seat-a b=x",
    "seat-\xe9=x",
    "me=" + "z" * 3_000,
    "me=\x01",
    "lang=xx; theme=pink; name=%ff%00",
    ";".join(f"seat-{n}=x" for n in range(150)),
    "=;=;==;" * 300,
)
BROKEN: Final = (
    b"nonsense\r\n\r\n",
    b"GET / HTTP/9.9\r\nHost: x\r\n\r\n",
    b"GET  / HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET / HTTP/1.1\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: a b\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: [\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"y" * 70_000 + b"\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X: y\r\n" * 9_000 + b"\r\n",
    b"GET /" + b"a" * 70_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
    b"POST /me HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
    b"POST /me HTTP/1.1\r\nHost: x\r\nContent-Length: " + b"9" * 5_000 + b"\r\n\r\n",
    b"POST /me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"POST /me HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    b"POST /me HTTP/1.1\r\nHost: x\r\nContent-Length: 99999\r\n\r\n" + b"x" * 99_999,
    b"GET /ws/nothing HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    b"GET /ws/x HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 99\r\nSec-WebSocket-Key: x\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\0" * 500,  # TLS
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"\0" * 4_000,
)
HALVES: Final = (
    b"",
    b"GET / HTTP/1.1\r\nHost: x\r\n",
    b"POST /me HTTP/1.1\r\nHost: x\r\nContent-Length: 900\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\n\r\nGET /",
)


def handshake(path: str) -> bytes:
    """What opens a socket, without compression."""
    upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    return request(f"GET {path}", f"{upgrade}Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n")
