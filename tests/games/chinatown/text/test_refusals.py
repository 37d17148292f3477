"""Reasons for refusals, in words."""

import pytest
from tests.games.chinatown.position import all_done, refused, strike
from tests.games.chinatown.tables import GAME, TABLE, end_round, seats

import gotham
from gotham.i18n.catalogue import LANGUAGES


def test_every_refusal_has_a_reason():
    """Each clause that refuses anything has its own reason in each language."""
    start, table, placing = GAME.table(3, 1), seats(), seats("option placement first-player\nmarker 0\n0 owns 2")
    all_done(placing)
    over = seats("round 6")
    end_round(over)
    streets = seats("option street-variant on\n0 owns 1\n0 holds radios 1")
    all_done(streets)
    promised = seats(TABLE)
    strike(promised, 0, "build 1 radios", "cash 1 0 1,000")
    tries = {
        "CT-09": (start, 0, "draft"),
        "CT-10": (table, 0, "refuse 1"),
        "CT-14": (placing, 0, "draft"),
        "CT-18": (table, 0, "place 1 radios"),
        "CT-19": (placing, 1, "done"),
        "CT-22": (over, 0, "done"),
        "CT-23": (table, 0, "yes 1 0+1 openly"),
        "CT-25": (promised, 0, "draft", "give 1 2", "propose openly"),
        "CT-26": (table, 0, "draft", "cash 0 1 9,000", "propose openly"),
        "CT-27": (table, 0, "withdraw 0+1 openly"),
        "CT-29": (table, 0, "resume"),
        "CT-35": (streets, 0, "place 1 radios"),
        "CT-36": (table, 0, "hands"),
        "CT-24": (table, 0, "draft", "empty 43"),
    }
    said = set()
    for clause, (at, seat, *actions) in tries.items():
        assert refused(at, seat, *actions) == clause
        with pytest.raises(gotham.Illegal) as error:
            at.act(seat, *actions)
        said |= {error.value.say(GAME.words(language)).partition(": ")[2] for language in LANGUAGES}
    assert len(said) == len(tries) * len(LANGUAGES)
    assert not any("why-" in reason for reason in said)


@pytest.mark.parametrize(
    ("seat", "actions", "reason"),
    [
        (0, ["give 1 1"], "a draft is opened with “draft”"),
        (0, ["propose openly"], "you need a draft"),
        (0, ["drop"], "you have no draft"),
        (0, ["draft", "draft"], "you already have a draft"),
        (0, ["draft", "done"], "you have a draft; propose it or drop it first"),
        (1, ["no 0 0+1 openly"], "there is no such offer to you"),
        (0, ["draft", "tile laundry 0 1"], "no more loose tiles of that type"),
        (
            0,
            [*["draft", "give 5 0", "propose openly"] * 7],
            "as many open offers as possible, in all or to the same players",
        ),
        (0, ["done", "done"], "you are already done"),
    ],
)
def test_a_reason_fits_the_refused_action(seat, actions, reason):
    table = seats()
    for action in actions[:-1]:
        table.act(seat, action)
    with pytest.raises(gotham.Illegal, match=reason):
        table.act(seat, actions[-1])
