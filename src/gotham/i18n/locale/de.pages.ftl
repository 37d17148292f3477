# Seiten eines Servers für Browser
docs-not-built = Die Dokumentation gehört nicht zu diesem Server. In einer Kopie der Quellen baut `make docs` sie.
page-home = Gotham · New York auf dem Tisch
page-about = Brettspiele aus New York im Browser: mit Freunden oder Bots, ohne Anmeldung.
page-new = Neuer Tisch: { $title } · Gotham
page-rules = Spielregeln: { $title } · Gotham
page-learn = { $title } lernen · Gotham
page-puzzles = Rätsel: { $title } · Gotham
page-puzzle = Ein Rätsel: { $title } · Gotham
page-table = Ein Tisch: { $title } · Gotham
page-replay = Ansehen: { $title } · Gotham
page-analysis = Analyse: { $title } · Gotham
page-with = Es spielen: { $names }.
