"""A write: a statement with its values; and a job, writes that belong together."""

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa

from . import tables

ADD = {table: sa.insert(table) for table in tables.metadata.tables.values()}


class Write(NamedTuple):
    """A statement with its values. Consecutive writes of one statement are executed together."""

    statement: Any
    values: Mapping[str, Any]


class Job(NamedTuple):
    """Writes that happen entirely or not at all, and the future of their caller."""

    writes: Sequence[Write]
    committed: asyncio.Future[None]


def runs(writes: Sequence[Write]) -> Iterator[tuple[Any, list[dict[str, Any]]]]:
    """Yield each statement with the values of consecutive writes of it."""
    at = 0
    while at < len(writes):
        end = at + 1
        while end < len(writes) and writes[end].statement is writes[at].statement:
            end += 1
        yield writes[at].statement, [dict(write.values) for write in writes[at:end]]
        at = end
