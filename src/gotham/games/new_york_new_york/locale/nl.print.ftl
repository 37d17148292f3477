# Op papier
print-cards = Kaarten
print-scores = Scoreblaadjes en kleuren
print-colours = Wie welke kleur speelt
print-how-skyline = Plak de drie pagina’s van de skyline naast elkaar. Leg de kaarten op de vakken onder de straat, elk op het eigen nummer.
