"""Tables of lessons and puzzles, created for one request and seen by one person."""

from ...match.table import Table
from ..live.viewer import Viewer, Wants
from ..ws.protocol import Seat, TableMessage, ViewMessage
from .boards import drawn_board


def table_message(table: Table, id: str, seat: int, ended: bool = False) -> TableMessage:
    """Return the table message of such a table; `ended` where nobody acts any more."""
    return TableMessage(
        id=id,
        game=table.game.name,
        version=table.game.rules.VERSION,
        options=table.options,
        state="over" if table.over else "ended" if ended else "running",
        seats=[Seat("person" if at == seat else "bot", name, online=True) for at, name in enumerate(table.names)],
        commitment=table.commitment,
        seat=seat,
        person=True,
    )


def view_message(viewer: Viewer, language: str, describe: bool) -> ViewMessage:
    """Return the view of its one viewer, in sentences or as data for the drawn board."""
    drawn = drawn_board(viewer.table.game) is not None  # such a board draws from the view
    wants = Wants(describe=describe, board=not describe, view=drawn and not describe)
    return viewer.select(viewer.whole(language), language, [wants])[0]
