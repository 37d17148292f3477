"""The links of tables: server, table, token or invitation."""

import re
from typing import NamedTuple
from urllib.parse import urlsplit

from ..i18n.errors import Invalid

PATH = re.compile(r"(?P<base>(?:/[^/]+)*?)/table/(?P<table>[^/]{1,40})/?")
INVITE = re.compile(r"invite=(?:(?P<seat>\d{1,2})\.)?(?P<invitation>[0-9a-f]{1,100})")


class TableLink(NamedTuple):
    """A table of a server, with what its link knows: a personal token, or the invitation to a seat."""

    server: str  # with its base path, without a final slash
    table: str
    token: str = ""
    seat: int | None = None
    invitation: str = ""

    @classmethod
    def read(cls, text: str) -> "TableLink":
        """Parse a link such as https://play.example.org/table/ID#invite=1.CODE."""
        try:
            parts = urlsplit(text.strip())
            host = parts.hostname and parts.netloc.rpartition("@")[2]
            path = PATH.fullmatch(parts.path)
        except ValueError:
            host, path = "", None
        if not host or path is None or parts.scheme not in ("http", "https"):
            raise Invalid("error-table-link")
        invite = INVITE.fullmatch(parts.fragment)
        server = f"{parts.scheme}://{host}{path['base']}"
        if invite is None:
            return cls(server, path["table"], parts.fragment[:100])
        seat = None if invite["seat"] is None else int(invite["seat"])
        return cls(server, path["table"], "", seat, invite["invitation"])

    @property
    def personal(self) -> str:
        """The link by which its person comes back."""
        return f"{self.server}/table/{self.table}#{self.token}"
