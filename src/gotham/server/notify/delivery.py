"""Delivers alerts by push message, webhook and email, in the background and with retries."""

import asyncio
import hashlib
import json
from collections.abc import Awaitable, Callable
from email.message import EmailMessage
from functools import partial
from typing import NamedTuple

import httpcore
import structlog
from cryptography.hazmat.primitives.asymmetric import ec

from ...i18n.catalogue import Words
from ...i18n.errors import GothamError
from ...match.game import Game
from .. import limits, metrics
from ..auth import derived_secret
from ..db.store import ADD, Store, Write
from ..db.tables import house
from ..http.rate_limit import RateLimiter
from ..settings import Settings
from . import webpush
from .email import compose, mail_sender
from .safe_http import SafeHttpClient, origin
from .subscriptions import Subscription

log = structlog.get_logger()
AGAIN = (5.0, 60.0)  # seconds until retries
GONE = (404, 410)  # statuses of a browser that has unsubscribed
EXPECTED = (GothamError, OSError, httpcore.NetworkError, httpcore.TimeoutException, httpcore.ProtocolError)
WAIT = "86400"  # seconds that a push service stores an alert for an offline browser
KEY = "push-key"  # its name in the database table `house`


class Notice(NamedTuple):
    """The content of an alert: the table and game, whether it is over or one's turn, and the language."""

    match: str
    game: Game
    over: bool
    language: str

    @property
    def title(self) -> str:
        return self.game.words(self.language)("title")

    @property
    def heading(self) -> str:
        return Words(self.language)("alert-over" if self.over else "alert-turn")


