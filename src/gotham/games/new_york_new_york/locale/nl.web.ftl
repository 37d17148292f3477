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
board-hands = Handen
board-hand = Jouw hand
board-hand-empty = Je hand is leeg.
board-reserve-empty = De voorraad is leeg.
board-known = Iedereen weet dat jij deze kaart hebt
board-hint = Kies een kaart of versleep hem: hij gaat naar zijn eigen nummer.
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
board-legend-cards = kaarten bovenop, per ronde
board-legend-runs = reeksen
board-part-cards = Ronde { $number }, kaarten bovenop
board-part-runs = Ronde { $number }, reeksen

## Clocks
late = Je past en doet niet meer mee tot de ronde afgelopen is; heb je net een kaart gespeeld, dan neem je de eerste uit de voorraad.

# Zo speel je, op één pagina
goal = Haal de meeste punten: zorg dat jouw kleur bovenop de torens ligt, het liefst naast elkaar.
how-1 = Speel een kaart
how-1-text = Ze gaat naar de plek van haar getal en bedekt wat daar staat.
how-2 = Neem een kaart
how-2-text = Neem daarna een kaart uit de voorraad, van welke kleur ook.
how-3 = Lig bovenop
how-3-text = Elke toren in jouw kleur telt voor zijn getal. Wat bedekt is, telt niet.
how-4 = Sta naast elkaar
how-4-text = Torens van jouw kleur op een rij geven een bonus: 2 geven 3, 3 geven 6, 4 geven 10, 5 geven 15, en 6 of meer geven 25. 12 en 1 zijn buren.
how-last = Pas als geen kaart je nog helpt: je doet niet meer mee tot het einde van de ronde. De meeste punten na alle rondes winnen.
