# Der Rahmen jeder Seite
skip = Zum Inhalt
language = Sprache
theme = Design
theme-auto = Wie das System
theme-light = Hell
theme-dark = Dunkel
home = Alle Spiele
close = Schließen
missing = Nicht gefunden
missing-page = Unter dieser Adresse gibt es keine Seite.
missing-game = Es gibt kein Spiel dieses Namens.
unreachable = Der Server antwortet nicht. Läuft er?
server-error = Der Server konnte das nicht tun (Fehler { $status }).
clause = Regel { $clause }

# Anfang
claim = New York auf dem Tisch
about = Brettspiele aus New York im Browser: mit Freunden oder Bots, ohne Anmeldung.
games = Spiele
play = Spielen
minutes = { $minutes } Min.
age-from = Alter:
age = ab { $age }
game-by = Von { $authors } ({ $published })
game-notice = Gotham steht in keiner Verbindung zu Autoren oder Verlagen des Spiels. Die Namen gehören ihren Inhabern; Texte und Zeichnungen sind Gothams eigene.
players-are = Spieler:
mine-with = mit { $names }
case-of-day = Fall des Tages
case-of-day-means = für alle derselbe
learn-in = In { $minutes } Minuten lernen
friends = Mit Freunden
friends-mean = Richte einen Tisch ein, wähle die Optionen und verschicke einen einzigen Link.
set-up = Einrichten
rules = Spielregeln
mine = Deine Tische
mine-more = Deine weiteren Tische
go-on = Weiterspielen
look-back = Ansehen
forget = Vergessen
lobby = Offene Tische
lobby-empty = Zurzeit gibt es keine offenen Tische. Richte einen öffentlichen Tisch ein, dann steht er hier.
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
how-many = Anzahl der Spieler
count-players = { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler
}
my-colour = Deine Farbe
any-colour = Was übrig bleibt
colour-of = gewählt von { $name }
seats = Plätze
seat = Spieler { $seat }
seat-number = Platz { $seat }
seat-you = Du
seat-open = Frei für einen Freund
seat-bot = Bot: { $level }
seat-open-means = Jeder freie Platz bekommt seinen eigenen Einladungslink.
options = Optionen
preset = Spielen wie in
preset-own = Eigene Optionen
clock = Zeit für gemeinsame Entscheidungen
clock-minutes = { $minutes ->
    [0] unbegrenzt
   *[other] { $minutes } Minuten
}
who-can-come = Wer mitspielen kann
private = Privat: nur auf Einladung
listed = Öffentlich: Alle können ihn finden, mitspielen oder zusehen
programs = Programme auf freien Plätzen
programs-are = Ein Programm ist ein Sprachmodell oder ein Bot auf einem anderen Rechner. Der Tisch kennzeichnet es.
programs-any = Beliebig viele
programs-most = { $count ->
    [0] Keine: nur Menschen
   *[other] Höchstens { $count }
}
start = Tisch eröffnen

# Die Regeln eines Spiels
rules-of = Spielregeln: { $title }
how-to-play = So wird gespielt
rules-all = Alle Spielregeln

