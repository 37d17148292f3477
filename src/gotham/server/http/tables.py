"""Routes of games, tables, seats and commands, and of metrics."""

import asyncio
from typing import Annotated, Any

from litestar import MediaType, Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from prometheus_client import generate_latest

from ...i18n.catalogue import LANGUAGES
from ...i18n.errors import Conflict, RateLimited, Unknown
from ...match.game import all_games as installed_games
from ...match.game import game as find_game
from .. import limits, metrics
from ..auth import fits
from ..bots import catalog
from ..live import chat, seating
from ..live import lobby as lobby_tables
from ..live.polls import Known
from ..live.room import Room
from ..services import Services
from ..ws.protocol import Accepted, Act, Note, Talk, Tried, Try, Undo
from .alerts import ALERTS
from .dependencies import SHORT, Game, HttpRequest, Id, ServicesDep, find_member, find_room
from .help import HELP
from .lessons import LESSONS
from .previews import PREVIEWS
from .puzzles import PUZZLES
from .replays import REPLAYS
from .schemas import AtSeat, ChosenColour, GameInfo, Invitations, Listing, NewTable, Opened, Person, Sit, Snapshot
from .security import TOKEN, address_of, language_of, reach, token_of


@get("/api/games")
async def all_games(request: HttpRequest) -> list[GameInfo]:
    """List the games, described in the language of the request."""
    return [catalog.about(name, language_of(request)) for name in installed_games()]


@get("/api/games/{game:str}/versions/{version:int}")
async def game_of_version(request: HttpRequest, game: Game, version: FromPath[int]) -> GameInfo:
    """Describe a game by earlier rules: a match begun under them has their actions and fields."""
    return catalog.about(find_game(game, "plain").name, language_of(request), version)


@get("/api/games/{game:str}/catalogue/{language:str}", media_type=MediaType.TEXT)
async def catalogue(game: Game, language: Game) -> str:
    """Return a game's own messages for its drawn board, as Fluent."""
    if language not in LANGUAGES:
        raise Unknown("error-language", name=language[:40], known=", ".join(LANGUAGES))
    return catalog.catalogue(find_game(game, "plain").name, language)


@post("/api/tables", opt={SHORT: True})
async def open_table(services: ServicesDep, request: HttpRequest, data: JSONBody[NewTable]) -> Opened:
    """Open a table; the response holds the host's personal token."""
    if services.settings.limited and not services.openings.take(address_of(request)):
        raise RateLimited("error-many-tables")
    return await lobby_tables.open_table(services.rooms, data)


@get("/api/tables")
async def lobby(services: ServicesDep) -> list[Listing]:
    """List the public tables that are running."""
    return await lobby_tables.listed(services.rooms)


@get("/api/tables/{match:str}")
async def snapshot(services: ServicesDep, request: HttpRequest, match: Id) -> Snapshot:
    """Return everything about a table that the person may know."""
    return await snapshot_of(services, request, match)


async def snapshot_of(services: Services, request: HttpRequest, match: str) -> Snapshot:
    room, person = await find_room(services, request, match)
    return await room.snapshot(person, language_of(request))


@get("/api/tables/{match:str}/wait")
async def wait(
    services: ServicesDep,
    request: HttpRequest,
    match: Id,
    revision: Annotated[int, QueryParameter(ge=0)] = 0,
    talk: Annotated[int, QueryParameter(ge=0)] = 0,
    seconds: Annotated[float, QueryParameter(ge=0, le=limits.POLL.value)] = limits.POLL.value,
) -> Snapshot:
    """Return the same once there is more than the person knows: a later revision, or more lines of chat."""
    room, person = await find_room(services, request, match)
    address = address_of(request)
    mark = services.bans.mark(address)
    if person is None:
        services.admit_spectator(room, mark)
    if not services.sockets.enter(address):
        raise RateLimited("error-many")
    try:
        await services.polls.wait(room, person, mark, Known(revision, talk), seconds)
    finally:
        services.sockets.leave(address)
    return await snapshot_of(services, request, match)


@get("/api/tables/{match:str}/transcript", media_type=MediaType.TEXT)
async def transcript(services: ServicesDep, match: Id) -> str:
    """Return the transcript of a match; sealed until it is over."""
    room = await services.rooms.room(match)
    async with room.lock:
        return room.playing().transcript()


@get("/api/tables/{match:str}/record", media_type=MediaType.TEXT)
async def record(services: ServicesDep, request: HttpRequest, match: Id) -> str:
    """Return one's own record of the match."""
    room, person = await find_room(services, request, match)
    async with room.lock:
        return room.playing().record(room.viewer_of(person))


@get("/api/tables/{match:str}/story")
async def story(services: ServicesDep, match: Id) -> dict[str, Any]:
    """Return the game's story of a finished match, as data for its drawn board."""
    room = await services.rooms.room(match)
    async with room.lock:
        table = room.playing()
        if not table.over:
            raise Conflict("error-going")
        tell = table.game.web.story
        return {} if tell is None else await asyncio.to_thread(tell, table)


@get("/api/tables/{match:str}/invitations", opt={SHORT: True})
async def invitations(services: ServicesDep, request: HttpRequest, match: Id) -> Invitations:
    """Return the invitations of the open seats, to people at the table."""
    room, _ = await find_member(services, request, match)
    return Invitations(room.people.invitations(), room.people.invitation, *reach(services.settings, request))


