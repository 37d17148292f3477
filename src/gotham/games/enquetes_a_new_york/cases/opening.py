"""Matches on a case outside the box: the case is stored as their start, so that every release plays the same."""

import functools

from ....engine import key_of
from ....hooks.opening import OpeningHooks
from ....i18n.errors import Unknown
from ....match.game import Game
from ....match.scene import write_scene
from ..rules import contract as rules
from ..rules.setup import label_cards
from ..rules.state import CASE, GENERATED
from . import daily
from .certificate import Case
from .new_case import new_case as new_case

DAY = "day"  # the start for the case of the day


def scene(game: Game, players: int, options: dict[str, str], seed: str) -> str | None:
    """Return the start of a match as text if its case is generated (EN-17); None if it is in the box."""
    if options["case"] != rules.OPTIONS["case"][GENERATED]:
        return None
    return write_scene(game, game.start(players, options, key_of(seed)))


def started(game: Game, start: str, players: int, options: dict[str, str], seed: str) -> str | None:
    """Return the start of a match on the case of the day; without a name, by the options."""
    if not start:
        return scene(game, players, options, seed)
    if start != DAY:
        raise Unknown("error-start", name=start[:40])
    level = int(game.check_options(options)["level"])
    return on_case(game, _known_case(level, daily.seed_of(daily.today(), level)), players, options, seed)


@functools.lru_cache(maxsize=4)  # of two levels, at the turn of a day
def _known_case(level: int, seed: str) -> Case:
    """Return a cached case: generating it takes longer than opening a table."""
    return new_case(level, seed)


def on_case(game: Game, case: Case, players: int, options: dict[str, str], seed: str) -> str:
    """Return the start of a match on a given case, such as the case of the day."""
    chosen = game.check_options(options | {"level": str(case.level), "case": "spin"})
    rows = game.start(game.check_players(players), chosen, key_of(seed))
    s = rows[0]
    s.options[CASE], s.case, s.answer = GENERATED, 0, case.answer
    s.clue[:] = case.clues
    label_cards(s)
    return write_scene(game, rows)


HOOKS = OpeningHooks(scene=scene, started=started)
