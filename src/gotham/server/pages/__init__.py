"""The pages of a server for browsers.

client          the page of the client, also in a frame, and the files at fixed addresses
assets          the client's files and workers, and the reload of pages of an older client
titles          title, description and link preview of a page
documentation   the documentation site
sitemap         for search engines: the pages and their languages
"""

from ..http.boards import BOARDS
from ..rule_modules import MODULES
from .client import CLIENT, nowhere
from .documentation import DOCUMENTATION
from .sitemap import SITEMAP

PAGES = (*CLIENT, *DOCUMENTATION, *SITEMAP, *BOARDS, *MODULES, nowhere)
