"""What a GPU does instead of some functions of the engine. Only `gotham.engine.cuda` imports it."""

import numpy as np
from numba import cuda, uint32

from .chance import below, rejected
from .compiler import rule


@rule
def bits(members):
    return np.int64(cuda.popc(members))


@rule
def pick(mask, words, rng):
    """Return one of the marked actions; words is the memory of mask, eight actions in each."""
    count = 0
    for index in range(len(words)):
        count += cuda.popc(words[index])
    place, index = below(rng, count), 0
    here = np.int64(cuda.popc(words[0]))
    while place >= here:
        place -= here
        index += 1
        here = np.int64(cuda.popc(words[index]))
    word = words[index]
    for _ in range(place):
        word &= word - 1
    return index * 8 + np.int64(cuda.popc((word & -word) - 1)) // 8


@rule
def number(key, what, round_, index, size):
    """Return the number of `chance.number`: nearly always from the first word."""
    words = block(key, what, round_, index)
    word = words[0]
    if rejected(word, size):
        word = accepted(words, size)
    return (word * size) >> 32


@rule
def accepted(words, size):
    """Return the first word that favours no number below size, else the last."""
    room = cuda.local.array(16, np.int64)
    store(room, words)
    position = 1
    while position < 15 and rejected(room[position], size):
        position += 1
    return room[position]


@rule
def shuffle(items, key, what, round_):
    """Shuffle as `chance.shuffle` does, with the words in an array: a tuple cannot be indexed without branches."""
    room = cuda.local.array(16, np.int64)
    last, used = len(items) - 1, 0
    while last > 0:
        store(room, block(key, what, round_, used))
        used += 1
        for position in range(16):
            word = room[position]
            if last > 0 and not rejected(word, last + 1):
                other = (word * (last + 1)) >> 32
                items[last], items[other] = items[other], items[last]
                last -= 1


@rule
def store(room, words):
    room[0], room[1], room[2], room[3] = words[0], words[1], words[2], words[3]
    room[4], room[5], room[6], room[7] = words[4], words[5], words[6], words[7]
    room[8], room[9], room[10], room[11] = words[8], words[9], words[10], words[11]
    room[12], room[13], room[14], room[15] = words[12], words[13], words[14], words[15]


@rule
def quarter(a, b, c, d):
    a = uint32(a + b)
    d = uint32(d ^ a)
    d = uint32(uint32(d << uint32(16)) | uint32(d >> uint32(16)))
    c = uint32(c + d)
    b = uint32(b ^ c)
    b = uint32(uint32(b << uint32(12)) | uint32(b >> uint32(20)))
    a = uint32(a + b)
    d = uint32(d ^ a)
    d = uint32(uint32(d << uint32(8)) | uint32(d >> uint32(24)))
    c = uint32(c + d)
    b = uint32(b ^ c)
    b = uint32(uint32(b << uint32(7)) | uint32(b >> uint32(25)))
    return a, b, c, d


@rule
def block(key, what, round_, index):
    """Return the words of `chance.block`, computed with 32 bits."""
    high = uint32(what << 16 | round_)
    place = uint32(index)
    k0, k1, k2, k3 = uint32(key[0]), uint32(key[1]), uint32(key[2]), uint32(key[3])
    k4, k5, k6, k7 = uint32(key[4]), uint32(key[5]), uint32(key[6]), uint32(key[7])
    w0, w1, w2, w3 = uint32(0x61707865), uint32(0x3320646E), uint32(0x79622D32), uint32(0x6B206574)
    a0, a1, a2, a3 = w0, w1, w2, w3
    b0, b1, b2, b3 = k0, k1, k2, k3
    c0, c1, c2, c3 = k4, k5, k6, k7
    d0, d1, d2, d3 = place, high, uint32(0), uint32(0)
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
        np.int64(uint32(a0 + w0)),
        np.int64(uint32(a1 + w1)),
        np.int64(uint32(a2 + w2)),
        np.int64(uint32(a3 + w3)),
        np.int64(uint32(b0 + k0)),
        np.int64(uint32(b1 + k1)),
        np.int64(uint32(b2 + k2)),
        np.int64(uint32(b3 + k3)),
        np.int64(uint32(c0 + k4)),
        np.int64(uint32(c1 + k5)),
        np.int64(uint32(c2 + k6)),
        np.int64(uint32(c3 + k7)),
        np.int64(uint32(d0 + place)),
        np.int64(uint32(d1 + high)),
        np.int64(d2),
        np.int64(d3),
    )
