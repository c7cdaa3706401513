"""Database schema: the tables, with who writes their rows and how long rows live.

Rows of a game go with it (`storage.game_deletion`). Moments are seconds since 1970, as UTC.
"""

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
"""Games: the configuration of each, fixed before its first choice.

Written by `sessions.store` when a game is created. Until the last player leaves before the first
choice, or until `ziggurat prune`; rated games that counted stay.

- `after`: the game this is a rematch of; unique, so a game has at most one rematch.
- `draws`: before the first choice; completed at start-up for games older than this column.
- `due`: the next moment a clock may run out, as `rows.at`; empty while no clock runs.
- `sealing`: what the commitment covers. `roster`: commitments to the names, with the first row.
- `opener`: keyed hash of the address that opened a table; erased when all seats are taken.
- `unrated`: why a rated game will not count, if the evidence had to be deleted before its end.
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
"""Seats as they were filled when the game was created.

Written by `sessions.store` with the game, and kept as long. `lobby.store` frees a seat that is left
before the start; `accounts.deletion` erases names and replaces tokens.
"""

CLAIMS = Table(
    "claims",
    SCHEMA,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", Text, nullable=False),
    Column("token", String(64), nullable=False),
    Column("level", String(32)),
)
"""Seats taken later: an accepted invitation, or a bot that has a `level`.

Written once for each seat by `sessions.store`, for bots by `lobby.store`; deleted if the player
leaves before the start, otherwise kept as long as the game. `accounts.deletion` erases names.
"""

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
"""Events of games, in order: choices, ends of turns, undo, proposals, departures.

Written by `sessions.store`, and only appended; kept as long as the game. `written` is the time of
day, `at` the game time, which excludes downtime.
"""

SERVICE = Table(
    "service",
    SCHEMA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("beat", Float, nullable=False),
    Column("lost", Float, nullable=False),
    Column("secret", String(64), nullable=False, server_default=""),
)
"""Heartbeat: one line, for the whole life of the database.

Written by `storage.heartbeat`. `beat` is the last heartbeat of any worker, `lost` the total
downtime in seconds, `secret` the key of the hashes in `games.opener`.
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
"""Results of finished games, with the score breakdown in words, independent of the rules.

Written once by `sessions.store`, in the transaction that counts a rated game; kept as long as the
game.

- `unrated`: why a rated game did not count (`ratings.model`).
- `departed`: the seats whose players had left, in order. Older games have none.
"""

CHAT = Table(
    "chat",
    SCHEMA,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("game", ForeignKey("games.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
)
"""Chat lines; `number` grows over all games.

Written by `sessions.store`. Deleted with the game, with the account of their author, or by a
moderator.
"""

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
"""Accounts: name and colour; `number` tells apart names that look alike (`skeleton`).

Written by `accounts.store`, also once a day of activity (`seen`). Deleted by their owner or a
moderator, when merged into another account, or by `ziggurat prune` without a seat.
"""

DEVICES = Table(
    "devices",
    SCHEMA,
    Column("key", String(64), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("since", Float, nullable=False),
)
"""Sessions of accounts: the hash of each session key.

Written by `accounts.store`. Deleted by signing out, by revoking other sessions, as the oldest of
too many, or with the account.
"""

CODES = Table(
    "codes",
    SCHEMA,
    Column("code", String(64), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, unique=True),
    Column("until", Float, nullable=False),
)
"""Login codes for another device, hashed: one per account.

Written by `accounts.store`. Deleted when used, replaced or revoked; expired ones (`until`) with the
next code that is created.
"""

SITTING = Table(
    "sitting",
    SCHEMA,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("since", Float, nullable=False),
    Column("origin", String(64)),
)
"""Owners of seats; seats taken before accounts existed have no line.

Written by `sessions.store` and `accounts.store`. Deleted when a player leaves before the start, and
with the account or the game.

`origin` is a keyed hash of the address from which a seat of a rated game was taken
(`ratings.origins`); it is erased in the transaction that ends the game.
"""

SHUNNED = Table(
    "shunned",
    SCHEMA,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("other", ForeignKey("people.id"), primary_key=True, index=True),
    Column("how", String(8), nullable=False),
)
"""Mutes and blocks: `mute` hides chat, `block` also prevents sharing a table.

Written by `accounts.store`. Deleted when lifted, or with either account.
"""

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
"""Counted games, a line for each seat, in the order of `number`; `person` is '' for a bot.

Written by `ratings.store` in the transaction that ends the game; `ratings.recount` corrects
numbers. Kept for ever, also for deleted and merged accounts: the opponents keep their ratings.
`rules` is the version of the fair play rules by which the game counted.
"""

JOINED = Table(
    "joined",
    SCHEMA,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person", String(32), nullable=False, index=True),
    Column("heir", String(32), nullable=False, index=True),
)
"""Merged accounts, in one sequence with the counted games: ratings are folded in that order.

Written by `ratings.store` when an account with ratings is merged; kept for ever.
"""

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
"""Current ratings, by game and account: the fold of `rated` and `joined`.

Written by `ratings.store`; can be recomputed (`ratings.recount`). Deleted with the account.
"""

MODERATION = Table(
    "moderation",
    SCHEMA,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("at", Float, nullable=False),
    Column("action", String(16), nullable=False),
    Column("target", Text, nullable=False),
    Column("notices", Text, nullable=False),
)
"""Moderation log: what was removed, and the notices for workers; no names and no texts.

Written by `accounts.moderation`; kept for ever.
"""
