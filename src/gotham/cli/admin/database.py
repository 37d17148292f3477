"""Shared by the admin commands: options, access to the database, confirmation, output."""

import asyncio
import json
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from ...i18n.errors import Invalid
from ..terminal.screen import clean

if TYPE_CHECKING:
    from ...server.admin.service import AdminService
    from ...server.settings import Settings

Answer = TypeVar("Answer")
DATA = Annotated[Path | None, typer.Option(help="The server's data folder.")]
DATABASE = Annotated[
    str, typer.Option(envvar="GOTHAM_DATABASE", help="The server's database, if not a file: postgresql://…")
]
YES = Annotated[bool, typer.Option("--yes", "-y", help="Do not ask for confirmation.")]
AS_JSON = Annotated[bool, typer.Option("--json", help="Print JSON.")]
PATIENCE = 2.0  # seconds before progress is shown


def settings_of(data: Path | None, database: str) -> "Settings":
    from ...server.settings import Settings

    return Settings(data=data, database=database)


def run_job(data: Path | None, database: str, job: "Callable[[AdminService], Awaitable[Answer]]") -> Answer:
    """Run a job on the database and return its result."""
    from ...server.admin.service import open_admin

    async def work() -> Answer:
        async with open_admin(settings_of(data, database)) as found:
            return await job(found)

    return asyncio.run(work())


def confirm(question: str, yes: bool) -> None:
    """Ask for confirmation; without a terminal, --yes is required."""
    if yes:
        return
    if not sys.stdin.isatty():
        raise Invalid("error-unasked")
    typer.confirm(question, abort=True)


def print_json(found: Any) -> None:
    typer.echo(json.dumps(found, ensure_ascii=False, indent=1))


def print_rows(heads: Sequence[str], rows: Sequence[Sequence[object]]) -> None:
    """Print rows in columns; the last column may be of any length."""
    texts = [[clean(str(cell)) for cell in row] for row in (heads, *rows)]
    widths = [max(len(row[at]) for row in texts) for at in range(len(heads))]
    for row in texts:
        typer.echo("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())


def format_time(at: float | None) -> str:
    return "for ever" if at is None else time.strftime("%Y-%m-%d %H:%M", time.localtime(at))


def format_size(count: float) -> str:
    for unit in ("B", "kB", "MB"):
        if count < 1000:
            return f"{count:.0f} {unit}"
        count /= 1000
    return f"{count:.1f} GB"


class ProgressLine:
    """Print progress on a terminal once a job takes long."""

    def __init__(self, what: str) -> None:
        self.what, self.begun, self.shown = what, time.monotonic(), False

    def __call__(self, done: int, total: int) -> None:
        if sys.stderr.isatty() and time.monotonic() - self.begun > PATIENCE:
            self.shown = True
            print(f"\r{self.what}: {done:,} of {total:,}", end="", file=sys.stderr, flush=True)

    def end(self) -> None:
        if self.shown:
            print(file=sys.stderr)
