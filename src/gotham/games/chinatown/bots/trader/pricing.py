"""Chinatown for bots: a trader's pricing: equal shares, a little less for the leader, and most of a share is enough."""

from typing import Any

from .....match.view import View, seats_of
from ..deals import gain_split
from ..deals.appraisal import Terms


class EqualPricing:
    """Shares a joint gain equally among the parties; a smaller share for the leader."""

    def set_shares(self, t: Any, view: View, standing: Any, terms: Terms) -> None:
        """Write equal shares and claims into a bargain."""
        t.weight[:], t.harm[:] = gain_split.SHARE, 0
        t.margin[:], t.grain, t.half[:] = gain_split.MARGIN, 1, 0
        t.weight[standing.argmax()] = gain_split.LEADER_SHARE
        t.claim[:] = t.weight * gain_split.FAIR
        t.claims = 100 * sum(int(t.weight[seat]) for seat in seats_of(int(t.parties)))

    def demand(self, t: Any, view: View, error: int) -> int:
        """Return the viewer's claim to the joint gain."""
        return int(gain_split.demand(t, view.viewer)) + error
