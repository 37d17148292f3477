# Names of things
title = Enquêtes à New York
summary = Irgendwo in New York versteckt sich ein Dieb mit einem Diamanten: Sammle Hinweise und klage vor den anderen an.
square-kind = { $kind ->
    [informants] Informanten
    [experts] Experten
    [swap] Tausche eine Karte
   *[go] Geh, wohin du willst
}
card-of = { $kind ->
    [informant] eine Informantenkarte
   *[expert] eine Expertenkarte
}
cards-of = { $kind ->
    [informant] { $count ->
        [one] 1 Informantenkarte
       *[other] { $count } Informantenkarten
    }
   *[expert] { $count ->
        [one] 1 Expertenkarte
       *[other] { $count } Expertenkarten
    }
}
joker = Joker
nothing = keine
list-and = { $first } und { $last }
you = { $who } (du)
option-level = die Stufe: 1 für 8 bis 10 Jahre, 2 ab 11 Jahren
option-case = der Fall: vom Rad, nach seiner Nummer oder ein neuer
option-last-standing = was geschieht, wenn nur noch ein Spieler übrig ist
option-rounds = Runden, bis die Partie ohne Sieger endet
value-case-spin = durch das Rad
value-case-generated = ein neuer
value-last-standing-wins = er gewinnt
value-last-standing-plays-on = er spielt weiter
value-rounds-par = das Par des Falls
preset-box = Die Schachtel, Stufe 1
preset-box-about = Ein Fall der Schachtel, mit dem Rad.
preset-box-2 = Die Schachtel, Stufe 2
preset-box-2-about = Ein schwierigerer Fall der Schachtel, mit dem Rad.
preset-letter = Die Schachtel, wörtlich
preset-letter-about = Der letzte Spieler muss den Dieb noch finden.
preset-endless = Endlose Fälle, Stufe 1
preset-endless-about = Für jede Partie ein neuer Fall; von uns, nicht vom Verlag.
preset-endless-2 = Endlose Fälle, Stufe 2
preset-endless-2-about = Für jede Partie ein neuer, schwierigerer Fall; von uns, nicht vom Verlag.
preset-solo = Solo, Stufe 1
preset-solo-about = Du allein gegen das Par eines neuen Falls; von uns, nicht vom Verlag.
preset-solo-2 = Solo, Stufe 2
preset-solo-2-about = Du allein gegen das Par eines neuen, schwierigeren Falls; von uns, nicht vom Verlag.

# What one can do
do-roll = würfeln
do-go = nach { $square } gehen
do-spy = bei { $who } spionieren
do-pass = { $phase ->
    [spying] nicht spionieren
   *[going] hier bleiben
}
do-take = { $card } von { $who } nehmen
do-swap = gegen { $card } von { $who } tauschen: { $text }
do-end = den Zug beenden
do-accuse = anklagen: Dieb und Diamant sind auf { $square }
do-swapped = { $given } gegen { $card } von { $who } tauschen

# The view in sentences
case-box = Stufe { $level }, Fall { $number } ({ $symbol }).
case-new = Stufe { $level }, ein neuer Fall.
start-rolls = Für den Start gewürfelt: { $rolls }. { $tied ->
    [yes] Nach Gleichstand und neuem Wurf fängt { $who } an.
   *[no] { $who } fängt an.
}
round-of = Runde { $number } von { $total }.
round-over = Die Partie ist zu Ende.
rolled = { $who } hat { $letter } und { $number } gewürfelt.
spied = { $who } hat in diesem Zug bei { $victim } spioniert: { $card }.
to-do = { $phase ->
    [rolling] { $who } würfelt oder klagt an.
    [choosing] { $who } wählt ein Feld, das die Würfel erlauben.
    [spying] { $who } darf bei jemandem auf demselben Feld spionieren.
    [taking] Der Stapel ist leer: { $who } nimmt { $card } von jemand anderem.
    [swapping] { $who } tauscht eine Karte mit jemand anderem.
    [going] { $who } darf auf ein anderes Feld gehen oder bleiben.
   *[closing] { $who } beendet den Zug oder klagt an.
}
seat-on = { $who } auf { $square }. Karten: { $cards }.
seat-beside = { $who } neben dem Plan. Karten: { $cards }.
seat-out = { $who } ist ausgeschieden: Die Lösung ist nicht { $square }.
piles = Stapel: { $cards }.
own-clue = { $place ->
    [hand] In deiner Hand
    [seat] Bei { $who }
    [pile] Im Stapel
   *[lost] Aus den Augen verloren
}, { $card }: { $text }
own-readers = (Auch gelesen von { $who }.)
answer-is = Dieb und Diamant sind auf { $square }.

