"""`gotham pairs`: the same deals, once with one bot on every seat and once with another."""

import json
from dataclasses import asdict
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from ....arena import processes
from ....arena.paired_comparison import Comparison, Pair, compare, median_seconds, plan_pairs, play_pairs
from ....arena.statistics import Figure
from ....match.game import game as find_game
from ...options import OPTION, complete_game, parse_options

MOST = 10**6


def pairs(
    game: Annotated[str, typer.Argument(autocompletion=complete_game, help="The game.")],
    bot: Annotated[str, typer.Option(help="The bot at every seat of the first table.")],
    against: Annotated[str, typer.Option(help="The bot at every seat of the second table.")],
    players: Annotated[int | None, typer.Option(help="Number of seats; default: the fewest possible.")] = None,
    deals: Annotated[int, typer.Option(help="Number of deals.", min=1, max=MOST)] = 100,
    seed: Annotated[str, typer.Option(help="Seed of the deals and of the bots.")] = "0",
    option: OPTION = None,
    jobs: Annotated[int | None, typer.Option(help="Number of processes; default: one per core.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Play the same deals with one bot at every seat, then with another, and compare; 95 % intervals."""
    this = find_game(game)
    seats = min(this.rules.PLAYERS) if players is None else players
    pairing = plan_pairs(this, (bot, against), seats, parse_options(option), seed)
    console, played = Console(stderr=True), list[Pair]()
    with Progress(console=console, disable=not console.is_terminal, transient=True) as progress:
        task = progress.add_task("", total=deals)
        for pair in play_pairs(this, pairing, deals, processes(jobs)):
            played.append(pair)
            progress.advance(task)
    figures = compare(played)
    if as_json:
        typer.echo(json.dumps({"pairing": asdict(pairing), "deals": deals, "figures": [asdict(f) for f in figures]}))
        return
    typer.echo(f"{this.name}, {seats} players, {deals} deals at two tables; means with 95 % intervals")
    _row("", bot, against, "ratio")
    for each in figures:
        _row(each.name, *_cells(each))
    _row("seconds a match, median", *(f"{median_seconds(played, table):.2f}" for table in range(2)), "")


def _cells(each: Comparison) -> tuple[str, str, str]:
    return _number(each.first), _number(each.second), _number(each.ratio, 3)


def _row(name: str, *cells: str) -> None:
    typer.echo(f"  {name:<36}" + "".join(f"{cell:>34}" for cell in cells))


def _number(found: Figure, digits: int = 1) -> str:
    if found.mean != found.mean:  # no number: nothing to divide by
        return "-"
    low, high = ("?" if value is None else f"{value:,.{digits}f}" for value in (found.low, found.high))
    return f"{found.mean:,.{digits}f} [{low}, {high}]"
