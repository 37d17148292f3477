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

## Clocks
late = Der Platz passt und ist bis zum Ende der Runde raus; ein Platz, der gerade eine Karte gespielt hat, nimmt die erste aus der Auslage.
