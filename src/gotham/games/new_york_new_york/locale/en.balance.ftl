# The page on its balance
balance-note = A match has as many rounds as there are players, and each of them plays last once.