# Ein Tisch
table = Tisch
panels = Rund um den Tisch
your-turn = Du bist dran
turn-waiting = Warten auf { $names }
turn-may = Du kannst etwas tun. { $waiting }
turn-open = Warten auf Mitspieler: { $seats }
won-you = { $count ->
    [one] Du gewinnst!
   *[other] Du teilst dir den Sieg!
}
won = { $count ->
    [0] Niemand gewinnt
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
you = du
you-watch = Du siehst zu.
bot = Bot
program = Programm
online = online
away = abwesend
seat-free = frei
seat-kept = du; ein Bot spielt für dich
is-awaited = Am Zug:
line-opening = Verbindung zum Tisch …
line-lost = Die Verbindung ist weg. Neu verbinden …
line-none = Es gibt keine Verbindung; nichts wurde gesendet.
line-cut = Die Verbindung brach ab, bevor eine Antwort kam. Sieh nach, ob deine Aktion angekommen ist.
shown-as = Darstellung
as-board = Spielplan
as-words = Text
undo = Zurücknehmen
take-back = Deinen Platz zurücknehmen
new-window = (in einem neuen Fenster)
position = Die Stellung
board-failed = Der Spielplan dieses Spiels funktioniert nicht. Die Partie wird als Text gezeigt.
choices = Was du tun kannst
choices-none = Im Moment nichts. { $turn }.
such-as = Zum Beispiel: { $action }
choices-find = Suchen
choices-count = { $count ->
    [one] 1 Möglichkeit
   *[other] { $count } Möglichkeiten
}

# Der Verlauf und das Gespräch
log = Verlauf
log-none = Noch ist nichts geschehen.
log-all = Alle { $count } zeigen
talk = Chat
talk-none = Noch keine Nachrichten.
talk-all = An alle, oder nur an:
talk-private = Nur an:
talk-text = Deine Nachricht
say = Senden
said-to = { $who } an { $to }
host = Gastgeber

# Notizen
notes = Notizen
notes-mean = Nur du kannst sie lesen, während der Partie und danach.
note-about = Thema
note-text = Notiz
save = Speichern
change = Ändern
erase = Löschen

# Leute
people = Leute
invited = Du bist auf Platz { $seat } eingeladen
sit = Platz nehmen
invitation = Einladung auf Platz { $seat }
copy = Kopieren
copied = Kopiert
personal-link = Dein persönlicher Link
personal-link-means = Damit spielst du auf jedem Gerät weiter. Halte ihn geheim: Wer ihn hat, kann an deiner Stelle spielen.
watching = { $count ->
    [one] 1 Person sieht zu
   *[other] { $count } Personen sehen zu
}
replace = Einen Bot spielen lassen
replace-level = Stufe der Ersatz-Bots
kick = Entfernen
stand = Verlassen
end-table = Partie beenden
sure = { $what }: wirklich?
yes = Ja
no = Nein

# Der Warteraum
waiting-room = Warteraum
invite-friends = Lade deine Freunde ein
invite-means = Verschicke diesen Link. Wer ihn öffnet, bekommt einen freien Platz.
invite-scan = Richte eine Handykamera hierauf, oder gib den Link weiter.
invite-link = Einladungslink
invite-code = QR-Code des Einladungslinks
invite-share = Teilen
invite-text = Komm und spiel { $title } mit mir
invite-local = Nur dieser Computer erreicht den Server. Starte ihn für Freunde im selben Netzwerk mit
here-of = { $here } von { $count } sind da
seat-free-row = Freier Platz
sat-down = hat sich gerade gesetzt
waits-for-friend = wartet auf einen Freund
add-bot = Bot dazu
bot-level = Stufe des Bots
start-with-bots = { $count ->
    [one] Mit 1 Bot beginnen
   *[other] Mit { $count } Bots beginnen
}
starts-by-itself = Es beginnt von selbst, sobald der letzte Platz besetzt ist.
go-to-table = Zum Tisch
personal-apart = Selbst auf einem anderen Gerät weiterspielen:
personal-show = dein persönlicher Link
name-asked = Wie heißt du?
invited-to = Du bist eingeladen
listed-table = Ein Tisch, der allen offen steht
invited-by = { $count ->
    [one] { $names } wartet auf dich.
   *[other] { $names } warten auf dich.
}
invited-nobody = Ein Platz ist für dich frei.
invited-full = Inzwischen sind alle Plätze besetzt.
just-watch = Nur zusehen
invite = Einladen

# Die erste Partie eines Spiels
goal-title = Dein Ziel
goal-learn = In { $minutes } Minuten lernen
goal-close = Verstanden

# Das Ende
results = Ergebnisse
result = Ergebnis
player = Spieler
winner = gewinnt
seed = Startwert
commitment = Siegel
seal-fits = Der Startwert passt zum Siegel, das vor der Partie angelegt wurde: Der Zufall wurde nicht verändert.
seal-broken = Der Startwert passt nicht zum Siegel: Diese Partie wurde gefälscht.
seal-unknown = Dieser Browser kann den Startwert nur über https prüfen.
rematch = Revanche
to-rematch = Zur nächsten Partie
transcript = Partie herunterladen
record = Herunterladen, was du gesehen hast
ending-ahead = { $result }, { $lead } mehr als { $names }.
ending-behind = Du hast { $result }, { $lead } weniger als { $names }.
ending-shared = Je { $result }.
ending-points = Woher die Punkte kamen
ending-turning = Der Wendepunkt
ending-looking = Der Zug, der am meisten verändert hat, wird gesucht…
ending-find = Wendepunkt suchen
ending-before = davor
ending-after = danach
ending-chance = Gewinnchance von { $name }: { $before } vor diesem Zug, { $after } danach.
ending-chance-of = Gewinnchance von { $name }
rematch-left = Freie Plätze in der Revanche: { $names }
share-match = Teilen
fairness = Fairness
fairness-checked = Fairness: geprüft
fairness-broken = Fairness: verletzt
frozen-means = Die Regeln dieser Partie liegen nicht mehr auf diesem Server. Spieler und Nachrichten bleiben lesbar; für eine neue Partie braucht es einen neuen Tisch.
frozen-new = Neuer Tisch

# Lektionen, und die Regeln zur Hand
learn = Lernen ({ $minutes } Min.)
learned-mark = geschafft
learn-title = { $title } lernen
lessons = Lektionen
lesson-of = Lektion { $number } von { $count }
step-of = Schritt { $number } von { $count }
lesson-progress = Fortschritt in dieser Lektion
lesson-task = Deine Aufgabe:
lesson-next = Weiter
lesson-onward = Nächste Lektion
lesson-back = Zurück
lesson-demonstrate = Zeig es mir
lesson-again = Lektion neu beginnen
lesson-done = Gut gemacht! Diese Lektion ist geschafft.
lesson-hide = Weniger Text
lesson-show = Mehr Text
missing-lessons = Für dieses Spiel gibt es keine Lektionen.
learned = Jetzt kennst du { $title }!
learned-means = Das war alles für eine erste Partie. An einem Tisch warten leichte Gegner; die Spielregeln hast du dort zur Hand.
learned-play = Gegen leichte Bots spielen
learned-again = Noch einmal lernen
rules-find = Suchen
rules-found = { $count ->
    [one] 1 Regel
   *[other] { $count } Regeln
}
rules-page = Alle Spielregeln auf einer Seite

# Partien ansehen
replay = Ansehen
replay-of = Ansehen: { $title }
replay-own = Die Partie ist nicht zu Ende: Du siehst sie von deinem Platz aus.
replay-start = Die Partie beginnt.
scrubber = Züge der Partie
move = Zug
move-of = Zug { $move } von { $last }
move-first = Zum Anfang
move-back = Einen Zug zurück
move-next = Einen Zug weiter
move-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
speed = Tempo
eyes = Gesehen von
eyes-spectator = Zuschauer
share = Link und Datei
link-here = Link zu diesem Zug
to-table = Zum Tisch
onward = Von hier weiterspielen
onward-title = Weiterspielen
onward-means = Ein neuer Tisch beginnt mit dieser Stellung: du gegen Bots.
onward-seat = Dein Platz
onward-as = Du nimmst den Platz von { $name } ein.
onward-bots = Stufe der Bots
upload = Eine Mitschrift ansehen
upload-means = Eine heruntergeladene Partie kannst du ansehen: Wähle ihre Datei oder zieh sie hierher.
upload-choose = Datei wählen
upload-busy = Wird gelesen …
upload-large = Diese Datei ist zu groß für eine Partie.
past = Ansehen
past-at = Du siehst Zug { $move } von { $last }
past-now = Zur aktuellen Stellung
past-only = Das ist eine frühere Stellung. Geh zur aktuellen Stellung, um etwas zu tun.
since = Seit deinem letzten Zug: { $count ->
    [one] 1 Ereignis
   *[other] { $count } Ereignisse
}
since-show = Zeig es mir

## Help and conduct
hint = Tipp
hint-ask = Um einen Tipp bitten
hint-told = Alle am Tisch sehen, dass du darum gebeten hast.
hint-thinking = Ein Bot denkt nach …
hint-given = Was ein Bot an deiner Stelle täte
hint-old = Die Stellung hat sich seither geändert.
hint-follow = Das tun
hints = Tipps eines Bots auf Wunsch.
hints-alone = Sie beruhen nur auf dem, was du siehst, und nennen einen Grund.
hints-told = Alle am Tisch sehen, wer um einen bittet.
help = Hilfe
help-means = Wie viel Hilfe du bekommst, an jedem Tisch: nichts markiert; Möglichkeiten markiert; oder dazu Schritt für Schritt geführt. Hilfe beim Nachdenken wählst du auf dem Spielplan selbst.
help-bare = Nichts markiert
help-marked = Möglichkeiten markiert
help-guided = Geführt
guide = Was nun?
guide-choose = { $count ->
    [one] Du kannst dies tun:
   *[other] Du hast die Wahl:
} { $kinds }{ $more ->
    [yes] , und noch mehr
   *[no] {""}
}.
told-left = { $name } hat den Tisch verlassen.
told-came = { $name } ist an den Tisch gekommen.
told-hint = { $name } hat einen Bot um einen Tipp gebeten.
told-late = { $name } hat die Zeit überschritten.
seat-left = { $name } ist gegangen
away-since = { $minutes ->
    [0] eben gegangen
    [one] seit 1 Minute abwesend
   *[other] seit { $minutes } Minuten abwesend
}
mute = Ignorieren
muted = ignoriert
talk-muted = { $count ->
    [one] 1 Nachricht eines ignorierten Spielers ist ausgeblendet.
   *[other] { $count } Nachrichten ignorierter Spieler sind ausgeblendet.
}
report = Melden …
report-who = { $who } melden
report-means = Die Meldung geht an den Betreiber dieses Servers, mit den letzten Nachrichten dieses Spielers, die du lesen kannst. Niemand am Tisch erfährt davon.
report-reason = Was ist geschehen?
report-send = Meldung senden
reported = Die Meldung wurde gesendet.

# Clocks
clocks = Uhr
timing = Zeitlimit
timing-none = ohne
timing-move = { $time } pro Zug
timing-match = { $time } für die ganze Partie
times-move = Pro Zug
times-match = Für die ganze Partie
times-days = Langsames Spiel
span-seconds = { $count } Sekunden
span-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
span-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
time-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
} { $hours } Std.
time-hours = { $hours } Std. { $minutes } Min.
time-runs = Verbleibende Zeit:
time-rests = Verbleibende Zeit, steht still:
time-said = Noch { $seconds } Sekunden für deinen Zug
zero = Wenn die Zeit um ist
zero-bot-moves = zieht ein Bot
zero-seat-passes = passt der Spieler
zero-last-one = Countdown für den letzten Spieler
zero-bot = Wenn deine Zeit um ist, macht ein Bot diesen Zug für dich.
zero-pass = Wenn deine Zeit um ist, wird für dich so wenig wie möglich getan. { $what }
zero-twice = Nach zwei Zeitüberschreitungen in Folge übernimmt ein Bot den Platz; der Spieler kann ihn zurücknehmen. Solange ein Platz frei ist, läuft keine Uhr.
zero-last = Wenn mehrere zugleich entscheiden und alle anderen fertig sind, hat der letzte Spieler { $time }.

