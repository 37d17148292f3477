"""The laws of texts: every written text reads back unchanged."""

from collections.abc import Callable

from ..i18n.catalogue import LANGUAGES
from ..i18n.errors import GothamError
from ..match.game import Game
from ..match.table import Table
from ..match.transcript import read_record, replay
from .report import LawBroken, LawReport


def expect(
    truth: bool, law: int, table: Table | Game, report: LawReport, find: Callable[[], GothamError] | None = None
) -> None:
    """Count a case; a violation is reported with its match and the diagnosis of `find`."""
    report.add(law)
    if not truth:
        seed, decision = (table.seed, len(table.log)) if isinstance(table, Table) else ("-", 0)
        what = find() if find else GothamError("law-text" if law in (4, 6) else "law-otherwise")
        raise LawBroken("error-law", law=str(law), seed=seed, decision=str(decision), what=what)


def check_notation(game: Game, report: LawReport) -> None:
    """Law 6: every action has a text of its own that reads back."""
    expect(len(set(game.notation)) == game.rules.ACTIONS.count, 6, game, report)
    for number, text in enumerate(game.notation):
        expect(game.read(text) == number, 6, game, report)


def check_texts(table: Table, moves: list[tuple[int, int]], report: LawReport) -> None:
    """Laws 4 and 6 and the log of law 8, on one match."""
    for count, (seat, action) in enumerate(moves):
        if count % 40 == 20:
            check_scenes(table, report)
        table.act(seat, action)
    check_scenes(table, report)
    expect(replay(table.save(), game=table.game).digest == table.digest, 4, table, report)
    for viewer in table.game.viewers(table.players):
        check_record(table, viewer, report)


def check_scenes(table: Table, report: LawReport) -> None:
    """A scene reads back as the same position; a view's scene is completed to one that looks the same."""
    expect(table.game.scene(table.scene()).scene() == table.scene(), 6, table, report)
    for viewer in table.game.viewers(table.players):
        view = table.view(viewer)
        expect(table.game.scene(view.scene()).view(viewer) == view, 6, table, report)


def check_record(table: Table, viewer: int, report: LawReport) -> None:
    """A record rebuilds the viewer's views; everything they noticed has a log line in every language."""
    _, views, entries, _ = read_record(table.record(viewer), table.game)
    events = list(table.events(viewer))
    expect(views == [table.first_view(viewer), *(event.after for event in events)], 6, table, report)
    expect(len(events) == len(entries), 6, table, report)
    for event, language in zip(events, LANGUAGES * len(events), strict=False):
        expect(any(table.tell(event, table.game.words(language))), 8, table, report)
