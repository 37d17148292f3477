"""Defects that an attack once found, planted again: the test of each must fail. `python -m tests.planted [NAME ...]`.

defects    the defects: an edit of the sources, and the test that must notice it
"""
