# What a server says
error-unkept = ceci n’a pas pu être conservé ({ $reason }) ; rien n’a changé, réessayez
error-table = il n’y a pas de table « { $id } »
error-token = ce lien personnel n’est pas connu à cette table
error-seatless = vous n’avez pas de place à cette table
error-away = un robot joue à votre place ; reprenez-la d’abord
error-host = seul l’hôte peut faire cela
error-seat-taken = cette place est prise
error-invitation = cette invitation n’est plus valable ; demandez-en une autre à l’hôte
error-other-seat = vous connaissez les secrets de la place { $seat } et ne pouvez en avoir d’autre
error-seated = vous avez déjà une place
error-stale = quelque chose a changé depuis votre choix ; regardez encore
error-frozen = cette partie ne peut pas continuer : { $reason }
error-ended = l’hôte a mis fin à cette partie
error-silent = qui connaît la réponse ne peut parler à ceux qui cherchent encore
error-empty = ce message est vide
error-many-tables = trop de tables ont été ouvertes depuis votre adresse ; réessayez plus tard
error-many = trop à la fois ; attendez un instant
error-origin = cette page ne peut pas parler à ce serveur
error-message = ce message est incompréhensible : { $reason }
error-hello = le premier message dit bonjour (hello)
error-going = la partie n’est pas terminée
error-start = ce jeu ne connaît pas le départ « { $name } »
error-server = quelque chose s’est mal passé ici ; c’est noté
serve-at = Gotham est ouvert à { $address } (Ctrl-C pour fermer)
error-database = la base de données ne peut pas servir : { $reason }
error-channels = les serveurs ne peuvent pas s’y retrouver : { $reason }
error-port = { $host } port { $port } ne peut pas servir : { $reason }
value-on = oui
value-off = non

## Lessons
lesson-otherwise = c’est permis, mais ce n’est pas le sujet de cette étape : relis ce qui est demandé
lesson-read = ici, il n’y a qu’à lire : « Suivant » mène plus loin
error-lesson-done = cette leçon n’a que { $steps } étapes
error-lesson = il n’y a pas de leçon { $number } dans ce jeu

## Clocks
error-pass = dans ce jeu, on ne peut pas passer quand le temps est écoulé ; choisissez qu’un robot joue
