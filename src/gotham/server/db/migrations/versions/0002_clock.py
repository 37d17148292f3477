"""Clocks: how long a table gives, and when the time that runs now is up."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("matches", sa.Column("clock", sa.Integer, nullable=False, server_default="0"))
    op.add_column("matches", sa.Column("until", sa.Float))


def downgrade() -> None:
    op.drop_column("matches", "until")
    op.drop_column("matches", "clock")
