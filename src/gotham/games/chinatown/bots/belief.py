"""Chinatown for bots: a view with likely tiles in place of the hidden ones of the others.  CT-41

All unseen tiles are dealt to the others and the stock at random; everybody gets what visible offers and promises name.
After each proposal of the seat they are dealt anew, so that it does not ask again and again for what is not there.
"""

from ....engine import UNKNOWN, copied
from ....match.view import View
from ..rules.material import SEATS
from ..rules.state import LIVE, MOST_OFFERS, group, set_held


def believed(view: View) -> View:
    """Return the view itself if it shows all tiles, else one with likely tiles. The legal actions are the same."""
    if view["bag"][0] != UNKNOWN:
        return view
    rows = copied(view.rows)
    s = rows[0]
    for author in range(view.players):  # an offer matters only if all its parties can give their part
        for slot in range(LIVE):
            if s.name[author, slot] > 0:
                s.yes[author, slot] = group(s.name[author, slot])
    seed = int(s.round_) * (MOST_OFFERS[0] + 1) + max(int(s.left[view.viewer]), 0)
    world = view.game.guess(rows, view.viewer, seed)[0]
    filled = copied(view.rows)
    filled[0].loose[:], filled[0].bag[:] = world.loose, world.bag
    for seat in range(SEATS):
        set_held(filled[0], seat, 0)
    return View(view.game, filled, view.viewer, view.paint)
