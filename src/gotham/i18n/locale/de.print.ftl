# Drucken und spielen
error-paper = es gibt kein Papierformat „{ $name }“; bekannt sind: { $known }
error-print-game = { $game } hat nichts zu drucken: Sein Paket hat kein print.py und print.typ
error-print-file = „{ $file }“ ist kein Name für ein PDF; er muss auf .pdf enden
error-print-drawings = die Zeichnungen sind noch nicht erzeugt; starte einmal „make play“ oder „python -m tools.client“
error-print-typst = Typst, das die Seiten setzt, ist nicht installiert; installiere das Extra „print“, wie in gotham[print]
print-written = { $file }: { $pages ->
    [one] { $pages } Seite
   *[other] { $pages } Seiten
}, { $paper }.
print-players-of = { $least } bis { $most } Spieler
print-age = ab { $age } Jahren
print-minutes = etwa { $minutes } Minuten
print-by = Von { $authors } ({ $published })
print-contents = Was in dieser Datei ist
print-part = Teil
print-pieces = Stück
print-pages = Seiten
print-sides = Druck auf
print-on = { $side ->
    [single] eine Seite
    [front] Vorderseiten
    [back] Rückseiten
   *[both] beide Seiten
}
print-how = So wird gedruckt und geschnitten
print-how-scale = Drucke mit 100 % („tatsächliche Größe“) auf { $paper ->
    [a4] A4-Papier
   *[letter] Letter-Papier
}; der Balken unten ist dann 50 mm lang.
print-how-sides = Drucke die Blätter mit „beide Seiten“ doppelseitig, über die lange Kante gewendet: Die Rückseite jedes Stücks liegt dann hinter seiner Vorderseite. Drucke alle anderen Blätter einseitig.
print-how-stock = Für alles, was ausgeschnitten wird, ist Karton mit 200 bis 250 g/m² am besten; dünnes Papier auf Pappe geklebt geht auch.
print-how-cut = Schneide entlang der Marken am Rand, quer über das ganze Blatt: Die Stücke liegen aneinander, ein Schnitt reicht also für zwei.
print-how-grey = Ein Schwarz-Weiß-Drucker genügt: Was eine Farbe hat, hat auch ein Muster, eine Form oder einen Buchstaben.
print-rules = Die Spielregeln
print-licence = Zeichnungen, Texte und Satz sind Gothams eigene, unter der MIT-Lizenz. Gotham hat keine Verbindung zu einem Verlag oder Autor des Spiels. Die Schriften Limelight und Jost stehen unter der SIL Open Font License 1.1.
print-made = Gemacht mit „gotham print“.
