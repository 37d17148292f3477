"""Routes of alert subscriptions, and of the links in emails."""

from dataclasses import replace
from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter

from ...i18n.errors import Invalid, NotFound, RateLimited, Unavailable
from ..auth import fits
from ..live.room import Room
from ..live.state import Participant
from ..notify import webpush
from ..notify.delivery import Notice, key_of
from ..notify.email import is_address
from ..notify.subscriptions import Subscription, subscriptions
from ..services import Services
from .dependencies import HttpRequest, Id, ServicesDep, find_member
from .schemas import Alert, Alerts, Letters
from .security import address_of, language_of

Key = Annotated[str, PathParameter(max_length=80)]


@get("/api/tables/{match:str}/alerts")
async def alerts(services: ServicesDep, request: HttpRequest, match: Id) -> Alerts:
    """Return the kinds of alerts that this server can send, and one's own subscriptions at a table."""
    room, person = await find_member(services, request, match)
    return await _alerts_of(services, room, person)


@post("/api/tables/{match:str}/alerts", status_code=200)
async def add_alert(services: ServicesDep, request: HttpRequest, match: Id, data: JSONBody[Alert]) -> Alerts:
    """Add a subscription in place of an older one of its kind; a person may have several browsers."""
    room, person = await find_member(services, request, match)
    if services.settings.limited and not services.subscriptions.take(address_of(request)):
        raise RateLimited("error-many")
    async with room.lock:
        added = await _added(services, room, person, data)
        await services.store.write(*added.saved())
    if not added.confirmed:
        services.alerts.delivery.ask_confirmation(added, _notice(room, person), room.setup.secret)
    return await _alerts_of(services, room, person)


@post("/api/tables/{match:str}/alerts/drop", status_code=200)
async def drop_alert(services: ServicesDep, request: HttpRequest, match: Id, data: JSONBody[Alert]) -> Alerts:
    """Delete a subscription by its kind; of browsers only the one given."""
    room, person = await find_member(services, request, match)
    async with room.lock:
        for found in await subscriptions(services.store, match, person.token):
            if found.kind == data.kind:
                left = found.without(data.target)
                await services.store.write(
                    *(left.saved() if data.kind == "push" and left.browsers else [found.dropped()])
                )
    return await _alerts_of(services, room, person)


@get("/api/letters/{key:str}")
async def letters(services: ServicesDep, request: HttpRequest, key: Key) -> Letters:
    """Return which subscription an email is about; its key is in the email."""
    room, found = await _by_letter(services, key)
    words = room.playing().game.words(language_of(request))
    return Letters(_masked(found.target["address"]), room.setup.game, words("title"), found.confirmed)


@post("/api/letters/{key:str}/confirm", status_code=200)
async def confirm_letters(services: ServicesDep, key: Key) -> dict[str, str]:
    """Confirm an email address."""
    room, found = await _by_letter(services, key)
    async with room.lock:
        await services.store.write(*replace(found, confirmed=True, told=_known_now(room, found.token)).saved())
    return {}


@post("/api/letters/{key:str}/stop", status_code=200)
async def stop_letters(services: ServicesDep, key: Key) -> dict[str, str]:
    """Unsubscribe and delete an email address."""
    _, found = await _by_letter(services, key)
    await services.store.write(found.dropped())
    return {}


ALERTS = (alerts, add_alert, drop_alert, letters, confirm_letters, stop_letters)


async def _alerts_of(services: Services, room: Room, person: Participant) -> Alerts:
    delivery = services.alerts.delivery
    key = webpush.encode(webpush.point_of(await delivery.key()))
    found = await subscriptions(services.store, room.setup.id, person.token)
    shown = [each for target in found for each in _shown(target)]
    return Alerts(key, services.settings.hooks, delivery.sends_mail, shown)


def _shown(target: Subscription) -> list[Alert]:
    if target.kind == "push":
        return [Alert("push", browser["endpoint"], confirmed=True) for browser in target.browsers]
    if target.kind == "hook":
        return [Alert("hook", target.target["url"], confirmed=True)]
    return [Alert("mail", target.target["address"], confirmed=target.confirmed)]


async def _added(services: Services, room: Room, person: Participant, wish: Alert) -> Subscription:
    """Return the subscription to be persisted; refuse one that this server cannot send to."""
    match, delivery = room.setup.id, services.alerts.delivery
    known = {each.kind: each for each in await subscriptions(services.store, match, person.token)}
    new = Subscription(match, person.token, wish.kind, {}, told=_known_now(room, person.token))
    before = known.get(wish.kind, new)
    if wish.kind == "mail":
        if not delivery.sends_mail:
            raise Unavailable("error-no-letters")
        if not is_address(wish.target):
            raise Invalid("error-letter-address")
        if wish.kind in known and before.confirmed and before.target["address"] == wish.target:
            return before
        if not delivery.may_ask(wish.target):
            raise RateLimited("error-many")
        return replace(new, target={"address": wish.target}, confirmed=False)
    if wish.kind == "hook" and not services.settings.hooks:
        raise Unavailable("error-no-hooks")
    delivery.http.check(wish.target)
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
    """Return the length of the log where an alert would be due now: the person who subscribes knows that already."""
    table, seat = room.table, room.people.seat_of(room.people.known.get(token))
    if table is None or not (table.over or seat in table.awaited):
        return None
    return len(table.log)


def _notice(room: Room, person: Participant) -> Notice:
    return Notice(room.setup.id, room.playing().game, False, person.language)


async def _by_letter(services: Services, key: str) -> tuple[Room, Subscription]:
    """Return the table and the subscription that the key in an email belongs to."""
    match, _, _ = key.rpartition(".")
    room = await services.rooms.room(match)
    for found in await subscriptions(services.store, match):
        if found.kind == "mail" and fits(key, key_of(room.setup.secret, found)):
            return room, found
    raise NotFound("error-letter")


def _masked(address: str) -> str:
    """Return an address that its owner recognises and others cannot read."""
    name, _, host = address.partition("@")
    return f"{name[0]}…@{host}"
