"""People, their sessions, rooms and chairs."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Who plays, and where they sit."""
    op.create_table(
        "people",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("lowered", sa.String(40)),
        sa.Column("password", sa.Text()),
        sa.Column("keeper", sa.Boolean(), nullable=False),
        sa.Column("made_at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sa.UniqueConstraint("lowered", name="uq_people_lowered"),
    )
    op.create_table(
        "sessions",
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("person_id", sa.String(16), nullable=False),
        sa.Column("device", sa.String(200), nullable=False),
        sa.Column("made_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("seen_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_sessions_person_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("token", name="pk_sessions"),
    )
    op.create_index("ix_sessions_person_id", "sessions", ["person_id"])
    op.create_table(
        "rooms",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("clock", sa.JSON()),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("host_id", sa.String(16), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("opened_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("over_at", sa.DateTime(timezone=True)),
        sa.ForeignKeyConstraint(["host_id"], ["people.id"], name="fk_rooms_host_id"),
        sa.PrimaryKeyConstraint("id", name="pk_rooms"),
    )
    op.create_index("ix_rooms_status", "rooms", ["status"])
    op.create_table(
        "chairs",
        sa.Column("room_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.String(16)),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("player", sa.String(20), nullable=False),
        sa.Column("words", sa.String(200), nullable=False),
        sa.ForeignKeyConstraint(["room_id"], ["rooms.id"], name="fk_chairs_room_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_chairs_person_id"),
        sa.PrimaryKeyConstraint("room_id", "seat", name="pk_chairs"),
    )
    op.create_index("ix_chairs_person_id", "chairs", ["person_id"])


def downgrade() -> None:
    """Away with them."""
    for name in ("chairs", "rooms", "sessions", "people"):
        op.drop_table(name)
