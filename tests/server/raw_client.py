"""Clients that libraries refuse to be: sockets that never read, half requests, and frames by hand."""

import json
import os
import socket
import struct
from urllib.parse import urlsplit

from tests.server.serving import PATIENCE

HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
CONTINUATION, TEXT, PING, FINAL = 0, 1, 9, 0x80


def dial(server):
    """Connect to a server by TCP, with a small buffer, and send nothing."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.settimeout(PATIENCE)
    place = urlsplit(server.address)
    line.connect((place.hostname, place.port))
    return line


def frame(kind, body):
    """Return a frame as a client sends it; the mask is zero."""
    size = bytes([0x80 | len(body)]) if len(body) < 126 else bytes([0x80 | 126]) + struct.pack("!H", len(body))
    return bytes([kind]) + size + b"\0\0\0\0" + body


def said(**message):
    return frame(FINAL | TEXT, json.dumps(message).encode())


def silent_socket(server, table, token="", hello=True):
    """Open a WebSocket at a table that never reads more than the handshake."""
    line = dial(server)
    host = urlsplit(server.address).netloc
    line.sendall(HANDSHAKE.format(path=f"/api/tables/{table}/socket", host=host).encode())
    head = b""
    while not head.endswith(b"\r\n\r\n"):
        head += line.recv(1)
    assert b" 101 " in head, head
    if hello:
        line.sendall(said(type="hello", token=token, language="en"))
    return line


def closed(line):
    """Read until the server closes; return all bytes."""
    heard = b""
    try:
        while more := line.recv(65536):
            heard += more
    except ConnectionError:
        pass
    return heard


def memory(server):
    """Return the resident bytes of a server's process."""
    with open(f"/proc/{server.process.pid}/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
