"""What is found in finished matches and positions of Enquêtes à New York.

analysis     values, alternatives and findings of a match
win_chance   the compiled playouts behind the values
knowledge    when each player could have known the answer
sections     the sections of a report
puzzles      positions whose cards leave one square
balance      what a balance report measures
"""

from ....moved import names_of

__getattr__ = names_of(__name__, f"{__name__}.analysis")
