"""`gotham arena-watch`: a match of the arena in the browser, move by move."""

import json
import os
import tempfile
import threading
import urllib.error
import urllib.request
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from ....arena import Archive, default_path
from ....arena.results import transcript
from ....i18n.catalogue import Words, machine_language
from ....i18n.errors import GothamError, Unavailable
from ...network import listen, public_address

PATIENCE = 90.0  # seconds for a server to start and read the match
HERE = "127.0.0.1"


def arena_watch(
    match: Annotated[str, typer.Argument(help="The match, by its name in the report.")],
    results: Annotated[Path | None, typer.Option(help="The results file.")] = None,
    server: Annotated[str, typer.Option(help="Show it on this server instead of a local one.")] = "",
    port: Annotated[int, typer.Option(help="Port of the local server; 0 picks a free one.")] = 0,
    open_: Annotated[bool, typer.Option("--open/--no-open", help="Open it in the browser.")] = True,
    text: Annotated[bool, typer.Option("--text", help="Print the transcript instead.")] = False,
) -> None:
    """Show a match of the arena in the browser, from every seat."""
    with Archive(results or default_path(), write=False) as archive:
        played = transcript(archive, match)
    if text:
        typer.echo(played, nl=False)
    elif server:
        _show(public_address(server), played, open_)
    else:
        _show_here(played, port, open_)


def _show(address: str, played: str, open_: bool) -> None:
    page = f"{address}/replay/{_upload(address, played)}"
    print(Words(machine_language())("arena-watch", address=page), flush=True)
    if open_:
        webbrowser.open(page)


def _show_here(played: str, port: int, open_: bool) -> None:
    """Start a temporary server for the match."""
    from ....server.db.store import prepare
    from ....server.run import run
    from ....server.settings import Settings

    os.environ["GOTHAM_MODE"] = "plain"  # compiling takes longer than watching
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(data=Path(folder))
        listening = listen(HERE, port)
        prepare(settings)
        address = f"http://{HERE}:{listening.getsockname()[1]}"
        threading.Thread(target=_bring, args=(address, played, open_), daemon=True).start()
        run(settings, listening)


def _bring(address: str, played: str, open_: bool) -> None:
    """Upload the match once the server answers."""
    try:
        _show(address, played, open_)
    except GothamError as error:
        typer.echo(f"gotham: {error.say(Words(machine_language()))}", err=True)


def _upload(address: str, played: str) -> str:
    """Upload a match to a server and return its id."""
    headers = {"content-type": "application/json", "accept-language": machine_language()}
    body = json.dumps({"transcript": played}).encode()
    try:
        request = urllib.request.Request(f"{address}/api/replays", body, headers)
        with _opener(address).open(request, timeout=PATIENCE) as answer:
            return str(json.load(answer)["id"])
    except urllib.error.HTTPError as error:
        raise Unavailable("error-arena-watch", server=address, reason=_reason(error)) from None
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise Unavailable("error-arena-watch", server=address, reason=str(error)) from None


def _opener(address: str) -> urllib.request.OpenerDirector:
    """Use the machine's proxy, except for local addresses."""
    here = address.startswith(f"http://{HERE}:")
    return urllib.request.build_opener(*([urllib.request.ProxyHandler({})] if here else []))


def _reason(error: urllib.error.HTTPError) -> str:
    """Return the server's reason for an error."""
    try:
        return str(json.load(error)["reason"])
    except (OSError, ValueError, KeyError, TypeError):
        return str(error)
