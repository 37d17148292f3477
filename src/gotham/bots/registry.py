"""All bots by name, and making one from its spec."""

from collections.abc import Callable
from importlib.metadata import EntryPoint

from ..i18n.errors import Invalid, Unknown
from ..match.game import Game, check_text, entries, seed_number
from .opponents import characters, levels, spec_of
from .player import Bot

Maker = Callable[[Game, str, int], Bot]  # game, text after the colon, seed


def bots(game: Game) -> dict[str, Maker]:
    """Return the makers of all bots for a game; its own (`bots.BOTS`) override the general ones."""
    general = {name: _maker(entry) for name, entry in sorted(entries("gotham.bots").items())}
    return general | dict(game.bots.bots)


def _maker(entry: EntryPoint) -> Maker:
    def make(game: Game, argument: str, seed: int) -> Bot:
        bot: Bot = entry.load()(game, argument, seed)
        return bot

    return make


def bot(game: Game, spec: str, seed: int | str = 0) -> Bot:
    """Make a bot from a spec such as `random` or `ismcts:100ms`, or from the id of a level or character.
    The same seed plays the same way."""
    spec = spec_of(game, check_text(spec))
    name, _, argument = spec.partition(":")
    makers = bots(game)
    if name not in makers:
        known = dict.fromkeys([*levels(game), *characters(game), *makers])
        raise Unknown("error-bot", name=name[:80], known=", ".join(known))
    return makers[name](game, argument, seed_number(spec, check_text(str(seed))))


def refuse_argument(argument: str) -> None:
    """Refuse an argument, for bots that take none."""
    if argument:
        raise Invalid("error-argument", text=argument[:40])
