# Het kader van elke pagina
skip = Naar de inhoud
language = Taal
theme = Thema
theme-auto = Automatisch
theme-light = Licht
theme-dark = Donker
home = Alle spellen
close = Sluiten
missing = Niet gevonden
missing-page = Op dit adres is geen pagina.
missing-game = Er is geen spel met deze naam.
unreachable = De server antwoordt niet. Draait hij?
server-error = De server kon dit niet doen (fout { $status }).
clause = Regel { $clause }

# Begin
claim = New York op tafel
about = Bordspellen uit New York in de browser: met vrienden of bots, zonder account.
games = Spellen
play = Spelen
minutes = { $minutes } min
age-from = Leeftijd:
age = { $age }+
game-by = Van { $authors } ({ $published })
game-notice = Gotham heeft geen banden met de auteurs of uitgevers van het spel. De namen zijn van hun eigenaars; teksten en tekeningen zijn van Gotham zelf.
players-are = Spelers:
mine-with = met { $names }
case-of-day = Zaak van de dag
case-of-day-means = voor iedereen dezelfde
learn-in = Leer het in { $minutes } minuten
friends = Met vrienden
friends-mean = Zet een tafel klaar, kies de opties en stuur één link.
set-up = Klaarzetten
rules = Spelregels
mine = Jouw tafels
mine-more = Je andere tafels
go-on = Verderspelen
look-back = Terugkijken
forget = Vergeten
lobby = Open tafels
lobby-empty = Er zijn nu geen open tafels. Zet een openbare tafel klaar, dan staat die hier.
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
how-many = Aantal spelers
count-players = { $count ->
    [one] 1 speler
   *[other] { $count } spelers
}
my-colour = Jouw kleur
any-colour = Wat overblijft
colour-of = gekozen door { $name }
seats = Plaatsen
seat = Speler { $seat }
seat-number = Plaats { $seat }
seat-you = Jij
seat-open = Vrij voor een vriend
seat-bot = Bot: { $level }
seat-open-means = Elke vrije plaats krijgt een eigen uitnodigingslink.
options = Opties
preset = Spelen zoals in
preset-own = Je eigen opties
clock = Tijd voor gezamenlijke beslissingen
clock-minutes = { $minutes ->
    [0] onbeperkt
   *[other] { $minutes } minuten
}
who-can-come = Wie kan meedoen
private = Besloten: alleen op uitnodiging
listed = Openbaar: iedereen kan hem vinden, meedoen of toekijken
programs = Programma’s op vrije plaatsen
programs-are = Een programma is een taalmodel, of een bot op een andere machine. De tafel markeert het.
programs-any = Onbeperkt
programs-most = { $count ->
    [0] Geen: alleen mensen
   *[other] Hoogstens { $count }
}
start = De tafel openen

# De regels van een spel
rules-of = Spelregels: { $title }
how-to-play = Zo speel je
rules-all = Alle spelregels

# Een tafel
table = Tafel
panels = Rond de tafel
your-turn = Jij bent aan de beurt
turn-waiting = Wachten op { $names }
turn-may = Je mag iets doen. { $waiting }
turn-open = Wachten op spelers: { $seats }
won-you = { $count ->
    [one] Je wint!
   *[other] Je deelt de overwinning!
}
won = { $count ->
    [0] Niemand wint
    [one] { $names } wint
   *[other] { $names } delen de overwinning
}
you = jij
you-watch = Je kijkt toe.
bot = bot
program = programma
online = online
away = afwezig
seat-free = vrij
seat-kept = jij; een bot speelt voor je
is-awaited = Aan zet:
line-opening = Verbinden met de tafel …
line-lost = De verbinding is weg. Opnieuw verbinden …
line-none = Er is geen verbinding; er is niets verstuurd.
line-cut = De verbinding brak af voor er een antwoord kwam. Kijk of je actie is doorgekomen.
shown-as = Weergave
as-board = Bord
as-words = Tekst
undo = Terugnemen
take-back = Jouw plaats terugnemen
new-window = (in een nieuw venster)
position = De stand
board-failed = Het bord van dit spel werkt niet. De partij wordt als tekst getoond.
choices = Wat je kunt doen
choices-none = Voorlopig niets. { $turn }.
such-as = Zoals: { $action }
choices-find = Zoeken
choices-count = { $count ->
    [one] 1 keuze
   *[other] { $count } keuzes
}

