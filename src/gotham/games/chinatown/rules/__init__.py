"""The rules of Chinatown. Clauses of rulebook.md are referred to as CT-01 and so on.

contract    names the functions and constants of the rules contract
map         the two maps as drawings, and the data derived from them
material    shop types, incomes, cards and maps as arrays
state       options, actions and the state record
setup       the state at the start of a match
phases      phases of a round, automatic steps, actors, final money and winners
actions     legal actions, the clauses against others, and the effect of each
drafts      a deal in preparation: its moves, and what hinders their delivery
offers      proposing, answering and settling offers
placement   loose tiles, and their legal placements
shops       the income of tiles on the map
views       the view of a viewer, and guesses of the rest
check       the clause that a state breaks
twin        states that a viewer cannot tell apart, for the laws
tally       counts of events, for the laws and benchmarks
"""

from ....moved import names_of

__getattr__ = names_of(__name__, f"{__name__}.contract")