@post("/api/tables/{match:str}/sit", status_code=200, opt={SHORT: True})
async def sit(services: ServicesDep, request: HttpRequest, match: Id, data: JSONBody[Sit]) -> Opened:
    """Take a seat; a person without a token gets one."""
    room, person = await find_room(services, request, match)
    return await seating.sit(room, person, data)


@post("/api/tables/{match:str}/stand", status_code=200)
async def stand(services: ServicesDep, request: HttpRequest, match: Id) -> dict[str, str]:
    """Leave one's seat."""
    await seating.stand(*await find_member(services, request, match))
    return {}


@post("/api/tables/{match:str}/back", status_code=200)
async def back(services: ServicesDep, request: HttpRequest, match: Id) -> dict[str, str]:
    """Take one's seat back from a bot."""
    await seating.back(*await find_member(services, request, match))
    return {}


@post("/api/tables/{match:str}/person", status_code=200)
async def person(services: ServicesDep, request: HttpRequest, match: Id, data: JSONBody[Person]) -> dict[str, str]:
    """Change one's name and language."""
    await seating.rename(*await find_member(services, request, match), data)
    return {}


@post("/api/tables/{match:str}/colour", status_code=200)
async def colour(
    services: ServicesDep, request: HttpRequest, match: Id, data: JSONBody[ChosenColour]
) -> dict[str, str]:
    """Choose one's colour."""
    await seating.choose_colour(*await find_member(services, request, match), data)
    return {}


@post("/api/tables/{match:str}/replace", status_code=200)
async def replace(services: ServicesDep, request: HttpRequest, match: Id, data: JSONBody[AtSeat]) -> dict[str, str]:
    """Have a bot play a seat."""
    await seating.replace(*await find_member(services, request, match), data)
    return {}


@post("/api/tables/{match:str}/kick", status_code=200)
async def kick(services: ServicesDep, request: HttpRequest, match: Id, data: JSONBody[AtSeat]) -> dict[str, str]:
    """Remove a player from their seat."""
    await seating.kick(*await find_member(services, request, match), data)
    return {}


@post("/api/tables/{match:str}/end", status_code=200)
async def end(services: ServicesDep, request: HttpRequest, match: Id) -> dict[str, str]:
    """End the match without a result."""
    await seating.end(*await find_member(services, request, match))
    return {}


@post("/api/tables/{match:str}/rematch", status_code=200)
async def rematch(services: ServicesDep, request: HttpRequest, match: Id) -> Opened:
    """Open a table for the same people and bots, with the same tokens."""
    return await lobby_tables.rematch(services.rooms, *await find_member(services, request, match))


@post("/api/tables/{match:str}/act", status_code=200)
async def act(services: ServicesDep, request: HttpRequest, match: Id, data: JSONBody[Act]) -> Accepted:
    """Act, as by socket."""
    room, person = await find_member(services, request, match)
    return await room.run(Room.act_for, person, data)


@post("/api/tables/{match:str}/try", status_code=200)
async def trial(services: ServicesDep, request: HttpRequest, match: Id, data: JSONBody[Try]) -> Tried:
    """Return the effect of a run without acting, as by socket."""
    room, person = await find_member(services, request, match)
    return await room.trial_for(person, data, language_of(request))


@post("/api/tables/{match:str}/undo", status_code=200)
async def undo(services: ServicesDep, request: HttpRequest, match: Id, data: JSONBody[Undo]) -> Accepted:
    """Undo, as by socket."""
    room, person = await find_member(services, request, match)
    return await room.run(Room.undo_for, person, data)


@post("/api/tables/{match:str}/talk", status_code=200)
async def talk(services: ServicesDep, request: HttpRequest, match: Id, data: JSONBody[Talk]) -> Accepted:
    """Send a chat message, as by socket."""
    room, person = await find_member(services, request, match)
    return await room.run(chat.talk, person, data)


@post("/api/tables/{match:str}/note", status_code=200)
async def note(services: ServicesDep, request: HttpRequest, match: Id, data: JSONBody[Note]) -> Accepted:
    """Save a note, as by socket."""
    room, person = await find_member(services, request, match)
    return await room.run(chat.note, person, data)


@get("/health", media_type=MediaType.TEXT)
async def health() -> str:
    """Liveness: the process answers."""
    return "alive\n"


@get("/ready", media_type=MediaType.TEXT)
async def ready(services: ServicesDep) -> Response[str]:
    """Readiness: the database answers and the writer runs."""
    alive = await services.store.alive()
    return Response("ready\n" if alive else "not ready\n", status_code=200 if alive else 503)


@get("/metrics", media_type=MediaType.TEXT)
async def count(services: ServicesDep, request: HttpRequest) -> bytes:
    """Return the metrics for Prometheus; those of what happens at tables only with the host's token."""
    token = services.settings.metrics
    all_of_them = bool(token) and fits(token_of(request), token[:TOKEN])
    return generate_latest(metrics.public) + (generate_latest(metrics.private) if all_of_them else b"")


TABLES = (
    all_games,
    game_of_version,
    catalogue,
    open_table,
    lobby,
    snapshot,
    wait,
    transcript,
    record,
    story,
    invitations,
)
PEOPLE = (sit, stand, back, person, colour, replace, kick, end, rematch)
PLAY = (act, trial, undo, talk, note)
HOST = (health, ready, count)
ROUTES = (*ALERTS, *LESSONS, *PUZZLES, *REPLAYS, *PREVIEWS, *TABLES, *PEOPLE, *PLAY, *HELP, *HOST)
