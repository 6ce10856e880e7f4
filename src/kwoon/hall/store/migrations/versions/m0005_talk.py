"""Chat, blocks, reports, the keeper's measures, who left, and who agreed to take something back."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """What passes between people."""
    op.create_table(
        "talk",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("room_id", sa.String(16), nullable=False),
        sa.Column("person_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["room_id"], ["rooms.id"], name="fk_talk_room_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_talk_person_id"),
        sa.PrimaryKeyConstraint("id", name="pk_talk"),
    )
    op.create_index("ix_talk_room_id", "talk", ["room_id"])
    op.create_index("ix_talk_person_id", "talk", ["person_id"])
    op.create_table(
        "blocks",
        sa.Column("person_id", sa.String(16), nullable=False),
        sa.Column("blocked_id", sa.String(16), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_blocks_person_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["blocked_id"], ["people.id"], name="fk_blocks_blocked_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person_id", "blocked_id", name="pk_blocks"),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("by_id", sa.String(16), nullable=False),
        sa.Column("about_id", sa.String(16), nullable=False),
        sa.Column("talk_id", sa.Integer()),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("closed_at", sa.DateTime(timezone=True)),
        sa.Column("closed_by_id", sa.String(16)),
        sa.Column("outcome", sa.String(12)),
        sa.ForeignKeyConstraint(["by_id"], ["people.id"], name="fk_reports_by_id"),
        sa.ForeignKeyConstraint(["about_id"], ["people.id"], name="fk_reports_about_id"),
        sa.ForeignKeyConstraint(["talk_id"], ["talk.id"], name="fk_reports_talk_id"),
        sa.ForeignKeyConstraint(["closed_by_id"], ["people.id"], name="fk_reports_closed_by_id"),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    op.create_index("ix_reports_by_id", "reports", ["by_id"])
    op.create_index("ix_reports_about_id", "reports", ["about_id"])
    op.create_table(
        "measures",
        sa.Column("person_id", sa.String(16), nullable=False),
        sa.Column("silenced_until", sa.DateTime(timezone=True)),
        sa.Column("banned_at", sa.DateTime(timezone=True)),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_measures_person_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person_id", name="pk_measures"),
    )
    op.create_table(
        "customs",
        sa.Column("room_id", sa.String(16), nullable=False),
        sa.Column("open_hands", sa.Boolean(), nullable=False),
        sa.Column("judge_id", sa.String(16)),
        sa.ForeignKeyConstraint(["room_id"], ["rooms.id"], name="fk_customs_room_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["judge_id"], ["people.id"], name="fk_customs_judge_id"),
        sa.PrimaryKeyConstraint("room_id", name="pk_customs"),
    )
    op.create_index("ix_customs_judge_id", "customs", ["judge_id"])
    op.create_table(
        "leavers",
        sa.Column("room_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["room_id"], ["rooms.id"], name="fk_leavers_room_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("room_id", "seat", name="pk_leavers"),
    )
    op.create_table(
        "pleas",
        sa.Column("room_id", sa.String(16), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("word", sa.String(8), nullable=False),
        sa.ForeignKeyConstraint(["room_id"], ["rooms.id"], name="fk_pleas_room_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("room_id", "version", "seat", name="pk_pleas"),
    )


def downgrade() -> None:
    """Away with them."""
    for name in ("pleas", "leavers", "customs", "measures", "reports", "blocks", "talk"):
        op.drop_table(name)
