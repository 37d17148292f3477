"""Hidden tiles, a house rule: CT-41."""

import io

import pytest
from rich.console import Console
from tests.games.chinatown.dealing import VIEWERS
from tests.games.chinatown.position import all_done, chinatown, lay, loose, offer, state, strike

import gotham
from gotham.bots import bot
from gotham.bots.player import WAIT, run_of
from gotham.engine import UNKNOWN
from gotham.games.chinatown.bots.belief import believed
from gotham.games.chinatown.rules.material import NAMES, TILES, TYPES
from gotham.games.chinatown.rules.state import ROUNDS

HIDDEN = """
    option tiles hidden
    0 owns 1 2
    1 owns 5 6
    0 holds sea-food 2 radios 1
    1 holds pharmacy 2
    1 built laundry 43 44
    money 5 6 4
"""
RADIOS, LAUNDRY = NAMES.index("radios"), NAMES.index("laundry")


def held(table, viewer):
    """What a viewer sees of the loose tiles of each seat: a number if only that."""
    s = table.view(viewer).state
    return [int(s.held[seat]) if s.loose[seat, 0] == UNKNOWN else s.loose[seat].tolist() for seat in range(3)]


def true(table):
    return state(table).loose[:3].tolist()


@pytest.mark.clause("CT-41")
def test_players_see_how_many_tiles_the_others_have_and_no_types():
    table = lay(HIDDEN)
    tiles = true(table)
    for viewer in VIEWERS:
        assert held(table, viewer) == [mine if seat == viewer else sum(mine) for seat, mine in enumerate(tiles)]
        assert (table.view(viewer).state.bag == UNKNOWN).all()


@pytest.mark.clause("CT-41", "CT-13")
def test_tiles_lie_open_by_default():
    table = lay(HIDDEN.replace("option tiles hidden", ""))
    assert [held(table, viewer) for viewer in VIEWERS] == [true(table)] * len(VIEWERS)


@pytest.mark.clause("CT-41", "CT-18")
def test_tiles_are_shown_when_they_are_placed_and_all_at_the_end():
    table = lay(HIDDEN)
    before = held(table, 2)
    all_done(table)
    table.act(0, "place 1 sea-food")
    assert held(table, 2) == before
    table.act(0, "done")
    assert held(table, 2)[0] == before[0] - 1
    last = lay(f"{HIDDEN}\n round {ROUNDS}")
    all_done(last)
    all_done(last)
    assert last.over
    assert [held(last, viewer) for viewer in VIEWERS] == [true(last)] * len(VIEWERS)


@pytest.mark.clause("CT-41", "CT-26")
def test_a_deal_may_ask_for_any_tile_that_could_be_there():
    table = lay(HIDDEN)
    table.act(2, "draft")
    asked = [text for text in table.legal(2) if text.startswith("tile") and text.endswith(" 0 2")]
    assert {text.split()[1] for text in asked} == set(NAMES)  # whatever seat 0 has
    most = int(TILES[LAUNDRY]) - 2 - int(state(table).loose[2, LAUNDRY])  # two are on the map
    held_by_0 = sum(true(table)[0])
    for _ in range(min(most, held_by_0)):
        table.act(2, "tile laundry 0 2")
    with pytest.raises(gotham.Illegal, match="CT-26"):
        table.act(2, "tile laundry 0 2")


@pytest.mark.clause("CT-41", "CT-26", "CT-27")
def test_nobody_can_give_a_tile_that_is_not_there_and_only_the_giver_learns_it():
    table = lay(HIDDEN)
    assert loose(table, 0, "laundry") == 0
    name = offer(table, 2, "tile laundry 0 2", "cash 2 0 1,000")
    with pytest.raises(gotham.Illegal, match="CT-26"):
        table.act(0, f"yes {name}")
    words = table.game.words()
    for viewer, tells in ((0, True), (1, False), (2, False)):
        (line,) = [
            each
            for each in table.game.text.describe(table.view(viewer), str, words)
            if "offer" in each and "Laundry" in each
        ]
        assert (words("offer-hindered") in line) == tells


@pytest.mark.clause("CT-41", "CT-27")
def test_a_void_deal_does_not_name_the_missing_tile_to_others():
    table = lay(HIDDEN)
    first = offer(table, 0, "tile radios 0 1", "cash 1 0 1,000")
    strike(table, 0, "tile radios 0 2", "cash 2 0 1,000", secret=True)
    assert loose(table, 0, "radios") == 0
    table.act(1, f"yes {first}")
    (told,) = [table.story(1)[-1]]
    assert "Radios" not in told


