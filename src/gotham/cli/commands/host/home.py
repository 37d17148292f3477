"""`gotham` alone: the games in the browser."""

import http.client
import socket
import webbrowser

from ....i18n.catalogue import Words, machine_language

HERE, PORT = "127.0.0.1", 8000
ALIVE = b"alive\n"  # what a server of this program says about its health
PATIENCE = 2.0  # seconds


def home_words() -> list[str]:
    """Return the words that start a server and open it; open one that runs already, and return none."""
    if is_running(PORT):
        address = f"http://{HERE}:{PORT}/"
        print(Words(machine_language())("serve-already", address=address), flush=True)
        webbrowser.open(address)
        return []
    return ["serve", "--open", "--port", str(PORT if is_free(PORT) else 0)]


def is_running(port: int) -> bool:
    """Return whether a server of this program answers at a port of this computer."""
    asking = http.client.HTTPConnection(HERE, port, timeout=PATIENCE)
    try:
        asking.request("GET", "/health")
        return asking.getresponse().read(len(ALIVE) + 1) == ALIVE
    except (OSError, http.client.HTTPException):
        return False
    finally:
        asking.close()


def is_free(port: int) -> bool:
    """Return whether nobody listens at a port of this computer."""
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as asking:
        asking.settimeout(PATIENCE)
        return asking.connect_ex((HERE, port)) != 0
