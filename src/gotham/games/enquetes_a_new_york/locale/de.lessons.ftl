# The tutorial: each text says what there is to see, then what to do

lesson-city = Ein Diamant ist weg
step-city-welcome =
    Letzte Nacht wurde ein berühmter Diamant gestohlen. Dieb und Diamant stecken jetzt zusammen auf einem der 25 Felder dieses Plans. Du ermittelst, und deine Kollegen Otis und Dorothy auch.

    Wer zuerst das richtige Feld nennt, gewinnt. Also sammle Hinweise, denk nach, und komm den anderen zuvor.
step-city-map =
    Die Spalten A bis E gehen von Westen nach Osten, die Reihen 1 bis 5 von Norden nach Süden. Sieben Farben sind sieben Bezirke. Kleine Bilder zeigen, was dort steht: ein Park, eine Brücke, eine U-Bahn-Station …

    Tippe auf ein Feld, und ein Kärtchen sagt dir, was dort ist. Das Band oben im Feld sagt, was passiert, wenn man dort landet.
step-city-roll =
    Zwei Würfel sagen, wohin du gehst: Der eine zeigt einen Buchstaben, der andere eine Zahl. Wie weit das weg ist, spielt keine Rolle.

    Drücke auf „{ board-roll }“.
step-city-roll-wrong =
    Ganz ohne Hinweis hättest du in einem von 25 Fällen recht, und mit einer falschen Anklage scheidest du aus. Drücke auf „{ board-accuse-back }“, dann auf „{ board-roll }“.
step-city-clue =
    B und 2: Deine Figur steht auf B2. Das dunkle Band heißt Informanten: Du hast eine ihrer Karten gezogen und behältst sie. Du kannst sie bei deinen Hinweisen lesen.

    Der Zeitungsverkäufer sagt: nördlich von Reihe 4. Reihe 4 selbst zählt nicht mit, es bleiben die Reihen 1, 2 und 3. Eine Karte, und nur noch 15 von 25 Feldern!
step-city-end =
    Ein Feld, eine Karte: Das war dein Zug. Jetzt ist Otis dran, dann Dorothy.

    Drücke auf „{ board-end }“, und schau, wohin die beiden gehen.
step-city-end-wrong =
    Fünfzehn Felder sind zum Raten viel zu viele. Drücke auf „{ board-accuse-back }“, dann auf „{ board-end }“.
step-city-others =
    Otis kam auf E2 und zog eine Informantenkarte, Dorothy kam auf C1 und zog eine Expertenkarte. Das seht ihr alle, aber was auf einer Karte steht, weiß nur, wer sie zog. So bleibt auch dein Hinweis geheim.

    Die Figuren auf dem Plan zeigen, wo alle sind, und neben jedem Namen siehst du, wie viele Karten jeder Sorte jemand hat.

lesson-clue = Was ein Hinweis verrät
step-clue-roll =
    Die nächste Runde. Deinen ersten Hinweis hast du noch auf der Hand: Der Dieb ist in den Reihen 1 bis 3.

    Du brauchst einen zweiten. Drücke auf „{ board-roll }“.
step-clue-roll-wrong =
    Dafür ist es noch zu früh. Ein zweiter Hinweis bringt dir viel mehr: Drücke auf „{ board-accuse-back }“, dann auf „{ board-roll }“.
step-clue-expert =
    C5 hat ein goldenes Band: die Experten. Ihr Labor hat Maschinenfett gefunden, also ist eine Fabrik oder eine U-Bahn-Station in der Nähe.

    „In der Nähe“ von etwas heißt immer: auf einem Feld, das sein Bild zeigt. Zwölf Felder zeigen eine Fabrik oder eine U-Bahn-Station, und eins von beiden genügt. Siehst du sie?
step-clue-both =
    Keine Karte lügt. Der Dieb ist also dort, wo alle deine Hinweise zugleich stimmen.

    Reihe 1 bis 3, und eine Fabrik oder eine U-Bahn-Station: Das stimmt für zehn Felder, nämlich A1, C1, B2, C2, D2, A3, B3, C3, D3 und E3. Prüfe zwei oder drei davon.
step-clue-pad =
    Das alles kann sich niemand merken, und darum gibt es Stifte: Nimm einen, und tippe auf Felder des Plans, um sie durchzustreichen, einzukreisen oder mit einem Fragezeichen zu versehen. Tippe noch einmal auf den Stift, um ihn wegzulegen. Außer dir sieht deine Zeichen nie jemand.

    Probier es aus: Streiche A5 durch, und kreise D2 ein.
