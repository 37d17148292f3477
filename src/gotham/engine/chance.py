"""Random numbers: ChaCha8 from the match key for the game itself, xorshift for guesses and search."""

import hashlib
from typing import Any

import numpy as np

from .compiler import rule

WORD = 0xFFFFFFFF
WORDS = 1 << 32


def key_of(seed: str) -> np.ndarray[Any, Any]:
    """Return the key that decides all chance of a match, as eight 32-bit words."""
    return np.frombuffer(hashlib.sha256(b"gotham key" + seed.encode()).digest(), "<u4").astype(np.int64)


def commitment_of(seed: str) -> str:
    """Return a commitment to publish before the match: it binds to the seed and reveals nothing about it."""
    return hashlib.sha256(b"gotham commitment" + seed.encode()).hexdigest()


@rule
def quarter(a, b, c, d):
    a = (a + b) & WORD
    d ^= a
    d = ((d << 16) | (d >> 16)) & WORD
    c = (c + d) & WORD
    b ^= c
    b = ((b << 12) | (b >> 20)) & WORD
    a = (a + b) & WORD
    d ^= a
    d = ((d << 8) | (d >> 24)) & WORD
    c = (c + d) & WORD
    b ^= c
    b = ((b << 7) | (b >> 25)) & WORD
    return a, b, c, d


@rule
def block(key, what, round_, index):
    """Return sixteen random words, the same for the same address: ChaCha8 with the address as its counter."""
    high = what << 16 | round_
    a0, a1, a2, a3 = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
    b0, b1, b2, b3 = key[0], key[1], key[2], key[3]
    c0, c1, c2, c3 = key[4], key[5], key[6], key[7]
    d0, d1, d2, d3 = index, high, 0, 0
    for _ in range(4):
        a0, b0, c0, d0 = quarter(a0, b0, c0, d0)
        a1, b1, c1, d1 = quarter(a1, b1, c1, d1)
        a2, b2, c2, d2 = quarter(a2, b2, c2, d2)
        a3, b3, c3, d3 = quarter(a3, b3, c3, d3)
        a0, b1, c2, d3 = quarter(a0, b1, c2, d3)
        a1, b2, c3, d0 = quarter(a1, b2, c3, d0)
        a2, b3, c0, d1 = quarter(a2, b3, c0, d1)
        a3, b0, c1, d2 = quarter(a3, b0, c1, d2)
    return (
        (a0 + 0x61707865) & WORD,
        (a1 + 0x3320646E) & WORD,
        (a2 + 0x79622D32) & WORD,
        (a3 + 0x6B206574) & WORD,
        (b0 + key[0]) & WORD,
        (b1 + key[1]) & WORD,
        (b2 + key[2]) & WORD,
        (b3 + key[3]) & WORD,
        (c0 + key[4]) & WORD,
        (c1 + key[5]) & WORD,
        (c2 + key[6]) & WORD,
        (c3 + key[7]) & WORD,
        (d0 + index) & WORD,
        (d1 + high) & WORD,
        d2,
        d3,
    )


@rule
def number(key, what, round_, index, size):
    """Return a uniform number below size, from one address."""
    words = block(key, what, round_, index)
    position = 0
    while position < 15 and rejected(words[position], size):
        position += 1
    return (words[position] * size) >> 32


@rule
def rejected(word, size):
    """Return whether scaling this word would favour some numbers below size."""
    rest = (word * size) & WORD
    return rest < size and rest < WORDS % size


@rule
def shuffle(items, key, what, round_):
    """Shuffle items in place; every order is equally likely."""
    last, used = len(items) - 1, 0
    while last > 0:
        words = block(key, what, round_, used)
        used += 1
        for word in words:
            if last > 0 and not rejected(word, last + 1):
                other = (word * (last + 1)) >> 32
                items[last], items[other] = items[other], items[last]
                last -= 1


# ----------------------------------------------------- chance outside the game: guesses and search


@rule
def mix(word):
    word = (((word >> 16) ^ word) * 0x45D9F3B) & WORD
    word = (((word >> 16) ^ word) * 0x45D9F3B) & WORD
    return (word >> 16) ^ word


@rule
def dice(seed):
    """Return a cheap generator (xorshift128) as a value. For guesses and search only: its seeds can be searched."""
    low, high = mix(seed & WORD), mix((seed >> 32) & WORD)
    rng = (low, high, mix(low ^ 0x9E3779B9), mix(high ^ 0x243F6A88) | 1)
    return roll(roll(rng))


@rule
def roll(rng):
    """Return the generator after one step."""
    x, y, z, w = rng
    t = (x ^ (x << 11)) & WORD
    return y, z, w, w ^ (w >> 19) ^ t ^ (t >> 8)


@rule
def draw_key(key, rng):
    """Fill in a key that a viewer cannot know; return the generator after that."""
    for index in range(8):
        rng = roll(rng)
        key[index] = rng[3]
    return rng


@rule
def below(rng, size):
    """Return the number below size that the generator shows."""
    return (rng[3] * size) >> 32
