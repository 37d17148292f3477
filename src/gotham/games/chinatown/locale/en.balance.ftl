# The page on its balance
balance-note = In this game all act at once: the order is clockwise from the first-player marker, which decides nothing unless tiles are placed in turn.
