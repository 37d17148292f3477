"""Enquêtes à New York: players collect clues in the city and accuse the square of thief and diamond.

rules     the rules, compiled
cases     clues, cases, the box and its certificate
text      notation, sentences, log, scenes and timing
ui        terminal, web board and print
bots      master, detective and rambler
insight   analysis, puzzles and balance
lab       measurements, and the command `gotham case`

The folder data has lessons, puzzles, the box, clue chances and the print template, and locale the catalogues.
"""
