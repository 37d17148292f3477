"""One call lets all viewers see an action: the same as each of them would see alone."""

import random

import pytest

from gotham.engine import NOTHING
from gotham.match.game import all_games, game
from gotham.match.view import Panel, View

ENTRIES = 80


def following(table, found):
    """Have a panel follow a table, and compare it with the viewers one by one."""
    viewers = table.game.viewers(table.players)
    known = {viewer: table.view(viewer) for viewer in viewers}
    panel = Panel(table.game, known.values())

    def follow(moment):
        for viewer, sight in zip(viewers, panel.advance(moment), strict=True):
            seen, before, found[viewer] = moment.seen(viewer), known[viewer], sight.seen
            after = before.rows if seen == NOTHING else table.game.look(moment.after, viewer)
            assert sight.seen == seen
            assert sight.rows.tobytes() == after.tobytes()
            assert sight.changes == View(table.game, sight.rows, viewer).changes(before)
            known[viewer].rows, known[viewer]._cells = sight.rows, None

    table.follow = follow


@pytest.mark.parametrize("name", all_games())
def test_a_panel_shows_every_viewer_what_they_see_alone(name):
    table, rng, found = game(name).table(players=3, seed=5), random.Random(5), {}
    following(table, found)
    while not table.over and len(table.log) < ENTRIES:
        seat = rng.choice([each for each in table.actors if table.numbers(each)])
        table.act(seat, rng.choice(table.numbers(seat)))
        if rng.random() < 0.3 and table.undoable(seat):
            table.undo(seat)
    assert len(found) == 4


def test_views_that_were_shown_do_not_change_later():
    table = game("new-york-new-york").table(players=2, seed=1)
    panel, shown = Panel(table.game, [table.view(0)]), []
    table.follow = lambda moment: shown.extend((sight.rows, sight.rows.tobytes()) for sight in panel.advance(moment))
    for _ in range(6):
        seat = table.awaited[0]
        table.act(seat, table.numbers(seat)[0])
    assert all(rows.tobytes() == then for rows, then in shown)
