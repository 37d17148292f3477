"""Chinatown: three to five players trade buildings, shop tiles and money.

rules     material, state and rules, compiled by the engine
text      notation, sentences, the log and scenes
ui        the terminal, the browser board and the printed material
bots      trader and master, and their parts
insight   analysis of finished matches, puzzles, balance
lab       measurements of bots and the command `gotham deals`
"""

EARLIER = (1, 2)  # versions of the rules that these sources still play
