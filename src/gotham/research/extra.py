"""Says in one line what to install where a package of the extra `research` is missing."""

import contextlib
from collections.abc import Iterator

from ..i18n.errors import Unavailable

EXTRA = "research"


@contextlib.contextmanager
def needing(extra: str = EXTRA) -> Iterator[None]:
    """Turn the failed import of a third party's package into an error that names the extra."""
    try:
        yield
    except ImportError as error:
        raise Unavailable("error-extra", name=str(error.name), extra=extra) from None
