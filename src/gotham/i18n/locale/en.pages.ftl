# Pages of a server for browsers
docs-not-built = The documentation is not part of this server. In a checkout, `make docs` builds it.
page-home = Gotham · New York on the table
page-about = New York’s tabletop games in the browser: with friends or bots, and no account needed.
page-new = New table: { $title } · Gotham
page-rules = Rules: { $title } · Gotham
page-learn = Learn { $title } · Gotham
page-puzzles = Puzzles: { $title } · Gotham
page-puzzle = A puzzle: { $title } · Gotham
page-table = A table: { $title } · Gotham
page-replay = Replay: { $title } · Gotham
page-analysis = Analysis: { $title } · Gotham
page-with = Players: { $names }.
