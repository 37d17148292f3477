"""How Chinatown is shown.

terminal   the drawn board of a terminal, and typed commands
deals      deals as data for the browser board: their terms and their effect
events     what happened, as data
web        the browser board: names the functions of the web hooks
print      the printed material
"""
