"""Retention, backups and downgrades of the database."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ...i18n.errors import Invalid
from .database import DATA, DATABASE, YES, ProgressLine, confirm, format_size, run_job, settings_of

if TYPE_CHECKING:
    from ...server.admin.service import AdminService

FILE = Annotated[Path, typer.Argument(help="The backup.")]


def retention(
    finished: Annotated[
        int | None, typer.Option(help="Days until finished matches are deleted; 0 for never.", min=0)
    ] = None,
    idle: Annotated[int | None, typer.Option(help="Days until idle matches are deleted; 0 for never.", min=0)] = None,
    show: Annotated[bool, typer.Option("--show", help="Only print the settings.")] = False,
    yes: YES = False,
    data: DATA = None,
    database: DATABASE = "",
) -> None:
    """Set how long matches are stored. Servers delete older ones in hourly batches."""
    from ...server.db import retention

    asked = {name: days for name, days in (("finished", finished), ("idle", idle)) if days is not None}
    if show and asked:
        raise Invalid("error-show")
    if any(asked.values()):
        confirm("Older matches are deleted for good. Go on?", yes)

    async def job(desk: "AdminService") -> dict[str, int]:
        days = await retention.read(desk.store) | asked
        if asked:
            await retention.keep(desk.store, days)
            await desk.decided()
        return days

    days = run_job(data, database, job)
    for name, what in (("finished", "finished matches"), ("idle", "matches that nobody touches")):
        typer.echo(f"{what:<28} {f'{days[name]} days' if days[name] else 'for ever'}")


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write.")],
    force: Annotated[bool, typer.Option("--force", help="Overwrite an existing file.")] = False,
    data: DATA = None,
    database: DATABASE = "",
) -> None:
    """Back up the database, also while a server runs, and verify the copy."""
    from ...server.db.backup import back_up

    progress = ProgressLine("copied pages")
    rows = back_up(settings_of(data, database), file, force, progress)
    progress.end()
    length = format_size(file.stat().st_size)
    typer.echo(f"copied {rows.get('matches', 0)} tables, {rows.get('entries', 0)} moves: {file} {length}")


def restore(
    file: FILE,
    force: Annotated[bool, typer.Option("--force", help="Move an existing database aside.")] = False,
    data: DATA = None,
    database: DATABASE = "",
) -> None:
    """Restore a backup while no server runs; one of an older release is upgraded."""
    from ...server.db.backup import restore as put_back

    settings = settings_of(data, database)
    rows, aside = put_back(settings, file, force)
    if aside is not None:
        typer.echo(f"what was there is now {aside}")
    typer.echo(f"restored {rows.get('matches', 0)} tables, {rows.get('entries', 0)} moves: {settings.file}")


def downgrade(
    revision: Annotated[
        str, typer.Argument(help="The target revision: the newest of the older release, as its `gotham doctor` shows.")
    ],
    yes: YES = False,
    data: DATA = None,
    database: DATABASE = "",
) -> None:
    """Downgrade the database for an older release, after a backup; newer data is lost."""
    from ...server.db.backup import step_back

    confirm(f"Take the database back to {revision}?", yes)
    progress = ProgressLine("copied pages")
    copy = step_back(settings_of(data, database), revision, progress)
    progress.end()
    if copy is not None:
        typer.echo(f"what was there is kept in {copy}")
    typer.echo(f"the database is at {revision}; start the release that knows it")
