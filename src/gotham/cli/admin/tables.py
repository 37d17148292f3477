"""Tables of a server: list, show, end, delete, export; whether it runs or not."""

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ...i18n.catalogue import Words, machine_language
from ...i18n.errors import GothamError, Invalid, Unknown
from .database import (
    AS_JSON,
    DATA,
    DATABASE,
    YES,
    ProgressLine,
    confirm,
    format_size,
    format_time,
    print_json,
    print_rows,
    run_job,
)

if TYPE_CHECKING:
    from ...server.admin.service import AdminService

STATES = ("running", "over", "ended")
IDS = Annotated[list[str], typer.Argument(help="Table ids, as in their addresses.")]


def tables(
    state: Annotated[str, typer.Option(help="Only tables that are running, over or ended.")] = "",
    game: Annotated[str, typer.Option(help="Only tables of this game.")] = "",
    name: Annotated[str, typer.Option(help="Only tables with a player whose name contains this.")] = "",
    idle: Annotated[float, typer.Option(help="Only tables idle for so many days.", min=0)] = 0.0,
    limit: Annotated[int, typer.Option(help="At most so many; 0 lists all.", min=0)] = 50,
    as_json: AS_JSON = False,
    data: DATA = None,
    database: DATABASE = "",
) -> None:
    """List tables, the most recently active first."""
    if state and state not in STATES:
        raise Unknown("error-state", text=state[:40], known=", ".join(STATES))
    found = run_job(data, database, lambda desk: desk.tables(state, game, idle, name, limit))
    if as_json:
        print_json(found)
        return
    heads = ("table", "game", "state", "last active", "moves", "size", "players")
    print_rows(heads, [_row(table) for table in found])


def _row(table: dict[str, Any]) -> tuple[object, ...]:
    about = (table[name] for name in ("id", "game", "state"))
    return (
        *about,
        format_time(table["touched"]),
        table["moves"],
        format_size(table["bytes"]),
        ", ".join(table["players"]),
    )


def programs(as_json: AS_JSON = False, data: DATA = None, database: DATABASE = "") -> None:
    """List the programs that have seats at running tables."""
    found = run_job(data, database, lambda desk: desk.programs())
    if as_json:
        print_json(found)
        return
    print_rows(("table", "game", "seat", "name"), [tuple(each.values()) for each in found])


def show(
    id: Annotated[str, typer.Argument(help="The table id.")],
    as_json: AS_JSON = False,
    data: DATA = None,
    database: DATABASE = "",
) -> None:
    """Show a table, without its players' secrets."""
    found = run_job(data, database, lambda desk: desk.show(id))
    if as_json:
        print_json(found)
        return
    found |= {"opened": format_time(found["opened"]), "touched": format_time(found["touched"])}
    found |= {"players": ", ".join(found["players"]), "bytes": format_size(found["bytes"])}
    print_rows(("about", id), [(name, "-" if value in (None, {}) else value) for name, value in found.items()])


def end(ids: IDS, yes: YES = False, data: DATA = None, database: DATABASE = "") -> None:
    """End matches without a result; players are notified at once."""
    confirm(f"End {len(ids)} tables?" if len(ids) > 1 else f"End table {ids[0]}?", yes)
    run_job(data, database, lambda desk: one_by_one(ids, desk.end, "ended"))


def delete(ids: IDS, yes: YES = False, data: DATA = None, database: DATABASE = "") -> None:
    """Delete tables with their moves, chat and notes; reports stay."""
    confirm(f"Delete {len(ids)} tables for good?" if len(ids) > 1 else f"Delete table {ids[0]} for good?", yes)
    run_job(data, database, lambda desk: one_by_one(ids, desk.delete, "deleted"))


async def one_by_one(ids: list[str], deed: Callable[[str], Awaitable[None]], done: str) -> None:
    """Apply a command to tables one by one and print each."""
    for id in ids:
        await deed(id)
        typer.echo(f"{done} {id}")


def export(
    id: Annotated[str, typer.Argument(help="The table id; none with --all.")] = "",
    out: Annotated[Path | None, typer.Option("--out", "-o", help="A file; with --all, a folder.")] = None,
    all_: Annotated[bool, typer.Option("--all", help="Export every table into a folder.")] = False,
    data: DATA = None,
    database: DATABASE = "",
) -> None:
    """Write a match as text: the transcript of a finished one, else the whole state with its secrets."""
    if all_ == bool(id) or (all_ and out is None):
        raise Invalid("error-export")
    if all_ and out is not None:
        run_job(data, database, lambda desk: _export_all(desk, out))
        return
    text = run_job(data, database, lambda desk: desk.text(id))
    if out is None:
        typer.echo(text, nl=False)
    else:
        out.write_text(text, "utf-8")


async def _export_all(desk: "AdminService", folder: Path) -> None:
    """Export all tables; report the unreadable ones and continue."""
    folder.mkdir(parents=True, exist_ok=True)
    found, words, failed, progress = await desk.tables(), Words(machine_language()), 0, ProgressLine("exported")
    for done, table in enumerate(found, 1):
        try:
            (folder / f"{table['id']}.txt").write_text(await desk.text(table["id"]), "utf-8")
        except GothamError as error:
            failed += 1
            typer.echo(f"gotham: {table['id']}: {error.say(words)}", err=True)
        progress(done, len(found))
    progress.end()
    typer.echo(f"exported {len(found) - failed} of {len(found)} tables")
    if failed:
        raise typer.Exit(1)
