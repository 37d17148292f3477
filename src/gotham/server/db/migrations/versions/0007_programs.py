"""Programs that take seats, and how many a table accepts."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("people", sa.Column("program", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("matches", sa.Column("programs", sa.Integer))


def downgrade() -> None:
    op.drop_column("people", "program")
    op.drop_column("matches", "programs")
