"""How Chinatown is shown.

terminal      the drawn board of a terminal, and typed commands
deal_data     deals as data for the browser board
deal_effect   what a deal would change for one of its parties
events        what happened, as data
web           the browser board: names the functions of the web hooks
print         the printed material
"""
