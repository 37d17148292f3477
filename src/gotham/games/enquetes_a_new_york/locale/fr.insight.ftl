# A match that is over: who could have known
insight-known = Quand chacun aurait pu savoir
insight-player = Joueur
insight-look = Revoir
insight-known-round = Pouvait savoir dès la manche
insight-known-by = Carte décisive
insight-accused-round = A accusé à la manche
insight-never-knew = { $who } n’a jamais pu avoir de certitude ; cases restantes à la fin : { $count }{ $guess ->
    [right] , mais a deviné juste.
    [wrong] , et a mal deviné.
   *[none] .
}
insight-could-have = { $who } pouvait avoir une certitude dès la manche { $round }, et a pourtant terminé { $turns ->
    [one] encore { $turns } tour
   *[other] encore { $turns } tours
} sans accuser.
insight-knew = { $who } pouvait avoir une certitude dès la manche { $round }{ $accused ->
    [right] {" "}et a accusé à la première occasion.
    [wrong] , et a pourtant accusé une autre case.
   *[none] , mais n’a plus eu de tour pour accuser.
}
insight-clues = { $clues }
insight-heard = une accusation fausse

# Squares over time
insight-squares = Cases que laissaient à chacun les cartes lues
insight-round = Après la manche
insight-name = { $who }

# Accusations
insight-accusations = Accusations portées
insight-chance-about = La chance est celle qu’un maître lui aurait donnée avec les mêmes cartes : d’après les indices, la façon dont les enquêtes sont composées et le silence des autres.
insight-square = Case
insight-left = Cases restantes
insight-chance = Chance d’avoir raison
insight-verdict = Jugement
insight-right = { $right ->
    [yes] juste
   *[no] faux
}

# Swaps
insight-swaps = Cartes passées de main en main par échange
insight-swaps-about = Dans chaque échange, la première carte est choisie, la seconde tirée au sort.
insight-giver = Donnée par
insight-taker = À
insight-card = Carte
insight-told = Cases qu’il leur restait
insight-from-to = de { $before } à { $after }
