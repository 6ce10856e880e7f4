"""Alembic's door: the migrations run on the connection that `store.database` hands over."""

from alembic import context

from kwoon.hall.store import schema_talk  # noqa: F401 - its tables are in the metadata
from kwoon.hall.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
