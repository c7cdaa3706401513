"""Alembic environment: runs migrations over a given connection."""

from alembic import context

from ziggurat.server.storage.schema import SCHEMA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=SCHEMA,
    render_as_batch=True,  # SQLite alters tables by rewriting them
)
with context.begin_transaction():
    context.run_migrations()
