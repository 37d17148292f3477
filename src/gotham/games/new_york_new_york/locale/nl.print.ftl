# Op papier
print-cards = Kaarten
print-scores = Scoreblaadjes en kleuren
print-colours = Wie welke kleur speelt
print-how-skyline = Plak de drie pagina’s van de skyline naast elkaar. Kaarten leg je op de vakken onder de straat, elk op haar nummer.
