"""Chooses the options of a match: by value, or all those of a preset by its name."""

from collections.abc import Mapping, Sequence

from ..hooks.presets import Preset
from ..i18n.errors import Unknown
from ..i18n.names import suggestion


def find_preset(presets: Sequence[Preset], name: str) -> Preset:
    """Return a preset by its name; refuse an unknown one."""
    found = {each.id: each for each in presets}
    if name not in found:
        known = ", ".join(found) or "-"
        raise Unknown("error-preset", name=name[:80], known=known, near=suggestion(name, found))
    return found[name]


def choose_options(allowed: Mapping[str, Sequence[str]], given: Mapping[str, str]) -> dict[str, str]:
    """Return all options with the given values, else their defaults; refuse unknown ones."""
    chosen = {name: values[0] for name, values in allowed.items()}
    for name, value in given.items():
        if name not in chosen:
            raise Unknown("error-option", name=str(name), known=", ".join(chosen))
        if str(value) not in allowed[name]:
            raise Unknown("error-value", name=name, value=str(value), known=", ".join(allowed[name]))
        chosen[name] = str(value)
    return chosen