# Het verloop en het gesprek
log = Verloop
log-none = Er is nog niets gebeurd.
log-all = Alle { $count } tonen
talk = Chat
talk-none = Nog geen berichten.
talk-all = Aan iedereen, of alleen aan:
talk-private = Alleen aan:
talk-text = Jouw bericht
say = Versturen
said-to = { $who } aan { $to }
host = Gastheer

# Notities
notes = Notities
notes-mean = Alleen jij kunt ze lezen, tijdens de partij en erna.
note-about = Onderwerp
note-text = Notitie
save = Bewaren
change = Wijzigen
erase = Verwijderen

# Mensen
people = Mensen
invited = Je bent uitgenodigd voor plaats { $seat }
sit = Plaatsnemen
invitation = Uitnodiging voor plaats { $seat }
copy = Kopiëren
copied = Gekopieerd
personal-link = Jouw persoonlijke link
personal-link-means = Hiermee speel je verder op elk apparaat. Houd hem geheim: wie hem heeft, kan op jouw plaats spelen.
watching = { $count ->
    [one] 1 persoon kijkt toe
   *[other] { $count } mensen kijken toe
}
replace = Een bot laten spelen
replace-level = Niveau van vervangende bots
kick = Verwijderen
stand = Verlaten
end-table = De partij beëindigen
sure = { $what }: weet je het zeker?
yes = Ja
no = Nee

# De wachtkamer
waiting-room = wachtkamer
invite-friends = Nodig je vrienden uit
invite-means = Stuur deze link. Wie hem opent, neemt een vrije plaats.
invite-scan = Richt de camera van een telefoon hierop, of geef de link door.
invite-link = Uitnodigingslink
invite-code = QR-code van de uitnodigingslink
invite-share = Delen
invite-text = Kom { $title } met me spelen
invite-local = Alleen deze computer kan de server bereiken. Start hem voor vrienden in hetzelfde netwerk met
here-of = { $here } van de { $count } zijn er
seat-free-row = Vrije plaats
sat-down = is net gaan zitten
waits-for-friend = wacht op een vriend
add-bot = Bot erbij
bot-level = Niveau van de bot
start-with-bots = { $count ->
    [one] Begin met 1 bot
   *[other] Begin met { $count } bots
}
starts-by-itself = Het begint vanzelf zodra de laatste plaats bezet is.
go-to-table = Naar de tafel
personal-apart = Zelf verder op een ander apparaat:
personal-show = je persoonlijke link
name-asked = Hoe heet je?
invited-to = Je bent uitgenodigd
listed-table = Een tafel die voor iedereen open is
invited-by = { $count ->
    [one] { $names } wacht op je.
   *[other] { $names } wachten op je.
}
invited-nobody = Er is een plaats voor je vrij.
invited-full = Alle plaatsen zijn inmiddels bezet.
just-watch = Alleen toekijken
invite = Uitnodigen

# De eerste partij van een spel
goal-title = Je doel
goal-learn = Leer het in { $minutes } minuten
goal-close = Begrepen

# Het einde
results = Uitslag
result = Resultaat
player = Speler
winner = wint
seed = Startgetal
commitment = Verzegeling
seal-fits = Het startgetal past bij de verzegeling die voor de partij is gemaakt: het toeval is niet veranderd.
seal-broken = Het startgetal past niet bij de verzegeling: met deze partij is geknoeid.
seal-unknown = Deze browser kan het startgetal alleen via https controleren.
rematch = Revanche
to-rematch = Naar de volgende partij
transcript = De partij downloaden
record = Downloaden wat je gezien hebt
ending-ahead = { $result }, { $lead } meer dan { $names }.
ending-behind = Je hebt { $result }, { $lead } minder dan { $names }.
ending-shared = Ieder { $result }.
ending-points = Waar de punten vandaan komen
ending-turning = Het keerpunt
ending-looking = De zet die het meest veranderde wordt gezocht…
ending-find = Keerpunt zoeken
ending-before = ervoor
ending-after = erna
ending-chance = Winstkans van { $name }: { $before } voor deze zet, { $after } erna.
ending-chance-of = Winstkans van { $name }
rematch-left = Vrije plaatsen in de revanche: { $names }
share-match = Delen
fairness = Eerlijkheid
fairness-checked = Eerlijkheid: gecontroleerd
fairness-broken = Eerlijkheid: geschonden
frozen-means = De regels van deze partij staan niet meer op deze server. De spelers en de berichten blijven leesbaar; voor een nieuwe partij is een nieuwe tafel nodig.
frozen-new = Nieuwe tafel

