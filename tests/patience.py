"""Parameters that run once in `make test`, and more often in `make deep`."""

import pytest


def first_only(values):
    """Mark all parameters but the first as long tests."""
    first, *others = values
    return [first, *(pytest.param(value, marks=pytest.mark.deep) for value in others)]
