# Names of things
title = Chinatown
summary = Häuser, Läden und zähe Verhandlungen in New Yorks Chinatown: Handle klug und werde reich.
shop = { $kind ->
    [sea-food] Fischladen
    [pharmacy] Apotheke
    [jeans] Arbeitskleidung
    [restaurant] Restaurant
    [laundry] Wäscherei
    [sports] Sportartikel
    [antiques] Antiquitäten
    [fireworks] Feuerwerk
    [sewing] Schneiderei
    [detective] Detektei
    [watches] Uhrmacher
   *[radios] Radios
}
shop-on = { $shop } auf { $buildings }
buildings = { $count ->
    [one] Haus { $buildings }
   *[other] die Häuser { $buildings }
}
tiles = { $count ->
    [one] 1 Plättchen { $shop }
   *[other] { $count } Plättchen { $shop }
}
tiles-hidden = { $count ->
    [one] 1 verdecktes Plättchen
   *[other] { $count } verdeckte Plättchen
}
money = { $sum } $
nothing = keine
list-and = { $first } und { $last }
you = { $who } (du)
offer = { $secret ->
    [yes] das geheime Angebot
   *[no] das offene Angebot
} von { $author } an { $others }
option-prosperity = Wohlstandskarten
option-placement = Reihenfolge beim Legen
option-street-variant = neue Läden nur an einer Straße
option-map = der Plan
option-offers = Angebote pro Spieler und Runde
option-money = Geld
option-tiles = lose Plättchen
value-placement-free = alle zugleich
value-placement-first-player = reihum, vom Startspieler an
value-map-default = Erstausgabe
value-map-reprint = Neuauflage
value-map-reprint-count = Neuauflage, und größere Gruppen nach Anzahl
value-money-hidden = verdeckt
value-money-open = offen für alle
value-tiles-open = offen für alle
value-tiles-hidden = verdeckt
preset-1999 = Erste Ausgabe
preset-1999-about = Mit Wohlstandskarten; alle legen, wann sie wollen.
preset-1999-street = Erste Ausgabe, Straßenvariante
preset-1999-street-about = Neue Läden öffnen nur an einer Straße.
preset-1999-marker = Erste Ausgabe, Startspieler
preset-1999-marker-about = Plättchen werden reihum gelegt, ab dem Spieler mit dem Marker.
preset-1999-clock = Erste Ausgabe, mit Uhr
preset-1999-clock-about = Höchstens 10 Minuten für jede Verhandlung, wie die Regel vorschlägt.
preset-reprint = Neuauflage
preset-reprint-about = Ohne Wohlstandskarten, auf dem Plan der Neuauflage; größere Gruppen zählen nach Anzahl.
preset-open-money = Offenes Geld
preset-open-money-about = Alle sehen alles Geld; eine Hausregel, nicht vom Verlag.
preset-hidden-tiles = Verdeckte Plättchen
preset-hidden-tiles-about = Man sieht nur, wie viele lose Plättchen die anderen haben; eine Hausregel, nicht vom Verlag.

# What one can do
do-refuse = Haus { $building } zurückgeben
do-draft = ein Angebot entwerfen
do-give = { $giver } gibt { $things } an { $receiver }
do-tile = { $giver } gibt { $tiles } an { $receiver }
do-cash = { $giver } zahlt { $sum } an { $receiver }
do-build = { $who } legt in dieser Runde { $tiles }
do-empty = { $who } lässt { $buildings } in dieser Runde leer
do-owe = { $giver } zahlt { $sum } nach dem Einkommen dieser Runde an { $receiver }
do-propose = dies { $secret ->
    [yes] geheim vorschlagen, nur den Beteiligten
   *[no] offen vorschlagen
}
do-drop = den Entwurf verwerfen
do-yes = { $offer } annehmen: { $deal }
do-no = { $offer } ablehnen: { $deal }
do-withdraw = { $offer } zurückziehen: { $deal }
do-done = { $phase ->
    [placing] das Legen beenden und deine Plättchen zeigen
   *[negotiating] das Verhandeln beenden
}
do-resume = wieder verhandeln
do-place = { $shop } auf Haus { $building } legen
do-chosen = die Wahl abschließen
do-hands = etwas wechselt den Besitzer

