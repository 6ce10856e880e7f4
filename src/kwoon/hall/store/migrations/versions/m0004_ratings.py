"""Results, ratings, origins and rematches."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """What comes after a game."""
    op.create_table(
        "results",
        sa.Column("room_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["room_id"], ["rooms.id"], name="fk_results_room_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("room_id", "seat", name="pk_results"),
    )
    op.create_table(
        "ratings",
        sa.Column("who", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("who", "game", name="pk_ratings"),
    )
    op.create_table(
        "rating_steps",
        sa.Column("who", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("room_id", sa.String(16), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["room_id"], ["rooms.id"], name="fk_rating_steps_room_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("who", "game", "number", name="pk_rating_steps"),
    )
    op.create_table(
        "origins",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("branched_from", sa.Text()),
        sa.Column("shuffle", sa.JSON()),
        sa.Column("from_id", sa.String(16)),
        sa.Column("from_move", sa.Integer()),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_origins_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name="pk_origins"),
    )
    op.create_table(
        "rematches",
        sa.Column("room_id", sa.String(16), nullable=False),
        sa.Column("next_id", sa.String(16), nullable=False),
        sa.ForeignKeyConstraint(["room_id"], ["rooms.id"], name="fk_rematches_room_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["next_id"], ["rooms.id"], name="fk_rematches_next_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("room_id", name="pk_rematches"),
    )


def downgrade() -> None:
    """Away with them."""
    for name in ("rematches", "origins", "rating_steps", "ratings", "results"):
        op.drop_table(name)
