"""`gotham serve`: the web table, from one command."""

import socket
import threading
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from ..errors import Unknown
from ..words import Words, machine_language

QUEUE = 2048  # connections that wait to be taken


def serve(
    port: Annotated[int, typer.Option(help="Where it listens; 0 picks a free one.")] = 8000,
    host: Annotated[str, typer.Option(help="The address it listens at; 0.0.0.0 for everybody's.")] = "127.0.0.1",
    data: Annotated[Path | None, typer.Option(help="The folder of its data.")] = None,
    database: Annotated[str, typer.Option(help="A database instead of a file: postgresql://…")] = "",
    pace: Annotated[float, typer.Option(help="Seconds a bot waits before it acts.")] = 0.7,
    open_: Annotated[bool, typer.Option("--open", help="Open it in the browser.")] = False,
) -> None:
    """Serve tables to browsers. What was acknowledged is kept, whatever happens."""
    from ..server.run import run
    from ..server.settings import Settings
    from ..server.store import prepare

    listening = _listen(host, port)
    settings = Settings(data=data, database=database, pace=pace)
    prepare(settings)  # what is wrong with it is told at once
    address = f"http://{'127.0.0.1' if host == '0.0.0.0' else host}:{listening.getsockname()[1]}/"
    print(Words(machine_language())("serve-at", address=address), flush=True)
    if open_:
        threading.Timer(1.0, webbrowser.open, [address]).start()
    run(settings, listening)


def _listen(host: str, port: int) -> socket.socket:
    """Takes the port at once: that it is taken is told in a line."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(QUEUE)  # who comes before all is ready waits
        return listening
    except (OSError, OverflowError) as error:
        raise Unknown("error-port", host=host[:80], port=str(port), reason=str(error)) from None
