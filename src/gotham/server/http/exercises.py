"""Tables to which nobody else can come: those of lessons and puzzles, which are made for one question."""

from ...match.table import Table
from ..live.viewer import Viewer, Wants
from ..ws.protocol import Seat, TableMessage, ViewMessage
from .boards import drawn_board


def table_message(table: Table, id: str, seat: int, ended: bool = False) -> TableMessage:
    """What a client is told of such a table; where it has ended, nobody acts any more."""
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
    """What its one viewer sees: in sentences, or for a drawn board."""
    drawn = drawn_board(viewer.table.game) is not None  # such a board draws from the view
    wants = Wants(describe=describe, board=not describe, view=drawn and not describe)
    return viewer.select(viewer.whole(language), language, [wants])[0]
