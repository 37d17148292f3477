"""Who knows what: CT-28 and CT-36. Matches that differ in a secret alone look the same to everybody else."""

import types

import pytest

import gotham
from gotham import laws
from gotham.games.chinatown import rules
from gotham.games.chinatown.material import BUILDINGS, NAMES, NO_SHOP
from gotham.games.chinatown.state import DEALT_TO, DROP, GIVE, HANDS, NEGOTIATING, NO, PLACING, PROPOSE, YES
from gotham.kernel import NOTHING, UNKNOWN, has_numba, rule
from gotham.library import Game

from .position import chinatown, keep_all, lay, loose, money, names, offer, owner, seats, state, strike

FOUR = """
    players 4
    option prosperity off
    0 owns 1 2 3
    1 owns 5 6
    2 owns 16 17
    3 owns 28
    0 holds sea-food 2 radios 1
    1 holds pharmacy 2 sea-food 1
    2 holds jeans 2
    0 built laundry 43
    3 built laundry 44
    money 6 6 4 4
"""
OUTSIDERS = (2, 3, gotham.SPECTATOR)
FAST = "compiled" if has_numba() else "plain"  # the story of a match replays it, for every viewer


def glance(table, viewer):
    """What a viewer sees and may do now."""
    view = table.view(viewer)
    return view.rows.tobytes(), view.numbers, view.actors, view.awaited, view.over


def sight(table, viewer):
    """All that a viewer is ever given of a match, piece by piece."""
    view = table.view(viewer)
    yield glance(table, viewer)
    yield [(event.seat, event.action, event.note) for event in table.events(viewer)]
    yield from (view.scene(), view.describe(), table.story(viewer), table.record(viewer))
    if viewer == gotham.SPECTATOR:
        yield table.transcript()


def assert_same(one, other, viewers):
    for viewer in viewers:
        for mine, theirs in zip(sight(one, viewer), sight(other, viewer), strict=True):
            assert mine == theirs


def play(table, *script):
    """Lets seats act: (seat, action, ...) each, a run."""
    for seat, *actions in script:
        table.act(seat, *actions)
    return table


def deal(author, *moves, secret=True, yes=None):
    """A deal as a script, proposed and accepted by all the others, or by those who are named, in that order."""
    ranks = sorted(moves, key=chinatown().read)
    others = ([seat for seat in range(5) if seat in parties_of(ranks) and seat != author]) if yes is None else yes
    name = f"{author} {'+'.join(map(str, sorted(parties_of(ranks) | {author})))} {openness(secret)}"
    return [(author, "draft", *ranks, f"propose {openness(secret)}"), *((seat, f"yes {name}") for seat in others)]


def openness(secret):
    return "secretly" if secret else "openly"


def parties_of(moves):
    """Who gives, receives or promises, in the position FOUR."""
    found = set()
    for kind, *words in map(str.split, moves):
        if kind == "give":
            found |= {owner(lay(FOUR), int(words[0])), int(words[1])}
        elif kind in ("build", "empty"):
            found |= {owner(lay(FOUR), int(words[0]))}
        else:
            found |= {int(word) for word in words if word in "01234"}
    return found


DONE = [(seat, "done") for seat in range(4)]
GIFT = deal(0, "give 1 1", "tile radios 0 1", secret=True)
SOLD = deal(0, "give 1 1", "tile radios 0 1", "cash 1 0 3,000", secret=True)

