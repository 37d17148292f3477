"""Operations on arrays and bit sets that compile quickly."""

from .compiler import rule


@rule
def copy(target, source):
    """target[:] = source: numba compiles that with its error texts, which takes seconds."""
    for index in range(len(target)):
        target[index] = source[index]


@rule
def fill(target, value):
    """target[:] = value, for the same reason."""
    for index in range(len(target)):
        target[index] = value


@rule
def bits(members):
    """How many members a set has that is written as bits."""
    count = 0
    while members:
        members &= members - 1
        count += 1
    return count
