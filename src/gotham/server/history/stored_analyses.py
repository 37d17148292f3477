"""Analyses in the database, so that they outlive the server. They are stored in all languages: reading one replays no
match and starts no worker. Results of other code are ignored, and the oldest are deleted beyond a number of bytes."""

import asyncio
import functools
import hashlib
import time
import zlib
from collections.abc import Iterator
from pathlib import Path

import msgspec
import sqlalchemy as sa
import structlog

from ...i18n.errors import GothamError
from ...match.game import Game
from .. import limits
from ..db.store import ADD, Store, Write
from ..db.tables import analyses

log = structlog.get_logger()
PACKAGES = ("engine", "hooks", "i18n", "match", "bots", "insight")  # besides the game: what a result depends on
SOURCES = (".py", ".ftl", ".toml", ".json", ".jsonl")

InAll = dict[str, bytes]  # language -> the result as JSON

_DROP = sa.delete(analyses).where(analyses.c.match == sa.bindparam("match_"))
_newest_first = sa.select(
    analyses.c.match,
    sa.func.sum(analyses.c.size).over(order_by=(analyses.c.made.desc(), analyses.c.match)).label("sum"),
).subquery()
_OLDEST = sa.select(_newest_first.c.match).where(_newest_first.c.sum > sa.bindparam("most_"))


class StoredAnalyses:
    """The analyses of one database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def load(self, match: str, game: Game) -> InAll | None:
        """Return the stored analysis of a match; None where there is none of this code."""
        code = await asyncio.to_thread(code_of, game)
        rows = await self.store.read(analyses, analyses.c.match == match, analyses.c.code == code)
        return await asyncio.to_thread(_unpack, rows[0]["content"]) if rows else None

    async def keep(self, match: str, game: Game, found: InAll) -> None:
        """Store an analysis in place of an earlier one; without success, a restart merely loses it."""
        code = await asyncio.to_thread(code_of, game)
        content = await asyncio.to_thread(_pack, found)
        row = {"match": match, "code": code, "made": time.time(), "size": len(content), "content": content}
        try:
            await self.store.write(Write(_DROP, {"match_": match}), Write(ADD[analyses], row))
            for old in await self._oldest():  # each alone: a transaction is about one table
                await self.store.write(Write(_DROP, {"match_": old}))
        except GothamError as error:  # another server may have stored it at the same moment
            log.warning("analysis not stored", match=match, error=str(error))

    async def _oldest(self) -> list[str]:
        """Return the matches whose analyses are beyond the number of bytes."""
        async with self.store.engine.connect() as connection:
            found = await connection.execute(_OLDEST, {"most_": limits.ANALYSES_STORED.value})
            return [row[0] for row in found]


def _pack(found: InAll) -> bytes:
    return zlib.compress(msgspec.json.encode({language: each.decode() for language, each in found.items()}))


def _unpack(content: bytes) -> InAll:
    stored = msgspec.json.decode(zlib.decompress(content), type=dict[str, str])
    return {language: each.encode() for language, each in stored.items()}


@functools.cache
def code_of(game: Game) -> str:
    """Fingerprint the code, texts and data that an analysis of a game depends on."""
    digest = hashlib.sha256()
    for path in sorted(_sources(game)):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _sources(game: Game) -> Iterator[Path]:
    gotham = Path(__file__).parents[2]
    assert game.package.__file__
    for folder in (*(gotham / package for package in PACKAGES), Path(game.package.__file__).parent):
        yield from (path for path in folder.rglob("*") if path.suffix in SOURCES)
