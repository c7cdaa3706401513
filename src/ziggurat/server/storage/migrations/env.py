"""What Alembic runs: the steps over the connection it is given."""

from alembic import context

from ziggurat.server.storage.schema import SCHEMA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=SCHEMA,
    render_as_batch=True,  # SQLite changes tables by writing them anew
)
with context.begin_transaction():
    context.run_migrations()
