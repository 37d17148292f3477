"""What is recommended is what its own figures rank first, as they are shown: in hints and in analyses of all games."""

import itertools
import random
import re

import pytest

import gotham
from gotham.bots import WAIT, action_kinds, bot, play, run_of
from gotham.bots.advice import recommend
from gotham.bots.ranking import CHANCE, Ranked
from gotham.bots.registry import adviser
from gotham.cli.terminal.hint import figure
from gotham.engine import has_numba
from gotham.insight import jobs
from gotham.insight.analysis import Analysis, KeyMove
from gotham.insight.finished_match import Source, match_of
from gotham.insight.luck import DecisionPoint
from gotham.insight.presentation import present
from gotham.server.bots.worker import answer, question_of

NEW_YORK, ENQUETES, CHINATOWN = "new-york-new-york", "enquetes-a-new-york", "chinatown"
GAMES = (NEW_YORK, ENQUETES, CHINATOWN)
QUICK = {NEW_YORK: "master:500", ENQUETES: "master:60", CHINATOWN: "master"}  # the advisers, with less time
PLAYERS = {NEW_YORK: "greedy", ENQUETES: "detective", CHINATOWN: "master:casual"}  # of the matches that are looked at
MOST = {NEW_YORK: 15, ENQUETES: 5, CHINATOWN: 2}  # hints of a kind of decision and number of players
compiled = pytest.mark.skipif(not has_numba(), reason="numba is not installed, and masters are too slow without")


class Contrary:
    """Does what its own figures rank last."""

    def act(self, view, last_call=False):
        return view.numbers[-1]

    def rank(self):
        figures = enumerate(reversed(self.numbers), 1)
        return [Ranked((number,), CHANCE, place / 1000) for place, number in figures]


# ---------------------------------------------------------------------------------------------- positions


def decisions(game, players, seed):
    """Views of a match, at each decision that is one: of whoever acts next."""
    table = game.table(players, seed)
    bots = [bot(game, PLAYERS[game.name], f"{seed}/{seat}") for seat in range(players)]
    while not table.over:
        for last_call, seat in itertools.product((False, True), table.actors):
            view = table.view(seat)
            if len(view.numbers) > 1:
                yield view
            said = bots[seat].act(view, last_call)
            if said != WAIT:
                table.act(seat, *run_of(said))
                break


def sample(name, most, seeds):
    """Some decisions of each kind and number of players, from anywhere in matches."""
    game, found, rng = gotham.game(name, "compiled"), {}, random.Random(name)
    for players, seed in itertools.product(game.rules.PLAYERS, seeds):
        for view in decisions(game, players, f"recommended {seed}"):
            found.setdefault((players, action_kinds(view)), []).append(view)
    return [view for alike in found.values() for view in rng.sample(alike, min(most, len(alike)))]


# -------------------------------------------------------------------------------------------------- the law


def check_hint(view, spec):
    """Return the hint for a view, in which nothing contradicts the figures."""
    hint = answer(question_of(view, spec, "hint", advice=True))
    if hint.ranked:
        assert tuple(hint.actions) == tuple(hint.ranked[0].actions)
    check_order(hint.ranked)
    for each in (hint.actions, *(each.actions for each in hint.ranked)):
        assert not each or len(view.guess(1).rehearse(view.viewer, *each)) == len(each), "it can be done"
    check_words(hint)
    return hint


def check_order(ranked):
    """Figures fall from row to row, as numbers and as texts."""
    assert [each.figure for each in ranked] == sorted((each.figure for each in ranked), reverse=True)
    shown = [read(figure(each.kind, each.figure)) for each in ranked]
    assert shown == sorted(shown, reverse=True)
    assert len({each.kind for each in ranked}) <= 1


def read(text):
    return float(text.replace(",", "").removesuffix(" %"))


SAID = {"=bot-chance": ("then", "chance"), "=bot-chance-deal": ("then",), "=bot-chance-refused": ("now",)}


def check_words(hint):
    """The sentence has the figure of the first row, and nothing that is said to be next is better."""
    for note in re.findall(r"=bot-chance\S*(?: [\w-]+=\S+)*", hint.reason):
        message, *parts = note.split()
        said, first = dict(part.split("=", 1) for part in parts), round(100 * hint.ranked[0].figure)
        assert [int(said[each]) for each in SAID[message] if each in said] == [first], hint
        assert int(said.get("other", 0)) <= first


def check_analysis(source, place):
    """Return what an analysis shows for a decision, in the order of its figures."""
    choices = jobs.find_alternatives(source, place)
    check_order([each.ranked for each in choices])
    seat, players = match_of(source).frames[place].seat, match_of(source).table.players
    even = (1 / players,) * players
    point = DecisionPoint(place, seat, (seat,), even, even)
    key = present(source, Analysis(even, [point], even, [KeyMove(0, choices)], []), "en").keys[0]
    figures = [each.figure for each in key.choices]
    assert figures == sorted(figures, reverse=True)
    assert key.same == any(each.done and each.figure == figures[0] for each in key.choices)
    return key


# -------------------------------------------------------------------------------------------------- the tests


def test_who_acts_against_their_own_figures_recommends_by_them():
    view = gotham.game(NEW_YORK, "plain").table(2, 1).view(0)
    view = view if view.numbers else gotham.game(NEW_YORK, "plain").table(2, 1).view(1)
    player = Contrary()
    player.numbers = view.numbers
    actions, ranked = recommend(player, view)
    assert actions == (view.numbers[0],) == ranked[0].actions
    assert recommend(bot(view.game, "random", 1), view).ranked == []
    assert recommend(bot(view.game, "random", 1), view).actions[0] in view.numbers


@compiled
@pytest.mark.parametrize("name", GAMES)
def test_a_hint_recommends_what_its_figures_rank_first(name, print_later):
    views = sample(name, MOST[name], range(1))
    hints = [check_hint(view, QUICK[name]) for view in views]
    assert sum(len(hint.ranked) > 1 for hint in hints) > len(hints) // 3
    print_later(f"  {name}: {len(hints)} hints of {len({action_kinds(view) for view in views})} kinds of decisions")


@compiled
@pytest.mark.parametrize("name", GAMES)
def test_an_analysis_shows_choices_by_their_figures(name):
    game = gotham.game(name, "compiled")
    players = min(game.rules.PLAYERS) + 1
    table = play(game.table(players, "analysed"), [bot(game, PLAYERS[name], seat) for seat in range(players)])
    source = Source(table.transcript(), "law", game)
    places = {action_kinds(match_of(source).view(place)): place for place in jobs.plan(source).decisions}
    assert all(check_analysis(source, place).choices for place in places.values())


@pytest.mark.deep
@compiled
@pytest.mark.parametrize("name", GAMES)
def test_many_hints_recommend_what_their_figures_rank_first(name, print_later):
    game = gotham.game(name, "compiled")
    hints = [check_hint(view, adviser(game)) for view in sample(name, 10 * MOST[name], range(6))]
    print_later(f"  {name}: {len(hints)} hints")
