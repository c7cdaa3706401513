"""Database schema."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
    true,
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
    Column("clock", String(16)),
    Column("returns", Boolean, nullable=False, server_default=true()),
    Column("due", Float, index=True),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("sealing", Integer, nullable=False, server_default="1"),
    Column("roster", Text),
    Column("opener", String(64), index=True),
    Column("unrated", String(16)),
)
"""One line a game; `after` is unique, so a game has at most one rematch.

`due` is when somebody may run out of time, as `at` of the rows; empty where no clock runs.
`opener` is a keyed hash of the address that opened a table, as long as it waits for players.
`sealing` is what the seal binds, `roster` the commitments to the names, written with the first row.
`unrated` says why a rated game will not count, if what shows it had to be deleted before its end.
"""

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
    Column("level", String(32)),
)
"""Who took up an invitation, once for each seat; a bot that sat down has a level."""

ROWS = Table(
    "rows",
    SCHEMA,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("revision", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("written", Float),
    Column("at", Float),
)
"""What was done, in order, undoing included; `at` is when, without the time nobody served."""

SERVICE = Table(
    "service",
    SCHEMA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("beat", Float, nullable=False),
    Column("lost", Float, nullable=False),
    Column("secret", String(64), nullable=False, server_default=""),
)
"""One line: when a worker last said that it is there, and how many seconds nobody was, in all.

`secret` is the key of `opener` in the table of games.
"""

RESULTS = Table(
    "results",
    SCHEMA,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("written", Float, nullable=False),
    Column("scores", Text, nullable=False),
    Column("places", Text, nullable=False),
    Column("reason", String(64), nullable=False),
    Column("counts", Text, nullable=False),
    Column("unrated", String(16)),
    Column("fingerprint", String(64)),
    Column("departed", Text),
)
"""How games ended, with the count in words: to be shown whatever becomes of the rules.

`unrated` says why a game at a rated table did not count, see `play.ratings`; `departed` who had
left, in order, as the rules of the game tell turns apart. Games that ended before have neither.
"""

CHAT = Table(
    "chat",
    SCHEMA,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("game", ForeignKey("games.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
)
"""What was said; `number` grows over all games."""

PEOPLE = Table(
    "people",
    SCHEMA,
    Column("id", String(32), primary_key=True),
    Column("name", Text, nullable=False),
    Column("skeleton", String(64), nullable=False),
    Column("number", Integer, nullable=False),
    Column("colour", String(16), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    UniqueConstraint("skeleton", "number"),
)
"""Somebody who plays; `number` tells apart those whose names look alike, `seen` is a day."""

DEVICES = Table(
    "devices",
    SCHEMA,
    Column("key", String(64), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("since", Float, nullable=False),
)
"""The browsers that hold a key of somebody; only its hash is kept."""

CODES = Table(
    "codes",
    SCHEMA,
    Column("code", String(64), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, unique=True),
    Column("until", Float, nullable=False),
)
"""Codes by which another device becomes the same somebody, hashed: one a person, used once."""

SITTING = Table(
    "sitting",
    SCHEMA,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("since", Float, nullable=False),
    Column("origin", String(64)),
)
"""Whose seat it is; seats taken before people were known have no line.

`origin` is a keyed hash of the address from which a seat of a rated game was taken, see
`play.origins`; it is erased when the game ends.
"""

SHUNNED = Table(
    "shunned",
    SCHEMA,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("other", ForeignKey("people.id"), primary_key=True, index=True),
    Column("how", String(8), nullable=False),
)
"""Whom somebody does not want to hear (`mute`), or not to sit with either (`block`)."""

RATED = Table(
    "rated",
    SCHEMA,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("number", Integer, nullable=False, index=True),
    Column("person", String(32), nullable=False, index=True),
    Column("mu_before", Float, nullable=False),
    Column("sigma_before", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("rules", Integer, nullable=False, server_default=text("1")),
)
"""Games that counted, in the order of their numbers: who played for a seat, '' for a bot.

`rules` are those of fair play by which the game counted: 1 until repeated pairs counted less.
A person stays here who was joined or forgotten since: those they played keep their ratings.
"""

JOINED = Table(
    "joined",
    SCHEMA,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person", String(32), nullable=False, index=True),
    Column("heir", String(32), nullable=False, index=True),
)
"""Those whose ratings became another's, in the same order as the games that counted."""

STANDINGS = Table(
    "standings",
    SCHEMA,
    Column("game", String(32), primary_key=True),
    Column("person", ForeignKey("people.id"), primary_key=True, index=True),
    Column("mu", Float, nullable=False, index=True),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("opponents", Integer, nullable=False, server_default=text("0")),
)
"""Everybody's rating now, for each kind of game: what comes of the two tables above."""

MODERATION = Table(
    "moderation",
    SCHEMA,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("at", Float, nullable=False),
    Column("action", String(16), nullable=False),
    Column("target", Text, nullable=False),
    Column("notices", Text, nullable=False),
)
"""What hosts have removed, and what workers have to hear of it; no names and no texts."""
