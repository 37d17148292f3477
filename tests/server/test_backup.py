"""Backups of a running server: made during play at many tables, restored into a new server, and continued."""

import os
import sqlite3
import subprocess
import threading
from contextlib import closing

from tests.server.hosting import Host
from tests.server.parties import Party
from tests.server.players import Player
from tests.server.serving import COMMAND, PATIENCE, until

TABLES = 50


class Steady(Party):
    """People who never pass, so that their match lasts; they leave when it is over."""

    def __init__(self, server, seed):
        super().__init__(server, "new-york-new-york", seed, people=2)
        self.rng.choice = lambda legal: legal[self.rng.randrange(max(1, len(legal) - 1))]  # passing comes last

    def go_on(self):
        raise EOFError


def enough(parties):
    """Return whether every table has moves."""
    return min(party.acknowledged for party in parties) and sum(party.acknowledged for party in parties) > 6 * TABLES


def playing(parties):
    """Threads in which people play at all tables."""
    threads = [threading.Thread(target=party.play) for party in parties]
    for thread in threads:
        thread.start()
    until(lambda: enough(parties) or any(party.failure for party in parties))
    return threads


def back_up(server, file):
    """Make a backup from a separate process, as a host does."""
    command = [*COMMAND[:-1], "admin", "backup", str(file), "--data", str(server.data)]
    done = subprocess.run(command, env=os.environ | {"GOTHAM_LANG": "en"}, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def acknowledged(party):
    """Return the acknowledged moves of each seat so far."""
    return [[*ledger.kept] for ledger in party.moves]


def one_more(server, party):
    """Let a player act; return whether one could, because the match is not over."""
    players = [Player(server, party.table, token) for token in party.tokens]
    able = [player for player in players if player.legal and not player.over]
    assert bool(able) != players[0].over
    for player in able[:1]:
        player.act(player.legal[0], revision=player.revision)
    for player in players:
        player.close()
    return bool(able)


def test_a_backup_during_play_at_fifty_tables(start, tmp_path, monkeypatch, capsys, print_later):
    server, copy = start("busy"), tmp_path / "copy.sqlite"
    parties = [Steady(server, seed) for seed in range(TABLES)]
    threads = playing(parties)
    before = [acknowledged(party) for party in parties]
    said = back_up(server, copy)
    during = sum(party.acknowledged for party in parties)
    server.kill()
    for thread in threads:
        thread.join(PATIENCE)
        assert not thread.is_alive()
    assert not any(party.failure for party in parties)
    assert f"copied {TABLES} tables, " in said
    Host(monkeypatch, capsys, tmp_path / "fresh").admin("restore", copy)
    fresh, went_on = start("fresh"), []
    for party, known in zip(parties, before, strict=True):
        played, restored = server.entries(party.table), fresh.entries(party.table)
        assert restored == played[: len(restored)], "what it holds is how the match began"
        for seat, moves in enumerate(known):
            assert [action for who, action in restored if who == seat][: len(moves)] == moves, "nothing is lost"
        went_on.append(one_more(fresh, party))
        assert len(fresh.entries(party.table)) == len(restored) + went_on[-1]
        party.close()
    assert sum(went_on) > TABLES / 2
    assert fresh.count("gotham_failures_total") == 0
    moves = sum(len(moves) for known in before for moves in known)
    print_later(
        f"  {moves} moves were acknowledged before a copy of {TABLES} tables at play began, {during} when it was done"
    )


def test_a_backup_is_complete_or_absent(start, tmp_path, monkeypatch, capsys):
    server = start()
    server.party()
    host, copy = Host(monkeypatch, capsys, server.data), tmp_path / "copy.sqlite"
    assert "copied 1 tables, 0 moves" in host.admin("backup", copy)
    assert copy.stat().st_mode & 0o077 == 0, "seeds and notes are in it"
    assert "already exists; --force replaces it" in host.refused("backup", copy)
    host.admin("backup", copy, "--force")
    assert host.refused("backup", tmp_path / "none" / "copy.sqlite")
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == [copy.name]
    server.kill()
    host.data = tmp_path / "empty"
    assert f"there is no database in {host.data}" in host.refused("backup", tmp_path / "more.sqlite")
    postgres = "postgresql://somebody:secret@host/gotham"
    code, _, wrong = host.run("admin", "backup", "x.dump", "--database", postgres)
    assert (code, "secret" in wrong) == (2, False)
    assert "pg_dump --format=custom --file=x.dump DATABASE" in wrong


def test_invalid_backups_are_not_restored(start, tmp_path, monkeypatch, capsys):
    server, copy = start(), tmp_path / "copy.sqlite"
    table, _ = server.party()
    host = Host(monkeypatch, capsys, server.data)
    host.admin("backup", copy)
    assert "a server is running on" in host.refused("restore", copy, "--force")
    server.kill()
    assert "already exists; --force replaces it" in host.refused("restore", copy)
    assert "there is no file" in host.refused("restore", tmp_path / "none")
    bad = tmp_path / "bad.sqlite"
    bad.write_bytes(copy.read_bytes()[:20_000])
    assert "is not an intact copy" in host.refused("restore", bad, "--force")
    bad.write_text("nothing")
    assert "is not an intact copy" in host.refused("restore", bad, "--force")
    bad.write_bytes(copy.read_bytes())
    with closing(sqlite3.connect(bad)) as database:
        database.execute("update alembic_version set version_num = '9999'")
        database.commit()
    assert "made by a newer release (revision 9999)" in host.refused("restore", bad, "--force")
    server.write("delete from matches")
    said = host.admin("restore", copy, "--force")
    aside = said.split("what was there is now ")[1].split("\n")[0]
    with closing(sqlite3.connect(aside)) as database:
        assert database.execute("select count(*) from matches").fetchone() == (0,)
    assert server.rows("select id from matches") == [(table,)]
