# Der Rahmen jeder Seite
skip = Zum Inhalt
language = Sprache
theme = Farben
theme-auto = Wie das System
theme-light = Hell
theme-dark = Dunkel
home = Alle Spiele
close = Schließen
missing = Hier ist nichts
missing-page = Unter dieser Adresse gibt es keine Seite.
missing-game = Hier gibt es kein Spiel dieses Namens.
unreachable = Der Server antwortet nicht. Läuft er?
server-error = Der Server konnte das nicht tun (Fehler { $status }).
clause = Regel { $clause }

# Anfang
claim = New York auf dem Tisch
about = Brettspiele aus New York, gespielt im Browser: mit Freunden, mit Bots und ohne sich anzumelden.
games = Spiele
players = { $least } bis { $most } Personen
play-now = Jetzt spielen
play-now-means = „Jetzt spielen“ setzt dich sofort mit Bots an den Tisch. Mit „Einrichten“ lädst du Freunde ein und wählst die Varianten.
set-up = Einrichten
rules = Spielregeln
mine = Deine Tische
mine-more = Weitere deiner Tische
go-on = Weiterspielen
look-back = Ansehen
forget = Vergessen
lobby = Offen für alle
lobby-empty = Zurzeit ist kein Tisch ausgehängt. Richte einen ein und hänge ihn hier aus.
open-seats = { $count ->
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
}
join = Mitspielen
watch = Zusehen
state-running = Die Partie läuft
state-over = Die Partie ist zu Ende
state-ended = Die Partie wurde vom Gastgeber beendet
state-frozen = Diese Partie kann man nur noch ansehen

# Ein neuer Tisch
new-table = Neuer Tisch: { $title }
my-name = Dein Name
how-many = Wie viele spielen
count-players = { $count } Personen
seats = Plätze
seat = Spieler { $seat }
seat-number = Platz { $seat }
seat-you = Du
seat-open = Frei für einen Freund
seat-bot = Computer: { $level }
seat-open-means = Jeder freie Platz bekommt seinen eigenen Einladungslink.
level-easy = leicht
level-medium = mittel
level-hard = schwer
options = Varianten
clock = Zeit, um gemeinsam zu entscheiden
clock-minutes = { $minutes ->
    [0] unbegrenzt
   *[other] { $minutes } Minuten
}
who-can-come = Wer kommen kann
private = Privat: nur mit Einladung
listed = Ausgehängt: alle können ihn finden, sich setzen oder zusehen
start = Tisch eröffnen

# Die Regeln eines Spiels
rules-of = Spielregeln: { $title }

# Ein Tisch
table = Tisch
panels = Rund um den Tisch
your-turn = Du bist dran
turn-waiting = Warten auf { $names }
turn-may = Du kannst etwas tun. { $waiting }
turn-open = Warten, bis sich jemand setzt: { $seats }
won-you = { $count ->
    [one] Du hast gewonnen!
   *[other] Du teilst dir den Sieg!
}
won = { $count ->
    [0] Niemand gewinnt
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
you = du
you-watch = Du siehst zu.
bot = Computer
online = da
away = nicht da
seat-free = frei
seat-kept = du; ein Bot spielt für dich
is-awaited = Am Zug:
line-opening = Auf dem Weg zum Tisch …
line-lost = Die Verbindung ist weg. Wir versuchen zurückzukommen …
line-none = Gerade gibt es keine Verbindung; nichts wurde gesendet.
line-cut = Die Verbindung brach ab, bevor eine Antwort kam. Sieh nach, ob es geschehen ist.
shown-as = Darstellung
as-board = Spielplan
as-words = Text
undo = Zurücknehmen
take-back = Deinen Platz zurücknehmen
new-window = (in einem neuen Fenster)
position = Die Stellung
choices = Was du tun kannst
choices-none = Im Moment nichts. { $turn }.
such-as = Zum Beispiel: { $action }
choices-find = Suchen
choices-count = { $count ->
    [one] 1 Möglichkeit
   *[other] { $count } Möglichkeiten
}

# Der Verlauf und das Gespräch
log = Was geschehen ist
log-none = Noch ist nichts geschehen.
log-all = Alle { $count } zeigen
talk = Gespräch
talk-none = Noch hat niemand etwas gesagt.
talk-all = An alle, oder nur an:
talk-private = Nur an:
talk-text = Deine Nachricht
say = Sagen
said-to = { $who } an { $to }
host = Gastgeber

# Notizen
notes = Deine Notizen
notes-mean = Nur du kannst sie lesen, jetzt und nach der Partie.
note-about = Worüber
note-text = Notiz
save = Speichern
change = Ändern
erase = Löschen

# Leute
people = Leute
invited = Du bist auf Platz { $seat } eingeladen
sit = Hinsetzen
invitation = Einladung auf Platz { $seat }
copy = Kopieren
copied = Kopiert
personal-link = Dein persönlicher Link
personal-link-means = Damit spielst du auf jedem Gerät weiter. Behalte ihn für dich: wer ihn hat, kann an deiner Stelle spielen.
watching = { $count ->
    [one] 1 Person sieht zu
   *[other] { $count } Personen sehen zu
}
replace = Einen Bot spielen lassen
replace-level = Bots, die übernehmen
kick = Wegschicken
stand = Aufstehen
end-table = Partie beenden
sure = { $what }: wirklich?
yes = Ja
no = Nein

# Das Ende
results = Ergebnisse
result = Ergebnis
player = Spieler
winner = gewinnt
seed = Startwert
commitment = Siegel
seal-fits = Der Startwert passt zum Siegel von vor der Partie: der Zufall wurde unterwegs nicht verändert.
seal-broken = Der Startwert passt nicht zum Siegel: diese Partie wurde gefälscht.
seal-unknown = Dieser Browser kann den Startwert nur über https prüfen.
rematch = Noch einmal spielen
to-rematch = Zur nächsten Partie
transcript = Partie herunterladen
record = Herunterladen, was du gesehen hast
