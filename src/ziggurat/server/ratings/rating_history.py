"""Rating history: the counted games of a user."""

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

from starlette.requests import HTTPConnection

from ziggurat.server.accounts.model import User
from ziggurat.server.catalogue.playable import playable
from ziggurat.server.config import CONFIG
from ziggurat.server.ratings.skill import Skill
from ziggurat.server.ratings.store import RatedGame
from ziggurat.server.request_context import manager_of


class RatingHistory(NamedTuple):
    """A rating with its history of games, oldest first."""

    game: str
    skill: Skill
    passed: Sequence[RatedGame]


async def rating_histories(request: HTTPConnection, me: User) -> list[RatingHistory]:
    """A user's ratings, each with its history."""
    ratings = manager_of(request).store.ratings
    skills = await asyncio.to_thread(ratings.of, me.id)
    return [
        RatingHistory(
            game,
            skill,
            await asyncio.to_thread(ratings.way, me.id, game, CONFIG.accounts.max_curve_games),
        )
        for game, skill in skills.items()
        if game in playable()
    ]
