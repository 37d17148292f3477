# On paper
print-cards = Clue cards
print-wheel = The wheel
print-pieces-to-fold = Dice, pawns and the diamond
print-pads = Notepads
print-legend = What the map and the evidence mean
print-case = Case
print-notes-lines = Notes
print-how-cases = To play a case, take the cards of its level that have its number (informants) or its symbol (experts) on their backs: 10 and 6.
print-how-wheel = Cut the dashed window out of each mask and lid. Pin disc, mask and lid together in the middle, in this order, so that all three turn. Turn the disc until the symbol of the case is at the pointer of the mask, and keep the lid turned away: only a player who accuses turns its window over that of the mask and reads the answer. All other squares on the disc are decoys.
print-how-dice = Fold the dice and glue them by their flaps; fold each pawn in the middle, and its feet outwards. Print the notepads as often as you need them.
