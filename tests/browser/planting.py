"""Tables with a given position, written directly into the database before anybody connects."""

import asyncio
import threading

from tools.samples import write, writes_of

from gotham.server.auth import hashed
from gotham.server.live.state import Chair, Participant, People
from gotham.server.settings import Settings


def plant(server, id, table, *seats, hints=False):
    """Create a table; a seat is a person's name or `bot:SPEC`. Return each person's link."""
    people, chairs = [], []
    for seat, who in enumerate(seats):
        name, _, spec = who.partition(":")
        chairs.append(Chair(bot=spec) if spec else Chair(holder=hashed(token(id, name))))
        if not spec:
            people.append(Participant(hashed(token(id, name)), name, "en", host=not people, seat=seat))
    everybody = People(id, hashed(id), people, chairs)
    _in_a_thread(write([writes_of(table, everybody, hints=hints)], Settings(data=server.data)))
    return {person.name: f"/table/{id}#{token(id, person.name)}" for person in people}


def token(id, name):
    return f"token-of-{name}-at-{id}"


def _in_a_thread(job):
    """Playwright runs its own event loop in this thread."""
    failures = []

    def run():
        try:
            asyncio.run(job)
        except BaseException as failure:
            failures.append(failure)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    if failures:
        raise failures[0]
