"""Seeds of matches, guesses and bots, as texts and as numbers."""

import hashlib
import secrets

from ..i18n.errors import Unreadable


def seed_text(seed: int | str | None) -> str:
    """Return a seed as text; 256 bits from the operating system where none is given."""
    return secrets.token_hex(32) if seed is None else check_text(str(seed))


def check_text(text: str) -> str:
    """Return a text that can be encoded; a string may hold half a surrogate pair, which cannot."""
    try:
        text.encode()
    except (UnicodeEncodeError, AttributeError):
        raise Unreadable("error-text", text=ascii(text)[:80]) from None
    return text


def seed_number(*parts: object) -> int:
    """Return a seed for guesses and bots, made from the texts of some values."""
    return int.from_bytes(hashlib.sha256("/".join(map(str, parts)).encode()).digest()[:7], "little")
