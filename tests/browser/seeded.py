"""The app with seeds and names of games counted up: a test plays the same game every time."""

import sys
from itertools import count
from unittest.mock import patch

from ziggurat.server.run import run
from ziggurat.server.web import form

if __name__ == "__main__":
    seeds, names = count(1), count(1)
    with (
        patch.object(form, "new_seed", lambda: next(seeds)),
        patch.object(form, "new_id", lambda: f"game-{next(names)}"),
    ):
        run("127.0.0.1", int(sys.argv[1]), sys.argv[2])
