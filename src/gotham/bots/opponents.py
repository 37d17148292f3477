"""How well bots play, and as whom: the levels and characters by which people choose whom they play against."""

from typing import NamedTuple

from ..i18n.catalogue import Words
from ..match.game import Game

LADDER = {  # for a game without levels of its own
    "beginner": "random",
    "casual": "greedy",
    "practised": "ismcts:30ms",
    "expert": "ismcts:300ms",
    "master": "ismcts:1s",
}


class Opponent(NamedTuple):
    """A level or a character as people choose it: what plays it, what it is called, and how it plays in a sentence."""

    id: str
    spec: str
    name: str
    about: str


def default_bot(game: Game) -> str:
    """Who plays where nobody says who."""
    return game.bots.default


def levels(game: Game) -> dict[str, str]:
    """Level -> spec of its bot, the weakest first."""
    return dict(game.bots.levels or LADDER)


def characters(game: Game) -> dict[str, str]:
    """Character -> spec of its bot, where a game has some."""
    return dict(game.bots.characters)


def adviser(game: Game) -> str:
    """The bot that gives hints: the game's own choice, or its strongest level."""
    return game.bots.hint or [*levels(game).values()][-1]


def spec_of(game: Game, text: str) -> str:
    """The spec behind the id of a level or of a character; any other text is one already."""
    return (characters(game) | levels(game)).get(text, text)


def levels_told(game: Game, words: Words) -> list[Opponent]:
    """The levels, in words; how one plays that the game says nothing of is said in general."""
    return [
        Opponent(id, spec, _first(words, f"level-{id}") or id, _first(words, f"level-{id}-about", f"ladder-{id}"))
        for id, spec in levels(game).items()
    ]


def characters_told(game: Game, words: Words) -> list[Opponent]:
    """The characters, in words."""
    return [
        Opponent(id, spec, _first(words, f"character-{id}") or id, _first(words, f"character-{id}-about"))
        for id, spec in characters(game).items()
    ]


def called(game: Game, text: str, words: Words) -> str:
    """What people call a bot, by its id or spec; one that is no level and no character is called by its spec."""
    everybody = [*levels_told(game, words), *characters_told(game, words)]
    return next((each.name for each in everybody if text in (each.id, each.spec)), text)


def _first(words: Words, *ids: str) -> str:
    """The first of some messages that somebody wrote."""
    return next((text for text in map(words.whole, ids) if text), "")
