"""Actions at a table: outdated labels and revisions, undo, and the same over POST."""

import pytest

import gotham


def on_turn(*players):
    """Return the players who may act."""
    for player in players:
        player.settle()
    return next(player for player in players if player.legal)


def play_out(players):
    """Play a match to its end with the first choices; all players receive all of it."""
    while not players[0].over:
        player = on_turn(*players)
        player.act(player.legal[0])
        for each in players:
            each.settle()


def bargaining(server, come, **wants):
    """A table of Chinatown where all have kept their buildings, and its players."""
    table, tokens = server.party("chinatown", players=3)
    players = [come(server, table, token, **wants) for token in tokens]
    for player in players:
        player.settle()
        while refusals := player.find("refuse"):
            player.act(refusals[0], revision=player.revision)
    players[0].settle()
    return table, players


def test_wrong_labels_are_refused(server, come):
    table, tokens = server.party()
    player = on_turn(*(come(server, table, token) for token in tokens))
    one, other = player.legal[:2]
    before = player.revision
    for parts in (
        {"actions": [one], "words": [player.words[other]]},
        {"actions": [one], "words": [""]},
        {"actions": [one], "words": []},
        {"actions": [one]},
        {"actions": [one], "revision": before + 1},
    ):
        answer = player.ask("act", **parts)
        assert answer["type"] == "refused", parts
        assert "changed" in answer["reason"]
    assert player.revision == before
    player.act(one, words=[player.words[one]])
    assert player.revision == before + 1


def test_labels_of_any_language_are_accepted(server, come):
    table, tokens = server.party()
    player = on_turn(*(come(server, table, token, language="de") for token in tokens))
    french = come(server, table, player.token, language="fr")
    number = player.legal[0]
    assert french.words[number] != player.words[number]
    player.act(number, words=[french.words[number]])


def test_actions_of_others_do_not_prevent_an_undo(server, come):
    table, tokens = server.party("chinatown", players=3)
    ann, bob, _ = (come(server, table, token) for token in tokens)
    before = ann.revision
    ann.act(ann.find("refuse")[0])
    seen = ann.revision
    for _ in range(2):
        bob.act(bob.find("refuse")[0])
    ann.settle()
    assert ann.revision > seen  # Bob has chosen
    assert ann.ask("undo", revision=before)["type"] == "refused"
    assert ann.ask("undo", revision=seen)["type"] == "accepted"
    assert ann.ask("undo", revision=ann.revision)["type"] == "refused"


def test_an_outdated_revision_is_refused(server, come):
    table, tokens = server.party()
    players = [come(server, table, token) for token in tokens]
    player = on_turn(*players)
    player.act(player.legal[0])
    stale = player.revision - 1
    answer = on_turn(*players).ask("act", actions=[player.legal[0] if player.legal else 0], revision=stale)
    assert answer["type"] == "refused"


def test_a_refusal_names_its_clause(server, come):
    table, tokens = server.party()
    players = [come(server, table, token) for token in tokens]
    player = on_turn(*players)
    other = next(each for each in players if each is not player)
    answer = other.ask("act", actions=["pass"], revision=other.revision)
    assert answer["type"] == "refused"
    assert answer["clause"].startswith("NY-")
    by_post = server.ask(
        "POST", f"/api/tables/{table}/act", {"actions": ["pass"], "revision": other.revision}, other.token
    )
    assert by_post.status_code == 409
    assert by_post.json()["clause"] == answer["clause"]
    german = server.ask(
        "POST",
        f"/api/tables/{table}/act?language=de",
        {"actions": ["pass"], "revision": other.revision},
        other.token,
    )
    assert german.json()["reason"] != by_post.json()["reason"]


def test_a_replaced_offer_is_not_accepted_by_its_old_label(server, come):
    _, (ada, bob, cy) = bargaining(server, come)
    for sum_ in ("1,000", "2,000"):
        for action in ("draft", f"cash 0 1 {sum_}", "propose openly"):
            ada.act(action, revision=ada.revision)
        bob.settle()
        number = bob.find("yes")[0]
        if sum_ == "1,000":
            old = bob.words[number]
            ada.act(ada.find("withdraw")[0])
    assert bob.words[number] != old
    answer = bob.ask("act", actions=[number], words=[old])
    assert answer["type"] == "refused"
    assert "changed" in answer["reason"]
    bob.act(number)
    cy.settle()
    assert "yes" in cy.log[cy.revision]["action"]


def test_several_actions_happen_completely_or_not_at_all(server, come):
    table, (ada, bob, _) = bargaining(server, come)
    kept = len(server.entries(table))
    answer = ada.ask("act", actions=["draft", "cash 0 1 1,000", "cash 0 0 1,000"], revision=ada.revision)
    assert answer["type"] == "refused"
    assert len(server.entries(table)) == kept
    ada.act("draft", "cash 0 1 1,000", "propose secretly", revision=ada.revision, note="a good one")
    assert len(server.entries(table)) == kept + 3
    bob.settle()
    assert "a good one" in "".join(bob.log[bob.revision]["lines"])


