"""Routes for who wants help at a table: a hint of a bot, or the attention of who hosts the server."""

from litestar import post
from litestar.params import JSONBody

from ...i18n.errors import RateLimited
from ..admin.reports import keep_report
from .dependencies import Asked, Id, InHouse, known
from .schemas import Hint, Report
from .security import language_of


@post("/api/tables/{match:str}/hint", status_code=200)
async def hint(house: InHouse, request: Asked, match: Id) -> Hint:
    """Asks a bot what it would do in one's place."""
    room, person = await known(house, request, match)
    return await house.hints.ask(room, person, language_of(request), house.settings.limited)


@post("/api/tables/{match:str}/report", status_code=200)
async def report(house: InHouse, request: Asked, match: Id, data: JSONBody[Report]) -> dict[str, str]:
    """Reports somebody at the table to who hosts the server."""
    room, person = await known(house, request, match)
    if not house.reports.take(person.token):
        raise RateLimited("error-many-reports")
    await keep_report(house.store, room, person, data)
    return {}


HELP = (hint, report)
