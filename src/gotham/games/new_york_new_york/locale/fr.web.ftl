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

## Clocks
late = La place passe et ne joue plus jusqu’à la fin de la manche ; une place qui vient de jouer une carte prend la première de la réserve.
