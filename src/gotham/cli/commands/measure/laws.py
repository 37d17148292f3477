"""`gotham laws`: checks that a game keeps the ten laws."""

from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from .... import laws as law_book
from ....engine import default_mode
from ....i18n.errors import GothamError
from ....match.game import game as find_game
from ....match.game import seed_text
from ...options import complete_game

MOST = 10**9  # of anything that is counted; what compiled rules are given must fit in a word


def laws(
    game: Annotated[
        str, typer.Argument(autocompletion=complete_game, help="The game; your own too once it is installed.")
    ],
    matches: Annotated[int, typer.Option(help="Matches with compiled rules.", min=1, max=MOST)] = 200,
    checked: Annotated[int, typer.Option(help="Matches with bounds-checked rules.", min=0, max=MOST)] = 20,
    every: Annotated[int, typer.Option(help="Check every n-th decision.", min=1, max=MOST)] = 1,
    seed: Annotated[str, typer.Option(help="Seed of the matches.")] = "laws",
) -> None:
    """Play lively matches and check the ten laws at every decision, for every viewer."""
    plain, seed = find_game(game).in_mode("plain"), seed_text(seed)
    plain.check_hooks()
    runs = [("plain", len(plain.rules.PLAYERS), 20 * every)]
    if default_mode() != "plain":
        runs = [("compiled", matches, every), ("checked", checked, every), *runs]
    total, console = law_book.LawReport(), Console(stderr=True)
    with Progress(console=console, disable=not console.is_terminal) as progress:
        for mode, count, step in (run for run in runs if run[1]):
            task = progress.add_task(mode, total=count)
            advance = lambda task=task: progress.advance(task)  # noqa: E731 - rich wants a call without arguments
            total += law_book.check(find_game(game, mode), count, step, seed, advance)
    if default_mode() != "plain":
        total += law_book.compare(find_game(game, "compiled"), [plain], seed=seed)
    show(total)


def show(report: law_book.LawReport) -> None:
    """Print the cases of every law; a law without cases fails."""
    typer.echo(f"{report.matches:,} matches, {report.decisions:,} decisions")
    for law, text in law_book.book():
        typer.echo(f"{law:>3}  {report.cases[law]:>12,} cases  {text}")
    typer.echo(f"     {report.unnoticed:>12,} of them (law 8) went unnoticed by a viewer")
    for name, count in report.counts.items():
        typer.echo(f"     {count:>12,} {name}")
    if report.unmet == [7] and default_mode() == "plain":
        typer.echo("Law 7 was not held: rules are interpreted here. All other laws hold.")
        return
    if report.unmet:
        raise GothamError("error-unmet", laws=", ".join(map(str, report.unmet)))
    typer.echo("All laws hold.")
