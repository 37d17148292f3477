seat = Joueur { $seat }
log-undo = { $who } reprend sa dernière action.
log-note = { $who } note : { $note }

error-game = aucun jeu ne s’appelle « { $name } » ; il y a : { $known }{ $near ->
    [none] {""}
   *[other] {""} ; voulais-tu dire « { $near } » ?
}
error-players = on ne peut pas y jouer à { $players } ; c’est un jeu de { $least } à { $most } joueurs
error-preset = aucun préréglage ne s’appelle « { $name } » ; il y a : { $known }{ $near ->
    [none] {""}
   *[other] {""} ; voulais-tu dire « { $near } » ?
}
error-option = aucune option ne s’appelle « { $name } » ; il y a : { $known }
error-value = l’option { $name } ne peut pas valoir « { $value } » ; valeurs possibles : { $known }
error-seat = la place { $seat } n’existe pas ; les places vont de 0 à { $most }
error-names = { $names } noms pour { $players } places ; donne un nom par place
error-colour = aucune couleur ne s’appelle « { $name } » ; il y a : { $known }{ $near ->
    [none] {""}
   *[other] {""} ; voulais-tu dire « { $near } » ?
}
error-colours = { $colours } couleurs pour { $players } places ; donne une couleur par place
error-colour-taken = { $colour } est déjà prise : c’est la couleur de { $who }
error-colourless = les joueurs de { $game } n’ont pas de couleur
error-colour-late = la partie est finie, les couleurs ne changent plus
error-note = une note a au plus { $about } caractères pour son sujet et { $text } pour son texte, et tu peux en garder { $notes }
error-number = l’action { $number } n’existe pas ; les actions vont de 0 à { $most }
error-action = « { $text } » n’est pas une action de ce jeu
error-contract = le jeu { $game } n’est pas complet ; il lui manque : { $missing }
error-mode = aucun mode ne s’appelle « { $mode } » ; il y a : { $known }
error-numba = le mode { $mode } a besoin de numba, qui n’est pas installé
error-hook = { $game } : { $place } n’a pas de point d’extension « { $name } »{ $near ->
    [none] {""}
   *[other] {""} ; voulais-tu dire « { $near } » ?
}
error-broken-game = le jeu { $game } ne peut pas être chargé : { $reason }
error-operands = pour « { $kind } », le jeu { $game } nomme d’autres opérandes que ceux que déclarent ses règles
error-undo = tu n’as rien à reprendre pour l’instant
error-run = une action de cette suite a révélé quelque chose, la suite s’arrête donc là ; décide du reste à part

error-expected = ligne { $line } : « { $expected } » attendu, « { $found } » trouvé
error-whole = ligne { $line } : nombre entier de { $low } à { $high } attendu, « { $text } » trouvé
error-count = ligne { $line } : nombre d’éléments attendu : { $expected }
error-rest = ligne { $line } : il ne devrait plus rien y avoir, « { $found } » trouvé
error-truncated = le texte s’arrête trop tôt, après la ligne { $line }
error-viewer = « { $text } » n’est pas un point de vue ; écris une place ou « spectator »
error-card = ligne { $line } : « { $card } » n’est pas une carte
error-hole = ligne { $line } : seule une vue peut contenir « ? » ; indique chaque carte
error-change = ligne { $line } : « { $change } » n’est pas le changement d’un champ
error-quoted = ligne { $line } : un texte entre guillemets doubles est attendu
error-scene = cette position est impossible : { $about }
error-scene-view = cette vue montre ce que son point de vue ne permet pas de voir
error-scene-range = cette position contient une valeur hors des limites de son champ
error-scene-heading = les champs « players » et « options » disent autre chose que l’en-tête
error-sealed = cette transcription est scellée : la partie n’était pas finie quand elle a été écrite
error-commitment = la graine (seed) ne correspond pas à l’engagement (commitment) : l’un des deux a été modifié
error-version = ceci est { $game } version { $version } ; ici, les règles sont en version { $ours }
error-replay = ligne { $line } : { $reason }
error-which-game = précise le jeu : { $known }
error-bot = aucun bot ne s’appelle « { $name } » ; il y a : { $known }{ $near ->
    [none] {""}
   *[other] {""} ; voulais-tu dire « { $near } » ?
}
error-idle = tous les bots attendent, alors que quelqu’un doit agir

