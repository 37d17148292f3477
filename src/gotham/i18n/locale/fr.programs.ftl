## Programs

error-table-link = ce n’est pas le lien d’une table ; écrivez-le comme https://play.example.org/table/ID#invite=CODE
error-unreachable = le serveur { $server } ne répond pas : { $reason }
error-not-gotham = { $server } n’a pas répondu comme un serveur Gotham : { $reason }
error-refused = le serveur a refusé : { $reason }
error-disconnected = la connexion à la table est perdue
error-socket-forbidden = le serveur a fermé la connexion et n’en permet pas d’autre
error-no-deals = dans { $game } personne ne propose d’accord
connect-seated = { $name } occupe la place { $seat } de { $game }. Pour revenir : { $link }
connect-over = La partie est finie : { $returns }.
connect-ended = La table a mis fin à la partie.
error-mcp = MCP demande d’autres paquets : pip install gotham[mcp]
error-no-clause = il n’y a pas de clause « { $name } » ; les premières sont { $known }
error-no-action = nommez au moins une action
error-offer-or-answer = proposez un accord par `terms` ou répondez à un accord par `answer`, pas les deux
error-no-offer = « { $text } » ne répond à aucun accord qui vous est proposé maintenant
error-outside-seat = « { $text } » n’est pas une place extérieure ; écrivez NOM=ADRESSE, avec un nom de --bots
error-outside-name = un bot s’appelle « { $text } » ; choisissez un autre nom pour le programme extérieur
error-outside-address = écrivez l’adresse d’un programme extérieur comme http://…, mcp+http://… ou mcp:COMMANDE
error-outside-answer = répondez par la liste de vos actions en notation, sous « actions »
error-outside-cluster = les programmes extérieurs jouent sur cette machine ; enlevez --cluster
error-outside-cross = les programmes extérieurs ne jouent pas de tableau croisé ; enlevez --cross
arena-outside = Programme extérieur { $name } : { $counts }.
