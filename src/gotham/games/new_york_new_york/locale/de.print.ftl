# Auf Papier
print-cards = Karten
print-scores = Wertungsblätter und Farben
print-colours = Wer welche Farbe spielt
print-how-skyline = Klebe die drei Seiten der Skyline nebeneinander. Karten kommen auf die Felder unter der Straße, jede auf ihre Zahl.
