"""The master's characters: the same play with other figures."""

from .master.figures import MannerFigures
from .valuation.weights import TRADER

CHARACTERS = {
    "generous": MannerFigures(leaves=104, holds=82, floor=80),
    "hard": MannerFigures(leaves=72, yields=6, holds=116, floor=94, patience=10),
    "gambler": MannerFigures(TRADER._replace(likely=75, pair_kept=12, tile_kept=12), ahead=3),
    "cautious": MannerFigures(TRADER._replace(likely=20, pair_kept=0, tile_kept=0), ahead=0),
    "quiet": MannerFigures(proposals=0),
}
