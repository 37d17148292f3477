"""Every byte sent to a seat is searched for secrets: EN-29, EN-34 and EN-35.

One search looks for unread clues by name, number and text, and for the answer. The other needs no list of secrets:
the match is played again with other clues and another answer, and no sent byte may change.
"""

import functools
import json
import random
import re

import numpy as np
import pytest

import gotham
from gotham.engine import key_of
from gotham.games.enquetes_a_new_york.cases.clues import CLUES
from gotham.games.enquetes_a_new_york.cases.generator import GROUPS, group_of
from gotham.games.enquetes_a_new_york.cases.wording import clue_text
from gotham.games.enquetes_a_new_york.rules import contract as rules
from gotham.games.enquetes_a_new_york.rules.board import SQUARES
from gotham.games.enquetes_a_new_york.rules.state import BESIDE, CARDS
from gotham.games.enquetes_a_new_york.text.notation import CARD
from gotham.i18n.catalogue import LANGUAGES
from gotham.match.game import seed_text
from gotham.match.scene import STATE, Scene
from gotham.match.table import Table

MATCHES = {  # players, options, seed, how many actions
    "two": (2, {"case": "8"}, "x", 24),
    "three": (3, {"level": "2", "case": "generated", "last-standing": "plays-on"}, "y", 60),
    "four": (4, {"level": "2"}, "z", 40),
    "six": (6, {"rounds": "20"}, "w", 90),
}


def game():
    return gotham.game("enquetes-a-new-york", "plain")


def table_of(players, options, seed, change=None):
    """A match with its initial state, as set up or changed."""
    options = game().check_options(options)
    rows = game().start(players, options, key_of(seed_text(seed)))
    if change:
        change(rows[0])
    return Table(game(), players, options, seed_text(seed), Scene("", players, options, STATE, rows))


def play(table, steps, each=lambda: None):
    """Random play that reaches all kinds of actions; stops before the end of the match."""
    dice = random.Random(steps)
    while len(table.log) < steps:
        (seat,) = table.actors
        calm = [text for text in table.legal(seat) if not text.startswith("accuse")]
        before = len(table.log)
        if dice.random() < 0.03 and calm[0] in ("roll", "end") and may_be_wrong(table):
            table.act(seat, f"accuse {wrong(table)}")
        else:
            table.act(seat, dice.choice([text for text in calm if text[:3] in ("spy", "swa")] or calm))
        assert len(table.log) == before + 1
        each()
    assert not table.over


def may_be_wrong(table):
    """Return whether the match would continue without the seat on turn."""
    out = sum(square != BESIDE for square in state(table).accused[: table.players])
    return table.players - out > (2 if table.options["last-standing"] == "wins" else 1)


def wrong(table):
    s = state(table)
    return next(text for square, text in enumerate(rules_squares()) if square != s.answer and square not in s.accused)


def rules_squares():
    return game().text.operands["accuse"][0]


def state(table):
    return table._rows[0]


def read_by(table, viewer):
    """Return the cards that a viewer has read, by the rules' own fields."""
    if viewer == gotham.SPECTATOR:
        return set()
    return {card for card in range(CARDS) if int(state(table).knows[viewer, viewer]) >> card & 1}


def some(viewers):
    """Three of the viewers, the spectator included: the record of a match is slow."""
    return viewers if len(viewers) < 5 else (*viewers[1:4:2], viewers[-1])


# ---------------------------------------------------------------------------------------- data sent


def glance(table, viewer):
    """Return the data of the position that a viewer gets: data, notation and text, piece by piece."""
    view = table.view(viewer)
    yield json.dumps(view.json())
    yield view.scene()
    yield repr((view.legal, view.actors, view.awaited, view.over, table.returns, table.winners, table.commitment))
    for language in LANGUAGES:
        yield from view.describe(language)
        words = game().words(language)
        yield from (game().text.label(view, action, words, str) for action in view.numbers[:40])


def whole(table, viewer, languages=LANGUAGES):
    """Return all data of the match so far that a viewer gets."""
    yield table.record(viewer)
    events = list(table.events(viewer)) if languages else []
    for language in languages:
        words = game().words(language)
        yield from (line for event in events for line in table.tell(event, words))
    if viewer == gotham.SPECTATOR:
        yield table.transcript()


# ----------------------------------------------------------------------------------- searching for secrets


def assert_no_clue(text, table, viewer):
    """No unread clue is in the data, neither its name nor its text."""
    secret = [int(state(table).clue[card]) for card in set(range(CARDS)) - read_by(table, viewer)]
    assert not set(re.findall(r"[\w-]+", text)) & {CLUES[clue].name for clue in secret if "-" in CLUES[clue].name}
    assert [said for clue in secret for said in texts(clue) if said in text] == []


@functools.cache
def texts(clue):
    """Return the texts of a clue in all languages."""
    return [clue_text(clue, game().words(language)) for language in LANGUAGES]


def assert_no_number(table, viewer):
    """The data of a view has no number of an unread clue; sets of cards are sets of labels, not clues."""
    s, data = state(table), table.view(viewer).json()
    for card, clue in enumerate(data.pop("clue")):
        assert clue == (int(s.clue[card]) if card in read_by(table, viewer) else None)
    del data["knows"], data["located"], data["key"]
    secret = {int(s.clue[card]) for card in set(range(CARDS)) - read_by(table, viewer)}
    small = {number for number in secret if number < 120}  # such as counters
    assert not numbers(data) & (secret - small)


