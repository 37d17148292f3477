"""What routes depend on: the request, the services, the table, and the person of the token."""

from typing import Annotated, Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.exceptions import SerializationException
from litestar.params import PathParameter

from ...i18n.errors import Unauthorized
from ..live.room import Room
from ..live.state import Participant
from ..services import Services
from .security import address_of, token_of

SHORT = "short"  # an option of routes with short answers: preparing to compress takes longer than the rest
HttpRequest = Request[Any, Any, Any]
ServicesDep = NamedDependency[Services]
Id = Annotated[str, PathParameter(max_length=40)]
Game = Annotated[str, PathParameter(max_length=80)]


class JsonRequest(Request[Any, Any, Any]):
    """A request whose body is refused as no JSON also where the decoder has another kind of error for it."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except (RecursionError, UnicodeError) as error:  # nested too deeply, or not UTF-8
            raise SerializationException(str(error)) from error


def counted_address(services: Services, request: HttpRequest) -> str:
    """Return the address whose jobs are counted; empty where none are."""
    return address_of(request) if services.settings.limited else ""


async def find_room(services: Services, request: HttpRequest, match: str) -> tuple[Room, Participant | None]:
    """Return a table, and the person of the request; None without a token."""
    room = await services.rooms.room(match)
    return room, await services.rooms.person(room, token_of(request))


async def find_member(services: Services, request: HttpRequest, match: str) -> tuple[Room, Participant]:
    """Return a table and the person of the request; refuse requests without a token."""
    room, person = await find_room(services, request, match)
    if person is None:
        raise Unauthorized("error-token")
    return room, person
