"""New York New York: cards build a skyline on a ring, and runs of one's own colour score.

rules     the rules, compiled
text      notation, scenes, sentences, log and timing
ui        terminal, web board and print
bots      the master and its endgame solvers
insight   analysis, puzzles and balance
lab       the speed measurement

The folder data has lessons, puzzles, habits and the print template, and locale the catalogues.
"""
