"""`gotham admin`: the commands of a host, whether the server runs or not."""

import typer

from .bans import ban, bans, reports, unban
from .data import backup, downgrade, restore, retention
from .ids import TableCommand
from .tables import delete, end, export, programs, show, tables

HELP = "Administer a server: tables, bans, reports, retention, backups."
COMMANDS = (
    tables,
    programs,
    show,
    end,
    delete,
    export,
    ban,
    unban,
    bans,
    reports,
    retention,
    backup,
    restore,
    downgrade,
)
OF_TABLES = (show, end, delete, export)

admin = typer.Typer(help=HELP, no_args_is_help=True)
for command in COMMANDS:
    admin.command(cls=TableCommand if command in OF_TABLES else None)(command)
