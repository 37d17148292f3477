"""A tournament as an HTML page.

figures   figures as text
charts    charts as SVG
html      pages, sections and tables
page      the page of a tournament
"""

from ...moved import names_of

__getattr__ = names_of(__name__, f"{__name__}.page")
