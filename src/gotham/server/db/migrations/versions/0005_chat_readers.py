"""The people who may read a private chat message."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("talks", sa.Column("people", sa.JSON))


def downgrade() -> None:
    op.drop_column("talks", "people")
