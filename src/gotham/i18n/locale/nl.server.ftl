# What a server says
error-unkept = dit kon niet worden bewaard ({ $reason }); er is niets veranderd, probeer het opnieuw
error-table = er is geen tafel “{ $id }”
error-token = deze persoonlijke link is aan deze tafel niet geldig
error-seatless = je hebt geen plaats aan deze tafel
error-away = een bot speelt op jouw plaats; neem die eerst terug
error-host = alleen de gastheer mag dit
error-replace-bot = alleen de gastheer mag een bot wisselen
error-replace-soon = { $name } was hier net nog; wacht een paar seconden
error-replace-wait = alleen de gastheer mag dit zolang { $name } geen { $seconds } seconden weg is
error-seat-taken = deze plaats is bezet
error-table-full = er is geen plaats meer vrij aan deze tafel
error-programs = aan deze tafel spelen al zoveel programma’s als is toegestaan: { $most }
error-programs-refused = programma’s mogen niet meespelen aan deze tafel
error-invitation = deze uitnodiging is niet meer geldig; vraag de gastheer om een nieuwe
error-other-seat = je kent de geheimen van plaats { $seat } en kunt geen andere nemen
error-seated = je hebt al een plaats
error-stale = de stand is veranderd sinds je keuze; kijk nog eens
error-frozen = deze partij kan niet verder: { $reason }
error-ended = de gastheer heeft deze partij beëindigd
error-silent = je kent het antwoord, dus je kunt niet praten met wie nog zoekt
error-empty = dit bericht is leeg
error-chat-full = de chat van deze tafel is vol
error-notes-long = je notities zijn samen te lang; maak ze korter of verwijder er een paar
error-match-long = deze partij is te lang om verder te gaan; de gastheer kan haar beëindigen
error-many-tables = er zijn te veel tafels geopend vanaf jouw adres; probeer het later opnieuw
error-many = te veel verzoeken tegelijk; wacht even
error-origin = deze pagina mag geen verbinding maken met deze server
error-message = dit bericht is niet geldig: { $reason }
error-hello = het eerste bericht moet hello zijn
error-going = de partij is nog niet afgelopen
error-start = dit spel heeft geen begin “{ $name }”
error-server = er trad een fout op in de server; die is vastgelegd
serve-at = Gotham draait op { $address } (Ctrl-C stopt het)
serve-already = Gotham draait al op { $address }
serve-lan = Iedereen in hetzelfde netwerk kan spelen op { $address }
serve-scan = Scan de code met een telefoon, of typ het adres.
serve-preparing = De bots worden voorbereid …
serve-compiling = De bots van { $game } worden voor het eerst voorbereid; tot dan spelen ze eenvoudiger …
serve-ready = De bots zijn klaar.
serve-interpreted = De bots van { $game } konden niet worden voorbereid en spelen eenvoudiger: { $reason }
error-lan = er is geen adres in het lokale netwerk gevonden: is deze computer verbonden?
error-lan-host = --lan kiest het adres al: laat --host en --unix weg
error-database = de database is niet bruikbaar: { $reason }
error-channels = de verbinding tussen de servers is mislukt: { $reason }
error-port = { $host } poort { $port } is niet bruikbaar: { $reason }
value-on = aan
value-off = uit

## Lessons
lesson-otherwise = dit mag, maar daar gaat deze stap niet over: lees de opdracht nog eens
lesson-read = in deze stap valt niets te doen: druk op “Verder”
error-lesson-done = deze les heeft maar { $steps } stappen
error-lesson = dit spel heeft geen les { $number }

## Clocks
error-pass = in dit spel kan een speler niet passen als de tijd om is; kies dat een bot zet
