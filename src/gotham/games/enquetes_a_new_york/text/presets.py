"""Enquêtes à New York: the box, and what goes beyond it, as sets of options."""

from ....hooks.presets import Preset, PresetHooks

PRESETS = (
    Preset("box", {"level": "1", "case": "spin"}),
    Preset("box-2", {"level": "2", "case": "spin"}),
    Preset("letter", {"level": "1", "case": "spin", "last-standing": "plays-on"}),
    Preset("endless", {"level": "1", "case": "generated"}, ours=True),
    Preset("endless-2", {"level": "2", "case": "generated"}, ours=True),
    Preset("solo", {"level": "1", "case": "generated", "rounds": "par"}, ours=True, players=1),
    Preset("solo-2", {"level": "2", "case": "generated", "rounds": "par"}, ours=True, players=1),
)

HOOKS = PresetHooks(presets=PRESETS)
