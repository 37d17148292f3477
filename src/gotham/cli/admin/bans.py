"""Bans and reports."""

import time
from typing import TYPE_CHECKING, Annotated

import typer

from ...i18n.errors import Invalid, Unavailable
from ..terminal.screen import clean
from .database import AS_JSON, DATA, DATABASE, format_time, print_json, print_rows, run_job

if TYPE_CHECKING:
    from ...server.admin.service import AdminService

SHOWN = 16  # letters of a mark: enough to identify it


def ban(
    address: Annotated[str, typer.Argument(help="An IP address; none with --report.")] = "",
    report: Annotated[int | None, typer.Option(help="Ban the reported person, by report number.")] = None,
    days: Annotated[float, typer.Option(help="Days until the ban ends; 0 for ever.", min=0)] = 0.0,
    reason: Annotated[str, typer.Option(help="A note for the host.")] = "",
    data: DATA = None,
    database: DATABASE = "",
) -> None:
    """Ban an address and close its connections. Only a mark derived from the address is stored."""
    if bool(address) == (report is not None):
        raise Invalid("error-ban-whom")

    async def job(desk: "AdminService") -> str:
        mark = await desk.mark(_address(address)) if report is None else (await desk.report(report))["mark"]
        if not mark:
            raise Unavailable("error-unmarked", number=str(report))
        await desk.ban(mark, days, " ".join(reason.split()))
        return str(mark)

    mark = run_job(data, database, job)
    typer.echo(f"banned {mark[:SHOWN]} {'until ' + format_time(time.time() + days * 86_400) if days else 'for ever'}")


def _address(text: str) -> str:
    import ipaddress

    try:
        return str(ipaddress.ip_address(text))
    except ValueError:
        raise Invalid("error-ip", text=text[:80]) from None


def unban(
    who: Annotated[str, typer.Argument(help="An IP address, or the mark shown by `bans`.")],
    data: DATA = None,
    database: DATABASE = "",
) -> None:
    """Lift a ban."""
    run_job(data, database, lambda desk: desk.unban(who))
    typer.echo(f"unbanned {clean(who)}")


def bans(as_json: AS_JSON = False, data: DATA = None, database: DATABASE = "") -> None:
    """List bans."""
    found = run_job(data, database, lambda desk: desk.bans())
    if as_json:
        print_json(found)
    else:
        rows = [(row["mark"][:SHOWN], format_time(row["until"]), row["reason"]) for row in found]
        print_rows(("mark", "until", "reason"), rows)


def reports(
    drop: Annotated[int | None, typer.Option(help="Delete this report.")] = None,
    as_json: AS_JSON = False,
    data: DATA = None,
    database: DATABASE = "",
) -> None:
    """List reports with the reported chat."""
    if drop is not None:
        run_job(data, database, lambda desk: desk.drop_report(drop))
        typer.echo(f"dropped report {drop}")
        return
    found = run_job(data, database, lambda desk: desk.reports())
    if as_json:
        print_json(found)
        return
    for row in found:
        typer.echo(
            f"{row['id']}  {format_time(row['at'])}  table {row['match']}, seat {row['seat'] + 1}: {clean(row['name'])}"
        )
        typer.echo(f"   reason: {clean(row['reason'])}")
        for line in row["said"]:
            typer.echo(f"   | {clean(line)}")
