"""Hints: where they are given, and who has taken one."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """A custom more, and a row for each hint."""
    with op.batch_alter_table("customs") as batch:
        batch.add_column(sa.Column("hints", sa.Boolean()))
    op.create_table(
        "hints",
        sa.Column("room_id", sa.String(16), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("move", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["room_id"], ["rooms.id"], name="fk_hints_room_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("room_id", "version", name="pk_hints"),
    )


def downgrade() -> None:
    """Away with them."""
    op.drop_table("hints")
    with op.batch_alter_table("customs") as batch:
        batch.drop_column("hints")
