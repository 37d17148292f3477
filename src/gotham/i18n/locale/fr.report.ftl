# The page of a tournament
report-heading = L’arène : { $title }
report-wins = Victoires
report-wins-about = La part des victoires de chaque bot, avec son intervalle à 95 % sur les blocs. Un bloc est une donne jouée depuis chaque place. Le trait pointillé est la part équitable.
report-blocks = Blocs gagnés
report-blocks-about = Le bot qui gagne le plus de parties d’un bloc gagne le bloc ; une égalité compte pour moitié. Le trait pointillé est la moitié.
report-test = Test séquentiel
report-test-about = Le rapport de log-vraisemblance des deux hypothèses après chaque bloc. Le test est décidé là où la ligne rencontre une des limites pointillées ; chaque hypothèse est rejetée à tort au plus 5 fois sur 100.
report-ratio = Rapport de log-vraisemblance
report-block-count = Blocs
report-cross = Chaque bot contre chaque autre
report-cross-about = La part des blocs que le bot de la ligne a gagnés contre celui de la colonne, avec dessous l’intervalle à 95 %.
report-ratings = Cotes
report-ratings-about = OpenSkill, selon le modèle de Plackett et Luce : un bloc est une rencontre, et le chiffre est la moyenne sur de nombreux ordres des blocs. L’intervalle est celui d’OpenSkill, 1,96 sigma de chaque côté.
report-seats = Places
report-seats-about = Chaque bot a eu chaque place aussi souvent. Ce qui reste est la valeur de la place elle-même ; le trait pointillé est la part équitable.
report-lengths = Longueur des parties
report-lengths-about = Combien de parties ont pris combien d’actions.
report-actions = Nombre d’actions
report-match-count = Parties
report-figures = Les chiffres
report-settings = Réglages
report-settings-about = Tout ce qui détermine les résultats. La commande ci-dessous rejoue les mêmes parties, sur n’importe quelle machine.
report-bots = Bots qui ont joué
report-players = Places
report-options = Options du jeu
report-seed = Graine des donnes
report-rules = Version des règles
report-code = Empreinte du code
report-program = Version de Gotham
report-matches = Parties
report-matches-about = Chaque partie est enregistrée. Cette commande en ouvre une dans le navigateur, coup par coup ; remplace son nom par celui d’une autre.
report-list = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
report-more = Il y en a { $count } de plus ; leurs noms continuent de même, avec le numéro du bloc et de la rotation à la fin.
report-match = Partie
report-seating = Bots par place
report-winners = Gagnée par
report-returns = Résultats
