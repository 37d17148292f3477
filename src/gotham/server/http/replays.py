"""What can be asked of matches that are looked at once more, and analysed."""

from litestar import MediaType, Response, get, post
from litestar.params import FromQuery, JSONBody

from ...i18n.errors import RateLimited
from ..history.fork import play_on
from ..history.replay import ReplayRequest
from ..services import Services
from .dependencies import HttpRequest, Id, ServicesDep, find_room
from .schemas import Analysed, Onward, Opened, Replayed, Upload, Uploaded
from .security import address_of, language_of

LARGEST = 1_100_000  # bytes of a transcript that is brought, in JSON


@get("/api/tables/{match:str}/replay")
async def replay(
    services: ServicesDep,
    request: HttpRequest,
    match: Id,
    seat: FromQuery[int] = -1,
    move: FromQuery[int] = 0,
    describe: FromQuery[bool] = False,
) -> Replayed:
    """A moment of a match as a viewer saw it; of one that goes on, as oneself did."""
    room, person = await find_room(services, request, match)
    return await services.replays.at(room, person, ReplayRequest(seat, move, language_of(request), describe))


@get("/api/tables/{match:str}/replay/log")
async def replay_log(
    services: ServicesDep, request: HttpRequest, match: Id, seat: FromQuery[int] = -1
) -> Response[bytes]:
    """The log of a match as a viewer read it."""
    room, person = await find_room(services, request, match)
    body = await services.replays.log(room, person, seat, language_of(request))
    return Response(body, media_type=MediaType.JSON)


@post("/api/replays", request_max_body_size=LARGEST)
async def upload(services: ServicesDep, request: HttpRequest, data: JSONBody[Upload]) -> Uploaded:
    """Makes a match to look at of a transcript."""
    _count(services, request)
    return Uploaded(await services.imports.take(data.transcript, language_of(request)))


@post("/api/tables/{match:str}/onward")
async def onward(services: ServicesDep, request: HttpRequest, match: Id, data: JSONBody[Onward]) -> Opened:
    """Opens a table that starts at a moment of a match that is over."""
    _count(services, request)
    return await play_on(services.rooms, services.replays, await services.rooms.room(match), data)


@get("/api/tables/{match:str}/analysis")
async def analysis(services: ServicesDep, request: HttpRequest, match: Id) -> Analysed:
    """How far the analysis of a match that is over is, or what it has found."""
    return await services.analyses.ask(await services.rooms.room(match), language_of(request))


@post("/api/tables/{match:str}/analysis", status_code=200)
async def begin_analysis(services: ServicesDep, request: HttpRequest, match: Id) -> Analysed:
    """Has a match that is over analysed, unless that is under way."""
    address = address_of(request) if services.settings.limited else ""
    return await services.analyses.begin(await services.rooms.room(match), language_of(request), address)


def _count(services: Services, request: HttpRequest) -> None:
    if services.settings.limited and not services.openings.take(address_of(request)):
        raise RateLimited("error-many-tables")


REPLAYS = (replay, replay_log, upload, onward, analysis, begin_analysis)
