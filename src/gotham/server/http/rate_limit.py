"""Rate limits: token buckets per address, and counters of open connections."""

import time
from collections import defaultdict

BUCKETS = 10_000  # that are stored before full ones are dropped


class TokenBucket:
    """A burst at once, and `rate` a second on average."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst, self.left, self.at = rate, burst, burst, time.monotonic()

    def take(self) -> bool:
        """Return whether one more is allowed, and count it."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    @property
    def full(self) -> bool:
        return self.left + (time.monotonic() - self.at) * self.rate >= self.burst


class RateLimiter:
    """A bucket per address; full ones are dropped, whenever the number of buckets has doubled."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self.buckets: dict[str, TokenBucket] = {}
        self.most = BUCKETS

    def take(self, address: str) -> bool:
        if len(self.buckets) >= self.most:
            self.buckets = {key: bucket for key, bucket in self.buckets.items() if not bucket.full}
            self.most = max(BUCKETS, 2 * len(self.buckets))  # otherwise every request could look at all of them
        return self.buckets.setdefault(address, TokenBucket(self.rate, self.burst)).take()


class ConnectionCounter:
    """Counts the open connections of each address."""

    def __init__(self, most: int) -> None:
        self.most, self.counts = most, defaultdict[str, int](int)

    def enter(self, address: str) -> bool:
        if self.counts[address] >= self.most:
            return False
        self.counts[address] += 1
        return True

    def leave(self, address: str) -> None:
        self.counts[address] -= 1
        if not self.counts[address]:
            del self.counts[address]
