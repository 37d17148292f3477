"""`gotham serve`: the web table, from one command."""

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
    port: Annotated[int, typer.Option(help="Where it listens; 0 picks a free one.")] = 8000,
    host: Annotated[str, typer.Option(help="The address it listens at; 0.0.0.0 for everybody's.")] = "127.0.0.1",
    data: Annotated[Path | None, typer.Option(help="The folder of its data.")] = None,
    database: Annotated[
        str, typer.Option(envvar="GOTHAM_DATABASE", help="A database instead of a file: postgresql://…")
    ] = "",
    channels: Annotated[
        str,
        typer.Option(
            envvar="GOTHAM_CHANNELS", help="Where several servers on one database meet: redis://… or postgresql://…"
        ),
    ] = "",
    pace: Annotated[float, typer.Option(help="Seconds a bot waits before it acts.")] = 0.7,
    open_: Annotated[bool, typer.Option("--open", help="Open it in the browser.")] = False,
    address: Annotated[str, typer.Option(help="Where people find it: https://play.example.org")] = "",
    base: Annotated[str, typer.Option(help="The path it lives under; that of --address if not given.")] = "",
    proxy: Annotated[
        list[str] | None, typer.Option(help="A proxy, or a network of them, to be believed about who asks.")
    ] = None,
    hooks: Annotated[bool, typer.Option("--hooks", help="People may have other servers told of their turns.")] = False,
    unix: Annotated[Path | None, typer.Option(help="A socket file to listen at instead of a port.")] = None,
) -> None:
    """Serve tables to browsers. What was acknowledged is kept, whatever happens."""
    from ....server.cluster.pubsub import try_out
    from ....server.db.store import prepare
    from ....server.notify.email import check_letters
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
    check_letters(settings)
    listening = listen(host, port) if unix is None else listen_on_file(unix)
    prepare(settings)  # what is wrong with it is told at once
    asyncio.run(try_out(channels))
    here = _address(host, listening, settings.base) if unix is None else f"unix:{unix}"
    print(Words(machine_language())("serve-at", address=here), flush=True)
    if open_:
        threading.Timer(1.0, webbrowser.open, [settings.address or here]).start()
    run(settings, listening)


def _address(host: str, listening: socket.socket, base: str) -> str:
    return f"http://{'127.0.0.1' if host == '0.0.0.0' else host}:{listening.getsockname()[1]}{base}/"
