"""The trader: cards, placing, answers and proposals, with strict gains and few offers; and the greedy bot."""

import os
from collections import Counter

import pytest
from tests.games.chinatown.position import chinatown, lay, offer, state

from gotham.arena.paired_comparison import compare, median_seconds, plan_pairs, play_pairs
from gotham.bots import WAIT, bot, play
from gotham.engine import has_numba
from gotham.games.chinatown.bots.trader import PROPOSALS, TraderBot
from gotham.games.chinatown.bots.valuation.seat_value import POINTS
from gotham.games.chinatown.rules.material import NAMES
from gotham.games.chinatown.rules.offers import name_of
from gotham.games.chinatown.rules.state import DEALT_TO, DONE, DRAFT, DROP, NO, PROPOSE, RESUME, YES
from gotham.i18n.errors import Unknown

MODE = os.environ.get("GOTHAM_MODE") or ("compiled" if has_numba() else "plain")
compiled = pytest.mark.skipif(MODE == "plain", reason="interpreted, a search for deals takes minutes")


def trader(argument="", seed=1, mode=MODE):
    return TraderBot(chinatown(mode), argument, seed)


# --------------------------------------------------------------------------------- keeping and placing

CLUSTER, ALONE = (6, 7, 8, 10, 11), (60, 85)


def dealt(*numbers):
    """Return the view of seat 0 if these were its first cards."""
    view = chinatown(MODE).table(3, 5).view(0)
    view.state.card[:] = 0
    view.state.card[[number - 1 for number in numbers]] = DEALT_TO
    return view


def test_it_keeps_adjacent_buildings():
    run = trader().act(dealt(*CLUSTER, *ALONE))
    assert {chinatown(MODE).notation[action] for action in run} == {"refuse 60", "refuse 85"}


def test_it_places_shops_first_and_keeps_promises():
    table = lay("0 owns 1 2 4\n0 holds sea-food 3 radios 1\n1 owns 60", mode=MODE)
    name = offer(table, 1, "build 1 radios", "cash 1 0 1,000")
    table.act(0, f"yes {name}")
    for seat in (0, 1, 2):
        table.act(seat, "done")
    one = trader()
    while 0 in table.awaited:
        table.act(0, one.act(table.view(0)))
    assert state(table).shop[0] == NAMES.index("radios")


# ------------------------------------------------------------------------------------------- answering

HELPFUL = """
    round 2
    0 owns 1 2
    1 owns 4
    2 owns 60
    0 holds sea-food 3
    money 30 30 30
"""


def answer(*moves, author=1, text=HELPFUL, secret=False):
    """Return the answer of a trader on seat 0 to an offer."""
    table = lay(text, mode=MODE)
    offer(table, author, *moves, secret=secret)
    return chinatown(MODE).notation[trader().act(table.view(0))].split()[0]


def test_it_buys_useful_buildings():
    assert answer("give 4 0", "cash 0 1 9,000") == "yes"
    assert answer("give 4 0", "cash 0 1 9,000", secret=True) == "yes"


@pytest.mark.parametrize(
    "moves",
    [
        ("cash 0 1 1,000",),
        ("give 1 1",),
        ("give 4 0", "cash 0 1 30,000"),
        ("give 4 0", "owe 0 1 30,000"),
        ("cash 1 0 5,000", "empty 1"),
        ("give 1 1", "owe 1 0 90,000"),
    ],
    ids=" ".join,
)
def test_it_refuses_bad_offers(moves):
    assert answer(*moves) == "no"


def test_it_accepts_gifts():
    assert answer("cash 1 0 1,000") == "yes"


def test_it_refuses_impossible_offers():
    """An offer of something that has changed hands since."""
    table = lay(HELPFUL, mode=MODE)
    offer(table, 1, "give 4 0", "cash 0 1 1,000")
    table.act(2, f"yes {offer(table, 1, 'give 4 2', 'cash 2 1 1,000')}")
    assert chinatown(MODE).notation[trader().act(table.view(0))] == "no 1 0+1 openly"


def test_it_accepts_one_offer_at_a_time():
    """Two deals that are good alone may be bad together."""
    table = lay(HELPFUL, mode=MODE)
    one = trader()
    both = offer(table, 1, "cash 1 0 1,000", "cash 1 2 1,000")
    table.act(0, one.act(table.view(0)))
    offer(table, 2, "cash 2 0 1,000")
    assert one.act(table.view(0)) == WAIT
    assert chinatown(MODE).notation[one.act(table.view(0), last_call=True)] == f"no {both}"