# Alerts
alerts = Benachrichtigungen
alerts-mean = Wie du benachrichtigt wirst, dass du dran bist oder dass die Partie zu Ende ist. Der Titel der Seite zeigt es immer.
alert-sound = Ton
alert-try = Ausprobieren
alert-notify = Benachrichtigung, wenn diese Seite im Hintergrund ist
alert-push = Auch wenn sie geschlossen ist
notify-denied = Dieser Browser blockiert Benachrichtigungen dieser Site. Das lässt sich in den Einstellungen der Site ändern.
notify-none = Dieser Browser zeigt Benachrichtigungen nur über https.
push-none = Push-Benachrichtigungen ließen sich in diesem Browser nicht einrichten.
alert-mail = E-Mail-Adresse
mail-means = Nur wenn du während deines Zuges eine Minute abwesend bist, einmal je Zug, bis du sie beendest.
mail-asked = Eine E-Mail an { $address } ist unterwegs. Folge zuerst dem Link darin.
mail-on = E-Mails gehen an { $address }, wenn du abwesend bist.
mail-stop = E-Mails beenden
alert-hook = Adresse eines Webhooks
hook-means = Die Adresse eines Chats oder eines anderen Dienstes, der an deiner Stelle per POST benachrichtigt wird.
hook-on = { $host } wird benachrichtigt, wenn du abwesend bist.
hook-stop = Webhook beenden
letters = E-Mails von Gotham
letters-may = Darf Gotham eine E-Mail an { $address } senden, wenn du an einem Tisch von { $title } dran bist?
letters-come = Gotham sendet eine E-Mail an { $address }, wenn du an einem Tisch von { $title } dran bist.
letters-yes = Ja, senden
letters-no = Keine E-Mails
letters-will = Du bekommst eine E-Mail, wenn du abwesend bist. Jede E-Mail hat einen Link, der sie beendet.
letters-stopped = Du bekommst keine E-Mails mehr, und die Adresse ist gelöscht.

