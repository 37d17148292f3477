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
players = { $least } bis { $most } Personen
play-now = Jetzt spielen
play-now-means = „Jetzt spielen“ beginnt eine Partie gegen Bots. Mit „Einrichten“ lädst du Freunde ein und wählst die Optionen.
set-up = Einrichten
rules = Spielregeln
mine = Deine Tische
mine-more = Weitere deiner Tische
go-on = Weiterspielen
look-back = Ansehen
forget = Vergessen
lobby = Offene Tische
lobby-empty = Zurzeit gibt es keine offenen Tische. Richte einen ein und hänge ihn hier aus.
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
seat-bot = Bot: { $level }
seat-open-means = Jeder freie Platz bekommt seinen eigenen Einladungslink.
options = Optionen
clock = Zeit für gemeinsame Entscheidungen
clock-minutes = { $minutes ->
    [0] unbegrenzt
   *[other] { $minutes } Minuten
}
who-can-come = Wer mitspielen kann
private = Privat: nur auf Einladung
listed = Ausgehängt: alle können ihn finden, mitspielen oder zusehen
start = Tisch eröffnen

# Die Regeln eines Spiels
rules-of = Spielregeln: { $title }

# Ein Tisch
table = Tisch
panels = Rund um den Tisch
your-turn = Du bist dran
turn-waiting = Warten auf { $names }
turn-may = Du kannst etwas tun. { $waiting }
turn-open = Warten auf Mitspieler: { $seats }
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
bot = Bot
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
notes = Deine Notizen
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
personal-link-means = Damit spielst du auf jedem Gerät weiter. Halte ihn geheim: wer ihn hat, kann an deiner Stelle spielen.
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

# Das Ende
results = Ergebnisse
result = Ergebnis
player = Spieler
winner = gewinnt
seed = Startwert
commitment = Siegel
seal-fits = Der Startwert passt zum Siegel von vor der Partie: der Zufall wurde nicht verändert.
seal-broken = Der Startwert passt nicht zum Siegel: diese Partie wurde gefälscht.
seal-unknown = Dieser Browser kann den Startwert nur über https prüfen.
rematch = Noch einmal spielen
to-rematch = Zur nächsten Partie
transcript = Partie herunterladen
record = Herunterladen, was du gesehen hast

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
replay-own = Die Partie ist nicht zu Ende: du siehst sie von deinem Platz aus.
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
upload-means = Eine heruntergeladene Partie kannst du ansehen: wähle ihre Datei, oder zieh sie hierher.
upload-choose = Datei wählen
upload-busy = Wird gelesen …
upload-large = Diese Datei ist zu groß für eine Partie.
past = Ansehen
past-at = Du siehst Zug { $move } von { $last }
past-now = Zurück zu jetzt
past-only = Das ist eine frühere Stellung. Geh zurück zu jetzt, um etwas zu tun.
since = Seit deinem letzten Zug: { $count ->
    [one] 1 Ereignis
   *[other] { $count } Ereignisse
}
since-show = Zeig es mir

## Help and conduct
hint = Tipp
hint-ask = Um einen Tipp bitten
hint-told = Alle am Tisch sehen, dass du gefragt hast.
hint-thinking = Ein Bot denkt nach …
hint-given = Was ein Bot an deiner Stelle täte
hint-why = Grund:
hint-old = Die Stellung hat sich seither geändert.
hint-follow = Das tun
hints = Tipps eines Bots auf Wunsch.
hints-alone = Sie beruhen nur auf dem, was du siehst, mit Begründung.
hints-told = Alle am Tisch sehen, wer um einen bittet.
help = Hilfe
help-means = Wie viel Hilfe du bekommst, an jedem Tisch: nichts markiert; mögliche Wahl markiert; oder dazu Schritt für Schritt geführt. Hilfe beim Schließen wählst du auf dem Spielplan selbst.
help-bare = nichts markiert
help-marked = Wahl markiert
help-guided = geführt
guide = Was nun?
guide-choose = { $count ->
    [one] Du kannst dies tun:
   *[other] Du hast die Wahl:
} { $kinds }{ $more ->
    [yes] und noch mehr
   *[no] {""}
}.
told-left = { $name } hat den Tisch verlassen.
told-came = { $name } ist an den Tisch gekommen.
told-hint = { $name } hat einen Bot um einen Tipp gebeten.
told-late = { $name } hatte keine Zeit mehr.
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
timing = Zeit zum Handeln
timing-none = keine
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
zero-seat-passes = passt der Platz
zero-last-one = Countdown für den letzten Spieler
zero-bot = Wenn deine Zeit um ist, macht ein Bot diesen Zug für dich.
zero-pass = Wenn deine Zeit um ist, tut dein Platz so wenig wie möglich. { $what }
zero-twice = Nach zweimal Zeitüberschreitung in Folge übernimmt ein Bot den Platz; der Spieler kann ihn zurücknehmen. Solange ein Platz frei ist, läuft keine Uhr.
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
mail-means = Nur wenn du eine Minute deines Zuges abwesend bist, einmal je Zug, bis du es beendest.
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
analysis-chances-about = Die Gewinnchance jedes Spielers vor jeder Entscheidung, in Hundertsteln des Siegs. Sie ist, was alle zusammen wussten: Alle Hände liegen offen, und nur was der Zufall noch nicht gezeigt hatte, wird viele Male ausgespielt. Die Nummern unten sind die Züge, die am meisten geändert haben.
analysis-chart = Die Chancen der Spieler im Lauf der Partie, als Linien. Der Schieber und die Liste darunter geben dieselben Werte als Text.
analysis-slider = Durch die Partie gehen
analysis-decision = Entscheidung { $number } von { $last }
analysis-changed = { $who } hat { $gain }
analysis-replay = In der Wiederholung ansehen
analysis-ended = Die Partie ist zu Ende.
analysis-all = { $count ->
    [one] { $count } Entscheidung in Zahlen
   *[other] Alle { $count } Entscheidungen in Zahlen
}
analysis-list = Alle Entscheidungen
analysis-what = Was getan wurde
analysis-gain = Änderung
analysis-keys = Die Züge, die am meisten geändert haben
analysis-keys-about = Was jeder Zug für seinen Spieler geändert hat, und was der beste Spieler am selben Platz mit demselben Wissen getan hätte.
analysis-no-keys = Kein einzelner Zug hat viel geändert.
analysis-same = Der beste Spieler hätte dasselbe getan.
analysis-luck = Glück und Können
analysis-luck-about = Woher das Ergebnis kam, in Hundertsteln des Siegs: was die eigenen Entscheidungen, die der anderen und der Zufall zum Anteil am Anfang beigetragen haben. Die Zahlen einer Zeile gehen auf, bis auf das Runden.
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
analysis-takes = Das dauert einige Sekunden; das Ergebnis wird eine Weile aufgehoben.
weighed = Was der Bot erwogen hat
weighed-choice = Möglichkeit
weighed-chance = Gewinnchance
weighed-value = Erwarteter Wert
weighed-lead = Vorsprung am Ende
weighed-wait = warten
weighed-done = das wurde getan
weighed-gain = mit offenen Händen: { $gain }
