"""`gotham analyse`: chances, key moves, luck and skill of a finished match."""

from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from ....i18n.catalogue import Words
from ....i18n.errors import GothamError
from ....insight.analysis import Analysis, SerialExecutor
from ....insight.analysis import analyse as analysed
from ....insight.finished_match import SEED, Source, check, source_of
from ....insight.presentation import present
from ....match.transcript import replay
from ....parallel.batches import processes
from ....parallel.pool import terminate, worker_pool
from ...files import read_text
from ...options import complete_language, language_of
from ...program import INTERRUPTED
from ...terminal.analysis import show


def analyse(
    file: Annotated[str, typer.Argument(help="The transcript of a finished match; - reads standard input.")],
    seed: Annotated[str, typer.Option(help="Seed of the sampled hidden chance.")] = SEED,
    jobs: Annotated[int | None, typer.Option(help="Number of processes; default: one per core.")] = None,
    lang: Annotated[
        str | None, typer.Option(autocompletion=complete_language, help="Language: en, fr, nl or de.")
    ] = None,
    every: Annotated[bool, typer.Option("--all", help="Print every decision as well.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Show each player's chance over a finished match, the key moves, and what was luck."""
    language, text, many = language_of(lang), read_text(file), processes(jobs)
    table = replay(text)
    check(table)
    source, words = source_of(text, seed), table.words(language)
    found = present(source, _analysed(source, many, words), language)
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(found)).decode())
    else:
        show(found, file, words, every)


def _analysed(source: Source, jobs: int, words: Words) -> Analysis:
    """Analyse with a progress bar; Ctrl-C terminates all processes at once."""
    executor = _executor(jobs)
    with _progress() as progress:
        task = progress.add_task(words("analyse-working"), total=None)
        try:
            return analysed(source, executor, lambda done, total: progress.update(task, completed=done, total=total))
        except BrokenProcessPool as error:
            raise GothamError("error-insight-worker") from error
        except KeyboardInterrupt:
            _end(executor)
            raise typer.Exit(INTERRUPTED) from None
        finally:
            executor.shutdown(cancel_futures=True)


def _executor(jobs: int) -> Executor:
    if jobs == 1:
        return SerialExecutor()
    return worker_pool(jobs)


def _end(executor: Executor) -> None:
    if isinstance(executor, ProcessPoolExecutor):
        terminate(executor, wait=True)


def _progress() -> Progress:
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    return Progress(*columns, console=console, disable=not console.is_terminal, transient=True)
