"""Tables of the store."""

from sqlalchemy import (
    BigInteger,
    Column,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

SCHEMA = MetaData()

GAMES = Table(
    "games",
    SCHEMA,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("created", Float, nullable=False),
    Column("after", ForeignKey("games.id"), unique=True),
    Column("draws", Text),
    Column("secret", String(64)),
)
"""One line a game; `after` is unique, so a game has at most one rematch."""

PLAYERS = Table(
    "players",
    SCHEMA,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("name", Text, nullable=False),
    Column("level", String(32), nullable=False),
    Column("token", String(64), nullable=False),
)
"""Who was put in which seat when the game was made."""

CLAIMS = Table(
    "claims",
    SCHEMA,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", Text, nullable=False),
    Column("token", String(64), nullable=False),
)
"""Who took up an invitation, once for each seat."""

ROWS = Table(
    "rows",
    SCHEMA,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("revision", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("written", Float),
)
"""What was done, in order, undoing included."""

RESULTS = Table(
    "results",
    SCHEMA,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("written", Float, nullable=False),
    Column("scores", Text, nullable=False),
    Column("places", Text, nullable=False),
    Column("reason", String(64), nullable=False),
    Column("counts", Text, nullable=False),
)
"""How games ended, with the count in words: to be shown whatever becomes of the rules."""

CHAT = Table(
    "chat",
    SCHEMA,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("game", ForeignKey("games.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
)
"""What was said; `number` grows over all games."""
