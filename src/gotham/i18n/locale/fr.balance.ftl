# The page on the balance of a game
balance-heading = { $title } est-il équitable ?
balance-lead = { $bot } a joué { $matches } parties contre lui-même. Chaque chiffre a un intervalle qui contient la vraie valeur 95 fois sur 100.
balance-question = Est-ce un avantage de jouer en dernier ?
balance-question-about = Une victoire partagée compte pour sa part. Les graphiques montrent de combien de points de pourcentage le dernier dépasse une part équitable ; le trait pointillé est cette part.
balance-answer = { $of ->
    [rounds] Dans une manche
    [whole] Sur toute une partie, selon l’ordre de sa première manche
   *[matches] Dans une partie
} : { $verdict ->
    [more] oui. Le dernier joueur gagne { $shares }.
    [less] non, c’est un désavantage. Le dernier joueur gagne { $shares }.
   *[unclear] aucune différence qui se distingue du hasard. Le dernier joueur gagne { $shares }.
}
balance-share = { $share } à { $players } joueurs
balance-above = Au-dessus d’une part équitable [95 %]
balance-order = Ordre de jeu
balance-order-about = La part des victoires de chaque rang ; une victoire partagée compte pour sa part. Le trait pointillé est la part équitable.
balance-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
balance-players = Joueurs
balance-place = Rang
balance-place-first = Premier
balance-place-last = Dernier
balance-of = { $of ->
    [rounds] Manches gagnées
   *[matches] Parties gagnées
}
balance-points-of = { $of ->
    [rounds] Points dans une manche
   *[matches] Points dans une partie
}
balance-verdict = { $of ->
    [whole] Le dernier joueur de la première manche
   *[other] Le dernier joueur
} gagne { $share } des { $of ->
    [rounds] manches
   *[other] parties
}, alors que { $fair } serait équitable : { $verdict ->
    [more] un avantage.
    [less] un désavantage.
   *[unclear] aucune différence qui se distingue du hasard.
}
balance-course = Le cours des parties
balance-course-about = On regarde qui mène après chaque action ; à égalité, celui qui menait continue de mener. Un tour est tout ce que quelqu’un fait jusqu’à ce qu’un autre agisse.
balance-last = Parties gagnées par le dernier joueur
balance-last-round = Manches gagnées par le dernier joueur
balance-rounds = Manches par partie
balance-turns = Tours par partie
balance-actions = Actions par partie
balance-changes = Changements de meneur
balance-settled = Part des tours après laquelle le meneur ne change plus
balance-points = Points par joueur
balance-margin = Avance du premier sur le deuxième, en points
balance-ties = Parties à plusieurs gagnants
balance-nobody = Parties sans gagnant
balance-mean = Moyenne [95 %]
balance-lengths = La longueur des parties
balance-lengths-about = Combien de parties ont pris combien de tours.
balance-option = L’option « { $option } » : { $value }
balance-option-about = Ce qui change si l’on choisit cela au lieu de « { $usual } », sur les mêmes donnes. Le trait pointillé marque l’absence de différence. Un intervalle sur vingt manque la vraie valeur : ce qui s’écarte à peine du trait peut être dû au hasard.
balance-option-same = Aucune valeur mesurée ne change plus que le hasard ne l’explique.
balance-option-rest = Différences que le hasard seul peut expliquer
balance-difference = Différence [95 %]
balance-difference-share = Différence en points de pourcentage [95 %]
balance-usual = Parties avec les options habituelles, pour chaque nombre de joueurs
balance-variants = Parties avec chaque autre valeur d’une option, pour chaque nombre de joueurs
balance-option-none = avec les options habituelles
error-balance-counts = { $matches } n’est ni un seul nombre de parties ni une liste de { $count } nombres, un pour chaque nombre de joueurs
error-balance-device = --device joue au hasard ; laisse --bots { $bot } de côté
