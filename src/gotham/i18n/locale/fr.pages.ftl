# Les pages d’un serveur pour les navigateurs
docs-not-built = La documentation ne fait pas partie de ce serveur. Dans une copie des sources, `make docs` la construit.
page-home = Gotham · New York sur la table
page-about = Des jeux de société new-yorkais dans le navigateur : avec des amis ou des bots, sans inscription.
page-new = Nouvelle table : { $title } · Gotham
page-rules = Règles : { $title } · Gotham
page-learn = Apprendre { $title } · Gotham
page-puzzles = Problèmes : { $title } · Gotham
page-puzzle = Un problème : { $title } · Gotham
page-table = Une table : { $title } · Gotham
page-replay = Revoir : { $title } · Gotham
page-analysis = Analyse : { $title } · Gotham
page-with = Joueurs : { $names }.
