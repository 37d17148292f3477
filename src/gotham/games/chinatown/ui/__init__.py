"""The presentation of Chinatown.

terminal   the drawn board of a terminal, and typed commands
deals      deals as data for the browser board: their terms and their effect
web        the data of the browser board: the position and the events
preview    the picture for link previews
print      the printed material
"""