players = { $least } à { $most } joueurs
version = version
preset-of-year = { $title } ({ $year })
error-budget = « { $text } » n’est pas un budget ; écris un nombre d’itérations, comme ismcts:1000, ou une durée, comme ismcts:100ms
error-argument = ce bot n’accepte rien après les deux-points ; trouvé « { $text } »
error-law = loi { $law } : { $what } (partie de graine « { $seed } », décision { $decision })
law-idle = la place { $who } est attendue mais n’a aucune action légale après `{ $action }`
law-turn = après `{ $action }`, les places attendues ne correspondent pas à celles qui peuvent agir, ou la partie ne finit pas
law-range = après `{ $action }` de la place { $seat }, `{ $field }` vaut { $value }, hors de { $low } à { $high }
law-clause = après `{ $action }` de la place { $seat }, l’état enfreint { $clause }
law-guess = le point de vue { $viewer } montre `{ $field }` à { $before }, mais à { $after } dans une position devinée à partir de lui
law-answer = `{ $question }` répond autrement pour l’état que pour le point de vue { $viewer } ou ce qui en est deviné
law-choice = `{ $question }` répond autrement sur `{ $choice }` pour l’état que pour le point de vue { $viewer } ou ce qui en est deviné
law-unnoticed = le point de vue { $viewer } voit `{ $field }` passer de { $before } à { $after } après `{ $action }` de la place { $seat }, sans remarquer d’action
law-noticed = le point de vue { $viewer } remarque `{ $action }` de la place { $seat }, mais ne voit aucune différence
law-world = après `{ $action }` de la place { $seat }, le point de vue { $viewer } montre `{ $field }` à { $before }, mais à { $after } dans un monde qui semblait le même
law-twin = le point de vue { $viewer } voit `{ $field }` passer de { $before } à { $after } après `{ $action }` de la place { $seat }, entre des mondes qui doivent sembler les mêmes
law-seen = le point de vue { $viewer } voit `{ $action }` de la place { $seat } comme `{ $before }`, mais comme `{ $after }` dans un monde qui doit sembler le même
law-modes = après `{ $action }` de la place { $seat }, `{ $field }` vaut { $before } en mode { $mode } et { $after } en mode { $other }
law-text = un texte relu ne donne pas ce qui a été écrit
law-otherwise = les réponses diffèrent

# Playing in the terminal
play-which = Quel jeu ? Tape son numéro ou son nom.
play-seats = Tu es { $who }. Bots : { $bots }.
play-alone = Tu es { $who }, et tu joues en solo.
play-colours = Couleurs : { $colours }.
play-compiling = Compilation des règles ; la première fois, cela prend un moment…
play-resumed = Te revoilà ! La partie reprend là où tu l’avais laissée.
play-unfinished = Une partie inachevée est enregistrée dans { $path } ; « gotham play --resume » reprend la plus récente.
play-thinking = Les autres réfléchissent…
play-turn = À toi de jouer. Tape un numéro, ou « ? » pour l’aide.
play-turn-or-wait = À toi : un numéro, « ? » pour l’aide, ou Entrée pour laisser agir les autres.
play-optional = On ne t’attend pas. Tu peux encore agir, ou continuer avec Entrée.
play-last-call = Tout le monde t’attend : à toi de choisir.
play-group = { $count }, par exemple « { $action } »
play-more = Entrée pour la suite, q pour arrêter
play-earlier = Il s’est passé d’autres choses avant ; l affiche tout.
play-nothing = Il ne s’est encore rien passé.
play-no-notes = Tu n’as pas de notes.
play-saved = Chaque action est aussitôt enregistrée dans { $path }. Les cartes cachées y sont aussi : pas de triche !
play-quit = Ta partie est enregistrée. Pour la reprendre : { $command }
play-result = { $who } : { $points }
play-winners = { $count ->
    [0] Personne ne gagne.
    [one] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
}
play-you-won = { $count ->
    [one] Bravo, tu as gagné !
   *[other] Bravo, tu partages la victoire !
}
play-written = La partie est enregistrée dans { $path }
play-next-replay = Pour la revoir : { $command }
play-next-play = Pour en jouer une autre : { $command }

