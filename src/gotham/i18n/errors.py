"""Errors: one class per meaning, each with its HTTP status and exit code, said in one line in the reader's language."""

from typing import ClassVar, TypeAlias

from .catalogue import Words

Detail: TypeAlias = "str | int | float | GothamError | None"


class GothamError(Exception):
    """The request failed and changed nothing. `message` is the id of its sentence in the catalogue."""

    status: ClassVar[int] = 400  # of the HTTP response
    exit_code: ClassVar[int] = 2  # of the command

    def __init__(self, message: str, /, **details: Detail) -> None:
        super().__init__(message)
        self.message = message
        self.details = {name: _one_line(value) for name, value in details.items()}

    def say(self, words: Words) -> str:
        """Return the sentence in the language of `words`; a detail that is an error is said in the same language."""
        details = {name: _said(value, words) for name, value in self.details.items()}
        return words(self.message, **details)

    def __str__(self) -> str:
        return self.say(Words("en"))


class NotPersisted(GothamError):
    """A write to the database failed: the disk is full, or the database does not answer."""

    status = 503


class Overtaken(NotPersisted):
    """Another process wrote first: reload, then try again."""


class Unknown(GothamError):
    """A name of a game, bot, option, value or file that does not exist.

    The classes below that extend it were raised as `Unknown` up to version 0.2, so `except Unknown` still catches them.
    """


class NotFound(Unknown):
    """No such table, game, puzzle or email link. Extends `Unknown` for callers of version 0.2."""

    status = 404


class Unauthorized(Unknown):
    """A token that nobody has here, or none where one is required. Extends `Unknown` for callers of version 0.2."""

    status = 401


class Forbidden(Unknown):
    """The requester is known and lacks the right. Extends `Unknown` for callers of version 0.2."""

    status = 403


class RateLimited(Unknown):
    """Too many requests. Extends `Unknown` for callers of version 0.2."""

    status = 429


class Conflict(Unknown):
    """The present state does not allow it, such as a taken seat. Extends `Unknown` for callers of version 0.2.

    Its HTTP status has always been 400, and clients rely on it.
    """


class Stale(Conflict):
    """The client decided on something that has changed since."""


class Invalid(Unknown):
    """Input of the wrong form, or contradictory. Extends `Unknown` for callers of version 0.2."""


class Unavailable(Unknown):
    """This installation, server or table does not offer it. Extends `Unknown` for callers of version 0.2."""


class TooManyViewers(Unavailable):
    """The spectator limit of a table or address is reached."""


class Unreadable(GothamError):
    """A text that cannot be parsed."""


class Refused(GothamError):
    """Something against the rules; `clause` names the rule, `part` the index of the action in its run."""

    status = 409
    part = 0

    def __init__(self, message: str, words: Words, clause: str = "", /, **details: Detail) -> None:
        super().__init__(message, clause=clause, **details)
        self.words, self.clause = words, clause

    def say(self, words: Words) -> str:
        """Return the clause and its reason, from the game's own catalogue."""
        own = self.words.into(words.language)
        reason = own(self.message, **self.details, about=own(f"clause-{self.clause}"))
        return f"{self.clause}: {reason}" if self.clause else reason


class Illegal(Refused):
    """An action or a scene that the rules forbid."""


class NotYourTurn(Illegal):
    """An action of a seat that may not act now."""


class Over(Illegal):
    """An action after the end of the match."""


def _said(value: Detail, words: Words) -> Detail:
    return value.say(words) if isinstance(value, GothamError) else value


def _one_line(value: Detail) -> Detail:
    """Replace unprintable characters: details may quote any input, and an error is one line."""
    return "".join(c if c.isprintable() else " " for c in value) if isinstance(value, str) else value
