# Names of things
title = New York New York
summary = La skyline se bâtit à plusieurs, mais c’est ta couleur qui doit finir au sommet.
card = le { $number } { $suit ->
    [Y] jaune
    [R] rouge
    [G] vert
   *[B] bleu
}
empty = vide
none = aucune
option-bonuses = points pour les suites
option-rounds = nombre de manches
value-rounds-match = autant que de joueurs
value-rounds-1 = une seule
value-rounds-to-100 = jusqu’à ce que quelqu’un ait 100 points
value-rounds-to-200 = jusqu’à ce que quelqu’un ait 200 points
preset-1989 = Première édition
preset-1989-about = Une manche, avec les points des suites.
preset-1991-basic = Deuxième édition, base
preset-1991-basic-about = Autant de manches que de joueurs, sans les points des suites.
preset-1991-profi = Deuxième édition, Profi
preset-1991-profi-about = Autant de manches que de joueurs, avec les points des suites.
preset-points = En 100 points
preset-points-about = Autant de manches qu’il faut pour que quelqu’un ait 100 points ; une règle maison, non de l’éditeur.

# What one can do
do-play = jouer { $card }
do-take = prendre { $card }
do-pass = passer et ne plus jouer cette manche
covering = { $text } sur { $card }

# The view in sentences
round-of = Manche { $number } sur { $total }.
round-to = Manche { $number }, en { $points } points.
round-over = La partie est finie.
to-play = { $who } joue une carte ou passe.
to-take = { $who } prend une carte de la réserve.
position = { $number } : { $card }
skyline = Skyline : { $positions }.
reserve = Réserve : { $cards }.
pile = Pioche : { $count ->
    [0] vide
    [one] { $count } carte
   *[other] { $count } cartes
}.
hand = { $who } ({ $suit ->
    [Y] jaune
    [R] rouge
    [G] vert
   *[B] bleu
}{ $you ->
    [yes] , toi
   *[no] {""}
}), { $score ->
    [one] { $score } point
   *[other] { $score } points
} : { $cards }{ $out ->
    [yes] {"\u202F"}; a passé
   *[no] {""}
}.
unknown-cards = { $count ->
    [one] { $count } carte inconnue
   *[other] { $count } cartes inconnues
}

# The log
log-play = { $who } joue { $card }.
log-cover = { $who } joue { $card } sur { $under }.
log-take = { $who } prend { $card }.
log-refill = On retourne { $card }.
log-pass = { $who } passe et ne joue plus cette manche.
log-round = Fin de la manche { $number } : { $scores }.
log-next = Manche { $number } : { $who } commence.
log-over = La partie est finie. { $count ->
    [one] { $winners } gagne
   *[other] { $winners } se partagent la victoire
} avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

# Why something is refused
why-NY-04 = ce n’est pas ton tour ; on joue dans le sens horaire.
why-NY-05 = un tour, c’est une carte de ta main posée dans la skyline, puis une carte de la réserve ajoutée à ta main ; « { $action } » n’est pas possible maintenant.
why-NY-07 = tu as joué, tu dois donc maintenant prendre une carte de la réserve.
why-NY-10 = tu as passé, tu ne joues donc plus jusqu’à la fin de la manche.
why-NY-11 = tu n’as plus de carte, donc plus de tour.
why-NY-17 = la partie est finie, toutes les manches ont été jouées.
scene-twice = { $card } apparaît deux fois ; chaque carte est unique.
scene-hidden = qui regarde cette vue ne peut pas savoir où est { $card }.
scene-missing = une position comprend les { $count } cartes, chacune à un seul endroit.
scene-hand = une main ou la réserve compte au plus { $count } cartes.

