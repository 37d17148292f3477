# Le cadre de chaque page
skip = Aller au contenu
language = Langue
theme = Couleurs
theme-auto = Automatique
theme-light = Clair
theme-dark = Sombre
home = Tous les jeux
close = Fermer
missing = Rien ici
missing-page = Il n’y a pas de page à cette adresse.
missing-game = Il n’y a pas de jeu de ce nom ici.
unreachable = Le serveur ne répond pas. Est-il en marche ?
server-error = Le serveur n’a pas pu le faire (erreur { $status }).
clause = Règle { $clause }

# Accueil
claim = New York sur la table
about = Les jeux de société de New York, à jouer dans le navigateur : avec des amis ou des robots, sans inscription.
games = Jeux
players = De { $least } à { $most } joueurs
play-now = Jouer
play-now-means = « Jouer » t’installe aussitôt avec des robots. « Préparer » te laisse inviter des amis et choisir les options.
set-up = Préparer
rules = Règles
mine = Tes tables
mine-more = Plus de tables à toi
go-on = Continuer
look-back = Revoir
forget = Oublier
lobby = Ouvertes à tous
lobby-empty = Aucune table n’est annoncée pour l’instant. Prépares-en une et annonce-la ici.
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
count-players = { $count } joueurs
seats = Places
seat = Joueur { $seat }
seat-number = Place { $seat }
seat-you = Toi
seat-open = Libre pour un ami
seat-bot = Robot : { $level }
seat-open-means = Chaque place libre reçoit son propre lien d’invitation.
level-easy = facile
level-medium = moyen
level-hard = difficile
options = Variantes
clock = Temps pour décider ensemble
clock-minutes = { $minutes ->
    [0] sans limite
   *[other] { $minutes } minutes
}
who-can-come = Qui peut venir
private = Privée : seulement avec une invitation
listed = Annoncée : chacun peut la trouver, s’y asseoir ou regarder
start = Ouvrir la table

# Les règles d’un jeu
rules-of = Règles : { $title }

# Une table
table = Plateau
panels = Autour de la table
your-turn = À toi de jouer
turn-waiting = On attend { $names }
turn-may = Tu peux agir. { $waiting }
turn-open = On attend que quelqu’un prenne place : { $seats }
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
bot = robot
online = présent
away = absent
seat-free = libre
seat-kept = toi ; un robot joue pour toi
is-awaited = Doit agir :
line-opening = On va à la table …
line-lost = La connexion est perdue. On essaie de revenir …
line-none = Il n’y a pas de connexion pour l’instant ; rien n’a été envoyé.
line-cut = La connexion s’est rompue avant la réponse. Regarde si c’est arrivé.
shown-as = Présentation
as-board = Dessin
as-words = Texte
undo = Reprendre le coup
take-back = Reprendre ta place
new-window = (dans une nouvelle fenêtre)
position = La situation
choices = Ce que tu peux faire
choices-none = Rien pour l’instant. { $turn }.
such-as = Par exemple : { $action }
choices-find = Chercher
choices-count = { $count ->
    [one] { $count } choix possible
   *[other] { $count } choix possibles
}

# Le journal et la conversation
log = Ce qui s’est passé
log-none = Il ne s’est encore rien passé.
log-all = Tout montrer ({ $count })
talk = Conversation
talk-none = Personne n’a encore rien dit.
talk-all = À tous, ou seulement à :
talk-private = Seulement à :
talk-text = Ton message
say = Dire
said-to = { $who } à { $to }
host = Hôte

# Notes
notes = Tes notes
notes-mean = Toi seul peux les lire, maintenant et après la partie.
note-about = Au sujet de
note-text = Texte
save = Enregistrer
change = Modifier
erase = Effacer

# Les personnes
people = Personnes
invited = Tu es invité à la place { $seat }
sit = S’asseoir
invitation = Invitation à la place { $seat }
copy = Copier
copied = Copié
personal-link = Ton lien personnel
personal-link-means = Avec lui, tu continues sur n’importe quel appareil. Garde-le pour toi : qui l’a prend ta place.
watching = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
replace = Confier à un robot
replace-level = Robots qui prennent le relais
kick = Renvoyer
stand = Se lever
end-table = Mettre fin à la partie
sure = { $what } : en es-tu sûr ?
yes = Oui
no = Non

# La fin
results = Résultats
result = Résultat
player = Joueur
winner = gagne
seed = Graine
commitment = Engagement
seal-fits = La graine correspond à l’engagement pris avant la partie : le hasard n’a pas été changé en route.
seal-broken = La graine ne correspond pas à l’engagement : cette partie a été falsifiée.
seal-unknown = Ce navigateur ne peut vérifier la graine que par https.
rematch = Rejouer
to-rematch = À la partie suivante
transcript = Télécharger la partie
record = Télécharger ce que tu as vu
