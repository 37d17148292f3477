"""One match: a game, its table, and what each viewer may know.

seeds               seeds as texts and numbers
scene               a position as text: written, read, checked
colours             which seat has which colour, and the paint of a table
view                what one viewer knows
log                 entries, how viewers see them, and their replay with undo
transcript_writer   matches and seats' records as text
table               a match in progress
turns               who is asked next, and in which order
options             the options of a match, by value or by preset
completeness        checks that a game lacks nothing when it is loaded
game                a game in one mode: its rules, hooks, words and notation
transcript          reads transcripts and seats' records
compiled            which parts of a game are compiled already
types               the classes that depend on each other, for annotations
"""
