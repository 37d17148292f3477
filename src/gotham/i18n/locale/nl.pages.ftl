# Pagina's van een server voor browsers
docs-not-built = De documentatie hoort niet bij deze server. In een kopie van de broncode bouwt `make docs` haar.
page-home = Gotham · New York op tafel
page-about = Bordspellen uit New York in de browser: met vrienden of bots, zonder account.
page-new = Nieuwe tafel: { $title } · Gotham
page-rules = Spelregels: { $title } · Gotham
page-learn = { $title } leren · Gotham
page-puzzles = Puzzels: { $title } · Gotham
page-puzzle = Een puzzel: { $title } · Gotham
page-table = Een tafel: { $title } · Gotham
page-replay = Terugkijken: { $title } · Gotham
page-analysis = Analyse: { $title } · Gotham
page-with = Spelers: { $names }.
