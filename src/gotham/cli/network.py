"""The addresses and sockets of a server, checked."""

import contextlib
import ipaddress
import os
import re
import socket
from collections.abc import Sequence
from pathlib import Path
from urllib.parse import urlsplit

from ..i18n.errors import Invalid, Unavailable

PATH = re.compile(r"(/[A-Za-z0-9._~-]+)*")
HERE = ("127.0.0.1", "::1")
OUTSIDE = ("192.0.2.1", 9)  # reserved for documents: no computer has it
QUEUE = 2048  # pending connections


def public_address(text: str) -> str:
    """Return the public address without a trailing slash."""
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
    """Return the base path: empty, or with a leading and no trailing slash."""
    path = f"/{text.strip('/')}" if text.strip("/") else ""
    if not PATH.fullmatch(path) or {".", ".."} & set(path.split("/")):
        raise Invalid("error-base", text=text[:200])
    return path


def trusted(texts: Sequence[str] | None, unix: Path | None = None) -> tuple[str, ...]:
    """Return the trusted proxies; with a socket file, local ones too."""
    for text in texts or ():
        try:
            ipaddress.ip_network(text)
        except ValueError:
            raise Invalid("error-proxy", text=text[:80]) from None
    return HERE if not texts else (*texts, *(HERE if unix is not None else ()))


def is_loopback(host: str) -> bool:
    """Return whether an address to listen on is reached from this computer only."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def network_address() -> str:
    """Return this computer's address in the local network; empty if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking, contextlib.suppress(OSError):
        asking.connect(OUTSIDE)  # sends nothing: it only chooses the interface
        found = str(asking.getsockname()[0])
        if not ipaddress.ip_address(found).is_loopback:
            return found
    return ""


def listen(host: str, port: int) -> socket.socket:
    """Bind the port at once; raise an error of one line if it is taken."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        with contextlib.ExitStack() as undo:
            listening = undo.enter_context(socket.socket(family, socket.SOCK_STREAM))
            if os.name == "posix":  # elsewhere it would let two servers share a port
                listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.bind((host, port))
            listening.listen(QUEUE)  # early connections wait
            undo.pop_all()
        return listening
    except (OSError, OverflowError) as error:
        raise Unavailable("error-port", host=host[:80], port=str(port), reason=str(error)) from None


def listen_on_file(path: Path) -> socket.socket:
    """Bind a socket file for a local proxy; remove a stale one."""
    if not hasattr(socket, "AF_UNIX"):
        raise Unavailable("error-unix", path=str(path)[:200], reason="Python has no socket files on this system")
    listening = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        if path.is_socket() and not _answers(path):
            path.unlink()
        listening.bind(str(path))
        path.chmod(0o660)  # for the proxy's group
        listening.listen(QUEUE)
        return listening
    except OSError as error:
        listening.close()
        raise Unavailable("error-unix", path=str(path)[:200], reason=str(error)) from None


def _answers(path: Path) -> bool:
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as asking:
        return asking.connect_ex(str(path)) == 0
