"""What alembic runs: the steps, on a connection of their own."""

import asyncio

import sqlalchemy as sa
from alembic import context
from sqlalchemy.ext.asyncio import create_async_engine

from gotham.server.db.tables import metadata


def take_steps(connection: sa.Connection) -> None:
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


async def connect_and_take_steps() -> None:
    engine = create_async_engine(context.config.attributes["url"])
    async with engine.connect() as connection:
        await connection.run_sync(take_steps)
        await connection.commit()
    await engine.dispose()


asyncio.run(connect_and_take_steps())
