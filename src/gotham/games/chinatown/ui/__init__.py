"""How Chinatown is shown.

terminal   the drawn board of a terminal, and typed commands
deals      deals as data for the browser board: their terms and their effect
web        the data of the browser board: everything it shows, and what happened
print      the printed material
"""
