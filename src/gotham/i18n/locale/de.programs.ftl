## Programs

error-table-link = das ist kein Link zu einem Tisch; schreib ihn als https://play.example.org/table/ID#invite=CODE
error-unreachable = der Server { $server } antwortet nicht: { $reason }
error-not-gotham = { $server } hat nicht geantwortet wie ein Gotham-Server: { $reason }
error-refused = der Server lehnt ab: { $reason }
error-disconnected = die Verbindung zum Tisch ist unterbrochen
error-socket-forbidden = der Server hat die Verbindung geschlossen und erlaubt keine neue
error-no-deals = in { $game } schlägt niemand einen Handel vor
connect-seated = { $name } sitzt auf Platz { $seat } von { $game }. Zum Wiederkommen: { $link }
connect-over = Die Partie ist zu Ende: { $returns }.
connect-ended = Der Tisch hat die Partie beendet.
error-mcp = MCP braucht weitere Pakete: pip install gotham[mcp]
error-no-clause = es gibt keine Klausel „{ $name }“; die ersten sind { $known }
error-no-action = nenne mindestens eine Aktion
error-offer-or-answer = schlag mit `terms` einen Handel vor oder beantworte einen mit `answer`; nicht beides
error-no-offer = „{ $text }“ beantwortet keinen Handel, der dir jetzt vorgeschlagen wird
error-outside-seat = „{ $text }“ ist kein Platz von außen; schreib NAME=ADRESSE, mit einem Namen aus --bots
error-outside-name = ein Bot heißt „{ $text }“; wähle einen anderen Namen für das Programm von außen
error-outside-address = schreib die Adresse eines Programms von außen als http://…, mcp+http://… oder mcp:BEFEHL
error-outside-answer = antworte mit der Liste deiner Aktionen in Notation, als „actions“
error-outside-cluster = Programme von außen spielen auf diesem Rechner; lass --cluster weg
error-outside-cross = Programme von außen spielen keine Kreuztabelle; lass --cross weg
arena-outside = Programm von außen { $name }: { $counts }.
