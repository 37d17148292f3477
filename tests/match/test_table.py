"""A table: actions, runs, undo, notes, and the events of each viewer."""

import random

import pytest

import gotham
from gotham import SPECTATOR
from gotham.engine import NOTHING, commitment_of
from gotham.games.chinatown.rules.state import KEEPING


@pytest.fixture
def table(game):
    return game.table(players=3, seed=7, options={"rounds": "1"}, names=["Ada", "Bob", "Cy"])


def first(table):
    """Return the seat to act and its first legal action."""
    seat = table.awaited[0]
    return seat, table.legal(seat)[0]


def play_to_the_end(table):
    while not table.over:
        table.act(*first(table))
    return table


def test_the_same_seed_is_the_same_match(game):
    one, other = (play_to_the_end(game.table(players=2, seed=seed)) for seed in (5, "5"))
    assert one.transcript() == other.transcript()


def test_without_a_seed_every_match_differs(game):
    assert game.table().seed != game.table().seed
    assert len(game.table().seed) == 64


def test_an_action_is_given_as_text_or_number(game, table):
    seat, action = first(table)
    table.act(seat, game.read("  PLAY  " + action[5:].lower() + " "))
    assert table.log[0].action == game.read(action)


@pytest.mark.parametrize("action", ["play Z9", "", "play", "pass Y1", "take"])
def test_an_unreadable_action_changes_nothing(table, action):
    before = table.digest
    with pytest.raises(gotham.Unreadable, match="is not an action of this game"):
        table.act(0, action)
    assert (table.digest, table.log) == (before, [])


@pytest.mark.parametrize(("seat", "action"), [(3, "pass"), (-1, "pass"), (0, 97), (0, -1)])
def test_an_unknown_seat_or_number_changes_nothing(table, seat, action):
    with pytest.raises(gotham.Unknown):
        table.act(seat, action)
    assert table.log == []


def test_a_run_of_actions_happens_completely(table):
    seat, play = first(table)
    take = next(f"take {card}" for card in reserve(table))
    table.act(seat, play, take, note="both")
    assert [entry.note for entry in table.log] == ["", "both"]
    assert table.awaited != (seat,)


def test_a_run_cannot_continue_after_a_revealed_card(table):
    """Otherwise a run that is refused at its end would reveal the next refill."""
    seat, play = first(table)
    before = table.digest
    take = f"take {reserve(table)[0]}"
    with pytest.raises(gotham.Illegal, match="revealed something"):
        table.act(seat, play, take, "pass")
    assert (table.digest, table.log) == (before, [])
    table.act(seat, play, take)


def test_a_run_of_actions_happens_not_at_all(table):
    seat, play = first(table)
    before = table.digest
    with pytest.raises(gotham.Illegal) as refused:
        table.act(seat, play, "pass")
    assert refused.value.clause == "NY-07"
    assert (table.digest, table.log, table.awaited) == (before, [], (seat,))
    table.act(seat, play)  # as if nothing had been tried


def reserve(table):
    line = next(line for line in table.scene().splitlines() if line.startswith("reserve"))
    return line.split()[1:]


def test_an_action_that_revealed_nothing_can_be_undone(table):
    seat, play = first(table)
    before = table.digest
    assert not table.undoable(seat)
    table.act(seat, play)
    assert table.undoable(seat)
    table.undo(seat)
    assert table.digest == before
    assert len(table.log) == 2
    assert not table.undoable(seat)


def test_a_refill_cannot_be_undone(table):
    seat, play = first(table)
    table.act(seat, play, f"take {reserve(table)[0]}")
    with pytest.raises(gotham.Illegal, match="nothing to take back"):
        table.undo(seat)


def test_an_answered_action_cannot_be_undone(table):
    one = table.awaited[0]
    table.act(one, "pass")
    assert table.undoable(one)
    table.act(*first(table))
    assert not table.undoable(one)


def test_only_states_that_an_undo_may_return_to_are_kept(game):
    table, rng = game.table(players=4, seed=3), random.Random(3)
    while not table.over and len(table.log) < 60:
        seat = table.awaited[0]
        table.act(seat, rng.choice(table.numbers(seat)))
        undoable = {each for each in range(table.players) if table.undoable(each)}
        assert table._kept.keys() <= undoable


def test_an_undo_is_an_event_and_is_replayed(table):
    seat, play = first(table)
    table.act(seat, play)
    table.undo(seat)
    assert table.story()[-1] == f"{table.names[seat]} takes back the last action."
    assert gotham.replay(table.save(), game=table.game).digest == table.digest


