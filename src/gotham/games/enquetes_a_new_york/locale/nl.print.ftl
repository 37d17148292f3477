# Op papier
print-cards = Aanwijzingskaarten
print-wheel = Het rad
print-pieces-to-fold = Dobbelstenen, pionnen en de diamant
print-pads = Notitieblaadjes
print-legend = Wat de plattegrond en de sporen betekenen
print-case = Zaak
print-notes-lines = Notities
print-how-cases = Om een zaak te spelen neem je de kaarten van het niveau met het nummer (informanten) of het symbool (experts) van de zaak op de achterkant: 10 en 6.
print-how-wheel = Snijd het gestippelde venster uit elk masker en elk deksel. Zet schijf, masker en deksel in die volgorde in het midden vast met een splitpen, zodat alle drie kunnen draaien. Draai de schijf tot het symbool van de zaak bij de pijl van het masker staat, en houd het deksel weggedraaid: alleen wie beschuldigt, draait het venster ervan boven dat van het masker en leest het antwoord. Alle andere vakken op de schijf zijn dwaalsporen.
print-how-dice = Vouw de dobbelstenen en plak ze met hun lipjes; vouw elke pion in het midden, en zijn voetjes naar buiten. Print de notitieblaadjes zo vaak als nodig is.
