"""Letters by SMTP, where the host has named a server for them: `smtp://user:password@host:port?from=address`."""

import re
import smtplib
import ssl
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import parse_qs, unquote, urlsplit

from ...i18n.errors import Invalid
from ..settings import Settings

PATIENCE = 20.0  # seconds
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+")
EXAMPLE = "smtp://user:password@mail.example.org:587?from=gotham@example.org"
PORTS = {"smtp": 587, "smtps": 465}
NEAR = ("localhost", "127.0.0.1", "::1")


@dataclass(frozen=True)
class Office:
    """Where letters are handed in. What it says of itself holds no password."""

    host: str
    port: int
    sender: str
    user: str = field(default="", repr=False)
    password: str = field(default="", repr=False)
    sealed: bool = False  # by TLS from the first byte on

    def send(self, letter: EmailMessage) -> None:
        """Hands a letter in; blocks, so it belongs in a thread."""
        context = ssl.create_default_context()
        office = (
            smtplib.SMTP_SSL(self.host, self.port, timeout=PATIENCE, context=context)
            if self.sealed
            else smtplib.SMTP(self.host, self.port, timeout=PATIENCE)
        )
        with office:
            if not self.sealed and self.host not in NEAR:  # no letter goes through the net in the open
                office.starttls(context=context)
            if self.user:
                office.login(self.user, self.password)
            office.send_message(letter)


def office_of(text: str) -> Office | None:
    """Reads the setting; none where there is none. What is wrong is told without what stands there."""
    if not text:
        return None
    try:
        parts = urlsplit(text)
        port = parts.port or PORTS[parts.scheme]
        sender = parse_qs(parts.query)["from"][0]
    except (ValueError, KeyError):
        raise Invalid("error-smtp", example=EXAMPLE) from None
    if not parts.hostname or not is_address(sender):
        raise Invalid("error-smtp", example=EXAMPLE)
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return Office(parts.hostname, port, sender, user, password, parts.scheme == "smtps")


def check_letters(settings: Settings) -> None:
    """Refuses what no letters could be sent with."""
    if office_of(settings.smtp) is not None and not settings.address:
        raise Invalid("error-smtp-address")


def is_address(text: str) -> bool:
    """Whether somebody can be written to there."""
    return len(text) <= 254 and ADDRESS.fullmatch(text) is not None


def letter(sender: str, to: str, subject: str, text: str, stop: str = "") -> EmailMessage:
    """A letter; `stop` is the address at which a single click ends them."""
    made = EmailMessage()
    made["From"], made["To"], made["Subject"] = f"Gotham <{sender}>", to, subject
    made["Date"], made["Message-ID"] = formatdate(), make_msgid(domain=sender.rpartition("@")[2])
    made["Auto-Submitted"] = "auto-generated"
    if stop:
        made["List-Unsubscribe"], made["List-Unsubscribe-Post"] = f"<{stop}>", "List-Unsubscribe=One-Click"
    made.set_content(text)
    return made
