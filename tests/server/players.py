"""Somebody at a table, by socket: what they were told, and what they ask for."""

import itertools
import json

from tests.server.serving import PATIENCE
from websockets.sync.client import connect

import gotham

PLAINLY = {"max_size": None, "compression": None, "close_timeout": 5, "ping_interval": None, "proxy": None}


class Player:
    """Keeps all that it is told, in order and as it came; folds it into what a client would show."""

    def __init__(self, server, table, token="", language="en", since=0, **wants):
        self.server, self.id, self.token, self.language = server, table, token, language
        self.heard = []  # every message, as text
        self.view, self.words, self.log, self.talks = [], {}, {}, []
        self.table, self.notes, self.now = {}, {}, {}
        self.ids = itertools.count(1)
        self.connect(since, **wants)

    # ------------------------------------------------------------------------------ coming and going

    def connect(self, since=0, **wants):
        """Comes, or comes again: says hello, and reads until the view is there."""
        address = f"{self.server.address.replace('http', 'ws', 1)}/api/tables/{self.id}/socket"
        self.talks = []
        self.door = connect(address, open_timeout=PATIENCE, **PLAINLY)
        self.socket = self.door.__enter__()
        self.send({"type": "hello", "token": self.token, "language": self.language, "since": since, **wants})
        while (message := self.hear())["type"] not in ("view", "refused") and self.table.get("state") != "frozen":
            pass
        return message

    def again(self):
        """Comes again after the connection was lost, knowing what it knew."""
        self.close()
        return self.connect(since=self.revision)

    def close(self):
        self.door.__exit__(None, None, None)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    # -------------------------------------------------------------------------------------- hearing

    def hear(self):
        """The next message."""
        text = self.socket.recv(PATIENCE)
        self.heard.append(text)
        message = json.loads(text)
        fold = getattr(self, f"_on_{message['type']}", None)
        if fold:
            fold(message)
        return message

    def _on_table(self, message):
        if self.table and self.table.get("seat") != message.get("seat"):
            self.log, self.talks = {}, []  # another side of the table, of which all is told
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

    # --------------------------------------------------------------------------------------- looking

    @property
    def revision(self):
        return self.now["revision"]

    @property
    def over(self):
        return self.now.get("over", False)

    @property
    def legal(self):
        """The numbers of what this player may do."""
        ends = self.now["legal"]
        return [number for first, last in zip(ends[::2], ends[1::2], strict=True) for number in range(first, last + 1)]

    @property
    def game(self):
        return gotham.game(self.table["game"], "plain")

    def find(self, kind):
        """The legal actions of a kind."""
        return [number for number in self.legal if self.game.rules.ACTIONS.parts(number)[0] == kind]

    # ---------------------------------------------------------------------------------------- asking

    def send(self, message):
        self.socket.send(json.dumps(message))

    def begin(self, kind, **parts):
        """Asks for something and does not wait; gives the id of the question."""
        id = next(self.ids)
        self.send({"type": kind, "id": id, **parts})
        return id

    def answer(self, id):
        """What came of a question; all that is told before is heard, too."""
        while (message := self.hear())["type"] not in ("accepted", "tried", "refused") or message.get("id", 0) != id:
            pass
        return message

    def ask(self, kind, **parts):
        return self.answer(self.begin(kind, **parts))

    def act(self, *actions, **parts):
        """Acts; it must be accepted."""
        parts = parts or ({"words": [self.words[actions[0]]]} if len(actions) == 1 else {"revision": self.revision})
        answer = self.ask("act", actions=[*actions], **parts)
        assert answer["type"] == "accepted", answer
        return answer

    def settle(self):
        """Returns when all is heard that was told so far: a question that changes nothing is answered behind it."""
        answer = self.ask("undo", revision=2**31)
        assert answer["type"] == "refused"

    def news(self):
        """What was told since the last time somebody asked, without the answer that marks the end."""
        self.settle()
        start, self.told = getattr(self, "told", 0), len(self.heard)
        return [json.loads(text) for text in self.heard[start:-1]]
