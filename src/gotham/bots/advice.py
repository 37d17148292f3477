"""A bot's advice in words."""

from collections.abc import Callable, Sequence

from ..i18n.catalogue import Words, said
from ..match.view import View


def reasons(
    view: View,
    actions: Sequence[int],
    reason: str,
    words: Words,
    name: Callable[[int], str],
    label: Callable[[int], str],
) -> str:
    """Explain why a bot would take these actions or wait, with the game's own remark."""
    if not actions:
        return words("hint-wait")
    remark = view.game.bots.remark
    notes = [reason, *([] if remark is None else [remark(view, actions[0])])]
    texts = [said(note, words, name, label) for note in notes]
    return " ".join(words("hint-silent") if not text or text.startswith("=") else text for text in texts)
