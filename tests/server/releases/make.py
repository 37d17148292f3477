"""Make the test data of a release: `python -m tests.server.releases.make v0.2`, on that release.

Its server plays tables of all kinds. Its database is stored as SQL, with the data that people received.
"""

import hashlib
import json
import random
import re
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path

from tests.server.players import Player
from tests.server.serving import Server, until
from tests.server.test_trying import gift, owned

HERE = Path(__file__).parent
RARE, RARELY = ("accuse", "draft", "resume"), 0.05  # so that matches are neither over at once nor endless
NEW_YORK, CHINATOWN, ENQUETES = "new-york-new-york", "chinatown", "enquetes-a-new-york"


class Making:
    """Tables that are played, and the data people received about them."""

    def __init__(self, server):
        self.server, self.rng = server, random.Random(1)
        self.stored = {}

    def people(self, game, people, bots=0, moves=None, wishes=(), **options):
        """People, and perhaps bots, who play so many moves, or to the end."""
        seats = ["you", *["open"] * (people - 1), *["random"] * bots]
        table, host = self.server.open(
            game, players=len(seats), seats=seats, name="Ada é", options=options, **dict(wishes)
        )
        tokens = [host, *self.server.seat(table, host, *range(1, people))]
        players = [Player(self.server, table, token) for token in tokens]
        done = 0
        while not players[0].over and done != moves:
            for player in players:
                player.settle()
                if player.legal and not player.over and done != moves:
                    self.act(player)
                    done += 1
            players[0].settle()
        return table, players

    def act(self, player):
        kinds = {kind: player.find(kind) for kind in player.game.rules.ACTIONS.kinds}
        likely = [kind for kind in kinds if kinds[kind] and (kind not in RARE or self.rng.random() < RARELY)]
        number = self.rng.choice(kinds[self.rng.choice(likely)] if likely else player.legal)
        fits = {"words": [player.words[number]]} if number in player.words else {"revision": player.revision}
        player.ask("act", actions=[number], **fits)  # refused if a bot was faster

    def keep(self, table, players=()):
        """Record everybody's data about a table; nobody acts there any more."""
        state = self.server.get(f"/api/tables/{table}")["table"]["state"]
        tokens = [player.token for player in players]
        records = [digest(self.server.get(f"/api/tables/{table}/record", token)) for token in ["", *tokens]]
        self.stored[table] = {"state": state, "tokens": tokens, "records": records}
        if state == "over":
            self.stored[table]["transcript"] = self.server.get(f"/api/tables/{table}/transcript")
        for player in players:
            player.close()

    # --------------------------------------------------------------------------------------- tables

    def going_on(self):
        """A table with chat and notes."""
        table, players = self.people(NEW_YORK, 3, moves=11)
        ada, bob, _ = players
        ada.ask("talk", text="hello all")
        bob.ask("talk", text="psst", to=[0])
        ada.ask("note", about="plan", text="tall ones é漢😀")
        self.keep(table, players)

    def bargaining(self):
        """A table with a running clock, an undo, and an open offer."""
        table, players = self.people(CHINATOWN, 3, wishes={"clock": 3600}, moves=0)
        for player in players:
            while refusals := player.find("refuse"):
                player.act(refusals[0])
        for player in players:
            player.settle()
        ada = players[0]
        draft, give, propose = gift(ada, owned(ada, 0)[0], 1)
        ada.act(draft)
        ada.act(give)
        assert ada.ask("undo", revision=ada.revision)["type"] == "accepted"
        ada.act(give)
        ada.act(propose)
        self.keep(table, players)

    def ended(self):
        """A match that its host has ended, and the next one."""
        table, players = self.people(NEW_YORK, 2, moves=5)
        self.server.post(f"/api/tables/{table}/end", token=players[0].token)
        again = self.server.post(f"/api/tables/{table}/rematch", token=players[0].token)["id"]
        following = [Player(self.server, again, player.token) for player in players]
        self.keep(table, players)
        self.keep(again, following)

    def beside_a_bot(self):
        """A table with a bot that waits for people."""
        table, players = self.people(NEW_YORK, 2, bots=1, moves=4)
        while not any(player.legal for player in players):
            for player in players:
                player.settle()
        self.keep(table, players)

    def of_bots(self):
        """A table of bots only."""
        table, _ = self.server.open(NEW_YORK, players=2, seats=["random", "greedy"], options={"rounds": "1"})
        until(lambda: self.server.get(f"/api/tables/{table}")["table"]["state"] == "over")
        self.keep(table)

    def all(self):
        self.going_on()
        self.bargaining()
        self.ended()
        self.of_bots()
        self.keep(*self.people(NEW_YORK, 2, bots=1, wishes={"listed": True}))
        self.beside_a_bot()
        self.keep(*self.people(CHINATOWN, 3, moves=40))
        self.keep(*self.people(CHINATOWN, 3, **{"street-variant": "on"}))
        self.keep(*self.people(ENQUETES, 3, moves=9))
        self.keep(*self.people(ENQUETES, 2, rounds="20"))


def digest(text):
    return hashlib.sha256(text.encode()).hexdigest()


def dumped(file):
    """Return a database as SQL. Its times of day are the same on every machine."""
    with closing(sqlite3.connect(file)) as database:
        database.execute("update matches set opened = 1700000000.0")
        database.execute("update matches set until = 1700003600.0 where until is not null")
        return "\n".join(line for line in database.iterdump() if not re.match("BEGIN|COMMIT", line)) + "\n"


def main(name):
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        try:
            making = Making(server)
            making.all()
        finally:
            server.stop()
            server.close()
        (HERE / f"{name}.sql").write_text(dumped(Path(folder) / "gotham.sqlite"), "utf-8")
        (HERE / f"{name}.json").write_text(json.dumps(making.stored, indent=1, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
