"""Pairs of matches that differ only in a secret, and everything that a viewer gets from them."""

import gotham

from .position import chinatown, lay, owner

FOUR = """
    players 4
    option prosperity off
    0 owns 1 2 3
    1 owns 5 6
    2 owns 16 17
    3 owns 28
    0 holds sea-food 2 radios 1
    1 holds pharmacy 2 sea-food 1
    2 holds jeans 2
    0 built laundry 43
    3 built laundry 44
    money 6 6 4 4
"""
OUTSIDERS = (2, 3, gotham.SPECTATOR)


def glance(table, viewer):
    """Return the current view and legal actions of a viewer."""
    view = table.view(viewer)
    return view.rows.tobytes(), view.numbers, view.actors, view.awaited, view.over


def sight(table, viewer):
    """Return all data that a viewer ever gets from a match, piece by piece."""
    view = table.view(viewer)
    yield glance(table, viewer)
    yield [(event.seat, event.action, event.note) for event in table.events(viewer)]
    yield from (view.scene(), view.describe(), table.story(viewer), table.record(viewer))
    if viewer == gotham.SPECTATOR:
        yield table.transcript()


def assert_same(one, other, viewers):
    for viewer in viewers:
        for mine, theirs in zip(sight(one, viewer), sight(other, viewer), strict=True):
            assert mine == theirs


def play(table, *script):
    """Let seats act: each (seat, action, ...) is a run."""
    for seat, *actions in script:
        table.act(seat, *actions)
    return table


def deal(author, *moves, secret=True, yes=None):
    """Return a deal as a script, proposed, and accepted by all others or by the named seats in that order."""
    ranks = sorted(moves, key=chinatown().read)
    others = ([seat for seat in range(5) if seat in parties_of(ranks) and seat != author]) if yes is None else yes
    name = f"{author} {'+'.join(map(str, sorted(parties_of(ranks) | {author})))} {openness(secret)}"
    return [(author, "draft", *ranks, f"propose {openness(secret)}"), *((seat, f"yes {name}") for seat in others)]


def openness(secret):
    return "secretly" if secret else "openly"


def parties_of(moves):
    """Return the seats that give, receive or promise, in the position FOUR."""
    found = set()
    for kind, *words in map(str.split, moves):
        if kind == "give":
            found |= {owner(lay(FOUR), int(words[0])), int(words[1])}
        elif kind in ("build", "empty"):
            found |= {owner(lay(FOUR), int(words[0]))}
        else:
            found |= {int(word) for word in words if word in "01234"}
    return found


GIFT = deal(0, "give 1 1", "tile radios 0 1", secret=True)
SOLD = deal(0, "give 1 1", "tile radios 0 1", "cash 1 0 3,000", secret=True)

# Two scripts that differ only in secrets of seats 2 and 3 and the spectator.
PAIRS = {
    "money alone leaves no trace": (deal(0, "cash 0 1 3,000"), []),
    "another sum": (deal(0, "cash 0 1 3,000"), deal(1, "cash 1 0 6,000")),
    "the price of a building and a tile": (GIFT, SOLD),
    "promises of a deal": (GIFT, deal(0, "give 1 1", "tile radios 0 1", "build 1 radios", "owe 1 0 9,000")),
    "who proposed and who said the last yes": (GIFT, deal(1, "give 1 1", "tile radios 0 1")),
    "a promise alone": (deal(0, "empty 2", "cash 1 0 1,000"), []),
    "another promise": (deal(0, "empty 2", "cash 1 0 1,000"), deal(0, "build 1 radios", "cash 1 0 1,000")),
    "a promise that was changed": (
        deal(0, "empty 2", "cash 1 0 1,000"),
        [*deal(0, "build 2 radios", "cash 1 0 1,000"), *deal(1, "empty 2", "owe 1 0 1,000")],
    ),
    "a debt": (deal(0, "owe 0 1 3,000"), []),
    "a debt beyond all money": (deal(0, "owe 0 1 3,000"), deal(0, "owe 0 1 900,000")),
    "an offer": (deal(0, "give 1 1", yes=()), []),
    "an offer that was refused": ([*deal(0, "give 1 1", yes=()), (1, "no 0 0+1 secretly")], []),
    "an offer that was withdrawn": ([*deal(0, "give 1 1", yes=()), (0, "withdraw 0+1 secretly")], []),
    "an offer that turned out void": (
        [*deal(0, "give 5 0", "cash 0 1 6,000", yes=()), *deal(1, "cash 0 1 1,000"), (1, "yes 0 0+1 secretly")],
        deal(1, "cash 0 1 1,000"),
    ),
    "a draft": ([(0, "draft", "give 1 1", "cash 1 0 5,000")], []),
    "a draft that was dropped": ([(0, "draft", "give 1 1", "drop"), (1, "draft", "drop")], []),
    "that a secret offer took back done": ([(0, "done"), *deal(0, "cash 0 1 1,000")], [(0, "done"), (0, "resume")]),
    "which offer took back done": (
        [(0, "done"), *deal(0, "cash 0 1 1,000", yes=())],
        [(0, "done"), *deal(0, "give 1 1", "give 5 0", yes=())],
    ),
    "in which order": (
        [*deal(0, "cash 0 1 1,000", yes=()), *deal(2, "cash 2 3 1,000", secret=False), (1, "yes 0 0+1 secretly")],
        [*deal(2, "cash 2 3 1,000", secret=False), *deal(0, "cash 0 1 1,000")],
    ),
}
