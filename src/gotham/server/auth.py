"""Personal tokens, stored as hashes, and invitations, which are computed and not stored."""

import hashlib
import hmac
import secrets


def new_token() -> str:
    """Return a personal token of 192 bits."""
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """Return a token as it is stored. It has enough bits that a plain hash cannot be searched."""
    return hashlib.sha256(b"gotham token" + token.encode("utf-8", "replace")).hexdigest()


def invitation_code(secret: str, seat: int, turnover: int) -> str:
    """Return the invitation of a seat, valid until somebody takes it."""
    return hmac.new(secret.encode(), f"invitation/{seat}/{turnover}".encode(), hashlib.sha256).hexdigest()[:32]


def table_code(secret: str, departures: int) -> str:
    """Return the invitation to any open seat of a table, valid until somebody leaves the table."""
    return hmac.new(secret.encode(), f"invitation/{departures}".encode(), hashlib.sha256).hexdigest()[:32]


def fits(given: str, right: str) -> bool:
    """Compare in constant time."""
    return hmac.compare_digest(given.encode("utf-8", "replace"), right.encode())


def derived_secret(secret: str, *parts: object) -> str:
    """Return a secret of the table's and the parts: a bot's seed of what it has seen, or a key in an email."""
    return hmac.new(secret.encode(), "/".join(map(str, ("bot", *parts))).encode(), hashlib.sha256).hexdigest()