def test_an_unfinished_draft_is_dropped():
    table = lay(HELPFUL, mode=MODE)
    table.act(0, "draft", "give 1 1")
    assert trader().act(table.view(0)) == DROP


@pytest.mark.parametrize("spec", ["trader:loud", "trader:quiet:ly", "trader:1"])
def test_other_traders_are_unknown(spec):
    with pytest.raises(Unknown):
        bot(chinatown(), spec)


# ------------------------------------------------------------------------------------------- proposing


@compiled
def test_it_proposes_deals_that_pay_for_both():
    table = lay(HELPFUL, mode=MODE)
    run = trader().act(table.view(0))
    assert (run[0], run[-1]) == (DRAFT, PROPOSE)
    table.act(0, *run)
    parties = [seat for seat in range(3) if int(state(table).name[0, 0]) >> (seat + 1) & 1]
    before = [trader().worth(table.view(seat)) for seat in parties]
    for seat in parties[1:]:
        table.act(seat, trader().act(table.view(seat)))
    assert state(table).name[0, 0] == 0
    after = [trader().worth(table.view(seat)) for seat in parties]
    assert all(now >= then + POINTS for then, now in zip(before, after, strict=True))


@compiled
def test_it_proposes_nothing_twice_and_waits_for_answers():
    table = lay(HELPFUL, mode=MODE)
    one, seen = trader(), []
    for _ in range(PROPOSALS + 1):
        run = one.act(table.view(0))
        if run == DONE:
            break
        seen.append(tuple(run))
        table.act(0, *run)
        assert one.act(table.view(0)) == WAIT
        (name,) = [text for text in table.legal(0) if text.startswith("withdraw")]
        table.act(0, name)
    assert run == DONE
    assert len(set(seen)) == len(seen) <= PROPOSALS


@compiled
def test_a_player_who_does_not_answer_gets_no_more_offers():
    table = lay(HELPFUL, mode=MODE)
    one, others = trader(), []
    while not state(table).ready[0]:
        answer = one.act(table.view(0), last_call=True)
        table.act(0, *([answer] if isinstance(answer, int) else answer))
        others += [name >> 1 for name in state(table).name[0].tolist() if name]
    assert len(set(others)) <= 2


def test_interpreted_it_only_answers():
    table = lay(HELPFUL)
    assert trader(mode="plain").act(table.view(0)) == DONE
    offer(table, 1, "cash 1 0 1,000")
    assert chinatown().notation[trader(mode="plain").act(table.view(0))] == "yes 1 0+1 openly"


# --------------------------------------------------------------------------------------- whole matches


class Witness(TraderBot):
    """A trader that records its proposals by round, and its gain by each accepted deal."""

    def __init__(self, *details):
        super().__init__(*details)
        self.runs = []

    def act(self, view, last_call=False):
        answer = super().act(view, last_call)
        if not isinstance(answer, int) and answer[0] == DRAFT:
            self.runs.append((int(view.state.round_), tuple(answer)))
        return answer


def witnessed(players, seed, options=None):
    watched = [Witness(chinatown(MODE), "", seed * 10 + seat) for seat in range(players)]
    return play(chinatown(MODE).table(players, seed, options), watched), watched


@compiled
@pytest.mark.parametrize("players", [3, 4, 5])
def test_offers_are_few_and_different(players):
    _, watched = witnessed(players, 1)
    assert any(each.runs for each in watched)
    for each in filter(lambda each: each.runs, watched):
        assert len(set(each.runs)) == len(each.runs)
        assert max(Counter(round_ for round_, _ in each.runs).values()) <= PROPOSALS


@compiled
@pytest.mark.parametrize("seed", range(3))
def test_every_deal_is_a_gain_for_all_its_parties(seed):
    """By at least a thousand, in the party's own valuation, when the deal is settled."""
    table, _ = witnessed(4, seed)
    judge, settled = trader(), 0
    for seat in range(4):
        for event in table.events(seat):
            before, after = event.before.state, event.after.state
            changed = (before.owner != after.owner).any() or (before.loose != after.loose).any()
            if YES <= event.action < NO and changed and name_of(event.action) >> (seat + 1) & 1:
                settled += 1
                assert judge.worth(event.after) - judge.worth(event.before) >= POINTS
    assert settled > 10


