# Het kader van elke pagina
skip = Naar de inhoud
language = Taal
theme = Kleuren
theme-auto = Automatisch
theme-light = Licht
theme-dark = Donker
home = Alle spellen
close = Sluiten
missing = Hier is niets
missing-page = Op dit adres is geen pagina.
missing-game = Er is hier geen spel met deze naam.
unreachable = De server antwoordt niet. Draait hij?
server-error = De server kon dit niet doen (fout { $status }).
clause = Regel { $clause }

# Begin
claim = New York op tafel
about = Bordspellen uit New York, te spelen in de browser: met vrienden, met bots en zonder je aan te melden.
games = Spellen
players = { $least } tot { $most } spelers
play-now = Nu spelen
play-now-means = “Nu spelen” zet je meteen aan tafel met bots. Met “Klaarzetten” nodig je vrienden uit en kies je de opties.
set-up = Klaarzetten
rules = Spelregels
mine = Jouw tafels
mine-more = Meer van je tafels
go-on = Verder spelen
look-back = Terugkijken
forget = Vergeten
lobby = Open voor iedereen
lobby-empty = Er staat nu geen tafel in de lijst. Zet er een klaar en zet hem hier neer.
open-seats = { $count ->
    [one] 1 vrije plaats
   *[other] { $count } vrije plaatsen
}
join = Meedoen
watch = Toekijken
state-running = De partij is bezig
state-over = De partij is afgelopen
state-ended = De gastheer heeft de partij beëindigd
state-frozen = Deze partij is alleen nog te bekijken

# Een nieuwe tafel
new-table = Nieuwe tafel: { $title }
my-name = Jouw naam
how-many = Hoeveel spelers
count-players = { $count } spelers
seats = Plaatsen
seat = Speler { $seat }
seat-number = Plaats { $seat }
seat-you = Jij
seat-open = Vrij voor een vriend
seat-bot = Computerspeler: { $level }
seat-open-means = Elke vrije plaats krijgt een eigen uitnodigingslink.
level-easy = makkelijk
level-medium = gemiddeld
level-hard = moeilijk
options = Opties
clock = Tijd om samen te beslissen
clock-minutes = { $minutes ->
    [0] onbeperkt
   *[other] { $minutes } minuten
}
who-can-come = Wie kan komen
private = Besloten: alleen wie een uitnodiging heeft
listed = In de lijst: iedereen kan hem vinden, gaan zitten of toekijken
start = De tafel openen

# De regels van een spel
rules-of = Spelregels: { $title }

# Een tafel
table = Tafel
panels = Rond de tafel
your-turn = Jij bent aan de beurt
turn-waiting = Wachten op { $names }
turn-may = Je mag iets doen. { $waiting }
turn-open = Wachten tot iemand gaat zitten: { $seats }
won-you = { $count ->
    [one] Je hebt gewonnen!
   *[other] Je deelt de overwinning!
}
won = { $count ->
    [0] Niemand wint
    [one] { $names } wint
   *[other] { $names } delen de overwinning
}
you = jij
you-watch = Je kijkt toe.
bot = computerspeler
online = aanwezig
away = afwezig
seat-free = vrij
seat-kept = jij; een bot speelt voor je
is-awaited = Aan zet:
line-opening = Op weg naar de tafel …
line-lost = De verbinding is weg. We proberen terug te komen …
line-none = Er is nu geen verbinding; er is niets verstuurd.
line-cut = De verbinding brak af voor er een antwoord kwam. Kijk of het gebeurd is.
shown-as = Weergave
as-board = Bord
as-words = Woorden
undo = Terugnemen
take-back = Jouw plaats terugnemen
new-window = (in een nieuw venster)
position = De stand
choices = Wat je kunt doen
choices-none = Voorlopig niets. { $turn }.
such-as = Zoals: { $action }
choices-find = Zoeken
choices-count = { $count ->
    [one] 1 keuze
   *[other] { $count } keuzes
}

# Het verloop en het gesprek
log = Wat er gebeurd is
log-none = Er is nog niets gebeurd.
log-all = Alle { $count } tonen
talk = Gesprek
talk-none = Nog niemand heeft iets gezegd.
talk-all = Aan iedereen, of alleen aan:
talk-private = Alleen aan:
talk-text = Jouw bericht
say = Zeggen
said-to = { $who } aan { $to }
host = Gastheer

# Notities
notes = Jouw notities
notes-mean = Alleen jij kunt ze lezen, nu en na de partij.
note-about = Waarover
note-text = Notitie
save = Bewaren
change = Wijzigen
erase = Wissen

# Mensen
people = Mensen
invited = Je bent uitgenodigd voor plaats { $seat }
sit = Gaan zitten
invitation = Uitnodiging voor plaats { $seat }
copy = Kopiëren
copied = Gekopieerd
personal-link = Jouw persoonlijke link
personal-link-means = Hiermee speel je verder op elk apparaat. Houd hem voor jezelf: wie hem heeft, kan op jouw plaats spelen.
watching = { $count ->
    [one] 1 persoon kijkt toe
   *[other] { $count } mensen kijken toe
}
replace = Een bot laten spelen
replace-level = Bots die overnemen
kick = Wegsturen
stand = Opstaan
end-table = De partij beëindigen
sure = { $what }: weet je het zeker?
yes = Ja
no = Nee

# Het einde
results = Uitslag
result = Resultaat
player = Speler
winner = wint
seed = Startgetal
commitment = Verzegeling
seal-fits = Het startgetal past bij de verzegeling van voor de partij: het toeval is onderweg niet veranderd.
seal-broken = Het startgetal past niet bij de verzegeling: met deze partij is geknoeid.
seal-unknown = Deze browser kan het startgetal alleen via https controleren.
rematch = Nog een keer
to-rematch = Naar de volgende partij
transcript = De partij downloaden
record = Downloaden wat je gezien hebt
