"""Table ids on the command line: those of older releases may begin with "-", as options do."""

import re
from collections.abc import Collection, Sequence

import typer
from typer.core import TyperCommand, TyperOption

ID = re.compile(r"-[A-Za-z0-9_-]{15}")
NO_MORE_OPTIONS = "--"


class TableCommand(TyperCommand):
    """A command that takes table ids."""

    def parse_args(self, ctx: typer.Context, args: list[str]) -> list[str]:  # type: ignore[override]
        options = [param for param in self.get_params(ctx) if isinstance(param, TyperOption)]
        known = {name for option in options for name in option.opts}
        valued = {name for option in options if not option.is_flag for name in option.opts}
        return super().parse_args(ctx, ids_last(args, known, valued))


def ids_last(words: Sequence[str], known: Collection[str], valued: Collection[str]) -> list[str]:
    """Move ids that begin with "-" behind "--", where nothing is read as an option.

    `known` are the names of options; `valued` those that take the next word, or the rest of theirs as in `-oFILE`.
    """
    if NO_MORE_OPTIONS in words:
        return list(words)
    others, ids = list[str](), list[str]()
    for word in words:
        is_value = bool(others) and others[-1] in valued
        is_id = ID.fullmatch(word) and word not in known and word[:2] not in valued
        (ids if is_id and not is_value else others).append(word)
    return [*others, NO_MORE_OPTIONS, *ids] if ids else others
