"""Routes for help at a table: a hint from a bot, or a report to the host of the server."""

from litestar import post
from litestar.params import JSONBody

from ...i18n.errors import RateLimited
from ..admin.reports import save_report
from .dependencies import HttpRequest, Id, ServicesDep, find_member
from .schemas import Hint, Report
from .security import language_of


@post("/api/tables/{match:str}/hint", status_code=200)
async def hint(services: ServicesDep, request: HttpRequest, match: Id) -> Hint:
    """Return a hint: what a bot would do in one's place."""
    room, person = await find_member(services, request, match)
    return await services.hints.ask(room, person, language_of(request), services.settings.limited)


@post("/api/tables/{match:str}/report", status_code=200)
async def report(services: ServicesDep, request: HttpRequest, match: Id, data: JSONBody[Report]) -> dict[str, str]:
    """Report a person at the table to the host of the server."""
    room, person = await find_member(services, request, match)
    if not services.reports.take(person.token):
        raise RateLimited("error-many-reports")
    await save_report(services.store, room, person, data)
    return {}


HELP = (hint, report)