def test_a_note_comes_with_its_action(table):
    seat, play = first(table)
    table.act(seat, play, note="my “plan” ; with\nlines")
    assert "my “plan” ; with" in table.story(SPECTATOR)[-1]
    assert gotham.replay(table.save(), game=table.game).log == table.log


def test_a_transcript_is_sealed_until_the_end(table):
    assert "\nseed " not in table.transcript()
    assert f"commitment {commitment_of('7')}" in table.transcript()
    assert table.transcript().endswith("end 0 sealed\n")
    with pytest.raises(gotham.Unreadable, match="is sealed"):
        gotham.replay(table.transcript(), game=table.game)
    play_to_the_end(table)
    assert gotham.replay(table.transcript(), game=table.game).winners == table.winners
    with pytest.raises(gotham.Unreadable, match="does not match"):
        gotham.replay(table.transcript().replace('seed "7"', 'seed "8"'), game=table.game)


def test_a_seats_record_rebuilds_its_views_and_holds_no_seed(table):
    views = [table.view(1)]
    while not table.over:
        table.act(*first(table))
        views.append(table.view(1))
    record = table.record(1)
    names, read, entries, _ = gotham.read_record(record, table.game)
    assert (names, read, entries) == (table.names, views, table.log)
    assert "seed" not in record


def test_nobody_has_won_before_the_end(table):
    assert table.winners == ()
    assert play_to_the_end(table).winners


def test_a_view_is_plain_data(table):
    data = table.view(1).json()
    assert data["key"] == [None] * 8
    assert data["players"] == 3
    assert data["place"].count(None) == 48 - 6 - 6


def test_a_guess_is_a_table_that_looks_the_same(table):
    guess = table.view(2).guess(5)
    assert guess.view(2) == table.view(2)
    assert guess.digest != table.digest
    assert play_to_the_end(guess).over


def test_the_spectator_has_no_actions(table):
    assert table.view().legal == []
    assert table.view(table.awaited[0]).legal == table.legal(table.awaited[0])


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"players": 5}, "this game cannot be played by 5; it is for 2 to 4 players"),
        ({"options": {"colour": "red"}}, "there is no option “colour”; available: bonuses, rounds"),
        ({"options": {"rounds": "2"}}, "the option rounds cannot be “2”; possible values: match, 1, to-100, to-200"),
    ],
)
def test_an_impossible_table_is_refused(game, wish, reason):
    with pytest.raises(gotham.Unknown) as refused:
        game.table(**wish)
    assert str(refused.value) == reason


def test_an_unknown_game_is_refused():
    with pytest.raises(gotham.Unknown, match="there is no game “chess”; available: "):
        gotham.game("chess")


def test_refusals_are_in_the_players_language(game, table):
    seat, play = first(table)
    table.act(seat, play)
    with pytest.raises(gotham.Illegal) as refused:
        table.act(seat, "pass")
    english, french = (refused.value.say(game.words(language)) for language in ("en", "fr"))
    assert english.startswith("NY-07: ")
    assert french.startswith("NY-07: ")
    assert english != french


@pytest.mark.parametrize("viewer", [3, 4, 9, -1, 999])
def test_an_unknown_viewer_has_no_view(table, viewer):
    """The rules would show an unknown viewer too much."""
    table.act(*first(table))
    for look in (table.view, table.first_view, table.record, table.story, lambda viewer: list(table.events(viewer))):
        with pytest.raises(gotham.Unknown):
            look(viewer)


@pytest.mark.clause("ALL-02")
def test_a_note_on_a_hidden_action_is_private(taxi):
    table = taxi.table(2, seed=1)
    table.act(0, table.legal(0)[0], note="my secret")
    table.act(1, table.legal(1)[0], note="seen by all")
    while not table.over:
        table.act(table.actors[0], table.legal(table.actors[0])[0])
    assert "my secret" in table.save()
    assert "my secret" in table.record(0)
    assert "my secret" not in table.transcript() + table.record(1) + table.record(SPECTATOR)
    assert "seen by all" in table.transcript()
    assert gotham.replay(table.transcript(), game=taxi).digest == table.digest


def test_a_sealed_transcript_shows_no_hidden_action(taxi):
    table = taxi.table(2, seed=1)
    table.act(0, table.legal(0)[0])
    assert "lay ?" in table.transcript()
    assert table.legal(1)[0] not in table.transcript()


