"""Where a server is seen from, as its host says it: checked, and written in one way."""

import ipaddress
import re
from collections.abc import Sequence
from pathlib import Path
from urllib.parse import urlsplit

from ....i18n.errors import Invalid

PATH = re.compile(r"(/[A-Za-z0-9._~-]+)*")
HERE = ("127.0.0.1", "::1")


def public_address(text: str) -> str:
    """The address people use, without a slash at its end."""
    try:
        parts = urlsplit(text)
        plain = not (parts.query or parts.fragment or parts.username or parts.password)
        good = parts.scheme in ("http", "https") and bool(parts.hostname) and plain and (parts.port or 1) > 0
    except ValueError:
        good = False
    if text and not good:
        raise Invalid("error-address", text=text[:200])
    return text.rstrip("/")


def base_path(text: str) -> str:
    """A path before all addresses: nothing, or a slash before each part and none behind."""
    path = f"/{text.strip('/')}" if text.strip("/") else ""
    if not PATH.fullmatch(path) or {".", ".."} & set(path.split("/")):
        raise Invalid("error-base", text=text[:200])
    return path


def trusted(texts: Sequence[str] | None, unix: Path | None = None) -> tuple[str, ...]:
    """Proxies as addresses and networks. Whoever may open a socket file is one of them."""
    for text in texts or ():
        try:
            ipaddress.ip_network(text)
        except ValueError:
            raise Invalid("error-proxy", text=text[:80]) from None
    return HERE if not texts else (*texts, *(HERE if unix is not None else ()))
