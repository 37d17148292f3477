"""Emails by SMTP, if the host has named a server: `smtp://user:password@host:port?from=address`."""

import re
import smtplib
import ssl
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import parse_qs, unquote, urlsplit

from ...i18n.errors import Invalid
from ..settings import Settings

TIMEOUT = 20.0  # seconds
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+")
EXAMPLE = "smtp://user:password@mail.example.org:587?from=gotham@example.org"
PORTS = {"smtp": 587, "smtps": 465}
NEAR = ("localhost", "127.0.0.1", "::1")


@dataclass(frozen=True)
class MailSender:
    """An SMTP server. Its repr holds no password."""

    host: str
    port: int
    sender: str
    user: str = field(default="", repr=False)
    password: str = field(default="", repr=False)
    sealed: bool = False  # TLS from the first byte on

    def send(self, email: EmailMessage) -> None:
        """Send an email; blocks, so it belongs in a thread."""
        context = ssl.create_default_context()
        server = (
            smtplib.SMTP_SSL(self.host, self.port, timeout=TIMEOUT, context=context)
            if self.sealed
            else smtplib.SMTP(self.host, self.port, timeout=TIMEOUT)
        )
        with server:
            if not self.sealed and self.host not in NEAR:  # no email is sent unencrypted
                server.starttls(context=context)
            if self.user:
                server.login(self.user, self.password)
            server.send_message(email)


def mail_sender(text: str) -> MailSender | None:
    """Parse the setting; None where it is empty. Errors do not quote it, since it holds a password."""
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
    return MailSender(parts.hostname, port, sender, user, password, parts.scheme == "smtps")


def check_mail(settings: Settings) -> None:
    """Refuse settings with which no email could be sent."""
    if mail_sender(settings.smtp) is not None and not settings.address:
        raise Invalid("error-smtp-address")


def is_address(text: str) -> bool:
    """Return whether a text is an email address."""
    return len(text) <= 254 and ADDRESS.fullmatch(text) is not None


def compose(sender: str, to: str, subject: str, text: str, stop: str = "") -> EmailMessage:
    """Return an email; `stop` is the URL of one-click unsubscription."""
    made = EmailMessage()
    made["From"], made["To"], made["Subject"] = f"Gotham <{sender}>", to, subject
    made["Date"], made["Message-ID"] = formatdate(), make_msgid(domain=sender.rpartition("@")[2])
    made["Auto-Submitted"] = "auto-generated"
    if stop:
        made["List-Unsubscribe"], made["List-Unsubscribe-Post"] = f"<{stop}>", "List-Unsubscribe=One-Click"
    made.set_content(text)
    return made
