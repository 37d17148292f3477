"""How New York New York is shown.

terminal   the drawing for a terminal
web        the data of the browser's board
preview    the picture for link previews
print      the material to cut out
"""
