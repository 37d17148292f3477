"""Results of the arena as tables or JSON."""

import json
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

import typer
from rich.console import Console
from rich.table import Table

from ...arena import Outcome, SprtResult, Summary, Tournament, cross_table, ratings, summary
from ...arena.report.figures import number, percent, share, verdict_line
from ...arena.sprt import BOUND, ERROR
from ...i18n.catalogue import Words

WIDE = 200  # columns


def show(outcome: Outcome, as_json: bool, words: Words) -> None:
    """Print the figures."""
    if as_json:
        typer.echo(json.dumps(_figures(outcome), indent=2))
        return
    console = _console()
    console.print(_title(outcome.tournament, words), style="bold")
    for part in _cross_parts(outcome, words) if outcome.tournament.cross else _parts(outcome, words):
        console.print(part)


def show_summary(tournament: Tournament, figures: Summary, as_json: bool, words: Words) -> None:
    """Print the figures of one line-up without its matches."""
    if as_json:
        found = {"settings": tournament.schedules[0].settings, **figures.json(), "command": tournament.command}
        typer.echo(json.dumps(found, indent=2))
        return
    console = _console()
    console.print(_title(tournament, words), style="bold")
    for part in (_played(figures, words), "", _bots(figures, words), "", _seats(figures, words)):
        console.print(part)


def _console() -> Console:
    return Console(width=WIDE, markup=False, emoji=False, highlight=False)  # a narrow terminal wraps, nothing is cut


def _title(tournament: Tournament, words: Words) -> str:
    first = tournament.schedules[0]
    options = ", ".join(f"{name}={value}" for name, value in first.options.items())
    return words("arena-title", game=first.game, players=first.players, options=options or "-", seed=first.seed)


# ---------------------------------------------------------------------------------------------- for programs


def _figures(outcome: Outcome) -> dict[str, Any]:
    tournament, command = outcome.tournament, {"command": outcome.tournament.command}
    if tournament.cross:
        return _cross_figures(outcome) | command
    ((schedule, blocks),) = outcome.tables
    found = {"settings": schedule.settings, **summary(schedule, blocks).json()}
    if outcome.sprt:
        found["sprt"] = _test_figures(outcome.sprt)
    return found | command


def _cross_figures(outcome: Outcome) -> dict[str, Any]:
    return {
        "settings": [schedule.settings for schedule, _ in outcome.tables],
        "blocks": outcome.tournament.blocks,
        "matches": sum(len(blocks) * schedule.players for schedule, blocks in outcome.tables),
        "cross": [cell._asdict() | {"share": asdict(cell.share)} for cell in cross_table(outcome.tables)],
        "ratings": [{"bot": each.bot, "skill": asdict(each.skill)} for each in ratings(outcome.tables)],
    }


def _test_figures(result: SprtResult) -> dict[str, Any]:
    hypotheses = {"low": result.hypotheses.low, "high": result.hypotheses.high, "error": ERROR}
    return hypotheses | {"llr": result.ratio, "bound": BOUND, "decision": result.decision, "blocks": len(result.curve)}


# ------------------------------------------------------------------------------------------------ for people


def _parts(outcome: Outcome, words: Words) -> Iterator[str | Table]:
    ((schedule, blocks),) = outcome.tables
    figures = summary(schedule, blocks)
    yield _played(figures, words)
    if outcome.sprt:
        yield verdict_line(schedule.bots[0], outcome.sprt, words)
    yield from ("", _bots(figures, words), "", _seats(figures, words))


def _played(figures: Summary, words: Words) -> str:
    played = {"matches": figures.matches, "blocks": figures.blocks, "length": f"{figures.length:.1f}"}
    return words("arena-played", fair=percent(figures.fair_share), **played)


def _cross_parts(outcome: Outcome, words: Words) -> Iterator[str | Table]:
    tournament = outcome.tournament
    matches = sum(len(blocks) * schedule.players for schedule, blocks in outcome.tables)
    yield words("arena-crossed", tables=len(outcome.tables), blocks=tournament.blocks, matches=matches)
    yield from ("", _ratings(outcome, words), "", _cross(outcome, words))


def _bots(figures: Summary, words: Words) -> Table:
    blocks = ["arena-blocks-won"] if figures.bots[0].blocks_won else []
    table = _table(words, "arena-bot", "arena-share", *blocks, "arena-return", "arena-margin")
    for each in figures.bots:
        won = [share(each.blocks_won)] if each.blocks_won else []
        table.add_row(each.bot, share(each.win_share), *won, number(each.returns), number(each.margin))
    return table


def _seats(figures: Summary, words: Words) -> Table:
    table = _table(words, "arena-seat", "arena-share")
    for each in figures.seats:
        table.add_row(str(each.seat), share(each.win_share))
    return table


def _ratings(outcome: Outcome, words: Words) -> Table:
    table = _table(words, "arena-bot", "arena-rating")
    for each in ratings(outcome.tables):
        table.add_row(each.bot, number(each.skill))
    return table


def _cross(outcome: Outcome, words: Words) -> Table:
    """A row for each bot: its share of the blocks against the others."""
    cells = {(cell.bot, cell.other): share(cell.share) for cell in cross_table(outcome.tables)}
    table = _table(words, "arena-against")
    for bot in outcome.tournament.bots:
        table.add_column(bot, justify="right", no_wrap=True)
    for bot in outcome.tournament.bots:
        table.add_row(bot, *(cells.get((bot, other), "-") for other in outcome.tournament.bots))
    return table


def _table(words: Words, *columns: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for place, column in enumerate(columns):
        table.add_column(words(column), justify="right" if place else "left", no_wrap=True)
    return table
