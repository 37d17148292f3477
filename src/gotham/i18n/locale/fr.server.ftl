# What a server says
error-unkept = ceci n’a pas pu être enregistré ({ $reason }) ; rien n’a changé, réessaie
error-table = il n’y a pas de table « { $id } »
error-token = ce lien personnel n’est pas valable à cette table
error-seatless = tu n’as pas de place à cette table
error-away = un bot joue à ta place ; reprends-la d’abord
error-host = seul l’hôte peut faire cela
error-replace-bot = seul l’hôte peut changer un bot
error-replace-soon = { $name } était là il y a un instant ; attends quelques secondes
error-replace-wait = seul l’hôte peut faire cela tant que { $name } n’est pas absent depuis { $seconds } secondes
error-seat-taken = cette place est prise
error-table-full = il n’y a plus de place libre à cette table
error-programs = le nombre de programmes admis à cette table est atteint : { $most }
error-programs-refused = les programmes ne peuvent pas jouer à cette table
error-invitation = cette invitation n’est plus valable ; demandes-en une autre à l’hôte
error-other-seat = tu connais les secrets de la place { $seat } et ne peux pas en prendre d’autre
error-seated = tu as déjà une place
error-stale = la position a changé depuis ton choix ; regarde encore
error-frozen = cette partie ne peut pas continuer : { $reason }
error-ended = l’hôte a mis fin à cette partie
error-silent = tu connais la réponse, tu ne peux donc pas parler à ceux qui cherchent encore
error-empty = ce message est vide
error-chat-full = le chat de cette table est plein
error-notes-long = tes notes sont trop longues ensemble ; raccourcis-en ou supprimes-en
error-match-long = cette partie est trop longue pour continuer ; l’hôte peut y mettre fin
error-many-tables = trop de tables ont été ouvertes depuis ton adresse ; réessaie plus tard
error-many = trop de demandes à la fois ; attends un instant
error-origin = cette page n’a pas le droit de se connecter à ce serveur
error-message = ce message n’est pas valable : { $reason }
error-hello = le premier message doit être hello
error-going = la partie n’est pas terminée
error-start = ce jeu n’a pas de départ « { $name } »
error-server = une erreur s’est produite sur le serveur ; elle est enregistrée
serve-at = Gotham tourne à { $address } (Ctrl-C l’arrête)
serve-already = Gotham tourne déjà à { $address }
serve-lan = Tout le monde sur le même réseau peut jouer à { $address }
serve-scan = Scanne le code avec un téléphone, ou tape l’adresse.
serve-preparing = Préparation des bots …
serve-compiling = Première préparation des bots de { $game } ; en attendant, ils jouent plus simplement …
serve-ready = Les bots sont prêts.
serve-interpreted = Les bots de { $game } n’ont pas pu être préparés et jouent plus simplement : { $reason }
error-lan = aucune adresse dans le réseau local : cet ordinateur est-il connecté ?
error-lan-host = --lan choisit déjà l’adresse : retire --host et --unix
error-database = la base de données est inutilisable : { $reason }
error-channels = la connexion entre les serveurs a échoué : { $reason }
error-port = { $host } port { $port } est inutilisable : { $reason }
value-on = oui
value-off = non

## Lessons
lesson-otherwise = c’est permis, mais ce n’est pas le sujet de cette étape : relis la tâche
lesson-read = il n’y a rien à faire à cette étape : appuie sur « Suivant »
error-lesson-done = cette leçon n’a que { $steps } étapes
error-lesson = ce jeu n’a pas de leçon { $number }

## Clocks
error-pass = dans ce jeu, un joueur ne peut pas passer quand le temps est écoulé ; choisis plutôt qu’un bot joue
