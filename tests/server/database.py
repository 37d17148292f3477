"""A PostgreSQL for tests."""

import contextlib
import tempfile
from pathlib import Path

import pytest


@contextlib.contextmanager
def postgres_server():
    """Run PostgreSQL outside of pytest's folders: root runs it as another user, and those folders are private."""
    pgserver = pytest.importorskip("pgserver", reason="pgserver is not installed: nothing is tested on PostgreSQL")
    pytest.importorskip("asyncpg", reason="asyncpg is not installed: nothing is tested on PostgreSQL")
    folder = tempfile.TemporaryDirectory(prefix="gotham-postgres", ignore_cleanup_errors=True)
    with folder as place, pgserver.get_server(Path(place, "data")) as server:
        yield server
