"""`gotham arena`: which bot plays better, with every deal played from every seat."""

import contextlib
import json
import shlex
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from ..arena import Figure, Results, Schedule, Summary, Transcripts, default_path, plan, processes, run, summary
from ..library import Game
from ..library import game as find_game
from ..words import Words, machine_language
from .options import INTERRUPTED, OPTION, chosen

WIDE = 200  # columns


def arena(
    game: Annotated[str, typer.Argument(help="a game")],
    bots: Annotated[str, typer.Option(help="the bots, as A,B; repeated until every seat has one")],
    matches: Annotated[int, typer.Option(help="how many matches, rounded up to whole blocks")] = 100,
    seed: Annotated[str, typer.Option(help="decides the deals and the chance of the bots")] = "0",
    players: Annotated[int | None, typer.Option(help="how many seats; as many as bots unless given")] = None,
    option: OPTION = None,
    jobs: Annotated[int | None, typer.Option(help="how many processes; one for each core unless given")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="print figures for programs")] = False,
    results: Annotated[Path | None, typer.Option(help="the file that keeps the results and goes on from them")] = None,
    transcripts: Annotated[Path | None, typer.Option(help="a folder for the matches as files")] = None,
    fresh: Annotated[bool, typer.Option("--fresh", help="forget earlier results of the same settings")] = False,
) -> None:
    """Let bots play each other: the same deals, every seat in turn, figures with 95 % intervals.

    Finished blocks are kept: the same command again goes on where it stopped, also with more matches.
    """
    this, words = find_game(game), Words(machine_language())
    names = [name.strip() for name in bots.split(",")]
    schedule = plan(this, names, players, chosen(option), seed)
    workers, blocks = processes(jobs), _blocks(schedule, matches, words)
    files = Transcripts(transcripts, schedule) if transcripts else None
    with Results(results or default_path(schedule), schedule, fresh) as kept:
        try:
            _play(this, kept, files, blocks, workers, words)
        except KeyboardInterrupt:
            _stop(kept, blocks, words, _again(schedule, blocks, results, transcripts))
    _report(kept, blocks, as_json, words)
    if files:
        _tell(words("arena-replay", command=files.command))


def _blocks(schedule: Schedule, matches: int, words: Words) -> int:
    blocks, size = schedule.blocks(matches), schedule.players
    if matches != blocks * size:
        _tell(words("arena-rounded", asked=matches, matches=blocks * size, block=size))
    return blocks


def _tell(line: str) -> None:
    """Says something to the person, apart from the results."""
    typer.echo(line, err=True)


# ------------------------------------------------------------------------------------------------ playing


def _play(game: Game, kept: Results, files: Transcripts | None, blocks: int, jobs: int, words: Words) -> None:
    """Plays the blocks that are missing and keeps each at once."""
    left = [block for block in range(blocks) if block not in kept.blocks or (files and not files.has(block))]
    size = kept.schedule.players
    playing = run(game, kept.schedule, left, jobs, transcripts=files is not None)
    with _progress(words) as progress, contextlib.closing(playing):
        task = progress.add_task(words("arena-starting"), total=blocks * size, completed=(blocks - len(left)) * size)
        for block, matches in playing:
            if files:
                files.add(block, matches)
            kept.add(block, matches)
            progress.update(task, advance=size, description=words("arena-playing"))


def _progress(words: Words) -> Progress:
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), _Rate(words), TimeRemainingColumn())
    return Progress(*columns, console=console, disable=not console.is_terminal, transient=True)


class _Rate(ProgressColumn):
    """Matches a second."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words

    def render(self, task: Task) -> Text:
        return Text(self.words("arena-rate", rate=f"{task.speed:,.1f}") if task.speed else "")


def _stop(kept: Results, blocks: int, words: Words, command: str) -> NoReturn:
    size = kept.schedule.players
    done = sum(block < blocks for block in kept.blocks) * size
    _tell(words("arena-stopped", done=done, matches=blocks * size, command=command))
    raise typer.Exit(INTERRUPTED)


# ------------------------------------------------------------------------------------------------ telling


def _report(kept: Results, blocks: int, as_json: bool, words: Words) -> None:
    schedule, command = kept.schedule, _command(kept.schedule, blocks)
    figures = summary(schedule, {block: kept.blocks[block] for block in range(blocks)})
    if as_json:
        typer.echo(json.dumps({"settings": schedule.settings, **figures.json(), "command": command}, indent=2))
        return
    _show(schedule, figures, words)
    _tell(words("arena-reproduce", command=command))
    _tell(words("arena-kept", file=str(kept.path)))


def _command(schedule: Schedule, blocks: int) -> str:
    """What plays the same matches again, anywhere."""
    words = ["gotham", "arena", schedule.game, "--bots", ",".join(schedule.bots)]
    words += ["--matches", str(blocks * schedule.players), "--seed", schedule.seed]
    for name, value in schedule.options.items():
        words += ["--option", f"{name}={value}"]
    return shlex.join(words)


def _again(schedule: Schedule, blocks: int, results: Path | None, transcripts: Path | None) -> str:
    """What goes on with a run that was stopped."""
    words = ["--results", str(results)] if results else []
    words += ["--transcripts", str(transcripts)] if transcripts else []
    return " ".join([_command(schedule, blocks), *map(shlex.quote, words)])


def _show(schedule: Schedule, figures: Summary, words: Words) -> None:
    console = Console(width=WIDE, markup=False, emoji=False, highlight=False)  # a narrow terminal wraps, nothing is cut
    options = ", ".join(f"{name}={value}" for name, value in schedule.options.items())
    about = {"game": schedule.game, "players": schedule.players, "options": options or "-", "seed": schedule.seed}
    console.print(words("arena-title", **about), style="bold")
    played = {"matches": figures.matches, "blocks": figures.blocks, "length": f"{figures.length:.1f}"}
    console.print(words("arena-played", fair=_percent(figures.fair_share), **played))
    for table in (_bots(figures, words), _seats(figures, words)):
        console.print("", table, sep="\n")


def _bots(figures: Summary, words: Words) -> Table:
    table = _table(words, "arena-bot", "arena-share", "arena-return", "arena-margin")
    for each in figures.bots:
        table.add_row(each.bot, _share(each.win_share), _number(each.returns), _number(each.margin))
    return table


def _seats(figures: Summary, words: Words) -> Table:
    table = _table(words, "arena-seat", "arena-share")
    for each in figures.seats:
        table.add_row(str(each.seat), _share(each.win_share))
    return table


def _table(words: Words, *columns: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for place, column in enumerate(columns):
        table.add_column(words(column), justify="right" if place else "left", no_wrap=True)
    return table


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _share(figure: Figure) -> str:
    low, high = figure.low or 0.0, 1.0 if figure.high is None else figure.high
    return f"{_percent(figure.mean)} [{100 * low:5.1f}, {100 * high:5.1f}]"


def _number(figure: Figure) -> str:
    low, high = ("?" if value is None else _short(value) for value in (figure.low, figure.high))
    return f"{_short(figure.mean)} [{low}, {high}]"


def _short(value: float) -> str:
    return f"{value:,.{1 if abs(value) < 1000 else 0}f}"
