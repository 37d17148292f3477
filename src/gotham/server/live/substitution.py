"""Who may let a bot play which seat, and which bot."""

from ...bots.registry import default_bot
from ...i18n.errors import Conflict, Forbidden
from ..http.schemas import AtSeat
from .room import Room
from .state import Participant


def check_substitution(room: Room, who: Participant, seat: int) -> None:
    """Refuse a bot in a seat unless it is one's own, or open, or one is the host, or its person has been away for long.

    Not even the host replaces somebody who was here a moment ago: they are probably loading the page again.
    """
    chair = room.people.chair(seat)
    if chair.holder == who.token:
        return
    if not who.host and room.people.seat_of(who) is None:
        raise Forbidden("error-host")
    if chair.bot and not who.host:
        raise Forbidden("error-replace-bot")
    if chair.holder is not None and not chair.bot:
        _check_absence(room, who, chair.holder, room.people.full_name(seat))


def _check_absence(room: Room, who: Participant, holder: str, name: str) -> None:
    settings, away = room.presence.settings, room.presence.away(holder)
    if who.host and holder not in room.presence.online and away < settings.blink:
        raise Conflict("error-replace-soon", name=name)
    if not who.host and away < settings.absence:
        raise Forbidden("error-replace-wait", name=name, seconds=str(int(settings.absence)))


def substitute(room: Room, who: Participant, wish: AtSeat) -> str:
    """Return the bot that plays: the one asked for, but for another person's seat only the host chooses."""
    usual, holder = default_bot(room.playing().game), room.people.chair(wish.seat).holder
    return wish.bot or usual if who.host or holder in (None, who.token) else usual
