# What a server says
error-unkept = dit kon niet worden bewaard ({ $reason }); er is niets veranderd, probeer het nog eens
error-table = er is geen tafel “{ $id }”
error-token = deze persoonlijke link is aan deze tafel niet bekend
error-seatless = je hebt geen plaats aan deze tafel
error-away = een bot speelt op jouw plaats; neem die eerst terug
error-host = alleen de gastheer mag dit
error-seat-taken = deze plaats is bezet
error-invitation = deze uitnodiging geldt niet meer; vraag de gastheer om een nieuwe
error-other-seat = je kent de geheimen van plaats { $seat } en kunt geen andere krijgen
error-seated = je hebt al een plaats
error-stale = er is iets veranderd sinds je keuze; kijk nog eens
error-frozen = deze partij kan niet verder: { $reason }
error-ended = de gastheer heeft deze partij beëindigd
error-silent = wie het antwoord kent, kan niet praten met wie nog zoekt
error-empty = er staat niets in dit bericht
error-many-tables = er zijn te veel tafels geopend vanaf jouw adres; probeer het later
error-many = te veel tegelijk; wacht even
error-origin = deze pagina mag niet met deze server praten
error-message = dit bericht is niet te begrijpen: { $reason }
error-hello = het eerste bericht zegt hallo (hello)
error-going = de partij is nog bezig
error-start = dit spel kent geen begin “{ $name }”
error-server = hier ging iets mis; het is genoteerd
serve-at = Gotham is open op { $address } (Ctrl-C sluit)
error-database = de database is niet bruikbaar: { $reason }
error-channels = de servers kunnen elkaar daar niet vinden: { $reason }
error-port = { $host } poort { $port } is niet bruikbaar: { $reason }
value-on = aan
value-off = uit

## Lessons
lesson-otherwise = dit mag, maar daar gaat deze stap niet over: lees de opdracht nog eens
lesson-read = hier valt alleen iets te lezen: met “Verder” gaat het door
error-lesson-done = deze les heeft maar { $steps } stappen
error-lesson = dit spel heeft geen les { $number }

## Clocks
error-pass = in dit spel kan niemand passen als de tijd om is; kies dat een bot zet
