"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def text(name: str, length: int, key: bool = False) -> "sa.Column[str]":
    return sa.Column(name, sa.String(length), primary_key=key, nullable=False)


def number(name: str, key: bool = False) -> "sa.Column[int]":
    return sa.Column(name, sa.Integer, primary_key=key, nullable=False, autoincrement=False)


def upgrade() -> None:
    op.create_table(
        "matches",
        text("id", 40, key=True),
        text("game", 80),
        number("version"),
        number("players"),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("start", sa.Text),
        text("secret", 64),
        sa.Column("listed", sa.Boolean, nullable=False),
        text("state", 10),
        sa.Column("next", sa.String(40)),
        sa.Column("opened", sa.Float, nullable=False),
    )
    op.create_index("lobby", "matches", ["listed", "opened"])
    op.create_table(
        "entries",
        text("match", 40, key=True),
        number("seq", key=True),
        number("seat"),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("note", sa.Text, nullable=False),
    )
    op.create_table(
        "people",
        text("match", 40, key=True),
        text("token", 64, key=True),
        text("name", 40),
        text("language", 2),
        sa.Column("host", sa.Boolean, nullable=False),
        sa.Column("seat", sa.Integer),
    )
    op.create_table(
        "seats",
        text("match", 40, key=True),
        number("seat", key=True),
        sa.Column("holder", sa.String(64)),
        text("bot", 40),
        number("turnover"),
    )
    op.create_table(
        "talks",
        text("match", 40, key=True),
        number("seq", key=True),
        number("seat"),
        text("name", 40),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("hearers", sa.JSON),
    )
    op.create_table(
        "notes",
        text("match", 40, key=True),
        number("seat", key=True),
        text("about", 40, key=True),
        sa.Column("text", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("notes", "talks", "seats", "people", "entries", "matches"):
        op.drop_table(name)
