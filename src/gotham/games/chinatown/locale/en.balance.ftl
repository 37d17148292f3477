# The page on its balance
balance-note = Here all act at once: the order is clockwise from the marker of the first player, which decides nothing unless tiles are placed in turn.
