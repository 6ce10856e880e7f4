"""Keys for programs, and the accounts that are programs."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Who may act through the API."""
    op.create_table(
        "keys",
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("person_id", sa.String(16), nullable=False),
        sa.Column("words", sa.String(40), nullable=False),
        sa.Column("made_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_keys_person_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("token", name="pk_keys"),
    )
    op.create_index("ix_keys_person_id", "keys", ["person_id"])
    op.create_table(
        "machines",
        sa.Column("person_id", sa.String(16), nullable=False),
        sa.Column("owner_id", sa.String(16)),
        sa.Column("made_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_machines_person_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["owner_id"], ["people.id"], name="fk_machines_owner_id", ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("person_id", name="pk_machines"),
    )
    op.create_index("ix_machines_owner_id", "machines", ["owner_id"])


def downgrade() -> None:
    """Away with them."""
    for name in ("machines", "keys"):
        op.drop_table(name)
