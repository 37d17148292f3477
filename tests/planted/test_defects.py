"""Every defect can be planted: its edit fits the present sources, and its test exists."""

import pytest
from tests.planted.defects import ALL


@pytest.mark.parametrize("defect", ALL, ids=[each.name for each in ALL])
def test_it_can_be_planted(defect):
    assert not defect.fault


def test_a_defect_that_no_longer_fits_is_reported():
    assert "expected once" in ALL[0]._replace(sound="nothing like this").fault
    assert "is no test" in ALL[0]._replace(test="tests/server/test_backlog.py::test_of_nothing").fault
