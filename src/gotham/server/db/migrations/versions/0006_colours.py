"""The colours that people choose."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("seats", sa.Column("colour", sa.String(40), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("seats", "colour")
