"""A WebSocket client: the messages it received, and its requests."""

import itertools
import json

from tests.server.serving import PATIENCE
from websockets.sync.client import connect

import gotham

PLAINLY = {"max_size": None, "compression": None, "close_timeout": 5, "ping_interval": None, "proxy": None}


class Player:
    """Stores all received messages in order, and merges them into the state a client would show."""

    patience = PATIENCE  # seconds for a message

    def __init__(self, server, table, token="", language="en", since=0, **wants):
        self.server, self.id, self.token, self.language = server, table, token, language
        self.heard = []  # every message, as text
        self.view, self.words, self.log, self.talks = [], {}, {}, []
        self.table, self.notes, self.now = {}, {}, {}
        self.ids = itertools.count(1)
        self.connect(since, **wants)

    # ------------------------------------------------------------------------------------ connecting

    def connect(self, since=0, **wants):
        """Connect or reconnect: send hello, and read until the view arrives."""
        address = f"{self.server.address.replace('http', 'ws', 1)}/api/tables/{self.id}/socket"
        self.talks = []
        self.door = connect(address, open_timeout=self.patience, **PLAINLY)
        self.socket = self.door.__enter__()
        self.send({"type": "hello", "token": self.token, "language": self.language, "since": since, **wants})
        while (message := self.hear())["type"] not in ("view", "refused") and self.table.get("state") != "frozen":
            pass
        return message

    def again(self):
        """Reconnect after a lost connection, with the known revision."""
        self.close()
        return self.connect(since=self.revision)

    def close(self):
        self.door.__exit__(None, None, None)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    # ------------------------------------------------------------------------------------ receiving

    def hear(self):
        """Return the next message."""
        text = self.socket.recv(self.patience)
        self.heard.append(text)
        message = json.loads(text)
        fold = getattr(self, f"_on_{message['type']}", None)
        if fold:
            fold(message)
        return message

    def _on_table(self, message):
        if self.table and self.table.get("seat") != message.get("seat"):
            self.log, self.talks = {}, []  # another viewer, with a full log
        self.table = message

    def _on_notes(self, message):
        self.notes = message["notes"]

    def _on_talk(self, message):
        self.talks.append(message)

    def _on_view(self, message):
        self.now = message
        self.view = message.get("view", self.view)
        changes = message.get("changes", [])
        for index, value in zip(changes[::2], changes[1::2], strict=True):
            self.view[index] = value
        self.words |= {int(number): words for number, words in message.get("words", {}).items()}
        for entry in message.get("log", []):
            assert entry["number"] not in self.log, "told twice"
            self.log[entry["number"]] = entry

    # --------------------------------------------------------------------------------------- reading

    @property
    def revision(self):
        return self.now["revision"]

    @property
    def over(self):
        return self.now.get("over", False)

    @property
    def legal(self):
        """Return the numbers of this player's legal actions."""
        ends = self.now["legal"]
        return [number for first, last in zip(ends[::2], ends[1::2], strict=True) for number in range(first, last + 1)]

    @property
    def game(self):
        return gotham.game(self.table["game"], "plain").of_version(self.table["version"])

    def find(self, kind):
        """Return the legal actions of a kind."""
        return [number for number in self.legal if self.game.rules.ACTIONS.parts(number)[0] == kind]

    # -------------------------------------------------------------------------------------- requests

    def send(self, message):
        self.socket.send(json.dumps(message))

    def begin(self, kind, **parts):
        """Send a request without waiting; return its id."""
        id = next(self.ids)
        self.send({"type": kind, "id": id, **parts})
        return id

    def answer(self, id):
        """Return the answer to a request; messages before it are processed too."""
        while (message := self.hear())["type"] not in ("accepted", "tried", "refused") or message.get("id", 0) != id:
            pass
        return message

    def ask(self, kind, **parts):
        return self.answer(self.begin(kind, **parts))

    def act(self, *actions, **parts):
        """Act; it must be accepted."""
        parts = parts or ({"words": [self.words[actions[0]]]} if len(actions) == 1 else {"revision": self.revision})
        answer = self.ask("act", actions=[*actions], **parts)
        assert answer["type"] == "accepted", answer
        return answer

    def settle(self):
        """Process all messages sent so far: a request without effect is answered after them."""
        answer = self.ask("undo", revision=2**31)
        assert answer["type"] == "refused"

    def news(self):
        """Return the messages since the last call, without the final answer."""
        self.settle()
        start, self.news_read = getattr(self, "news_read", 0), len(self.heard)
        return [json.loads(text) for text in self.heard[start:-1]]