# The view in sentences
round-of = Runde { $number } von { $total }: { $phase ->
    [keeping] alle wählen Häuser
    [negotiating] alle verhandeln
   *[placing] Plättchen werden gelegt
}.
round-over = Die Partie ist zu Ende.
awaited = Gewartet wird auf: { $who }.
ready = Fertig: { $who }.
seat-shops = Läden: { $shops }.
seat-empty = Leere Häuser: { $buildings }.
seat-tiles = Lose Plättchen: { $tiles }.
seat-money = Geld: { $money }.
seat-incomes = Einkommen: { $incomes }.
own-money = Du hast { $money }.
own-cards = { $count ->
    [0] Du hast gewählt und behältst die Häuser { $buildings }.
    [one] Du hast die Häuser { $buildings } und gibst noch 1 zurück.
   *[other] Du hast die Häuser { $buildings } und gibst { $count } zurück.
}
own-refused = Zurückgegeben: { $buildings }.
own-left = Du kannst in dieser Runde noch { $count ->
    [0] kein Angebot
    [one] 1 Angebot
   *[other] { $count } Angebote
} machen.
own-plan = Du hast { $tiles } vorbereitet; noch sieht es niemand.
own-draft = Dein Entwurf: { $deal }
own-draft-empty = Dein Entwurf ist noch leer.
promised = { $secret ->
    [yes] Geheim versprochen
   *[no] Offen versprochen
}: { $deal }.
offer-line = { $secret ->
    [yes] Geheimes Angebot
   *[no] Offenes Angebot
} von { $author }: { $deal } Ja: { $agreed }. Offen: { $awaited }.
offer-hindered = Zurzeit nicht möglich.
lacks-building = Haus { $building } gehört nicht { $who }.
lacks-freedom = Haus { $building } ist durch ein Versprechen gebunden.
lacks-plot = Haus { $building } ist kein leeres Haus von { $who }.
lacks-tiles = { $who } hat nicht { $tiles }.
lacks-spare = { $who } hat kein Plättchen { $shop } übrig.
lacks-money = Du hast nicht genug Geld; nur du erfährst das.
lacks-something = Es ist nicht mehr möglich.
income-of = { $shop } auf { $buildings }: { $size } von { $most }{ $finished ->
    [yes] , fertig
   *[no] {""}
}{ $split ->
    [yes] , Teil einer größeren Gruppe
   *[no] {""}
}, bringt { $income } ({ $clauses }).

# The log
log-refuse = { $who } gibt Haus { $building } zurück.
log-chosen = { $who } hat gewählt.
log-keep = { $who } behält { $buildings } und zieht Plättchen: { $tiles }.
log-draft = { $who } beginnt, ein Angebot zu entwerfen.
log-move = Im Entwurf: { $deal }
log-drop = { $who } verwirft den Entwurf.
log-propose = { $who } macht { $others } { $secret ->
    [yes] ein geheimes Angebot
   *[no] ein offenes Angebot
}: { $deal }
log-resume = { $who } verhandelt wieder.
log-yes = { $who } nimmt { $offer } an.
log-no = { $who } lehnt { $offer } ab.
log-withdraw = { $who } zieht { $offer } zurück.
log-struck = { $who } sagt Ja, und der { $secret ->
    [yes] geheime Handel
   *[no] Handel
} ist perfekt: { $deal }
log-void = { $who } nimmt { $offer } an, doch der Handel ist geplatzt.
log-hands = Andere haben einen geheimen Handel geschlossen. { $changes }
hands-less = { $who } gibt { $tiles } ab.
hands-more = { $who } bekommt { $tiles }.
hands-paid = { $who } hat { $sum } weniger.
hands-earned = { $who } hat { $sum } mehr.
log-ended = Was versprochen war, gilt nicht mehr für { $buildings }.
log-done = { $who } hat fertig verhandelt.
log-lapse = Nicht mehr auf dem Tisch: { $offers }.
log-lapse-draft = Aus dem Entwurf von { $who } wird nichts.
log-place = { $who } bereitet { $shop } für Haus { $building } vor.
log-placed = { $who } legt { $tiles }.
log-placed-none = { $who } legt kein Plättchen.
card = Wohlstandskarte der Runde { $number }: { $sum } mehr für jedes Plättchen der Größen { $sizes } auf dem Plan.
card-blank = Wohlstandskarte der Runde { $number }: kein Bonus.
log-income = { $who } verdient { $income }.
log-income-bonus = { $who } verdient { $income } und durch die Wohlstandskarte { $bonus } mehr.
log-paid = { $giver } zahlt { $sum } an { $receiver }, wie versprochen.
log-paid-part = Versprochenes Geld von { $giver } an { $receiver }: nur { $sum } von { $owed } sind da.
log-dealt = { $who } bekommt die Häuser { $buildings }.
money-of = Geld am Ende: { $sums }.
log-over = { $count ->
    [one] { $winners } gewinnt
   *[other] { $winners } teilen sich den Sieg
} mit { $money }{ $tiles ->
    [yes] {" "}und mehr Plättchen auf dem Plan
   *[no] {""}
}.

