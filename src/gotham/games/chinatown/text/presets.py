"""Chinatown: editions and variants, as sets of options."""

from ....hooks.presets import Preset, PresetHooks

PRESETS = (
    Preset("1999", {}, year=1999),
    Preset("1999-street", {"street-variant": "on"}, year=1999),
    Preset("1999-marker", {"placement": "first-player"}, year=1999),
    Preset("1999-clock", {}, year=1999, clock=600),
    Preset("reprint", {"prosperity": "off", "map": "reprint-count"}, year=2014),
    Preset("open-money", {"money": "open"}, ours=True),
    Preset("hidden-tiles", {"tiles": "hidden"}, ours=True),
)

HOOKS = PresetHooks(presets=PRESETS)
