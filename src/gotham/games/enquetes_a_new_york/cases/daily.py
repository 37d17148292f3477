"""The case of the day: everybody who asks this host gets the same one, and nobody can work it out before."""

import datetime
import hashlib
import os
import secrets

from .... import folders
from .certificate import Case
from .new_case import new_case


def today() -> datetime.date:
    """The day it is, the same for everybody on earth."""
    return datetime.datetime.now(datetime.UTC).date()


def seed_of(day: datetime.date, level: int) -> str:
    """What a day's case is generated from: the date and this host's secret, which it does not give away.

    Its commitment can be told on the day; with the seed, told the day after, everybody can make the case themselves.
    """
    return hashlib.sha256(f"gotham day/{day}/{level}/{secret()}".encode()).hexdigest()


def case_of(day: datetime.date, level: int) -> Case:
    return new_case(level, seed_of(day, level))


def is_public(day: datetime.date) -> bool:
    """Whether a case may be shown with its answer: the day after, and not before."""
    return day < today()


def secret() -> str:
    """What only this host knows: GOTHAM_SECRET, or drawn when it is first needed and kept."""
    return os.environ.get("GOTHAM_SECRET") or _kept()


def _kept() -> str:
    path = folders.state() / "secret"
    if not path.exists():
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        new = path.with_suffix(f".{os.getpid()}")
        new.touch(0o600)
        new.write_text(secrets.token_hex(32), "utf-8")
        try:
            os.link(new, path)  # who is first has it
        except FileExistsError:
            pass
        finally:
            new.unlink()
    return path.read_text("utf-8").strip()
