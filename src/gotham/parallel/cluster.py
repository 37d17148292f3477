"""A Ray cluster: found or started, and left as it was."""

import contextlib
import logging
import os
import socket
import tempfile
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

from ..i18n.errors import GothamError, Unavailable

LOCAL = "local"  # instead of an address: a temporary cluster on this machine
PATIENCE = 5.0  # seconds in which a cluster has to answer
STORE = 100 << 20  # bytes of shared memory; results are small
SHORT = "/tmp"  # names of sockets may not be long, and those of temporary folders are on some machines
QUIET = {
    "RAY_USAGE_STATS_ENABLED": "0",  # sends no usage statistics
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # otherwise it warns that this will be the default
}


def library() -> Any:
    """Return Ray, which comes with an extra."""
    for name, value in QUIET.items():
        os.environ.setdefault(name, value)
    try:
        import ray
    except ImportError as error:
        raise Unavailable("error-extra", name=str(error.name), extra="cluster") from None
    return ray


@contextlib.contextmanager
def connected(ray: Any, address: str, jobs: int) -> Iterator[None]:
    """Start or find a cluster, and leave it; one that this process is connected to already is used as it is."""
    with contextlib.ExitStack() as stack:
        if not ray.is_initialized():
            settings = _own(stack, jobs) if address == LOCAL else {}
            stack.callback(ray.shutdown)  # with the tasks that still run
            _begin(ray, address, settings)
        yield


def _own(stack: contextlib.ExitStack, jobs: int) -> dict[str, Any]:
    """Return how to start a cluster on this machine: nobody else can reach it, and its logs are deleted with it."""
    short = SHORT if os.path.isdir(SHORT) else None
    folder = tempfile.TemporaryDirectory(prefix="gotham-", dir=short, ignore_cleanup_errors=True)
    own = {"num_cpus": jobs, "object_store_memory": STORE, "include_dashboard": False}
    return own | {"_node_ip_address": "127.0.0.1", "_temp_dir": stack.enter_context(folder)}


def _begin(ray: Any, address: str, settings: dict[str, Any]) -> None:
    try:
        if address != LOCAL:
            _knock(address)
        ray.init(address, log_to_driver=False, logging_level=logging.ERROR, **settings)
    except (OSError, RuntimeError, ValueError) as error:
        raise GothamError("error-arena-cluster", address=address, reason=str(error)) from None


def _knock(address: str) -> None:
    """Check that the address answers: Ray itself would try for a minute."""
    parts = urlsplit(address if "://" in address else f"//{address}")
    with contextlib.closing(socket.create_connection((parts.hostname or "", parts.port or 0), PATIENCE)):
        pass
