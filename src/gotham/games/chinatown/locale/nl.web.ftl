# Headings of choices
kind-refuse = Een pand teruggeven
kind-give = Een pand geven
kind-tile = Een tegel geven
kind-cash = Betalen
kind-build = Beloven een tegel te leggen
kind-empty = Beloven een pand leeg te laten
kind-owe = Beloven na de inkomsten te betalen
kind-propose = Het kladje voorstellen
kind-yes = Ja zeggen tegen een voorstel
kind-no = Nee zeggen tegen een voorstel
kind-withdraw = Een voorstel intrekken
kind-place = Een tegel leggen

# The drawn board
board-head = Ronde { $number } van { $total }: { $phase ->
    [keeping] panden kiezen
    [negotiating] onderhandeling
   *[placing] tegels leggen
}
board-map = Kaart van Chinatown
board-street = { $street ->
    [0] Lampionstraat
    [1] Jadestraat
   *[2] Goudendrakenlaan
}
board-free = Pand { $number }, van niemand
board-empty = Pand { $number }, { $who }, leeg
board-shop = Pand { $number }, { $who }, { $shop }, { $size } van { $most }{ $finished ->
    [yes] , af
   *[no] {""}
}
board-planned = hier leg je { $shop } klaar
board-dealt = jouw kaart
board-refused = teruggegeven
board-kept = gehouden
board-promised = hier is deze ronde { $shop } beloofd
board-promised-empty = beloofd deze ronde leeg te blijven
board-goes = gaat in deze deal naar { $who }
board-deed = Pand { $number } van dichtbij
board-nobody = Het is nog van niemand.
board-no-shop = nog geen winkel
board-split = deel van een grotere groep
board-house = pand
board-players = Spelers en hun tegels
board-you = jij
board-marker = legt eerst
board-ready = klaar
board-loose = Losse tegels: { $who }
board-no-tiles = geen losse tegels
board-buildings = { $count ->
    [one] 1 pand
   *[other] { $count } panden
}
board-pays = winkels brengen { $sum } op
board-last = laatste inkomsten { $sum }

# Buildings and tiles
board-cards = Jouw pandkaarten
board-give-back = { $count ->
    [one] Kies nog 1 pand om terug te geven.
   *[other] Kies { $count } panden om terug te geven. De andere houd je.
}
board-chosen = Je hebt gekozen. De anderen kiezen nog.
board-take-back = Terugnemen
board-tiles = Tegels leggen
board-place = Kies een tegel en dan een van de verlichte panden; of sleep hem erheen.
board-place-where = { $shop }: kies een van de verlichte panden.
board-placing = Leggen nog: { $who }
board-own-build = Je hebt { $shop } op { $number } beloofd.
board-own-empty = Je hebt beloofd { $number } leeg te laten.
board-promise-first = Kom eerst je belofte na.
board-done-placing = Klaar: mijn tegels tonen

# The bargaining table
board-negotiation = Onderhandeling
board-talking = Onderhandelen nog: { $who }
board-all-done = Iedereen is klaar.
board-clock = Resterende tijd:
board-compose = Nieuwe deal
board-done-talking = Klaar met onderhandelen
board-resume = Weer onderhandelen
board-draft-begun = Je bent in de tekstweergave een kladje begonnen.
board-assist = Tonen wat deals voor mij zouden doen
board-promises = Beloften van deze ronde
board-who-builds = { $who } heeft { $shop } op { $number } beloofd.
board-who-empty = { $who } heeft beloofd { $number } leeg te laten.
board-new-deal = Een nieuwe deal
board-counter-deal = Een tegenvoorstel aan { $who }
board-changed-deal = Je voorstel, gewijzigd
board-compose-hint = Kies panden op de kaart en tegels van wie dan ook. Ze gaan naar jou, en de jouwe naar de anderen.
board-with = Met
board-giver = { $who } geeft of belooft
board-somebody = Nog te kiezen
board-add = Aan de deal toevoegen
board-promise = Belofte voor deze ronde:
board-add-build = een tegel leggen
board-add-empty = leeg laten
board-add-owe = na inkomsten betalen
board-money = Geld
board-build = Belofte om te leggen
board-leave = Belofte om leeg te laten
board-owe = Belofte om na de inkomsten te betalen
board-sum = Bedrag in dollars
board-from = Wie betaalt
board-to-whom = aan wie?
board-receiver = Wie { $name } krijgt
board-on = op
board-which = welk pand?
board-type = Soort winkel
board-which-shop = welke winkel?
board-aim = Kies hier of op de kaart een leeg pand.
board-remove = { $name } uit de deal halen
board-less = Een minder: { $name }
board-more = Een meer: { $name }
board-who-sees = Wie het ziet
board-open = voor iedereen zichtbaar
board-secret = geheim, onder de betrokkenen
board-note = Een woord voor latere rondes
board-note-means = (bindt niemand)
board-missing = Er moet nog iets gekozen worden.
board-propose = Open voorstellen
board-propose-secret = In het geheim voorstellen
board-discard = Weggooien
board-offer-it = Aanbieden
board-ask-for-it = Erom vragen
board-unpick = Uit de deal

# What a deal would do
board-effect = Wat het voor jou zou doen
board-effect-now = Inkomsten nu
board-effect-placed = Per ronde, tegels gelegd
board-effect-money = Geld
board-effect-owed = Na de inkomsten van deze ronde
board-gets = Je krijgt
board-gives = Je geeft

# Offers
board-offers = { $count ->
    [one] 1 voorstel op tafel
   *[other] { $count } voorstellen op tafel
}
board-no-offers = Je ziet geen enkel voorstel.
board-offer = { $who } aan { $others }
board-offer-came = { $who } doet je een voorstel: { $deal }
board-offers-came = { $count } nieuwe voorstellen aan jou
board-new = nieuw
board-open-short = openbaar
board-secret-short = geheim
board-agreed = heeft ja gezegd
board-asked = moet nog antwoorden
board-answers = Jouw antwoord
board-yes = Aannemen
board-no = Afslaan
board-counter = Tegenvoorstel
board-alter = Wijzigen
board-withdraw = Intrekken
board-says-build = legt deze ronde { $shop } op { $number }
board-says-empty = laat { $number } deze ronde leeg
board-says-owe = betaalt { $sum } aan { $who } na de inkomsten
board-understood = Begrepen
board-feed = Deals van dit spel
board-feed-none = Er is nog geen deal gesloten.
board-all = Alle { $count } tonen
board-fewer = De laatste tonen

# Incomes
board-card = $ 1.000 meer voor elke tegel van de maten { $sizes } op de kaart
board-card-blank = Geen extra geld
board-latest-card = Laatste welvaartskaart
board-paid = Inkomsten van ronde { $number }
board-bonus = waarvan { $sum } door de kaart
board-incomes = Inkomsten in duizenden dollars, en extra door de kaart
board-round = Ronde
board-column = Ronde { $number }
board-total = Totaal
board-legend = Winkels en wat ze opbrengen
board-size = Tot { $size } tegels
board-pay-table = Wat een winkel per ronde opbrengt
board-tiles-count = Tegels
board-unfinished = niet af
board-finished = af
board-final = Al het geld onthuld
board-chart = Inkomsten per ronde
board-gains = Wie aan welke deals verdiende
board-gains-mean = Het geld van de deal, en wat hij veranderde aan de inkomsten van alle rondes die nog kwamen.

## Clocks
late = De plaats is klaar: ze houdt haar laagste pandkaarten, doet geen voorstel en legt alleen wat is voorbereid of beloofd.