def test_an_action_that_revealed_nothing_can_be_undone(server, come):
    table, tokens = server.party()
    players = [come(server, table, token) for token in tokens]
    player = on_turn(*players)
    other = next(each for each in players if each is not player)
    before, choices = [*player.view], player.legal
    assert other.ask("undo", revision=other.revision)["type"] == "refused"
    player.act(player.find("play")[0])
    assert player.now["undo"]
    assert player.ask("undo", revision=player.revision - 1)["type"] == "refused"
    assert player.ask("undo", revision=player.revision)["type"] == "accepted"
    assert player.view == before
    assert player.legal == choices
    other.settle()
    assert other.log[other.revision]["action"] == "undo"
    assert server.entries(table)[-1][1] == "undo"


def test_post_and_socket_are_equivalent(server, come):
    table, tokens = server.party(options={"rounds": "1"})
    players = [come(server, table, token) for token in tokens]
    by_post, numbers = True, 0
    while not players[0].over and numbers < 20:
        player = on_turn(*players)
        if by_post:
            wish = {"actions": [player.legal[0]], "words": [player.words[player.legal[0]]], "id": 7}
            answer = server.post(f"/api/tables/{table}/act", wish, player.token)
            assert answer == {"type": "accepted", "id": 7}
        else:
            player.act(player.legal[0])
        numbers, by_post = numbers + 1, not by_post
        for each in players:
            each.settle()
            assert each.revision == numbers
    assert server.post(f"/api/tables/{table}/talk", {"text": "well played"}, tokens[0])["type"] == "accepted"
    assert server.post(f"/api/tables/{table}/note", {"about": "a", "text": "b"}, tokens[0])["type"] == "accepted"
    for player in players:
        player.settle()
        snapshot = server.get(f"/api/tables/{table}", player.token)
        assert snapshot["view"]["view"] == player.view
        assert snapshot["view"]["revision"] == player.revision
        assert snapshot["view"]["log"] == [player.log[number] for number in sorted(player.log)]
        assert snapshot["notes"] == player.notes
        assert snapshot["talk"] == player.talks
        assert snapshot["view"]["lines"]


def test_a_reconnecting_client_receives_exactly_the_missed_events(server, come):
    table, tokens = server.party()
    players = [come(server, table, token) for token in tokens]
    for _ in range(6):
        player = on_turn(*players)
        player.act(player.legal[0])
    gone = players[1]
    gone.settle()
    known = len(gone.log)
    message = gone.again()
    assert message.get("log", []) == []
    gone.close()
    for _ in range(4):
        players[0].settle()
        if not players[0].legal:
            break
        players[0].act(players[0].legal[0])
    missed = gone.connect(since=gone.revision).get("log", [])
    assert len(missed) == len(gone.log) - known
    assert [*gone.log] == [*range(1, gone.revision + 1)]
    fresh = come(server, table, gone.token)
    assert fresh.log == gone.log
    assert fresh.view == gone.view
    far = come(server, table, gone.token, since=2**31)
    assert far.log == gone.log


@pytest.mark.parametrize("game", ["new-york-new-york", "enquetes-a-new-york"])
def test_a_transcript_is_sealed_until_the_match_is_over(server, come, game):
    options = {"rounds": "1"} if game == "new-york-new-york" else {"rounds": "20"}
    table, tokens = server.party(game, options=options)
    players = [come(server, table, token) for token in tokens]
    player = on_turn(*players)
    player.act(player.legal[0])
    sealed = server.get(f"/api/tables/{table}/transcript")
    seed = server.rows("select seed from matches where id = ?", table)[0][0]
    assert seed not in sealed
    with pytest.raises(gotham.Unreadable):
        gotham.replay(sealed)
    assert player.table.get("seed") is None
    play_out(players)
    assert player.table["state"] == "over"
    assert player.table["seed"] == seed
    assert gotham.engine.commitment_of(seed) == player.table["commitment"]
    replayed = gotham.replay(server.get(f"/api/tables/{table}/transcript"))
    assert replayed.over
    assert [*replayed.returns] == player.now["returns"]
    assert [*replayed.winners] == player.now["winners"]
    assert replayed.view(0).rows.view("i8").tolist() == players[0].view
    record = gotham.read_record(server.get(f"/api/tables/{table}/record", tokens[1]))
    assert record.views[-1] == replayed.view(1)


def test_a_program_needs_no_sentences(server, come):
    """Without a language there are neither labels nor log lines; numbers are the same."""
    table, tokens = server.party()
    player = on_turn(*(come(server, table, token) for token in tokens))
    program = come(server, table, player.token, language="")
    assert (program.words, program.legal) == ({}, player.legal)
    player.act(player.legal[0])
    program.settle()
    assert program.log[1]["lines"] == []
    assert program.log[1]["action"] == player.log[1]["action"]
    assert program.view == player.view
