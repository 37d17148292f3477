"""Who is at a table: people by their tokens, and the chairs they, bots or nobody have."""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any, Literal

from ...i18n.errors import Conflict, Invalid, Unauthorized, Unknown
from .. import auth as tokens
from ..db import tables as schema
from ..db.store import ADD, DROP_PERSON, SET_PERSON_VALUES, SET_SEAT_VALUES, Write
from ..notify.subscriptions import forgotten
from ..ws.protocol import Seat

BOT_NAMES = ("Mabel", "Otis", "Dorothy", "Walter", "Josephine", "Clyde", "Beatrice", "Floyd")


@dataclass
class Person:
    """Somebody with a token, of which the hash is known; `seat` is the one whose secrets they know."""

    token: str
    name: str
    language: str
    host: bool = False
    seat: int | None = None


@dataclass
class Chair:
    """A seat: whose it is, and the bot that plays it, perhaps for them."""

    holder: str | None = None
    bot: str = ""
    turnover: int = 0
    left: str = ""  # who has left it, while nobody else has it

    @property
    def open(self) -> bool:
        return self.holder is None and not self.bot


class People:
    """Everybody at one table. What changes returns the writes that keep it."""

    def __init__(self, match: str, secret: str, people: list[Person], chairs: list[Chair]) -> None:
        self.match, self.secret, self.chairs = match, secret, chairs
        self.known = {person.token: person for person in people}

    # ------------------------------------------------------------------------------------- looking

    def person(self, token: str) -> Person | None:
        """Whose token it is."""
        person = self.known.get(tokens.hashed(token)) if token else None
        if token and person is None:
            raise Unauthorized("error-token")
        return person

    def seat_of(self, person: Person | None) -> int | None:
        """The seat somebody has now, with a bot in it or without."""
        if person is None or person.seat is None or self.chairs[person.seat].holder != person.token:
            return None
        return person.seat

    @property
    def bots(self) -> bool:
        """Whether a bot plays here."""
        return any(chair.bot for chair in self.chairs)

    def names(self) -> tuple[str, ...]:
        """What each seat is called; nothing where nobody sits."""
        return tuple(map(self.name, range(len(self.chairs))))

    def name(self, seat: int) -> str:
        chair = self.chairs[seat]
        if chair.bot:
            return BOT_NAMES[seat % len(BOT_NAMES)]
        return self.known[chair.holder].name if chair.holder else ""

    def called(self, seat: int) -> str:
        """What the person of a seat is called, also while a bot keeps it; for who has no name its number."""
        holder = self.chairs[seat].holder
        return (self.known[holder].name if holder else "") or f"#{seat + 1}"

    def seats(self, online: set[str], away: Callable[[str], int | None] = lambda _: None) -> list[Seat]:
        """The chairs as everybody may see them; `away` says how many seconds ago somebody has gone."""
        return [self._seat(seat, chair, online, away) for seat, chair in enumerate(self.chairs)]

    def _seat(self, seat: int, chair: Chair, online: set[str], away: Callable[[str], int | None]) -> Seat:
        kind: Literal["open", "person", "bot"] = "bot" if chair.bot else "person" if chair.holder else "open"
        here = chair.holder in online
        gone = None if here or kind != "person" else away(str(chair.holder))
        return Seat(kind, self.name(seat), chair.bot, here, chair.left, gone)

    def invitations(self) -> dict[int, str]:
        """What opens each open seat."""
        return {
            seat: tokens.invitation(self.secret, seat, chair.turnover)
            for seat, chair in enumerate(self.chairs)
            if chair.open
        }

    # ------------------------------------------------------------------------------------ changing

    def sit(self, person: Person, seat: int, invitation: str, free: bool, name: str = "") -> list[Write]:
        """Gives somebody an open seat; `free` where no invitation is needed, `name` where they are called so now."""
        chair = self.chair(seat)
        if self.seat_of(person) is not None:
            raise Conflict("error-seated")
        if not chair.open:
            raise Conflict("error-seat-taken")
        if person.seat not in (None, seat):
            raise Conflict("error-other-seat", seat=str((person.seat or 0) + 1))
        if not free and not tokens.fits(invitation, tokens.invitation(self.secret, seat, chair.turnover)):
            raise Invalid("error-invitation")
        new = person.token not in self.known
        self.known[person.token] = person
        person.seat, person.name = seat, name or person.name
        chair.holder, chair.turnover, chair.left = person.token, chair.turnover + 1, ""
        return [self._added(person) if new else self._changed(person), self._kept(seat)]

    def stand(self, person: Person) -> list[Write]:
        """Leaves a seat open. Its secrets stay known: nobody can sit down anywhere else."""
        return self._leave(self.sitting(person))

    def sitting(self, person: Person) -> int:
        seat = self.seat_of(person)
        if seat is None:
            raise Conflict("error-seatless")
        return seat

    def kick(self, seat: int) -> list[Write]:
        """Has somebody leave for good: their token opens nothing any more."""
        holder = self.chair(seat).holder
        writes = self._leave(seat)
        if holder is not None and not self.known[holder].host:
            del self.known[holder]
            writes += [Write(DROP_PERSON, {"match_": self.match, "token_": holder}), forgotten(self.match, holder)]
        return writes

    def _leave(self, seat: int) -> list[Write]:
        chair = self.chairs[seat]
        chair.left = self.called(seat) if chair.holder else chair.left
        chair.holder, chair.bot, chair.turnover = None, "", chair.turnover + 1
        return [self._kept(seat)]

    def replace(self, seat: int, bot: str) -> list[Write]:
        """Has a bot play a seat; a person who has it may take it back."""
        chair = self.chair(seat)
        if chair.holder:
            chair.left = self.called(seat) if bot else ""
        chair.bot = bot
        return [self._kept(seat)]

    def back(self, person: Person) -> list[Write]:
        """Gives a seat that a bot keeps back to its person."""
        return self.replace(self.sitting(person), "")

    def rename(self, person: Person, name: str, language: str) -> list[Write]:
        person.name, person.language = name, language
        return [self._changed(person)]

    def chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise Unknown("error-seat", seat=str(seat), most=str(len(self.chairs) - 1))
        return self.chairs[seat]

    # ------------------------------------------------------------------------------------- keeping

    def rows(self) -> list[Write]:
        """Everything, for a new table."""
        chairs = (self._values(seat) for seat in range(len(self.chairs)))
        return [*map(self._added, self.known.values()), *(Write(ADD[schema.seats], values) for values in chairs)]

    def _values(self, seat: int) -> dict[str, Any]:
        return {"match": self.match, "seat": seat, **asdict(self.chairs[seat])}

    def _kept(self, seat: int) -> Write:
        return Write(SET_SEAT_VALUES, {"match_": self.match, "seat_": seat, **asdict(self.chairs[seat])})

    def _added(self, person: Person) -> Write:
        return Write(ADD[schema.people], {"match": self.match, **asdict(person)})

    def _changed(self, person: Person) -> Write:
        kept = {"name": person.name, "language": person.language, "seat": person.seat}
        return Write(SET_PERSON_VALUES, {"match_": self.match, "token_": person.token, **kept})
