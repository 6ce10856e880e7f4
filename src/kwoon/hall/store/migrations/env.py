"""Alembic's door: the migrations run on the connection that `store.database` hands over."""

from alembic import context

from kwoon.hall.store import schema_keys as schema_keys
from kwoon.hall.store import schema_ratings as schema_ratings
from kwoon.hall.store import schema_reviews as schema_reviews
from kwoon.hall.store import schema_snapshots as schema_snapshots
from kwoon.hall.store import schema_talk as schema_talk
from kwoon.hall.store import schema_workers as schema_workers
from kwoon.hall.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
