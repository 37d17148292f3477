"""All limits of a server as data: the code that enforces a limit reads it here, and docs/limits.md lists them.

Byte budgets always hold. Rates and counts per address and person are off with GOTHAM_LIMITS=off, for load tests.
"""

from dataclasses import dataclass
from typing import Literal

from ..match.table import ABOUT, NOTES, TEXT

Scope = Literal["message", "request", "match", "socket", "seat", "person", "table", "address", "destination", "server"]
REFUSED, LATER = "refused", "refused with 429"


@dataclass
class Limit:
    """A bound: what is counted, how much is allowed, per what, and what happens beyond it."""

    what: str
    value: int
    unit: str
    per: Scope
    edge: str


# --------------------------------------------------------------------------------- connections

CONNECTIONS = Limit("open connections", 10_000, "connections", "server", "a further one is closed")
CONNECTIONS_OF_ADDRESS = Limit(
    "open connections without a proxy", 200, "connections", "address", "a further one is closed"
)
HANDSHAKE = Limit("time until the head of a request has arrived", 10, "seconds", "request", "closed")
REQUEST_TIME = Limit("time until a whole request has arrived", 60, "seconds", "request", "closed")
STALLED = Limit("time in which a client reads nothing of a response", 60, "seconds", "request", "closed")
BODIES = Limit(
    "unanswered requests and unread responses",
    32_000_000,
    "bytes",
    "server",
    "the oldest is closed",
)
REQUESTS = Limit("requests and new sockets", 600, "a minute", "address", LATER)
BODY = Limit("a request or message", 16_384, "bytes", "message", "refused with 413; a socket is closed with 1009")

# ------------------------------------------------------------------------------------- sockets

SOCKETS = Limit("open sockets and requests that wait for news", 100, "sockets", "address", "refused with 403")
HELLO = Limit("time until the first message", 20, "seconds", "socket", "closed with 1008")
POLL = Limit("time that a request waits for news", 50, "seconds", "request", "answered without news")
POLL_PRESENCE = Limit(
    "time that somebody who asks for news counts as present afterwards", 60, "seconds", "person", "counts as away"
)
MESSAGES = Limit("messages of all sockets, on average", 20, "a second", "person", REFUSED)
MESSAGE_BURST = Limit("messages of all sockets, at once", 100, "messages", "person", REFUSED)
PONG = Limit("time until a ping, sent after 20 seconds, is answered", 20, "seconds", "socket", "closed")
FRAGMENTS = Limit("fragments of a message", 64, "fragments", "message", "the socket is closed")
CLOSING = Limit("time for a closed socket to read what it was sent", 10, "seconds", "socket", "disconnected")
BACKLOG_OF_SOCKET = Limit(
    "unsent messages beyond the first view", 2_000_000, "bytes", "socket", "closed with 1013; the client may reconnect"
)
BACKLOG_OF_PERSON = Limit("unsent messages", 16_000_000, "bytes", "person", "the slowest large socket gets 1013")
BACKLOG_OF_ADDRESS = Limit("unsent messages", 32_000_000, "bytes", "address", "the slowest large socket gets 1013")
BACKLOG_OF_TABLE = Limit("unsent messages", 64_000_000, "bytes", "table", "the slowest large socket gets 1013")
BACKLOG_OF_SERVER = Limit("unsent messages", 256_000_000, "bytes", "server", "the slowest large socket gets 1013")

# -------------------------------------------------------------------------------------- tables

TABLES = Limit("new tables, forks and uploads", 60, "an hour", "address", LATER)
WATCHERS = Limit("spectators", 200, "sockets", "table", "refused; closed with 1008")
WATCHERS_OF_ADDRESS = Limit("spectators at one table", 20, "sockets", "address", "refused; closed with 1008")
PEOPLE = Limit("people who have or had a seat", 200, "people", "table", REFUSED)
ENTRIES = Limit("actions and undos of a match", 20_000, "entries", "table", REFUSED)
RUN = Limit("actions in one command", 64, "actions", "message", REFUSED)
LABELS = Limit("choices with labels", 3_000, "labels", "message", "further ones come as notation")
LISTED = Limit("tables in the lobby", 50, "tables", "server", "older ones are not listed")
NAME = Limit("a name", 40, "characters", "person", REFUSED)
REMARK = Limit("the note of an action", 300, "characters", "message", REFUSED)
REPORTS = Limit("reports", 5, "an hour", "person", LATER)

# ------------------------------------------------------------------------------ chat and notes

TALK = Limit("a line of chat", 500, "characters", "message", REFUSED)
TALKS = Limit("lines of chat, on average", 30, "a minute", "person", LATER)
TALK_BURST = Limit("lines of chat, at once", 15, "lines", "person", LATER)
CHAT_OF_SEAT = Limit("chat, as it is sent", 100_000, "bytes", "seat", REFUSED)
CHAT_OF_TABLE = Limit(
    "chat and announcements, as they are sent", 400_000, "bytes", "table", "refused; an announcement is left out"
)
NOTE_SUBJECT = Limit("the subject of a note", ABOUT, "characters", "message", REFUSED)
NOTE = Limit("a note", TEXT, "characters", "message", REFUSED)
NOTE_COUNT = Limit("notes", NOTES, "notes", "seat", REFUSED)
NOTES_OF_SEAT = Limit("all notes, as they are sent", 128_000, "bytes", "seat", "refused, unless they become shorter")

