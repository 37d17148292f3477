"""What opens a seat: personal tokens, kept as hashes, and invitations, which are computed and not kept."""

import hashlib
import hmac
import secrets


def new_token() -> str:
    """A person's own: 192 bits."""
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """How a token is kept. It has bits enough that a plain hash cannot be searched."""
    return hashlib.sha256(b"gotham token" + token.encode("utf-8", "replace")).hexdigest()


def invitation(secret: str, seat: int, turnover: int) -> str:
    """What opens a seat until somebody has had it."""
    return hmac.new(secret.encode(), f"invitation/{seat}/{turnover}".encode(), hashlib.sha256).hexdigest()[:32]


def fits(given: str, right: str) -> bool:
    """Compares in a time that tells nothing."""
    return hmac.compare_digest(given.encode("utf-8", "replace"), right.encode())


def chance(secret: str, *parts: object) -> str:
    """A seed for a bot: from the table's secret and what the bot itself has seen, nothing else."""
    return hmac.new(secret.encode(), "/".join(map(str, ("bot", *parts))).encode(), hashlib.sha256).hexdigest()
