"""`gotham doctor --server`: what the metrics of a running server tell, in a sentence each."""

import pytest
from tests.server.hosting import Host
from tests.server.serving import METRICS

from gotham.server.admin.diagnosis import diagnose, read
from gotham.server.admin.health import NOTE, OK, WRONG

SOUND = """
gotham_writable 1.0
gotham_failures_total 0.0
gotham_lease_changes_total{change="lost"} 3.0
gotham_moves_total 100.0
gotham_rooms 7.0
gotham_sockets 9.0
gotham_memory_bytes 1.5e+08
gotham_loop_lag_seconds_bucket{le="0.01"} 40.0
gotham_loop_lag_seconds_bucket{le="0.1"} 40.0
gotham_loop_lag_seconds_bucket{le="1.0"} 40.0
gotham_loop_lag_seconds_bucket{le="+Inf"} 40.0
gotham_write_queue 2.0
gotham_commit_seconds_count 50.0
gotham_commit_seconds_sum 0.1
gotham_bot_share 1.0
gotham_bot_queue{urgency="person"} 0.0
gotham_bot_wait_seconds_bucket{le="1.0",urgency="person"} 10.0
gotham_bot_wait_seconds_bucket{le="8.0",urgency="person"} 10.0
gotham_bot_wait_seconds_bucket{le="+Inf",urgency="person"} 10.0
gotham_bot_wait_seconds_bucket{le="1.0",urgency="bots"} 0.0
gotham_bot_wait_seconds_bucket{le="8.0",urgency="bots"} 0.0
gotham_bot_wait_seconds_bucket{le="+Inf",urgency="bots"} 900.0
"""


def changed(text, **values):
    """Return the metrics with other values; `__` begins the labels."""
    lines = dict(line.rsplit(" ", 1) for line in text.split("\n") if line)
    return "\n".join(f"{name} {value}" for name, value in {**lines, **values}.items())


def found(before=SOUND, after=SOUND, ready=True, seconds=5.0):
    """Return the findings that are not ok, by name."""
    checks = diagnose(read(before), read(after, ready), seconds)
    return {check.name: (check.verdict, check.why) for check in checks if check.verdict != OK}


def test_a_sound_server_has_nothing_wrong():
    assert found() == {}
    assert {check.name for check in diagnose(read(SOUND), read(SOUND), 5.0)} >= {"ready", "lag", "bots", "memory"}


LAG, WAIT = "gotham_loop_lag_seconds_bucket", "gotham_bot_wait_seconds_bucket"


@pytest.mark.parametrize(
    ("values", "name", "verdict", "said"),
    [
        ({"gotham_writable": 0}, "writes", WRONG, "the database refuses writes"),
        ({"gotham_failures_total": 4}, "failures", WRONG, "4 errors"),
        ({'gotham_lease_changes_total{change="lost"}': 23}, "leases", WRONG, "leases flap: 4.0 a second"),
        ({"gotham_preparing": 2}, "bots", NOTE, "the bots of 2 games are being prepared"),
        ({f'{LAG}{{le="0.1"}}': 60, f'{LAG}{{le="1.0"}}': 60, f'{LAG}{{le="+Inf"}}': 60}, "lag", NOTE, "100 ms late"),
        ({f'{LAG}{{le="1.0"}}': 60, f'{LAG}{{le="+Inf"}}': 60}, "lag", WRONG, "1,000 ms late"),
        ({f'{LAG}{{le="+Inf"}}': 60}, "lag", WRONG, "1,000 ms late"),
        ({"gotham_commit_seconds_count": 60, "gotham_commit_seconds_sum": 5.1}, "commits", NOTE, "takes 500 ms"),
        ({"gotham_backlog_bytes": 9e7}, "backlog", NOTE, "90 MB of messages are unsent"),
        ({"gotham_bot_share": 0.05}, "bots", NOTE, "with 5% of their time"),
        (
            {f'{WAIT}{{le="8.0",urgency="person"}}': 20, f'{WAIT}{{le="+Inf",urgency="person"}}': 20},
            "bots",
            WRONG,
            "people wait 8 s for bots",
        ),
        ({"gotham_memory_bytes": 3e9}, "memory", NOTE, "3,000 MB with 7 tables and 9 sockets"),
        ({'gotham_alerts_lost_total{kind="push"}': 2}, "alerts", NOTE, "2 alerts were not delivered"),
    ],
)
def test_each_fault_is_said_in_a_sentence(values, name, verdict, said):
    findings = found(after=changed(SOUND, **values))
    assert [*findings] == [name]
    assert findings[name][0] == verdict
    assert said in findings[name][1]
    assert "\n" not in findings[name][1]


def test_a_server_that_is_not_ready_says_so():
    assert found(ready=False)["ready"] == (
        WRONG,
        "not ready: the database does not answer or is damaged; the log says why",
    )


def test_a_queue_is_long_only_if_it_stays_long():
    long = changed(SOUND, gotham_write_queue=900)
    assert found(before=SOUND, after=long) == {}
    assert found(before=long, after=long)["write queue"][1].startswith("900 writes wait")


def test_old_errors_are_a_note_and_a_restart_is_no_fault():
    old = changed(SOUND, gotham_failures_total=5)
    assert found(before=old, after=old)["failures"] == (NOTE, "5 errors since the start, none while it was watched")
    assert found(before=changed(old, gotham_moves_total=9e9), after=SOUND) == {}


def test_a_running_server_is_watched(server, monkeypatch, capsys, tmp_path):
    host = Host(monkeypatch, capsys, tmp_path)
    monkeypatch.delenv("GOTHAM_METRICS", raising=False)
    code, said, wrong = host.run("doctor", "--server", server.address, "--seconds", "0.5")
    assert (code, wrong) == (0, "")
    assert "ready                ok" in said
    assert "only with the token of GOTHAM_METRICS" in said
    code, said, _ = host.run("doctor", "--server", f"{server.address}/", "--seconds", "0.5", "--metrics", METRICS)
    assert code == 0, said
    assert all(f"\n  {name} " in said for name in ("ready", "lag", "bots", "memory"))


@pytest.mark.parametrize("address", ["http://127.0.0.1:9", "http://127.0.0.1:9/gotham"])
def test_an_address_without_a_server_is_refused_in_a_line(address, monkeypatch, capsys, tmp_path):
    code, _, wrong = Host(monkeypatch, capsys, tmp_path).run("doctor", "--server", address)
    assert code == 2
    assert wrong.startswith(f"gotham: no server can be watched at {address}")
    assert wrong.count("\n") == 1
