# The drawn board
board-play = Joue une carte ou passe.
board-take = Prends maintenant une carte de la réserve.
board-skyline = La skyline
board-top = Emplacement { $number } : { $card }
board-covered = { $text }, qui recouvre { $cards }
board-ring = Le 12 et le 1 se touchent
board-bonuses = Bonus des suites
board-suit = { $suit ->
    [Y] jaune
    [R] rouge
    [G] vert
   *[B] bleu
}
board-hands = Mains
board-hand = Ta main
board-hand-empty = Ta main est vide.
board-reserve-empty = La réserve est vide.
board-known = Tout le monde sait que tu as cette carte
board-hint = Choisis une carte ou fais-la glisser : elle va à son numéro.
board-pass = Passer
board-pass-sure = Ne plus jouer jusqu’à la fin de la manche ?
board-pass-no = Continuer à jouer
board-players = Joueurs et points
board-starter = commence cette manche
board-numbers = Cartes { $sum }
board-run = Suite { $positions } +{ $bonus }
board-before = Avant { $points }
board-nothing = Aucune carte au sommet pour l’instant
board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-round-over = Fin de la manche { $number }
board-column = Manche { $number }
board-go-on = Passer à la manche { $number }
board-legend-cards = cartes au sommet, par manche
board-legend-runs = suites
board-part-cards = Manche { $number }, cartes au sommet
board-part-runs = Manche { $number }, suites

## Clocks
late = Tu passes et ne joues plus jusqu’à la fin de la manche ; si tu viens de jouer une carte, tu prends la première de la réserve.

# Comment jouer, en une page
goal = Marque le plus de points : ta couleur au sommet des tours, et de préférence côte à côte.
how-1 = Joue une carte
how-1-text = Elle va à l’emplacement de son numéro et couvre ce qui s’y trouve.
how-2 = Prends une carte
how-2-text = Prends ensuite une carte de la réserve, de n’importe quelle couleur.
how-3 = Sois au sommet
how-3-text = Chaque tour de ta couleur rapporte son numéro. Ce qui est couvert ne rapporte rien.
how-4 = Reste groupé
how-4-text = Des tours de ta couleur côte à côte rapportent un bonus : 3 points pour 2, 6 pour 3, 10 pour 4, 15 pour 5, et 25 pour 6 ou plus. 12 et 1 sont voisins.
how-last = Passe quand aucune carte ne t’aide plus : tu ne joues plus jusqu’à la fin de la manche. Le plus de points après toutes les manches gagne.
