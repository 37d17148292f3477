"""The games registered with Gymnasium: importing this module registers every installed one.

`gymnasium.make("gotham.research.ids:gotham/NAME-vVERSION")` needs no import of its own.
"""

import functools
import warnings

from ..i18n.errors import GothamError
from ..match.game import all_games
from ..match.game import game as find_game
from .extra import needing

with needing():
    import gymnasium

NAMESPACE = "gotham"


def gym_id(name: str) -> str:
    """Return the id of a game in Gymnasium, with the version of its rules."""
    return f"{NAMESPACE}/{name}-v{find_game(name).rules.VERSION}"


@functools.cache
def register() -> tuple[str, ...]:
    """Register every installed game, once; return their ids. A broken game is left out, with a warning."""
    ids = []
    for name in all_games():
        try:
            ids.append(gym_id(name))
        except GothamError as error:
            warnings.warn(f"{name} is not registered: {error}", stacklevel=2)
            continue
        home = "gotham.research"
        gymnasium.register(
            ids[-1],
            entry_point=f"{home}.seat:seat_env",
            vector_entry_point=f"{home}.vector:vector_env",
            kwargs={"game": name},
            disable_env_checker=True,  # it warns of the numbers of a view, which are bounded
        )
    return tuple(ids)


register()
