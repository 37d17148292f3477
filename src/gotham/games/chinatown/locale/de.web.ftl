# Headings of choices
kind-refuse = Ein Haus zurückgeben
kind-give = Ein Haus geben
kind-tile = Ein Plättchen geben
kind-cash = Zahlen
kind-build = Versprechen, ein Plättchen zu legen
kind-empty = Versprechen, ein Haus leer zu lassen
kind-owe = Versprechen, nach dem Einkommen zu zahlen
kind-propose = Den Entwurf vorschlagen
kind-yes = Ein Angebot annehmen
kind-no = Ein Angebot ablehnen
kind-withdraw = Ein Angebot zurückziehen
kind-place = Ein Plättchen legen

# The drawn board
board-head = Runde { $number } von { $total }: { $phase ->
    [keeping] Häuser wählen
    [negotiating] Verhandlung
   *[placing] Plättchen legen
}
board-map = Plan von Chinatown
board-street = { $street ->
    [0] Laternengasse
    [1] Jadestraße
   *[2] Golddrachenallee
}
board-free = Haus { $number }, gehört niemandem
board-empty = Haus { $number }, { $who }, leer
board-shop = Haus { $number }, { $who }, { $shop }, { $size } von { $most }{ $finished ->
    [yes] , fertig
   *[no] {""}
}
board-planned = hier bereitest du { $shop } vor
board-dealt = deine Karte
board-refused = zurückgegeben
board-kept = behalten
board-promised = hier ist in dieser Runde { $shop } versprochen
board-promised-empty = versprochen: bleibt in dieser Runde leer
board-goes = geht in diesem Handel an { $who }
board-deed = Haus { $number } im Einzelnen
board-nobody = Es gehört noch niemandem.
board-no-shop = noch kein Laden
board-split = Teil einer größeren Gruppe
board-house = Haus
board-players = Spieler und ihre Plättchen
board-you = du
board-marker = legt zuerst
board-ready = fertig
board-loose = Lose Plättchen: { $who }
board-no-tiles = keine losen Plättchen
board-buildings = { $count ->
    [one] 1 Haus
   *[other] { $count } Häuser
}
board-pays = Läden bringen { $sum }
board-last = zuletzt { $sum } eingenommen

# Buildings and tiles
board-cards = Deine Hauskarten
board-give-back = { $count ->
    [one] Wähle noch 1 Haus, das du zurückgibst.
   *[other] Wähle { $count } Häuser, die du zurückgibst. Die anderen behältst du.
}
board-chosen = Du hast gewählt. Die anderen wählen noch.
board-take-back = Zurücknehmen
board-tiles = Plättchen legen
board-place = Wähle ein Plättchen, dann eines der leuchtenden Häuser; oder zieh es dorthin.
board-place-where = { $shop }: Wähle eines der leuchtenden Häuser.
board-placing = Legen noch: { $who }
board-own-build = Du hast { $shop } auf { $number } versprochen.
board-own-empty = Du hast versprochen, { $number } leer zu lassen.
board-promise-first = Halte zuerst dein Versprechen.
board-done-placing = Fertig: meine Plättchen zeigen

