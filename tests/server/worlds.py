"""Twin worlds: two servers with tables that look the same to one viewer and differ in hidden cells."""

import json
import random
import re
from pathlib import Path

from tests.server.players import Player
from tests.server.serving import until

import gotham
from gotham.engine import NOTHING, SPECTATOR, copied
from gotham.i18n.errors import GothamError
from gotham.match.scene import read_scene, write_scene
from gotham.match.table import Table
from gotham.server.auth import hashed

GAMES = Path(__file__).parent.parent / "games"
SECRET = "5ec2e7" * 8
LONG = 40  # decisions before twins are replaced
TRIES = 16  # attempts to make a twin with the same next action
QUIET = 0.5  # how often a world acts differently without the viewer noticing
LANGUAGES = ("en", "fr", "nl", "de")


def golden(folder, name):
    """Replay a golden match; return its table."""
    text = next((GAMES / folder / "transcripts" / "v1").glob(f"{name}*.txt")).read_text("utf-8")
    return gotham.replay(text.split("\n\n")[0].rstrip("\n") + "\n")


def token(seat):
    return f"token-of-seat-{seat}-0123456789"


def plant(server, id, table, timing=None):
    """Write a table into a database as if it had been opened, with a person at every seat and perhaps a clock."""
    start = None if table.start is None else table.start.text
    about = (id, table.game.name, table.game.rules.VERSION, table.players, json.dumps(table.options), table.seed)
    names = (
        "id, game, version, players, options, seed, start, secret, listed, state, opened, clock, hints, touched, timing"
    )
    rest = (start, SECRET, False, "running", 1.0, 0, False, 1.0, json.dumps(timing))
    rows = [(f"insert into matches ({names}) values ({', '.join('?' * 15)})", *about, *rest)]
    for seat in range(table.players):
        person = (id, hashed(token(seat)), f"Person {seat}", "en", seat == 0, seat)
        rows.append(("insert into people values (?, ?, ?, ?, ?, ?, false)", *person))
        rows.append(("insert into seats values (?, ?, ?, ?, ?, ?, ?)", id, seat, hashed(token(seat)), "", 1, "", ""))
    server.write_all(rows)


def without_times(text):
    """Remove the seconds left and of absence: the worlds are never at exactly the same time."""
    return re.sub(r'"times":\[[^]]*\]|"away":\d+', lambda found: re.sub(r"[\d.]+", "0", found[0]), text)


class World:
    """A table on a server, and its copy in this process, which knows the events of each viewer."""

    def __init__(self, server, id, table, timing=None):
        self.server, self.id, self.table = server, id, table
        self.revisions = dict.fromkeys(table.game.viewers(table.players), 0)
        table.follow = self._follow
        plant(server, id, table, timing)

    def _follow(self, moment):
        for viewer in self.revisions:
            self.revisions[viewer] += moment.seen(viewer) != NOTHING

    @property
    def rows(self):
        return self.table._rows

    def noticed(self, seat, action, viewer):
        return self.table.game.noticed(self.rows, seat, action, viewer)

    def after(self, seat, action):
        """Return the state after an action, or None if it is illegal."""
        rows = copied(self.rows)
        return None if self.table.game.step(rows, seat, action) > 0 else rows

    def act(self, seat, action, note="", player=None):
        """Act here and on the server: through the viewer's socket, or over POST."""
        fits = {"actions": [action], "revision": self.revisions[seat], "note": note}
        if player is not None and seat == player.table.get("seat"):
            player.act(fits.pop("actions")[0], **fits)
        else:
            self.server.post(f"/api/tables/{self.id}/act", fits, token(seat))
        self.table.act(seat, action, note=note)

    def whisper(self, viewer, text):
        """Notes and chat of others, which the viewer does not receive."""
        others = [seat for seat in range(self.table.players) if seat != viewer]
        if not others:  # a player alone
            return
        self.server.post(f"/api/tables/{self.id}/note", {"about": text, "text": text}, token(others[0]))
        if len(others) > 1:
            words = {"text": text, "to": others[1:]}
            answer = self.server.ask("POST", f"/api/tables/{self.id}/talk", words, token(others[0]))
            assert answer.status_code in (200, 400), "who is out cannot talk to all"


