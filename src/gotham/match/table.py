"""A match in progress: its state, its log, and what each viewer may know."""

import copy
import functools
import hashlib
import itertools
import operator
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from ..engine import NOTHING, SPECTATOR, commitment_of, copied, key_of
from ..i18n.catalogue import Words, said
from ..i18n.errors import Illegal, Invalid, NotYourTurn, Over, Unknown
from .colours import Paint, check_colour, check_colours, paint_of, shared_out, taken
from .log import NOBODY as NOBODY
from .log import UNDO as UNDO
from .log import Change as Change
from .log import Done as Done
from .log import Entry as Entry
from .log import Event as Event
from .log import LogReplay, latest, replayed
from .scene import Scene, write_scene
from .seeds import check_text
from .transcript_writer import write_match, write_record
from .view import View, marked, seat_name, seats_of

if TYPE_CHECKING:
    from .types import Game

Status = tuple[tuple[int, ...], tuple[int, ...], bool]
ABOUT, TEXT, NOTES = 40, 1000, 100  # letters of a note's subject and text; notes per seat


class Table:
    """A match in progress. `act` and `undo` change its state; a refused action changes nothing."""

    def __init__(
        self,
        game: "Game",
        players: int,
        options: Mapping[str, str],
        seed: str,
        start: Scene | None = None,
        names: Iterable[str] = (),
        colours: Iterable[str] = (),
    ) -> None:
        self.game, self.players, self.options, self.seed, self.start = game, players, dict(options), seed, start
        self.names = tuple(map(check_text, names))
        if len(self.names) > players:
            raise Invalid("error-names", names=str(len(self.names)), players=str(players))
        self.chosen = check_colours(game, players, tuple(colours))  # the colour of each seat that has chosen one
        self.log: list[Entry] = []
        self.notes: list[dict[str, str]] = [{} for _ in range(players)]  # private to each seat
        self.follow: Callable[[Change], None] | None = None  # is called with every change: for hosts, not for players
        self._paint: tuple[object, Paint] = (None, ())  # of the colours that were chosen when it was made
        self._done: list[Done] = []
        self._kept: dict[int, tuple[int, bytes]] = {}  # index and state before of each seat's latest action, if at hand
        self._fixed: set[int] = set()  # seats whose latest action can no longer be undone
        self._rows = self.first_rows()
        self._now = self._status()

    def first_rows(self) -> Any:
        """Return the state before the first action: for hosts, not for players."""
        if self.start is None:
            return self.game.start(self.players, self.options, key_of(self.seed))
        return self.start.rows(self.game, self.seed)

    # ------------------------------------------------------------------------------------ looking

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return self._now[0]

    @property
    def awaited(self) -> tuple[int, ...]:
        """The awaited seats."""
        return self._now[1]

    @property
    def over(self) -> bool:
        return self._now[2]

    @property
    def status(self) -> Status:
        """The seats that may act, the awaited ones, and whether it is over."""
        return self._now

    def _status(self) -> Status:
        actors, awaited, over = self.game.status(self._rows)
        return seats_of(actors), seats_of(awaited), bool(over)

    @property
    def rows(self) -> Any:
        """The state itself, with all its secrets: for hosts, not for players. It changes with the next action."""
        return self._rows

    @property
    def returns(self) -> tuple[int, ...]:
        """Each seat's result; before the end, the result if it ended now."""
        return self.game.returns(self._rows)

    @property
    def winners(self) -> tuple[int, ...]:
        """The winning seats; empty before the end."""
        return seats_of(self.game.ask("winners", self._rows)) if self.over else ()

    @property
    def commitment(self) -> str:
        """The commitment to the seed, which may be published before the end."""
        return commitment_of(self.seed)

    def legal(self, seat: int) -> list[str]:
        """Return the legal actions of a seat, as texts."""
        return [self.game.notation[number] for number in self.numbers(seat)]

    def numbers(self, seat: int) -> list[int]:
        """Return the legal actions of a seat, as numbers."""
        mask = self._mask
        self.game.options_of(self._rows, self._seat(seat), mask)
        return marked(mask)

    @functools.cached_property
    def _mask(self) -> Any:
        return np.zeros(self.game.rules.ACTIONS.count, np.bool_)

    def view(self, viewer: int = SPECTATOR) -> View:
        """Return what a seat or the spectator knows."""
        return self._view(self._rows, viewer)

    def first_view(self, viewer: int) -> View:
        """Return what a viewer knew at the start."""
        return self._view(self.first_rows(), viewer)

    def _view(self, rows: Any, viewer: int) -> View:
        viewer = viewer if viewer == SPECTATOR else self._seat(viewer)  # rules trust it: a wrong one could see too much
        return View.of(self.game, rows, viewer, self.paint)

    def name(self, seat: int, words: Words) -> str:
        """Return the name of a seat."""
        return (self.names[seat] if seat < len(self.names) else "") or seat_name(words, seat)

    @property
    def colours(self) -> tuple[str, ...]:
        """The colour of each seat: the chosen one, or one of those that are left; empty where a game has none."""
        known = self.game.text.colours
        return tuple(known[colour] for colour in shared_out(known, self.chosen)) if known else ()

    @property
    def paint(self) -> Paint:
        """The colour that each colour of the game is shown as; empty where all are the same."""
        if self._paint[0] is not self.chosen:
            self._paint = self.chosen, paint_of(self.game.text.colours, self.chosen) if any(self.chosen) else ()
        return self._paint[1]

    def choose_colour(self, seat: int, colour: str) -> None:
        """Give a seat a colour that no other has chosen; an empty one takes the choice back."""
        chosen, words = [*self.chosen], self.game.words()
        chosen[self._seat(seat)] = ""
        if colour and check_colour(self.game, colour) in chosen:
            raise taken(colour, self.name(chosen.index(colour), words))
        chosen[seat] = colour
        self.chosen = tuple(chosen)

    def words(self, language: str = "en") -> Words:
        """Return the words of the game in the colours of this table."""
        return self.game.words(language).painted(self.paint)

    def copy(self) -> "Table":
        """Return a copy, unaffected by later actions and without a follower."""
        same = copy.copy(self)
        same.log, same.notes, same.follow = [*self.log], [dict(each) for each in self.notes], None
        same._done, same._rows = [*self._done], copied(self._rows)
        same._kept, same._fixed = dict(self._kept), set(self._fixed)
        return same

    def __repr__(self) -> str:
        state = "over" if self.over else f"awaits {', '.join(map(str, self.awaited))}"
        return f"<Table {self.game.name}, {self.players} players, {len(self.log)} entries, {state}>"

    # ------------------------------------------------------------------------------------- acting

    def act(self, seat: int, *actions: int | str, note: str = "") -> None:
        """Take actions, as texts or numbers: all of a run or none. The note belongs to the last.

        Nothing may follow an action that showed something: a run that is refused later would reveal it for free.
        """
        seat, note = self._seat(seat), note if note == "" else check_text(note)
        numbers = [self._number(action) for action in actions]
        states, done = list[bytes](), list[Done]()
        try:
            for number in numbers:
                states.append(self._rows.tobytes())
                done.append(self._step(self._rows, seat, number, done))
        except Illegal:
            self._rows = self._rows_of(states[0])
            raise
        if not numbers:
            return
        self._done += done
        self._kept[seat] = len(self._done) - 1, states[-1]
        self._fixed.discard(seat)
        self._now = self._status()
        entries = [*(Entry(seat, number) for number in numbers[:-1]), Entry(seat, numbers[-1], note)]
        self.log += entries
        if self.follow is not None:
            rows = [*map(self._rows_of, states), self._rows]
            for entry, before, after in zip(entries, rows, rows[1:], strict=False):
                self.follow(Change(entry, before, after, functools.partial(self._seen, before, entry)))

    def _rows_of(self, state: bytes) -> Any:
        """Return a state that was stored as bytes, which is fastest."""
        return np.frombuffer(bytearray(state), self.game.rules.State.dtype)

    def rehearse(self, seat: int, *actions: int | str) -> list[tuple[View, int]]:
        """Return the actions of a run, each with its seat's view before it; refuse what `act` would, and take none.

        What the last one would show is left out.
        """
        seat, rows = self._seat(seat), copied(self._rows)
        steps, done = list[tuple[View, int]](), list[Done]()
        for number in [self._number(action) for action in actions]:
            steps.append((self._view(rows, seat), number))
            done.append(self._step(rows, seat, number, done))
        return steps

    def _step(self, rows: Any, seat: int, number: int, before: list[Done]) -> Done:
        """Take an action after the others of its run."""
        if before and before[-1].showed:
            refusal = Illegal("error-run", self.game.words())
        elif (code := self.game.step(rows, seat, number)) > 0:
            refusal = self._refusal(rows, seat, number, code)
        else:
            return Done(seat, number, code < 0)
        refusal.part = len(before)
        raise refusal

    def _seat(self, seat: int) -> int:
        if not 0 <= operator.index(seat) < self.players:
            raise Unknown("error-seat", seat=str(seat), most=str(self.players - 1))
        return seat

    def _number(self, action: int | str) -> int:
        if isinstance(action, str):
            return self.game.read(action)
        if not 0 <= operator.index(action) < self.game.rules.ACTIONS.count:
            raise Unknown("error-number", number=str(action), most=str(self.game.rules.ACTIONS.count - 1))
        return action

    def _refusal(self, rows: Any, seat: int, number: int, clause: int) -> Illegal:
        actors, _, over = self.game.status(rows)
        error = Over if over else Illegal if actors >> seat & 1 else NotYourTurn
        kind, name = self.game.rules.ACTIONS.parts(number)[0], self.game.clause(clause)
        action = self.game.written(number, self.paint)
        return error(f"why-{name}", self.words(), name, kind=kind, action=action)

    def write_note(self, seat: int, about: str, text: str) -> None:
        """Store a private note of a seat, replacing an earlier one on the same subject; an empty text erases it.

        Notes are no part of the rules: no view, log or transcript has them, only `save` and the seat's own record.
        """
        notes, about = self.notes[self._seat(seat)], check_text(about).strip()
        full = len(notes) >= NOTES and about not in notes
        if not about or len(about) > ABOUT or len(check_text(text)) > TEXT or full:
            raise Invalid("error-note", about=str(ABOUT), text=str(TEXT), notes=str(NOTES))
        notes[about] = text
        if not text:
            del notes[about]

    # --------------------------------------------------------------------------------- taking back

    def undoable(self, seat: int) -> bool:
        """Return whether the seat may take back its latest action: it showed nothing and nobody has reacted to it.

        Where several may act at once, only an action that nobody else has noticed, whatever they did since: they would
        have done the same. Or one of which they noticed no more than that the seat has decided, until something is
        shown. The answer depends on nothing that the seat cannot see.
        """
        if seat in self._fixed or self.over or self._stands(seat):
            self._fixed.add(seat)  # later entries cannot change that, except an undo
            self._kept.pop(seat, None)  # and an undo replays the match
            return False
        return True

    def _stands(self, seat: int) -> bool:
        index = self._kept[seat][0] if seat in self._kept else latest(self._done, seat)
        if index < 0 or self._done[index].showed:
            return True
        rows = self._before(seat, index)
        if len(seats_of(self.game.status(rows)[0])) > 1:
            others = [viewer for viewer in self.game.viewers(self.players) if viewer != seat]
            noticed = [self._seen(rows, self._done[index], viewer) for viewer in others]
            if all(seen == NOTHING for seen in noticed):
                return False
            return not all(map(self.game.is_retractable, noticed)) or self._shown_since(index)
        return any(self._seen(rows, later, seat) != NOTHING for later in self._walk(rows, index))

    def _shown_since(self, index: int) -> bool:
        """Return whether an action after this one has shown something."""
        return any(done.showed for done in self._done[index + 1 :])

    def _before(self, seat: int, index: int) -> Any:
        """Return the state before the seat's latest action, which is at index."""
        if seat in self._kept:
            return self._rows_of(self._kept[seat][1])
        return replayed(self.game, self.first_rows(), self._done[:index])

    def _walk(self, rows: Any, index: int) -> Iterator[Done]:
        """Yield the actions after one that stands, each before it is applied to rows again."""
        for earlier, done in itertools.pairwise(self._done[index:]):
            self.game.step(rows, earlier.seat, earlier.action)
            yield done

    def undo(self, seat: int) -> None:
        """Take back the seat's latest action; both stay in the log."""
        if not self.undoable(self._seat(seat)):
            raise Illegal("error-undo", self.game.words())
        index, before, entry = latest(self._done, seat), self._rows, Entry(seat, UNDO)
        undone, then = self._done.pop(index), self._before(seat, index)
        self._rows, self._kept, self._fixed = replayed(self.game, self.first_rows(), self._done), {}, set()
        self._now = self._status()
        self.log.append(entry)

        def seen(viewer: int) -> int:
            return NOTHING if self._seen(then, undone, viewer) == NOTHING else UNDO

        if self.follow is not None:
            self.follow(Change(entry, before, self._rows, seen))

    def _seen(self, before: Any, done: Entry | Done, viewer: int) -> int:
        return int(self.game.noticed(before, done.seat, done.action, viewer))

    # ------------------------------------------------------------------------------------ telling

    def events(self, viewer: int) -> Iterator[Event]:
        """Yield the events that one viewer noticed."""
        for entry, seen, before, after in self.history(viewer):
            if seen != NOTHING:
                yield Event(self._view(before, viewer), *self.as_seen(entry, seen), self._view(after, viewer))

    def as_seen(self, entry: Entry, seen: int) -> Entry:
        """Return an entry as a viewer saw it: a vaguer one has no note and may hide the actor."""
        if seen == entry.action:
            return entry
        kind = "" if seen == UNDO else self.game.rules.ACTIONS.parts(seen)[0]
        return Entry(NOBODY if kind in self.game.nameless else entry.seat, seen)

    def history(self, viewer: int) -> Iterator[tuple[Entry, int, Any, Any]]:
        """Yield each entry, how a viewer saw it, and the states around it: for hosts, not for players."""
        replay, before = LogReplay([viewer]), self.first_rows()
        for entry in self.log:
            after, (seen,) = replay.advance(self.game, copied(before), entry, self.first_rows)
            yield entry, seen, before, after
            before = after

    def story(self, viewer: int = SPECTATOR, language: str = "en") -> list[str]:
        """Return the match in sentences, as one viewer saw it."""
        words = self.words(language)
        return [line for event in self.events(viewer) for line in self.tell(event, words)]

    def tell(self, event: Event, words: Words) -> list[str]:
        """Return an event in sentences for its viewer."""
        who = "" if event.seat == NOBODY else self.name(event.seat, words)
        if event.action == UNDO:
            return [words("log-undo", who=who)]
        name = functools.partial(self.name, words=words)
        lines, note = self.game.text.tell(event, name, words), self.said(event, words, name).note
        return [*lines, *([words("log-note", who=who, note=note)] if note else [])]

    def said(self, event: Event, words: Words, name: Callable[[int], str]) -> Event:
        """Return the event with its note rendered: remarks of bots are translated."""
        return event._replace(note=said(event.note, words, name)) if event.note else event

    def scene(self) -> str:
        """Return the position as text, without its key."""
        return write_scene(self.game, self._rows)

    def transcript(self) -> str:
        """Return the match as a text file: sealed until its end, as a spectator saw it; then all but private notes."""
        return write_match(self, whole=False)

    def save(self) -> str:
        """Return the match as a text file with its seed, to resume it later. Not for players."""
        return write_match(self, whole=True)

    def record(self, viewer: int) -> str:
        """Return a viewer's own record: their views and what they noticed, nothing more."""
        return write_record(self, viewer)

    @property
    def digest(self) -> str:
        """A short fingerprint of the state."""
        return hashlib.sha256(self._rows.tobytes()).hexdigest()[:16]
