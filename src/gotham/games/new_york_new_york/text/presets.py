"""New York New York: the editions, as sets of options."""

from ....hooks.presets import Preset, PresetHooks

PRESETS = (
    Preset("1989", {"bonuses": "on", "rounds": "1"}, year=1989),
    Preset("1991-basic", {"bonuses": "off", "rounds": "match"}, year=1991),
    Preset("1991-profi", {"bonuses": "on", "rounds": "match"}, year=1991),
    Preset("points", {"bonuses": "on", "rounds": "to-100"}, ours=True),
)

HOOKS = PresetHooks(presets=PRESETS)