# The log
log-roll = { $who } würfelt { $letter } und { $number }.
log-go = { $who } geht nach { $square }.
log-stay = { $who } bleibt auf { $square }.
log-spy = { $who } spioniert bei { $victim } und liest { $card }.
log-no-spy = { $who } spioniert nicht.
log-draw = { $who } zieht { $card }.
log-says = Auf der Karte steht: { $text }
log-empty = Der Stapel ist leer, also muss { $who } { $card } von jemand anderem nehmen.
log-none = Der Stapel ist leer, und niemand sonst hat { $card }: Es geschieht nichts.
log-no-swap = Es gibt nichts zu tauschen: Es geschieht nichts.
log-take = { $who } nimmt { $card } von { $victim }.
log-swap = { $who } tauscht mit { $partner }: { $given } gegen { $taken }.
log-has = { $who } hat jetzt diese Karte: { $text }
log-accuse = { $who } sagt, Dieb und Diamant seien auf { $square }.
log-wrong = Das ist falsch: { $who } scheidet aus.
log-answer = { $who } hat die Lösung gesehen: { $square }.
log-return = Die Karten von { $who } kommen zurück in die Stapel: { $cards }.
log-end = { $who } beendet den Zug.
log-round = Runde { $number } beginnt.
won-found = { $who } hat Dieb und Diamant gefunden und gewinnt.
won-last = { $who } bleibt als letzter Spieler übrig und gewinnt.
won-nobody = Die Partie ist zu Ende, und niemand gewinnt.

# Why something is refused
why-EN-21 = du bist nicht dran; gespielt wird im Uhrzeigersinn.
why-EN-22 = dein Zug beginnt mit dem Würfeln, wenn du nicht anklagst; „{ $action }“ ist keins von beiden.
why-EN-23 = mit einem Joker wählst du ein Feld der Reihe oder Spalte, die der andere Würfel zeigt, mit zwei Jokern jedes; „{ $action }“ ist nicht erlaubt.
why-EN-24 = dein Zug ist vorbei: Beende ihn oder klage an. „{ $action }“ ist keins von beiden.
why-EN-25 = du musst jetzt tauschen: eine deiner Karten gegen eine Karte von jemandem, der noch dabei ist, von einer Sorte, die er hat; „{ $action }“ ist kein solcher Tausch.
why-EN-26 = du darfst auf jedes Feld außer denen mit „Geh, wohin du willst“, oder mit „pass“ bleiben; „{ $action }“ ist keins von beiden.
why-EN-27 = du darfst bei einem Spieler spionieren, der auf deinem Feld steht und eine Karte hat, oder mit „pass“ darauf verzichten; „{ $action }“ ist keins von beiden.
why-EN-28 = der Stapel ist leer, also musst du eine Karte dieser Sorte von jemandem nehmen, der eine hat; „{ $action }“ tut das nicht.
why-EN-30 = anklagen kannst du vor dem Würfeln, oder wenn du getan hast, was dein Feld sagt.
why-EN-32 = du hast falsch angeklagt, also bist du ausgeschieden.
why-EN-33 = die Partie ist zu Ende.
scene-twice = { $card } kommt zweimal vor; nenne jede Karte nur einmal.