def numbers(data):
    """Return all numbers in some data."""
    if isinstance(data, dict):
        return numbers([*data.values()])
    return set().union(*map(numbers, data)) if isinstance(data, list) else {data}


def assert_no_answer(text, table, viewer):
    """The answer is open in data, notation and record, unless the viewer is out."""
    s, view = state(table), table.view(viewer)
    told = viewer != gotham.SPECTATOR and s.accused[viewer] != BESIDE
    square = rules_squares()[s.answer] if told else "?"
    assert view.json()["answer"] == (int(s.answer) if told else None)
    assert set(re.findall(r"^answer .*", view.scene(), re.MULTILINE)) == {f"answer {square}"}
    assert len(re.findall(r" answer\.0=\d+", text)) == told


@pytest.mark.clause("EN-34")
@pytest.mark.parametrize("match", MATCHES)
def test_a_seat_gets_no_unread_clue(match):
    players, options, seed, steps = MATCHES[match]
    table = table_of(players, options, seed)

    def each():
        if len(table.log) % 15 == 5:
            for viewer in table.game.viewers(players):
                assert_no_number(table, viewer)
                assert_no_clue("\n".join(glance(table, viewer)), table, viewer)

    play(table, steps, each)
    assert any(read_by(table, seat) for seat in range(players))
    for viewer in some(table.game.viewers(players)):
        text = "\n".join([*glance(table, viewer), *whole(table, viewer)])
        assert_no_answer(text, table, viewer)
        assert_no_clue(text, table, viewer)


@pytest.mark.clause("EN-34")
def test_read_clues_are_sent():
    """So the search above would find them: names, numbers and texts of a seat's own clues are all present."""
    table = table_of(*MATCHES["three"][:3])
    play(table, 30)
    seat = max(range(3), key=lambda seat: len(read_by(table, seat)))
    card = min(read_by(table, seat))
    clue = int(state(table).clue[card])
    text = "\n".join([*glance(table, seat), *whole(table, seat)])
    assert f"card {CARD[card]} {CLUES[clue].name} " in text
    assert clue in table.view(seat).json()["clue"]
    assert all(said in text for said in texts(clue))
    other = next(viewer for viewer in range(3) if card not in read_by(table, viewer))
    state(table).knows[other, other] = 0
    with pytest.raises(AssertionError):
        assert_no_clue(text, table, other)


# -------------------------------------------------------------------------- the same with other secrets


def another(table, viewer, dice):
    """Return the same match, action by action, on a case in which all the viewer's unknowns differ."""
    s, read = state(table), read_by(table, viewer)
    told = viewer != gotham.SPECTATOR and s.accused[viewer] != BESIDE

    def change(first):
        for card in set(range(CARDS)) - read:
            group = group_of(first, card)
            others = set(range(GROUPS[group], GROUPS[group + 1])) - set(s.clue.tolist())
            first.clue[card] = dice.choice(sorted(others))
        if not told:
            first.answer = dice.choice(sorted(set(range(SQUARES)) - {int(s.answer)} - set(s.accused.tolist())))

    other = table_of(table.players, table.options, table.seed, change)
    for entry in table.log:
        other.act(entry.seat, entry.action)
    return other


@pytest.mark.clause("EN-34", "EN-37")
@pytest.mark.parametrize("match", MATCHES)
def test_other_secrets_change_no_byte(match):
    players, options, seed, steps = MATCHES[match]
    table = table_of(players, options, seed)
    play(table, steps)
    dice = random.Random(1)
    for viewer in some(table.game.viewers(players)):
        other = another(table, viewer, dice)
        assert np.count_nonzero(other._rows[0].clue != state(table).clue) == CARDS - len(read_by(table, viewer))
        mine, theirs = ([*glance(each, viewer), *whole(each, viewer, languages=())] for each in (table, other))
        assert mine == theirs  # the record has all views, the source of stories


# ----------------------------------------------------------------------------------- notes and the end


@pytest.mark.clause("EN-29")
def test_notes_are_private():
    table = table_of(*MATCHES["four"][:3])
    for seat in range(4):
        table.write_note(seat, "A1", f"secret of {seat}")
    play(table, 8)
    for viewer in table.game.viewers(4):
        text = "\n".join([*glance(table, viewer), *whole(table, viewer), table.transcript()])
        found = set(re.findall(r"secret of \d", text))
        assert found == ({f"secret of {viewer}"} if viewer < 4 else set())


@pytest.mark.clause("EN-33", "EN-34", "ALL-01")
@pytest.mark.parametrize("match", MATCHES)
def test_at_the_end_all_get_the_answer_but_no_more_clues(match):
    players, options, seed, steps = MATCHES[match]
    table = table_of(players, options, seed)
    play(table, steps // 2)
    (seat,) = table.actors
    while "end" not in table.legal(seat):
        table.act(seat, table.legal(seat)[0])
    read = [read_by(table, viewer) for viewer in range(players)]
    table.act(seat, f"accuse {rules_squares()[state(table).answer]}")
    assert (table.over, table.winners) == (True, (seat,))
    for viewer in table.game.viewers(players):
        assert table.view(viewer).json()["answer"] == state(table).answer
        assert_no_number(table, viewer)
        assert_no_clue("\n".join([*glance(table, viewer), table.record(viewer)]), table, viewer)
    assert [read_by(table, viewer) for viewer in range(players)] == read
    assert rules.check(state(table)) == 0
