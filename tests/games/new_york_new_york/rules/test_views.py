"""Information: NY-20, and the clauses for all games, ALL-01 and ALL-02."""

import itertools

import pytest
from tests.chance import chi_square

import gotham
from gotham.engine import UNKNOWN
from gotham.games.new_york_new_york.rules import contract as rules
from gotham.games.new_york_new_york.rules import state as material
from gotham.games.new_york_new_york.rules.state import DEALT, PILE, RESERVED, SKYLINE, TAKEN
from gotham.games.new_york_new_york.rules.views import unseen
from gotham.games.new_york_new_york.text.notation import CARD

VIEWERS = (0, 1, 2, gotham.SPECTATOR)
MIDDLE = """
    players 3
    option bonuses off
    round 2
    starter 1
    turn 2 play
    points 5 60 7
    skyline Y1 - R3 - - - - - - - - B12
    covered G1 B1
    reserve Y2 R2 G2 Y4 R4 G4
    hand 0 R5+ Y6 Y7 Y8 Y9 Y10
    hand 1 out G5+ G6+ R7 R8 R9 R10
    hand 2 G7 G8 G9 G10 G11 G12
    pile *
"""
LATE = """
    players 3
    option rounds 1
    starter 2
    skyline BBBBBBBBBBBB
    covered *
    reserve
    hand 0 Y1 Y2
    hand 1 G1+ R3 R4
    hand 2 Y5 Y6 Y7
    pile
"""


def places(**cards):
    """Return the place of each card that a viewer knows, and None for all others."""
    known = {card: getattr(material, place.upper()) for place, names in cards.items() for card in names.split()}
    return [known.get(card) for card in CARD]


def also(view, place, cards):
    """Return a list of places with some more cards."""
    return [place if CARD[card] in cards.split() else known for card, known in enumerate(view)]


# ------------------------------------------------------------------------------------ field by field


@pytest.mark.clause("NY-20")
def test_public_fields(lay):
    table = lay(MIDDLE)
    for viewer in VIEWERS:
        view = table.view(viewer).json()
        del view["place"]
        assert view == {
            "key": [None] * 8,  # it would reveal the pile and all deals to come
            "players": 3,
            "options": [1, 0],
            "round_": 1,
            "starter": 1,
            "turn": 2,
            "taking": 0,
            "reserve": 6,
            "pile": 19,
            "held": [6, 6, 6, 0],
            "passed": [0, 1, 0, 0],
            "top": [0, 48, 14, 48, 48, 48, 48, 48, 48, 48, 48, 47],
            "points": [[5, 60, 7, 0], [0] * 4, [0] * 4, [0] * 4],
        }


@pytest.mark.clause("NY-20", "ALL-01")
def test_known_places_of_cards(lay):
    """The skyline with covered cards, the reserve, and the taken cards of each hand; for a seat also its own hand."""
    table = lay(MIDDLE)
    public = places(skyline="Y1 R3 B12 G1 B1", reserved="Y2 R2 G2 Y4 R4 G4")
    public = also(public, TAKEN + 0, "R5")
    public = also(public, TAKEN + 1, "G5 G6")
    assert table.view(gotham.SPECTATOR).json()["place"] == public
    assert table.view(0).json()["place"] == also(public, DEALT + 0, "Y6 Y7 Y8 Y9 Y10")
    assert table.view(1).json()["place"] == also(public, DEALT + 1, "R7 R8 R9 R10")
    assert table.view(2).json()["place"] == also(public, DEALT + 2, "G7 G8 G9 G10 G11 G12")


@pytest.mark.clause("NY-20")
def test_a_view_copies_only_visible_cells(game, state):
    """Into a record of holes, without overwriting a hole."""
    rows = state(MIDDLE)
    for viewer in VIEWERS:
        view = game.look(rows, viewer)[0]
        assert view.key.tolist() == [UNKNOWN] * 8
        unknown = sum(place == UNKNOWN for place in view.place.tolist())
        assert unknown == 19 + {0: 10, 1: 11, 2: 9, gotham.SPECTATOR: 15}[viewer]


@pytest.mark.clause("NY-20", "NY-05")
def test_taking_is_public(lay):
    table = lay(MIDDLE)
    table.act(2, "play G7")
    assert [table.view(viewer).json()["taking"] for viewer in VIEWERS] == [1] * 4
    assert [table.view(viewer).json()["place"][CARD.index("G7")] for viewer in VIEWERS] == [SKYLINE] * 4
    table.act(2, "take Y4")
    assert [table.view(viewer).json()["place"][CARD.index("Y4")] for viewer in VIEWERS] == [TAKEN + 2] * 4
    assert [table.view(viewer).json()["pile"] for viewer in VIEWERS] == [18] * 4