# Lessen, en de spelregels bij de hand
learn = Leren ({ $minutes } min)
learned-mark = gedaan
learn-title = { $title } leren
lessons = Lessen
lesson-of = Les { $number } van { $count }
step-of = stap { $number } van { $count }
lesson-progress = Voortgang in deze les
lesson-task = Jouw opdracht:
lesson-next = Verder
lesson-onward = Volgende les
lesson-back = Terug
lesson-demonstrate = Doe het voor
lesson-again = Les opnieuw beginnen
lesson-done = Goed gedaan! Deze les is klaar.
lesson-hide = Minder tekst
lesson-show = Meer tekst
missing-lessons = Voor dit spel zijn er geen lessen.
learned = Nu ken je { $title }!
learned-means = Dat was alles voor een eerste partij. Aan een tafel wachten makkelijke tegenstanders; de spelregels heb je daar bij de hand.
learned-play = Spelen tegen makkelijke bots
learned-again = Nog eens leren
rules-find = Zoeken
rules-found = { $count ->
    [one] 1 spelregel
   *[other] { $count } spelregels
}
rules-page = Alle spelregels op één pagina

# Partijen terugzien
replay = Terugkijken
replay-of = Terugkijken: { $title }
replay-own = De partij is niet afgelopen: je ziet die vanaf je eigen plaats.
replay-start = De partij begint.
scrubber = Zetten van de partij
move = Zet
move-of = Zet { $move } van { $last }
move-first = Naar het begin
move-back = Eén zet terug
move-next = Eén zet verder
move-last = Naar het einde
replay-play = Afspelen
replay-pause = Pauzeren
speed = Snelheid
eyes = Gezien door
eyes-spectator = Toeschouwer
share = Link en bestand
link-here = Link naar deze zet
to-table = Naar de tafel
onward = Vanaf hier verderspelen
onward-title = Verderspelen
onward-means = Een nieuwe tafel begint met deze stand: jij tegen bots.
onward-seat = Jouw plaats
onward-as = Je neemt de plaats van { $name } in.
onward-bots = Niveau van de bots
upload = Een verslag terugkijken
upload-means = Een gedownloade partij kun je terugkijken: kies het bestand of laat het hier vallen.
upload-choose = Bestand kiezen
upload-busy = Bezig met lezen …
upload-large = Dit bestand is te groot voor een partij.
past = Terugkijken
past-at = Je kijkt naar zet { $move } van { $last }
past-now = Terug naar nu
past-only = Dit is een eerdere stand. Ga terug naar nu om iets te doen.
since = Sinds je laatste beurt: { $count ->
    [one] 1 gebeurtenis
   *[other] { $count } gebeurtenissen
}
since-show = Laat zien

## Help and conduct
hint = Hint
hint-ask = Om een hint vragen
hint-told = Iedereen aan tafel ziet dat je erom hebt gevraagd.
hint-thinking = Een bot denkt na …
hint-given = Wat een bot op jouw plaats zou doen
hint-old = De stand is sindsdien veranderd.
hint-follow = Doen
hints = Hints van een bot op verzoek.
hints-alone = Ze gebruiken alleen wat jij kunt zien, en geven een reden.
hints-told = Iedereen aan tafel ziet wie er een vraagt.
help = Hulp
help-means = Hoeveel hulp je krijgt, aan elke tafel: niets gemarkeerd; mogelijke keuzes gemarkeerd; of ook stap voor stap begeleid. Hulp bij het nadenken kies je op het bord van het spel zelf.
help-bare = Niets gemarkeerd
help-marked = Keuzes gemarkeerd
help-guided = Begeleid
guide = Wat nu?
guide-choose = { $count ->
    [one] Je kunt dit doen:
   *[other] Je kunt kiezen uit:
} { $kinds }{ $more ->
    [yes] , en nog meer
   *[no] {""}
}.
told-left = { $name } heeft de tafel verlaten.
told-came = { $name } is aan tafel gekomen.
told-hint = { $name } heeft een bot om een hint gevraagd.
told-late = { $name } heeft de tijd overschreden.
seat-left = { $name } is weg
away-since = { $minutes ->
    [0] net weg
    [one] 1 minuut weg
   *[other] { $minutes } minuten weg
}
mute = Negeren
muted = genegeerd
talk-muted = { $count ->
    [one] 1 bericht van een genegeerde speler is verborgen.
   *[other] { $count } berichten van genegeerde spelers zijn verborgen.
}
report = Melden …
report-who = { $who } melden
report-means = De melding gaat naar de beheerder van deze server, met de recente berichten van deze speler die jij kunt lezen. Niemand aan tafel krijgt het te horen.
report-reason = Wat is er gebeurd?
report-send = Melding versturen
reported = De melding is verstuurd.

