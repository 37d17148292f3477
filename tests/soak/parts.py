"""The parts of the soak: each checks numbers, in portions that one process works off."""

import contextlib
import importlib
import time
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple


class Part(NamedTuple):
    """A kind of proof."""

    name: str
    whole: int  # numbers from 1 to this one are the whole soak
    portion: int  # numbers that one process checks in one go


class Portion(NamedTuple):
    """Numbers of a part, the last included."""

    part: str
    first: int
    last: int


class Result(NamedTuple):
    """What a portion has counted; or why it failed, as far as is known at which number."""

    portion: Portion
    counts: dict[str, int]
    seconds: float
    failure: str = ""


ALL = Part("kills", 200, 10), Part("twins", 10_000, 250), Part("inputs", 1_000_000, 2_000)
PARTS = {each.name: each for each in ALL}


def check(portion: Portion) -> Result:
    """Check the numbers of a portion, in this process."""
    begun, counts, failure = time.monotonic(), Counter[str](), ""
    try:
        counts = _check(portion)
    except BaseException as error:
        failure = f"{type(error).__name__}: {error}"[:2000]
        for note in getattr(error, "__notes__", ()):
            failure = f"{note}: {failure}"
    return Result(portion, dict(counts), time.monotonic() - begun, failure)


def _check(portion: Portion) -> Counter[str]:
    """Import only what the part needs: readers need no server."""
    check = importlib.import_module(f"tests.soak.{portion.part}").check
    return check(range(portion.first, portion.last + 1))


@contextlib.contextmanager
def at(number: int) -> Iterator[None]:
    """Name the number at which a check fails."""
    try:
        yield
    except BaseException as error:
        error.add_note(f"number {number}")
        raise
