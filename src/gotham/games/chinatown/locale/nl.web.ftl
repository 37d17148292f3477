# Headings of choices
kind-refuse = Een pand teruggeven
kind-give = Een pand geven
kind-tile = Een tegel geven
kind-cash = Betalen
kind-build = Beloven een tegel te leggen
kind-empty = Beloven een pand leeg te laten
kind-owe = Beloven na de inkomsten te betalen
kind-propose = Het kladje voorstellen
kind-yes = Een voorstel aannemen
kind-no = Een voorstel afslaan
kind-withdraw = Een voorstel intrekken
kind-place = Een tegel leggen

# The drawn board
board-head = Ronde { $number } van { $total }
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
board-ask = Vraag een tegel
board-ask-of = Vraag { $who } om een tegel
board-buildings = { $count ->
    [one] 1 pand
   *[other] { $count } panden
}

# The game screen
board-enlarge = De kaart vergroten
board-tab-offers = Voorstellen
board-tab-deal = Mijn deal
board-tab-shops = Winkels
board-tab-result = Uitslag
board-money-short = $ { $thousands }k
board-a-round = { $sum } per ronde
board-shop-pays = Een winkel brengt op
board-in-thousands = in duizenden $; goud: af
board-goal-keeping = Houd buren: samen worden ze één winkel.
board-goal-negotiating = Drie of meer van één winkel naast elkaar brengen het meest op.
board-goal-placing = Een winkel die af is, brengt het meest op.
board-trade = Ruil panden en tegels.
board-compose-prompt = Kies panden en tegels voor je deal.
board-edit-deal = Mijn deal ({ $count })
board-content = De inhoud van de deal
board-give-sure = Ook { $number } teruggeven? Als iedereen gekozen heeft, is het definitief.
board-give-yes = Teruggeven
board-give-no = Een ander kiezen
board-take-back = De laatste kaart terugnemen
board-stack = { $number } van { $total }
board-details = Bijzonderheden
board-offers-you = { $who } biedt je
board-your-offer = Jouw voorstel
board-you-give = Jij geeft of belooft
board-who-gets = { $who } krijgt
board-who-gives = { $who } geeft
board-news = Over jouw voorstel
board-effect-round = { $sum } per ronde
board-effect-cash = { $sum } nu
board-effect-later = { $sum } na de inkomsten
board-effect-none = Inkomsten en geld blijven gelijk

# Buildings and tiles
board-cards = Jouw pandkaarten
board-give-back = { $count ->
    [one] Geef nog 1 pand terug.
   *[other] Geef { $count } panden terug.
}
board-place = Kies een tegel, dan een verlicht pand.
board-place-where = { $shop }: kies een van de verlichte panden.
board-own-build = Je hebt { $shop } op { $number } beloofd.
board-own-empty = Je hebt beloofd { $number } leeg te laten.
board-promise-first = Kom eerst je belofte na.
board-done-placing = Tegels tonen

# The bargaining table
board-talking = Onderhandelen nog: { $who }
board-all-done = Iedereen is klaar.
board-clock = Resterende tijd:
board-compose = Nieuwe deal
board-done-talking = Ik ben klaar
board-resume = Weer onderhandelen
board-draft-begun = Je bent in de tekstweergave een kladje begonnen.
board-assist = Tonen wat deals voor mij zouden doen
board-who-builds = { $who } heeft { $shop } op { $number } beloofd.
board-who-empty = { $who } heeft beloofd { $number } leeg te laten.
board-new-deal = Een nieuwe deal
board-counter-deal = Een tegenvoorstel aan { $who }
board-changed-deal = Je voorstel, gewijzigd
board-compose-hint = Kies panden op de kaart en tegels van wie dan ook. Die van hen gaan naar jou, en de jouwe naar hen.
board-with = Met
board-giver = { $who } geeft of belooft
board-somebody = Nog te kiezen
board-add = Aan de deal toevoegen
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
board-secret = geheim, onder de betrokkenen
board-note = Een opmerking over latere rondes
board-note-means = (bindt niemand)
board-missing = Er moet nog iets gekozen worden.
board-propose = Open voorstellen
board-propose-secret = In het geheim voorstellen
board-discard = Weggooien
board-offer-it = Aanbieden
board-ask-for-it = Erom vragen
board-unpick = Uit de deal halen

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
board-no-offers = Je ziet geen voorstellen.
board-offer = { $who } aan { $others }
board-offer-came = { $who } doet je een voorstel: { $deal }
board-offers-came = { $count } nieuwe voorstellen aan jou
board-new = nieuw
board-open-short = open
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
board-feed = Deals van deze partij
board-feed-none = Er is nog geen deal gesloten.
board-all = Alle { $count } tonen
board-fewer = De laatste tonen

# Incomes
board-card = $ 1.000 meer voor elke tegel van de maten { $sizes } op de kaart
board-card-blank = Geen bonus
board-latest-card = Laatste welvaartskaart
board-paid = Inkomsten van ronde { $number }
board-bonus = waarvan { $sum } door de kaart
board-incomes = Inkomsten in duizenden dollars, en bonus door de kaart
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
board-legend-income = inkomsten, per ronde
board-legend-rest = startgeld en deals
board-gains = Wie aan welke deals verdiende
board-gains-mean = Het geld van de deal, en wat hij veranderde aan de inkomsten van alle rondes die nog kwamen.

## Clocks
late = Je bent klaar: je houdt je laagste pandkaarten, doet geen voorstel en legt alleen wat je hebt voorbereid of beloofd.

# Zo speel je, op één pagina
goal = Word de rijkste na zes rondes: bezit panden naast elkaar en vul ze met winkels van één soort.
how-1 = Krijg panden
how-1-text = Elke ronde krijg je pandkaarten. Je geeft er twee terug en bezit de andere.
how-2 = Krijg tegels
how-2-text = Je trekt winkeltegels. Het getal op een tegel zegt hoeveel tegels een winkel nodig heeft om af te zijn.
how-3 = Onderhandel
how-3-text = Ruil panden, tegels en geld met iedereen. Afgesproken is afgesproken.
how-4 = Bouw en verdien
how-4-text = Leg tegels van één soort naast elkaar. Elke winkel betaalt elke ronde, en een winkel die af is het meest.
how-last = Na zes rondes wint het meeste geld.
