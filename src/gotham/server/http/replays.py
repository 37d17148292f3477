"""Routes of replays, imports, forks and analyses of matches."""

from litestar import MediaType, Response, get, post
from litestar.params import FromQuery, JSONBody

from ...i18n.errors import RateLimited, Unauthorized
from .. import limits
from ..history.fork import play_on
from ..history.queue import Asker
from ..history.replay import ReplayRequest
from ..services import Services
from .dependencies import HttpRequest, Id, ServicesDep, counted_address, find_room
from .schemas import Analysed, Onward, Opened, Replayed, Upload, Uploaded
from .security import address_of, language_of


@get("/api/tables/{match:str}/replay")
async def replay(
    services: ServicesDep,
    request: HttpRequest,
    match: Id,
    seat: FromQuery[int] = -1,
    move: FromQuery[int] = 0,
    describe: FromQuery[bool] = False,
) -> Replayed:
    """Return a moment of a match as a viewer saw it; of a running match, only one's own view."""
    room, person = await find_room(services, request, match)
    return await services.replays.at(room, person, ReplayRequest(seat, move, language_of(request), describe))


@get("/api/tables/{match:str}/replay/log")
async def replay_log(
    services: ServicesDep, request: HttpRequest, match: Id, seat: FromQuery[int] = -1
) -> Response[bytes]:
    """Return the log of a match as a viewer read it."""
    room, person = await find_room(services, request, match)
    body = await services.replays.log(room, person, seat, language_of(request))
    return Response(body, media_type=MediaType.JSON)


@post("/api/replays", request_max_body_size=limits.UPLOAD_BODY.value)
async def upload(services: ServicesDep, request: HttpRequest, data: JSONBody[Upload]) -> Uploaded:
    """Import a transcript as a match that can be replayed."""
    _count(services, request)
    return Uploaded(
        await services.imports.take(data.transcript, language_of(request), counted_address(services, request))
    )


@post("/api/tables/{match:str}/onward")
async def onward(services: ServicesDep, request: HttpRequest, match: Id, data: JSONBody[Onward]) -> Opened:
    """Open a table that starts at a moment of a finished match."""
    _count(services, request)
    return await play_on(services.rooms, services.replays, await services.rooms.room(match), data)


@get("/api/tables/{match:str}/analysis")
async def analysis(services: ServicesDep, request: HttpRequest, match: Id) -> Analysed:
    """Return the progress or the result of the analysis of a finished match."""
    return await services.analyses.ask(await services.rooms.room(match), language_of(request))


@post("/api/tables/{match:str}/analysis", status_code=200)
async def begin_analysis(services: ServicesDep, request: HttpRequest, match: Id) -> Analysed:
    """Start the analysis of a finished match, unless it is in progress or done."""
    try:
        room, person = await find_room(services, request, match)
    except Unauthorized:  # everybody may ask; people of the match come first
        room, person = await services.rooms.room(match), None
    asker = Asker(counted_address(services, request), stranger=person is None)
    return await services.analyses.begin(room, language_of(request), asker)


def _count(services: Services, request: HttpRequest) -> None:
    if services.settings.limited and not services.openings.take(address_of(request)):
        raise RateLimited("error-many-tables")


REPLAYS = (replay, replay_log, upload, onward, analysis, begin_analysis)
