"""What is tried once in `make test`, and more often in `make deep`."""

import pytest


def first_only(values):
    """Parameters of which all but the first are for the long tests."""
    first, *others = values
    return [first, *(pytest.param(value, marks=pytest.mark.deep) for value in others)]
