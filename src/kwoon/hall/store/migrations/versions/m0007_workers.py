"""Several workers: which of them runs which table, and how often somebody may still try to log in."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """What workers have to know of each other."""
    op.create_table(
        "runners",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("worker", sa.Integer(), nullable=False),
        sa.Column("wishes", sa.JSON()),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_runners_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name="pk_runners"),
    )
    op.create_index("ix_runners_worker", "runners", ["worker"])
    op.create_table(
        "tries",
        sa.Column("what", sa.String(60), nullable=False),
        sa.Column("who", sa.String(200), nullable=False),
        sa.Column("left", sa.Float(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("what", "who", name="pk_tries"),
    )


def downgrade() -> None:
    """Away with them."""
    op.drop_table("tries")
    op.drop_index("ix_runners_worker", "runners")
    op.drop_table("runners")
