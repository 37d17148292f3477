"""The evaluation of the greedy baseline, which every device must be able to compile."""

import contextlib
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ..i18n.errors import Unavailable

if TYPE_CHECKING:
    from ..match.game import Game

GREEDY = "greedy"
COMPILERS = ("numba", "numba_cuda")


def worth_of(game: "Game") -> Any:
    """Return a game's own evaluation, or None for the general one; refuse what is not a rule."""
    own = game.bots.worth
    if GREEDY in game.bots.bots or not getattr(own, "is_rule", own is None):
        raise _refused(game.name)
    return own


@contextlib.contextmanager
def compiling(name: str) -> Iterator[None]:
    """Turn the many lines of a compiler that does not understand an evaluation into one."""
    try:
        yield
    except Exception as error:
        if type(error).__module__.partition(".")[0] not in COMPILERS:
            raise
        raise _refused(name) from error


def _refused(name: str) -> Unavailable:
    return Unavailable("error-batch-greedy", game=name)
