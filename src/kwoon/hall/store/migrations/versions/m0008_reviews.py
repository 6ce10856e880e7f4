"""Games that are over, looked through again by a bot: done once, and kept."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """One review a game."""
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("found", sa.JSON(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_reviews_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name="pk_reviews"),
    )


def downgrade() -> None:
    """Away with them."""
    op.drop_table("reviews")
