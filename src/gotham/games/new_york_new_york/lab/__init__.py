"""Measurements of New York New York.

bench   a round in plain Python, to compare the compiled rules with
"""
