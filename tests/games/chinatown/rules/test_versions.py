"""Version 1 of the rules: matches begun under it go on with their rules, board, bots, hints and clock."""

import io
from pathlib import Path

import pytest
from rich.console import Console
from tests.games.chinatown.position import chinatown

import gotham
from gotham.bots import bot
from gotham.bots.player import WAIT, run_of
from gotham.cli.terminal.hint import hint_lines
from gotham.games.chinatown.rules.state import NEGOTIATING

OLD = next((Path(__file__).parent.parent / "transcripts" / "v1").glob("01-4p-*.txt"))


def began(upto=None):
    """A match of version 1, at its end or earlier."""
    text = OLD.read_text("utf-8").split("\n\n")[0].rstrip("\n") + "\n"
    return gotham.replay(text, upto=upto, game=chinatown())


@pytest.fixture(scope="module")
def bargaining():
    """A match of version 1 in the middle of a negotiation with an open offer."""
    upto = next(at for at in range(20, 400) if began(at).rows[0].name.any())
    return began(upto)


def test_the_rules_of_version_1_stay():
    old, new = began().game, chinatown()
    assert (old.rules.VERSION, new.rules.VERSION) == (1, 3)
    assert old.name == new.name
    assert "steps" not in old.rules.State.bounds
    table = old.table(3, 1, {"offers": "3"})
    while table.rows[0].phase != NEGOTIATING:
        table.act(table.awaited[0], table.legal(table.awaited[0])[0])
    for _ in range(3):
        table.act(0, "draft", "drop")
    with pytest.raises(gotham.Illegal, match="CT-29"):
        table.act(0, "draft")
    for _ in range(2):
        table.act(1, "draft", "cash 1 0 1,000")
        if table.rows[0].name[1].any():
            with pytest.raises(gotham.Illegal, match="CT-27"):
                table.act(1, "propose openly")
        else:
            table.act(1, "propose openly")


def test_version_2_has_no_hidden_tiles():
    old = chinatown().of_version(2)
    assert "tiles" not in old.rules.OPTIONS
    assert "held" not in old.rules.State.bounds
    with pytest.raises(gotham.Unknown):
        old.table(3, 1, {"tiles": "hidden"})
    assert old.table(3, 1, {"money": "open"}).view(0).state.money[1] > 0


def test_a_version_that_never_was_is_refused():
    with pytest.raises(gotham.Unreadable, match="version 7"):
        chinatown().of_version(7)


def test_a_match_of_version_1_has_its_board_and_clock(bargaining):
    game, words = bargaining.game, bargaining.game.words()
    view = bargaining.view(0)
    board = game.web.board(view, words, str)
    assert len(board["offers"]) == (view.state.name > 0).sum() > 0
    assert game.web.timed(view) is not None
    assert game.web.late(view)
    drawn = Console(width=80, file=io.StringIO())
    drawn.print(game.terminal.draw(view, str, words))
    assert game.scene(bargaining.scene()).scene() == bargaining.scene()


def test_a_match_of_version_1_has_its_bots_and_hints(bargaining):
    game, table = bargaining.game, bargaining.copy()
    seat = table.awaited[0]
    assert hint_lines(table.view(seat), True, str, game.words())
    for spec in ("trader", "master:casual"):
        answer = bot(game, spec, 1).act(table.view(seat), True)
        if answer != WAIT:
            table.copy().act(seat, *run_of(answer))