# Opponents
levels = Stufen
characters = Charaktere
replace-bot = Wechseln zu { $level }
thinks = denkt nach …
preparing-bots = Die Bots werden vorbereitet …
preparing-share = Die Bots werden vorbereitet: { $percent } %

# Puzzles
puzzles = Rätsel
puzzles-title = { $title }: Rätsel
puzzles-mean = Jedes ist eine Stellung mit genau einer richtigen Antwort. Finde sie auf dem Spielplan.
puzzles-solved = Gelöst: { $solved } von { $count }
puzzle-number = Rätsel { $id }
puzzle-of-day = Rätsel des Tages
puzzle-day-solve = Jetzt lösen
puzzle-day-again = Noch einmal ansehen
puzzle-mark-solved = gelöst
puzzle-mark-shown = Lösung angesehen
puzzle-right = Das ist es!
puzzle-shown = Die Lösung
puzzle-wrong = Das ist es nicht. Sieh es dir noch einmal an.
puzzle-begun = Weiter: Deine Antwort ist noch nicht vollständig.
puzzle-back = Zurücknehmen
puzzle-show = Lösung zeigen
puzzle-again = Neu beginnen
puzzle-next = Nächstes Rätsel
puzzle-all = Alle Rätsel
puzzle-share = Dieses Rätsel teilen
puzzle-link = Link zu diesem Rätsel
missing-puzzles = Dieses Spiel gibt es hier nicht, oder es hat keine Rätsel.
grade-easy = Leicht
grade-middling = Mittel
grade-hard = Schwer