# Two scripts that differ only in what is secret before seats 2 and 3 and the spectator.
PAIRS = {
    "money alone leaves no trace": (deal(0, "cash 0 1 3,000"), []),
    "another sum": (deal(0, "cash 0 1 3,000"), deal(1, "cash 1 0 6,000")),
    "the price of a building and a tile": (GIFT, SOLD),
    "promises of a deal": (GIFT, deal(0, "give 1 1", "tile radios 0 1", "build 1 radios", "owe 1 0 9,000")),
    "who proposed and who said the last yes": (GIFT, deal(1, "give 1 1", "tile radios 0 1")),
    "a promise alone": (deal(0, "empty 2", "cash 1 0 1,000"), []),
    "another promise": (deal(0, "empty 2", "cash 1 0 1,000"), deal(0, "build 1 radios", "cash 1 0 1,000")),
    "a promise that was changed": (
        deal(0, "empty 2", "cash 1 0 1,000"),
        [*deal(0, "build 2 radios", "cash 1 0 1,000"), *deal(1, "empty 2", "owe 1 0 1,000")],
    ),
    "a debt": (deal(0, "owe 0 1 3,000"), []),
    "a debt beyond all money": (deal(0, "owe 0 1 3,000"), deal(0, "owe 0 1 900,000")),
    "an offer": (deal(0, "give 1 1", yes=()), []),
    "an offer that was refused": ([*deal(0, "give 1 1", yes=()), (1, "no 0 0+1 secretly")], []),
    "an offer that was withdrawn": ([*deal(0, "give 1 1", yes=()), (0, "withdraw 0+1 secretly")], []),
    "an offer that turned out void": (
        [*deal(0, "give 5 0", "cash 0 1 6,000", yes=()), *deal(1, "cash 0 1 1,000"), (1, "yes 0 0+1 secretly")],
        deal(1, "cash 0 1 1,000"),
    ),
    "a draft": ([(0, "draft", "give 1 1", "cash 1 0 5,000")], []),
    "a draft that was dropped": ([(0, "draft", "give 1 1", "drop"), (1, "draft", "drop")], []),
    "that a secret offer took back done": ([(0, "done"), *deal(0, "cash 0 1 1,000")], [(0, "done"), (0, "resume")]),
    "which offer took back done": (
        [(0, "done"), *deal(0, "cash 0 1 1,000", yes=())],
        [(0, "done"), *deal(0, "give 1 1", "give 5 0", yes=())],
    ),
    "in which order": (
        [*deal(0, "cash 0 1 1,000", yes=()), *deal(2, "cash 2 3 1,000", secret=False), (1, "yes 0 0+1 secretly")],
        [*deal(2, "cash 2 3 1,000", secret=False), *deal(0, "cash 0 1 1,000")],
    ),
}
# What comes after, the same in both: others deal, one drafts; then the phases to the end of the round and the next.
AFTER = [
    (2, "draft", "give 16 3", "cash 3 2 2,000", "propose openly"),
    (3, "yes 2 2+3 openly"),
    (3, "draft", "tile jeans 2 3", "propose secretly"),
    (2, "no 3 2+3 secretly"),
    (2, "draft"),
    (2, "give 28 2"),
]
SAME_IN_THE_END = ("who proposed and who said the last yes", "in which order")


@pytest.mark.clause("CT-28", "CT-36")
@pytest.mark.parametrize("secret", PAIRS)
def test_a_secret_makes_no_difference_to_the_others(secret):
    pair = [play(lay(FOUR, mode=FAST), *script) for script in PAIRS[secret]]
    digests = {table.digest for table in pair}
    assert len(digests) == 2 or secret in SAME_IN_THE_END
    for step in AFTER:
        for table in pair:
            table.act(*step)
        for viewer in OUTSIDERS:
            assert glance(pair[0], viewer) == glance(pair[1], viewer)
    assert_same(*pair, OUTSIDERS)
    for table in pair:
        end_round(table)
    assert_same(*pair, OUTSIDERS)
    for table in pair:
        keep_all(table)
    assert_same(*pair, OUTSIDERS)


def end_round(table):
    """All are done, and place what they have promised; what that is nobody sees before it lies there."""
    for seat in range(4):
        if state(table).drafting[seat]:
            table.act(seat, "drop")
        if not state(table).ready[seat]:
            table.act(seat, "done")
    assert state(table).phase == PLACING
    for seat in range(4):
        for building in (1, 2, 3):
            if seat == owner(table, building) and f"place {building} radios" in table.legal(seat):
                table.act(seat, f"place {building} radios")
        table.act(seat, "done")


