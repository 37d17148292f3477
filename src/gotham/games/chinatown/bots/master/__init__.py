"""The master, a composition of parts.

bot           the bot
figures       the figures that levels and characters change
pricing       fair shares by chances to win
credit        which debts count as money
concessions   what it has conceded to each seat
manner        how it bargains
search        deals with every group of others
ranking       its choices, ranked by chances to win
"""
