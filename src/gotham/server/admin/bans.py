"""Who may not come. Addresses are not kept: a mark is what a secret of the house makes of one."""

import hashlib
import hmac
import ipaddress
import secrets
import time
from collections.abc import Mapping
from typing import TYPE_CHECKING

import structlog

from ...i18n.errors import Forbidden, GothamError
from ..db import tables as schema
from ..db.store import ADD, Store, Write

if TYPE_CHECKING:
    from ..live.room import Room

log = structlog.get_logger()
KEY = "marks"  # the name of that secret in the table `house`
NETWORK = 64  # bits of an IPv6 address that one household has for itself


def mark_of(key: str, address: str) -> str:
    """The mark of an address; the same for all addresses of a household. Without an address there is none."""
    return hmac.new(key.encode(), f"mark/{_place(address)}".encode(), hashlib.sha256).hexdigest() if address else ""


def _place(address: str) -> str:
    """An address as it counts: IPv6 by its network, IPv4 as itself however it is written."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:  # as where a proxy gives names
        return address
    if isinstance(found, ipaddress.IPv6Address):
        mapped = found.ipv4_mapped
        return str(mapped or ipaddress.ip_network((int(found), NETWORK), strict=False))
    return str(found)


async def key_of(store: Store) -> str:
    """The secret behind all marks of a database, made where there is none yet."""
    for _ in range(2):
        rows = await store.read(schema.house, schema.house.c.name == KEY)
        if rows:
            return str(rows[0]["value"])
        try:
            await store.write(Write(ADD[schema.house], {"name": KEY, "value": secrets.token_hex(32)}))
        except GothamError:  # another process was quicker
            log.info("marks", made="elsewhere")
    rows = await store.read(schema.house, schema.house.c.name == KEY)
    return str(rows[0]["value"])


class Conduct:
    """The bans of a house, kept in mind: every request asks for them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.key = ""
        self.bans: dict[str, float | None] = {}  # mark -> until when; none for ever

    async def open(self) -> None:
        self.key = await key_of(self.store)
        await self.read()

    async def read(self) -> None:
        """Takes in what the host has decided since."""
        self.bans = {row["mark"]: row["until"] for row in await self.store.read(schema.bans)}

    def mark(self, address: str) -> str:
        return mark_of(self.key, address)

    def is_banned(self, mark: str) -> bool:
        until = self.bans.get(mark, 0.0) if mark else 0.0
        return until is None or until > time.time()

    def check(self, address: str) -> None:
        """Refuses who may not come."""
        if self.bans and self.is_banned(self.mark(address)):
            raise Forbidden("error-banned")

    def send_away(self, rooms: Mapping[str, "Room"]) -> None:
        """Closes what those have open who are shut out now."""
        for room in rooms.values():
            for connection in room.all_connections:
                if self.is_banned(connection.mark):
                    connection.close()
