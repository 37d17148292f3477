"""Time that has gone by: what a database says of a table's clocks, moved back while no server looks."""

import json


def pass_by(server, table, seconds):
    """As if a server had been away so long."""
    ((kept,),) = server.rows("select times from matches where id = ?", table)
    times = json.loads(kept)
    for each in (times, *times["hands"]):
        for name in ("stretch_until", "last", "until"):
            if each.get(name) is not None:
                each[name] -= seconds
    times["at"] -= seconds
    change = 'update matches set times = ?, "until" = "until" - ? where id = ?'
    server.write(change, json.dumps(times), seconds, table)
