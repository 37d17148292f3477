"""The documentation site, built from the Markdown of this repository: `python -m tools.site`.

pages      which documents become pages, and where
staging    copies them into one folder with links between pages
rules      the rules of each game as pages in four languages
conf       the configuration of Sphinx
theme      the template, the style and the search of the pages
"""
