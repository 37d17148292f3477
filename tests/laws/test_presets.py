"""All presets of all games through all parts of the project."""

import pytest

import gotham
from gotham.arena import plan
from gotham.arena.block import play_block
from gotham.balance import measure, survey
from gotham.bots import bot, play
from gotham.bots.registry import levels
from gotham.cli.terminal.hint import hint_lines
from gotham.cli.terminal.rulebook import clauses
from gotham.engine import has_numba
from gotham.insight.analysis import SerialExecutor, analyse
from gotham.insight.finished_match import source_of
from gotham.insight.presentation import present
from gotham.laws import LawReport, Watcher
from gotham.laws.texts import check_texts
from gotham.printing import document
from gotham.study import lessons

EVERY = [(name, preset.id) for name in gotham.all_games() for preset in gotham.game(name, "plain").presets]
TWINS = 10  # the law about them


@pytest.mark.deep
@pytest.mark.skipif(not has_numba(), reason="numba is not installed")
@pytest.mark.parametrize(("name", "preset"), EVERY, ids=map("-".join, EVERY))
def test_everything_works_on_every_preset(name, preset, print_later):
    game = gotham.game(name, "compiled")
    options = game.check_options(None, preset)
    twins = check_laws(game, options, preset)
    table = check_bots(game, options, preset)
    points = check_analysis(table)
    check_lessons_and_print(game)
    check_arena_and_report(game, options, preset)
    print_later(f"{name} as {preset}: {twins} twins, {len(table.log)} actions of bots, {points} analysed decisions")


def check_laws(game, options, preset):
    """The laws hold, twins included, for every number of players; texts read back."""
    watcher, report = Watcher(game), LawReport()
    for players in game.numbers:
        name = f"{preset}/{players}"
        moves = watcher.watch(players, options, name, 5, report)
        check_texts(game.table(players, name, options), moves, report)
    assert report.cases[TWINS] > 100
    return report.cases[TWINS]


def check_bots(game, options, preset):
    """Bots of two levels finish a match; a person gets a hint at its start."""
    table = game.table(seed=preset, preset=preset)
    words = game.words()
    assert hint_lines(table.view(table.awaited[0]), False, str, words)
    specs = [*levels(game).values()][:2]
    play(table, [bot(game, specs[seat % 2], seat) for seat in range(table.players)])
    assert table.winners or table.returns
    assert gotham.replay(table.save()).digest == table.digest
    return table


def check_analysis(table):
    source = source_of(table.transcript())
    found = analyse(source, SerialExecutor())
    assert present(source, found, "en")
    return len(found.points)


def check_lessons_and_print(game):
    """The tutorial and the printed pages are the same for all presets."""
    assert lessons.check(game) == []
    assert document.pages(game, "en", "a4", clauses(game, game.words()))


def check_arena_and_report(game, options, preset):
    players = min(game.rules.PLAYERS)
    schedule = plan(game, ["greedy", "random"], players, options, preset)
    assert schedule.options == options
    assert len(play_block(game, schedule, 0)) == players
    samples = survey(game, "random", "1", "1", "0", preset).samples
    assert samples[0].schedule.options == options
    assert len([*measure(game, samples[0].schedule, [0], 1)]) == 1
