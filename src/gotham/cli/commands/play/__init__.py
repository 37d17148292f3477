"""Commands for players.

games     list the installed games
presets   list their editions and house rules
bots      list available opponents
play      play a match against bots
connect   let a bot play at a table of any server
puzzle    solve a puzzle
replay    show a match step by step
analyse   show chances, key moves and luck of a finished match
print     write a game as a PDF
"""
