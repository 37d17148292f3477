"""The trader, a composition of parts.

bot       the bot
pricing   equal shares
search    deals of two and three
manner    few offers, no concessions
"""
