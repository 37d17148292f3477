"""Where people want to be told that it is their turn: kept for each table and person, one row of each kind."""

from dataclasses import asdict, dataclass, replace
from typing import Any

import sqlalchemy as sa

from ..db import tables as schema
from ..db.store import ADD, Store, Write

BROWSERS = 4  # of one person, at one table
_alerts = schema.alerts.c
_OWN = (_alerts.match == sa.bindparam("match_")) & (_alerts.token == sa.bindparam("token_"))
_THIS = _OWN & (_alerts.kind == sa.bindparam("kind_"))
DROP_ALL = sa.delete(schema.alerts).where(_OWN)
DROP = sa.delete(schema.alerts).where(_THIS)
SET_TOLD = sa.update(schema.alerts).where(_THIS).values(told=sa.bindparam("told"))


@dataclass(frozen=True)
class Target:
    """A row: to be told by `kind` push (one's browsers), hook (an address) or mail (which must be confirmed)."""

    match: str
    token: str
    kind: str
    target: dict[str, Any]
    confirmed: bool = True
    told: int | None = None  # how long the log was then; none where they have not been told yet

    def kept(self) -> list[Write]:
        """In place of what was there before."""
        return [self.dropped(), Write(ADD[schema.alerts], asdict(self))]

    def dropped(self) -> Write:
        return Write(DROP, self._place)

    def kept_told(self, told: int) -> Write:
        return Write(SET_TOLD, {**self._place, "told": told})

    @property
    def _place(self) -> dict[str, str]:
        return {"match_": self.match, "token_": self.token, "kind_": self.kind}

    # -------------------------------------------------------------------------------------- browsers

    @property
    def browsers(self) -> list[dict[str, str]]:
        """The subscriptions of a push: the latest last."""
        found: list[dict[str, str]] = self.target.get("browsers", [])
        return found

    def with_browser(self, browser: dict[str, str]) -> "Target":
        others = [each for each in self.browsers if each["endpoint"] != browser["endpoint"]]
        return replace(self, target={"browsers": [*others, browser][-BROWSERS:]})

    def without(self, endpoint: str) -> "Target":
        return replace(self, target={"browsers": [each for each in self.browsers if each["endpoint"] != endpoint]})


async def targets(store: Store, match: str, token: str | None = None) -> list[Target]:
    """Of everybody at a table, or of one person."""
    whose = () if token is None else (_alerts.token == token,)
    return [Target(**row) for row in await store.read(schema.alerts, _alerts.match == match, *whose)]


def forgotten(match: str, token: str) -> Write:
    """Nobody is told who has been sent away."""
    return Write(DROP_ALL, {"match_": match, "token_": token})


async def copied(store: Store, before: str, match: str) -> list[Write]:
    """The same for the next table of the same people."""
    found = [replace(each, match=match, told=None) for each in await targets(store, before)]
    return [Write(ADD[schema.alerts], asdict(each)) for each in found]
