# Op papier
print-tiles = Winkeltegels
print-buildings = Pandkaarten
print-prosperity = Welvaartskaarten
print-summaries = Overzichtskaarten
print-tokens = Eigendomsfiches
print-notes = Geld
print-charts = Tabellen en fiches
print-other-map = De andere kaart
print-type = maat { $size }, { $tiles } tegels
print-players = { $count } spelers
print-deal = Elke ronde: panden gedeeld en gehouden, tegels getrokken
print-deal-keep = gedeeld / gehouden
print-deal-draw = tegels
print-track = Rondes
print-marker = legt eerst
print-round = Ronde { $number }
print-how-map = Plak de twee helften van de kaart langs de straat aan elkaar. Een tegel ligt op zijn pand, en de fiche van de eigenaar op de rechterbovenhoek ervan. De andere kaart is voor de optie map=reprint. Wie meer geld of fiches nodig heeft, print die pagina’s nog eens.
