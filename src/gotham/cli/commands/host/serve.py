"""`gotham serve`: the web server."""

import asyncio
import socket
import threading
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from ....i18n.catalogue import Words, machine_language
from ...network import base_path, listen, listen_on_file, public_address, trusted


def serve(
    port: Annotated[int, typer.Option(help="The port; 0 picks a free one.")] = 8000,
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for all.")] = "127.0.0.1",
    data: Annotated[Path | None, typer.Option(help="The data folder.")] = None,
    database: Annotated[
        str, typer.Option(envvar="GOTHAM_DATABASE", help="A database instead of a file: postgresql://…")
    ] = "",
    channels: Annotated[
        str,
        typer.Option(
            envvar="GOTHAM_CHANNELS",
            help="Message channel of several servers on one database: redis://… or postgresql://…",
        ),
    ] = "",
    pace: Annotated[float, typer.Option(help="Seconds before a bot acts.")] = 0.7,
    open_: Annotated[bool, typer.Option("--open", help="Open it in the browser.")] = False,
    address: Annotated[str, typer.Option(help="The public address: https://play.example.org")] = "",
    base: Annotated[str, typer.Option(help="The base path; default: that of --address.")] = "",
    proxy: Annotated[
        list[str] | None, typer.Option(help="A proxy or network whose forwarded addresses are trusted.")
    ] = None,
    hooks: Annotated[bool, typer.Option("--hooks", help="Allow webhooks.")] = False,
    unix: Annotated[Path | None, typer.Option(help="Listen on a socket file instead of a port.")] = None,
) -> None:
    """Serve tables to browsers. Acknowledged moves are persisted."""
    from ....server.cluster.pubsub import try_out
    from ....server.db.store import prepare
    from ....server.notify.email import check_mail
    from ....server.run import run
    from ....server.settings import Settings

    public = public_address(address)
    settings = Settings(
        data=data,
        database=database,
        channels=channels,
        pace=pace,
        address=public,
        base=base_path(base or "/".join(public.split("/")[3:])),
        proxies=trusted(proxy, unix),
        hooks=hooks,
    )
    check_mail(settings)
    listening = listen(host, port) if unix is None else listen_on_file(unix)
    prepare(settings)  # fails early
    asyncio.run(try_out(channels))
    here = _address(host, listening, settings.base) if unix is None else f"unix:{unix}"
    print(Words(machine_language())("serve-at", address=here), flush=True)
    if open_:
        threading.Timer(1.0, webbrowser.open, [settings.address or here]).start()
    run(settings, listening)


def _address(host: str, listening: socket.socket, base: str) -> str:
    return f"http://{'127.0.0.1' if host == '0.0.0.0' else host}:{listening.getsockname()[1]}{base}/"
