"""Commands for players.

games     list the installed games
presets   list their editions and house rules
bots      list available opponents
play      play a match against bots
puzzle    solve a puzzle
replay    show a match step by step
analyse   show chances, key moves and luck of a finished match
print     write a game as a PDF
"""
