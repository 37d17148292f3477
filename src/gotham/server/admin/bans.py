"""Bans by mark: a keyed hash of an address. Addresses themselves are not stored."""

import hashlib
import hmac
import secrets
import time
from collections.abc import Mapping

import structlog

from ...i18n.errors import Forbidden, GothamError
from ..addresses import household
from ..db.store import ADD, Store, Write
from ..db.tables import bans, house
from ..live.room import Room

log = structlog.get_logger()
KEY = "marks"  # the name of the key in the database table `house`


def mark_of(key: str, address: str) -> str:
    """Return the mark of an address, the same for all addresses of an IPv6 network; empty without an address."""
    return hmac.new(key.encode(), f"mark/{household(address)}".encode(), hashlib.sha256).hexdigest() if address else ""


async def key_of(store: Store) -> str:
    """Return the key of all marks of a database, created on first use."""
    for _ in range(2):
        rows = await store.read(house, house.c.name == KEY)
        if rows:
            return str(rows[0]["value"])
        try:
            await store.write(Write(ADD[house], {"name": KEY, "value": secrets.token_hex(32)}))
        except GothamError:  # another process was first
            log.info("marks", made="elsewhere")
    rows = await store.read(house, house.c.name == KEY)
    return str(rows[0]["value"])


class Bans:
    """The bans of a database, cached: every request checks them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.key = ""
        self.until: dict[str, float | None] = {}  # mark -> until when; None for ever

    async def open(self) -> None:
        self.key = await key_of(self.store)
        await self.load()

    async def load(self) -> None:
        """Load the bans from the database."""
        self.until = {row["mark"]: row["until"] for row in await self.store.read(bans)}

    def mark(self, address: str) -> str:
        return mark_of(self.key, address)

    def is_banned(self, mark: str) -> bool:
        until = self.until.get(mark, 0.0) if mark else 0.0
        return until is None or until > time.time()

    def check(self, address: str) -> None:
        """Refuse a banned address."""
        if self.until and self.is_banned(self.mark(address)):
            raise Forbidden("error-banned")

    def disconnect(self, rooms: Mapping[str, Room]) -> None:
        """Close the connections of banned addresses."""
        for room in rooms.values():
            for connection in room.presence.all_connections:
                if self.is_banned(connection.mark):
                    connection.close()
