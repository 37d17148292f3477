"""Cards, players, the deal and the first starter: NY-01 to NY-04."""

import numpy as np
import pytest
from tests.chance import chi_square

import gotham
from gotham.engine import key_of, shuffle
from gotham.games.new_york_new_york.rules import contract as rules
from gotham.games.new_york_new_york.rules.state import DEALT, EMPTY, PILE, RESERVED
from gotham.games.new_york_new_york.text.notation import CARD

OPTIONS = {"bonuses": "on", "rounds": "match"}


def cards_at(s, place):
    return [CARD[card] for card in range(48) if s.place[card] == place]


def deal(game, players, seed):
    return game.start(players, OPTIONS, key_of(str(seed)))[0]


@pytest.mark.clause("NY-01")
def test_four_colours_of_twelve(game):
    assert len(CARD) == len(set(CARD)) == 48
    assert CARD[:12] == ("Y1", "Y2", "Y3", "Y4", "Y5", "Y6", "Y7", "Y8", "Y9", "Y10", "Y11", "Y12")
    assert CARD[12::12] == ("R1", "G1", "B1")
    assert game.notation == (*(f"play {card}" for card in CARD), *(f"take {card}" for card in CARD), "pass")


@pytest.mark.clause("NY-01")
def test_every_card_is_dealt_once(game):
    for players in (2, 3, 4):
        words = game.table(players, 5).scene().split()
        assert sorted(word for word in words if word in CARD) == sorted(CARD)


@pytest.mark.clause("NY-02")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_two_to_four_play(game, players):
    with pytest.raises(gotham.Unknown) as refused:
        game.table(players)
    assert str(refused.value) == f"this game cannot be played by {players}; it is for 2 to 4 players"
    assert [game.table(number, 1).players for number in (2, 3, 4)] == [2, 3, 4]


@pytest.mark.clause("NY-02")
def test_neutral_colours_stay_in_the_deck(game):
    scene = game.table(2, 5).scene().split()
    assert all(f"{suit}{number}" in scene for suit in "GB" for number in range(1, 13))


@pytest.mark.clause("NY-03")
@pytest.mark.parametrize(("players", "pile"), [(2, 30), (3, 24), (4, 18)])
def test_six_each_six_open_and_a_pile(game, players, pile):
    s = deal(game, players, "any")
    assert s.held.tolist() == [6] * players + [0] * (4 - players)
    assert [len(cards_at(s, DEALT + seat)) for seat in range(4)] == s.held.tolist()
    assert (s.reserve, len(cards_at(s, RESERVED))) == (6, 6)
    assert s.pile == pile
    assert sorted(place - PILE for place in s.place.tolist() if place >= PILE) == list(range(pile))


@pytest.mark.clause("NY-03", "NY-04")
def test_the_table_before_the_first_turn(game):
    s = deal(game, 3, "any")
    assert (s.players, s.options.tolist(), s.key.tolist()) == (3, [0, 0], key_of("any").tolist())
    assert (s.round_, s.taking, s.turn) == (0, 0, s.starter)
    assert s.passed.tolist() == [0] * 4
    assert s.top.tolist() == [EMPTY] * 12
    assert s.points.tolist() == [[0] * 4] * 4
    assert rules.check(s) == 0


