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
    [more] oui. Qui joue en dernier gagne { $shares }.
    [less] non, c’est un désavantage. Qui joue en dernier gagne { $shares }.
   *[unclear] aucune différence qui se distingue du hasard. Qui joue en dernier gagne { $shares }.
}
balance-share = { $share } à { $players } joueurs
balance-above = Au-dessus d’une part équitable [95 %]
balance-order = Qui joue quand
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
    [whole] Qui joue en dernier dans la première manche
   *[other] Qui joue en dernier
} gagne { $share } des { $of ->
    [rounds] manches
   *[other] parties
}, alors que { $fair } serait équitable : { $verdict ->
    [more] un avantage.
    [less] un désavantage.
   *[unclear] aucune différence qui se distingue du hasard.
}
balance-course = Le cours des parties
balance-course-about = La tête est relevée après chaque action ; à égalité, celui qui était en tête le reste. Un tour est tout ce que quelqu’un fait jusqu’à ce qu’un autre agisse.
balance-last = Parties gagnées par qui joue en dernier
balance-last-round = Manches gagnées par qui joue en dernier
balance-rounds = Manches dans une partie
balance-turns = Tours dans une partie
balance-actions = Actions dans une partie
balance-changes = Changements de tête
balance-settled = Part des tours après laquelle la tête ne change plus
balance-points = Points d’un joueur
balance-margin = Points d’avance du premier sur le deuxième
balance-ties = Parties à plusieurs gagnants
balance-nobody = Parties que personne ne gagne
balance-mean = Moyenne [95 %]
balance-lengths = La longueur des parties
balance-lengths-about = Combien de parties ont pris combien de tours.
balance-option = L’option « { $option } » : { $value }
balance-option-about = Ce qui change si l’on choisit cela et non « { $usual } », sur les mêmes donnes. Le trait pointillé est l’absence de différence. Un intervalle sur vingt manque la vérité : ce qui s’écarte à peine du trait peut être dû au hasard.
balance-option-same = Rien de ce qui a été mesuré ne change plus que le hasard ne l’explique.
balance-option-rest = Ce que le hasard seul peut expliquer
balance-difference = Différence [95 %]
balance-difference-share = Différence en points de pourcentage [95 %]
balance-usual = Parties du jeu habituel, pour chaque nombre de joueurs
balance-variants = Parties avec chaque autre valeur d’une option, pour chaque nombre de joueurs
balance-option-none = avec les options habituelles
error-balance-counts = { $matches } n’est ni un nombre de parties ni { $count }, un pour chaque nombre de joueurs
