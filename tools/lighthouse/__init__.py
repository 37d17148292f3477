"""Measures pages with Lighthouse as on a phone: `python -m tools.lighthouse [RUNS]` prints a table.

measuring      sample tables, a server, and the medians of several runs
measure.js     one run of each page after another, in the browser of the tests

The packages of package-lock.json are installed at the first run, apart from those of the client.
"""
