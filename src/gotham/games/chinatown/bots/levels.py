"""How well the master plays Chinatown at each level: its deals, its judgement and its mistakes."""

from .master.figures import MannerFigures

NEVER = 1000  # so much more it never expects

LEVELS = {
    "beginner": MannerFigures(
        parties=2,
        tries=4,
        steps=2,
        proposals=1,
        leaves=106,
        holds=70,
        floor=50,
        haggles=NEVER,
        credit=0,
        blur=170,
        slips=10,
    ),
    "casual": MannerFigures(
        parties=2,
        tries=6,
        steps=4,
        proposals=2,
        leaves=102,
        holds=80,
        floor=60,
        haggles=NEVER,
        credit=0,
        blur=125,
        slips=6,
    ),
    "practised": MannerFigures(parties=3, proposals=3, leaves=94, holds=88, floor=74, haggles=NEVER, blur=50, slips=2),
    "expert": MannerFigures(parties=3, proposals=8, leaves=84, holds=94, floor=82, haggles=15),
    "master": MannerFigures(),
}
