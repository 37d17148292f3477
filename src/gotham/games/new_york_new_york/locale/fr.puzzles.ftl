# Fins de manche avec un seul coup gagnant
puzzle-play = Toutes les cartes sont connues, et la partie se décide dans cette manche. Quelle est la seule action – jouer une carte ou passer – qui permet de la gagner ?
puzzle-take = Toutes les cartes sont connues, et la partie se décide dans cette manche. Quelle est la seule carte à prendre pour la gagner ?
puzzle-won = Si chacun continue au mieux, ce coup gagne la partie de { $margin ->
    [one] { $margin } point
   *[other] { $margin } points
}. Le meilleur des autres, « { $next } », { $other ->
    [0] ne fait que partager la victoire
    [one] la perd de { $other } point
   *[other] la perd de { $other } points
}.
puzzle-answered = { $who } répond par le { $number } { $suit ->
    [Y] jaune
    [R] rouge
    [G] vert
   *[B] bleu
}. Si chacun continue au mieux, tu { $margin ->
    [0] ne fais que partager la victoire
    [one] perds la partie de { $margin } point
   *[other] perds la partie de { $margin } points
}.
puzzle-passed = { $who } passe. Même en continuant au mieux, tu { $margin ->
    [0] ne fais que partager la victoire
    [one] perds la partie de { $margin } point
   *[other] perds la partie de { $margin } points
}.
puzzle-alone = Personne ne répond, mais même en continuant au mieux, tu { $margin ->
    [0] ne fais que partager la victoire
    [one] perds la partie de { $margin } point
   *[other] perds la partie de { $margin } points
}.