step-clue-help =
    Bei deinen Notizen wählst du, wie viel „{ board-assist }“ du willst: keine, Markierungen auf Feldern, die deine Hinweise ausschließen, oder dazu den Grund. Nimm das Letzte, leg den Stift weg, und tippe auf B1: Welcher Hinweis spricht dagegen?

    Dann drücke auf „{ board-end }“.
step-clue-help-wrong =
    Zehn Felder sind noch übrig, also klage noch nicht an. Drücke auf „{ board-accuse-back }“, schau dich auf dem Plan um, dann drücke auf „{ board-end }“.

lesson-joker = Ein Joker und freie Fahrt
step-joker-roll =
    Zehn Felder sind dir geblieben. Beide Würfel haben auf einer ihrer sechs Seiten einen Joker, und ein Joker heißt: Du darfst wählen.

    Drücke auf „{ board-roll }“. Vielleicht hast du Glück.
step-joker-roll-wrong =
    Eins von zehn ist keine gute Wette, und etwas Schönes wartet auf dich. Drücke auf „{ board-accuse-back }“, dann auf „{ board-roll }“.
step-joker-row =
    Ein Joker und eine 3: Die Reihe steht fest, den Buchstaben wählst du. Alle Felder von Reihe 3 leuchten. Mit zwei Jokern könntest du überallhin.

    Tippe auf C3, genau in der Mitte. Auf dem Band steht „Geh…“.
step-joker-row-wrong =
    Die Würfel würden das erlauben. Aber jetzt siehst du etwas Besonderes: Tippe auf C3, das Feld mit „Geh…“.
step-joker-anywhere =
    Von so einem Feld darfst du sofort weiterreisen, auf jedes Feld außer ein anderes mit „Geh…“. Du darfst auch bleiben, aber dann passiert nichts.

    Du möchtest noch einen Experten fragen. Tippe auf irgendein Feld mit goldenem Band und Lupe.
step-joker-anywhere-wrong =
    An einem echten Tisch ginge das. Frag hier die Experten: Tippe auf ein Feld mit goldenem Band.
step-joker-end =
    Ein Satellitenbild! Der Dieb ist nicht am Rand des Plans. Von den zehn Feldern liegen sechs im Inneren: B2, C2, D2, B3, C3 und D3.

    Drücke auf „{ board-end }“.
step-joker-end-wrong =
    Sechs Felder sind immer noch fünf zu viel. Drücke auf „{ board-accuse-back }“, dann auf „{ board-end }“.

lesson-company = Spionieren und tauschen
step-company-roll =
    Zwei Runden später. Such Otis auf dem Plan: Er steht auf D2, mit einer Informantenkarte und einer Expertenkarte in der Tasche. Ihm zu begegnen, wäre nicht schlecht.

    Drücke auf „{ board-roll }“.
step-company-roll-wrong =
    Sechs Felder sind noch übrig, und das sind zu viele. Drücke auf „{ board-accuse-back }“, dann auf „{ board-roll }“.
step-company-spy =
    D und 2, geradewegs zu Otis! Landest du dort, wo schon jemand steht, darfst du eine seiner Karten ansehen. Welche, entscheidet das Los; du liest sie, und Otis behält sie.

    Drücke auf „Otis“.
step-company-spy-wrong =
    Du musst nicht spionieren, aber es kostet nichts, und du erfährst etwas. Drücke auf „Otis“.
step-company-swap =
    Ein Park oder ein Krankenhaus: Nur B2, C2, D2 und D3 bleiben. Was du einmal gelesen hast, weißt du für immer. Und auf D2 musst du tauschen: eine bekannte Karte gegen eine neue!

    Wähle die Karte vom Zeitungsverkäufer, dann Otis, dann seine Expertenkarte.
step-company-swap-wrong =
    Das ist erlaubt, aber es geht besser: Die Informantenkarte von Otis kennst du schon. Tausche mit Otis, und nimm seine Expertenkarte.
step-company-end =
    Bremsstaub, also eine U-Bahn-Station. Auf D2 ist keine: Nur B2, C2 und D3 bleiben. Der Hinweis, den du weggegeben hast, steht immer noch auf deiner Liste, aber nun kennt ihn auch Otis. Das ist der Preis eines Tauschs.

    Drücke auf „{ board-end }“.