@pytest.mark.clause("NY-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_cards_are_dealt_one_by_one_from_the_shuffled_deck(game, players):
    turn_of = np.arange(48)
    shuffle(turn_of, key_of("deck"), 2, 0)
    deck = [CARD[card] for card in np.argsort(turn_of)]
    s = deal(game, players, "deck")
    for seat in range(players):
        assert cards_at(s, DEALT + seat) == sorted(deck[: players * 6][seat::players], key=CARD.index)
    assert set(cards_at(s, RESERVED)) == set(deck[players * 6 : players * 6 + 6])
    pile = [cards_at(s, PILE + depth)[0] for depth in range(s.pile - 1, -1, -1)]
    assert pile == deck[players * 6 + 6 :]


@pytest.mark.clause("NY-03")
def test_a_deal_stays_the_same_deal(game):
    """Old transcripts replay only if seeds give the same deals; otherwise VERSION goes up."""
    assert game.table(3, 8).scene().splitlines()[5:] == [
        "round 1",
        "starter 2",
        "turn 2 play",
        "skyline - - - - - - - - - - - -",
        "covered",
        "reserve Y12 R4 R6 R12 G2 B3",
        "hand 0 Y4 Y5 Y10 G4 B2 B4",
        "hand 1 R8 G7 G9 B8 B9 B12",
        "hand 2 R2 R3 R5 G3 B1 B11",
        "pile Y6 Y3 Y11 G5 R9 G6 R7 R11 B10 Y9 G10 B5 Y2 B6 Y1 R1 G8 Y7 G1 R10 Y8 B7 G11 G12",
    ]
    assert [int(deal(game, 4, seed).starter) for seed in range(12)] == [0, 1, 1, 0, 0, 0, 1, 0, 3, 0, 3, 0]
    assert rules.VERSION == 1


@pytest.mark.clause("NY-03")
def test_every_card_is_equally_likely_in_a_hand(game):
    hands = [card for seed in range(240) for card in cards_at(deal(game, 2, seed), DEALT)]
    assert chi_square([hands.count(card) for card in CARD])


@pytest.mark.clause("NY-03")
def test_a_deal_overwrites_all_cells(game):
    """Memory with any content is set up to the same bytes."""
    key, options = key_of("clean"), np.array([1, 1])
    fresh, used = rules.State.rows(), rules.State.rows(fill=1)
    rules.setup(fresh[0], 2, options, key)
    rules.setup(used[0], 2, options, key)
    assert fresh.tobytes() == used.tobytes()
    assert fresh[0].options.tolist() == [1, 1]


@pytest.mark.clause("NY-04")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_chance_names_the_starter(game, players):
    starters = [int(deal(game, players, seed).starter) for seed in range(240)]
    assert set(starters) == set(range(players))
    assert chi_square([starters.count(seat) for seat in range(players)])


@pytest.mark.clause("NY-04")
def test_only_the_starter_begins(game):
    table = game.table(4, 3)
    assert table.actors == table.awaited == (int(deal(game, 4, 3).starter),)
    for seat in {0, 1, 2, 3} - set(table.actors):
        assert table.legal(seat) == []
        with pytest.raises(gotham.NotYourTurn) as refused:
            table.act(seat, "pass")
        assert str(refused.value) == "NY-04: it is not your turn; play goes clockwise."


@pytest.mark.clause("NY-01", "NY-03", "NY-17")
def test_the_bounds_of_fields():
    assert rules.State.bounds == {
        "key": (0, 2**32 - 1),
        "players": (2, 4),
        "options": (0, 3),
        "round_": (0, 12),
        "starter": (0, 3),
        "turn": (0, 3),
        "taking": (0, 1),
        "reserve": (0, 6),
        "pile": (0, 47),
        "held": (0, 6),
        "passed": (0, 1),
        "top": (0, 48),
        "place": (0, 57),
        "points": (0, 107**3 - 1),  # of three rounds
    }
    shapes = {name: rules.State.dtype[name].shape for name in ("key", "options", "held", "passed", "top", "place")}
    assert shapes == {"key": (8,), "options": (2,), "held": (4,), "passed": (4,), "top": (12,), "place": (48,)}
    assert rules.State.dtype["points"].shape == (4, 4)


@pytest.mark.clause("NY-16", "NY-17")
def test_options_and_their_defaults(game):
    assert game.check_options({}) == {"bonuses": "on", "rounds": "match"}
    assert rules.OPTIONS == {"bonuses": ("on", "off"), "rounds": ("match", "1", "to-100", "to-200")}
    with pytest.raises(gotham.Unknown):
        game.table(2, options={"rounds": "2"})


def test_random_play_weighs_the_kinds_of_action():
    assert rules.ACTIONS.kinds == ("play", "take", "pass")
    assert rules.LIVELY == {"play": 20, "take": 1, "pass": 3}
