"""`gotham arena`: which bot plays better, with every deal played from every seat."""

import functools
import shlex
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from ....arena import (
    Archive,
    Outcome,
    OutsideSeats,
    Results,
    Tournament,
    Transcripts,
    default_path,
    parse_hypotheses,
    parse_seats,
    plan,
    plan_cross,
    processes,
    run,
)
from ....i18n.catalogue import Words, machine_language
from ....i18n.errors import Invalid
from ....match.game import Game
from ....match.game import game as find_game
from ...files import FONTS
from ...options import OPTION, PRESET, complete_game, parse_options
from ...output.progress import Runner, play_all, print_status
from ...output.tables import show
from ...program import INTERRUPTED
from .baselines import refuse, show_baselines

MATCHES = 100
AT_MOST = 20_000  # matches of a sequential test


def arena(
    game: Annotated[str, typer.Argument(autocompletion=complete_game, help="The game.")],
    bots: Annotated[
        str | None,
        typer.Option(help="The bots, as A,B; repeated until every seat has one. With --device: greedy,random."),
    ] = None,
    matches: Annotated[
        int | None,
        typer.Option(help="Number of matches, rounded up to whole blocks; default: 100, with --sprt at most 20000."),
    ] = None,
    seed: Annotated[str, typer.Option(help="Seed of the deals and of the bots.")] = "0",
    players: Annotated[int | None, typer.Option(help="Number of seats; default: one per bot.")] = None,
    option: OPTION = None,
    preset: PRESET = None,
    cross: Annotated[bool, typer.Option("--cross", help="Play every bot against every other; print ratings.")] = False,
    sprt: Annotated[
        str | None, typer.Option(help="Play until a sequential test decides between two values of normalised Elo: 0,10")
    ] = None,
    jobs: Annotated[int | None, typer.Option(help="Number of processes; default: one per core.")] = None,
    cluster: Annotated[
        str | None, typer.Option(help="Play on the Ray cluster at this address; local starts one here.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    results: Annotated[Path | None, typer.Option(help="The results file; a later run continues from it.")] = None,
    transcripts: Annotated[Path | None, typer.Option(help="Write every match to a file in this folder.")] = None,
    seat: Annotated[
        list[str] | None,
        typer.Option(
            help="An outside program for a name in --bots: NAME=http://…, NAME=mcp+http://… or NAME=mcp:COMMAND"
        ),
    ] = None,
    timeout: Annotated[float, typer.Option(help="Seconds for each answer of an outside program.", min=0.01)] = 60.0,
    report: Annotated[Path | None, typer.Option(help="Write a page with charts: FILE.html")] = None,
    fresh: Annotated[bool, typer.Option("--fresh", help="Delete earlier results of the same settings.")] = False,
    device: Annotated[
        str | None, typer.Option(help="Play the bots random and greedy inside `cpu` or `cuda`, on deals of its own.")
    ] = None,
    kernels: Annotated[Path | None, typer.Option(help="Folder of compiled kernels, for --device cuda.")] = None,
) -> None:
    """Play bots against each other: the same deals, every seat in turn, 95 % intervals.

    Finished blocks are saved: the same command continues where it stopped, also with more matches.
    """
    this, words = find_game(game), Words(machine_language())
    if device is not None:
        where: dict[str, object] = {"--jobs": jobs, "--cluster": cluster, "--seat": seat}
        saved: dict[str, object] = {"--results": results, "--transcripts": transcripts, "--fresh": fresh}
        refuse({"--cross": cross, "--sprt": sprt, "--report": report, **where, **saved})
        chosen = this.check_options(parse_options(option), preset)
        show_baselines(this, bots, players, chosen, seed, matches or MATCHES, device, kernels, as_json, words)
        return
    names = [name.strip() for name in bots.split(",")] if bots else []
    addresses = parse_seats(seat or [], this, names)
    asked = matches if matches is not None else AT_MOST if sprt else MATCHES
    tournament = _tournament(
        this, names, players, this.check_options(parse_options(option), preset), seed, cross, sprt, asked, [*addresses]
    )
    outside = OutsideSeats(addresses, timeout) if addresses else None
    if outside is not None and cluster is not None:
        raise Invalid("error-outside-cluster")
    runner = _runner(this, jobs, cluster, outside)
    if asked != tournament.blocks * tournament.players:
        rounded = tournament.blocks * tournament.players
        print_status(words("arena-rounded", asked=asked, matches=rounded, block=tournament.players))
    files = Transcripts(transcripts) if transcripts else None
    with Archive(results or default_path()) as archive:
        kept = [Results(archive, schedule, fresh) for schedule in tournament.schedules]
        try:
            outcome = play_all(tournament, kept, runner, files, words)
        except KeyboardInterrupt:
            _stop(tournament, kept, words, _again(tournament, results, transcripts, report))
        finally:
            if outside is not None:
                outside.close()
    show(outcome, as_json, words)
    for name, counts in ({} if outside is None else outside.counts).items():
        print_status(words("arena-outside", name=name, counts=str(counts)))
    if report:
        _write(report, outcome, this, results, words)
    if not as_json and outside is None:
        print_status(words("arena-reproduce", command=tournament.command))
    if not as_json:
        print_status(words("arena-kept", file=str(archive.path)))
    if files:
        print_status(words("arena-replay", command=files.command(tournament.schedules[0])))


def _tournament(
    game: Game,
    names: list[str],
    players: int | None,
    options: dict[str, str],
    seed: str,
    cross: bool,
    sprt: str | None,
    matches: int,
    outside: list[str],
) -> Tournament:
    hypotheses = parse_hypotheses(sprt) if sprt is not None else None
    if cross and outside:
        raise Invalid("error-outside-cross")
    if cross:
        schedules = plan_cross(game, names, players, options, seed)
    else:
        schedules = (plan(game, names, players, options, seed, outside),)
    return Tournament(tuple(names), schedules, schedules[0].blocks(matches), hypotheses, cross)


def _runner(game: Game, jobs: int | None, cluster: str | None, outside: OutsideSeats | None) -> Runner:
    """Return what plays the blocks: local processes, or a cluster."""
    if cluster is None:
        return functools.partial(run, game, jobs=processes(jobs), transcripts=True, outside=outside)
    from ....arena.cluster import run_on_cluster

    return functools.partial(run_on_cluster, game, address=cluster, transcripts=True, jobs=jobs)


def _write(path: Path, outcome: Outcome, game: Game, results: Path | None, words: Words) -> None:
    from ....arena.report.page import write_report

    write_report(path, outcome, game.words(words.language), results, FONTS)
    print_status(words("arena-report", file=str(path)))


def _stop(tournament: Tournament, kept: list[Results], words: Words, command: str) -> NoReturn:
    size = tournament.players
    done = sum(block < tournament.blocks for each in kept for block in each.blocks) * size
    matches = tournament.blocks * size * len(kept)
    print_status(words("arena-stopped", done=done, matches=matches, command=command))
    raise typer.Exit(INTERRUPTED)


def _again(tournament: Tournament, results: Path | None, transcripts: Path | None, report: Path | None) -> str:
    """Return the command that continues a stopped run."""
    files = {"--results": results, "--transcripts": transcripts, "--report": report}
    words = [word for option, path in files.items() if path for word in (option, shlex.quote(str(path)))]
    return " ".join([tournament.command, *words])