class Delivery:
    """Sends in the background: no command waits for another server."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings, self.store = settings, store
        self.http, self.mail = SafeHttpClient(settings.alert_hosts), mail_sender(settings.smtp)
        self.often = RateLimiter(limits.rate(limits.ALERTS_SENT), limits.ALERT_BURST.value)
        self.asked = RateLimiter(limits.rate(limits.CONFIRMATIONS), limits.CONFIRMATIONS.value)
        self.tasks = set[asyncio.Task[None]]()
        self._key: ec.EllipticCurvePrivateKey | None = None

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await self.http.close()

    @property
    def sends_mail(self) -> bool:
        """Whether emails can be sent: they need the server's public URL."""
        return self.mail is not None and bool(self.settings.address)

    async def key(self) -> ec.EllipticCurvePrivateKey:
        """Return the push key that all servers on one database share."""
        while self._key is None:
            rows = await self.store.read(house, house.c.name == KEY)
            if rows:
                self._key = webpush.key_of(rows[0]["value"])
                continue
            try:
                await self.store.write(Write(ADD[house], {"name": KEY, "value": webpush.new_key()}))
            except GothamError:  # another server was first; any other reason is raised by the read
                await asyncio.sleep(0.1)
        return self._key

    # ------------------------------------------------------------------------------------- sending

    def send(self, target: Subscription, notice: Notice, secret: str) -> None:
        """Send an alert to all destinations of a subscription."""
        if target.kind == "push":
            for browser in target.browsers:
                self._start("push", browser["endpoint"], partial(self._push, target, browser, notice))
        elif target.kind == "hook" and self.settings.hooks:
            self._start("hook", target.target["url"], partial(self._hook, target.target["url"], notice))
        elif target.kind == "mail" and self.sends_mail:
            made = self._alert_email(target, notice, secret)
            self._start("mail", target.target["address"], partial(self._mail, made))

    def _start(self, kind: str, place: str, job: Callable[[], Awaitable[bool]]) -> None:
        """Start a delivery within the rate limit of its destination, which is known by a hash only."""
        place = hashlib.sha256(place.encode()).hexdigest()
        if len(self.tasks) >= limits.DELIVERIES.value or (self.settings.limited and not self.often.take(place)):
            metrics.lost_alerts.labels(kind).inc()
            return
        task = asyncio.create_task(self._deliver(kind, job))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _deliver(self, kind: str, job: Callable[[], Awaitable[bool]]) -> None:
        """Run a delivery with retries; it returns whether it is done, successfully or not."""
        for pause in (*AGAIN, None):
            try:
                if await job():
                    metrics.alerts.labels(kind).inc()
                    return
                reason = "refused"
            except EXPECTED as error:
                reason = type(error).__name__
            except Exception as error:  # its details may contain a name
                metrics.failures.inc()
                reason = type(error).__name__
            if pause is not None:
                await asyncio.sleep(pause)
        metrics.lost_alerts.labels(kind).inc()
        log.warning("alert lost", kind=kind, reason=reason)

    # ---------------------------------------------------------------------------------------- push

    async def _push(self, target: Subscription, browser: dict[str, str], notice: Notice) -> bool:
        said = {"title": notice.heading, "body": notice.title, "table": notice.match}
        body = webpush.encrypted(json.dumps(said).encode(), browser["p256dh"], browser["auth"])
        endpoint, key = browser["endpoint"], await self.key()
        headers = {
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": WAIT,
            "urgency": "high",
            "topic": webpush.encode(hashlib.sha256(notice.match.encode()).digest())[:32],  # a newer one replaces it
            "authorization": webpush.authorization(key, origin(endpoint), self._contact),
        }
        status = await self.http.post(endpoint, body, headers)
        if status in GONE:
            left = target.without(endpoint)
            await self.store.write(*(left.saved() if left.browsers else [target.dropped()]))
        return status < 300 or status in GONE

    @property
    def _contact(self) -> str:
        """The contact of this server for a push service."""
        if self.mail is not None:
            return f"mailto:{self.mail.sender}"
        return self.settings.address if self.settings.address.startswith("https:") else "https://gotham.invalid"

    # ------------------------------------------------------------------------------------- webhook

    async def _hook(self, url: str, notice: Notice) -> bool:
        """Post one text under the names that chat servers expect, and the same as data."""
        link = self._link(notice.match)
        text = f"{notice.heading}: {notice.title} · {link}"
        about = {"table": notice.match, "game": notice.game.name, "event": "over" if notice.over else "turn"}
        said = {**about, "url": link, "text": text, "content": text}
        status = await self.http.post(url, json.dumps(said).encode(), {"content-type": "application/json"})
        return status < 300

    def _link(self, match: str) -> str:
        return f"{self.settings.address}/table/{match}"

    # --------------------------------------------------------------------------------------- email

    async def _mail(self, made: EmailMessage) -> bool:
        assert self.mail is not None
        await asyncio.to_thread(self.mail.send, made)
        return True

    def _alert_email(self, target: Subscription, notice: Notice, secret: str) -> EmailMessage:
        words, key = Words(notice.language), key_of(secret, target)
        said = "letter-over" if notice.over else "letter-turn"
        lines = [
            words(said, title=notice.title),
            self._link(notice.match),
            "",
            words("letter-stop"),
            f"{self.settings.address}/letters/{key}",
        ]
        return self._email(target, f"{notice.heading}: {notice.title}", lines, key)

    def may_ask(self, address: str) -> bool:
        """Return whether an address may be asked for confirmation: a stranger may have entered it."""
        return not self.settings.limited or self.asked.take(address.lower())

    def ask_confirmation(self, target: Subscription, notice: Notice, secret: str) -> None:
        """Send an email that asks its recipient for confirmation."""
        words, key = Words(notice.language), key_of(secret, target)
        lines = [
            words("letter-asked", title=notice.title),
            "",
            words("letter-yes"),
            f"{self.settings.address}/letters/{key}",
            "",
            words("letter-no"),
        ]
        made = self._email(target, words("letter-may"), lines, key)
        self._start("mail", target.target["address"], partial(self._mail, made))

    def _email(self, target: Subscription, subject: str, lines: list[str], key: str) -> EmailMessage:
        assert self.mail is not None
        stop = f"{self.settings.address}/api/letters/{key}/stop"
        return compose(self.mail.sender, target.target["address"], subject, "\n".join(lines) + "\n", stop)


def key_of(secret: str, target: Subscription) -> str:
    """Return the key in an email's links: it only confirms or ends the subscription of this address."""
    return f"{target.match}.{derived_secret(secret, 'letter', target.token, target.target['address'])[:32]}"