# Why something is refused
why-CT-09 = jetzt wählen alle Häuser; „{ $action }“ muss warten.
why-CT-10 = zu Beginn einer Runde gibst du zwei deiner ausgeteilten Karten zurück; „{ $action }“ geht jetzt nicht.
why-CT-14 = die Verhandlung dieser Runde ist vorbei; jetzt werden Plättchen gelegt.
why-CT-18 = wenn alle fertig verhandelt haben, legst du eines deiner losen Plättchen auf eines deiner leeren Häuser; „{ $action }“ geht jetzt nicht.
why-CT-19 = du hast deine Plättchen schon gelegt, oder du bist mit Legen nicht an der Reihe.
why-CT-22 = die Partie ist zu Ende, ihre sechs Runden sind gespielt.
why-CT-23 = { $kind ->
    [yes] du entwirfst gerade, oder kein solches Angebot wartet auf dein Ja.
    [no] du entwirfst gerade, oder es gibt kein solches Angebot an dich.
    [propose] du brauchst einen Entwurf, in dem du und mindestens ein anderer Spieler etwas geben, bekommen oder versprechen.
    [drop] du hast keinen Entwurf.
    [draft] du hast schon einen Entwurf; schlag ihn erst vor oder verwirf ihn.
    [done] du hast einen Entwurf; schlag ihn erst vor oder verwirf ihn.
    [resume] du hast einen Entwurf; schlag ihn erst vor oder verwirf ihn.
    [withdraw] du hast einen Entwurf; schlag ihn erst vor oder verwirf ihn.
   *[other] „{ $action }“ passt hier nicht: Ein Entwurf beginnt mit „draft“, seine Teile kommen in der Reihenfolge der Notation, und jeder bringt etwas, das jemand besitzt, zu jemand anderem.
}
why-CT-24 = ein Versprechen im Entwurf gilt einem leeren Haus, das jemand besitzt, eines für jedes Haus; „{ $action }“ ist das nicht.
why-CT-25 = { $kind ->
    [done] du hast versprochen, ein Plättchen zu legen, und kannst es noch.
    [place] ein Versprechen verbietet „{ $action }“.
   *[other] ein Versprechen an andere bindet etwas von dir in diesem Handel.
}
why-CT-26 = { $kind ->
    [tile] es gibt keine losen Plättchen dieser Art mehr zu geben.
   *[other] du kannst deinen Teil jetzt nicht geben: Etwas davon gehört dir nicht, oder dir fehlt das Geld.
}
why-CT-27 = { $kind ->
    [withdraw] du hast kein solches Angebot.
   *[propose] du hast so viele offene Angebote wie möglich, insgesamt oder an dieselben Spieler.
}
why-CT-29 = { $kind ->
    [draft] du hast in dieser Runde keine Angebote mehr.
    [done] du bist schon fertig.
    [resume] nur wer fertig ist, kann wieder verhandeln.
   *[give] du hast in dieser Runde zu viele Entwürfe verworfen.
}
why-CT-35 = „{ $action }“ erreicht keine Straße: In einem Haus ohne Straßenfront muss sich ein Plättchen einem deiner Läden derselben Art anschließen, der eine hat.
why-CT-36 = „{ $action }“ ist ein Ereignis, keine Aktion, die ein Spieler ausführen kann.
scene-twice = Haus { $building } kommt zweimal vor; jedes Haus gibt es nur einmal.

