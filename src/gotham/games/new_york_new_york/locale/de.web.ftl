# The drawn board
board-play = Spiel eine Karte oder passe.
board-take = Nimm jetzt eine Karte aus der Auslage.
board-skyline = Die Skyline
board-top = Feld { $number }: { $card }
board-covered = { $text }, darunter { $cards }
board-ring = 12 und 1 sind benachbart
board-bonuses = Boni für Reihen
board-suit = { $suit ->
    [Y] Gelb
    [R] Rot
    [G] Grün
   *[B] Blau
}
board-hands = Karten
board-hand = Deine Hand
board-hand-empty = Deine Hand ist leer.
board-reserve-empty = Die Auslage ist leer.
board-known = Alle wissen, dass du diese Karte hast
board-hint = Wähl eine Karte oder zieh sie: Sie kommt auf ihre Zahl.
board-pass = Passen
board-pass-sure = Bis zum Ende der Runde aussteigen?
board-pass-no = Weiterspielen
board-players = Spieler und Punkte
board-starter = beginnt diese Runde
board-numbers = Karten { $sum }
board-run = Reihe { $positions } +{ $bonus }
board-before = Vorher { $points }
board-nothing = Noch keine Karte obenauf
board-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
board-round-over = Runde { $number } ist zu Ende
board-column = Runde { $number }
board-go-on = Weiter zu Runde { $number }
board-legend-cards = Karten obenauf, je Runde
board-legend-runs = Reihen
board-part-cards = Runde { $number }, Karten obenauf
board-part-runs = Runde { $number }, Reihen

## Clocks
late = Du passt und bist bis zum Ende der Runde raus; hast du gerade eine Karte gespielt, nimmst du die erste aus der Auslage.

# So wird gespielt, auf einer Seite
goal = Hole die meisten Punkte: deine Farbe obenauf, am besten nebeneinander.
how-1 = Spiele eine Karte
how-1-text = Sie kommt auf das Feld ihrer Zahl und verdeckt, was dort steht.
how-2 = Nimm eine Karte
how-2-text = Nimm danach eine beliebige Karte aus der Auslage.
how-3 = Liege obenauf
how-3-text = Jeder Turm in deiner Farbe zählt seine Zahl. Verdecktes zählt nichts.
how-4 = Stehe nebeneinander
how-4-text = Türme deiner Farbe in einer Reihe geben einen Bonus: 2 geben 3, 3 geben 6, 4 geben 10, 5 geben 15, 6 oder mehr geben 25. 12 und 1 sind Nachbarn.
how-last = Passe, wenn dir keine Karte mehr hilft: Du setzt bis zum Ende der Runde aus. Die meisten Punkte nach allen Runden gewinnen.
