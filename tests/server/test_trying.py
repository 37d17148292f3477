"""Trials of runs: their effect is sent in advance, and actions of others do not interfere."""

import numpy as np
import pytest
from tests.server.test_playing import bargaining

NOBODY = 5


@pytest.fixture
def bargain(server, come):
    _, players = bargaining(server, come)
    for player in players:
        player.settle()
    return players


def field(player, name):
    """Return a field of a player's view."""
    rows = np.array(player.view, np.int64).view(player.game.rules.State.dtype)
    return rows[0][name].tolist()


def number(player, kind, *operands):
    return player.game.rules.ACTIONS.number(kind, *operands)


def gift(player, building, to, secret=0):
    """Return a run that offers a building."""
    return [number(player, "draft"), number(player, "give", building, to), number(player, "propose", secret)]


def owned(player, seat):
    return [building for building, owner in enumerate(field(player, "owner")) if owner == seat]


def test_a_trial_returns_text_and_changes_nothing(bargain):
    ann, bob, _ = bargain
    before = ann.revision, bob.revision
    building = owned(ann, 0)[0]
    tried = ann.ask("try", actions=gift(ann, building, 1))
    assert tried["type"] == "tried"
    assert tried["actions"] == gift(ann, building, 1)
    assert f"building {building + 1}" in tried["words"][1]
    for player in bargain:
        player.settle()
    assert (ann.revision, bob.revision) == before


def test_a_run_happens_after_actions_of_others(bargain):
    ann, bob, cleo = bargain
    tried = ann.ask("try", actions=gift(ann, owned(ann, 0)[0], 1))
    bob.act(*gift(bob, owned(bob, 1)[0], 2))
    ann.settle()
    ann.act(*tried["actions"], words=tried["words"])
    cleo.settle()
    assert sum(entry["action"].startswith("propose") for entry in cleo.log.values()) == 2


def test_a_run_is_refused_if_it_would_mean_something_else(bargain):
    ann, bob, cleo = bargain
    building = owned(bob, 1)[0]
    tried = ann.ask("try", actions=gift(ann, building, 0))  # asks Bob for it
    bob.act(*gift(bob, building, 2))
    cleo.settle()
    cleo.act(cleo.find("yes")[0])
    answer = ann.ask("act", actions=tried["actions"], words=tried["words"])
    assert "changed" in answer["reason"]  # Cleo would have to give it


def test_a_refused_run_names_the_refused_part(bargain):
    ann, *_ = bargain
    free = next(building for building, owner in enumerate(field(ann, "owner")) if owner == NOBODY)
    wrong = number(ann, "give", free, 1)
    first, right, last = gift(ann, owned(ann, 0)[0], 1)
    run = [first, *sorted([right, wrong]), last]
    for kind, parts in (("try", {}), ("act", {"revision": ann.revision}), ("act", {"words": ["x"] * len(run)})):
        answer = ann.ask(kind, actions=run, **parts)
        assert (answer["type"], answer["clause"], answer["part"]) == ("refused", "CT-23", run.index(wrong))


def test_programs_may_use_trials_too(server, come):
    table, tokens = server.party()
    players = [come(server, table, token, language="") for token in tokens]
    player = next(each for each in players if each.legal)
    tried = player.ask("try", actions=[player.legal[0]])
    assert tried["words"] == [player.game.notation[player.legal[0]]]


def test_programs_may_request_a_tried_run(server, come):
    _, (ann, *_) = bargaining(server, come, language="")
    tried = ann.ask("try", actions=gift(ann, owned(ann, 0)[0], 1))
    ann.act(*tried["actions"], words=tried["words"])


def test_a_person_without_a_seat_has_no_trials(server, come):
    table, _ = server.party()
    assert come(server, table).ask("try", actions=[0])["type"] == "refused"


def test_the_story_is_sent_at_the_end(server, come):
    table, _ = server.party()
    status, reason = server.refused("GET", f"/api/tables/{table}/story")
    assert status == 400
    assert "not over yet" in reason


def test_an_unknown_start_is_refused(server):
    for game in ("new-york-new-york", "enquetes-a-new-york"):
        status, reason = server.refused("POST", "/api/tables", {"game": game, "start": "nowhere"})
        assert status == 400
        assert "nowhere" in reason
