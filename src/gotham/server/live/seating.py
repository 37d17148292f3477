"""Who sits where: taking and leaving seats, bots in seats, removal by the host, and ending a match."""

from ...bots import bot
from ...bots.registry import default_bot
from ...i18n.errors import Conflict, Forbidden, Invalid, Unauthorized
from ...match.colours import check_colour
from ...match.game import Game
from ..auth import hashed, new_token
from ..db.store import Write
from ..http.schemas import AtSeat, ChosenColour, Opened, Person, Sit
from .chat import forget_notes
from .departures import run_seating
from .room import Room
from .state import Chair, Participant
from .substitution import check_substitution, substitute


async def sit(room: Room, person: Participant | None, wish: Sit) -> Opened:
    """Give somebody a seat, and a token if they have none."""
    token = "" if person else new_token()
    return await run_seating(room, _sit, person, wish, token)


async def _sit(room: Room, person: Participant | None, wish: Sit, token: str) -> Opened:
    name = clean_name(wish.name)
    who = room.current(person) or Participant(hashed(token), name, wish.language, program=wish.program)
    if who.program:
        room.people.check_programs(room.setup.programs_allowed(room.presence.settings))
    seat = room.people.first_open(who) if wish.seat is None else wish.seat
    free, returns = room.setup.listed or who.token in room.people.known, who.seat == seat
    colour = check_colour(room.playing().game, wish.colour) if wish.colour else ""
    writes = room.people.sit(who, seat, wish.invitation, free, name, colour)
    await room.persist_change(*writes, *([] if returns else forget_notes(room, seat)))
    room.reseat()
    return Opened(room.setup.id, token)


async def stand(room: Room, person: Participant) -> None:
    """Leave a seat open."""
    await run_seating(room, _stand, person)


async def _stand(room: Room, person: Participant) -> None:
    await _apply(room, room.people.stand(present(room, person)))


async def back(room: Room, person: Participant) -> None:
    """Take a seat back from the bot that plays it."""
    await run_seating(room, _back, person)


async def _back(room: Room, person: Participant) -> None:
    await _apply(room, room.people.back(present(room, person)))


async def rename(room: Room, person: Participant, wish: Person) -> None:
    """Change somebody's name and language."""
    await run_seating(room, _rename, person, wish)


async def _rename(room: Room, person: Participant, wish: Person) -> None:
    await _apply(room, room.people.rename(present(room, person), clean_name(wish.name), wish.language))


async def choose_colour(room: Room, person: Participant, wish: ChosenColour) -> None:
    """Change somebody's colour; of two who want the same, the first has it."""
    await run_seating(room, _choose_colour, person, wish)


async def _choose_colour(room: Room, person: Participant, wish: ChosenColour) -> None:
    who, game = present(room, person), room.playing().game
    if room.state != "running":
        raise Conflict("error-colour-late")
    await _apply(room, room.people.choose_colour(who, wish.colour and check_colour(game, wish.colour)))


async def replace(room: Room, person: Participant, wish: AtSeat) -> None:
    """Let a bot play a seat, if `check_substitution` allows it."""
    await run_seating(room, _replace, person, wish)


async def _replace(room: Room, person: Participant, wish: AtSeat) -> None:
    who = present(room, person)
    check_substitution(room, who, wish.seat)
    spec = substitute(room, who, wish)
    bot(room.playing().game, spec)  # an unknown one is refused now, and not when its turn comes
    await _apply(room, room.people.replace(wish.seat, spec))


async def kick(room: Room, person: Participant, wish: AtSeat) -> None:
    """Remove somebody from a seat, as host."""
    await run_seating(room, _kick, person, wish)


async def _kick(room: Room, person: Participant, wish: AtSeat) -> None:
    check_host(present(room, person))
    await _apply(room, room.people.kick(wish.seat))


async def _apply(room: Room, writes: list[Write]) -> None:
    await room.persist_change(*writes)
    room.reseat()


async def end(room: Room, person: Participant) -> None:
    """End a match without a result, as host."""
    await room.run(_end, person)


async def _end(room: Room, person: Participant) -> None:
    check_host(present(room, person))
    if room.setup.state == "running":
        room.setup.state = "ended"
        room.playing()
        await room.persist_change(room.setup.updated())
        room.handover.changed.set()  # its bots need not think any more
    room.broadcast.send_table()


def present(room: Room, person: Participant) -> Participant:
    """Return a person as they are known now; refuse one who was removed while the command waited."""
    who = room.current(person)
    if who is None:
        raise Unauthorized("error-token")
    return who


def check_host(person: Participant) -> None:
    if not person.host:
        raise Forbidden("error-host")


def clean_name(name: str) -> str:
    """Return a name on one line, without invisible characters."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())[:40]


def chairs_of(game: Game, players: int, wishes: list[str], host: Participant, colour: str = "") -> list[Chair]:
    """Return the chairs of a new table: "you", "open" or a bot; by default you and bots. The colour is the host's."""
    if wishes and len(wishes) != players:
        raise Invalid("error-names", names=str(len(wishes)), players=str(players))
    wishes = wishes or ["you", *[default_bot(game)] * (players - 1)]
    if wishes.count("you") > 1:
        raise Conflict("error-seated")
    chairs = []
    for seat, wish in enumerate(wishes):
        if wish == "you":
            host.seat = seat
        elif wish != "open":
            bot(game, wish)
        chairs.append(Chair(host.token if wish == "you" else None, "" if wish in ("you", "open") else wish))
    if colour:
        if host.seat is None:
            raise Conflict("error-seatless")
        chairs[host.seat].colour = check_colour(game, colour)
    return chairs
