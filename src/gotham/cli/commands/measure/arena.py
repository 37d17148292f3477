"""`gotham arena`: which bot plays better, with every deal played from every seat."""

import functools
import shlex
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from ....arena import (
    Archive,
    Outcome,
    Results,
    Tournament,
    Transcripts,
    default_path,
    parse_hypotheses,
    plan,
    plan_cross,
    processes,
    run,
)
from ....i18n.catalogue import Words, machine_language
from ....match.game import Game
from ....match.game import game as find_game
from ...files import FONTS
from ...options import OPTION, parse_options
from ...output.progress import Runner, play_all, print_status
from ...output.tables import show
from ...program import INTERRUPTED

MATCHES = 100
AT_MOST = 20_000  # matches that a test may take to decide


def arena(
    game: Annotated[str, typer.Argument(help="a game")],
    bots: Annotated[str, typer.Option(help="the bots, as A,B; repeated until every seat has one")],
    matches: Annotated[
        int | None, typer.Option(help="how many matches, rounded up to whole blocks; 100, or at most 20000 of a test")
    ] = None,
    seed: Annotated[str, typer.Option(help="decides the deals and the chance of the bots")] = "0",
    players: Annotated[int | None, typer.Option(help="how many seats; as many as bots unless given")] = None,
    option: OPTION = None,
    cross: Annotated[bool, typer.Option("--cross", help="every bot against every other, and ratings")] = False,
    sprt: Annotated[
        str | None, typer.Option(help="play until one of two hypotheses (normalised Elo) is sure: 0,10")
    ] = None,
    jobs: Annotated[int | None, typer.Option(help="how many processes; one for each core unless given")] = None,
    cluster: Annotated[str | None, typer.Option(help="play on a Ray cluster; local makes one here")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="print figures for programs")] = False,
    results: Annotated[Path | None, typer.Option(help="the file that keeps all results and goes on from them")] = None,
    transcripts: Annotated[Path | None, typer.Option(help="a folder for the matches as files")] = None,
    report: Annotated[Path | None, typer.Option(help="a page with charts to be written: FILE.html")] = None,
    fresh: Annotated[bool, typer.Option("--fresh", help="forget earlier results of the same settings")] = False,
) -> None:
    """Let bots play each other: the same deals, every seat in turn, figures with 95 % intervals.

    Finished blocks are kept: the same command again goes on where it stopped, also with more matches.
    """
    this, words = find_game(game), Words(machine_language())
    names = [name.strip() for name in bots.split(",")]
    asked = matches if matches is not None else AT_MOST if sprt else MATCHES
    tournament = _tournament(this, names, players, parse_options(option), seed, cross, sprt, asked)
    runner = _runner(this, jobs, cluster)
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
    show(outcome, as_json, words)
    if report:
        _write(report, outcome, this, results, words)
    if not as_json:
        print_status(words("arena-reproduce", command=tournament.command))
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
) -> Tournament:
    hypotheses = parse_hypotheses(sprt) if sprt is not None else None
    if cross:
        schedules = plan_cross(game, names, players, options, seed)
    else:
        schedules = (plan(game, names, players, options, seed),)
    return Tournament(tuple(names), schedules, schedules[0].blocks(matches), hypotheses, cross)


def _runner(game: Game, jobs: int | None, cluster: str | None) -> Runner:
    """Where blocks are played: in processes here, or on a cluster."""
    if cluster is None:
        return functools.partial(run, game, jobs=processes(jobs), transcripts=True)
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
    """What goes on with a run that was stopped."""
    files = {"--results": results, "--transcripts": transcripts, "--report": report}
    words = [word for option, path in files.items() if path for word in (option, shlex.quote(str(path)))]
    return " ".join([tournament.command, *words])
