"""An async client of the web protocol: programs sit down at tables of any server.

links       the links of tables: server, table, token or invitation
transport   sends HTTP requests to a server
requests    the HTTP API, typed by the server's own messages
numbered    events and chat, in order and in bounded memory
state       what a seat was sent, merged into its present view
seat        a seat over a socket: look, act, offer, try, talk, wait; it reconnects
autoplay    lets a bot of this machine play a seat to the end
"""

from ..server.http.schemas import NewTable, Sit
from .autoplay import play_seat
from .links import TableLink
from .requests import Client, ServerRefusal
from .seat import RemoteSeat
from .transport import NetworkTransport, Response, Transport

__all__ = [
    "Client",
    "NetworkTransport",
    "NewTable",
    "RemoteSeat",
    "Response",
    "ServerRefusal",
    "Sit",
    "TableLink",
    "Transport",
    "play_seat",
]
