"""`gotham arena --device`: the bots random and greedy, played inside a CPU or a GPU."""

from collections.abc import Mapping
from pathlib import Path

from ....arena import Tournament, plan
from ....i18n.catalogue import Words
from ....i18n.errors import Invalid
from ....match.game import Game
from ...output.progress import print_status
from ...output.tables import show_summary

BOTS = "greedy,random"


def show_baselines(
    game: Game,
    bots: str | None,
    players: int | None,
    options: Mapping[str, str],
    seed: str,
    matches: int,
    device: str,
    kernels: Path | None,
    as_json: bool,
    words: Words,
) -> None:
    """Play a tournament inside a device and print its figures."""
    from ....arena.device.columns import summary_of
    from ....arena.device.matches import play_on_device

    names = [name.strip() for name in (bots or BOTS).split(",")]
    schedule = plan(game, names, players, options, seed)
    tournament = Tournament(tuple(names), (schedule,), schedule.blocks(matches), device=device)
    results = play_on_device(game, schedule, tournament.blocks, device, kernels)
    show_summary(tournament, summary_of(schedule, results), as_json, words)
    if not as_json:
        print_status(words("arena-reproduce", command=tournament.command))


def refuse(others: Mapping[str, object]) -> None:
    """Refuse options that do not go with --device."""
    for name, value in others.items():
        if value:
            raise Invalid("error-arena-device", option=name)