@compiled
def test_the_same_seed_plays_the_same_way():
    one, other = (witnessed(4, 7)[0] for _ in range(2))
    assert one.log == other.log


@compiled
def test_hidden_cells_change_nothing():
    """It gets only views, so it answers the same at a table that looks the same."""
    table = lay(HELPFUL, mode=MODE)
    for seed in range(3):
        assert trader().act(table.view(0).guess(seed).view(0)) == trader().act(table.view(0))


@compiled
@pytest.mark.parametrize(
    ("specs", "options"),
    [
        ("trader trader trader", {"street-variant": "on", "map": "reprint"}),
        ("trader trader trader trader", {"placement": "first-player", "offers": "3"}),
        ("trader trader trader trader trader", {"prosperity": "off", "offers": "10"}),
        ("trader random trader", {"street-variant": "on", "placement": "first-player"}),
        ("trader greedy trader:quiet trader", {"map": "reprint"}),
        ("greedy greedy greedy", {}),
    ],
)
def test_all_options_and_opponents(specs, options):
    game = chinatown(MODE)
    names = specs.split()
    table = game.table(len(names), "company", options)
    play(table, [bot(game, spec, seat) for seat, spec in enumerate(names)])
    assert table.over
    assert game.ask("check", table._rows) == 0


@compiled
def test_quiet_traders_never_trade():
    game = chinatown(MODE)
    specs = ("trader:quiet", "trader", "trader:quiet", "trader")
    table = play(game.table(4, 2), [bot(game, spec, seat) for seat, spec in enumerate(specs)])
    talk = {*range(DRAFT, DONE), RESUME}
    assert not [entry for entry in table.log if entry.seat in (0, 2) and entry.action in talk]
    assert [entry for entry in table.log if entry.seat in (1, 3) and entry.action in talk]


LEAST_RATIO, LEAST_INCOME, MOST_SECONDS = 1.2, 270_000, 5


def traded(deals, jobs):
    """The same deals with four traders, and with four whose offers and answers are switched off."""
    game = chinatown(MODE)
    pairing = plan_pairs(game, ("trader", "trader:quiet"), 4, {"prosperity": "off"}, "trade")
    return list(play_pairs(game, pairing, deals, jobs))


@compiled
def test_trade_pays():
    """A short version of the next test."""
    found = {each.name: each for each in compare(traded(4, 1))}
    income = found["shop income"]
    assert income.first.mean > LEAST_RATIO * income.second.mean > LEAST_RATIO * LEAST_INCOME
    assert found["deals of three"].first.mean > 0


@pytest.mark.deep
@compiled
def test_trade_pays_over_many_deals():
    pairs = traded(200, 2)
    found = {each.name: each for each in compare(pairs)}
    income = found["shop income"]
    assert income.ratio.low >= LEAST_RATIO
    assert income.second.low >= LEAST_INCOME
    assert found["deals of three"].first.mean > 0
    assert median_seconds(pairs, 0) < MOST_SECONDS


# ----------------------------------------------------------------------------------------------- greedy


def greedy(table, seat=0):
    return chinatown(MODE).notation[bot(table.game, "greedy").act(table.view(seat))]


def test_greedy_places_for_income():
    table = lay("0 owns 1 2 4\n0 holds sea-food 3\n", mode=MODE)
    for seat in (0, 1, 2):
        table.act(seat, "done")
    assert greedy(table).startswith("place")


def test_greedy_accepts_deals_that_pay_at_once():
    table = lay("0 owns 1\n1 owns 4", mode=MODE)
    name = offer(table, 1, "cash 1 0 1,000", "give 1 1")
    assert greedy(table) == f"yes {name}"
    table = lay("0 owns 1\n1 owns 4", mode=MODE)
    name = offer(table, 1, "give 4 0", "cash 0 1 1,000")
    assert greedy(table) == f"no {name}"


def test_greedy_keeps_adjacent_buildings():
    refused = bot(chinatown(MODE), "greedy").act(dealt(*CLUSTER, *ALONE))
    assert chinatown(MODE).notation[refused] in ("refuse 60", "refuse 85")


def test_greedy_drafts_nothing_and_stays_done():
    table = lay("0 owns 1", mode=MODE)
    assert greedy(table) == "done"
    table.act(0, "done")
    assert bot(table.game, "greedy").act(table.view(0)) == WAIT
    assert bot(table.game, "greedy").act(table.view(0), last_call=True) == table.game.read("resume")
