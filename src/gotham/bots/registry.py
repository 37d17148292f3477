"""All bots by name, making one from its spec, and the levels and characters by which people choose one."""

from collections.abc import Callable
from importlib.metadata import EntryPoint
from typing import NamedTuple

from ..i18n.catalogue import Words
from ..i18n.errors import Invalid, Unknown
from ..i18n.names import suggestion
from ..match.game import Game, check_text, entries, seed_number
from .player import Bot

Maker = Callable[[Game, str, int], Bot]  # game, text after the colon, seed
BOT_NAMES = ("Mabel", "Otis", "Dorothy", "Walter", "Josephine", "Clyde", "Beatrice", "Floyd")
LADDER = {  # for a game without levels of its own
    "beginner": "random",
    "casual": "greedy",
    "practised": "ismcts:30ms",
    "expert": "ismcts:300ms",
    "master": "ismcts:1s",
}


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
        raise Unknown("error-bot", name=name[:80], known=", ".join(known), near=suggestion(name, known))
    return makers[name](game, argument, seed_number(spec, check_text(str(seed))))


def refuse_argument(argument: str) -> None:
    """Refuse an argument, for bots that take none."""
    if argument:
        raise Invalid("error-argument", text=argument[:40])


# ----------------------------------------------------------------------------- levels and characters


class OpponentChoice(NamedTuple):
    """A level or character to choose: its id, the spec of its bot, its name and a description."""

    id: str
    spec: str
    name: str
    about: str


def default_bot(game: Game) -> str:
    """Return the bot that plays by default."""
    return game.bots.default


def levels(game: Game) -> dict[str, str]:
    """Map levels to specs, the weakest first."""
    return dict(game.bots.levels or LADDER)


def characters(game: Game) -> dict[str, str]:
    """Map characters to specs."""
    return dict(game.bots.characters)


def adviser(game: Game) -> str:
    """Return the bot that gives hints: the game's choice, or its strongest level."""
    return game.bots.hint or [*levels(game).values()][-1]


def spec_of(game: Game, text: str) -> str:
    """Return the spec of a level or character; any other text is a spec already."""
    return (characters(game) | levels(game)).get(text, text)


def level_choices(game: Game, words: Words) -> list[OpponentChoice]:
    """Return the levels with names and descriptions, general ones where the game has none."""
    return [
        OpponentChoice(id, spec, _first(words, f"level-{id}") or id, _first(words, f"level-{id}-about", f"ladder-{id}"))
        for id, spec in levels(game).items()
    ]


def character_choices(game: Game, words: Words) -> list[OpponentChoice]:
    """Return the characters with names and descriptions."""
    return [
        OpponentChoice(id, spec, _first(words, f"character-{id}") or id, _first(words, f"character-{id}-about"))
        for id, spec in characters(game).items()
    ]


def bot_name(seat: int) -> str:
    """Return what the bot at a seat is called, here and in the browser."""
    return BOT_NAMES[seat % len(BOT_NAMES)]


def opponent_name(game: Game, text: str, words: Words) -> str:
    """Return the name of a level or character by id or spec; else the spec itself."""
    everybody = [*level_choices(game, words), *character_choices(game, words)]
    return next((each.name for each in everybody if text in (each.id, each.spec)), text)


def _first(words: Words, *ids: str) -> str:
    """Return the first message that exists."""
    return next((text for text in map(words.whole, ids) if text), "")
