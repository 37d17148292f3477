"""Shards: a table belongs to one of 1,024 by its id, for ever. Servers share leases and channels by shard.

Ids are random, so two of their characters spread tables evenly; a proxy can read them in a path, and a database can
compare them without a column. The first character is not used, because not every character may begin an id.
"""

from collections.abc import Iterable
from typing import Any

import sqlalchemy as sa

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"  # of ids
SHARDS = 1024
CLASS = 4  # neighbours of the alphabet that are one class: the second of the two characters counts by class
CLASSES = len(ALPHABET) // CLASS
PLACES = slice(1, 3)  # of the two characters
_NUMBERS = {
    first + second: at * CLASSES + place // CLASS
    for at, first in enumerate(ALPHABET)
    for place, second in enumerate(ALPHABET)
}


def shard_of(match: str) -> int:
    """Return the shard of a table; ids of another form, which no release has made, are in the first."""
    return _NUMBERS.get(match[PLACES], 0)


def beside(match: str, other: str) -> str:
    """Return an id, changed to be in the shard of another."""
    return match[: PLACES.start] + other[PLACES] + match[PLACES.stop :]


def pairs_of(shards: Iterable[int]) -> list[str]:
    """Return the pairs of characters that the ids of these shards have."""
    found = []
    for shard in shards:
        first, place = ALPHABET[shard // CLASSES], shard % CLASSES * CLASS
        found += [first + second for second in ALPHABET[place : place + CLASS]]
    return found


def in_shards(column: sa.ColumnElement[str], shards: Iterable[int]) -> Any:
    """Return the condition that an id is in one of these shards."""
    return sa.func.substr(column, PLACES.start + 1, 2).in_(pairs_of(shards))
