"""Queues of long jobs that nobody can fill alone: places are counted per address, and addresses take turns."""

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field

from ...i18n.errors import RateLimited
from ..limits import Limit


class Places:
    """The places of a queue. An empty address is not limited, only counted."""

    def __init__(self, most: Limit, own: Limit) -> None:
        self.most, self.own = most, own
        self.taken = Counter[str]()

    @contextlib.contextmanager
    def place(self, address: str) -> Iterator[None]:
        """Take a place while a job waits and works; refuse where there is none."""
        self.enter(address)
        try:
            yield
        finally:
            self.leave(address)

    def enter(self, address: str) -> None:
        if self.taken.total() >= self.most.value or (address and self.taken[address] >= self.own.value):
            raise RateLimited("error-many")
        self.taken[address] += 1

    def leave(self, address: str) -> None:
        self.taken[address] -= 1
        if not self.taken[address]:
            del self.taken[address]


@dataclass(eq=False)
class Asker:
    """Who wants a job done: an address, and whether it is a stranger to the match."""

    address: str
    stranger: bool = False
    turn: "asyncio.Future[None]" = field(init=False, repr=False)


class FairTurns:
    """Lets some jobs work at a time: first those without a stranger, then those of the address that waits longest for
    another turn."""

    def __init__(self, free: int) -> None:
        self.free = free
        self._waiting: list[Asker] = []
        self._served: dict[str, int] = {}  # address -> the number of its latest turn
        self._turns = 0

    @contextlib.asynccontextmanager
    async def turn(self, asker: Asker) -> AsyncIterator[None]:
        """Wait for one's turn, and hold it."""
        await self._acquire(asker)
        try:
            yield
        finally:
            self.release()

    async def _acquire(self, asker: Asker) -> None:
        asker.turn = asyncio.get_running_loop().create_future()
        self._waiting.append(asker)
        self._assign()
        try:
            await asker.turn
        except asyncio.CancelledError:
            if asker in self._waiting:
                self._waiting.remove(asker)
            elif not asker.turn.cancelled():
                self.release()
            raise

    def release(self) -> None:
        self.free += 1
        self._assign()

    def _assign(self) -> None:
        while self.free and self._waiting:
            chosen = min(self._waiting, key=lambda each: (each.stranger, self._served.get(each.address, 0)))
            self._waiting.remove(chosen)
            self.free -= 1
            self._turns += 1
            self._served = {each.address: self._served.get(each.address, 0) for each in self._waiting}
            self._served[chosen.address] = self._turns
            if not chosen.turn.done():
                chosen.turn.set_result(None)
