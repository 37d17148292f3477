"""`gotham deals`: how well a bot trades in Chinatown, in reproducible figures."""

from collections.abc import Callable
from typing import Annotated, TypeVar

import typer
from rich.console import Console
from rich.progress import track

from ....arena import Figure, processes
from ....cli.options import OPTION, parse_options
from ..rules.material import ROUNDS
from . import adversary as attacks
from . import cycles as circles
from . import surplus as surpluses
from .samples import Setting, setting, spread

MOST = 10**6
FAULTY = 2  # the exit code of a failed measurement
T = TypeVar("T")

app = typer.Typer(help="Deals of bots in Chinatown: what they gain, and what they give away.", no_args_is_help=True)
BOT = Annotated[str, typer.Option(help="the bot that is measured")]
PLAYERS = Annotated[int, typer.Option(help="how many seats")]
DEALS = Annotated[int, typer.Option(help="how many deals", min=3, max=MOST)]
SEED = Annotated[str, typer.Option(help="decides the deals and the chance of the bots")]
JOBS = Annotated[int | None, typer.Option(help="how many processes; one for each core unless given")]


@app.command()
def surplus(
    bot: BOT = "master",
    players: PLAYERS = 4,
    deals: DEALS = 30,
    seed: SEED = "0",
    option: OPTION = None,
    jobs: JOBS = None,
) -> None:
    """Play a bot against itself: what share of the income that trading could bring does it bring?"""
    this = setting(bot, players, parse_options(option), seed)
    matches = _all(surpluses.measure, this, deals, jobs)
    _title(this, f"{deals} deals; income of a round in thousands, means over deals")
    _line("round", "each alone", "after trading", "all together", "share of the surplus")
    for round_ in range(ROUNDS):
        means = (sum(match[round_][column] for match in matches) / deals for column in range(3))
        _line(str(round_ + 1), *(f"{mean:.1f}" for mean in means), _share(surpluses.share(matches, [round_])))
    _line("all", "", "", "", _share(surpluses.share(matches)))
    _line("by rounds to come", "", "", "", _share(surpluses.share(matches, by_rounds=True)))


@app.command()
def adversary(
    bot: BOT = "master",
    players: PLAYERS = 4,
    deals: DEALS = 30,
    seed: SEED = "0",
    option: OPTION = None,
    jobs: JOBS = None,
) -> None:
    """Let a seat that knows when the bot says yes have the last word: what share of a gain of two does it get?"""
    this = setting(bot, players, parse_options(option), seed, asked=True)
    matches = _all(attacks.measure, this, deals, jobs)
    _title(this, f"{deals} deals, {sum(map(len, matches))} positions in which two could gain; share of the adversary")
    _line("by the bot's own values, on average", _share(attacks.mean_share(matches)))
    _line("where it got anything", _share(attacks.share_taken(matches)))
    _line("of all gains together", _share(attacks.whole_share(matches)))
    _line("of income in the last round", _share(attacks.last_share(matches)))


@app.command()
def cycles(
    bot: BOT = "master",
    players: PLAYERS = 4,
    count: Annotated[int, typer.Option("--cycles", help="how many cycles of offers", min=1, max=MOST)] = 10_000,
    seed: SEED = "0",
    option: OPTION = None,
    jobs: JOBS = None,
) -> None:
    """Offer a bot deals that lead in circles; exit code 2 where one lowered what it takes itself to be worth."""
    this = setting(bot, players, parse_options(option), seed, asked=True)
    parts = _all(circles.measure, this, -(-count // circles.AT_A_TIME), jobs)
    found = sum(parts, circles.CycleCounts())
    _title(this, f"{found.cycles:,} cycles in {len(parts)} deals")
    _line("offers", f"{found.offers:,}")
    _line("accepted", f"{found.accepted:,}")
    _line("that gave all back what they had", f"{found.returns:,}")
    _line("that lowered its value", f"{found.lowered:,}")
    _line("that cost it money on the way back", f"{found.lost:,}")
    if not found.is_sound:
        raise typer.Exit(FAULTY)


def _all(work: Callable[[Setting, int], T], this: Setting, count: int, jobs: int | None) -> list[T]:
    """Do the work of so many deals, and show the progress."""
    console = Console(stderr=True)
    results = spread(work, this, range(count), processes(jobs))
    return list(track(results, "", count, console=console, transient=True, disable=not console.is_terminal))


def _title(this: Setting, what: str) -> None:
    options = " ".join(f"{name}={value}" for name, value in this.options.items())
    typer.echo(f"{this.bot}, {this.players} players, {options}, {what}")


def _line(name: str, *cells: str) -> None:
    typer.echo(f"  {name:<38}" + "".join(f"{cell:>24}" for cell in cells))


def _share(found: Figure) -> str:
    low, high = ("?" if value is None else f"{value:.1%}" for value in (found.low, found.high))
    return f"{found.mean:.1%} [{low}, {high}]"
