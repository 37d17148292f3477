"""The laws hold for every game in every mode, and they detect planted leaks."""

import types

import pytest

import gotham
from gotham import laws
from gotham.engine import bind, has_numba, rule
from gotham.games.new_york_new_york.rules import contract as rules
from gotham.games.new_york_new_york.rules.state import CARDS, DEALT, PASS, PILE, TAKE
from gotham.match.game import Game

GAMES = gotham.all_games()
HEAVY = 4096  # bytes of a state
needs_numba = pytest.mark.skipif(not has_numba(), reason="numba is not installed")


def counted(game, report):
    """Return the case counts as lines."""
    yield f"{game.name} {game.mode}: {report.matches} matches, {report.decisions:,} decisions"
    yield "  cases by law: " + "  ".join(f"{law}: {count:,}" for law, count in report.cases.items() if count)
    if report.counts:
        yield "  " + ", ".join(f"{number:,} {count}" for count, number in report.counts.items())


@needs_numba
@pytest.mark.parametrize(
    ("mode", "matches", "texts"),
    [("compiled", 500, 8), pytest.param("checked", 100, 2, marks=pytest.mark.deep)],
)
@pytest.mark.parametrize("name", GAMES)
def test_laws_hold(name, mode, matches, texts, print_later, cached):
    game = gotham.game(name, mode)
    print_later(*cached(lambda: laws_hold(game, matches // 25 if is_heavy(game) else matches, texts)))


def is_heavy(game):
    """Return whether matches are so slow that fewer are played; make deep plays more."""
    return game.rules.State.dtype.itemsize > HEAVY


def laws_hold(game, matches, texts):
    report = laws.check(game, matches, texts=texts)
    assert report.unmet == [7]
    assert report.matches == matches
    for count, least in game.tally.counts.items():
        assert report.counts[count] >= least * matches / 2000
    return counted(game, report)


@pytest.mark.parametrize("name", GAMES)
def test_laws_hold_interpreted(name, print_later, cached):
    print_later(*cached(lambda: laws_hold_interpreted(gotham.game(name, "plain"))))


def laws_hold_interpreted(game):
    report = laws.check(game, len(game.rules.PLAYERS), every=500 if is_heavy(game) else 20, texts=1)
    assert report.unmet == [7]
    return counted(game, report)


# compiling rules a second time, with checked bounds, takes up to half a minute
ALIKE = [name if name == "new-york-new-york" else pytest.param(name, marks=pytest.mark.deep) for name in GAMES]


@needs_numba
@pytest.mark.parametrize("name", ALIKE)
def test_compiled_checked_and_interpreted_play_alike(name, print_later, cached):
    print_later(*cached(lambda: all_modes_play_alike(name)))


def all_modes_play_alike(name):
    game = gotham.game(name, "compiled")
    report = laws.compare(game, [gotham.game(name, "checked"), gotham.game(name, "plain")], 5)
    assert report.matches == 5
    assert report.cases[7] > 500
    return counted(game, report)


@pytest.mark.parametrize("name", GAMES)
def test_settings_meet_every_pair_of_option_values(name):
    options = gotham.game(name).rules.OPTIONS
    chosen = laws.pairs(options)
    for one in options:
        for other in options:
            for x in options[one]:
                for y in options[other]:
                    if one != other or x == y:
                        assert any(choice[one] == x and choice[other] == y for choice in chosen)


# --------------------------------------------------------------------------- leaks planted on purpose


def spoiled(**functions):
    """New York New York with some rules replaced by broken ones."""
    game = gotham.game("new-york-new-york", "plain")
    rules = types.ModuleType(game.rules.__name__)
    rules.__dict__.update({**vars(game.rules), **functions})
    copy = Game.__new__(Game)
    copy.__dict__.update(name=game.name, package=game.package, mode="plain", text=game.text, rules=rules)
    copy.numbers = game.numbers
    return copy


def broken_law(game, *named):
    """Return the number of the broken law; its report must have all these words."""
    with pytest.raises(laws.LawBroken) as caught:
        laws.check(game, 3, every=3)
    assert [word for word in named if word not in str(caught.value)] == [], str(caught.value)
    return int(caught.value.details["law"])


@rule
def look_into_the_pile(s, viewer, view):
    rules.look(s, viewer, view)
    for card in range(CARDS):
        if s.place[card] == PILE + s.pile // 2:
            view.place[card] = s.place[card]


def test_a_view_of_the_pile_is_caught():
    assert broken_law(spoiled(look=look_into_the_pile), "viewer 0 sees `place[") in (2, 10)


@rule
def apply_and_tell(s, player, action):
    """Write the last card of the pile into an unused public field."""
    showed = rules.apply(s, player, action)
    for card in range(CARDS):
        if s.place[card] == PILE and s.pile > 1:
            s.points[3, 3] = card
    return showed


@rule
def guess_what_was_told(s, viewer, seed):
    print_later = s.points[3, 3]
    rules.guess(s, viewer, seed)
    s.points[3, 3] = print_later


@rule
def check_nothing(s):
    return 0


def test_a_secret_in_a_public_field_is_caught_by_twins():
    """View and guess agree, so laws 2 and 3 do not detect this."""
    game = spoiled(apply=apply_and_tell, guess=guess_what_was_told, check=check_nothing)
    assert broken_law(game, "after `play ", "of seat ", "viewer ", "sees `points[3,3]` as ") in (9, 10)


@rule
def legal_by_another_hand(s, player, mask):
    rules.legal(s, player, mask)
    for card in range(0, CARDS, 12):
        if s.place[card] == DEALT + (player + 1) % s.players:
            mask[PASS] = False


def test_a_legal_list_that_depends_on_another_hand_is_caught():
    assert broken_law(spoiled(legal=legal_by_another_hand)) == 3


def test_a_match_without_end_is_caught():
    assert broken_law(spoiled(LIMIT=20)) == 1


@rule
def apply_and_lose_a_card(s, player, action):
    showed = rules.apply(s, player, action)
    if action >= TAKE and s.pile > 0:
        s.pile -= 1
    return showed


def test_a_lost_card_is_caught():
    assert broken_law(spoiled(apply=apply_and_lose_a_card), "after `", "of seat ", "NY-") in (2, 5)


@rule
def seen_by_all(s, player, action, viewer):
    return action


def test_a_face_down_card_in_the_log_is_caught(taxi, monkeypatch):
    """The views are correct: only the log has the card."""
    laws.check(taxi, 3)
    monkeypatch.setattr(taxi.rules, "seen", seen_by_all)
    bind.cache_clear()
    assert broken_law(taxi, "viewer ", "`lay ", "of seat ") in (8, 10)


taxi_rules = types.SimpleNamespace()


@rule
def look_without_points(s, viewer, view):
    taxi_rules.look(s, viewer, view)
    for seat in range(s.players):
        if seat != viewer:
            view.points[seat] = 0


def test_a_result_that_differs_between_views_is_caught(taxi, monkeypatch):
    monkeypatch.setattr(taxi_rules, "look", taxi.rules.look, raising=False)
    monkeypatch.setattr(taxi.rules, "look", look_without_points)
    monkeypatch.setattr(taxi.rules, "check", check_nothing)
    bind.cache_clear()
    assert broken_law(taxi, "`returns`") == 3


def test_other_views_in_another_mode_are_caught():
    game = gotham.game("new-york-new-york", "plain")
    with pytest.raises(laws.LawBroken, match=r"law 7: after `-` of seat -, `place\[\d+\]` is -1000 in mode plain"):
        laws.compare(game, [spoiled(look=look_into_the_pile)], 1)


def test_lively_play_mixes_the_order_of_actors(taxi):
    watcher, orders = laws.Watcher(taxi), set()
    for number in range(60):
        moves = watcher.watch(3, {}, f"order/{number}", taxi.rules.LIMIT, laws.LawReport())
        orders.add(tuple(seat for seat, _ in moves[:3]))
    assert len(orders) == 6