# ------------------------------------------------------------------------------ bots and hints

BOT_TIME = Limit("time that a bot may think", 60, "seconds", "message", "a random action")
BOT_WORKERS = Limit("bots that think at the same time", 8, "processes", "server", "further ones wait")
HINTS = Limit("hints", 6, "a minute", "person", LATER)
HINT_TIME = Limit("time until a hint, with waiting", 20, "seconds", "request", REFUSED)
HINTS_WAITING = Limit("unanswered requests for hints", 32, "requests", "server", LATER)
ATTEMPTS = Limit("answers to puzzles", 60, "a minute", "address", LATER)
TRIALS = Limit("runs in puzzles", 120, "a minute", "address", LATER)

# ------------------------------------------------------------------------- uploads and analyses

UPLOAD = Limit("an uploaded transcript", 1_000_000, "characters", "request", REFUSED)
UPLOAD_BODY = Limit("the request with it", 1_100_000, "bytes", "request", "refused with 413")
UPLOAD_STEPS = Limit("steps of replaying it", 20_000, "steps", "match", REFUSED)
UPLOAD_TIME = Limit("time to replay it, at low priority", 180, "seconds", "match", REFUSED)
UPLOADS_AT_ONCE = Limit("transcripts replayed at a time, at low priority", 1, "processes", "server", "others wait")
UPLOADS_OF_ADDRESS = Limit("unfinished uploads", 2, "uploads", "address", LATER)
UPLOADS = Limit("unfinished uploads", 8, "uploads", "server", LATER)
ANALYSES_A_MINUTE = Limit("started analyses", 6, "a minute", "address", LATER)
ANALYSES_OF_ADDRESS = Limit("unfinished analyses", 2, "analyses", "address", LATER)
ANALYSES_OF_STRANGERS = Limit(
    "unfinished analyses that nobody of the match has asked for", 10, "analyses", "server", LATER
)
ANALYSES = Limit("unfinished analyses", 20, "analyses", "server", LATER)
ANALYSIS_SILENCE = Limit("time of an analysis without progress", 300, "seconds", "match", "it fails")
ANALYSIS_TIME = Limit("time of an analysis", 1_800, "seconds", "match", "it fails")
ANALYSES_FAILED = Limit("failed analyses that are remembered", 1_000, "matches", "server", "the oldest is forgotten")

# -------------------------------------------------------------------------------------- caches

ANALYSES_CACHED = Limit("analyses in memory", 32_000_000, "bytes", "server", "the oldest is dropped")
ANALYSES_STORED = Limit("analyses in the database, compressed", 64_000_000, "bytes", "server", "the oldest is deleted")
TIMELINES = Limit("replays in memory", 64_000_000, "bytes", "server", "the oldest is dropped")
CARDS = Limit("pictures for link previews in memory", 16_000_000, "bytes", "server", "the oldest is dropped")
CARDS_WAITING = Limit("pictures for link previews that wait to be drawn", 16, "requests", "server", LATER)
CARDS_OF_ADDRESS = Limit("pictures for link previews that wait to be drawn", 4, "requests", "address", LATER)
BOT_KINDS = Limit("bots whose speed is remembered", 1_000, "bots", "server", "all are measured again")

# ------------------------------------------------------------------------------------- servers

ANNOUNCEMENTS = Limit(
    "unsent announcements to other servers", 1_000_000, "bytes", "server", "the oldest is dropped; tables are compared"
)

# -------------------------------------------------------------------------------------- alerts

ALERTS = Limit("new alert subscriptions", 60, "an hour", "address", LATER)
BROWSERS = Limit("browsers with push messages at one table", 4, "browsers", "person", "the oldest is dropped")
DELIVERIES = Limit("alerts that are being sent", 1_000, "alerts", "server", "further ones are lost")
ALERTS_SENT = Limit("alerts, on average", 30, "an hour", "destination", "further ones are lost")
ALERT_BURST = Limit("alerts, at once", 10, "alerts", "destination", "further ones are lost")
CONFIRMATIONS = Limit("emails that ask for confirmation", 3, "a day", "destination", LATER)
SENDERS = Limit("connections to push services and webhooks", 8, "connections", "server", "further ones wait")
ALERT_URL = Limit("the address of a webhook", 1_000, "characters", "person", REFUSED)

LIMITS = {name: each for name, each in globals().items() if isinstance(each, Limit)}
SECONDS = {"a second": 1, "a minute": 60, "an hour": 3_600, "a day": 86_400}


def rate(limit: Limit) -> float:
    """Return a rate in events per second."""
    return limit.value / SECONDS[limit.unit]
