"""`gotham perft`: counts sequences of legal actions, to compare implementations of rules."""

import time
from typing import Annotated, Any

import numpy as np
import typer

from ....engine import key_of
from ....match.game import Game, seed_text
from ....match.game import game as find_game
from ....match.view import marked, seats_of
from ...options import OPTION, complete_game, parse_options
from ...output.columns import row, title


def perft(
    game: Annotated[str, typer.Argument(autocompletion=complete_game, help="The game.")],
    depth: Annotated[int, typer.Option(help="Depth in decisions.", min=0)] = 4,
    players: Annotated[int | None, typer.Option(help="Number of players.")] = None,
    seed: Annotated[str, typer.Option(help="Seed of the deal.")] = "1",
    option: OPTION = None,
) -> None:
    """Count the sequences of legal actions from the start of a match, by depth."""
    this = find_game(game)
    count = this.check_players(min(this.rules.PLAYERS) if players is None else players)
    rows = this.start(count, this.check_options(parse_options(option)), key_of(seed_text(seed)))
    title(f"{game}, {count} players, seed {seed}")
    for level in range(depth + 1):
        start = time.perf_counter()
        row(f"depth {level}", sequences(this, rows, level), f"sequences  ({time.perf_counter() - start:.2f} s)")


def sequences(game: Game, rows: Any, depth: int) -> int:
    """Count the sequences of `depth` legal actions; ended matches count as one."""
    seats = seats_of(game.status(rows)[0])
    if depth == 0 or not seats:
        return 1
    total = 0
    mask = np.zeros(game.rules.ACTIONS.count, np.bool_)
    for seat in seats:
        game.options_of(rows, seat, mask)
        if depth == 1:
            total += int(mask.sum())
            continue
        for action in marked(mask):
            after = rows.copy()
            game.step(after, seat, action)
            total += sequences(game, after, depth - 1)
    return total
