"""Analysis of Chinatown: chances, deals and their gains, missed deals, and a master's ranking of choices."""

import math

import pytest
from tests.games.chinatown.position import chinatown, lay
from tests.games.chinatown.trying import MODE

from gotham.bots import WAIT, bot, play, run_of
from gotham.bots.ranking import CHANCE, MOST, rank_of
from gotham.engine import copied
from gotham.games.chinatown.bots.valuation.win_chance import SHIFT, chances
from gotham.games.chinatown.insight import analysis as insight
from gotham.games.chinatown.insight.deal_values import NegotiationEnd, NegotiationStart, StruckDeal, studied
from gotham.games.chinatown.lab.surplus import rounds_of
from gotham.games.chinatown.rules.drafts import parties_of, possible
from gotham.games.chinatown.rules.material import ROUNDS
from gotham.games.chinatown.rules.state import NEGOTIATING
from gotham.i18n.catalogue import LANGUAGES
from gotham.insight import Moment, Share
from gotham.insight.analysis import SerialExecutor, analyse
from gotham.insight.finished_match import Source, match_of
from gotham.insight.luck import accounts
from gotham.insight.presentation import present

compiled = pytest.mark.skipif(MODE == "plain", reason="interpreted, it would take minutes")
ENOUGH = 10_000  # thousands, for any deal
DEAL = """
    round 5
    0 owns 1 2 60
    1 owns 4 62
    0 holds sea-food 2
    1 holds sea-food 1 jeans 1
    money 20 20 20
"""


@pytest.fixture(scope="module")
def source():
    game = chinatown(MODE)
    table = play(game.table(3, "insight"), [bot(game, "trader", seat) for seat in range(3)])
    return Source(table.transcript(), 1, game)


@pytest.fixture(scope="module")
def studies(source):
    """The study of every action of the match."""
    match = match_of(source)
    return [(frame, study) for frame in match.frames if (study := studied(match.game, frame)) is not None]


# ------------------------------------------------------------------------------------------------ a whole match


@compiled
def test_a_match_is_analysed_completely(source):
    """Shares sum to one win, accounts balance, and everything has a text in every language."""
    found = analyse(source, SerialExecutor())
    for shares in [found.start, found.result, *(each.after for each in found.points)]:
        assert math.isclose(sum(shares), 1)
        assert min(shares) >= 0
    for each in accounts(found.start, found.points, found.result):
        assert math.isclose(each.start + each.own + each.others + each.luck, each.result, abs_tol=1e-9)
    assert [section.id for section in found.sections] == ["insight-deals", "insight-surplus", "insight-missed"]
    assert len({str(present(source, found, language).sections) for language in LANGUAGES}) == len(LANGUAGES)
    deals = [point for point in found.points if len(point.deciders) > 1]
    assert len(deals) == len({row[-1] for row in found.sections[0].table})
    assert found.keys


@compiled
def test_the_table_of_deals_has_all_settled_deals(source, studies):
    frames = [frame._replace(study=study, gains=(0.1, -0.1, 0.0)) for frame, study in studies]
    deals, *_ = insight.findings(chinatown(MODE), frames, 0)
    struck = [(frame, study) for frame, study in studies if isinstance(study, StruckDeal)]
    assert [row[-1] for row in deals.table] == [
        Moment(frame.entry, frame.seat) for frame, deal in struck for _ in deal.parties
    ]
    assert {row[-2] for row in deals.table} <= {Share(0.1), Share(-0.1), Share(0.0)}
    assert all(sum(deal.money) == 0 for _, deal in struck)


@compiled
def test_only_deals_change_the_joint_income(studies):
    """The gain of a negotiation is the sum of the gains of its deals."""
    for round_ in range(ROUNDS):
        own = [study for _, study in studies if study.round_ == round_]
        (opening,), (closing,) = (
            [each for each in own if isinstance(each, kind)] for kind in (NegotiationStart, NegotiationEnd)
        )
        gained = sum(sum(deal.more) for deal in own if isinstance(deal, StruckDeal))
        assert closing.apart - opening.apart == gained
        assert opening.apart <= closing.apart <= opening.together


@compiled
def test_the_surplus_equals_that_of_the_lab(source, studies):
    """`gotham deals surplus` gives the same for a match."""
    openings, closings = (
        [each for _, each in studies if isinstance(each, kind)] for kind in (NegotiationStart, NegotiationEnd)
    )
    found = [(one.apart, end.apart, one.together) for one, end in zip(openings, closings, strict=True)]
    assert found == [tuple(each) for each in rounds_of(match_of(source).table)]


@compiled
def test_the_best_missed_deal_was_possible(studies):
    """By the rules, as far as money goes."""
    missed = [(frame, study.missed) for frame, study in studies if isinstance(study, NegotiationEnd) and study.missed]
    assert missed
    for frame, deal in missed:
        s = copied(frame.before)[0]
        s.money[:] = ENOUGH
        parties = int(parties_of(deal.moves, len(deal.moves)))
        assert parties == sum(1 << seat for seat in deal.parties)
        assert possible(s, deal.moves, len(deal.moves), parties * 2)


