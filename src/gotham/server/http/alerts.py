"""How people say where they want to be told of their turn, and answer letters."""

from dataclasses import replace
from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter

from ...i18n.errors import Invalid, NotFound, RateLimited, Unavailable
from .. import auth as tokens
from ..live.room import Room
from ..live.seats import Person
from ..notify import webpush
from ..notify.delivery import Delivery, Notice, key_of
from ..notify.email import is_address
from ..notify.subscriptions import Target, targets
from ..services import House
from .dependencies import Asked, Id, InHouse, known
from .schemas import Alert, Alerts, Letters
from .security import address_of, language_of

Key = Annotated[str, PathParameter(max_length=80)]


@get("/api/tables/{match:str}/alerts")
async def alerts(house: InHouse, request: Asked, match: Id) -> Alerts:
    """By which ways one can be told of one's turn while away, and by which one is."""
    room, person = await known(house, request, match)
    return await _told(house, room, person)


@post("/api/tables/{match:str}/alerts", status_code=200)
async def add_alert(house: InHouse, request: Asked, match: Id, data: JSONBody[Alert]) -> Alerts:
    """Adds a way to be told, in place of an older one of its kind; browsers of one person are several."""
    room, person = await known(house, request, match)
    if house.settings.limited and not house.alert_wishes.take(address_of(request)):
        raise RateLimited("error-many")
    async with room.lock:
        added = await _added(house, room, person, data)
        await house.store.write(*added.kept())
    if not added.confirmed:
        _delivery(house).ask_by_letter(added, _notice(room, person), room.match.secret)
    return await _told(house, room, person)


@post("/api/tables/{match:str}/alerts/drop", status_code=200)
async def drop_alert(house: InHouse, request: Asked, match: Id, data: JSONBody[Alert]) -> Alerts:
    """One is not told that way any more; of browsers, not that one."""
    room, person = await known(house, request, match)
    async with room.lock:
        for found in await targets(house.store, match, person.token):
            if found.kind == data.kind:
                left = found.without(data.target)
                await house.store.write(*(left.kept() if data.kind == "push" and left.browsers else [found.dropped()]))
    return await _told(house, room, person)


@get("/api/letters/{key:str}")
async def letters(house: InHouse, request: Asked, key: Key) -> Letters:
    """What a letter is about, for who has it."""
    room, found = await _by_letter(house, key)
    words = room.playing().game.words(language_of(request))
    return Letters(_masked(found.target["address"]), room.match.game, words("title"), found.confirmed)


@post("/api/letters/{key:str}/confirm", status_code=200)
async def confirm_letters(house: InHouse, key: Key) -> dict[str, str]:
    """The address may be written to."""
    room, found = await _by_letter(house, key)
    async with room.lock:
        await house.store.write(*replace(found, confirmed=True, told=_known_now(room, found.token)).kept())
    return {}


@post("/api/letters/{key:str}/stop", status_code=200)
async def stop_letters(house: InHouse, key: Key) -> dict[str, str]:
    """The address is not written to any more, and forgotten."""
    _, found = await _by_letter(house, key)
    await house.store.write(found.dropped())
    return {}


ALERTS = (alerts, add_alert, drop_alert, letters, confirm_letters, stop_letters)


def _delivery(house: House) -> Delivery:
    return house.rooms.alerts.delivery


async def _told(house: House, room: Room, person: Person) -> Alerts:
    delivery = _delivery(house)
    key = webpush.encode(webpush.point_of(await delivery.key()))
    found = await targets(house.store, room.match.id, person.token)
    shown = [each for target in found for each in _shown(target)]
    return Alerts(key, house.settings.hooks, delivery.writes, shown)


def _shown(target: Target) -> list[Alert]:
    if target.kind == "push":
        return [Alert("push", browser["endpoint"], confirmed=True) for browser in target.browsers]
    if target.kind == "hook":
        return [Alert("hook", target.target["url"], confirmed=True)]
    return [Alert("mail", target.target["address"], confirmed=target.confirmed)]


async def _added(house: House, room: Room, person: Person, wish: Alert) -> Target:
    """What is to be kept; refuses what this server cannot send to."""
    match, delivery = room.match.id, _delivery(house)
    known = {each.kind: each for each in await targets(house.store, match, person.token)}
    new = Target(match, person.token, wish.kind, {}, told=_known_now(room, person.token))
    before = known.get(wish.kind, new)
    if wish.kind == "mail":
        if not delivery.writes:
            raise Unavailable("error-no-letters")
        if not is_address(wish.target):
            raise Invalid("error-letter-address")
        if wish.kind in known and before.confirmed and before.target["address"] == wish.target:
            return before
        if not delivery.may_ask(wish.target):
            raise RateLimited("error-many")
        return replace(new, target={"address": wish.target}, confirmed=False)
    if wish.kind == "hook" and not house.settings.hooks:
        raise Unavailable("error-no-hooks")
    delivery.outside.check(wish.target)
    if wish.kind == "hook":
        return replace(new, target={"url": wish.target})
    return before.with_browser(_browser(wish))


def _browser(wish: Alert) -> dict[str, str]:
    try:
        webpush.check(wish.p256dh, wish.auth)
    except ValueError:
        raise Invalid("error-push-keys") from None
    return {"endpoint": wish.target, "p256dh": wish.p256dh, "auth": wish.auth}


def _known_now(room: Room, token: str) -> int | None:
    """Whoever asks to be told knows what there is to tell now: none where that is nothing."""
    table, seat = room.table, room.people.seat_of(room.people.known.get(token))
    if table is None or not (table.over or seat in table.awaited):
        return None
    return len(table.log)


def _notice(room: Room, person: Person) -> Notice:
    return Notice(room.match.id, room.playing().game, False, person.language)


async def _by_letter(house: House, key: str) -> tuple[Room, Target]:
    """The table and the address that a letter is about."""
    match, _, _ = key.rpartition(".")
    room = await house.rooms.room(match)
    for found in await targets(house.store, match):
        if found.kind == "mail" and tokens.fits(key, key_of(room.match.secret, found)):
            return room, found
    raise NotFound("error-letter")


def _masked(address: str) -> str:
    """Enough for whose it is."""
    name, _, host = address.partition("@")
    return f"{name[0]}…@{host}"
