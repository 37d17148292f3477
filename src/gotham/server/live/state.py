"""What a live table is at the moment: its people and seats, its setup, match and chat."""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any, Literal

from ...bots.registry import bot_name
from ...engine import SPECTATOR
from ...i18n.errors import Conflict, Invalid, Unauthorized, Unavailable, Unknown
from ...match.colours import taken
from ...match.table import Table
from .. import limits
from ..auth import fits, hashed, invitation_code, table_code
from ..bots.handover import Handover
from ..db.store import ADD, DROP_PERSON, SET_PERSON_VALUES, SET_SEAT_VALUES, Write
from ..db.tables import people as people_table
from ..db.tables import seats as seats_table
from ..notify.subscriptions import drop_all
from ..ws.protocol import Seat, State, TalkMessage
from .chat_log import ChatLog, ChatRow
from .setup import TableSetup


@dataclass
class Participant:
    """A person with a token, stored as its hash; `seat` is the one whose secrets they know, held or left."""

    token: str
    name: str
    language: str
    host: bool = False
    seat: int | None = None
    program: bool = False


@dataclass
class Chair:
    """A seat: its holder, and the bot that plays it, perhaps for them."""

    holder: str | None = None
    bot: str = ""
    turnover: int = 0
    left: str = ""  # the name of the person who left it, until another takes it
    colour: str = ""  # that its latest person chose

    @property
    def open(self) -> bool:
        return self.holder is None and not self.bot


