"""Analyses of finished matches, after the bots of all tables, one match at a time; results are stored."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Executor

import msgspec
import structlog

from ...i18n.errors import Conflict, NotPersisted, RateLimited, Unavailable
from ...insight.analysis import analyse
from ...insight.finished_match import Source, check, source_of
from ...insight.presentation import AnalysisDocument, present_in_all_languages
from ...match.table import Table
from .. import limits, metrics
from ..bots.scheduling import Urgency
from ..bots.service import BotService
from ..http.rate_limit import RateLimiter
from ..http.schemas import Analysed
from ..live.room import Room
from .queue import Asker, FairTurns, Places
from .stored_analyses import InAll, StoredAnalyses
from .time_left import TimeLeft

log = structlog.get_logger()
decoder = msgspec.json.Decoder(AnalysisDocument)


class Analyses:
    """Stored and cached results, and analyses in progress."""

    def __init__(self, stored: StoredAnalyses, bots: BotService) -> None:
        self.stored, self.bots = stored, bots
        self.found: OrderedDict[str, InAll] = OrderedDict()
        self.under_way: dict[str, TimeLeft | None] = {}  # None in the queue
        self.failed: dict[str, None] = {}  # in order
        self.often = RateLimiter(limits.rate(limits.ANALYSES_A_MINUTE), limits.ANALYSES_A_MINUTE.value)
        self.places = Places(limits.ANALYSES, limits.ANALYSES_OF_ADDRESS)
        self.turns = FairTurns(1)
        self._askers: dict[str, Asker] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def ask(self, room: Room, language: str) -> Analysed:
        """Return the progress of an analysis, or its result."""
        table, id = await _table(room), room.setup.id
        if id in self.failed:
            raise Unavailable("error-insight-failed")
        if found := await self._known(id, table):
            return Analysed("done", analysis=decoder.decode(found[language]))
        return self._progress(id)

    def _progress(self, id: str) -> Analysed:
        if id not in self.under_way:
            return Analysed("none")
        if (time := self.under_way[id]) is None:
            return Analysed("waiting")
        left = time.seconds
        return Analysed("working", time.done, time.total, None if left is None else round(left, 1))

    async def begin(self, room: Room, language: str, asker: Asker) -> Analysed:
        """Start the analysis unless it is done or in progress, and return its progress. Addresses are limited, and
        people of the match come before strangers."""
        table, id = await _table(room), room.setup.id
        if not await self._known(id, table) and id not in self.under_way:
            self._admit(asker)
            self.failed.pop(id, None)
            self.under_way[id], self._askers[id] = None, asker
            task = asyncio.create_task(self._work(id, table, asker))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        elif id in self._askers and not asker.stranger:
            self._askers[id].stranger = False
        return await self.ask(room, language)

    def _admit(self, asker: Asker) -> None:
        """Take a place in the queue; refuse where there is none for this address, or for strangers."""
        strangers = sum(each.stranger for each in self._askers.values())
        if asker.stranger and strangers >= limits.ANALYSES_OF_STRANGERS.value:
            raise RateLimited("error-many")
        self.places.enter(asker.address)
        if asker.address and not self.often.take(asker.address):
            self.places.leave(asker.address)
            raise RateLimited("error-many")

    async def _known(self, id: str, table: Table) -> InAll | None:
        """Return a result that is cached or stored."""
        if id not in self.found and id not in self.under_way and (stored := await self.stored.load(id, table.game)):
            self._cache(id, stored)
        if id in self.found:
            self.found.move_to_end(id)
        return self.found.get(id)

    async def _work(self, id: str, table: Table, asker: Asker) -> None:
        try:
            source = source_of(await asyncio.to_thread(table.transcript))
            async with self.turns.turn(asker):
                self.under_way[id] = TimeLeft()
                found = await self._found(id, source)
            self._cache(id, found)
            await self.stored.keep(id, table.game, found)
        except Exception as error:
            metrics.failures.inc()
            log.warning("analysis", match=id, error=repr(error))
            self._fail(id)
        finally:
            del self.under_way[id], self._askers[id]
            self.places.leave(asker.address)
            if not self.under_way:
                self.bots.background.rest(Urgency.ANALYSIS)

    def _fail(self, id: str) -> None:
        self.failed[id] = None
        if len(self.failed) > limits.ANALYSES_FAILED.value:
            del self.failed[next(iter(self.failed))]

    async def _found(self, id: str, source: Source) -> InAll:
        """Analyse in worker processes, while a thread waits for them."""
        loop = asyncio.get_running_loop()

        def tell(done: int, total: int) -> None:
            loop.call_soon_threadsafe(self._tell, id, done, total)

        analyst = self.bots.analyst(id)
        work = asyncio.ensure_future(asyncio.to_thread(_all, source, analyst, tell))
        ends = loop.time() + limits.ANALYSIS_TIME.value
        try:
            while not work.done():
                before, left = self._progress(id).done, ends - loop.time()
                await asyncio.wait({work}, timeout=min(limits.ANALYSIS_SILENCE.value, max(0.0, left)))
                if not work.done() and (self._progress(id).done == before or loop.time() >= ends):
                    raise TimeoutError
            return await work
        finally:
            analyst.close()
            work.cancel()

    def _tell(self, id: str, done: int, total: int) -> None:
        if time := self.under_way.get(id):
            time.part_done(done, total)

    def _cache(self, id: str, found: InAll) -> None:
        self.found[id] = found
        while len(self.found) > 1 and sum(_size(each) for each in self.found.values()) > limits.ANALYSES_CACHED.value:
            self.found.popitem(last=False)

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()


async def _table(room: Room) -> Table:
    """Return the match; refuse one that is not over, since it may still change."""
    async with room.lock:
        if room.broken:
            raise NotPersisted("error-unkept", reason="broken")
        if room.state == "ended":
            raise Conflict("error-ended")
        check(room.playing())
        return room.playing()


def _size(found: InAll) -> int:
    return sum(map(len, found.values()))


def _all(source: Source, pool: Executor, tell: Callable[[int, int], None]) -> InAll:
    return pool.submit(present_in_all_languages, source, analyse(source, pool, tell)).result()
