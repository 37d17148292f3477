"""What can be refused. Every error is one line that says what and why, in the reader's language."""

from typing import Any

from .catalogue import Words


class GothamError(Exception):
    """Something asked for cannot be done; nothing has changed."""

    def __init__(self, message: str, /, **details: Any) -> None:
        super().__init__(message)
        self.message = message
        self.details = {name: _one_line(value) for name, value in details.items()}

    def say(self, words: Words) -> str:
        """The error as a sentence from the catalogue; a detail that is an error itself is said in the same words."""
        details = {name: _said(value, words) for name, value in self.details.items()}
        return words(self.message, **details)

    def __str__(self) -> str:
        return self.say(Words("en"))


class Overtaken(GothamError):
    """Another process was quicker: what was to be kept is not, and has to be looked at anew."""


class Unknown(GothamError):
    """A name of a game, bot, option, value or file that does not exist."""


class Unreadable(GothamError):
    """A text that cannot be understood."""


class Refused(GothamError):
    """Something against the rules; `clause` names the rule, `part` which action of a run it was."""

    part = 0

    def __init__(self, message: str, words: Words, clause: str = "", /, **details: Any) -> None:
        super().__init__(message, clause=clause, **details)
        self.words, self.clause = words, clause

    def say(self, words: Words) -> str:
        """The clause and its reason; the game's own catalogue knows both."""
        own = self.words.into(words.language)
        reason = own(self.message, **self.details, about=own(f"clause-{self.clause}"))
        return f"{self.clause}: {reason}" if self.clause else reason


class Illegal(Refused):
    """An action or a scene that the rules forbid."""


class NotYourTurn(Illegal):
    """An action of a seat that may not act now."""


class Over(Illegal):
    """An action after the end of the match."""


def _said(value: Any, words: Words) -> Any:
    return value.say(words) if isinstance(value, GothamError) else value


def _one_line(value: Any) -> Any:
    """What was read may hold anything; what is told is one line of printable text."""
    return "".join(c if c.isprintable() else " " for c in value) if isinstance(value, str) else value
