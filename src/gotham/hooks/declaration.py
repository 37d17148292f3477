"""How a kind of hook is declared: a class decorator that makes a frozen dataclass and refuses unknown names."""

import dataclasses
import functools
from collections.abc import Callable
from typing import Any, TypeVar, dataclass_transform

from ..i18n.names import nearest

T = TypeVar("T")


class HookError(TypeError):
    """A declaration with hooks that do not exist, or without those that must."""

    def __init__(self, kind: str, unknown: str = "", near: str = "", missing: tuple[str, ...] = ()) -> None:
        self.kind, self.unknown, self.near, self.missing = kind, unknown, near, missing
        hint = f'; did you mean "{near}"?' if near else ""
        lack = f"{kind} lacks {', '.join(missing)}"
        super().__init__(f'{kind} has no hook "{unknown}"{hint}' if unknown else lack)


def constant(*, default: Any = dataclasses.MISSING, factory: Any = dataclasses.MISSING) -> Any:
    """Declare a hook that is data, not a function: modules without HOOKS spell its name in capitals."""
    return dataclasses.field(default=default, default_factory=factory, metadata={"constant": True})


@dataclass_transform(kw_only_default=True, frozen_default=True, field_specifiers=(constant, dataclasses.field))
def hooks(kind: str) -> Callable[[type[T]], type[T]]:
    """Make a class the declaration of a kind of hook: keyword-only, frozen, with helpful errors."""

    def decorate(declared: type[T]) -> type[T]:
        made: Any = dataclasses.dataclass(frozen=True, kw_only=True)(declared)
        made.KIND, made.__init__ = kind, _checked(made, kind)
        return made  # type: ignore[no-any-return]

    return decorate


def _checked(made: Any, kind: str) -> Callable[..., None]:
    plain = made.__init__

    @functools.wraps(plain)
    def init(self: object, **given: object) -> None:
        known = names_of(made)
        for name in given:
            if name not in known:
                raise HookError(kind, name, nearest(name, known))
        missing = tuple(name for name in required(made) if name not in given)
        if missing:
            raise HookError(kind, missing=missing)
        plain(self, **given)

    return init


def names_of(declared: Any) -> tuple[str, ...]:
    """The hooks of a kind."""
    return tuple(field.name for field in dataclasses.fields(declared))


def required(declared: Any) -> tuple[str, ...]:
    """The hooks of a kind that have no default."""
    none = dataclasses.MISSING
    fields = dataclasses.fields(declared)
    return tuple(field.name for field in fields if field.default is none and field.default_factory is none)
