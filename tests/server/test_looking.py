"""Viewing a table during play: the data is complete and persisted."""

import threading

from tests.server.test_playing import play_out


def test_a_snapshot_is_never_ahead_of_its_log(server, come):
    """An action is sent once it is persisted; until then neither its number nor its line is visible."""
    table, tokens = server.party()
    players = [come(server, table, token) for token in tokens]
    seen, done = [], threading.Event()

    def look():
        while not done.is_set():
            view = server.get(f"/api/tables/{table}", tokens[0])["view"]
            seen.append((view["revision"], len(view.get("log", []))))

    looking = threading.Thread(target=look)
    looking.start()
    play_out(players)
    done.set()
    looking.join()
    assert len({revision for revision, _ in seen}) > 5
    assert all(revision == lines for revision, lines in seen)
