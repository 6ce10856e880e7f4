"""How tables that are being played were a while ago, so that a long game opens sooner."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """One snapshot a table."""
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("digest", sa.String(32), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_snapshots_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name="pk_snapshots"),
    )


def downgrade() -> None:
    """Away with them."""
    op.drop_table("snapshots")
