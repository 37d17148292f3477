"""Records of states: interpreted rules read their fields quickly, and everything else takes them for numpy's."""

import pickle

import numpy as np
import pytest

from gotham.engine.records import copied, record

STATE = record(turn=4, hand=((-1, 5), (2, 3)), key=(2**62, (4,)))


def numpys(rows):
    """Return the same states as records of numpy's own class."""
    return rows.view(np.dtype((np.record, np.dtype(rows.dtype.descr, align=True))))


def test_fields_are_read_and_written_in_place():
    rows = STATE.rows(2)
    s = rows[1]
    s.turn, s.hand[1, 2], s.key = 3, 5, np.arange(4)
    assert (rows["turn"].tolist(), int(rows["hand"][1, 1, 2]), rows["key"][1].tolist()) == ([0, 3], 5, [0, 1, 2, 3])
    own = numpys(rows)[1]
    assert isinstance(s, np.record)
    for name in STATE.bounds:
        assert np.array_equal(getattr(s, name), getattr(own, name)), name
        assert type(getattr(s, name)) is type(getattr(own, name)), name
    assert copied(rows)[1].hand[1, 2] == 5


@pytest.mark.parametrize("act", [lambda s: s.trun, lambda s: setattr(s, "trun", 1), lambda s: s.hand[2, 0]])
def test_a_misspelt_field_or_an_index_outside_raises(act):
    with pytest.raises((AttributeError, IndexError)):
        act(STATE.rows()[0])


def test_another_process_reads_the_same_states():
    rows = STATE.rows(2, fill=1)
    again = pickle.loads(pickle.dumps(rows))
    assert again.dtype == rows.dtype
    assert again.tobytes() == rows.tobytes()
    assert again[0].hand[1, 2] == 1


def test_the_compiler_takes_them_for_numpys():
    numba = pytest.importorskip("numba")
    rows = STATE.rows(2)
    assert numba.typeof(rows) == numba.typeof(numpys(rows))
    assert numba.typeof(rows[0]) == numba.typeof(numpys(rows)[0])
