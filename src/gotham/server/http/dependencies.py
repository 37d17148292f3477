"""What routes ask for: the house, the table, and who it is that asks."""

from typing import Annotated, Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import PathParameter

from ...i18n.errors import Unauthorized
from ..live.room import Room
from ..live.seats import Person
from ..services import House
from .security import token_of

Asked = Request[Any, Any, Any]
InHouse = NamedDependency[House]
Id = Annotated[str, PathParameter(max_length=40)]
Game = Annotated[str, PathParameter(max_length=80)]


async def found(house: House, request: Asked, match: str) -> tuple[Room, Person | None]:
    """A table, and who asks for it: nobody in particular without a token."""
    room = await house.rooms.room(match)
    return room, await house.rooms.person(room, token_of(request))


async def known(house: House, request: Asked, match: str) -> tuple[Room, Person]:
    """A table, and who of its people asks."""
    room, person = await found(house, request, match)
    if person is None:
        raise Unauthorized("error-token")
    return room, person
