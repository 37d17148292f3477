# The drawn board
board-play = Speel een kaart of pas.
board-take = Neem nu een kaart uit de voorraad.
board-skyline = De skyline
board-top = Plek { $number }: { $card }
board-covered = { $text }, op { $cards }
board-ring = 12 en 1 zijn buren
board-bonuses = Bonussen voor reeksen
board-suit = { $suit ->
    [Y] geel
    [R] rood
    [G] groen
   *[B] blauw
}
board-hand = Jouw hand
board-hand-empty = Je hand is leeg.
board-reserve-empty = De voorraad is leeg.
board-known = Iedereen weet dat jij deze kaart hebt
board-hint = Kies een kaart of versleep haar: ze gaat naar haar nummer.
board-pass = Passen
board-pass-sure = Niet meer meedoen tot de ronde afgelopen is?
board-pass-no = Doorspelen
board-players = Spelers en punten
board-starter = begint deze ronde
board-numbers = Kaarten { $sum }
board-run = Reeks { $positions } +{ $bonus }
board-before = Eerder { $points }
board-nothing = Nog geen kaart bovenop
board-points = { $count ->
    [one] 1 punt
   *[other] { $count } punten
}
board-round-over = Ronde { $number } is afgelopen
board-column = Ronde { $number }
board-go-on = Door naar ronde { $number }

## Clocks
late = De plaats past en doet niet meer mee tot de ronde afgelopen is; een plaats die net een kaart heeft gespeeld, neemt de eerste uit de voorraad.
