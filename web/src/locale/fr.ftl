# Le cadre de chaque page
skip = Aller au contenu
language = Langue
theme = Thème
theme-auto = Automatique
theme-light = Clair
theme-dark = Sombre
home = Tous les jeux
close = Fermer
missing = Introuvable
missing-page = Il n’y a pas de page à cette adresse.
missing-game = Il n’y a pas de jeu de ce nom.
unreachable = Le serveur ne répond pas. Est-il en marche ?
server-error = Le serveur n’a pas pu le faire (erreur { $status }).
clause = Règle { $clause }

# Accueil
claim = New York sur la table
about = Des jeux de société new-yorkais dans le navigateur : avec des amis ou des bots, sans inscription.
games = Jeux
play = Jouer
minutes = { $minutes } min
age-from = Âge :
age = { $age }+
game-by = De { $authors } ({ $published })
game-notice = Gotham n’a aucun lien avec les auteurs ou les éditeurs du jeu. Les noms appartiennent à leurs propriétaires ; textes et dessins sont ceux de Gotham.
players-are = À combien :
mine-with = avec { $names }
case-of-day = Enquête du jour
case-of-day-means = la même pour tout le monde
learn-in = Apprendre en { $minutes } minutes
friends = Entre amis
friends-mean = Prépare une table, choisis les options et envoie un seul lien.
set-up = Préparer
rules = Règles
mine = Tes tables
mine-more = Tes autres tables
go-on = Continuer
look-back = Revoir
forget = Oublier
lobby = Tables ouvertes
lobby-empty = Aucune table ouverte pour l’instant. Prépare une table publique : elle apparaîtra ici.
open-seats = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
join = Rejoindre
watch = Regarder
state-running = La partie est en cours
state-over = La partie est finie
state-ended = L’hôte a mis fin à la partie
state-frozen = Cette partie ne peut plus qu’être regardée

# Une nouvelle table
new-table = Nouvelle table : { $title }
my-name = Ton nom
how-many = Nombre de joueurs
count-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
my-colour = Ta couleur
any-colour = Ce qui reste
colour-of = choisie par { $name }
seats = Places
seat = Joueur { $seat }
seat-number = Place { $seat }
seat-you = Toi
seat-open = Libre pour un ami
seat-bot = Bot : { $level }
seat-open-means = Chaque place libre reçoit son propre lien d’invitation.
options = Options
preset = Jouer comme dans
preset-own = Tes propres options
clock = Temps pour les décisions communes
clock-minutes = { $minutes ->
    [0] sans limite
   *[other] { $minutes } minutes
}
who-can-come = Qui peut rejoindre
private = Privée : sur invitation
listed = Publique : tout le monde peut la trouver, la rejoindre ou la regarder
programs = Programmes sur les places libres
programs-are = Un programme est un modèle de langage, ou un bot d’une autre machine. La table le signale.
programs-any = Sans limite
programs-most = { $count ->
    [0] Aucun : des personnes seulement
   *[other] { $count } au plus
}
start = Ouvrir la table

# Les règles d’un jeu
rules-of = Règles : { $title }
how-to-play = Comment jouer
rules-all = Toutes les règles

# Une table
table = Table
panels = Autour de la table
your-turn = À toi de jouer
turn-waiting = On attend { $names }
turn-may = Tu peux agir. { $waiting }
turn-open = On attend des joueurs : { $seats }
won-you = { $count ->
    [one] Tu as gagné !
   *[other] Tu partages la victoire !
}
won = { $count ->
    [0] Personne ne gagne
    [one] { $names } gagne
   *[other] { $names } se partagent la victoire
}
you = toi
you-watch = Tu regardes.
bot = bot
program = programme
online = en ligne
away = absent
seat-free = libre
seat-kept = toi ; un bot joue pour toi
is-awaited = Doit agir :
line-opening = Connexion à la table…
line-lost = La connexion est perdue. Reconnexion…
line-none = Il n’y a pas de connexion ; rien n’a été envoyé.
line-cut = La connexion s’est rompue avant la réponse. Vérifie si ton action est passée.
shown-as = Affichage
as-board = Plateau
as-words = Texte
undo = Reprendre le coup
take-back = Reprendre ta place
new-window = (dans une nouvelle fenêtre)
position = La position
board-failed = Le plateau de ce jeu ne fonctionne pas. La partie est affichée en texte.
choices = Ce que tu peux faire
choices-none = Rien pour l’instant. { $turn }.
such-as = Par exemple : { $action }
choices-find = Chercher
choices-count = { $count ->
    [one] { $count } choix possible
   *[other] { $count } choix possibles
}