# The clauses of the rulebook, for the rules help and for positions that are refused
clause-NY-01 = Il y a 48 cartes : 4 couleurs, chacune numérotée de 1 à 12.
clause-NY-02 = De 2 à 4 joueurs, chacun avec sa couleur. Les couleurs que personne ne joue sont neutres : elles restent dans le paquet et ne rapportent rien à personne.
clause-NY-03 = Chaque main reçoit 6 cartes cachées. 6 cartes face visible forment la réserve ; les autres forment la pioche, face cachée.
clause-NY-04 = Le hasard décide qui commence la première manche, puis on joue dans le sens horaire.
clause-NY-05 = À ton tour, tu joues une carte de ta main dans la skyline, puis tu prends dans la réserve la carte de ton choix, de n’importe quelle couleur. Ensuite, la réserve est complétée depuis la pioche.
clause-NY-06 = La skyline a 12 emplacements, et une carte va à l’emplacement de son numéro, nulle part ailleurs. Elle recouvre ce qui s’y trouve : seule la carte du dessus compte.
clause-NY-07 = Qui a joué doit prendre une carte tant que la réserve en contient. On ne voit la nouvelle carte de la réserve qu’après ce choix.
clause-NY-08 = Quand la pioche est vide, on ne complète plus la réserve. Quand la réserve est vide aussi, chacun finit sa main sans rien prendre.
clause-NY-09 = À chacun de tes tours, même au premier, tu peux passer au lieu de jouer. Qui passe ne fait rien d’autre : ni jouer, ni prendre, ni compléter la réserve.
clause-NY-10 = Qui a passé ne joue plus jusqu’à la fin de la manche. Les autres continuent.
clause-NY-11 = Une manche se termine dès que plus personne n’a de tour. Qui a passé ou n’a plus de carte n’a plus de tour.
clause-NY-12 = Les cartes restées en main, dans la réserve ou dans la pioche ne rapportent rien.
clause-NY-13 = Tu marques le numéro de chaque carte du dessus à ta couleur.
clause-NY-14 = Les cartes du dessus à ta couleur qui se touchent rapportent un bonus : 2 cartes 3 points, 3 cartes 6, 4 cartes 10, 5 cartes 15, 6 cartes ou plus 25.
clause-NY-15 = Les emplacements 12 et 1 se touchent : la skyline est un anneau. Un anneau complet de 12 cartes est une seule suite.
clause-NY-16 = Les points pour les suites sont une option : ils comptent, sauf si les joueurs y renoncent.
clause-NY-17 = Une partie compte autant de manches que de joueurs, pour que chacun commence une fois. Avec l’option rounds=1, il n’y en a qu’une.
clause-NY-18 = Le plus haut total gagne. À égalité, la victoire est partagée.
clause-NY-19 = Un emplacement vide interrompt une suite. Si une couleur a plusieurs suites séparées, chacune rapporte des points.
clause-NY-20 = Tout le monde voit chaque carte jouée ou prise, la réserve, qui a passé, combien de cartes comptent chaque main et la pioche, et les points. Les cartes distribuées et pas encore jouées ainsi que l’ordre de la pioche restent cachés, même après la manche.
clause-NY-21 = À chaque manche d’une partie, on redistribue à partir des 48 cartes, et c’est à la place suivante, dans le sens horaire, de commencer. Les couleurs restent, et les points des manches terminées s’additionnent.
clause-NY-22 = Quand les autres ne jouent plus, le dernier joueur continue seul, tour après tour, jusqu’à ce qu’il passe ou n’ait plus de carte.
clause-NY-23 = Un préréglage est un ensemble d’options qui a un nom : la première édition joue une manche avec les points des suites ; la deuxième autant de manches que de joueurs, sans ces points dans le jeu de base et avec eux en Profi.
clause-NY-24 = Avec l’option rounds=to-100 ou rounds=to-200, une partie finit avec la manche après laquelle quelqu’un a autant de points, et de toute façon après 12 manches. Le plus haut total gagne. Le préréglage points est rounds=to-100.

# The board in the terminal
draw-round = Manche { $number } sur { $total }
draw-to = Manche { $number }, en { $points } points
draw-over = La partie est finie
draw-play = { $who } joue une carte ou passe
draw-take = { $who } prend une carte de la réserve
draw-reserve = Réserve
draw-pile = { $count ->
    [0] Pioche vide
   *[other] Pioche { $count }
}
draw-neutral = Neutres
draw-player = Joueur
draw-cards = Cartes
draw-now = Manche
draw-before = Avant
draw-total = Total
draw-you = toi
draw-out = passé

# How its bots play
level-beginner-about = Ne construit pas mal, mais joue ou prend une carte au hasard environ une fois sur huit.
level-casual-about = Réfléchit un peu, et joue ou prend de temps en temps une carte au hasard.
level-practised-about = Joue la fin de la manche quelques fois dans sa tête, et n’est que rarement distrait.
level-expert-about = Réfléchit à chaque décision et n’est jamais distrait.
level-master-about = Joue du mieux possible : voit aussi loin qu’une seconde le permet et résout exactement les fins de manche.
