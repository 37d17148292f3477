"""`gotham serve`: the web server."""

import asyncio
import importlib.util
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ....engine import default_mode
from ....i18n.catalogue import Words, machine_language
from ....i18n.errors import Invalid, Unavailable
from ....parallel.bootstrap import start_fork_server
from ...network import base_path, is_loopback, listen, listen_on_file, network_address, public_address, trusted
from .mcp import check_extra

if TYPE_CHECKING:
    from ....server.http.mounts import Mount

HERE, EVERYWHERE = "127.0.0.1", "0.0.0.0"


def serve(
    port: Annotated[int, typer.Option(help="The port; 0 picks a free one.")] = 8000,
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for all.")] = HERE,
    lan: Annotated[
        bool, typer.Option("--lan", help="Let everybody in the local network play; print the address and a QR code.")
    ] = False,
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
    bots: Annotated[
        str,
        typer.Option(
            envvar="GOTHAM_BOTS_CLUSTER",
            help="A Ray cluster where bots think: ray://HOST:PORT, HOST:PORT, or “local” for one on this machine.",
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
    programs: Annotated[
        int | None, typer.Option(help="How many seats of a table programs may take; 0 refuses them.", min=0)
    ] = None,
    mcp: Annotated[
        bool | None, typer.Option("--mcp/--no-mcp", help="Let language models play at /mcp; default: if installed.")
    ] = None,
    unix: Annotated[Path | None, typer.Option(help="Listen on a socket file instead of a port.")] = None,
) -> None:
    """Serve tables to browsers. Acknowledged moves are persisted."""
    start_fork_server("gotham.server.bots.worker", *(["numba"] if default_mode() != "plain" else []))
    from ....server.cluster.pubsub import try_out
    from ....server.db.store import prepare
    from ....server.notify.email import check_mail
    from ....server.run import run
    from ....server.settings import Settings

    if bots and importlib.util.find_spec("ray") is None:
        raise Unavailable("error-extra", name="ray", extra="cluster")
    ways = _ways(mcp)
    public = public_address(address)
    path = base_path(base or "/".join(public.split("/")[3:]))
    if lan and (host != HERE or unix is not None):
        raise Invalid("error-lan-host")
    host = EVERYWHERE if lan else host
    nearby = network_address() if host == EVERYWHERE else ""
    if lan and not nearby:
        raise Unavailable("error-lan")
    listening = listen(host, port) if unix is None else listen_on_file(unix)
    settings = Settings(
        data=data,
        database=database,
        channels=channels,
        cluster=bots,
        pace=pace,
        address=public,
        base=path,
        network=_address(nearby, listening, path).rstrip("/") if nearby else "",
        local=unix is None and is_loopback(host),
        proxies=trusted(proxy, unix),
        hooks=hooks,
        programs=programs,
    )
    check_mail(settings)
    prepare(settings)  # fails early
    asyncio.run(try_out(channels))
    here = _address(nearby if lan else host, listening, path) if unix is None else f"unix:{unix}"
    _announce(here, lan)
    if open_:
        threading.Timer(1.0, webbrowser.open, [settings.address or here]).start()
    run(settings, listening, ways)


def _ways(mcp: bool | None) -> "list[Mount]":
    """Return the ways in beside the API: by MCP, unless it is switched off or its packages are not installed."""
    if mcp:
        check_extra()
    if mcp is False or importlib.util.find_spec("mcp") is None:
        return []
    from ....mcp.mount import McpOnDemand

    return [McpOnDemand()]


def _address(host: str, listening: socket.socket, base: str) -> str:
    return f"http://{HERE if host == EVERYWHERE else host}:{listening.getsockname()[1]}{base}/"


def _announce(address: str, lan: bool) -> None:
    """Print where the server is; for a local network, with a QR code for phones."""
    words = Words(machine_language())
    print(words("serve-at", address=address), flush=True)
    if lan:
        from .qr_code import qr_lines

        code = qr_lines(address, coloured=sys.stdout.isatty())
        print("", *code, "", words("serve-lan", address=address), words("serve-scan"), sep="\n", flush=True)