# Le journal et la conversation
log = Journal
log-none = Il ne s’est encore rien passé.
log-all = Tout montrer ({ $count })
talk = Chat
talk-none = Aucun message pour l’instant.
talk-all = À tous, ou seulement à :
talk-private = Seulement à :
talk-text = Ton message
say = Envoyer
said-to = { $who } à { $to }
host = Hôte

# Notes
notes = Notes
notes-mean = Toi seul peux les lire, pendant la partie et après.
note-about = Sujet
note-text = Note
save = Enregistrer
change = Modifier
erase = Supprimer

# Les personnes
people = Personnes
invited = Tu es invité à la place { $seat }
sit = Prendre place
invitation = Invitation à la place { $seat }
copy = Copier
copied = Copié
personal-link = Ton lien personnel
personal-link-means = Avec lui, tu continues sur n’importe quel appareil. Garde-le secret : qui l’a peut jouer à ta place.
watching = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
replace = Confier à un bot
replace-level = Niveau des bots remplaçants
kick = Exclure
stand = Quitter
end-table = Mettre fin à la partie
sure = { $what } : vraiment ?
yes = Oui
no = Non

# La salle d’attente
waiting-room = salle d’attente
invite-friends = Invite tes amis
invite-means = Envoie ce lien. Qui l’ouvre prend une place libre.
invite-scan = Vise ce code avec un téléphone, ou transmets le lien.
invite-link = Lien d’invitation
invite-code = Code QR du lien d’invitation
invite-share = Partager
invite-text = Viens jouer à { $title } avec moi
invite-local = Seul cet ordinateur peut joindre le serveur. Pour des amis sur le même réseau, lance-le avec
here-of = { $here } sur { $count } sont là
seat-free-row = Place libre
sat-down = vient d’arriver
waits-for-friend = place pour un ami
add-bot = Ajouter un bot
bot-level = Niveau du bot
start-with-bots = { $count ->
    [one] Commencer avec { $count } bot
   *[other] Commencer avec { $count } bots
}
starts-by-itself = La partie commence dès que la dernière place est prise.
go-to-table = Aller à la table
personal-apart = Pour continuer sur un autre appareil :
personal-show = ton lien personnel
name-asked = Comment t’appelles-tu ?
invited-to = On t’invite
listed-table = Une table ouverte à tous
invited-by = { $count ->
    [one] { $names } t’attend.
   *[other] { $names } t’attendent.
}
invited-nobody = Une place est libre pour toi.
invited-full = Toutes les places sont prises.
just-watch = Seulement regarder
invite = Inviter

# La première partie d’un jeu
goal-title = Ton but
goal-learn = Apprendre en { $minutes } minutes
goal-close = Compris

# La fin
results = Résultats
result = Résultat
player = Joueur
winner = gagne
seed = Graine
commitment = Engagement
seal-fits = La graine correspond à l’engagement pris avant la partie : le hasard n’a pas été modifié.
seal-broken = La graine ne correspond pas à l’engagement : cette partie a été falsifiée.
seal-unknown = Ce navigateur ne peut vérifier la graine que par https.
rematch = Revanche
to-rematch = À la partie suivante
transcript = Télécharger la partie
record = Télécharger ce que tu as vu
ending-ahead = { $result }, { $lead } de plus que { $names }.
ending-behind = Tu as { $result }, { $lead } de moins que { $names }.
ending-shared = { $result } chacun.
ending-points = D’où viennent les points
ending-turning = Le tournant
ending-looking = Recherche du coup qui a le plus changé…
ending-find = Trouver le tournant
ending-before = avant
ending-after = après
ending-chance = Chances de victoire de { $name } : { $before } avant ce coup, { $after } après.
ending-chance-of = Chances de victoire de { $name }
rematch-left = Places libres pour la revanche : { $names }
share-match = Partager
fairness = Équité
fairness-checked = Équité : vérifiée
fairness-broken = Équité : violée
frozen-means = Les règles de cette partie ne sont plus sur ce serveur. Les joueurs et les messages restent lisibles ; une nouvelle partie demande une nouvelle table.
frozen-new = Nouvelle table

