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
board-head = Runde { $number } von { $total }
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
board-ask = Plättchen verlangen
board-ask-of = Von { $who } ein Plättchen verlangen
board-buildings = { $count ->
    [one] 1 Haus
   *[other] { $count } Häuser
}

# The game screen
board-enlarge = Den Plan vergrößern
board-tab-offers = Angebote
board-tab-deal = Mein Handel
board-tab-shops = Läden
board-tab-result = Ergebnis
board-money-short = { $thousands }k $
board-a-round = { $sum } pro Runde
board-shop-pays = Ein Laden bringt
board-in-thousands = in Tausend $; golden: fertig
board-goal-keeping = Behalte Nachbarn: Sie können ein Laden werden.
board-goal-negotiating = Drei oder mehr eines Ladens nebeneinander bringen am meisten.
board-goal-placing = Ein fertiger Laden bringt am meisten.
board-trade = Tausche Häuser und Plättchen.
board-compose-prompt = Wähle Häuser und Plättchen für deinen Handel.
board-edit-deal = Mein Handel ({ $count })
board-content = Der Inhalt des Handels
board-give-sure = Auch { $number } zurückgeben? Wenn alle gewählt haben, gilt es endgültig.
board-give-yes = Zurückgeben
board-give-no = Anderes wählen
board-take-back = Letzte Karte zurücknehmen
board-stack = { $number } von { $total }
board-details = Einzelheiten
board-offers-you = { $who } bietet dir
board-your-offer = Dein Angebot
board-you-give = Du gibst oder versprichst
board-who-gets = { $who } bekommt
board-who-gives = { $who } gibt
board-news = Zu deinem Angebot
board-effect-round = { $sum } pro Runde
board-effect-cash = { $sum } jetzt
board-effect-later = { $sum } nach dem Einkommen
board-effect-none = Einkommen und Geld unverändert

# Buildings and tiles
board-cards = Deine Hauskarten
board-give-back = { $count ->
    [one] Gib noch 1 Haus zurück.
   *[other] Gib { $count } Häuser zurück.
}
board-place = Wähle ein Plättchen, dann ein leuchtendes Haus.
board-place-where = { $shop }: Wähle eines der leuchtenden Häuser.
board-own-build = Du hast { $shop } auf { $number } versprochen.
board-own-empty = Du hast versprochen, { $number } leer zu lassen.
board-promise-first = Halte zuerst dein Versprechen.
board-done-placing = Plättchen zeigen

# The bargaining table
board-talking = Verhandeln noch: { $who }
board-all-done = Alle sind fertig.
board-clock = Restzeit:
board-compose = Neuer Handel
board-done-talking = Ich bin fertig
board-resume = Wieder verhandeln
board-draft-begun = Du hast in der Textansicht einen Entwurf begonnen.
board-assist = Zeigen, was ein Handel mir brächte
board-who-builds = { $who } hat { $shop } auf { $number } versprochen.
board-who-empty = { $who } hat versprochen, { $number } leer zu lassen.
board-new-deal = Ein neuer Handel
board-counter-deal = Ein Gegenangebot an { $who }
board-changed-deal = Dein Angebot, geändert
board-compose-hint = Wähle Häuser auf dem Plan und Plättchen beliebiger Spieler. Ihre gehen an dich, deine an sie.
board-with = Mit
board-giver = { $who } gibt oder verspricht
board-somebody = Noch zu wählen
board-add = Zum Handel hinzufügen
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
board-secret = geheim, unter den Beteiligten
board-note = Eine Bemerkung zu späteren Runden
board-note-means = (bindet niemanden)
board-missing = Es ist noch etwas zu wählen.
board-propose = Offen vorschlagen
board-propose-secret = Geheim vorschlagen
board-discard = Verwerfen
board-offer-it = Anbieten
board-ask-for-it = Danach fragen
board-unpick = Aus dem Handel nehmen

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
board-no-offers = Du siehst keine Angebote.
board-offer = { $who } an { $others }
board-offer-came = { $who } macht dir ein Angebot: { $deal }
board-offers-came = { $count } neue Angebote an dich
board-new = neu
board-open-short = offen
board-secret-short = geheim
board-agreed = hat zugesagt
board-asked = hat noch nicht geantwortet
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
board-card-blank = Kein Bonus
board-latest-card = Letzte Wohlstandskarte
board-paid = Einkommen der Runde { $number }
board-bonus = davon { $sum } durch die Karte
board-incomes = Einkommen in Tausend Dollar, und Bonus durch die Karte
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
board-legend-income = Einkommen, je Runde
board-legend-rest = Startgeld und Handel
board-gains = Wer an welchem Handel verdient hat
board-gains-mean = Das Geld des Handels, und was er an den Einkommen aller noch kommenden Runden geändert hat.

## Clocks
late = Du bist fertig: Du behältst deine niedrigsten Hauskarten, bietest nichts an und legst nur, was du vorbereitet oder versprochen hast.

# So wird gespielt, auf einer Seite
goal = Sei nach sechs Runden am reichsten: Besitze Häuser nebeneinander und fülle sie mit Läden einer Art.
how-1 = Erhalte Häuser
how-1-text = Jede Runde bekommst du Hauskarten. Zwei gibst du zurück, die anderen gehören dir.
how-2 = Erhalte Plättchen
how-2-text = Du ziehst Ladenplättchen. Die Zahl darauf sagt, wie viele davon ein fertiger Laden braucht.
how-3 = Handle
how-3-text = Tausche Häuser, Plättchen und Geld mit allen. Was vereinbart ist, gilt.
how-4 = Baue und verdiene
how-4-text = Lege Plättchen einer Art nebeneinander. Jeder Laden zahlt jede Runde, ein fertiger am meisten.
how-last = Nach sechs Runden gewinnt das meiste Geld.