# The clauses of the rulebook, for the rules help and for positions that are refused
clause-CT-01 = Es spielen 3 bis 5 Spieler, jeder mit einer eigenen Farbe und Besitzmarken, die nie ausgehen.
clause-CT-02 = Es gibt 85 nummerierte Häuser in 6 Blöcken und für jedes eine Karte. Zwei Häuser sind benachbart, wenn sie in einem Block eine Seite teilen, nie schräg und nie über eine Straße hinweg.
clause-CT-03 = Es gibt 12 Arten von Läden. Jede hat eine Höchstgröße von 3, 4, 5 oder 6 und drei Plättchen mehr als das: insgesamt 90.
clause-CT-04 = Größe 3: Fischladen, Apotheke, Arbeitskleidung. Größe 4: Restaurant, Wäscherei, Sportartikel. Größe 5: Antiquitäten, Feuerwerk, Schneiderei. Größe 6: Detektei, Uhrmacher, Radios.
clause-CT-05 = Es gibt 9 Wohlstandskarten: eine für jedes Paar der Größen 3, 4, 5 und 6 und drei ohne Bonus. 3 werden ungesehen entfernt, und in jeder Runde wird eine der anderen aufgedeckt.
clause-CT-06 = Alle beginnen mit 5.000 $. Jede Summe ist ein Vielfaches von 1.000 $, und Geld ist geheim. Der Bank geht das Geld nie aus.
clause-CT-07 = Der Plan ist der des Regelhefts. Mit der Option map=reprint liegen zwei Reihen des ersten Blocks eine Spalte weiter links.
clause-CT-08 = Am Anfang sind die Plättchen ein gemischter Vorrat und die Hauskarten ein gemischter Stapel.
clause-CT-09 = Es gibt 6 Runden mit je fünf Phasen: Häuser, Plättchen, Verhandlung, Legen, Einkommen.
clause-CT-10 = Alle bekommen Hauskarten und behalten genau zwei weniger; wie viele, hängt von der Zahl der Spieler und der Runde ab. Alle wählen geheim und gleichzeitig.
clause-CT-11 = Zurückgegebene Karten kommen in den Stapel zurück, der für die nächste Runde gemischt wird.
clause-CT-12 = Haben alle gewählt, werden die behaltenen Karten gemeinsam gezeigt. Jedes Haus gehört nun dem Spieler, der seine Karte behalten hat, und die Karten kommen aus dem Spiel. Bis dahin darfst du deine zurückgegebenen Karten zurücknehmen, die letzte zuerst.
clause-CT-13 = Dann ziehen alle Plättchen und legen sie offen vor sich; wie viele, hängt von der Zahl der Spieler und der Runde ab.
clause-CT-14 = In der Verhandlung dürfen alle miteinander handeln, in beliebiger Reihenfolge, offen oder geheim, zwischen beliebig vielen Spielern, um Häuser, Läden, lose Plättchen und Geld. Gehandelt wird nur in dieser Phase und nur zwischen Spielern.
clause-CT-15 = Ein gebauter Laden darf den Besitzer wechseln, Haus für Haus und beliebig oft. Ein Plättchen auf dem Plan bewegt sich nie. Was man bekommen hat, darf man sofort weitergeben.
clause-CT-16 = Was für diese Runde vereinbart wird, bindet. Was für spätere Runden vereinbart wird, bindet niemanden.
clause-CT-17 = Die Verhandlung endet, wenn alle fertig sind.
clause-CT-18 = Dann legen alle beliebig viele ihrer losen Plättchen auf eigene leere Häuser, auf jedes eines. Die anderen bleiben für spätere Runden liegen.
clause-CT-19 = Mit der Option placement=free bereiten alle ihre Plättchen ungesehen vor und zeigen sie, wenn sie fertig sind. Mit placement=first-player wird reihum gelegt, im Uhrzeigersinn ab dem Startspielermarker, der jede Runde weiterwandert; der Zufall entscheidet, wer ihn zuerst hat.
clause-CT-20 = Vor dem Einkommen wird eine Wohlstandskarte aufgedeckt: Jedes Plättchen auf dem Plan, dessen Größe sie nennt, bringt seinem Besitzer 1.000 $, ob der Laden fertig ist oder nicht. Mit der Option prosperity=off gibt es keine solchen Karten.
clause-CT-21 = Dann bringt jeder Laden seinem Besitzer Einkommen. Lose Plättchen und leere Häuser bringen nichts.
clause-CT-22 = Die Partie endet nach dem Einkommen der Runde 6, und wer das meiste Geld hat, gewinnt. Bei Gleichstand gewinnt, wer mehr Plättchen auf dem Plan hat; herrscht auch dann Gleichstand, wird der Sieg geteilt.
clause-CT-23 = Ein Handel ist eine Liste von Dingen, die von ihren Besitzern an andere gehen, mit Versprechen. Alle, die etwas geben, bekommen oder versprechen, müssen Ja sagen; mit dem letzten Ja geschieht alles auf einmal oder nichts. Geschenke sind erlaubt.
clause-CT-24 = Versprechen kann man, in dieser Runde ein Plättchen einer bestimmten Art auf ein Haus zu legen, ein Haus in dieser Runde leer zu lassen oder gleich nach dem Einkommen dieser Runde eine Summe zu zahlen, bis zu dem, was man dann hat. Alles andere, was gesagt wird, bindet niemanden.
clause-CT-25 = Die Regeln setzen Versprechen durch: Beim Legen kann man keines brechen, und niemand ist fertig, solange sich noch eines halten lässt. Was versprochen ist, kann man weder weggeben noch anders versprechen, außer wenn alle Beteiligten des Versprechens am neuen Handel beteiligt sind. Ein unmöglich gewordenes Versprechen erlischt.
clause-CT-26 = Es gibt keinen Kredit: Ein Handel gilt nur, wenn alles denen gehört, die es geben, und niemand unter 0 $ fällt. Man kann nicht vorschlagen oder annehmen, was man nicht zahlen kann.
clause-CT-27 = Mehrere Angebote dürfen gleichzeitig offen sein, auch über dieselben Dinge und an dieselben Spieler: höchstens zwölf von dir, davon sechs an dieselben. Man darf eigene zurückziehen. Ein Angebot, das beim letzten Ja unmöglich ist, platzt. Dinge, die weg sind, werden genannt; dass Geld fehlt, erfährt nur der betroffene Spieler.
clause-CT-28 = Von einem geheimen Handel sehen die anderen nur, welche Häuser und Plättchen den Besitzer wechseln. Summen und Versprechen bleiben bis zum Ende der Partie unter den Beteiligten.
clause-CT-29 = Wer fertig ist, darf noch antworten und wieder verhandeln, bis alle fertig sind. Dann verfallen offene Angebote. Jeder Spieler darf pro Runde eine begrenzte Zahl von Angeboten machen; ein verworfener Entwurf und erneutes Verhandeln kosten keines.
clause-CT-30 = Ein Plättchen allein ist ein Laden der Größe 1. Benachbarte Plättchen einer Art und eines Besitzers sind ein Laden; Plättchen verschiedener Besitzer verbinden sich nie.
clause-CT-31 = Ein Laden ist fertig, wenn er die Höchstgröße seiner Art hat.
clause-CT-32 = Ein unfertiger Laden mit 1, 2, 3, 4, 5 Plättchen bringt 1.000 $, 2.000 $, 4.000 $, 6.000 $, 8.000 $. Ein fertiger Laden mit 3, 4, 5, 6 Plättchen bringt 5.000 $, 8.000 $, 11.000 $, 14.000 $.
clause-CT-33 = Kein Laden ist größer als die Höchstgröße seiner Art: Eine größere Gruppe ist ein fertiger Laden und noch einer. Sie zählt so, wie es am meisten bringt.
clause-CT-34 = Ein Beispiel: Auf dem üblichen Plan ist ein Fischladen auf 7, 8 und 10 fertig und bringt 5.000 $. Mit 11 bringt er 1.000 $ mehr, und mit 3 und 12 dazu sind es zwei fertige Läden.
clause-CT-35 = Mit der Option street-variant=on öffnet kein neuer Laden in einem Haus ohne Straßenfront: Ein Plättchen darf dort nur hin, wenn es sich einem Laden derselben Art und desselben Besitzers anschließt, der eine hat.
clause-CT-36 = Alle sehen, wem was gehört, die Plättchen, die Wohlstandskarten, das Einkommen, offene Angebote und Handel und wer fertig ist. Geheim sind ausgeteilte und zurückgegebene Karten, Entwürfe, geheime Angebote und Handel und das Geld.
clause-CT-37 = Nur eine Art der Größe 3 kann zwei fertige Läden zugleich haben; die anderen haben Plättchen für einen.
clause-CT-38 = Eine Voreinstellung ist ein Satz von Optionen mit einem Namen: die erste Ausgabe, wie sie ist, mit ihrer Straßenvariante, mit ihrem Startspieler oder mit einer Uhr; und die Neuauflage, mit ihrem Plan und ohne Wohlstandskarten.
clause-CT-39 = Mit der Option money=open sehen alle alles Geld. Von einem geheimen Handel sieht man dann auch, wie viel Geld jeder mehr oder weniger hat.
clause-CT-40 = Mit der Option map=reprint-count ist der Plan der der Neuauflage, und eine Gruppe, die größer ist als die Höchstgröße ihrer Art, bringt so viel wie ein fertiger Laden und noch einer aus allen anderen ihrer Plättchen, wo immer diese in der Gruppe liegen.
clause-CT-41 = Mit der Option tiles=hidden sieht man nur, wie viele lose Plättchen die anderen haben. Ein Handel darf jedes Plättchen verlangen, das dort sein könnte; niemand kann vorschlagen oder annehmen, was er nicht geben kann.

