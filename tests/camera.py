"""A QR code read as a phone's camera reads it."""

import numpy as np
import zxingcpp

SIZE, EDGE = 8, 40  # pixels of a module, and around the code


def read(rows):
    """Return the text of a code given as rows of modules, 1 for a dark one."""
    modules = np.where(np.array(rows, dtype=np.uint8), 0, 255).astype(np.uint8)
    picture = np.pad(np.kron(modules, np.ones((SIZE, SIZE), np.uint8)), EDGE, constant_values=255)
    [found] = zxingcpp.read_barcodes(picture)
    return found.text
