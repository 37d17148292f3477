"""Mutated inputs of all readers: each is refused with the declared error or read as a valid value; none takes long.

An input is made from its number alone, so that a failure can be repeated.
"""

import functools
import json
import random
import signal
import threading
from collections import Counter
from contextlib import contextmanager

import msgspec
from tests.fuzz import mutated, read, readers, use
from tests.server.garbage import Garbage
from tests.soak.parts import at

import gotham
from gotham.games.enquetes_a_new_york.cases import case_file
from gotham.games.enquetes_a_new_york.cases.box import BOX
from gotham.games.enquetes_a_new_york.cases.certificate import faults_of_box, faults_of_case
from gotham.i18n.catalogue import Words
from gotham.laws import LawReport, Watcher, settings
from gotham.server.ws.connection import parse
from gotham.server.ws.protocol import ClientMessage, Refusal

ENDLESS = 60  # seconds of processor time: a reader that takes longer is taken for an endless loop
POSITIONS = 24  # of each game, from which inputs are made
LONGEST = 40  # actions of a match that is replayed
FEW = 3  # actions of a match of which a record is read, with a whole view for each event
USED = 16  # of so many inputs that are read as a table, one is also played on
ENGLISH = Words("en")
CASES = "enquetes-a-new-york"  # the game with files of cases


class Endless(BaseException):
    """A reader did not end. It is no Exception, so that no reader takes it for one of its own."""


def check(numbers):
    """Read the input of each number; count their kinds, and how many were read and refused."""
    found = Counter()
    for number in numbers:
        with at(number):
            found.update(check_one(number))
    return found


def check_one(number):
    """Read one input; return its kind, and whether it was read or refused."""
    rng = random.Random(number)
    name = gotham.all_games()[number % len(gotham.all_games())]
    kind = rng.choice([*KINDS, *(FILES if name == CASES else ())])
    position = source(name, rng.randrange(POSITIONS))
    with _in_time():
        was_read = (KINDS | FILES)[kind](position, rng)
    return f"{name} {kind}", "read" if was_read else "refused"


@contextmanager
def _in_time():
    """Interrupt what takes too long. Rules are interpreted here: compiled code would not be interrupted."""
    if threading.current_thread() is not threading.main_thread():
        raise RuntimeError("inputs are read by the main thread, which signals interrupt")
    before = signal.signal(signal.SIGVTALRM, _interrupt)
    signal.setitimer(signal.ITIMER_VIRTUAL, ENDLESS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def _interrupt(*_):
    raise Endless(f"no end after {ENDLESS} seconds of processor time")


# ------------------------------------------------------------------------------------------- sources


class Source:
    """A position of a lively match, and all texts that are made from it, each when it is first needed."""

    def __init__(self, game, number):
        self.game = game
        players, options = _settings(game.name)[number]
        moves = _watcher(game.name).watch(players, options, f"soak/{number}", game.rules.LIMIT, LawReport())
        rng = random.Random(number)
        self.whole = number % 4 == 0 and len(moves) <= LONGEST  # a transcript of a finished match
        self.table = game.table(players, f"soak/{number}", options, names=["Ada", "Bob"][:players])
        for seat, action in moves if self.whole else moves[: rng.randrange(min(len(moves) - 1, LONGEST))]:
            self.table.act(seat, action, note="why “not”" if rng.random() < 0.05 else "")
        self.readers = readers(game, lambda: self.start)

    @functools.cached_property
    def scene(self):
        return self.table.scene()

    @functools.cached_property
    def views(self):
        return [self.table.view(viewer).scene() for viewer in self.game.viewers(self.table.players)]

    @functools.cached_property
    def match(self):
        return self.table.transcript() if self.table.over else self.table.save()

    @functools.cached_property
    def start(self):
        """The match after a few actions: not over, and short where much is written of each."""
        return gotham.replay(self.table.save(), upto=min(FEW, len(self.table.log)), game=self.game)

    @functools.cached_property
    def records(self):
        return [self.start.record(viewer) for viewer in self.game.viewers(self.table.players)]


@functools.cache
def source(name, number):
    return Source(gotham.game(name, "plain"), number)


@functools.cache
def _watcher(name):
    return Watcher(gotham.game(name))


@functools.cache
def _settings(name):
    return [setting for setting, _ in zip(settings(gotham.game(name)), range(POSITIONS + 1), strict=False)]


# ------------------------------------------------------------------------------------------- readers


def _table(reader, text, rng):
    """Read a text as a table, and play some of those on."""
    table = read(reader, text)
    if table is not None and rng.randrange(USED) == 0:
        use(table)
    return table is not None


def _scene(source, rng):
    return _table(source.readers["scene"], mutated(source.scene, rng), rng)


def _view(source, rng):
    return _table(source.readers["scene"], mutated(rng.choice(source.views), rng), rng)


def _match(source, rng):
    return _table(source.readers["match"], mutated(source.match, rng), rng)


def _record(source, rng):
    return read(source.readers["record"], mutated(rng.choice(source.records), rng)) is not None


def _words(source, rng):
    """Read a word of a match, flawed, by one of the readers of short texts."""
    reader = rng.choice(sorted(source.readers.keys() - {"scene", "match", "any match", "record"}))
    text = mutated(rng.choice([*source.game.notation, *source.match.split()]), rng)
    return read(source.readers[reader], text.removesuffix("\n")) is not None


def _message(source, rng):
    """Parse a message of a socket: invalid ones, and valid ones with a flaw."""
    if rng.random() < 0.5:
        text = Garbage(rng.random(), source.game.rules.ACTIONS.count).message()
    else:
        kind = rng.choice(("hello", "act", "try", "undo", "talk", "note"))
        valid = {"type": kind, "id": 1, "actions": [0], "revision": 3, "text": "hello", "about": "plan"}
        text = mutated(json.dumps(valid, indent=rng.choice((None, 0))), rng)
    message = parse(text, ENGLISH)
    assert isinstance(message, ClientMessage | Refusal)
    assert msgspec.json.encode(message)
    return not isinstance(message, Refusal)


@functools.cache
def _cases():
    return [case_file.write_case(BOX.case(entry)) for entry in BOX.wheel]


@functools.cache
def _box_text():
    return case_file.write_box(BOX)


def _case(source, rng):
    case = read(case_file.read_case, mutated(rng.choice(_cases()), rng))
    if case is not None:
        assert case_file.read_case(case_file.write_case(case)) == case
        faults_of_case(case)
    return case is not None


def _box(source, rng):
    box = read(case_file.read_box, mutated(_box_text(), rng))
    if box is not None and rng.randrange(USED) == 0:
        faults_of_box(box)
    return box is not None


KINDS = {"scene": _scene, "view": _view, "match": _match, "record": _record, "words": _words, "message": _message}
FILES = {"case": _case, "box": _box}