# Leçons, et les règles à portée de main
learn = Apprendre ({ $minutes } min)
learned-mark = c’est fait
learn-title = Apprendre { $title }
lessons = Leçons
lesson-of = Leçon { $number } sur { $count }
step-of = étape { $number } sur { $count }
lesson-progress = Progression dans cette leçon
lesson-task = Ta tâche :
lesson-next = Suivant
lesson-onward = Leçon suivante
lesson-back = Retour
lesson-demonstrate = Montre-moi
lesson-again = Recommencer la leçon
lesson-done = Bravo ! Cette leçon est finie.
lesson-hide = Moins de texte
lesson-show = Plus de texte
missing-lessons = Il n’y a pas de leçons pour ce jeu.
learned = Tu connais { $title } !
learned-means = Voilà tout ce qu’il faut pour une première partie. Des adversaires faciles t’attendent à une table, et les règles y restent à portée de main.
learned-play = Jouer contre des bots faciles
learned-again = Reprendre les leçons
rules-find = Chercher
rules-found = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
}
rules-page = Toutes les règles sur une page

# Revoir une partie
replay = Revoir
replay-of = Revoir : { $title }
replay-own = La partie n’est pas finie : tu la vois depuis ta place.
replay-start = La partie commence.
scrubber = Coups de la partie
move = Coup
move-of = Coup { $move } sur { $last }
move-first = Au début
move-back = Un coup en arrière
move-next = Un coup en avant
move-last = À la fin
replay-play = Lire
replay-pause = Pause
speed = Vitesse
eyes = Vu par
eyes-spectator = Spectateur
share = Lien et fichier
link-here = Lien vers ce coup
to-table = À la table
onward = Continuer d’ici
onward-title = Continuer la partie
onward-means = Une nouvelle table commence avec cette position : toi contre des bots.
onward-seat = Ta place
onward-as = Tu prends la place de { $name }.
onward-bots = Niveau des bots
upload = Revoir une transcription
upload-means = Tu peux revoir une partie téléchargée : choisis son fichier ou dépose-le ici.
upload-choose = Choisir un fichier
upload-busy = Lecture…
upload-large = Ce fichier est trop grand pour une partie.
past = Revoir
past-at = Tu vois le coup { $move } sur { $last }
past-now = Revenir au présent
past-only = C’est une position passée. Reviens au présent pour agir.
since = Depuis ton dernier tour : { $count ->
    [one] { $count } événement
   *[other] { $count } événements
}
since-show = Montre-moi