@pytest.mark.clause("NY-20")
def test_everybody_notices_every_action(state):
    s = state(MIDDLE)[0]
    for action, viewer in itertools.product(range(97), VIEWERS):
        assert rules.seen(s, 2, action, viewer) == action


@pytest.mark.clause("NY-20")
def test_hands_left_at_the_end_of_a_round_are_not_shown(lay):
    """The ruling: no clause asks for it, so the dealt cards of players who passed stay hidden."""
    table = lay(LATE)
    for seat in range(3):
        table.act(seat, "pass")
    assert table.over
    hidden = {CARD.index(card) for card in ["Y1", "Y2", "R3", "R4", "Y5", "Y6", "Y7"]}
    own = [{CARD.index(card) for card in cards.split()} for cards in ("Y1 Y2", "R3 R4", "Y5 Y6 Y7", "")]
    for viewer, mine in zip(VIEWERS, own, strict=True):
        view = table.view(viewer).json()["place"]
        assert {card for card in range(48) if view[card] is None} == hidden - mine
        assert view[CARD.index("G1")] == TAKEN + 1


@pytest.mark.clause("NY-20", "NY-21")
def test_nor_in_the_next_round(lay):
    table = lay(LATE.replace("option rounds 1", ""))
    for seat in range(3):
        table.act(seat, "pass")
    for viewer in VIEWERS:
        view = table.view(viewer).json()
        assert view["round_"] == 1
        assert view["held"] == [6, 6, 6, 0]
        assert sum(place is None for place in view["place"]) == (42 if viewer == gotham.SPECTATOR else 36)


@pytest.mark.clause("NY-20")
def test_a_view_has_the_legal_actions_of_its_seat(lay):
    table = lay(MIDDLE)
    for seat in range(3):
        assert table.view(seat).legal == table.legal(seat)
    assert table.view(2).legal == ["play G7", "play G8", "play G9", "play G10", "play G11", "play G12", "pass"]
    assert table.view(gotham.SPECTATOR).legal == []
    assert [table.view(viewer).actors for viewer in VIEWERS] == [(2,)] * 4


@pytest.mark.clause("NY-20", "ALL-01")
@pytest.mark.parametrize(("players", "seed"), [(2, 11), (3, 12), (4, 13)])
def test_knowledge_through_whole_matches(game, players, seed):
    """A viewer's notes of the public events and their own deal equal the view."""
    table = game.table(players, seed)
    viewers = game.viewers(players)
    notes = {}
    round_ = -1
    for turn in itertools.count():
        s = table._rows[0]
        if s.round_ != round_ and not table.over:
            round_ = s.round_
            for viewer in viewers:
                visible = (RESERVED, DEALT + viewer)
                notes[viewer] = {card: int(place) for card, place in enumerate(s.place) if place in visible}
        for viewer in viewers:
            known = table.view(viewer).json()["place"]
            assert known == [notes[viewer].get(card) for card in range(48)]
        if table.over:
            break
        seat = table.actors[0]
        top = [card for card in range(48) if s.pile and s.place[card] == PILE + s.pile - 1]
        actions = table.numbers(seat)
        action = actions[(7 * turn) % len(actions)] if turn % 13 else actions[-1]
        table.act(seat, action)
        for note in notes.values():
            if action < 48:
                note[action] = SKYLINE
            elif action < 96:
                note[action - 48] = TAKEN + seat
                note.update({card: RESERVED for card in top})
    assert table.view().state.round_ == players


# -------------------------------------------------------------------------------------------- guesses


@pytest.mark.clause("NY-20")
@pytest.mark.parametrize("text", [MIDDLE, LATE, "turn 1 take\nhand 1 Y1+ Y2 Y3 Y4 Y5", "players 4\nhand 3 Y1+ *5"])
def test_a_guess_looks_the_same(game, state, text):
    rows = state(text)
    for viewer, seed in itertools.product(game.viewers(int(rows[0].players)), range(5)):
        view = game.look(rows, viewer)
        world = game.guess(view, viewer, seed)
        assert game.look(world, viewer).tobytes() == view.tobytes()
        assert rules.check(world[0]) == 0
        assert all(0 <= word < 2**32 for word in world[0].key.tolist())
        assert len(set(world[0].key.tolist())) == 8


