"""Games that can be played in the app."""

from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection

from ziggurat.registry import keys, parts


def playable() -> list[str]:
    """The games with a view; others can be played by programs only."""
    return [key for key in keys() if parts(key).view]


def requested_game(request: HTTPConnection) -> str:
    """The game that an address names; 404 unless it can be played."""
    key = str(request.path_params["game"])
    if key not in playable():
        raise HTTPException(404)
    return key