# Analysis
analysis = Analyse
analysis-of = Analyse: { $title }
analysis-chances = Chancen
analysis-chances-about = Die Gewinnchance jedes Spielers vor jeder Entscheidung, in Hundertsteln eines Siegs. Sie ist aus dem berechnet, was alle zusammen wussten: Alle Hände liegen offen, und nur was der Zufall noch nicht gezeigt hatte, wird viele Male ausgespielt. Die Nummern unter dem Diagramm sind die Züge mit der größten Wirkung.
analysis-chart = Die Chancen der Spieler im Lauf der Partie, als Linien. Der Schieber unter dem Brett und die Liste der Entscheidungen geben dieselben Werte als Text.
analysis-slider = Durch die Partie gehen
analysis-decision = Entscheidung { $number } von { $last }
analysis-changed = { $who }: { $gain }
analysis-replay = In der Wiederholung ansehen
analysis-ended = Die Partie ist zu Ende.
analysis-list = Alle Entscheidungen
analysis-what = Was getan wurde
analysis-gain = Änderung
analysis-keys = Die Züge mit der größten Wirkung
analysis-keys-about = Was jeder Zug für seinen Spieler geändert hat, und was der beste Spieler auf demselben Platz mit demselben Wissen getan hätte.
analysis-no-keys = Kein einzelner Zug hat viel geändert.
analysis-same = Der beste Spieler hätte dasselbe getan.
analysis-luck = Glück und Können
analysis-luck-about = Woher das Ergebnis kam, in Hundertsteln eines Siegs: was die eigenen Entscheidungen, die der anderen und der Zufall zum Anteil am Anfang beigetragen haben. Die Zahlen einer Zeile ergeben zusammen das Ergebnis, bis auf Rundungen.
analysis-start = Am Anfang
analysis-by-own = Eigene Entscheidungen
analysis-by-others = Entscheidungen der anderen
analysis-by-luck = Glück
analysis-again = Die Zahlen reproduzieren
analysis-again-about = Dieser Befehl gibt alles aus, was hier steht, aus der Mitschrift der Partie.
analysis-command = Befehl
analysis-working = Die Partie wird analysiert …
analysis-waiting = Erst wird eine andere Partie analysiert …
analysis-parts = { $done } von { $total } Teilen
analysis-board = Das Brett zeigt den Anfang der Partie.
analysis-about = Zu diesem Diagramm
analysis-show = Zeigen
analysis-tab-keys = Schlüsselzüge
analysis-tab-decisions = Entscheidungen
analysis-tab-luck = Glück
analysis-tab-more = Mehr
analysis-soon = Noch einige Sekunden
analysis-seconds = Noch etwa { $count } Sekunden
analysis-minutes = { $count ->
    [one] Noch etwa 1 Minute
   *[other] Noch etwa { $count } Minuten
}
analysis-takes = Das Ergebnis wird gespeichert; du kannst diese Seite verlassen und wiederkommen.
weighed = Was der Bot erwogen hat
weighed-choice = Möglichkeit
weighed-chance = Gewinnchance
weighed-value = Erwarteter Wert
weighed-lead = Vorsprung am Ende
weighed-wait = warten
weighed-done = das wurde getan
weighed-gain = mit allen Händen offen: { $gain }
# The frame of a table
dock = Dein Zug
menu = Menü
you-name = Du
panel-fold = Leiste einklappen
panel-unfold = Leiste zeigen
panel-unread = Leiste, { $count } ungelesen
sound = Klänge
sound-on = Die Klänge sind an
sound-off = Die Klänge sind aus
animation = Bewegungen
animation-slow = Langsam
animation-normal = Normal
animation-fast = Schnell
animation-instant = Sofort
hint-reason = Warum
see-board = Spielplan ansehen

# Ohne Netz
offline-title = Keine Verbindung
offline-means = Diese Partien kannst du auch ohne ansehen:
offline-none = Partien, die du ansiehst, werden gespeichert und können hier ohne Verbindung angesehen werden.
offline-again = Erneut versuchen
kept-here = Diese Partie ist gespeichert: Du kannst sie ohne Netz ansehen.
embed-code = Zum Zeigen auf einer anderen Seite
docs = Anleitung und Dokumentation