def test_an_undo_of_an_unseen_action_is_no_event(taxi):
    """If several may act, only an unseen action can be undone; here laying is noticed."""
    table = taxi.table(3, seed=1)
    table.act(0, table.legal(0)[0])
    assert not table.undoable(0)


def test_an_unseen_action_can_be_undone_after_actions_of_others():
    """The others notice nothing, and their own actions stand."""
    table, rng, taken_back = gotham.game("chinatown").table(4, seed=11), random.Random(11), 0
    while not table.over and len(table.log) < 1500:
        seat = rng.choice(table.awaited)
        table.act(seat, rng.choice(table.numbers(seat)[-40:]))
        unseen = table.rows[0].phase != KEEPING  # others notice who takes their cards back
        undoable = [other for other in range(4) if other != seat and unseen and table.undoable(other)]
        for other in undoable[:1]:
            before = [table.view(viewer) for viewer in (0, 1, 2, 3, SPECTATOR) if viewer != other]
            table.undo(other)
            assert [table.view(viewer) for viewer in (0, 1, 2, 3, SPECTATOR) if viewer != other] == before
            taken_back += 1
    assert taken_back > 20
    assert gotham.replay(table.save(), game=table.game).digest == table.digest


@pytest.mark.parametrize("note", ["line\nfeed", "\u2028\u2029\x85\x0b", 'quote " ; 0 pass', "Ünï©ödé 🗽"])
def test_any_note_and_name_read_back(game, note):
    table = game.table(2, seed=1, names=[note, note])
    table.act(table.actors[0], "pass", note=note)
    again = gotham.replay(table.save(), game=game)
    assert (again.names, again.log) == (table.names, table.log)


@pytest.mark.parametrize("text", ["\ud800", 7])
def test_text_that_cannot_be_stored_is_refused(game, text):
    table = game.table(2, seed=1)
    for tried in (lambda: table.act(table.actors[0], "pass", note=text), lambda: game.table(names=[text])):
        with pytest.raises(gotham.Unreadable, match="cannot be stored as text"):
            tried()
    assert table.log == []


def test_more_names_than_seats_are_refused(game):
    with pytest.raises(gotham.Unknown, match="3 names were given for 2 seats"):
        game.table(2, names=["a", "b", "c"])


def test_a_missing_name_is_refused(game):
    text = game.table(2, seed=1, names=["Ada", "Bob"]).save()
    with pytest.raises(gotham.Unreadable, match="line 6"):
        gotham.replay(text.replace('name 0 "Ada"\n', ""), game=game)


@pytest.mark.parametrize("name", gotham.all_games())
def test_live_events_equal_the_history(name):
    """Every viewer's share of each change, undos included, equals that of a replay from the start."""
    table, rng = gotham.game(name).table(seed=3), random.Random(3)
    viewers, told = table.game.viewers(table.players), []
    table.follow = lambda moment: told.append(
        [(moment.entry, moment.seen(viewer), moment.before.tobytes(), moment.after.tobytes()) for viewer in viewers]
    )
    while not table.over and len(table.log) < 120:
        seat = rng.choice(table.awaited)
        table.act(seat, rng.choice(table.numbers(seat)))
        if table.undoable(seat) and rng.random() < 0.3:
            table.undo(seat)
    for place, viewer in enumerate(viewers):
        later = [(entry, seen, old.tobytes(), new.tobytes()) for entry, seen, old, new in table.history(viewer)]
        assert [moment[place] for moment in told] == later


@pytest.mark.parametrize("name", gotham.all_games())
def test_kinds_in_told_alike_have_equal_lines(name):
    """For kinds in TOLD_ALIKE, all viewers who see the action read the same line."""
    table, rng = gotham.game(name).table(seed=5), random.Random(5)
    alike = table.game.text.told_alike
    while not table.over and len(table.log) < 400:
        seat = rng.choice(table.awaited)
        table.act(seat, rng.choice(table.numbers(seat)))
    told = {}
    for viewer in table.game.viewers(table.players) if alike else ():
        for entry, event in zip(seen_as_done(table, viewer), table.events(viewer), strict=True):
            if entry is not None and table.game.rules.ACTIONS.parts(event.action)[0] in alike:
                told.setdefault(entry, set()).add("\n".join(table.tell(event, table.game.words())))
    assert all(len(texts) == 1 for texts in told.values())


def seen_as_done(table, viewer):
    """For each event of a viewer, its entry in the log, or None if they saw a vaguer action."""
    for place, (entry, seen, _, _) in enumerate(table.history(viewer)):
        if seen != NOTHING:
            yield place if seen == entry.action else None