# Clocks
clocks = Klok
timing = Tijdslimiet
timing-none = geen
timing-move = { $time } per zet
timing-match = { $time } voor de hele partij
times-move = Per zet
times-match = Voor de hele partij
times-days = Traag spel
span-seconds = { $count } seconden
span-minutes = { $count ->
    [one] 1 minuut
   *[other] { $count } minuten
}
span-days = { $count ->
    [one] 1 dag
   *[other] { $count } dagen
}
time-days = { $days ->
    [one] 1 dag
   *[other] { $days } dagen
} { $hours } u
time-hours = { $hours } u { $minutes } min
time-runs = Resterende tijd:
time-rests = Resterende tijd, staat stil:
time-said = Nog { $seconds } seconden voor je zet
zero = Als de tijd om is
zero-bot-moves = zet een bot
zero-seat-passes = past de speler
zero-last-one = Aftellen voor de laatste speler
zero-bot = Als je tijd om is, doet een bot die zet voor je.
zero-pass = Als je tijd om is, wordt er voor jou zo weinig mogelijk gedaan. { $what }
zero-twice = Na twee tijdsoverschrijdingen op rij neemt een bot de plaats over; de speler kan die terugnemen. Zolang een plaats vrij is, loopt geen klok.
zero-last = Als meerdere spelers tegelijk beslissen en alle anderen klaar zijn, heeft de laatste { $time }.

# Alerts
alerts = Meldingen
alerts-mean = Hoe je een melding krijgt dat je aan de beurt bent of dat de partij afgelopen is. De titel van de pagina toont het altijd.
alert-sound = Geluid
alert-try = Proberen
alert-notify = Melding als deze pagina op de achtergrond is
alert-push = Ook als die gesloten is
notify-denied = Deze browser blokkeert meldingen van deze site. Je kunt dat in de instellingen van de site veranderen.
notify-none = Deze browser toont alleen via https meldingen.
push-none = Pushmeldingen konden in deze browser niet worden ingesteld.
alert-mail = E-mailadres
mail-means = Alleen verstuurd als je tijdens je beurt een minuut weg bent, één keer per beurt, tot je het stopt.
mail-asked = Er is een e-mail onderweg naar { $address }. Volg eerst de link daarin.
mail-on = Er gaan e-mails naar { $address } als je weg bent.
mail-stop = E-mails stoppen
alert-hook = Adres van een webhook
hook-means = Het adres van een chat of een andere dienst die in jouw plaats met POST een melding krijgt.
hook-on = { $host } krijgt een melding als je weg bent.
hook-stop = Webhook stoppen
letters = E-mail van Gotham
letters-may = Mag Gotham een e-mail sturen naar { $address } als je aan de beurt bent aan een tafel van { $title }?
letters-come = Gotham stuurt een e-mail naar { $address } als je aan de beurt bent aan een tafel van { $title }.
letters-yes = Ja, stuur e-mail
letters-no = Geen e-mails
letters-will = Je krijgt een e-mail als je weg bent. Elke e-mail heeft een link om ze te stoppen.
letters-stopped = Je krijgt geen e-mail meer, en het adres is gewist.

# Opponents
levels = Niveaus
characters = Personages
replace-bot = Wisselen naar { $level }
thinks = denkt na …
preparing-bots = De bots worden voorbereid …
preparing-share = De bots worden voorbereid: { $percent } %

# Puzzles
puzzles = Puzzels
puzzles-title = { $title }: puzzels
puzzles-mean = Elke puzzel is een stand met precies één goed antwoord. Vind het op het bord.
puzzles-solved = Opgelost: { $solved } van { $count }
puzzle-number = Puzzel { $id }
puzzle-of-day = Puzzel van de dag
puzzle-day-solve = Nu oplossen
puzzle-day-again = Nog eens bekijken
puzzle-mark-solved = opgelost
puzzle-mark-shown = oplossing gezien
puzzle-right = Dat is het!
puzzle-shown = De oplossing
puzzle-wrong = Dat is het niet. Kijk nog eens goed.
puzzle-begun = Ga door: je antwoord is nog niet compleet.
puzzle-back = Terugnemen
puzzle-show = Oplossing tonen
puzzle-again = Opnieuw beginnen
puzzle-next = Volgende puzzel
puzzle-all = Alle puzzels
puzzle-share = Deze puzzel delen
puzzle-link = Link naar deze puzzel
missing-puzzles = Dit spel bestaat hier niet, of het heeft geen puzzels.
grade-easy = Makkelijk
grade-middling = Gemiddeld
grade-hard = Moeilijk

