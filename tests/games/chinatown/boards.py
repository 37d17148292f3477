"""Short notations for boards, and buildings of a block as a mask."""

import numpy as np

from gotham.games.chinatown.rules.material import BLOCK, FIRST, NAMES, NO_SHOP, NOBODY

DEFAULT, REPRINT = 0, 1


def board(*lines):
    """Return owners and tiles from lines such as `0 restaurant 21 23`: seat, type or `-`, printed building numbers."""
    owner, shop = np.full(85, NOBODY), np.full(85, NO_SHOP)
    for seat, name, *numbers in map(str.split, lines):
        for number in map(int, numbers):
            owner[number - 1] = int(seat)
            shop[number - 1] = NO_SHOP if name == "-" else NAMES.index(name)
    return owner, shop


def mask_of(*numbers):
    """Return the block and mask of buildings of one block, given by their printed numbers."""
    block = BLOCK[numbers[0] - 1]
    return int(block), sum(1 << (number - 1 - int(FIRST[block])) for number in numbers)
