"""The estimate of an analysis's time left."""

import pytest

from gotham.server.history.time_left import LEAST, WINDOW, TimeLeft


class Clock:
    now = 0.0

    def __call__(self):
        return self.now


def test_nothing_is_estimated_before_parts_were_measured():
    clock = Clock()
    time = TimeLeft(clock)
    assert time.seconds is None
    clock.now = 100.0  # the first part compiles, so it is not measured
    for done in range(1, LEAST + 1):
        time.part_done(done, 40)
        assert time.seconds is None
        clock.now += 2.0
    time.part_done(LEAST + 1, 40)
    assert time.seconds == pytest.approx(2.0 * (40 - LEAST - 1))


def test_the_estimate_follows_the_latest_parts_and_grows_while_one_takes_long():
    clock = Clock()
    time = TimeLeft(clock)
    for done in range(1, 100):
        clock.now += 5.0 if done < 50 else 0.5
        time.part_done(done, 100)
    assert time.seconds == pytest.approx(0.5)
    clock.now += 60.0
    assert time.seconds == pytest.approx((0.5 * WINDOW + 60.0) / (WINDOW + 1))
    time.part_done(100, 100)
    assert time.seconds == 0