@pytest.mark.clause("CT-22", "CT-36")
def test_until_the_secret_shows():
    """Money is shown at the end, and an open payment that fails shows that something is missing."""
    text = FOUR.replace("players 4", "players 4 \n round 6 \n turned 9 9 9 9 9")
    pair = [play(lay(text, mode=FAST), *script) for script in PAIRS["another sum"]]
    assert_same(*pair, OUTSIDERS)
    for table in pair:
        end_round(table)
        assert table.over
    assert pair[0].view(2) != pair[1].view(2)
    assert pair[0].view(2).state.money.tolist() == [5, 9, 4, 5, 0]


@pytest.mark.clause("CT-28", "CT-36")
def test_parties_alone_know_a_secret_deal():
    table = lay(FOUR)
    offer(table, 0, "give 1 1", "cash 1 0 3,000", secret=True)
    for viewer in (0, 1, *OUTSIDERS):
        known = [name for name in table.view(viewer).state.name[0].tolist() if name > 0]
        assert [seats(name >> 1) for name in known] == ([[0, 1]] if viewer in (0, 1) else [])
    assert "yes 0 0+1 secretly" in table.legal(1)
    assert "yes 0 0+1 secretly" not in table.legal(2)
    table.act(1, "yes 0 0+1 secretly")
    assert (owner(table, 1), money(table)) == (1, [9, 3, 4, 4])
    for viewer in (0, 1, *OUTSIDERS):
        view = table.view(viewer).state
        assert view.owner[0] == 1
        assert view.money.tolist()[:4] == [money(table)[seat] if seat == viewer else UNKNOWN for seat in range(4)]


@pytest.mark.clause("CT-28")
def test_outsiders_see_that_something_changed_hands_and_not_by_whom():
    for script in (SOLD, deal(1, "give 1 1", "tile radios 0 1", "cash 1 0 3,000")):
        table = play(lay(FOUR), *script)
        for viewer in OUTSIDERS:
            (event,) = table.events(viewer)
            assert (table.game.notation[event.action], event.seat, event.note) == ("hands", -1, "")
            assert (event.before.state.owner[0], event.after.state.owner[0]) == (0, 1)
            assert (event.after.state.loose - event.before.state.loose)[1, NAMES.index("radios")] == 1
            assert (event.before.state.got == event.after.state.got).all()
            assert (event.before.state.gave == event.after.state.gave).all()
        assert list(table.events(1))[-1].seat == script[1][0]


@pytest.mark.clause("CT-28", "CT-36")
def test_open_deals_are_known_to_all():
    table = lay(FOUR)
    strike(table, 0, "give 1 1", "cash 1 0 3,000", "empty 2")
    for viewer in (0, 1, *OUTSIDERS):
        *_, proposed, accepted = table.events(viewer)
        assert (proposed.seat, accepted.seat) == (0, 1)
        assert (proposed.after.state.count[0, 0], proposed.after.state.yes[0, 0]) == (3, 1)
        view = accepted.after.state
        assert (view.owner[0], view.promise[1], view.got[0], view.gave[1]) == (1, len(NAMES), 9, 3)


@pytest.mark.clause("CT-36")
def test_drafts_and_what_is_left_of_offers_belong_to_their_owner():
    table = lay(FOUR)
    views = {viewer: table.view(viewer) for viewer in (1, *OUTSIDERS)}
    table.act(0, "draft", "give 1 1", "cash 1 0 3,000")
    assert {viewer: table.view(viewer) for viewer in views} == views
    assert all(list(table.events(viewer)) == [] for viewer in views)
    mine = table.view(0).state
    assert (mine.drafting[0], mine.left[0]) == (3, 29)
    for viewer in views:
        view = table.view(viewer).state
        assert {view.left[0], view.drafting[0], *view.draft[0].tolist()} == {UNKNOWN}


