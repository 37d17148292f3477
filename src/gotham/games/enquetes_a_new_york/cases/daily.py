"""The case of the day: the same for all players of this host, and unpredictable."""

import datetime
import hashlib
import os
import secrets

from .... import folders
from .certificate import Case
from .new_case import new_case


def today() -> datetime.date:
    """Return the current day in UTC."""
    return datetime.datetime.now(datetime.UTC).date()


def seed_of(day: datetime.date, level: int) -> str:
    """Return the seed of a day's case: a hash of the date and this host's secret, which it does not reveal.

    The commitment is public on the day; with the seed, public the day after, anybody can generate the case.
    """
    return hashlib.sha256(f"gotham day/{day}/{level}/{secret()}".encode()).hexdigest()


def case_of(day: datetime.date, level: int) -> Case:
    return new_case(level, seed_of(day, level))


def is_public(day: datetime.date) -> bool:
    """Return whether a case may be shown with its answer: from the next day on."""
    return day < today()


def secret() -> str:
    """Return this host's secret: GOTHAM_SECRET, or one drawn on first use and persisted."""
    return os.environ.get("GOTHAM_SECRET") or _kept()


def _kept() -> str:
    path = folders.state() / "secret"
    if not path.exists():
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        new = path.with_suffix(f".{os.getpid()}")
        new.touch(0o600)
        new.write_text(secrets.token_hex(32), "utf-8")
        try:
            os.link(new, path)  # the first process wins
        except FileExistsError:
            pass
        finally:
            new.unlink()
    return path.read_text("utf-8").strip()
