"""Alert subscriptions of people at a table: one row per table, person and kind."""

from dataclasses import asdict, dataclass, replace
from typing import Any

import sqlalchemy as sa

from .. import limits
from ..db.store import ADD, Store, Write
from ..db.tables import alerts

_alerts = alerts.c
_OWN = (_alerts.match == sa.bindparam("match_")) & (_alerts.token == sa.bindparam("token_"))
_THIS = _OWN & (_alerts.kind == sa.bindparam("kind_"))
DROP_ALL = sa.delete(alerts).where(_OWN)
DROP = sa.delete(alerts).where(_THIS)
SET_TOLD = sa.update(alerts).where(_THIS).values(told=sa.bindparam("told"))


@dataclass(frozen=True)
class Subscription:
    """A row: `kind` is push (to browsers), hook (to a webhook) or mail (to an address, once confirmed)."""

    match: str
    token: str
    kind: str
    target: dict[str, Any]
    confirmed: bool = True
    told: int | None = None  # length of the log at the latest alert; None before the first

    def saved(self) -> list[Write]:
        """Return the writes that put it in the place of an earlier one."""
        return [self.dropped(), Write(ADD[alerts], asdict(self))]

    def dropped(self) -> Write:
        return Write(DROP, self._place)

    def told_at(self, told: int) -> Write:
        return Write(SET_TOLD, {**self._place, "told": told})

    @property
    def _place(self) -> dict[str, str]:
        return {"match_": self.match, "token_": self.token, "kind_": self.kind}

    # -------------------------------------------------------------------------------------- browsers

    @property
    def browsers(self) -> list[dict[str, str]]:
        """The browsers of a push subscription, the latest last."""
        found: list[dict[str, str]] = self.target.get("browsers", [])
        return found

    def with_browser(self, browser: dict[str, str]) -> "Subscription":
        others = [each for each in self.browsers if each["endpoint"] != browser["endpoint"]]
        return replace(self, target={"browsers": [*others, browser][-limits.BROWSERS.value :]})

    def without(self, endpoint: str) -> "Subscription":
        return replace(self, target={"browsers": [each for each in self.browsers if each["endpoint"] != endpoint]})


async def subscriptions(store: Store, match: str, token: str | None = None) -> list[Subscription]:
    """Return the subscriptions of everybody at a table, or of one person."""
    whose = () if token is None else (_alerts.token == token,)
    return [Subscription(**row) for row in await store.read(alerts, _alerts.match == match, *whose)]


def drop_all(match: str, token: str) -> Write:
    """Return the write that deletes the subscriptions of a person who was removed."""
    return Write(DROP_ALL, {"match_": match, "token_": token})


async def copies(store: Store, before: str, match: str) -> list[Write]:
    """Return the writes that subscribe the same people at their rematch."""
    found = [replace(each, match=match, told=None) for each in await subscriptions(store, before)]
    return [Write(ADD[alerts], asdict(each)) for each in found]
