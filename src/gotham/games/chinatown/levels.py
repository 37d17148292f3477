"""How well the master plays Chinatown at each level: with whom it deals, how it judges, and how often it slips."""

from .manner import Manner
from .taste import TRADER

LEVELS = {
    "beginner": Manner(TRADER, 0, 2, 4, 2, proposals=1, leaves=110, holds=70, floor=50, blur=300, slips=35),
    "casual": Manner(TRADER, 0, 2, 6, 4, proposals=2, leaves=104, holds=80, floor=60, blur=200, slips=20),
    "practised": Manner(TRADER, 0, 3, proposals=3, leaves=98, holds=86, floor=72, blur=100, slips=8),
    "expert": Manner(parties=3, proposals=6, leaves=90, holds=92, floor=80, blur=40, slips=2),
    "master": Manner(),
}
