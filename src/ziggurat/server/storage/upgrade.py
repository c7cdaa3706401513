"""Schema upgrade: creates the schema or migrates it to the current version."""

import logging
from functools import cache
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, inspect, text

from ziggurat.server.errors import ServerError
from ziggurat.server.storage.schema import GAMES, SCHEMA

log = logging.getLogger(__name__)

FIRST: Final = "0001"  # schema before versions were recorded
UPGRADE_LOCK_ID: Final = 0x5A199  # arbitrary, the same for all workers


class NewerDatabase(ServerError):
    """The schema is newer than this program."""

    def __init__(self, form: str) -> None:
        super().__init__(
            f"the database has form {form}, which this version does not know: "
            "use the version that wrote it, or a later one"
        )


@cache
def newest() -> str:
    """The schema version of this program."""
    form = ScriptDirectory.from_config(_config()).get_current_head()
    assert form is not None
    return form


def schema_version(connection: Connection) -> str | None:
    """The schema version of a database: None if it is empty."""
    form = MigrationContext.configure(connection).get_current_revision()
    if form is None and inspect(connection).has_table(GAMES.name):
        return FIRST
    return form


def upgrade(engine: Engine, to: str | None = None) -> None:
    """Migrate a database to a version, by default the current one; an empty one is created."""
    wanted = to or newest()
    with engine.connect() as connection:
        form = schema_version(connection)
        if form == wanted and inspect(connection).has_table("alembic_version"):
            return
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":  # several workers may start at once
            connection.execute(text(f"SELECT pg_advisory_xact_lock({UPGRADE_LOCK_ID})"))
        _bring(connection, wanted)


def _bring(connection: Connection, wanted: str) -> None:
    form, config = schema_version(connection), _config()
    config.attributes["connection"] = connection
    scripts = ScriptDirectory.from_config(config)
    known = [script.revision for script in scripts.walk_revisions()]
    if form is not None and form not in known:
        raise NewerDatabase(form)
    if form is None and wanted == newest():
        SCHEMA.create_all(connection)
        MigrationContext.configure(connection).stamp(scripts, wanted)
        return
    if form is not None:
        log.info("the database goes from form %s to %s", form, wanted)
        MigrationContext.configure(connection).stamp(scripts, form)
    command.upgrade(config, wanted)


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    return config