class People:
    """Everybody at one table. Methods that change something return the writes that persist it."""

    def __init__(self, match: str, secret: str, people: list[Participant], chairs: list[Chair]) -> None:
        self.match, self.secret, self.chairs = match, secret, chairs
        self.known = {person.token: person for person in people}

    # ------------------------------------------------------------------------------------- looking

    def person(self, token: str) -> Participant | None:
        """Return whose token it is; None without a token."""
        person = self.known.get(hashed(token)) if token else None
        if token and person is None:
            raise Unauthorized("error-token")
        return person

    def seat_of(self, person: Participant | None) -> int | None:
        """Return the seat that somebody holds, also while a bot plays it."""
        if person is None or person.seat is None or self.chairs[person.seat].holder != person.token:
            return None
        return person.seat

    @property
    def bots(self) -> bool:
        """Whether a bot plays at this table."""
        return any(chair.bot for chair in self.chairs)

    def names(self) -> tuple[str, ...]:
        """Return the name of each seat; empty where it is open."""
        return tuple(map(self.name, range(len(self.chairs))))

    def name(self, seat: int) -> str:
        chair = self.chairs[seat]
        if chair.bot:
            return bot_name(seat)
        return self.known[chair.holder].name if chair.holder else ""

    def full_name(self, seat: int) -> str:
        """Return the name of a seat's person, also while a bot plays it; the seat's number for a nameless one."""
        holder = self.chairs[seat].holder
        return (self.known[holder].name if holder else "") or f"#{seat + 1}"

    def seats(self, online: set[str], away: Callable[[str], float] = lambda _: 0.0) -> list[Seat]:
        """Return the chairs as everybody may see them; `away` returns the seconds since somebody went offline."""
        return [self._seat(seat, chair, online, away) for seat, chair in enumerate(self.chairs)]

    def _seat(self, seat: int, chair: Chair, online: set[str], away: Callable[[str], float]) -> Seat:
        kind: Literal["open", "person", "bot"] = "bot" if chair.bot else "person" if chair.holder else "open"
        here = chair.holder in online
        gone = None if here or kind != "person" else int(away(str(chair.holder)))
        colour = chair.colour if chair.holder else ""
        return Seat(kind, self.name(seat), chair.bot, here, chair.left, gone, colour, self.is_program(seat))

    def is_program(self, seat: int) -> bool:
        """Return whether a program that is no bot of this server plays a seat."""
        chair = self.chairs[seat]
        return not chair.bot and chair.holder is not None and self.known[chair.holder].program

    def check_programs(self, most: int | None) -> None:
        """Refuse one more program where so many have seats."""
        seated = sum(chair.holder is not None and self.known[chair.holder].program for chair in self.chairs)
        if most == 0:
            raise Conflict("error-programs-refused")
        if most is not None and seated >= most:
            raise Conflict("error-programs", most=str(most))

    def colours(self) -> tuple[str, ...]:
        """Return the colour that each seat has chosen; one without a person gives way to those with one."""
        chosen = [chair.colour if chair.holder else "" for chair in self.chairs]
        for seat, chair in enumerate(self.chairs):
            if chair.colour not in chosen:
                chosen[seat] = chair.colour
        return tuple(chosen)

    def invitations(self) -> dict[int, str]:
        """Return the invitation of each open seat."""
        return {
            seat: invitation_code(self.secret, seat, chair.turnover)
            for seat, chair in enumerate(self.chairs)
            if chair.open
        }

    @property
    def invitation(self) -> str:
        """The invitation to any open seat. It stays the same while people sit down, and changes when one leaves."""
        return table_code(self.secret, sum(chair.turnover - (chair.holder is not None) for chair in self.chairs))

    def first_open(self, person: Participant) -> int:
        """Return the seat for somebody who chooses none: the one that they left, or the first open one."""
        if person.seat is not None and self.chairs[person.seat].open:
            return person.seat
        found = next((seat for seat, chair in enumerate(self.chairs) if chair.open), None)
        if found is None:
            raise Conflict("error-table-full")
        return found

    # ------------------------------------------------------------------------------------ changing

    def sit(
        self, person: Participant, seat: int, invitation: str, free: bool, name: str = "", colour: str = ""
    ) -> list[Write]:
        """Give somebody an open seat, `free` without invitation; `name` is their new name, if any."""
        chair = self.chair(seat)
        if self.seat_of(person) is not None:
            raise Conflict("error-seated")
        if not chair.open:
            raise Conflict("error-seat-taken")
        if person.seat not in (None, seat):
            raise Conflict("error-other-seat", seat=str((person.seat or 0) + 1))
        right = invitation_code(self.secret, seat, chair.turnover), self.invitation
        if not free and not any(fits(invitation, code) for code in right):
            raise Invalid("error-invitation")
        colour = self._free_colour(seat, colour)
        new = person.token not in self.known
        if new and len(self.known) >= limits.PEOPLE.value:
            raise Conflict("error-table-full")
        self.known[person.token] = person
        person.seat, person.name = seat, name or person.name
        chair.holder, chair.turnover, chair.left, chair.colour = person.token, chair.turnover + 1, "", colour
        return [self._added(person) if new else self._updated(person), self._seat_updated(seat)]

    def choose_colour(self, person: Participant, colour: str) -> list[Write]:
        """Give somebody the colour of their choice; an empty one for what is left."""
        seat = self.sitting(person)
        self.chairs[seat].colour = self._free_colour(seat, colour) if colour else ""
        return [self._seat_updated(seat)]

    def _free_colour(self, seat: int, colour: str) -> str:
        """Return a colour that no other person has: the one asked for, or that of the seat, or none."""
        held = {chair.colour: at for at, chair in enumerate(self.chairs) if chair.holder and at != seat}
        if colour and colour in held:
            raise taken(colour, self.full_name(held[colour]))
        own = self.chairs[seat].colour
        return colour or ("" if own in held else own)

    def stand(self, person: Participant) -> list[Write]:
        """Leave a seat open. The person knows its secrets, so they can take no other."""
        return self._leave(self.sitting(person))

    def sitting(self, person: Participant) -> int:
        seat = self.seat_of(person)
        if seat is None:
            raise Conflict("error-seatless")
        return seat

    def kick(self, seat: int) -> list[Write]:
        """Remove somebody: their token is deleted, unless they are the host."""
        holder = self.chair(seat).holder
        writes = self._leave(seat)
        if holder is not None and not self.known[holder].host:
            del self.known[holder]
            writes += [Write(DROP_PERSON, {"match_": self.match, "token_": holder}), drop_all(self.match, holder)]
        return writes

    def _leave(self, seat: int) -> list[Write]:
        chair = self.chairs[seat]
        chair.left = self.full_name(seat) if chair.holder else chair.left
        chair.holder, chair.bot, chair.turnover = None, "", chair.turnover + 1
        return [self._seat_updated(seat)]

    def replace(self, seat: int, bot: str) -> list[Write]:
        """Have a bot play a seat; its holder may take it back."""
        chair = self.chair(seat)
        if chair.holder:
            chair.left = self.full_name(seat) if bot else ""
        chair.bot = bot
        return [self._seat_updated(seat)]

    def back(self, person: Participant) -> list[Write]:
        """Give a seat that a bot plays back to its person."""
        return self.replace(self.sitting(person), "")

    def rename(self, person: Participant, name: str, language: str) -> list[Write]:
        person.name, person.language = name, language
        return [self._updated(person)]

    def chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise Unknown("error-seat", seat=str(seat), most=str(len(self.chairs) - 1))
        return self.chairs[seat]

    # ---------------------------------------------------------------------------------- persisting

    def rows(self) -> list[Write]:
        """Return the writes of a new table."""
        chairs = (self._values(seat) for seat in range(len(self.chairs)))
        return [*map(self._added, self.known.values()), *(Write(ADD[seats_table], values) for values in chairs)]

    def _values(self, seat: int) -> dict[str, Any]:
        return {"match": self.match, "seat": seat, **asdict(self.chairs[seat])}

    def _seat_updated(self, seat: int) -> Write:
        return Write(SET_SEAT_VALUES, {"match_": self.match, "seat_": seat, **asdict(self.chairs[seat])})

    def _added(self, person: Participant) -> Write:
        return Write(ADD[people_table], {"match": self.match, **asdict(person)})

    def _updated(self, person: Participant) -> Write:
        values = {"name": person.name, "language": person.language, "seat": person.seat}
        return Write(SET_PERSON_VALUES, {"match_": self.match, "token_": person.token, **values})


