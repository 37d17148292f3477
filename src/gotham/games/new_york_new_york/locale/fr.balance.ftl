# The page on its balance
balance-note = Une partie a autant de manches que de joueurs, et chacun joue une fois en dernier.