# ------------------------------------------------------------------------------------------------------ chances


def test_more_money_means_a_higher_chance():
    for rounds in range(1, ROUNDS + 1):
        found = chances([40.0, 45.0, 38.0], rounds)
        assert math.isclose(sum(found), 1)
        assert found[1] > found[0] > found[2]
    assert len(SHIFT) == ROUNDS + 1
    assert list(SHIFT) == sorted(SHIFT)


@compiled
@pytest.mark.parametrize(("price", "sign"), [("1,000", 1), ("8,000", -1)])
def test_a_low_price_raises_the_buyers_chance_and_a_high_one_lowers_it(price, sign):
    """The shop brings three thousand more in each of two rounds."""
    table = lay(DEAL, mode=MODE)
    game = table.game
    table.act(0, "draft", "give 4 0", "tile sea-food 1 0", f"cash 0 1 {price}", "propose openly")
    rows, answer = table._rows, game.read("yes 0 0+1 openly")
    before, after = insight.value(game, rows, 1), insight.after(game, rows, 1, answer, 1)
    assert (after[0] - before[0]) * sign > 0
    assert (after[1] - before[1]) * sign < 0
    assert insight.counts(game, rows, 1, answer)
    assert insight.deciders(game, rows, 1, answer) == [0, 1]


@compiled
def test_negotiating_is_no_decision():
    """Drafts, offers and refusals are no decisions; saying done is one."""
    table = lay(DEAL, mode=MODE)
    game = table.game
    assert not insight.counts(game, table._rows, 0, game.read("draft"))
    table.act(0, "draft", "give 4 0", "propose openly")
    assert not insight.counts(game, table._rows, 1, game.read("no 0 0+1 openly"))
    assert insight.counts(game, table._rows, 1, game.read("done"))


# ----------------------------------------------------------------------------------------------- a master's choices


@compiled
def test_a_master_ranks_its_choices_without_changing_its_play():
    game = chinatown(MODE)
    quiet, asked = (game.table(3, "ranks") for _ in range(2))
    masters, advisers = ([bot(game, "master:casual", f"{seat}") for seat in range(3)] for _ in range(2))
    phases = set()
    for number in range(60):
        seat = quiet.actors[number % len(quiet.actors)]
        answers = [each[seat].act(table.view(seat)) for each, table in ((masters, quiet), (advisers, asked))]
        assert answers[0] == answers[1]
        if number % 4 == 0:
            check_ranked(rank_of(advisers[seat]), answers[1])
            advisers[seat].advise()
        phases.add(int(quiet.view(seat).state.phase))
        for table, answer in zip((quiet, asked), answers, strict=True):
            if run := run_of(answer) if answer != WAIT else []:
                table.act(seat, *run)
    assert len(phases) == 3


def check_ranked(ranked, answer):
    assert 0 < len(ranked) <= MOST
    assert (() if answer == WAIT else tuple(run_of(answer))) in [each.actions for each in ranked]
    assert {each.kind for each in ranked} == {CHANCE}
    assert all(0 <= each.figure <= 1 for each in ranked)
    assert [each.figure for each in ranked] == sorted((each.figure for each in ranked), reverse=True)
    assert len({each.actions for each in ranked}) == len(ranked)


@compiled
def test_a_counter_offer_replaces_ones_own_to_the_same_players():
    """There may be one at a time (CT-27)."""
    table = lay(DEAL, mode=MODE)
    things = ("draft", "give 4 0", "tile sea-food 1 0")
    table.act(0, *things, "cash 0 1 1,000", "propose openly")
    table.act(1, *things, "cash 0 1 8,000", "propose openly")
    run = run_of(bot(table.game, "master", 1).act(table.view(0)))
    notation = [table.game.notation[action].split()[0] for action in run]
    assert notation[:3] == ["no", "withdraw", "draft"]
    table.act(0, *run)


@compiled
def test_to_wait_for_answers_counts_ones_offer_as_struck():
    table = lay(DEAL, mode=MODE)
    offer = ("draft", "give 4 0", "tile sea-food 1 0", "cash 0 1 3,000", "propose openly")
    view = table.view(0)
    player = bot(table.game, "master", 1)
    player.act(view)
    player.rank()
    struck = player.choices.chance(tuple(map(table.game.read, offer)))
    table.act(0, *offer)
    waiting = bot(table.game, "master", 1)
    waiting.act(table.view(0))
    figures = {each.actions: each.figure for each in waiting.rank()}
    assert figures[()] == round(struck, 3) > player.choices.chance(())


@compiled
def test_a_hint_has_the_chance():
    table = lay(DEAL, mode=MODE)
    player = bot(table.game, "master", 1)
    player.act(table.view(0), last_call=True)
    assert table.view(0).state.phase == NEGOTIATING
    assert "=bot-chance" in player.advise()