# Analysis
analysis = Analyse
analysis-of = Analyse: { $title }
analysis-chances = Kansen
analysis-chances-about = De kans van elke speler om te winnen vóór elke beslissing, in honderdsten van een overwinning. Die is berekend uit wat allen samen wisten: alle handen zijn open, en alleen wat het toeval nog niet had getoond, wordt vele malen uitgespeeld. De nummers onder de grafiek zijn de zetten die er het meest toe deden.
analysis-chart = De kansen van de spelers in de loop van de partij, als lijnen. De schuif onder het bord en de lijst van beslissingen geven dezelfde waarden als tekst.
analysis-slider = Door de partij gaan
analysis-decision = Beslissing { $number } van { $last }
analysis-changed = { $who }: { $gain }
analysis-replay = In de herhaling bekijken
analysis-ended = De partij is afgelopen.
analysis-list = Alle beslissingen
analysis-what = Wat er is gedaan
analysis-gain = Verandering
analysis-keys = De zetten die er het meest toe deden
analysis-keys-about = Wat elke zet veranderde voor de speler zelf, en wat de beste speler op dezelfde plaats met dezelfde kennis had gedaan.
analysis-no-keys = Geen enkele zet veranderde veel.
analysis-same = De beste speler had hetzelfde gedaan.
analysis-luck = Geluk en kunde
analysis-luck-about = Waar het resultaat vandaan kwam, in honderdsten van een overwinning: wat de eigen beslissingen, die van de anderen en het toeval toevoegden aan het aandeel bij het begin. De cijfers van een rij geven samen het resultaat, op afronding na.
analysis-start = Bij het begin
analysis-by-own = Eigen beslissingen
analysis-by-others = Beslissingen van anderen
analysis-by-luck = Geluk
analysis-again = De cijfers reproduceren
analysis-again-about = Dit commando toont alles wat hier staat, uit het verslag van de partij.
analysis-command = Commando
analysis-working = De partij wordt geanalyseerd …
analysis-waiting = Eerst wordt een andere partij geanalyseerd …
analysis-parts = { $done } van { $total } delen
analysis-board = Het bord toont het begin van de partij.
analysis-about = Over deze grafiek
analysis-show = Tonen
analysis-tab-keys = Sleutelzetten
analysis-tab-decisions = Beslissingen
analysis-tab-luck = Geluk
analysis-tab-more = Meer
analysis-soon = Nog enkele seconden
analysis-seconds = Nog ongeveer { $count } seconden
analysis-minutes = { $count ->
    [one] Nog ongeveer 1 minuut
   *[other] Nog ongeveer { $count } minuten
}
analysis-takes = Het resultaat wordt bewaard; je kunt deze pagina verlaten en terugkomen.
weighed = Wat de bot heeft overwogen
weighed-choice = Keuze
weighed-chance = Kans om te winnen
weighed-value = Verwachte waarde
weighed-lead = Voorsprong aan het eind
weighed-wait = wachten
weighed-done = dit is gedaan
weighed-gain = met alle handen open: { $gain }

# The frame of a table
dock = Jouw zet
menu = Menu
you-name = Jij
panel-fold = Paneel inklappen
panel-unfold = Paneel tonen
panel-unread = Panelen, { $count } ongelezen
sound = Geluid
sound-on = Het geluid staat aan
sound-off = Het geluid staat uit
animation = Animaties
animation-slow = Langzaam
animation-normal = Normaal
animation-fast = Snel
animation-instant = Direct
hint-reason = Waarom
see-board = Bord bekijken

# Zonder netwerk
offline-title = Geen verbinding
offline-means = Deze partijen kun je zonder verbinding terugkijken:
offline-none = Partijen die je terugkijkt, worden bewaard en kun je hier zonder verbinding terugkijken.
offline-again = Opnieuw proberen
kept-here = Deze partij is bewaard: je kunt haar zonder netwerk terugkijken.
embed-code = Om op een andere site te tonen
docs = Handleiding en documentatie
