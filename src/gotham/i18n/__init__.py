"""Texts in four languages.

catalogue   messages from Fluent catalogues, and remarks of bots that everyone reads in their own language
written     texts of a game's own data files
names       suggestions for misspelt names
errors      everything that can be refused; each error is one line
"""