# The board in the terminal, and what can be asked there
draw-marker = { $who } legt zuerst.
draw-prosperity = Wohlstand bisher: { $cards }.
draw-size = Größe
draw-types = Läden
draw-pays = Bringt ({ $unit })
draw-finished = fertig
draw-promised = versprochen
draw-prepared = vorbereitet, noch ungesehen
draw-held = deine Karte
draw-refused = zurückgegeben
draw-seat = Platz
draw-tiles = Lose Plättchen
draw-income = Einkommen
draw-money = Geld
draw-busy = { $phase ->
    [keeping] wählt
    [negotiating] verhandelt
   *[placing] legt
}
draw-done = fertig
draw-later = wartet
draw-won = gewinnt
draw-how = „moves“ zeigt, wie man eines schreibt.
draw-place = Kurz geschrieben: „{ $action }“.
draw-yes = ja zu { $number }: { $offer }
draw-no = nein zu { $number }: { $offer }
draw-withdraw = { $number } zurückziehen: { $offer }
draw-income-of = { $who }: So wie sie stehen, bringen die Läden { $sum }.
draw-answer = Antworte „{ $yes }“ oder „{ $no }“.
draw-take-back = Zurückziehen: „{ $action }“.
draw-no-offers = Du siehst keine Angebote.
draw-deal = Alles in einer Zeile, die Teile in beliebiger Reihenfolge: { $deal }
command-moves = zeigt, wie man einen Handel schreibt
command-offers = zeigt alle Angebote, und wie man darauf antwortet
command-income = erklärt, was jeder Laden bringt und nach welcher Regel

