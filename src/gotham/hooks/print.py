"""Hooks of `ui.print` (flat: `print`): what `gotham print` prints."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..i18n.catalogue import Words
from .declaration import hooks
from .types import JsonObject

if TYPE_CHECKING:
    from .types import Drawings


@hooks("print")
class PrintHooks:
    """What a game has in its box; its `print.typ` lays it out."""

    material: "Callable[[Words, Drawings], JsonObject] | None" = None
    """The data of the printed pages: `material(words, drawings)`; nothing can be printed otherwise. `words` comes
    first, as in version 0.2."""
