"""Process pools whose workers share one bootstrap, and that can be ended at once."""

import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from .bootstrap import start_method, start_worker


def worker_pool(workers: int, method: str = "", start: Callable[[], None] = start_worker) -> ProcessPoolExecutor:
    """Return a pool that starts workers as jobs arrive. `method` is a start method of `multiprocessing`."""
    return ProcessPoolExecutor(workers, multiprocessing.get_context(method or start_method()), start)


def shared_number() -> Any:
    """Return a float that this process and a worker share, as its `value`. Give it to the worker's `start`."""
    return multiprocessing.get_context(start_method()).Value("d", 0.0)


def terminate(pool: ProcessPoolExecutor, wait: bool = False) -> None:
    """End the workers now, in the middle of their jobs, and wait until they are gone where `wait` says so.

    The executor offers no public way before Python 3.14 and would wait for the jobs, hence its private attribute;
    nothing else in Gotham uses it.
    """
    processes = [*(pool._processes or {}).values()]
    if not wait:
        pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()
    if wait:
        pool.shutdown(cancel_futures=True)