# What bots say
bot-offer-buy = So bekomme ich { $shop } auf { $buildings } ({ $size } von { $most } Plättchen), und { $sum } scheint mir ein fairer Preis.
bot-offer-swap = So bekomme ich { $shop } auf { $buildings } ({ $size } von { $most } Plättchen), und die anderen gewinnen durch das, was sie bekommen.
bot-offer-sell = So bekommt { $who } { $shop } auf { $buildings } ({ $size } von { $most } Plättchen), und { $sum } scheint mir ein fairer Preis.
bot-offer-help = So bekommt { $who } { $shop } auf { $buildings } ({ $size } von { $most } Plättchen), und ich gewinne durch das, was ich bekomme.
bot-offer = Nach meiner Rechnung haben wir alle etwas davon.
bot-offer-share = Zusammen würden wir { $rounds ->
    [1] in der letzten Runde { $sum } mehr verdienen
   *[other] { $rounds } Runden lang { $sum } je Runde mehr verdienen
}; von allem, was das wert ist, biete ich { $others ->
    [1] dir
   *[other] euch { $others } zusammen
} { $share } %.
bot-counter-ask = Dieselben Dinge, aber ich hätte gern { $sum } dafür.
bot-counter-pay = Dieselben Dinge, aber ich würde { $sum } zahlen.
bot-counter = Dieselben Dinge, aber ohne Geld für mich oder von mir.
bot-yes-shop = So bekomme ich { $shop } auf { $buildings } ({ $size } von { $most } Plättchen).
bot-yes-money = Für { $sum } lohnt es sich für mich.
bot-yes = Das bringt mir genug.
bot-yes-share = Wir verdienen damit { $rounds ->
    [1] in der letzten Runde { $sum } mehr
   *[other] { $rounds } Runden lang { $sum } je Runde mehr
}, und { $share } % von dem, was das wert ist, gehören mir.
bot-no-promise = Ich müsste etwas versprechen, und das tue ich nicht.
bot-no-gone = Etwas davon ist nicht mehr, wo es war.
bot-no-gain = Es ist zu wenig zu gewinnen: Kein Preis würde uns allen nützen.
bot-no-dear = Zu teuer: Ich würde höchstens { $sum } zahlen.
bot-no-price = Das ist zu wenig für das, was ich aufgeben würde: Ich bräuchte { $sum } mehr.
bot-no-share = Die anderen hätten viel mehr davon als ich: Ich bräuchte { $sum } mehr.
bot-no-leader = { $who } liegt vorn und hätte mehr davon als ich: Ich bräuchte { $sum } mehr.
bot-no = Das passt mir gerade nicht.
bot-release = Ich steige aus, um für einen anderen Handel frei zu sein.

