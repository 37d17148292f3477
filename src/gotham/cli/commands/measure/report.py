"""`gotham report`: the balance of a game, from many matches of one bot against itself."""

import contextlib
import shlex
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich.progress import Progress, TaskID

from ....arena import Archive, default_path, processes
from ....balance import Records, Survey, answers, measure, survey
from ....balance.random_play import play_at_random, refuse_bots, spread
from ....batch import Totals
from ....i18n.catalogue import Words
from ....match.game import Game
from ....match.game import game as find_game
from ...files import FONTS
from ...options import PRESET, complete_game, complete_language, language_of
from ...output.columns import row, title
from ...output.progress import print_status, progress_bar
from ...program import INTERRUPTED

MATCHES = "400"


def report(
    game: Annotated[str, typer.Argument(autocompletion=complete_game, help="The game.")],
    output: Annotated[Path | None, typer.Option("--output", "-o", help="The page to write; default: GAME.html")] = None,
    bots: Annotated[str | None, typer.Option(help="The bot at every seat; default: the game's choice.")] = None,
    matches: Annotated[
        str, typer.Option(help="Number of matches: one number, or one per number of players, as in 900,600,300.")
    ] = MATCHES,
    variants: Annotated[
        str | None, typer.Option(help="Number of matches with each other value of an option; default: a quarter.")
    ] = None,
    preset: PRESET = None,
    seed: Annotated[str, typer.Option(help="Seed of the deals and of the bots.")] = "0",
    jobs: Annotated[int | None, typer.Option(help="Number of processes; default: one per core.")] = None,
    results: Annotated[Path | None, typer.Option(help="The results file; a later run continues from it.")] = None,
    lang: Annotated[
        str | None, typer.Option(autocompletion=complete_language, help="Language: en, fr, nl or de.")
    ] = None,
    fresh: Annotated[bool, typer.Option("--fresh", help="Delete earlier results of the same settings.")] = False,
    device: Annotated[
        str | None, typer.Option(help="Only play at random, inside `cpu` or `cuda`, and print the value of places.")
    ] = None,
    kernels: Annotated[Path | None, typer.Option(help="Folder of compiled kernels, for --device cuda.")] = None,
) -> None:
    """Measure a game's balance and write a page: the value of places and options, length and closeness of matches.

    Finished matches are saved: the same command continues where it stopped, also with more matches.
    """
    this = find_game(game)
    words = this.words(language_of(lang))
    if device:
        refuse_bots(bots)
        for totals in play_at_random(this, matches, seed, preset, device, kernels):
            _show(totals, words)
        return
    asked, workers = survey(this, bots, matches, variants, seed, preset), processes(jobs)
    path = output or Path(f"{this.name}.html")
    with Archive(results or default_path()) as archive:
        kept = [Records(archive, sample, fresh) for sample in asked.samples]
        try:
            _play(this, kept, workers, words)
        except KeyboardInterrupt:
            _stop(asked, kept, path, results, words)
    _write(path, asked, kept, this, words)
    print_status(words("arena-report", file=str(path)))
    print_status(words("arena-reproduce", command=asked.command))
    print_status(words("arena-kept", file=str(archive.path)))


def _show(totals: Totals, words: Words) -> None:
    """Print what random matches add up to."""
    title(words("balance-count", count=totals.players))
    row(words("report-matches"), totals.matches, "")
    for place in range(totals.players):
        won, points = spread(totals.share(place), 100), spread(totals.result(place))
        shown = f"{words('balance-of', of='matches')} {won} %; {words('balance-points-of', of='matches')} {points}"
        typer.echo(f"  {words('balance-place')} {place + 1}: {shown}")
    row(words("balance-actions"), totals.decisions / totals.matches, "")
    row(words("balance-ties"), totals.ties, "")
    row(words("balance-nobody"), totals.nobody, "")


def _play(game: Game, kept: list[Records], jobs: int, words: Words) -> None:
    """Play the missing matches and save each at once."""
    with progress_bar(words) as progress:
        total = sum(records.sample.matches for records in kept)
        missing = sum(len(records.missing) for records in kept)
        task = progress.add_task(words("arena-starting"), total=total, completed=total - missing)
        for records in kept:
            if records.missing:
                _play_sample(game, records, jobs, progress, task, words)


def _play_sample(game: Game, records: Records, jobs: int, progress: Progress, task: TaskID, words: Words) -> None:
    sample = records.sample
    option = f"{sample.option}={sample.value}" if sample.option else words("balance-option-none")
    description = f"{words('balance-count', count=sample.players)}, {option}"
    with contextlib.closing(measure(game, sample.schedule, records.missing, jobs)) as playing:
        for number, record in playing:
            records.add(number, record)
            progress.update(task, advance=1, description=description)


def _write(path: Path, asked: Survey, kept: list[Records], game: Game, words: Words) -> None:
    """Write the page and print its answers."""
    from ....balance.page import usual_of, write_page

    tables = [(records.sample, records.measured) for records in kept]
    write_page(path, asked, tables, game, words, FONTS)
    for sentence in answers(usual_of(tables), words):
        typer.echo(sentence)


def _stop(asked: Survey, kept: list[Records], path: Path, results: Path | None, words: Words) -> NoReturn:
    files = ["-o", str(path), *(["--results", str(results)] if results else [])]
    command = f"{asked.command} {shlex.join(files)}"
    done, total = sum(len(records.measured) for records in kept), sum(sample.matches for sample in asked.samples)
    print_status(words("arena-stopped", done=done, matches=total, command=command))
    raise typer.Exit(INTERRUPTED)
