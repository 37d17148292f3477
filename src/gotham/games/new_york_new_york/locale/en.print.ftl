# On paper
print-cards = Cards
print-scores = Score sheets and colours
print-colours = Who plays which colour
print-how-skyline = Glue the three pages of the skyline side by side. Lay the cards on the spaces below the street, each on its number.