@pytest.mark.clause("CT-28", "CT-36")
def test_places_of_offers_tell_nothing():
    """Secret ones leave no gap between those that a viewer sees, and do not fill up a list that they see."""
    one, other = lay(FOUR), lay(FOUR)
    for table in (one, other):
        offer(table, 0, "cash 0 3 1,000")
        offer(table, 0, "cash 0 2 1,000")
    offer(other, 0, "cash 0 1 1,000", secret=True)
    offer(other, 0, "cash 0 1 1,000", "cash 0 2 1,000", secret=True)
    assert glance(one, 3) == glance(other, 3)
    assert glance(one, gotham.SPECTATOR) == glance(other, gotham.SPECTATOR)
    assert glance(one, 2) != glance(other, 2)


@pytest.mark.clause("CT-27", "CT-28")
def test_why_money_or_a_promise_made_an_offer_void_is_told_to_its_owner_alone():
    """Either way the others read that it is no longer possible, and no more."""
    pair = []
    for script in (deal(0, "cash 0 2 4,000"), deal(0, "empty 1", "owe 2 0 1,000")):
        table = lay(FOUR, mode=FAST)
        name = offer(table, 0, "give 1 1", "cash 0 1 3,000", "give 5 0")
        play(table, *script)
        table.act(1, f"yes {name}")
        assert (owner(table, 1), owner(table, 5), names(table, 0)) == (0, 1, [])
        pair.append(table)
    assert_same(*pair, (1, 3, gotham.SPECTATOR))
    assert pair[0].story(0) != pair[1].story(0)


@pytest.mark.clause("CT-10", "CT-36")
def test_other_cards_refused_look_the_same_until_they_are_shown():
    pair = [chinatown(FAST).table(3, 5), chinatown(FAST).table(3, 5)]
    mine = [place + 1 for place, card in enumerate(state(pair[0]).card) if card == DEALT_TO]
    for table, cards in zip(pair, (mine[:2], mine[2:4]), strict=True):
        play(table, *((0, f"refuse {card}") for card in cards))
    assert_same(*pair, (1, 2, gotham.SPECTATOR))
    for table in pair:
        play(table, *((1, action) for action in table.legal(1)[:2]))
    assert_same(*pair, (1, 2, gotham.SPECTATOR))
    for table in pair:
        play(table, *((2, action) for action in table.legal(2)[:2]))
    assert glance(pair[0], 1) != glance(pair[1], 1)
    assert state(pair[0]).phase == NEGOTIATING


@pytest.mark.clause("CT-19", "CT-36")
def test_other_tiles_prepared_look_the_same_until_they_are_shown():
    pair = [
        play(lay(FOUR, mode=FAST), *DONE, *script) for script in ([(0, "place 1 radios")], [(0, "place 3 sea-food")])
    ]
    viewers = (1, *OUTSIDERS)
    assert_same(*pair, viewers)
    for table in pair:
        play(table, (1, "place 5 pharmacy"), (1, "done"))
    assert_same(*pair, viewers)
    for table in pair:
        table.act(0, "done")
    assert glance(pair[0], 1) != glance(pair[1], 1)


@pytest.mark.clause("CT-28")
def test_notes_of_a_secret_offer_are_for_its_parties():
    pair = []
    for notes in (("", ""), ("for your eyes", "agreed")):
        table = lay(FOUR, mode=FAST)
        name = offer(table, 0, "give 1 1", secret=True, note=notes[0])
        table.act(1, f"yes {name}", note=notes[1])
        pair.append(table)
    assert_same(*pair, OUTSIDERS)
    assert [event.note for event in pair[1].events(1)] == ["for your eyes", "agreed"]


