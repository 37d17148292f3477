"""The master, a composition of parts.

bot       the bot
figures   the figures that levels and characters change, and those of each
pricing   fair shares by chances to win, concessions to each seat, debts that count as money
manner    how it bargains
search    deals with every group of others
ranking   its choices, ranked by chances to win
"""
