"""What a bot remembers of a round: the plays of the others are evidence of what else they hold.

It is derived from the views that the bot received when it had to act.
"""

from typing import Any

import numpy as np

from .....engine import copied
from .....match.view import View
from ...rules.state import CARDS, NUMBERS, PLAY, SKYLINE, TAKE, TAKEN, State
from .rollouts import CardLayout, temptation

ROW = CARDS + 2  # a seat, the summed odds of its known cards, and the odds of every card
MOST = 30.0  # log odds are clipped here

Data = tuple[int, bytes, bytes]


class Memory:
    """The clues of a round: one row per play of another seat that two successive views reveal."""

    def __init__(self) -> None:
        self.round_, self.before = -1, np.zeros(0, State.dtype)
        self.clues = np.zeros((0, ROW))

    @property
    def data(self) -> Data:
        """The memory in serialisable form."""
        return self.round_, self.before.tobytes(), self.clues.tobytes()

    @data.setter
    def data(self, data: Data) -> None:
        self.round_ = data[0]
        self.before = np.frombuffer(data[1], State.dtype).copy()
        self.clues = np.frombuffer(data[2]).reshape(-1, ROW).copy()

    def see(self, view: View, tables: Any) -> None:
        """Compare a view with the last one and record what was played in between."""
        round_ = int(view["round_"])
        if self.round_ != round_:
            self.round_, self.clues = round_, np.zeros((0, ROW))
        elif len(self.before):
            self._compare(view, tables)
        self.before = copied(view.rows)

    def do(self, action: int) -> None:
        """Record the bot's own next action."""
        if PLAY <= action < TAKE:
            self._lay(action - PLAY)

    def _lay(self, card: int) -> None:
        s = self.before[0]
        s.top[card % NUMBERS], s.place[card] = card, SKYLINE

    def _compare(self, view: View, tables: Any) -> None:
        before, after = self.before[0].place, view["place"]
        played = [card for card in range(CARDS) if after[card] == SKYLINE != before[card]]
        for step in range(1, view.players):
            seat = (view.viewer + step) % view.players
            card = self._card_of(seat, played, view.players)
            if card in played:
                played.remove(card)
                self._note(view, tables, seat, card)
                self._lay(card)

    def _card_of(self, seat: int, played: list[int], players: int) -> int:
        """Return the card that a seat has played, or -1 if that cannot be determined."""
        place = self.before[0].place
        taken = [card for card in played if place[card] == TAKEN + seat]
        dealt = [card for card in played if place[card] < 0]
        return taken[0] if taken else dealt[0] if dealt and players == 2 else -1

    def _note(self, view: View, tables: Any, seat: int, card: int) -> None:
        s, row, liking = self.before[0], np.zeros(ROW), np.zeros(CARDS)
        s.taking = 0
        cards = np.arange(PLAY, PLAY + CARDS)
        view.game.bind(temptation)(s, CardLayout.rows()[0], tables, seat, cards, liking)
        row[0], row[2:] = seat, np.exp(np.clip(liking - liking[card], -MOST, MOST))
        row[1] = row[2:][(s.place == TAKEN + seat) | (cards == PLAY + card)].sum()
        if s.place[card] < 0:  # it was dealt, so it was in the hand all along
            self.clues[:, 1] += self.clues[:, 2 + card] * (self.clues[:, 0] == seat)
        self.clues = np.vstack([self.clues, row])