# The clauses of the rulebook, for the rules help and for positions that are refused
clause-EN-01 = 2 bis 6 Spieler ermitteln auf einer von zwei Stufen: 1 für 8 bis 10 Jahre, 2 ab 11 Jahren.
clause-EN-02 = Der Plan hat 25 Felder: Spalten A bis E von West nach Ost, Reihen 1 bis 5 von Nord nach Süd. „Nördlich von Reihe 4“ heißt Reihen 1, 2 und 3: Die Reihe selbst gehört nicht dazu. Für Süden, Osten und Westen gilt dasselbe.
clause-EN-03 = Es gibt sieben Bezirke, jeder mit seiner Farbe: Manhattan, die Bronx, Brooklyn, Queens und Staten Island, und neben der Stadt New Jersey und Brentwood. Jedes Feld liegt in einem davon.
clause-EN-04 = Bilder zeigen Orte. „In der Nähe“ eines Ortes heißt auf jedem Feld, das ihn zeigt. Der Flughafen John F. Kennedy liegt auf D4 und E4, und Fabriken stehen auf mehreren Feldern.
clause-EN-05 = Jedes Feld ist von einer dieser Sorten: Informanten, Experten, Tausche eine Karte, Geh, wohin du willst.
clause-EN-06 = Bezirke, Sorten der Felder und Orte liegen so, wie das Regelheft sie zeigt. Jeder Bezirk ist ein zusammenhängendes Stück.
clause-EN-10 = Die Schachtel enthält 216 Karten: 60 Informantenkarten und 48 Expertenkarten je Stufe.
clause-EN-11 = Die Schachtel hat 24 Fälle, 12 je Stufe. Ein Fall hat eine Nummer und ein Symbol, die kein anderer Fall seiner Stufe hat, und eine Lösung: das Feld von Dieb und Diamant. Lösungen können sich wiederholen.
clause-EN-12 = Auf der Rückseite einer Informantenkarte stehen 1 bis 4 Nummern von Fällen, auf der einer Expertenkarte 1 bis 3 Symbole. Die Karte gehört zu all diesen Fällen, und ihr Hinweis stimmt in jedem.
clause-EN-13 = Ein Fall hat genau 10 Informantenkarten und 6 Expertenkarten seiner Stufe, alle verschieden.
clause-EN-14 = Die 16 Hinweise eines Falls lassen genau ein Feld übrig, auch wenn irgendeine Karte fehlt. Keine Karte löst einen Fall allein. Mindestens 10 der 12 Fälle der Stufe 1 brauchen 3 Karten oder mehr, und jeder Fall der Stufe 2 braucht 5 oder mehr.
clause-EN-15 = Informanten sagen, was sie wissen; Experten sagen, was Wissenschaft und Technik ihnen zeigen. Die Hinweise der Stufe 1 sind direkt; über die der Stufe 2 muss man nachdenken.
clause-EN-16 = Die Lösung eines Falls liegt unter einem Deckel: Nur wer anklagt, sieht nach, und am Ende der Partie sehen sie alle.
clause-EN-17 = Neben der Schachtel gibt es endlos viele neue Fälle, jeder aus einem Startwert gemacht und ebenso fair.
clause-EN-18 = Die Option level ist die Stufe. Die Option case ist der Fall: spin für das Rad, das jeden der 12 gleich wahrscheinlich macht, eine Nummer für genau diesen Fall, generated für einen neuen.
clause-EN-20 = Für den Start würfeln alle mit dem Zahlenwürfel; der Joker zählt als 6. Wer am höchsten würfelt, dreht das Rad für den Fall und fängt an; bei Gleichstand wird noch einmal gewürfelt.
clause-EN-21 = Die Karten des Falls sind zwei gemischte, verdeckte Stapel: Informanten und Experten. Die Figuren beginnen neben dem Plan, und gespielt wird im Uhrzeigersinn, beginnend bei dem Spieler, der anfängt.
clause-EN-22 = In deinem Zug würfelst du mit beiden Würfeln, einem mit 1 bis 5 und einem Joker, einem mit A bis E und einem Joker, und deine Figur geht auf dieses Feld. Steht sie schon dort, zählt das als neue Ankunft.
clause-EN-23 = Mit einem Joker wählst du ein beliebiges Feld der Reihe oder Spalte, die der andere Würfel zeigt; mit zwei Jokern jedes Feld.
clause-EN-24 = Auf einem Feld der Informanten ziehst du eine Informantenkarte und behältst sie; auf einem Feld der Experten eine Expertenkarte. Dann ist dein Zug vorbei, aber du darfst noch anklagen.
clause-EN-25 = Auf „Tausche eine Karte“ musst du eine Karte deiner Wahl gegen eine Karte eines anderen Spielers deiner Wahl geben. Du wählst ihre Sorte, und sie wird blind aus dem gezogen, was dieser Spieler vorher hatte. Hast du keine Karte oder hat niemand sonst eine, geschieht nichts.
clause-EN-26 = Von „Geh, wohin du willst“ darfst du auf jedes Feld, das nicht von dieser Sorte ist, und tun, was es sagt. Du darfst auch bleiben; dann geschieht nichts. Der Zug auf ein Feld zählt als neue Ankunft.
clause-EN-27 = Kommst du auf ein Feld, auf dem andere stehen, darfst du bei einem von ihnen spionieren: Du liest eine Karte, aus all seinen Karten ausgelost, und gibst sie zurück. Dieser Spieler sieht, welche es war, die anderen nur die Sorte. Dann tust du, was das Feld sagt. Bei einem Spieler ohne Karten kann man nicht spionieren.
clause-EN-28 = Ist ein Stapel leer, nimmst du auf seinen Feldern eine Karte dieser Sorte von einem anderen Spieler deiner Wahl; sie wird blind gezogen, und du behältst sie. Hat niemand eine, geschieht nichts. Hat ein Stapel wieder Karten, wird wieder von ihm gezogen.
clause-EN-29 = Alle machen sich eigene Notizen: durchgestrichene oder eingekreiste Felder und Text. Was du gelesen hast, darfst du notieren, auch wenn die Karte weggeht.
clause-EN-30 = Du klagst an, indem du das Feld von Dieb und Diamant nennst; jedes Feld ist erlaubt, wo deine Figur auch steht. Das geht in deinem eigenen Zug, vor dem Würfeln oder nach dem, was dein Feld sagt. Alle hören das Feld, nur du siehst die Lösung an, und dein Zug ist vorbei.
clause-EN-31 = Hast du recht, gewinnst du und zeigst die Lösung.
clause-EN-32 = Irrst du dich, scheidest du aus: Deine Karten kommen zurück in die Stapel, die gemischt werden, und deine Figur verlässt den Plan. Du hast keinen Zug mehr, niemand kann bei dir spionieren, mit dir tauschen oder dir etwas nehmen, und du sagst nichts über die Lösung. Die anderen spielen weiter.
clause-EN-33 = Ist nur noch ein Spieler übrig, gewinnt er sofort; mit der Option last-standing=plays-on spielt er weiter, bis er anklagt, und irrt auch er sich, gewinnt niemand. Am Ende der Partie sehen alle die Lösung.
clause-EN-34 = Du kennst die Karten, die du hast oder hattest, und die, die du ausspioniert hast. Alle sehen die Würfel, die Züge, die Sorte jeder Karte, die gezogen, genommen, getauscht oder ausspioniert wird, und zwischen wem, wie viele Karten jeder Sorte in den Stapeln und Händen sind, und die Anklagen. Niemand kennt die Lösung vor dem Ende außer denen, die angeklagt haben.
clause-EN-35 = Wer die Fälle der Schachtel kennt, kennt die Lösungen. Darum denken Bots nur über Hinweise nach, die sie gesehen haben, und Menschen können neue Fälle spielen.
clause-EN-36 = Nach der Zahl von Runden, die die Option rounds festlegt, endet die Partie ohne Sieger, und die Lösung wird gezeigt.
clause-EN-37 = Die Rückseiten der Karten unterscheiden sich nach Sorte und Stufe. Im Spiel zeigt eine Rückseite ihre Sorte und sonst nichts.
clause-EN-38 = Man darf reden, aber keine Karte wird gezeigt oder weggegeben, außer beim Tauschen, Spionieren, Nehmen oder Ausscheiden.
clause-EN-39 = Eine Voreinstellung ist ein Satz von Optionen mit einem Namen: die Schachtel auf einer der Stufen oder wörtlich; und endlose Fälle auf einer der Stufen, die von uns sind und nicht vom Verlag.
clause-EN-40 = Man kann allein spielen: Es gibt niemanden zum Ausspähen, zum Tauschen oder zum Nehmen, und eine falsche Anklage verliert. Mit rounds=par endet die Partie nach so vielen Zügen wie das Par des Falls, die unserem Löser in zwei von drei Partien reichen. Wer den Dieb rechtzeitig findet, bekommt einen Punkt und einen weiteren für jeden übrigen Zug. Die Voreinstellungen solo und solo-2 sind das mit neuen Fällen; sie sind von uns, nicht vom Verlag.

# How the levels play
level-beginner-about = Irrt umher, übersieht zwei von fünf Hinweisen und klagt an, wenn nur noch ein Feld übrig scheint.
level-casual-about = Irrt meist umher, übersieht ab und zu einen Hinweis und klagt an, wenn es sicher ist.
level-practised-about = Geht oft dorthin, wo am meisten zu erfahren ist, übersieht wenige Hinweise und klagt an, wenn es sicher ist.
level-expert-about = Geht dorthin, wo am meisten zu erfahren ist, übersieht nichts und rät, wenn Warten schlechter ist.
level-master-about = Weiß, wie Fälle entstehen, stellt sich vor, was die anderen wissen können, und rät, wenn Warten seltener gewinnt.
