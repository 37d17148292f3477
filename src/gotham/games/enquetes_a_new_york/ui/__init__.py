"""How Enquêtes à New York is shown.

terminal            the drawing for a terminal
terminal_map        the city in that drawing
terminal_commands   questions typed at the terminal
note_sheet          the player's private sheet
web                 the data of the browser's board
events              actions as data for that board
case_picker         the choice of a case for a new table
preview             the picture for link previews
print               the material to cut out
"""
