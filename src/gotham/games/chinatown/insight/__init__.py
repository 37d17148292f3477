"""Analysis of Chinatown matches.

analysis        chances to win; names the functions of the insight hooks
deal_values     the value of each deal, and the surplus of each round
missed_deals    the best deal that nobody made
deal_messages   deals as messages of the catalogue
sections        the report's tables and sentences
three_way       exchanges of three, one thing each
puzzles         such exchanges as puzzles
balance         settings of the balance report
"""

from ....moved import names_of

__getattr__ = names_of(__name__, f"{__name__}.analysis")
