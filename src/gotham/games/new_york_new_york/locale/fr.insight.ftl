# Ce qui se dit d’une partie finie
insight-rounds = Points par manche
insight-round = Manche
insight-player = Joueur
insight-cards = Cartes
insight-runs = Suites
insight-points = Total
insight-endgame = Fins de manche, calculées
insight-moment = Quand
insight-done = Joué
insight-better = Meilleur
insight-lost = Points perdus
insight-lead = Avance ensuite
insight-lost-chance = Chances perdues
insight-verdict = Manche { $number } : { $whole ->
    [yes] une fois la pioche vide
   *[no] dès que le calcul a été possible
}, le meilleur jeu de part et d’autre menait à { $lead ->
    [0] l’égalité
    [one] { $lead } point d’avance pour { $who }
   *[other] { $lead } points d’avance pour { $who }
} ; elle s’est terminée { $result ->
    [0] à égalité
    [one] avec { $result } point d’avance pour { $winner }
   *[other] avec { $result } points d’avance pour { $winner }
}.
insight-match = Pour la partie, cela voulait dire : { $lead ->
    [0] une victoire partagée
    [one] { $who } gagne de { $lead } point
   *[other] { $who } gagne de { $lead } points
}. À la fin : { $result ->
    [0] une victoire partagée
    [one] { $winner } de { $result } point
   *[other] { $winner } de { $result } points
}.
insight-thrown = { $points ->
    [0] { $who } n’a rien laissé échapper en fin de manche.
    [one] { $who } a laissé échapper { $points } point en fin de manche.
   *[other] { $who } a laissé échapper { $points } points en fin de manche.
}
insight-no-endgame = La manche { $number } s’est terminée avant qu’il y ait une fin à calculer.
insight-ahead = { $lead ->
    [0] égalité
   *[other] { $who } +{ $lead }
}
insight-last-cards = Les dernières cartes
insight-last = Quand il n’y a plus rien à prendre et qu’il reste peu de cartes, tout peut être joué jusqu’au bout, mains ouvertes, si chacun fait ce qui vaut le mieux pour soi. Actions examinées : { $count } ; où une autre valait mieux : { $wrong }.
insight-play = jouer le { $number } { $suit ->
    [Y] jaune
    [R] rouge
    [G] vert
   *[B] bleu
}
insight-take = prendre le { $number } { $suit ->
    [Y] jaune
    [R] rouge
    [G] vert
   *[B] bleu
}
insight-pass = passer
