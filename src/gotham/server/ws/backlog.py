"""Unsent messages of sockets, counted in bytes: per socket, person, address, table and server.

A client that reads nothing must not fill the memory. When a budget is exceeded, a socket with many unsent bytes
that has read nothing for longest is closed, so that others in the same scope keep theirs.
"""

import asyncio
import math
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable

from .. import limits
from ..limits import Limit

OVERHEAD = 100  # bytes of a message besides its content
LARGE = 16_000  # bytes of a message that waits for its turn to be sent


class Pool:
    """The outboxes that share a budget."""

    def __init__(self, limit: Limit, key: tuple[str, str] = ("server", "")) -> None:
        self.limit, self.key, self.size = limit, key, 0
        self.boxes = set[Outbox]()

    def trim(self) -> None:
        """Close outboxes until the budget is kept: of the large ones, the one that has not moved for longest."""
        while self.size > self.limit.value:
            largest = max(box.size for box in self.boxes)
            min((box for box in self.boxes if 2 * box.size >= largest), key=lambda box: box.moved).overflow()


class Outbox:
    """The unsent messages of one socket, in order. `close` is called when a budget is exceeded; it must close this."""

    def __init__(self, pools: list[Pool], close: Callable[[], None]) -> None:
        self.pools, self._close = pools, close
        self.size, self.open, self.most = 0, True, math.inf
        self.moved = time.monotonic()  # when the client took a message, or had taken all
        self.filled = asyncio.Event()
        self._messages: OrderedDict[Hashable, bytes] = OrderedDict()
        self._added = self._epoch = 0
        for pool in pools:
            pool.boxes.add(self)

    def __len__(self) -> int:
        return len(self._messages)

    def add(self, message: bytes, replaces: str = "") -> None:
        """Queue a message. It replaces an unsent one with the same `replaces`, which it has made obsolete."""
        if not self.open:
            return
        self._added += 1
        key: Hashable = (replaces, self._epoch) if replaces else self._added
        if not self._messages:
            self.moved = time.monotonic()
        before = self._messages.pop(key, None)
        self._messages[key] = message
        self._count(_cost(message) - (0 if before is None else _cost(before)))
        self.filled.set()
        if self.size > self.most:
            self.overflow()
        for pool in self.pools:
            pool.trim()

    def pop(self) -> bytes:
        """Return the oldest message, and count it no more."""
        _, message = self._messages.popitem(last=False)
        self.moved = time.monotonic()
        self._count(-_cost(message))
        return message

    @property
    def has_large(self) -> bool:
        """Whether the oldest message is a large one."""
        return len(next(iter(self._messages.values()))) > LARGE

    def begin(self) -> None:
        """Begin to send everything anew: no later message replaces an earlier one, which another viewer got."""
        self._epoch += 1

    def opened(self) -> None:
        """Apply the budget of a socket from now on: a new one must hold the whole view, however long."""
        self.most = limits.BACKLOG_OF_SOCKET.value + self.size

    def overflow(self) -> None:
        """Drop everything and close the socket."""
        self.close()
        self._close()

    def close(self) -> None:
        """Drop everything; later messages are ignored."""
        self._count(-self.size)
        self._messages.clear()
        self.open = False
        for pool in self.pools:
            pool.boxes.discard(self)

    def _count(self, more: int) -> None:
        self.size += more
        for pool in self.pools:
            pool.size += more


def _cost(message: bytes) -> int:
    return len(message) + OVERHEAD


class Backlogs:
    """The outboxes of a server by person, address and table."""

    def __init__(self) -> None:
        self.server = Pool(limits.BACKLOG_OF_SERVER)
        self.pools: dict[tuple[str, str], Pool] = {}
        self._pace = asyncio.Lock()

    def outbox(self, close: Callable[[], None], person: str, address: str, table: str) -> Outbox:
        """Return an outbox that counts for all its scopes; `leave` must be called with it."""
        kinds = {
            ("person", person): limits.BACKLOG_OF_PERSON,
            ("address", address): limits.BACKLOG_OF_ADDRESS,
            ("table", table): limits.BACKLOG_OF_TABLE,
        }
        pools = [self.pools.setdefault(key, Pool(limit, key)) for key, limit in kinds.items()]
        return Outbox([*pools, self.server], close)

    async def turn(self) -> None:
        """Wait until a large message may be sent: one per round of the event loop, so that others are served between
        those to a hundred sockets."""
        async with self._pace:
            await asyncio.sleep(0)

    def leave(self, outbox: Outbox) -> None:
        """Drop an outbox, and the pools that were its alone."""
        outbox.close()
        for pool in outbox.pools:
            if not pool.boxes and self.pools.get(pool.key) is pool:
                del self.pools[pool.key]