@pytest.mark.clause("CT-36")
def test_what_a_party_may_do_depends_on_nothing_it_does_not_see():
    """Seat 1 may say yes to what seat 0 can no longer pay."""
    pair = []
    for script in ([], deal(0, "cash 0 2 6,000")):
        table = lay(FOUR, mode=FAST)
        offer(table, 0, "cash 0 1 5,000", "give 5 0")
        pair.append(play(table, *script))
    assert_same(*pair, (1, 3, gotham.SPECTATOR))
    assert "yes 0 0+1 openly" in pair[1].legal(1)


@pytest.mark.clause("CT-36")
def test_tiles_on_the_map_and_loose_ones_are_public():
    table = lay(FOUR)
    for viewer in (0, 1, *OUTSIDERS):
        view = table.view(viewer).state
        assert view.owner.tolist() == state(table).owner.tolist()
        assert view.shop.tolist() == state(table).shop.tolist()
        assert view.loose.tolist() == state(table).loose.tolist()
        assert (view.shop != NO_SHOP).sum() == 2
    assert loose(table, 0, "sea-food") == 2


# --------------------------------------------------------------------------------------- leaks planted on purpose

# The last round, in which seat 0 has promised seat 1 something and a secret offer is open.
LATE = FOUR.replace("players 4", "players 4 \n round 6 \n turned 9 9 9 9 9 \n option offers 3")
SECRETS = [*deal(0, "empty 2", "cash 1 0 1,000"), *deal(0, "cash 0 1 1,000", yes=()), (2, "draft")]


def spoiled(**functions):
    """The game with some of its rules replaced by worse ones."""
    game = chinatown("plain")
    worse = types.ModuleType(rules.__name__)
    worse.__dict__.update({**vars(rules), **functions})
    copy = Game.__new__(Game)
    copy.__dict__.update(name=game.name, package=game.package, mode="plain", text=game.text, rules=worse)
    return copy


def watch(game, seed):
    """Holds the laws against a match that starts where there are secrets; returns how long it took."""
    watcher = laws.Watcher(game)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(game, "start", lambda *_: play(lay(LATE), *SECRETS)._rows.copy(), raising=False)
        return len(watcher.watch(4, {}, seed, 1, laws.Report()))


def broken_law(game):
    with pytest.raises(laws.LawBroken) as caught:
        watch(game, "leak")
    return int(caught.value.details["law"])


@pytest.mark.skipif(not has_numba(), reason="numba is not installed")
def test_without_a_leak_the_laws_hold_from_there():
    assert sum(watch(chinatown("compiled"), f"sound/{number}") for number in range(20)) > 500


@rule
def look_at_what_is_left(s, viewer, view):
    rules.look(s, viewer, view)
    for seat in range(s.players):
        view.left[seat] = s.left[seat]


def test_a_view_of_how_many_offers_others_have_left_is_caught():
    assert broken_law(spoiled(look=look_at_what_is_left)) in (2, 8, 10)


@rule
def look_at_promises(s, viewer, view):
    """Promises with who shares them: a guess keeps to that, so only twins tell."""
    rules.look(s, viewer, view)
    for building in range(BUILDINGS):
        view.promise[building], view.audience[building] = s.promise[building], s.audience[building]


def test_a_view_of_secret_promises_is_caught():
    assert broken_law(spoiled(look=look_at_promises)) == 10


@rule
def seen_in_drafts(s, player, action, viewer):
    return action if GIVE <= action < PROPOSE else rules.seen(s, player, action, viewer)


def test_a_draft_that_the_log_tells_is_caught():
    """The views keep the secret, so only the words give it away."""
    assert broken_law(spoiled(seen=seen_in_drafts)) in (8, 10)


@rule
def seen_proposals(s, player, action, viewer):
    return action if PROPOSE <= action < DROP else rules.seen(s, player, action, viewer)


@rule
def seen_answers(s, player, action, viewer):
    """A yes to a secret deal of money alone looks as if something had changed hands."""
    noticed = rules.seen(s, player, action, viewer)
    return HANDS if noticed == NOTHING and YES <= action < NO else noticed


@rule
def apply_and_tell(s, player, action):
    """Counts the sums of all deals where only the open ones belong."""
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