@pytest.mark.clause("CT-41", "CT-28")
def test_of_a_secret_deal_the_others_see_only_numbers_of_tiles():
    table = lay(HIDDEN)
    strike(table, 0, "tile radios 0 1", "cash 1 0 1,000", secret=True)
    (told,) = table.story(2)[-1:]
    assert "1 hidden tile" in told
    assert "Radios" not in told


@pytest.mark.clause("CT-41", "CT-28")
def test_a_secret_swap_of_tiles_leaves_no_trace():
    table = lay(HIDDEN)
    view = table.view(2)
    strike(table, 0, "tile radios 0 1", "tile pharmacy 1 0", secret=True)
    assert (table.story(2), table.view(2)) == ([], view)
    assert loose(table, 1, "radios") == 1


@pytest.mark.clause("CT-41")
def test_an_open_deal_names_its_tiles_to_all():
    table = lay(HIDDEN)
    strike(table, 0, "tile radios 0 1", "cash 1 0 1,000")
    assert "Radios" in table.story(2)[-1]


@pytest.mark.clause("CT-41")
def test_guesses_deal_unseen_tiles_and_honour_offers_and_promises():
    table = lay(HIDDEN)
    offer(table, 0, "tile radios 0 1", "cash 1 0 1,000")
    strike(table, 1, "build 5 pharmacy", "cash 2 1 1,000")
    for seed in range(20):
        world = table.view(2).guess(seed)
        assert state(world).loose[0, RADIOS] >= 1
        assert loose(world, 1, "pharmacy") >= 1
        assert world.view(2) == table.view(2)
    assert len({state(table.view(2).guess(seed)).loose.tobytes() for seed in range(20)}) > 10


@pytest.mark.clause("CT-41")
def test_scenes_write_hidden_tiles_as_their_number():
    table = lay(HIDDEN)
    scene = table.view(2).scene()
    assert f"tiles 0 {sum(true(table)[0])}*?" in scene
    assert table.game.scene(scene).view(2).scene() == scene
    assert table.game.scene(table.scene()).scene() == table.scene()
    with pytest.raises(gotham.Unreadable):
        table.game.scene(scene.replace("*?", "*radios", 1))
    for wrong in ("90*?", "1*?"):  # more than there are, and fewer than were drawn
        with pytest.raises((gotham.Illegal, gotham.Unreadable)):
            table.game.scene(scene.replace(f"tiles 0 {sum(true(table)[0])}*?", f"tiles 0 {wrong}"))


@pytest.mark.clause("CT-41")
def test_the_boards_show_backs():
    table = lay(HIDDEN)
    view, words = table.view(2), table.game.words()
    board = table.game.web.board(view, words, str)
    assert [seat["hidden"] for seat in board["seats"]] == [sum(true(table)[0]), sum(true(table)[1]), 0]
    assert board["seats"][0]["loose"] == [0] * TYPES
    assert board["seats"][2]["asks"] is None
    table.act(2, "draft")
    legal = {text.split()[1] for text in table.legal(2) if text.startswith("tile") and text.endswith(" 0 2")}
    assert {NAMES[kind] for kind, count in enumerate(board["seats"][0]["asks"]) if count} == legal
    drawn = Console(width=80, file=io.StringIO())
    drawn.print(table.game.terminal.draw(view, str, words))
    assert "?" * sum(true(table)[0]) in drawn.file.getvalue()


@pytest.mark.clause("CT-41")
def test_bots_believe_in_tiles_that_could_be_there():
    table = lay(HIDDEN)
    view = table.view(2)
    seen = believed(view)
    assert (seen.state.loose >= 0).all()
    assert seen.state.loose.sum(1).tolist()[:3] == [sum(mine) for mine in true(table)]
    assert (seen.mask == view.mask).all()
    assert (
        seen.state.bag + seen.state.loose.sum(0) + [(seen.state.shop == kind).sum() for kind in range(TYPES)] == TILES
    ).all()
    shown = lay(HIDDEN.replace("option tiles hidden", "")).view(2)
    assert believed(shown) is shown


@pytest.mark.clause("CT-41")
@pytest.mark.parametrize("spec", ["trader", "master:casual"])
def test_bots_answer_the_same_whatever_the_others_hold(spec):
    table = lay(HIDDEN)
    offer(table, 0, "tile radios 0 2", "cash 2 0 1,000")
    other = table.view(2).guess(7)
    assert other.view(2) == table.view(2)
    assert true(other) != true(table)
    answers = [bot(chinatown(), spec, 1).act(each.view(2), True) for each in (table, other)]
    assert answers[0] == answers[1]
    if answers[0] != WAIT:
        table.act(2, *run_of(answers[0]))