## Help and conduct
hint = Conseil
hint-ask = Demander un conseil
hint-told = Toute la table verra que tu en as demandé un.
hint-thinking = Un bot réfléchit…
hint-given = Ce que ferait un bot à ta place
hint-old = La position a changé depuis.
hint-follow = Le faire
hints = Conseils d’un bot sur demande.
hints-alone = Ils n’utilisent que ce que tu vois, et donnent une raison.
hints-told = Toute la table voit qui en demande un.
help = Aide
help-means = L’aide que tu reçois, à toutes les tables : rien de marqué ; choix possibles marqués ; ou en plus un guide pas à pas. L’aide à la réflexion se choisit sur le plateau du jeu.
help-bare = Rien de marqué
help-marked = Choix marqués
help-guided = Guidé
guide = Et maintenant ?
guide-choose = { $count ->
    [one] Tu peux faire ceci :
   *[other] Tu as le choix :
} { $kinds }{ $more ->
    [yes] , et plus encore
   *[no] {""}
}.
told-left = { $name } a quitté la table.
told-came = { $name } a rejoint la table.
told-hint = { $name } a demandé un conseil à un bot.
told-late = { $name } a dépassé son temps.
seat-left = { $name } est parti
away-since = absent depuis { $minutes ->
    [0] un instant
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
mute = Ignorer
muted = ignoré
talk-muted = { $count ->
    [one] { $count } message d’un joueur ignoré est masqué.
   *[other] { $count } messages de joueurs ignorés sont masqués.
}
report = Signaler…
report-who = Signaler { $who }
report-means = Le signalement va à l’exploitant de ce serveur, avec les messages récents de ce joueur que tu peux lire. Personne à la table n’en est averti.
report-reason = Que s’est-il passé ?
report-send = Envoyer le signalement
reported = Le signalement a été envoyé.

# Clocks
clocks = Pendule
timing = Temps limite
timing-none = aucun
timing-move = { $time } par coup
timing-match = { $time } pour toute la partie
times-move = Par coup
times-match = Pour toute la partie
times-days = Parties lentes
span-seconds = { $count } secondes
span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
span-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
time-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} { $hours } h
time-hours = { $hours } h { $minutes } min
time-runs = Temps restant :
time-rests = Temps restant, à l’arrêt :
time-said = Il te reste { $seconds } secondes pour ton coup
zero = Quand le temps est écoulé
zero-bot-moves = un bot joue
zero-seat-passes = le joueur passe
zero-last-one = Compte à rebours du dernier joueur
zero-bot = Quand ton temps est écoulé, un bot joue ce coup pour toi.
zero-pass = Quand ton temps est écoulé, le moins possible est joué à ta place. { $what }
zero-twice = Après deux dépassements de temps de suite, un bot prend la place ; son joueur peut la reprendre. Aucune pendule ne tourne tant qu’une place est libre.
zero-last = Quand plusieurs joueurs décident à la fois et que tous les autres ont fini, le dernier a { $time }.

# Alerts
alerts = Alertes
alerts-mean = Comment tu es averti que c’est ton tour ou que la partie est finie. Le titre de la page l’indique toujours.
alert-sound = Son
alert-try = Essayer
alert-notify = Notification quand cette page est en arrière-plan
alert-push = Aussi quand elle est fermée
notify-denied = Ce navigateur bloque les notifications de ce site. Tu peux changer cela dans les réglages du site.
notify-none = Ce navigateur ne montre des notifications que par https.
push-none = Les notifications push n’ont pas pu être activées dans ce navigateur.
alert-mail = Adresse de courriel
mail-means = Envoyé seulement si tu es absent une minute pendant ton tour, une fois par tour, jusqu’à ce que tu l’arrêtes.
mail-asked = Un courriel est en route vers { $address }. Suis d’abord le lien qu’il contient.
mail-on = Des courriels vont à { $address } quand tu es absent.
mail-stop = Arrêter les courriels
alert-hook = Adresse d’un webhook
hook-means = L’adresse d’un chat ou d’un autre service, averti par POST à ta place.
hook-on = { $host } est averti quand tu es absent.
hook-stop = Arrêter le webhook
letters = Les courriels de Gotham
letters-may = Gotham peut-il envoyer un courriel à { $address } quand c’est ton tour à une table de { $title } ?
letters-come = Gotham envoie un courriel à { $address } quand c’est ton tour à une table de { $title }.
letters-yes = Oui, envoyer
letters-no = Pas de courriels
letters-will = Tu recevras un courriel quand tu seras absent. Chaque courriel a un lien pour les arrêter.
letters-stopped = Tu ne recevras plus de courriels, et l’adresse est effacée.

# Opponents
levels = Niveaux
characters = Personnages
replace-bot = Passer à { $level }
thinks = réfléchit…
preparing-bots = Préparation des bots…
preparing-share = Préparation des bots : { $percent } %

# Puzzles
puzzles = Problèmes
puzzles-title = { $title } : problèmes
puzzles-mean = Chacun est une position avec une seule bonne réponse. À toi de la trouver sur le plateau.
puzzles-solved = Résolus : { $solved } sur { $count }
puzzle-number = Problème { $id }
puzzle-of-day = Problème du jour
puzzle-day-solve = Le résoudre
puzzle-day-again = Le revoir
puzzle-mark-solved = résolu
puzzle-mark-shown = solution vue
puzzle-right = C’est ça !
puzzle-shown = La solution
puzzle-wrong = Ce n’est pas ça. Regarde encore une fois.
puzzle-begun = Continue : ta réponse n’est pas encore complète.
puzzle-back = Reprendre
puzzle-show = Voir la solution
puzzle-again = Recommencer
puzzle-next = Problème suivant
puzzle-all = Tous les problèmes
puzzle-share = Partager ce problème
puzzle-link = Lien vers ce problème
missing-puzzles = Ce jeu n’existe pas ici, ou il n’a pas de problèmes.
grade-easy = Facile
grade-middling = Moyen
grade-hard = Difficile