# The help of the terminal
help-number = Tape le numéro d’un choix, ou l’action elle-même, par exemple « { $action } ».
help-beginning = Tape le début d’une action, par exemple « { $kind } », pour voir la liste de celles qui commencent ainsi.
help-run = Des actions séparées par « ; » se font toutes ensemble ou pas du tout. Après # tu peux ajouter une note.
help-enter = Entrée seule affiche de nouveau la position.
help-enter-wait = Entrée seule laisse d’abord agir les autres.
help-help = affiche cette aide
help-position = affiche de nouveau la position
help-hint = demande au meilleur bot ce qu’il ferait à ta place
help-rules = affiche les règles, ou une seule, par exemple : r { $clause }
help-undo = reprend ta dernière action, tant que rien n’a été révélé et que personne d’autre n’a agi
help-log = affiche ce qui s’est passé jusqu’ici
help-saved = indique où la partie est enregistrée
help-notes = écrit une note privée, par exemple : n A5 rayé ; sans texte, l’efface ; n seul les affiche toutes
help-wait = laisse d’abord agir les autres
help-quit = enregistre et quitte

# Replaying in the terminal
replay-seat = La partie vue par { $who }.
replay-spectator = La partie vue par un spectateur.
replay-step = Après { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
} sur { $total }.

# What the terminal refuses
error-choice = le choix { $number } n’existe pas ; choisis de 1 à { $most }
error-beginning = « { $text } » n’est que le début d’une action, par exemple « { $action } »
error-wait = tu ne peux pas attendre maintenant : personne d’autre ne peut agir
error-clause = aucune règle ne s’appelle « { $name } » ; tape r pour les voir toutes
error-language = aucune langue ne s’appelle « { $name } » ; il y a : { $known }
error-resume = il n’y a pas de partie inachevée à reprendre ; « gotham play » en commence une
error-resume-with = { $option } ne peut pas être modifié dans une partie reprise
error-scene-with = { $option } est fixé par la scène et ne peut donc pas être indiqué en plus
error-open = cette partie se joue déjà dans une autre fenêtre
error-settings = les réglages dans { $path } sont illisibles : ils doivent dire qui a quelle place et comment montrer la partie
error-save = impossible d’enregistrer la partie dans { $path } : { $reason }
error-kept = la partie dans { $path } ne peut pas être reprise : { $reason }
error-play-bots = { $bots } bots, c’est trop pour { $seats ->
    [one] { $seats } autre place
   *[other] { $seats } autres places
}
error-upto = un nombre d’étapes ne peut pas être négatif
error-file = impossible de lire { $path } : { $reason }
error-utf8 = { $path } n’est pas un texte : ce n’est pas de l’UTF-8
error-large = { $path } est trop gros pour une partie
error-text = « { $text } » ne peut pas être enregistré comme texte
error-record-seat = ce relevé ne contient que ce qu’a vu { $viewer ->
    [spectator] un spectateur
   *[other] la place { $viewer }
}
error-option-text = « { $text } » n’est pas une option ; écris nom=valeur
error-unmet = ces lois n’ont rencontré aucun cas et ont donc échoué : { $laws }
error-extra = { $name } n’est pas installé ; il vient avec l’extra « { $extra } » : pip install gotham[{ $extra }]
error-doctor-server = aucun serveur ne peut être observé à { $address } : { $reason }
error-wasm = les règles ne peuvent pas être construites : { $reason }

