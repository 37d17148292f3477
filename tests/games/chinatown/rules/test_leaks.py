"""Planted leaks: the laws or a pair of matches detect each of them."""

import types

import pytest
from tests.games.chinatown.pairs import FOUR, OUTSIDERS, PAIRS, assert_same, deal, play
from tests.games.chinatown.position import chinatown, lay

from gotham import laws
from gotham.engine import NOTHING, has_numba, rule
from gotham.games.chinatown.rules import contract as rules
from gotham.games.chinatown.rules.material import BUILDINGS
from gotham.games.chinatown.rules.state import DROP, GIVE, HANDS, NO, PROPOSE, YES
from gotham.match.game import Game

# The last round, in which seat 0 has promised seat 1 something and a secret offer is open.
LATE = FOUR.replace("players 4", "players 4 \n round 6 \n turned 9 9 9 9 9 \n option offers 3")
SECRETS = [*deal(0, "empty 2", "cash 1 0 1,000"), *deal(0, "cash 0 1 1,000", yes=()), (2, "draft")]


def spoiled(**functions):
    """The game with some rules replaced by broken ones."""
    game = chinatown("plain")
    worse = types.ModuleType(rules.__name__)
    worse.__dict__.update({**vars(rules), **functions})
    copy = Game.__new__(Game)
    copy.__dict__.update(name=game.name, package=game.package, mode="plain", text=game.text, rules=worse)
    return copy


def watch(game, seed):
    """Check the laws on a match from a position with secrets; return how long it took."""
    watcher = laws.Watcher(game)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(game, "start", lambda *_: play(lay(LATE), *SECRETS)._rows.copy(), raising=False)
        return len(watcher.watch(4, {}, seed, 1, laws.LawReport()))


def broken_law(game):
    with pytest.raises(laws.LawBroken) as caught:
        watch(game, "leak")
    return int(caught.value.details["law"])


@pytest.mark.skipif(not has_numba(), reason="numba is not installed")
def test_without_a_leak_the_laws_hold_from_this_position():
    assert sum(watch(chinatown("compiled"), f"sound/{number}") for number in range(20)) > 500


@rule
def look_at_what_is_left(s, viewer, view):
    rules.look(s, viewer, view)
    for seat in range(s.players):
        view.left[seat], view.steps[seat] = s.left[seat], s.steps[seat]


def test_showing_the_others_remaining_offers_is_caught():
    assert broken_law(spoiled(look=look_at_what_is_left)) in (2, 8, 10)


@rule
def look_at_promises(s, viewer, view):
    """Show promises with their parties: guesses stay consistent with them, so only twins differ."""
    rules.look(s, viewer, view)
    for building in range(BUILDINGS):
        view.promise[building], view.audience[building] = s.promise[building], s.audience[building]


def test_showing_secret_promises_is_caught():
    assert broken_law(spoiled(look=look_at_promises)) == 10


@rule
def seen_in_drafts(s, player, action, viewer):
    return action if GIVE <= action < PROPOSE else rules.seen(s, player, action, viewer)


def test_a_draft_in_the_log_is_caught():
    """The views are correct: only the log has the draft."""
    assert broken_law(spoiled(seen=seen_in_drafts)) in (8, 10)


@rule
def seen_proposals(s, player, action, viewer):
    return action if PROPOSE <= action < DROP else rules.seen(s, player, action, viewer)


@rule
def seen_answers(s, player, action, viewer):
    """Show acceptance of a secret deal of money as if something had changed hands."""
    noticed = rules.seen(s, player, action, viewer)
    return HANDS if noticed == NOTHING and YES <= action < NO else noticed


@rule
def apply_and_tell(s, player, action):
    """Add the sums of all deals to a field meant for open ones."""
    before = s.money.copy()
    showed = rules.apply(s, player, action)
    for seat in range(s.players):
        s.got[seat] += max(s.money[seat] - before[seat], 0)
    return showed


@pytest.mark.parametrize(
    ("secret", "worse"),
    [
        ("an offer", {"seen": seen_proposals}),
        ("money alone leaves no trace", {"seen": seen_answers}),
        ("money alone leaves no trace", {"apply": apply_and_tell}),
        ("the price of a building and a tile", {"apply": apply_and_tell}),
        ("a promise alone", {"look": look_at_promises}),
        ("a draft that was dropped", {"look": look_at_what_is_left}),
    ],
)
def test_pairs_of_matches_catch_a_leak(secret, worse):
    pair = [play(lay(FOUR, game=spoiled(**worse)), *script) for script in PAIRS[secret]]
    with pytest.raises(AssertionError):
        assert_same(*pair, OUTSIDERS)
