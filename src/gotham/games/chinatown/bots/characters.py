"""As whom the master plays Chinatown: the same play, with other figures."""

from .master.manner import Manner
from .valuation.weights import TRADER

CHARACTERS = {
    "generous": Manner(leaves=104, holds=82, floor=80),
    "hard": Manner(leaves=72, yields=6, holds=116, floor=94, patience=10),
    "gambler": Manner(TRADER._replace(likely=75, pair_kept=12, tile_kept=12), ahead=3),
    "cautious": Manner(TRADER._replace(likely=20, pair_kept=0, tile_kept=0), ahead=0),
    "quiet": Manner(proposals=0),
}
