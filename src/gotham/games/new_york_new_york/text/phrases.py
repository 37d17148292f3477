"""New York New York: the parts of sentences: card names and lists of cards."""

from collections.abc import Callable
from typing import Any

from ....i18n.catalogue import Words
from ..rules.state import NUMBERS
from .notation import SUITS

Name = Callable[[int], str]


def card_name(card: int, words: Words) -> str:
    """Return a card as people call it: yellow 7."""
    return words("card", suit=SUITS[card // NUMBERS], number=card % NUMBERS + 1)


def card_names(cards: list[int], words: Words) -> str:
    """Return a list of cards, or the word for none."""
    return ", ".join(card_name(card, words) for card in cards) or words("none")


def cards_at(s: Any, place: int) -> list[int]:
    """Return the cards at a place, as far as they are known."""
    return [card for card, where in enumerate(s.place.tolist()) if where == place]
