"""People at several servers who record what they ask for, are answered and are told, for the model in `histories`."""

import itertools
import json
import random
import threading

from tests.server.histories import Answered, Asked, Stored, Told, faults
from tests.server.parties import LOST
from tests.server.players import Player
from tests.server.serving import until

import gotham
from gotham.engine import NOTHING, SPECTATOR
from gotham.match.table import Table
from gotham.server.live.setup import replay_log

ANSWER = 5.0  # seconds; later a person reconnects, perhaps elsewhere


class Recording:
    """The records of all threads, in the order in time."""

    def __init__(self):
        self.records, self.lock, self.ids = [], threading.Lock(), itertools.count()

    def add(self, record):
        with self.lock:
            self.records.append(record)


class RecordedPlayer(Player):
    """A connection that records the log it is told; the next one of the same person continues it."""

    patience = ANSWER

    def __init__(self, recording, name, server, table, token, since=0):
        self.recording, self.name = recording, name
        super().__init__(server, table, token, since=since)

    def _on_view(self, message):
        super()._on_view(message)
        viewer = SPECTATOR if self.table.get("seat") is None else self.table["seat"]
        for entry in message.get("log", []):
            self.recording.add(Told(self.name, self.id, viewer, entry["number"], entry["seat"], entry["action"]))


class Actor(threading.Thread):
    """A person with a seat, or a spectator: acts at random by any server that answers, until the match is over."""

    def __init__(self, recording, servers, table, token, seat):
        super().__init__(name=f"seat {seat}")
        self.recording, self.servers, self.table, self.token, self.seat = recording, servers, table, token, seat
        self.rng, self.player, self.failure, self.stopped = random.Random(seat), None, None, threading.Event()
        self.known = 0  # the revision up to which this person was told the log
        self.accepted = 0

    def run(self):
        try:
            while not self.stopped.is_set():
                try:
                    if self._play():
                        return
                except (*LOST, TimeoutError):
                    self._leave()
                    self.stopped.wait(0.1)
        except BaseException as error:
            self.failure = error
        finally:
            self._leave()

    def _play(self):
        """Act once, or listen; return whether the match is over."""
        if self.player is None:
            server = self.rng.choice(self.servers)
            self.player = RecordedPlayer(self.recording, self.name, server, self.table, self.token, self.known)
        player = self.player
        player.settle()
        if player.over:
            return True
        if player.legal and self.token:
            self._act(player)
        else:
            self.stopped.wait(0.02)
        return False

    def _act(self, player):
        number, id = self.rng.choice(player.legal), next(self.recording.ids)
        self.recording.add(Asked(id, self.table, self.seat, player.game.notation[number]))
        answer = player.ask("act", actions=[number], revision=player.revision)
        self.recording.add(Answered(id, answer["type"] == "accepted"))
        self.accepted += answer["type"] == "accepted"

    def _leave(self):
        if self.player is not None:
            self.known = max([self.known, *self.player.log])
            try:
                self.player.close()
            except (*LOST, TimeoutError):
                pass
        self.player = None


def truth(match, stream):
    """Return the records of a finished match: each entry, and how each viewer notices it."""
    noticed = [{} for _ in match.log]
    for viewer in (*range(match.players), SPECTATOR):
        for at, (entry, seen, _, _) in enumerate(match.history(viewer)):
            if seen != NOTHING:
                shown = match.as_seen(entry, seen)
                noticed[at][viewer] = shown.seat, match.game.notation[shown.action]
    entries = zip(match.log, noticed, strict=True)
    return [Stored(stream, entry.seat, match.game.notation[entry.action], seen) for entry, seen in entries]


def stored_match(server, id):
    """Return the match as the database has it; nobody has to finish it."""
    query = "select game, players, options, seed from matches where id = ?"
    ((game, players, options, seed),) = server.rows(query, id)
    table = Table(gotham.game(game, "plain"), players, json.loads(options), seed)
    replay_log(table, ((seat, action, "") for seat, action in server.entries(id)))
    return table


class Run:
    """A match of people at some servers, each by any of them, and a spectator."""

    def __init__(self, servers, people, game="new-york-new-york", **options):
        self.servers, self.game, self.recording = servers, game, Recording()
        self.table, tokens = servers[0].party(game, people, options=options)
        seats = [*enumerate(tokens), (SPECTATOR, "")]
        self.actors = [Actor(self.recording, servers, self.table, token, seat) for seat, token in seats]

    def __enter__(self):
        for actor in self.actors:
            actor.start()
        return self

    def __exit__(self, *_):
        for actor in self.actors:
            actor.stopped.set()
        for actor in self.actors:
            actor.join()

    @property
    def accepted(self):
        return sum(actor.accepted for actor in self.actors)

    def until_accepted(self, more):
        """Wait until so many more actions are accepted, or the match is over."""
        enough = self.accepted + more
        until(lambda: self.accepted >= enough or self.failures or self.over)

    @property
    def failures(self):
        return [actor.failure for actor in self.actors if actor.failure]

    @property
    def over(self):
        return not any(actor.is_alive() for actor in self.actors)

    def check(self):
        """Wait for the end, and compare all records with the truth."""
        until(lambda: self.over or self.failures)
        self.compare(gotham.replay(self.servers[0].get(f"/api/tables/{self.table}/transcript")))
        told = {record.client for record in self.recording.records if isinstance(record, Told)}
        assert len(told) == len(self.actors)

    def compare(self, match):
        """Compare all records with a match as it is stored."""
        assert self.failures == []
        assert faults([*self.recording.records, *truth(match, self.table)]) == []
