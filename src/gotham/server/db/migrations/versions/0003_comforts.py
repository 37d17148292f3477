"""Clocks for those who are waited for, hints, alerts, conduct, and several servers on one database."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

COLUMNS = {
    "matches": (
        lambda: sa.Column("timing", sa.JSON),
        lambda: sa.Column("times", sa.JSON),
        lambda: sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()),
        lambda: sa.Column("touched", sa.Float, nullable=False, server_default="0"),
    ),
    "seats": (lambda: sa.Column("left", sa.String(40), nullable=False, server_default=""),),
    "talks": (lambda: sa.Column("about", sa.String(20), nullable=False, server_default=""),),
}


def upgrade() -> None:
    for table, columns in COLUMNS.items():
        for column in columns:
            op.add_column(table, column())
    op.execute("update matches set touched = opened")
    op.create_table(
        "changes",
        sa.Column("match", sa.String(40), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    )
    op.create_table(
        "alerts",
        sa.Column("match", sa.String(40), primary_key=True),
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(10), primary_key=True),
        sa.Column("target", sa.JSON, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("told", sa.Integer),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("match", sa.String(40), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("mark", sa.String(64), nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("said", sa.JSON, nullable=False),
    )
    op.create_table(
        "bans",
        sa.Column("mark", sa.String(64), primary_key=True),
        sa.Column("until", sa.Float),
        sa.Column("reason", sa.Text, nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("match", sa.String(40), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "keepers",
        sa.Column("match", sa.String(40), primary_key=True),
        sa.Column("process", sa.String(40), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "house",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for table in ("house", "keepers", "notices", "bans", "reports", "alerts", "changes"):
        op.drop_table(table)
    for table, columns in COLUMNS.items():
        for column in columns:
            op.drop_column(table, column().name)
