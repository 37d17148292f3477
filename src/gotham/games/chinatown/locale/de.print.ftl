# Auf Papier
print-tiles = Ladenplättchen
print-buildings = Hauskarten
print-prosperity = Wohlstandskarten
print-summaries = Übersichtskarten
print-tokens = Besitzmarken
print-notes = Geld
print-charts = Tabellen und Marker
print-other-map = Der andere Plan
print-type = Größe { $size }, { $tiles } Plättchen
print-players = { $count } Spieler
print-deal = Jede Runde: Häuser ausgeteilt und behalten, Plättchen gezogen
print-deal-keep = ausgeteilt / behalten
print-deal-draw = Plättchen
print-track = Runden
print-marker = legt zuerst
print-round = Runde { $number }
print-how-map = Klebe die beiden Hälften des Plans entlang der Straße zusammen. Ein Plättchen liegt auf seinem Haus und die Marke des Besitzers auf seiner rechten oberen Ecke. Der andere Plan ist für die Option map=reprint. Wer mehr Geld oder Marken braucht, druckt deren Seiten noch einmal.
