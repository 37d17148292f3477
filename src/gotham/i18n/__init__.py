"""Texts in four languages.

catalogue   messages from Fluent catalogues: the project's own and those of a game
remarks     what bots say with an action, as messages that everyone reads in their own language
errors      everything that can be refused; each error is one line
"""