step-company-end-wrong =
    Eins von drei? Das kannst du besser. Drücke auf „{ board-accuse-back }“, dann auf „{ board-end }“.

lesson-race = Das Feld nennen
step-race-roll =
    Einige Runden später. Alle zehn Informantenkarten hat schon jemand auf der Hand, und ihr Stapel ist leer. Du schwankst noch zwischen B2, C2 und D3, und die anderen sind sicher auch nah dran.

    Drücke auf „{ board-roll }“.
step-race-roll-wrong =
    Mit zwei dieser drei Felder würdest du ausscheiden. Drücke auf „{ board-accuse-back }“, dann auf „{ board-roll }“: Ein weiterer Hinweis kommt.
step-race-take =
    A3, Informanten, aber der Stapel ist leer. Dann nimmst du so eine Karte von jemand anderem, ohne sie vorher zu sehen, und behältst sie.

    Wähle, von wem: Otis oder Dorothy.
step-race-wait =
    Nun fällt auch B2 weg. C2 oder D3? Du könntest jetzt anklagen. Aber wer sich irrt, scheidet aus: kein Zug mehr, die Karten zurück in die Stapel, und die anderen machen weiter. Warte lieber noch auf einen Hinweis.

    Drücke auf „{ board-end }“.
step-race-wait-wrong =
    Kopf oder Zahl? Wäre es falsch, würdest du ausscheiden. Bleib ruhig: Drücke auf „{ board-accuse-back }“, dann auf „{ board-end }“.
step-race-otis =
    Otis konnte nicht warten. Er hat C2 angeklagt, die Lösung angesehen, und es war falsch: Er ist ausgeschieden. Seine Karten liegen wieder in den Stapeln, und Dorothy hat schon eine davon gezogen.

    Das Beste daran: Alle haben das Feld gehört. C2 ist es also nicht, und für dich bleibt nur noch eines.
step-race-accuse =
    Anklagen kannst du in deinem eigenen Zug, vor dem Würfeln oder nach dem, was dein Feld sagt. Wo deine Figur steht, ist egal.

    Drücke auf „{ board-accuse }“, tippe auf das Feld des Diebes, und sag, dass du dir sicher bist.
step-race-accuse-wrong =
    Denk noch einmal nach: Deine Hinweise lassen C2 und D3 übrig, und Otis lag mit C2 falsch. Also klage D3 an.

lesson-own = Dein eigener Fall
step-own-case =
    Ein neuer Diamant, ein neuer Dieb. Diesmal ist nur Dorothy auch hinter ihnen her, und du hast drei Hinweise. Was sie bedeuten, sagt dir niemand mehr.

    Lies deine Hinweise, und streiche auf dem Plan durch, was sie ausschließen, mit Hilfe oder ohne. Mach weiter, wenn du weißt, wie viele Felder übrig sind.
step-own-roll =
    Hast du drei gefunden? Reihe 3 bis 5, nicht Spalte A, und eine Brücke: B3, B4 und B5. Das reicht noch nicht, um anzuklagen, und Dorothy ist dir dicht auf den Fersen.

    Drücke auf „{ board-roll }“.
step-own-roll-wrong =
    Drei Felder sind noch übrig, und zwei davon würden dich die Partie kosten. Drücke auf „{ board-accuse-back }“, dann auf „{ board-roll }“, um einen weiteren Hinweis zu bekommen.
step-own-accuse =
    Ein Experte hat etwas für dich. Lies den neuen Hinweis: Zu welchem deiner drei Felder passt er?

    Das ist dein Moment. Drücke auf „{ board-accuse }“, und nenne das Feld des Diebes.
step-own-accuse-wrong =
    So nicht: An einem echten Tisch wäre ein falsches Feld das Ende. Du suchst ein Feld in Reihe 3 bis 5, nicht in Spalte A, mit einer Brücke und der Freiheitsstatue. Klage dieses Feld an.
step-own-done =
    Fall gelöst, gut gemacht! An einem echten Tisch darfst du auch reden, so viel du willst: fragen, andeuten, bluffen. Nur die Karten selbst bleiben verborgen, außer wenn jemand spioniert, tauscht oder nimmt.

    Stufe 1 sagt alles geradeheraus, wie hier. Über die Hinweise von Stufe 2 muss man nachdenken. Viel Glück in der Stadt!
