# Auf Papier
print-cards = Hinweiskarten
print-wheel = Das Rad
print-pieces-to-fold = Würfel, Figuren und der Diamant
print-pads = Notizblätter
print-legend = Was der Plan und die Spuren bedeuten
print-case = Fall
print-notes-lines = Notizen
print-how-cases = Für einen Fall nimmst du die Karten seiner Stufe, die auf der Rückseite seine Nummer (Informanten) oder sein Symbol (Experten) tragen: 10 und 6.
print-how-wheel = Schneide das gestrichelte Fenster aus jeder Maske und jedem Deckel. Stecke Scheibe, Maske und Deckel in dieser Reihenfolge in der Mitte mit einer Musterklammer zusammen, so dass sich alle drei drehen. Drehe die Scheibe, bis das Symbol des Falls am Pfeil der Maske steht, und lass den Deckel weggedreht: Nur wer anklagt, dreht dessen Fenster über das der Maske und liest die Lösung. Alle anderen Felder der Scheibe sind falsche Fährten.
print-how-dice = Falte die Würfel und klebe sie an ihren Laschen; falte jede Figur in der Mitte und ihre Füße nach außen. Drucke die Notizblätter so oft wie nötig.
