"""What can be asked of matches that are looked at once more, and analysed."""

from litestar import MediaType, Response, get, post
from litestar.params import FromQuery, JSONBody

from ...i18n.errors import RateLimited
from ..history.fork import play_on
from ..history.replay import Wish
from ..services import House
from .dependencies import Asked, Id, InHouse, found
from .schemas import Analysed, Onward, Opened, Replayed, Upload, Uploaded
from .security import address_of, language_of

LARGEST = 1_100_000  # bytes of a transcript that is brought, in JSON


@get("/api/tables/{match:str}/replay")
async def replay(
    house: InHouse,
    request: Asked,
    match: Id,
    seat: FromQuery[int] = -1,
    move: FromQuery[int] = 0,
    describe: FromQuery[bool] = False,
) -> Replayed:
    """A moment of a match as a viewer saw it; of one that goes on, as oneself did."""
    room, person = await found(house, request, match)
    return await house.replays.at(room, person, Wish(seat, move, language_of(request), describe))


@get("/api/tables/{match:str}/replay/log")
async def replay_log(house: InHouse, request: Asked, match: Id, seat: FromQuery[int] = -1) -> Response[bytes]:
    """The log of a match as a viewer read it."""
    room, person = await found(house, request, match)
    body = await house.replays.log(room, person, seat, language_of(request))
    return Response(body, media_type=MediaType.JSON)


@post("/api/replays", request_max_body_size=LARGEST)
async def upload(house: InHouse, request: Asked, data: JSONBody[Upload]) -> Uploaded:
    """Makes a match to look at of a transcript."""
    _count(house, request)
    return Uploaded(await house.uploads.take(data.transcript, language_of(request)))


@post("/api/tables/{match:str}/onward")
async def onward(house: InHouse, request: Asked, match: Id, data: JSONBody[Onward]) -> Opened:
    """Opens a table that starts at a moment of a match that is over."""
    _count(house, request)
    return await play_on(house.rooms, house.replays, await house.rooms.room(match), data)


@get("/api/tables/{match:str}/analysis")
async def analysis(house: InHouse, request: Asked, match: Id) -> Analysed:
    """How far the analysis of a match that is over is, or what it has found."""
    return await house.analyses.ask(await house.rooms.room(match), language_of(request))


@post("/api/tables/{match:str}/analysis", status_code=200)
async def begin_analysis(house: InHouse, request: Asked, match: Id) -> Analysed:
    """Has a match that is over analysed, unless that is under way."""
    address = address_of(request) if house.settings.limited else ""
    return await house.analyses.begin(await house.rooms.room(match), language_of(request), address)


def _count(house: House, request: Asked) -> None:
    if house.settings.limited and not house.openings.take(address_of(request)):
        raise RateLimited("error-many-tables")


REPLAYS = (replay, replay_log, upload, onward, analysis, begin_analysis)
