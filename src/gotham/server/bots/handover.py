"""Which server drives a table's bots and clock, and the signal that wakes the driver."""

import asyncio


class Handover:
    """Set by the table's lease, read by its driver and clock."""

    def __init__(self) -> None:
        self.driving = True  # whether this process drives the bots and the clock
        self.changed = asyncio.Event()  # a seat has acted: the driver checks again
        self.thinking: list[int] = []  # seats whose bots think for longer than a moment
