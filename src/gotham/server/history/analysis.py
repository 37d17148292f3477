"""Matches that are over, analysed in the background: in processes that give way to those at tables, one match at a
time. What was found is kept in mind for whoever asks next."""

import asyncio
import multiprocessing
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor

import msgspec
import structlog

from ...i18n.errors import GothamError, Unknown
from ...insight.analysis import analyse
from ...insight.finished_match import Source, check, source_of
from ...insight.presentation import AnalysisDocument, present_in_all_languages
from ...match.table import Table
from .. import metrics
from ..bots.pool import be_quiet, cores, end, give_way
from ..http.rate_limit import Buckets
from ..http.schemas import Analysed
from ..live.room import Room

log = structlog.get_logger()
LONGEST = 300.0  # seconds that an analysis may take
A_MINUTE, AT_ONCE = 6, 6  # that one address may ask for
WAITING = 20  # matches that wait for their turn
MOST = 32_000_000  # bytes of all that is kept in mind

InAll = dict[str, bytes]  # language -> what was found, as JSON
decoder = msgspec.json.Decoder(AnalysisDocument)


class Analyses:
    """What was found out about matches, and what is being found out."""

    def __init__(self) -> None:
        self.found: OrderedDict[str, InAll] = OrderedDict()
        self.under_way: dict[str, Analysed] = {}
        self.failed: set[str] = set()
        self.often = Buckets(A_MINUTE / 60, AT_ONCE)
        self._turn = asyncio.Semaphore(1)
        self._pool: ProcessPoolExecutor | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def ask(self, room: Room, language: str) -> Analysed:
        """How far the analysis of a match is, or what it has found."""
        await _table(room)
        id = room.match.id
        if id in self.failed:
            raise Unknown("error-insight-failed")
        if id not in self.found:
            return self.under_way.get(id, Analysed("none"))
        self.found.move_to_end(id)
        return Analysed("done", analysis=decoder.decode(self.found[id][language]))

    async def begin(self, room: Room, language: str, address: str) -> Analysed:
        """The same, and begins where nobody has; an address may not begin all the time, unless it is empty."""
        table, id = await _table(room), room.match.id
        if id not in self.found and id not in self.under_way:
            if len(self.under_way) >= WAITING or (address and not self.often.take(address)):
                raise Unknown("error-many")
            self.failed.discard(id)
            self.under_way[id] = Analysed("waiting")
            task = asyncio.create_task(self._work(id, table))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return await self.ask(room, language)

    async def _work(self, id: str, table: Table) -> None:
        try:
            source = source_of(await asyncio.to_thread(table.transcript))
            async with self._turn:
                self.under_way[id] = Analysed("working")
                self._keep(id, await self._found(id, source))
        except Exception as error:
            metrics.failures.inc()
            log.warning("analysis", match=id, error=repr(error))
            self.failed.add(id)
            self._end()
        finally:
            del self.under_way[id]
            if not self.under_way:
                self._end()

    async def _found(self, id: str, source: Source) -> InAll:
        """Has processes find it out, and a thread wait for them."""
        loop = asyncio.get_running_loop()

        def tell(done: int, total: int) -> None:
            loop.call_soon_threadsafe(self._tell, id, done, total)

        if self._pool is None:
            self._pool = ProcessPoolExecutor(cores(), multiprocessing.get_context("spawn"), _begin)
        return await asyncio.wait_for(asyncio.to_thread(_all, source, self._pool, tell), LONGEST)

    def _tell(self, id: str, done: int, total: int) -> None:
        if id in self.under_way:
            self.under_way[id] = Analysed("working", done, total)

    def _keep(self, id: str, found: InAll) -> None:
        self.found[id] = found
        while len(self.found) > 1 and sum(_size(each) for each in self.found.values()) > MOST:
            self.found.popitem(last=False)

    def _end(self) -> None:
        """Processes go when nobody waits: they hold much that nobody needs then."""
        if self._pool is not None:
            end(self._pool)
        self._pool = None

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        self._end()


async def _table(room: Room) -> Table:
    """The match to be analysed; refused unless it is over, so that nothing happens to it any more."""
    async with room.lock:
        if room.broken:
            raise GothamError("error-unkept", reason="broken")
        if room.state == "ended":
            raise Unknown("error-ended")
        check(room.playing())
        return room.playing()


def _size(found: InAll) -> int:
    return sum(map(len, found.values()))


def _all(source: Source, pool: ProcessPoolExecutor, tell: Callable[[int, int], None]) -> InAll:
    return pool.submit(present_in_all_languages, source, analyse(source, pool, tell)).result()


def _begin() -> None:
    be_quiet()
    give_way()
