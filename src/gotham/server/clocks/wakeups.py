"""Tables at which nobody looks: they are read when their time is nearly up, so that it rings in time."""

import time
from typing import TYPE_CHECKING

import structlog

from ...i18n.errors import GothamError
from .. import metrics
from ..db import tables as schema
from ..live.setup import Match
from ..settings import Settings

if TYPE_CHECKING:
    from ..live.registry import Rooms

log = structlog.get_logger()


def is_near(match: Match, settings: Settings) -> bool:
    """Whether something rings before the tables are looked at again."""
    return match.until is not None and match.until < time.time() + 2 * settings.sweep


async def wake(rooms: "Rooms") -> None:
    """Takes into memory what rings soon, or should have while there was no server."""
    matches = schema.matches.c
    try:
        soon = matches.until < time.time() + 2 * rooms.settings.sweep
        for row in await rooms.store.read(schema.matches, soon, matches.state == "running"):
            if row["id"] not in rooms.rooms and rooms.has_rules(row):
                await rooms.room(row["id"])
    except GothamError as error:
        log.warning("waking", error=str(error))
    except Exception as error:  # whatever it was, the next time comes
        metrics.failures.inc()
        log.warning("waking", error=type(error).__name__)
