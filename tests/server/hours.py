"""Simulated time: moves the clocks in a database back while no server runs."""

import json


def pass_by(server, table, seconds):
    """Simulate a server that was down so long."""
    ((kept,),) = server.rows("select times from matches where id = ?", table)
    times = json.loads(kept)
    for each in (times, *times["hands"]):
        for name in ("stretch_until", "last", "until"):
            if each.get(name) is not None:
                each[name] -= seconds
    times["at"] -= seconds
    change = 'update matches set times = ?, "until" = "until" - ? where id = ?'
    server.write(change, json.dumps(times), seconds, table)