@pytest.mark.clause("NY-20")
def test_a_guess_preserves_known_cards_and_shuffles_the_rest(game, state):
    view = game.look(state(LATE), 0)
    hands = []
    for seed in range(300):
        world = game.guess(view, 0, seed)[0]
        hands.append(tuple(card for card in range(48) if world.place[card] == DEALT + 1))
        assert world.place[CARD.index("G1")] == TAKEN + 1
    dealt = sorted(CARD.index(card) for card in ["R3", "R4", "Y5", "Y6", "Y7"])
    assert set(hands) == set(itertools.combinations(dealt, 2))
    assert chi_square([hands.count(hand) for hand in set(hands)])


@pytest.mark.clause("NY-20")
def test_any_hidden_card_may_be_on_top_of_the_pile(game, state):
    view = game.look(state("hand 0 Y1 *5\nreserve Y2 *5\npile B12 *"), gotham.SPECTATOR)
    hidden = [card for card in range(48) if view[0].place[card] == UNKNOWN]
    assert (len(hidden), hidden[0], hidden[-1]) == (42, 0, 47)
    worlds = [game.guess(view, gotham.SPECTATOR, seed)[0] for seed in range(420)]
    tops = [world.place.tolist().index(PILE + 29) for world in worlds]
    assert chi_square([tops.count(card) for card in hidden])


@pytest.mark.clause("NY-20")
def test_a_guess_of_a_seed_stays_the_same(game, state):
    """Bots with a given seed play alike on every machine."""
    world = game.guess(game.look(state(LATE), gotham.SPECTATOR), gotham.SPECTATOR, 1)
    assert game.text.write_scene(world[0])[-4:] == ["hand 0 Y1 R4", "hand 1 G1+ Y5 R3", "hand 2 Y2 Y6 Y7", "pile"]
    assert world[0].key.tolist()[:4] == [3776531861, 136241663, 4130165706, 135905766]
    assert world[0].key.tolist()[4:] == [591876245, 3702086683, 1082586951, 2253789248]


@pytest.mark.clause("NY-20")
def test_the_unknown_part_of_a_hand(game, state):
    """The held cards minus the taken ones: so many must be guessed."""
    view = game.look(state(MIDDLE), gotham.SPECTATOR)[0]
    assert [unseen(view, seat) for seat in range(3)] == [5, 4, 6]


# --------------------------------------------------------------------------------------- for all games


@pytest.mark.clause("ALL-01")
def test_covered_cards_are_remembered(lay):
    table = lay("players 3\nskyline Y1 - - - - - - - - - - -\nhand 0 R1 *5\nhand 1 G1 *5\nhand 2 B1 *5")
    for seat, card in enumerate(("R1", "G1", "B1")):
        table.act(seat, f"play {card}")
        table.act(seat, table.legal(seat)[0])
    for viewer in VIEWERS:
        place = table.view(viewer).json()["place"]
        assert [place[CARD.index(card)] for card in ("Y1", "R1", "G1", "B1")] == [SKYLINE] * 4


@pytest.mark.clause("ALL-01")
def test_a_record_has_all_views_of_a_seat(game):
    """Also of past rounds: a seat can read its view of every moment again."""
    table = game.table(2, 4)
    seen = {viewer: [table.view(viewer)] for viewer in (0, 1, gotham.SPECTATOR)}
    for action in ("play", "take", "play", "take", "pass", "play", "take", "pass", "pass", "play", "take"):
        seat = table.actors[0]
        table.act(seat, next(text for text in table.legal(seat) if text.startswith(action)))
        for viewer, views in seen.items():
            views.append(table.view(viewer))
    assert table.view().state.round_ == 1
    for viewer, views in seen.items():
        _, read, entries, _ = gotham.read_record(table.record(viewer), game)
        assert (read, entries) == (views, table.log)


@pytest.mark.clause("ALL-02")
def test_after_the_match_the_transcript_shows_everything(game):
    table = game.table(3, "open", {"rounds": "1"})
    scenes = [table.scene()]
    for _ in range(3):
        assert '\nseed "open"\n' not in table.transcript()
        with pytest.raises(gotham.Unreadable):
            gotham.replay(table.transcript(), game=game)
        table.act(table.actors[0], "pass")
        scenes.append(table.scene())
    text = table.transcript()
    assert '\nseed "open"\n' in text
    for count, scene in enumerate(scenes):
        assert gotham.replay(text, upto=count, game=game).scene() == scene  # all hands and the pile at every moment
    assert gotham.replay(text, game=game).transcript() == text


@pytest.mark.clause("ALL-02", "NY-20")
def test_before_the_end_a_transcript_shows_no_hidden_card(lay):
    table = lay(MIDDLE)
    assert not table.over
    assert "G7 G8 G9 G10 G11 G12" not in table.transcript()
