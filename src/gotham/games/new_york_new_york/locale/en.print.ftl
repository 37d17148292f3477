# On paper
print-cards = Cards
print-scores = Score sheets and colours
print-colours = Who plays which colour
print-how-skyline = The three pages of the skyline are glued side by side. Cards are laid on the fields below the street, each on its number.