# The bargaining table
board-negotiation = Verhandlung
board-talking = Verhandeln noch: { $who }
board-all-done = Alle sind fertig.
board-clock = Restzeit:
board-compose = Neuer Handel
board-done-talking = Fertig verhandelt
board-resume = Wieder verhandeln
board-draft-begun = Du hast in der Textansicht einen Entwurf begonnen.
board-assist = Zeigen, was ein Handel mir brächte
board-promises = Versprechen dieser Runde
board-who-builds = { $who } hat { $shop } auf { $number } versprochen.
board-who-empty = { $who } hat versprochen, { $number } leer zu lassen.
board-new-deal = Ein neuer Handel
board-counter-deal = Ein Gegenangebot an { $who }
board-changed-deal = Dein Angebot, geändert
board-compose-hint = Wähle Häuser auf dem Plan und Plättchen von allen. Sie gehen an dich, deine an die anderen.
board-with = Mit
board-giver = { $who } gibt oder verspricht
board-somebody = Noch zu wählen
board-add = Zum Handel hinzufügen
board-promise = Versprechen für diese Runde:
board-add-build = ein Plättchen legen
board-add-empty = leer lassen
board-add-owe = nach dem Einkommen zahlen
board-money = Geldsumme
board-build = Versprechen zu legen
board-leave = Versprechen, leer zu lassen
board-owe = Versprechen, nach dem Einkommen zu zahlen
board-sum = Betrag in Dollar
board-from = Wer zahlt
board-to-whom = an wen?
board-receiver = Wer { $name } bekommt
board-on = auf
board-which = welches Haus?
board-type = Art des Ladens
board-which-shop = welcher Laden?
board-aim = Wähle hier oder auf dem Plan ein leeres Haus.
board-remove = { $name } aus dem Handel nehmen
board-less = Eins weniger: { $name }
board-more = Eins mehr: { $name }
board-who-sees = Wer es sieht
board-open = offen für alle
board-secret = geheim, unter den Beteiligten
board-note = Ein Wort für spätere Runden
board-note-means = (bindet niemanden)
board-missing = Es ist noch etwas zu wählen.
board-propose = Offen vorschlagen
board-propose-secret = Geheim vorschlagen
board-discard = Verwerfen
board-offer-it = Anbieten
board-ask-for-it = Danach fragen
board-unpick = Aus dem Handel

# What a deal would do
board-effect = Was es dir brächte
board-effect-now = Einkommen jetzt
board-effect-placed = Pro Runde, alles gelegt
board-effect-money = Bargeld
board-effect-owed = Nach dem Einkommen dieser Runde
board-gets = Du bekommst
board-gives = Du gibst

# Offers
board-offers = { $count ->
    [one] 1 Angebot auf dem Tisch
   *[other] { $count } Angebote auf dem Tisch
}
board-no-offers = Du siehst kein einziges Angebot.
board-offer = { $who } an { $others }
board-offer-came = { $who } macht dir ein Angebot: { $deal }
board-offers-came = { $count } neue Angebote an dich
board-new = neu
board-open-short = offen
board-secret-short = geheim
board-agreed = hat zugesagt
board-asked = ist gefragt
board-answers = Deine Antwort
board-yes = Annehmen
board-no = Ablehnen
board-counter = Gegenangebot
board-alter = Ändern
board-withdraw = Zurückziehen
board-says-build = legt in dieser Runde { $shop } auf { $number }
board-says-empty = lässt { $number } in dieser Runde leer
board-says-owe = zahlt { $sum } nach dem Einkommen an { $who }
board-understood = Verstanden
board-feed = Handel in dieser Partie
board-feed-none = Noch ist kein Handel geschlossen.
board-all = Alle { $count } zeigen
board-fewer = Die letzten zeigen

# Incomes
board-card = 1.000 $ mehr für jedes Plättchen der Größen { $sizes } auf dem Plan
board-card-blank = Kein Aufschlag
board-latest-card = Letzte Wohlstandskarte
board-paid = Einkommen der Runde { $number }
board-bonus = davon { $sum } durch die Karte
board-incomes = Einkommen in Tausend Dollar, und mehr durch die Karte
board-round = Runde
board-column = Runde { $number }
board-total = Gesamt
board-legend = Läden und was sie bringen
board-size = Bis zu { $size } Plättchen
board-pay-table = Was ein Laden in einer Runde bringt
board-tiles-count = Plättchen
board-unfinished = unfertig
board-finished = fertig
board-final = Alles Geld offengelegt
board-chart = Einkommen nach Runden
board-gains = Wer an welchem Handel verdient hat
board-gains-mean = Das Geld des Handels, und was er an den Einkommen aller noch kommenden Runden geändert hat.

## Clocks
late = Der Platz ist fertig: Er behält seine niedrigsten Hauskarten, bietet nichts an und legt nur, was vorbereitet oder versprochen ist.