class TableState:
    """A table's parts. `table` is None where the rules of its version are gone: such a match is frozen."""

    def __init__(self, setup: TableSetup, table: Table | None, people: People, chat: list[ChatRow]) -> None:
        self.setup, self.table, self.people = setup, table, people
        self.chat = ChatLog(chat)
        self.handover = Handover()
        self.broken = False  # a write failed: memory and database differ, so the room is dropped and loaded again

    @property
    def state(self) -> State:
        if self.table is None:
            return "frozen"
        return "over" if self.table.over else "ended" if self.setup.state == "ended" else "running"

    @property
    def public(self) -> tuple[object, ...]:
        """What the table message shows to all and others may change; hidden actions do not change it."""
        setup = self.setup
        return self.state, setup.next, setup.until, setup.times

    def playing(self) -> Table:
        """Return the match; refuse where it is frozen."""
        if self.table is None:
            raise Unavailable("error-frozen", reason=self.setup.reason)
        return self.table

    def current(self, person: Participant | None) -> Participant | None:
        """Return a person as they are known now; None after they were removed."""
        return None if person is None else self.people.known.get(person.token)

    def acting_seat(self, person: Participant | None) -> int:
        """Return the seat for which a person may act now; refuse where there is none."""
        seat = self.people.seat_of(self.current(person))
        if seat is None:
            raise Conflict("error-seatless")
        if self.people.chairs[seat].bot:
            raise Conflict("error-away")
        if self.state == "ended":
            raise Conflict("error-ended")
        self.playing()
        return seat

    def viewer_of(self, person: Participant | None) -> int:
        seat = self.people.seat_of(person)
        return SPECTATOR if seat is None else seat

    def heard_by(self, viewer: int) -> list[TalkMessage]:
        """Return the chat that a viewer's present person may read."""
        return self.chat.heard_by(viewer, self.holder_of(viewer))

    def holder_of(self, viewer: int) -> str | None:
        """Return the token of the person at a seat; None for spectators."""
        return None if viewer == SPECTATOR else self.people.chairs[viewer].holder

    def notes_of(self, viewer: int) -> dict[str, str]:
        return {} if self.table is None or viewer == SPECTATOR else dict(self.table.notes[viewer])