# Analysis
analysis = Analyse
analysis-of = Analyse : { $title }
analysis-chances = Les chances
analysis-chances-about = La chance de gagner de chaque joueur avant chaque décision, en centièmes de victoire. Elle est calculée d’après ce que tous savaient ensemble : toutes les mains sont ouvertes, et seul ce que le hasard n’avait pas encore montré est rejoué maintes fois. Les numéros sous le graphique sont les coups qui ont le plus compté.
analysis-chart = Les chances des joueurs au fil de la partie, en lignes. Le curseur sous le plateau et la liste des décisions donnent les mêmes valeurs en texte.
analysis-slider = Parcourir la partie
analysis-decision = Décision { $number } sur { $last }
analysis-changed = { $who } : { $gain }
analysis-replay = Voir dans la rediffusion
analysis-ended = La partie est finie.
analysis-list = Toutes les décisions
analysis-what = Ce qui a été fait
analysis-gain = Changement
analysis-keys = Les coups qui ont le plus compté
analysis-keys-about = Ce que chaque coup a changé pour son joueur, et ce que le meilleur joueur aurait fait à la même place avec les mêmes informations.
analysis-no-keys = Aucun coup n’a changé grand-chose à lui seul.
analysis-same = Le meilleur joueur aurait fait de même.
analysis-luck = Chance et savoir-faire
analysis-luck-about = D’où vient le résultat, en centièmes de victoire : ce que les décisions du joueur, celles des autres et le hasard ont ajouté à la part du début. La somme des chiffres d’une ligne donne le résultat, aux arrondis près.
analysis-start = Au début
analysis-by-own = Propres décisions
analysis-by-others = Décisions des autres
analysis-by-luck = Hasard
analysis-again = Reproduire les chiffres
analysis-again-about = Cette commande affiche tout ce qui figure ici, à partir de la transcription de la partie.
analysis-command = Commande
analysis-working = La partie est en cours d’analyse…
analysis-waiting = Une autre partie est analysée d’abord…
analysis-parts = Étapes : { $done } sur { $total }
analysis-board = Le plateau montre le début de la partie.
analysis-about = À propos de ce graphique
analysis-show = Voir
analysis-tab-keys = Coups clés
analysis-tab-decisions = Décisions
analysis-tab-luck = Hasard
analysis-tab-more = Plus
analysis-soon = Encore quelques secondes
analysis-seconds = Encore { $count } secondes environ
analysis-minutes = { $count ->
    [one] Encore { $count } minute environ
   *[other] Encore { $count } minutes environ
}
analysis-takes = Le résultat est enregistré ; tu peux quitter cette page et revenir.
weighed = Ce que le bot a envisagé
weighed-choice = Choix
weighed-chance = Chance de gagner
weighed-value = Valeur attendue
weighed-lead = Avance à la fin
weighed-wait = attendre
weighed-done = c’est ce qui a été fait
weighed-gain = avec toutes les mains ouvertes : { $gain }
# The frame of a table
dock = Ton coup
menu = Menu
you-name = Toi
panel-fold = Replier le panneau
panel-unfold = Afficher le panneau
panel-unread = Panneaux, { $count } non lus
sound = Sons
sound-on = Les sons sont activés
sound-off = Les sons sont coupés
animation = Animations
animation-slow = Lentes
animation-normal = Normales
animation-fast = Rapides
animation-instant = Instantanées
hint-reason = Pourquoi
see-board = Voir le plateau

# Sans réseau
offline-title = Pas de connexion
offline-means = Ces parties peuvent être revues sans elle :
offline-none = Les parties que tu revois sont gardées, et peuvent être revues ici sans connexion.
offline-again = Réessayer
kept-here = Cette partie est gardée : tu peux la revoir sans réseau.
embed-code = Pour la montrer sur un autre site
docs = Guide et documentation
