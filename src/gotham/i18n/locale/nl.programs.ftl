## Programs

error-table-link = dit is geen link naar een tafel; schrijf hem als https://play.example.org/table/ID#invite=CODE
error-unreachable = de server { $server } antwoordt niet: { $reason }
error-not-gotham = { $server } antwoordde niet zoals een Gotham-server: { $reason }
error-refused = de server weigert: { $reason }
error-disconnected = de verbinding met de tafel is verbroken
error-socket-forbidden = de server heeft de verbinding gesloten en staat geen nieuwe toe
error-no-deals = in { $game } stelt niemand een deal voor
connect-seated = { $name } zit op plaats { $seat } van { $game }. Om terug te komen: { $link }
connect-over = De partij is afgelopen: { $returns }.
connect-ended = De tafel heeft de partij beëindigd.
error-mcp = MCP heeft meer pakketten nodig: pip install gotham[mcp]
error-no-clause = er is geen clausule “{ $name }”; de eerste zijn { $known }
error-no-action = noem minstens één actie
error-offer-or-answer = stel een deal voor met `terms` of beantwoord er een met `answer`; niet allebei
error-no-offer = “{ $text }” beantwoordt geen deal die je nu wordt voorgesteld
error-outside-seat = “{ $text }” is geen plaats van buiten; schrijf NAAM=ADRES, met een naam uit --bots
error-outside-name = een bot heet “{ $text }”; kies een andere naam voor het programma van buiten
error-outside-address = schrijf het adres van een programma van buiten als http://…, mcp+http://… of mcp:OPDRACHT
error-outside-answer = antwoord met de lijst van je acties in notatie, als “actions”
error-outside-cluster = programma’s van buiten spelen op deze machine; laat --cluster weg
error-outside-cross = programma’s van buiten spelen geen kruistabel; laat --cross weg
arena-outside = Programma van buiten { $name }: { $counts }.
