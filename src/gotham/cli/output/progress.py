"""Play the blocks of a tournament with a progress bar."""

import contextlib
from collections.abc import Callable, Generator, Sequence

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

from ...arena import Outcome, Results, Schedule, SequentialTest, Tournament, Transcripts
from ...arena.block import Block
from ...arena.sprt import duel_score
from ...i18n.catalogue import Words

Runner = Callable[[Schedule, Sequence[int]], Generator[tuple[int, Block]]]


def print_status(line: str) -> None:
    """Print a status line on stderr."""
    typer.echo(line, err=True)


def play_all(
    tournament: Tournament, kept: list[Results], runner: Runner, files: Transcripts | None, words: Words
) -> Outcome:
    """Play the missing blocks; return the outcome."""
    test = SequentialTest(tournament.hypotheses, tournament.players) if tournament.hypotheses else None
    with progress_bar(words) as progress:
        for results in kept:
            _LineUpRun(results, tournament.blocks, test, progress, words).play(runner)
    blocks = range(len(test.curve) if test else tournament.blocks)
    if files:
        files.keep(kept, blocks)
    tables = [(each.schedule, {block: each.blocks[block] for block in blocks}) for each in kept]
    return Outcome(tournament, tables, test.result if test else None)


class _LineUpRun:
    """The run of one line-up."""

    def __init__(
        self, results: Results, blocks: int, test: SequentialTest | None, progress: Progress, words: Words
    ) -> None:
        self.results, self.blocks, self.test = results, blocks, test
        self.progress, self.words, self.size = progress, words, results.schedule.players

    def play(self, runner: Runner) -> None:
        """Play the missing blocks and persist each at once."""
        left = [block for block in range(self.blocks) if block not in self.results.blocks]
        if self._decided() or not left:
            return
        total, done = self.blocks * self.size, (self.blocks - len(left)) * self.size
        task = self.progress.add_task(self.words("arena-starting"), total=total, completed=done)
        with contextlib.closing(runner(self.results.schedule, left)) as playing:
            for block, matches in playing:
                self.results.add(block, matches)
                self.progress.update(task, advance=self.size, description=self.words("arena-playing"))
                if self._decided():
                    break

    def _decided(self) -> bool:
        """Return whether the sequential test is decided; blocks count in order, whenever they finish."""
        if self.test is None:
            return False
        while not self.test.decided and (block := len(self.test.curve)) < self.blocks:
            if block not in self.results.blocks:
                break
            self.test.take(duel_score(self.results.schedule, self.results.blocks[block]))
        return self.test.decided


def progress_bar(words: Words) -> Progress:
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
