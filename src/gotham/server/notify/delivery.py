"""Brings alerts to where people want them: to their browsers, to another server, into their letter box."""

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
from .. import auth as tokens
from .. import metrics
from ..db import tables as schema
from ..db.store import ADD, Store, Write
from ..http.rate_limit import Buckets
from ..settings import Settings
from . import email as letters
from . import webpush
from .safe_http import Outside, origin
from .subscriptions import Target

log = structlog.get_logger()
MOST = 1000  # deliveries under way; more are lost
AGAIN = (5.0, 60.0)  # seconds until something is tried again
GONE = (404, 410)  # a browser that is subscribed no longer
EXPECTED = (GothamError, OSError, httpcore.NetworkError, httpcore.TimeoutException, httpcore.ProtocolError)
WAIT = "86400"  # seconds that a push service keeps an alert for a browser that is off
OFTEN, OFTEN_AT_ONCE = 30 / 3600, 10  # alerts a second to one place, and how many at once
LETTERS, LETTERS_AT_ONCE = 3 / 86_400, 3  # questions to one address whether it may be written to
KEY = "push-key"  # what it is called among what servers on one database share


class Notice(NamedTuple):
    """What is told: of which table and game, whether that it is over or one's turn, in whose language."""

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
    """Sends in the background: nobody at a table waits for another server."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings, self.store = settings, store
        self.outside, self.office = Outside(settings.alert_hosts), letters.office_of(settings.smtp)
        self.often, self.asked = Buckets(OFTEN, OFTEN_AT_ONCE), Buckets(LETTERS, LETTERS_AT_ONCE)
        self.tasks = set[asyncio.Task[None]]()
        self._key: ec.EllipticCurvePrivateKey | None = None

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await self.outside.close()

    @property
    def writes(self) -> bool:
        """Whether letters can be sent: without an address of its own, a server has nothing to put into them."""
        return self.office is not None and bool(self.settings.address)

    async def key(self) -> ec.EllipticCurvePrivateKey:
        """This server's key, and that of all others on the same database."""
        while self._key is None:
            rows = await self.store.read(schema.house, schema.house.c.name == KEY)
            if rows:
                self._key = webpush.key_of(rows[0]["value"])
                continue
            try:
                await self.store.write(Write(ADD[schema.house], {"name": KEY, "value": webpush.new_key()}))
            except GothamError:  # another server was quicker; where there is another reason, it is met again
                await asyncio.sleep(0.1)
        return self._key

    # ------------------------------------------------------------------------------------- sending

    def send(self, target: Target, notice: Notice, secret: str) -> None:
        """Sends an alert to all places of a target."""
        if target.kind == "push":
            for browser in target.browsers:
                self._start("push", browser["endpoint"], partial(self._push, target, browser, notice))
        elif target.kind == "hook" and self.settings.hooks:
            self._start("hook", target.target["url"], partial(self._hook, target.target["url"], notice))
        elif target.kind == "mail" and self.writes:
            made = self._alert_letter(target, notice, secret)
            self._start("mail", target.target["address"], partial(self._mail, made))

    def _start(self, kind: str, place: str, job: Callable[[], Awaitable[bool]]) -> None:
        """Places are told apart by a hash: what is counted and logged names none."""
        place = hashlib.sha256(place.encode()).hexdigest()
        if len(self.tasks) >= MOST or (self.settings.limited and not self.often.take(place)):
            metrics.lost_alerts.labels(kind).inc()
            return
        task = asyncio.create_task(self._deliver(kind, job))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _deliver(self, kind: str, job: Callable[[], Awaitable[bool]]) -> None:
        """Tries a few times; a job says whether it is done, one way or the other."""
        for pause in (*AGAIN, None):
            try:
                if await job():
                    metrics.alerts.labels(kind).inc()
                    return
                reason = "refused"
            except EXPECTED as error:
                reason = type(error).__name__
            except Exception as error:  # whatever it was, its details may name somebody
                metrics.failures.inc()
                reason = type(error).__name__
            if pause is not None:
                await asyncio.sleep(pause)
        metrics.lost_alerts.labels(kind).inc()
        log.warning("alert lost", kind=kind, reason=reason)

    # --------------------------------------------------------------------------------------- a push

    async def _push(self, target: Target, browser: dict[str, str], notice: Notice) -> bool:
        said = {"title": notice.heading, "body": notice.title, "table": notice.match}
        body = webpush.encrypted(json.dumps(said).encode(), browser["p256dh"], browser["auth"])
        endpoint, key = browser["endpoint"], await self.key()
        headers = {
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": WAIT,
            "urgency": "high",
            "topic": webpush.encode(hashlib.sha256(notice.match.encode()).digest())[:32],  # a newer one takes its place
            "authorization": webpush.authorization(key, origin(endpoint), self._contact),
        }
        status = await self.outside.post(endpoint, body, headers)
        if status in GONE:
            left = target.without(endpoint)
            await self.store.write(*(left.kept() if left.browsers else [target.dropped()]))
        return status < 300 or status in GONE

    @property
    def _contact(self) -> str:
        """Whom a push service may ask about this server."""
        if self.office is not None:
            return f"mailto:{self.office.sender}"
        return self.settings.address if self.settings.address.startswith("https:") else "https://gotham.invalid"

    # --------------------------------------------------------------------------------------- a hook

    async def _hook(self, url: str, notice: Notice) -> bool:
        """One text under the names that chat servers look for it, and the same as data."""
        link = self._link(notice.match)
        text = f"{notice.heading}: {notice.title} · {link}"
        about = {"table": notice.match, "game": notice.game.name, "event": "over" if notice.over else "turn"}
        said = {**about, "url": link, "text": text, "content": text}
        status = await self.outside.post(url, json.dumps(said).encode(), {"content-type": "application/json"})
        return status < 300

    def _link(self, match: str) -> str:
        return f"{self.settings.address}/table/{match}"

    # ------------------------------------------------------------------------------------- a letter

    async def _mail(self, made: EmailMessage) -> bool:
        assert self.office is not None
        await asyncio.to_thread(self.office.send, made)
        return True

    def _alert_letter(self, target: Target, notice: Notice, secret: str) -> EmailMessage:
        words, key = Words(notice.language), key_of(secret, target)
        said = "letter-over" if notice.over else "letter-turn"
        lines = [
            words(said, title=notice.title),
            self._link(notice.match),
            "",
            words("letter-stop"),
            f"{self.settings.address}/letters/{key}",
        ]
        return self._letter(target, f"{notice.heading}: {notice.title}", lines, key)

    def may_ask(self, address: str) -> bool:
        """Whether an address was not asked too often: whoever names it may be a stranger to its owner."""
        return not self.settings.limited or self.asked.take(address.lower())

    def ask_by_letter(self, target: Target, notice: Notice, secret: str) -> None:
        """Asks an address whether it may be written to."""
        words, key = Words(notice.language), key_of(secret, target)
        lines = [
            words("letter-asked", title=notice.title),
            "",
            words("letter-yes"),
            f"{self.settings.address}/letters/{key}",
            "",
            words("letter-no"),
        ]
        made = self._letter(target, words("letter-may"), lines, key)
        self._start("mail", target.target["address"], partial(self._mail, made))

    def _letter(self, target: Target, subject: str, lines: list[str], key: str) -> EmailMessage:
        assert self.office is not None
        stop = f"{self.settings.address}/api/letters/{key}/stop"
        return letters.letter(self.office.sender, target.target["address"], subject, "\n".join(lines) + "\n", stop)


def key_of(secret: str, target: Target) -> str:
    """What a letter's links hold: it opens nothing but the question whether to write to this address."""
    return f"{target.match}.{tokens.chance(secret, 'letter', target.token, target.target['address'])[:32]}"
