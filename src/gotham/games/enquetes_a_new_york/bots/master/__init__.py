"""The master: simulates worlds that agree with its view.

bot               the bot: levels, budgets, choices
search            the notebook filled by simulation
square_odds       the chance of each square, by how cases are generated
rival_knowledge   sampled worlds, and what the rivals know in them
information       what a card would reveal, and to whom
accusation_race   the value of waiting, by simulated races
ranking           its choices with their figures
"""
