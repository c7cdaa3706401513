"""Rating history: the counted games of a user."""

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

from starlette.requests import HTTPConnection

from ziggurat.server.accounts.model import Person
from ziggurat.server.catalogue.playable import playable
from ziggurat.server.config import CONFIG
from ziggurat.server.ratings.skill import Skill
from ziggurat.server.ratings.store import Passed
from ziggurat.server.request_context import host_of


class Way(NamedTuple):
    """A rating with its history of games, oldest first."""

    game: str
    skill: Skill
    passed: Sequence[Passed]


async def ways_of(request: HTTPConnection, me: Person) -> list[Way]:
    """A user's ratings, each with its history."""
    ratings = host_of(request).store.ratings
    skills = await asyncio.to_thread(ratings.of, me.id)
    return [
        Way(
            game,
            skill,
            await asyncio.to_thread(ratings.way, me.id, game, CONFIG.accounts.max_curve_games),
        )
        for game, skill in skills.items()
        if game in playable()
    ]