class Twins:
    """Two worlds that one viewer cannot distinguish, from a position of a match on."""

    def __init__(self, match, viewer, rng, trials=None, moments=3):
        self.trials, self.moments = trials, moments  # how many of each are compared; None for every tenth action
        self.game, self.seed, self.viewer, self.rng, self.length = match.game, match.seed, viewer, rng, 0
        self.tables, self.absent = None, False

    def begin(self, servers, id, timing=None):
        """Put each world on a server, and connect the viewer."""
        self.worlds = [World(server, id, table, timing) for server, table in zip(servers, self.tables, strict=True)]
        viewer = self.viewer
        own, language = "" if viewer == SPECTATOR else token(viewer), LANGUAGES[viewer % 4]
        self.players = [Player(world.server, id, own, language, describe=True, board=True) for world in self.worlds]
        self.worlds[1].whisper(viewer, "only in this world")

    def leave(self):
        """Disconnect the viewer, who then acts over POST and gets alerts."""
        self.absent = True
        for player in self.players:
            player.settle()
            player.close()
            until(lambda player=player: not self._shown(player).get("online"))

    def _shown(self, player):
        """Return the viewer's seat as everybody sees it."""
        return player.server.get(f"/api/tables/{player.id}")["table"]["seats"][self.viewer]

    # ---------------------------------------------------------------------------------------- making

    def _table(self, rows):
        scene = read_scene(self.game, write_scene(self.game, rows))
        return Table(self.game, scene.players, scene.options, self.seed, scene)

    def found(self, rows, seat, action):
        """Return whether a twin exists in which the next action is legal and looks the same."""
        this = self._table(rows)
        for attempt in range(TRIES):
            try:
                that = self._table(self._other(rows, seat, action, attempt))
            except GothamError:  # a scene must follow rules about cells hidden from the viewer
                continue
            differ = this._rows.tobytes() != that._rows.tobytes()
            if differ and self._alike(this._rows, that._rows, seat, action):
                self.tables = this, that
                return True
        return False

    def _other(self, rows, seat, action, attempt):
        """Return a twin, alternately by the rulebook's text on information and by the viewer's guess."""
        seed = self.rng.randrange(2**31)
        if attempt % 2:
            return self.game.guess(self.game.look(rows, self.viewer), self.viewer, seed)
        other = copied(rows)
        self.game.module("twin").twin(other[0], self.viewer, seat, action, seed)
        return other

    def _alike(self, one, other, seat, action):
        states = [copied(one), copied(other)]
        seen = {self.game.noticed(rows, seat, action, self.viewer) for rows in states}
        looks = {self.game.look(rows, self.viewer).tobytes() for rows in states}
        if len(seen) > 1 or len(looks) > 1 or any(self.game.step(rows, seat, action) > 0 for rows in states):
            return False
        return len({self.game.look(rows, self.viewer).tobytes() for rows in states}) == 1

    # ---------------------------------------------------------------------------------------- acting

    def take(self, seat, action):
        """Make an action in both worlds; return False if the worlds would legitimately differ."""
        one, other = self.worlds
        self.length += 1
        if one.noticed(seat, action, self.viewer) == NOTHING:
            self._act(one, seat, action, "one thing")
            self._go_own_way(seat, action)
            return True
        if not self._alike(one.rows, other.rows, seat, action):
            return False
        for world, note in zip(self.worlds, ("one thing", "quite another thing"), strict=True):
            vague = world.noticed(seat, action, self.viewer) != action
            self._act(world, seat, action, note if vague else "the same")
        return True

    def _act(self, world, seat, action, note):
        world.act(seat, action, note, None if self.absent else self.players[self.worlds.index(world)])

    def _go_own_way(self, seat, action):
        """The second world does the same, or another action that the viewer does not notice, or nothing."""
        world = self.worlds[1]
        same = self.rng.random() > QUIET
        quiet = [(seat, action)] if same else self._unseen(world)
        fitting = [each for each in quiet if world.noticed(*each, self.viewer) == NOTHING]
        if fitting:
            who, what = self.rng.choice(fitting)
            if world.after(who, what) is not None:
                self._act(world, who, what, "another, longer, thing")

    def _unseen(self, world):
        """Return some legal actions of others, a few of each kind."""
        seats = [seat for seat in world.table.actors if seat != self.viewer]
        return [(seat, self.rng.choice(numbers)) for seat in seats if (numbers := world.table.numbers(seat))]

    # ------------------------------------------------------------------------------------- comparing

    def compare(self):
        """All data ever sent to the viewer is the same: bodies, number, order and size."""
        for player in self.players:
            if self.absent:
                player.again()
            player.settle()
            for number in self.players[0].legal[::10][: self.trials]:
                player.ask("try", actions=[number])
        one, other = ([without_times(text) for text in player.heard] for player in self.players)
        for at, (here, there) in enumerate(zip(one, other, strict=False)):
            assert here == there, f"message {at} of {len(one)} and {len(other)} differs"
        assert len(one) == len(other)
        picture = ["/picture"] if self.viewer == SPECTATOR else []
        for path in ("", "/transcript", "/record", *picture, *self._past()):
            if not path or not self.worlds[0].table.over:
                answers = [
                    player.server.ask("GET", f"/api/tables/{player.id}{path}", token=player.token)
                    for player in self.players
                ]
                bodies = {without_times(answer.text) for answer in answers}
                timed = any(name in answer.text for answer in answers for name in ('"times"', '"away"'))
                sizes = set() if timed else {answer.headers.get("content-length") for answer in answers}
                assert (len(bodies), answers[0].status_code) == (1, 200), path
                assert len(sizes) <= 1, path
        for player in self.players:
            player.close()

    def _past(self):
        """Return replays of the viewer: some moments, as text and for a drawn board, and the log."""
        seat, last = -1 if self.viewer == SPECTATOR else self.viewer, self.players[0].revision
        moments = sorted({0, last // 2, last})[-self.moments :]
        replays = [f"/replay?seat={seat}&move={move}&describe={move % 2}" for move in moments]
        return [*replays, f"/replay/log?seat={seat}&language={LANGUAGES[seat % 4]}"]


class Comparison:
    """A match, or a part of one, decision by decision, in twin worlds for one viewer."""

    most_pairs = 10_000

    def __init__(self, servers, match, viewer, timing=None, most=None, first=0):
        self.servers, self.match, self.viewer, self.timing = servers, match, viewer, timing
        self.first, self.most = first, most
        self.rng = random.Random(f"{match.seed} {viewer}")
        self.compared = self.pairs = 0

    def run(self):
        """Play the match; count the decisions made in worlds that differed."""
        game, rows = self.match.game, copied(_first_rows(self.match))
        moves, at = [(entry.seat, entry.action) for entry in self.match.log[: self.most]], self.first
        for move in moves[:at]:
            game.step(rows, *move)
        while at < len(moves) and self.pairs < self.most_pairs:
            began, twins = at, self.twins()
            if not twins.found(rows, *moves[at]):  # because all is known, or the action reveals all
                game.step(rows, *moves[at])
                at += 1
                continue
            self.begin(twins, f"{game.name[:12]}-{self.name}-{self.viewer}-{at}")
            while at < len(moves) and twins.length < LONG and twins.take(*moves[at]):
                game.step(rows, *moves[at])
                at += 1
            self.end(twins)
            assert at > began
            self.compared += at - began
            self.pairs += 1
        return self

    @property
    def name(self):
        return f"{len(self.match.log[: self.most])}-{'clock' if self.timing else 'free'}"

    def twins(self):
        return Twins(self.match, self.viewer, self.rng)

    def begin(self, twins, id):
        twins.begin(self.servers, id, self.timing)

    def end(self, twins):
        twins.compare()


def _first_rows(match):
    return Table(match.game, match.players, match.options, match.seed, match.start)._rows