## How well and as whom bots play

level-beginner-about = Handelt immer nur mit einem Spieler, gibt viel für wenig, verschätzt sich bei Preisen und behält und legt oft aufs Geratewohl.
level-casual-about = Handelt immer nur mit einem Spieler und gibt leicht nach; Preise sind eher geraten als gerechnet.
level-practised-about = Findet Handel zu dritt, verlangt etwas weniger als einen gerechten Anteil und macht selten Fehler.
level-expert-about = Rechnet gut und besteht auf beinahe dem gerechten Anteil, im Handel zwischen höchstens drei Spielern.
level-master-about = Rechnet aus, was alle zusammen verdienen könnten, handelt mit allen auf einmal und weiß, was von wem zu haben ist.

character-generous = Großzügig
character-generous-about = Spielt wie der Meister, lässt anderen aber gern den größeren Anteil.
character-hard = Hart
character-hard-about = Spielt wie der Meister, verlangt aber mehr als den eigenen Anteil und gibt langsam nach.
character-gambler = Spielernatur
character-gambler-about = Zahlt viel für das, was aus Läden noch werden kann.
character-cautious = Vorsichtig
character-cautious-about = Zahlt für das, was sofort etwas bringt, und wenig für das, was noch kommen kann.
character-quiet = Zurückhaltend
character-quiet-about = Schlägt nichts vor, weiß aber, was ein Angebot wert ist.

## Measuring

error-never-asked = { $bot } kann nicht gefragt werden, ob ein Handel ihm passt.
