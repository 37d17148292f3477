"""Leases of shards. The leases of tables stay, because servers of an older release use them during an upgrade."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "shards",
        sa.Column("shard", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("process", sa.String(40), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("followed", sa.Float, nullable=False),
    )
    if op.get_context().dialect.name == "postgresql":  # several servers look for the tables of a shard only there
        op.execute("create index running_by_shard on matches (substr(id, 2, 2)) where state = 'running'")


def downgrade() -> None:
    if op.get_context().dialect.name == "postgresql":
        op.execute("drop index running_by_shard")
    op.drop_table("shards")