# The arena
arena-title = { $game }, { $players } joueurs, options { $options }, graine { $seed }
arena-played = { $matches } parties en { $blocks ->
    [one] { $blocks } bloc
   *[other] { $blocks } blocs
}, { $length } actions par partie ; part équitable : { $fair }
arena-bot = Bot
arena-seat = Place
arena-share = Victoires [95 %]
arena-blocks-won = Blocs gagnés [95 %]
arena-return = Résultat [95 %]
arena-margin = Écart au meilleur [95 %]
arena-crossed = { $tables } compositions de { $blocks } blocs chacune, { $matches } parties en tout
arena-test = { $bot } est-il meilleur de { $low } ou de { $high } Elo normalisé ? Rapport de log-vraisemblance { $ratio } { $blocks ->
    [one] après { $blocks } bloc
   *[other] après { $blocks } blocs
}, limites ±{ $bound } : { $decision ->
    [high] décidé pour { $high }
    [low] décidé pour { $low }
   *[none] pas encore décidé
}
arena-rating = Cote OpenSkill [±1,96 sigma]
arena-against = Part des blocs [95 %] contre
arena-report = Le rapport est dans { $file }
arena-watch = La partie est à { $address } (si cette commande a lancé le serveur, Ctrl-C l’arrête)
arena-starting = Préparation
arena-playing = En jeu
arena-rate = { $rate } parties/s
arena-rounded = { $asked } parties ne font pas des blocs complets de { $block } ; on en joue { $matches }
arena-stopped = Arrêt ; parties enregistrées : { $done } sur { $matches }. Pour continuer : { $command }
arena-kept = Les résultats sont enregistrés dans { $file }
arena-reproduce = Pour reproduire : { $command }
arena-replay = Pour revoir la première partie : { $command }
error-arena-matches = impossible de jouer { $matches } parties ; demandes-en de 1 à { $most }
error-arena-jobs = impossible de travailler avec { $jobs } processus ; demandes-en au moins 1
error-arena-bots = impossible de répartir { $bots } bots sur { $players } places ; nommes-en au moins un, et pas plus qu’il n’y a de places
error-arena-broken = la partie de { $bots } sur la donne { $deal } s’est interrompue à l’action { $action } : { $reason }
error-arena-worker = un processus qui jouait des parties a été interrompu de l’extérieur ; les parties terminées sont enregistrées, et la même commande continue
error-arena-file = { $file } est inutilisable : { $reason }
error-arena-foreign = { $file } ne contient pas de résultats d’arène
error-arena-damaged = { $file } est endommagé : { $reason }
error-arena-match = aucune partie ne s’appelle « { $name } » dans { $file }
error-arena-watch = { $server } n’a pas pris la partie : { $reason }
error-arena-sprt = « { $text } » ne sont pas deux hypothèses ; écris l’écart inférieur et l’écart supérieur en Elo normalisé, par exemple 0,10, dans ±{ $most }
error-arena-duel = un test séquentiel compare deux bots qui ont autant de places l’un que l’autre
error-arena-cross = un tableau croisé demande des bots différents, au moins { $bots }
error-arena-device = { $option } est impossible avec --device

# Lots de parties
error-batch-lanes = un lot de { $lanes } parties est impossible ; demandes-en de 1 à { $most }
error-batch-autoreset = il n’y a pas de redémarrage « { $name } » ; disponibles : { $known }
error-batch-actions = un pas demande { $lanes } nombres entiers en une dimension, une action pour chaque partie
error-batch-kind = il n’y a pas d’action du genre « { $name } » ; disponibles : { $known }
error-batch-device = il n’y a pas d’appareil « { $name } » ; disponibles : { $known }
error-batch-bot = « { $name } » ne joue pas dans un appareil ; disponibles : { $known }
error-batch-greedy = le bot glouton de { $game } ne peut pas jouer dans un appareil : son évaluation n’est pas une règle qui se compile
error-batch-kernels = { $folder } ne contient pas de noyaux ; « python -m tools.kernels » en écrit
error-gpu = aucun processeur graphique NVIDIA n’a été trouvé

# The arena on a cluster
error-arena-cluster = la grappe { $address } n’est pas joignable : { $reason }
error-arena-code = les règles ou les bots de la grappe ne sont pas ceux d’ici et joueraient autrement ; installe les mêmes là-bas

# Whom one plays against
bots-levels = Niveaux
bots-characters = Personnages
bots-all = Tous les bots
level-beginner = Débutant
level-casual = Occasionnel
level-practised = Confirmé
level-expert = Expert
level-master = Maître
ladder-beginner = Vient d’apprendre les règles et joue ce qui lui passe par la tête.
ladder-casual = Prend ce qu’un coup rapporte tout de suite, sans regarder plus loin.
ladder-practised = Réfléchit un peu à l’avance.
ladder-expert = Voit loin et se trompe rarement.
ladder-master = Prend son temps et joue aussi bien que possible.

# The colours of players
colour-yellow = jaune
colour-red = rouge
colour-green = vert
colour-blue = bleu
colour-purple = violet
colour-black = noir

# Research: observations as texts

text-legal = Actions permises : { $actions }.
text-ask = Réponds par une action en notation.
