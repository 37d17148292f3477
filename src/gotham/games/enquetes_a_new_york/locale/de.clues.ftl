# Names on the map
district = { $id ->
    [manhattan] Manhattan
    [bronx] Bronx
    [brooklyn] Brooklyn
    [queens] Queens
    [staten-island] Staten Island
    [new-jersey] New Jersey
   *[brentwood] Brentwood
}
place = { $id ->
    [jfk] der Flughafen John F. Kennedy
    [laguardia] der Flughafen LaGuardia
    [factory] eine Fabrik
    [subway] eine U-Bahn-Station
    [park] ein Park
    [museum] ein Museum
    [harbour] ein Hafen
    [bridge] eine Brücke
    [stadium] ein Stadion
    [hospital] ein Krankenhaus
    [beach] ein Strand
   *[liberty] die Freiheitsstatue
}

# Where: phrases that answer the question, each with its preposition
phrase-where = { $id ->
    [row] in Reihe { $line }
    [column] in Spalte { $line }
    [north-of] nördlich von Reihe { $line }
    [south-of] südlich von Reihe { $line }
    [west-of] westlich von Spalte { $line }
    [east-of] östlich von Spalte { $line }
    [in-manhattan] in Manhattan
    [in-bronx] in der Bronx
    [in-brooklyn] in Brooklyn
    [in-queens] in Queens
    [in-staten-island] auf Staten Island
    [in-new-jersey] in New Jersey
    [in-brentwood] in Brentwood
    [near-jfk] in der Nähe des Flughafens John F. Kennedy
    [near-laguardia] in der Nähe des Flughafens LaGuardia
    [near-airport] in der Nähe eines Flughafens
    [near-factory] in der Nähe einer Fabrik
    [near-subway] in der Nähe einer U-Bahn-Station
    [near-park] in der Nähe eines Parks
    [near-museum] in der Nähe eines Museums
    [near-harbour] in der Nähe eines Hafens
    [near-bridge] in der Nähe einer Brücke
    [near-stadium] in der Nähe eines Stadions
    [near-hospital] in der Nähe eines Krankenhauses
    [near-beach] in der Nähe eines Strandes
    [near-liberty] in der Nähe der Freiheitsstatue
    [edge] am Rand des Plans
    [inside] im Inneren des Plans, nicht am Rand
    [corner] in einer Ecke des Plans
    [odd-row] in einer Reihe mit ungerader Nummer
    [even-row] in einer Reihe mit gerader Nummer
    [odd-column] in der mittleren Spalte oder in einer der beiden am Rand
    [even-column] in einer Spalte gleich neben der mittleren
    [falling] auf der Diagonale von A1 nach E5
    [rising] auf der Diagonale von A5 nach E1
    [above-falling] nordöstlich der Diagonale von A1 nach E5
    [below-falling] südwestlich der Diagonale von A1 nach E5
    [above-rising] nordwestlich der Diagonale von A5 nach E1
    [below-rising] südöstlich der Diagonale von A5 nach E1
    [only] auf einem Feld mit genau einem Ort
    [exactly] auf einem Feld mit genau { $line } Orten
    [at-least] auf einem Feld mit mindestens { $line } Orten
   *[at-most] auf einem Feld mit höchstens { $line } Orten
}
where-or = { $a } oder { $b }
where-and = { $a } und { $b }
where-but-not = { $a }, aber nicht { $b }
where-either = entweder { $a } oder { $b }, aber nicht beides zugleich
where-within = höchstens ein Feld { $a } entfernt
where-within-two = höchstens zwei Felder { $a } entfernt
where-outside = mindestens zwei Felder { $a } entfernt
where-outside-two = mindestens drei Felder { $a } entfernt
where-nearer = näher { $a } als { $b }
where-row = in einer Reihe { $a }
where-column = in einer Spalte { $a }
where-district = in einem Bezirk { $a }
where-north = weiter nördlich als { $a }
where-south = weiter südlich als { $a }
where-west = weiter westlich als { $a }
where-east = weiter östlich als { $a }
phrase-near = { $id ->
    [kerosene] in der Nähe eines Flughafens
    [salt] in der Nähe eines Hafens oder eines Strandes
    [soot] in der Nähe einer Fabrik
    [pollen] in der Nähe eines Parks
    [brake-dust] in der Nähe einer U-Bahn-Station
    [disinfectant] in der Nähe eines Krankenhauses
    [varnish] in der Nähe eines Museums
    [verdigris] in der Nähe der Freiheitsstatue
    [rust] in der Nähe einer Brücke
    [chalk] in der Nähe eines Stadions
    [sand] in der Nähe eines Strandes
    [feather] in der Nähe eines Hafens, eines Strandes oder der Freiheitsstatue
    [grass] in der Nähe eines Parks oder eines Stadions
    [ticket] in der Nähe eines Museums oder eines Stadions
   *[grease] in der Nähe einer Fabrik oder einer U-Bahn-Station
}

# The parts of those phrases
phrase-from = { $id ->
    [jfk] vom Flughafen John F. Kennedy
    [laguardia] vom Flughafen LaGuardia
    [factory] von einer Fabrik
    [subway] von einer U-Bahn-Station
    [park] von einem Park
    [museum] von einem Museum
    [harbour] von einem Hafen
    [bridge] von einer Brücke
    [stadium] von einem Stadion
    [hospital] von einem Krankenhaus
    [beach] von einem Strand
    [liberty] von der Freiheitsstatue
    [manhattan] von Manhattan
    [bronx] von der Bronx
    [brooklyn] von Brooklyn
    [queens] von Queens
    [staten-island] von Staten Island
    [new-jersey] von New Jersey
   *[brentwood] von Brentwood
}
phrase-closer = { $id ->
    [jfk] am Flughafen John F. Kennedy
    [laguardia] am Flughafen LaGuardia
    [liberty] an der Freiheitsstatue
    [beach] an einem Strand
   *[stadium] an einem Stadion
}
phrase-with = { $id ->
    [jfk] mit dem Flughafen John F. Kennedy
    [laguardia] mit dem Flughafen LaGuardia
    [factory] mit einer Fabrik
    [subway] mit einer U-Bahn-Station
    [park] mit einem Park
    [museum] mit einem Museum
    [harbour] mit einem Hafen
    [bridge] mit einer Brücke
    [stadium] mit einem Stadion
    [hospital] mit einem Krankenhaus
    [beach] mit einem Strand
   *[liberty] mit der Freiheitsstatue
}
phrase-without = { $id ->
    [jfk] ohne den Flughafen John F. Kennedy
    [laguardia] ohne den Flughafen LaGuardia
    [factory] ohne Fabrik
    [subway] ohne U-Bahn-Station
    [park] ohne Park
    [museum] ohne Museum
    [harbour] ohne Hafen
    [bridge] ohne Brücke
    [stadium] ohne Stadion
    [hospital] ohne Krankenhaus
    [beach] ohne Strand
   *[liberty] ohne die Freiheitsstatue
}
phrase-whole = { $id ->
    [jfk] der Flughafen John F. Kennedy
    [laguardia] der Flughafen LaGuardia
    [liberty] die Freiheitsstatue
   *[manhattan] ganz Manhattan
}
phrase-beside = { $id ->
    [manhattan] direkt neben Manhattan, aber außerhalb
    [bronx] direkt neben der Bronx, aber außerhalb
    [brooklyn] direkt neben Brooklyn, aber außerhalb
    [queens] direkt neben Queens, aber außerhalb
    [staten-island] direkt neben Staten Island, aber nicht darauf
    [new-jersey] direkt neben New Jersey, aber außerhalb
   *[brentwood] direkt neben Brentwood, aber außerhalb
}

# What informants say
say-is = { $way ->
    [a] Der Dieb versteckt sich { $where }.
    [b] Den Diamanten findet ihr { $where }.
    [c] Ich bin ganz sicher: Der Dieb ist { $where }.
    [d] Der Diamant liegt { $where }.
    [e] Das Versteck des Diebes ist { $where }.
    [f] Im Moment ist der Dieb { $where }.
    [g] Der gestohlene Diamant ist { $where }.
   *[h] Glaubt mir: Der Dieb ist { $where }.
}
say-or = { $way ->
    [a] Der Dieb versteckt sich { $where }.
    [b] Ich konnte es nicht gut sehen, aber der Dieb ist { $where }.
    [c] Sucht den Diamanten { $where }.
    [d] Ich schwöre es: Der Dieb ist { $where }.
   *[e] Der Diamant ist { $where }, mehr weiß ich nicht.
}
say-not = { $way ->
    [a] Der Dieb versteckt sich nicht { $where }.
    [b] Wer den Diamanten { $where } sucht, der sucht vergebens.
    [c] Eines ist sicher: Der Dieb ist nicht { $where }.
    [d] Der Diamant kann überall sein, nur nicht { $where }.
   *[e] Es ist zwecklos, { $where } zu suchen.
}
say-neither = { $way ->
    [a] Der Dieb ist weder { $a } noch { $b }.
    [b] Streicht alle Felder { $a } und alle Felder { $b }.
    [c] Der Diamant liegt weder { $a } noch { $b }.
   *[d] Sucht den Dieb nicht { $a } und auch nicht { $b }.
}
say-if = { $way ->
    [a] Wenn der Dieb { $a } ist, dann ist er auch { $b }.
    [b] Von allen Feldern { $a } kommen nur die { $b } infrage.
   *[c] Sollte der Diamant { $a } liegen, dann liegt er zugleich { $b }.
}
tell-plainly = { $way ->
    [a] Ein Taxifahrer lehnt sich aus dem Fenster: „{ $said }“
    [b] Der Hotdog-Verkäufer flüstert: „{ $said }“
    [c] Ein Mädchen auf einem Skateboard ruft: „{ $said }“
    [d] Die Briefträgerin sagt: „{ $said }“
    [e] Ein alter Mann, der Tauben füttert, erzählt euch: „{ $said }“
    [f] Der Bäcker an der Ecke weiß: „{ $said }“
    [g] Ein Straßenmusiker hört auf zu spielen: „{ $said }“
    [h] Der Fensterputzer ruft herunter: „{ $said }“
    [i] Ein Junge mit einem Hund sagt: „{ $said }“
    [j] Der Busfahrer zwinkert: „{ $said }“
    [k] Auf einem Zettel unter der Tür steht: „{ $said }“
    [l] Der Zeitungsverkäufer grinst: „{ $said }“
   *[m] Ein Feuerwehrmann sagt euch: „{ $said }“
}
tell-cleverly = { $way ->
    [a] Ein pensionierter Kommissar bemerkt: „{ $said }“
    [b] In einem anonymen Brief steht: „{ $said }“
    [c] Ein Schachspieler blickt nicht einmal auf: „{ $said }“
    [d] Der Pianist murmelt zwischen zwei Stücken: „{ $said }“
    [e] Eine Stimme am Telefon sagt: „{ $said }“
    [f] Der Nachtportier drückt es so aus: „{ $said }“
    [g] Ein früherer Komplize denkt laut nach: „{ $said }“
    [h] Eine Reporterin liest aus ihrem Notizbuch vor: „{ $said }“
    [i] Eine Anwältin wägt ihre Worte ab: „{ $said }“
    [j] Die Wirtin eines Cafés hat alles mitgehört: „{ $said }“
    [k] Der Schlosser zuckt mit den Schultern: „{ $said }“
    [l] Ein Freund von Kreuzworträtseln erklärt: „{ $said }“
   *[m] Eine Botschaft in unsichtbarer Tinte lautet: „{ $said }“
}

# Traces, and what they mean
phrase-evidence = { $id ->
    [kerosene] Kerosin an einer Schuhsohle
    [salt] Meersalz am Ärmel
    [soot] Ruß an den Handschuhen
    [pollen] Blütenstaub am Hut
    [brake-dust] Bremsstaub von Zügen am Mantel
    [disinfectant] Der Geruch von Desinfektionsmittel im Schal
    [varnish] Firnis von alten Gemälden an einem Fingerabdruck
    [verdigris] Grünspan, das Grün von altem Kupfer, an einem Handschuh
    [rust] Rostige Brückenfarbe unter den Fingernägeln
    [chalk] Weiße Kreide von einem Sportplatz an den Turnschuhen
    [sand] Feiner Sand in den Socken
    [feather] Eine Möwenfeder in der Kapuze
    [grass] Gemähte Grashalme an der Hose
    [ticket] Ein Stück einer Eintrittskarte in der Tasche
   *[grease] Maschinenfett am Hosenbein
}
phrase-trace = { $id ->
    [kerosene] Kerosin
    [salt] Meersalz
    [soot] Ruß
    [pollen] Blütenstaub
    [brake-dust] Bremsstaub
    [disinfectant] Desinfektionsmittel
    [varnish] alten Firnis
    [verdigris] Grünspan
    [rust] Rost
    [chalk] Kreide
    [sand] Sand
    [feather] eine Möwenfeder
    [grass] Grashalme
    [ticket] ein Stück einer Eintrittskarte
   *[grease] Maschinenfett
}
phrase-no-trace = { $id ->
    [kerosene] kein Kerosin
    [salt] kein Meersalz
    [soot] keinen Ruß
    [pollen] keinen Blütenstaub
    [brake-dust] keinen Bremsstaub
    [disinfectant] kein Desinfektionsmittel
    [varnish] keinen alten Firnis
    [verdigris] keinen Grünspan
    [rust] keinen Rost
    [chalk] keine Kreide
    [sand] keinen Sand
    [feather] keine Möwenfeder
    [grass] keinen Grashalm
    [ticket] kein Stück einer Eintrittskarte
   *[grease] kein Maschinenfett
}
phrase-substance = { $id ->
    [kerosene] Kerosin
    [salt] Meersalz
    [soot] Ruß
    [pollen] Blütenstaub
    [brake-dust] Bremsstaub
    [disinfectant] Desinfektionsmittel
    [varnish] alter Firnis
    [verdigris] Grünspan
    [rust] Rost
   *[chalk] Kreide
}
lab-rule = Der Dieb trägt die Spuren aller Orte in der Nähe seines Verstecks an sich und keine anderen.
lab = { $id ->
    [kerosene] Kerosin: Flughafen John F. Kennedy oder Flughafen LaGuardia
    [salt] Meersalz: Hafen oder Strand
    [soot] Ruß: Fabrik
    [pollen] Blütenstaub: Park
    [brake-dust] Bremsstaub: U-Bahn-Station
    [disinfectant] Desinfektionsmittel: Krankenhaus
    [varnish] Alter Firnis: Museum
    [verdigris] Grünspan: Freiheitsstatue
    [rust] Rost: Brücke
    [chalk] Kreide: Stadion
    [sand] Sand: Strand
    [feather] Möwenfeder: Hafen, Strand oder Freiheitsstatue
    [grass] Grashalme: Park oder Stadion
    [ticket] Eintrittskarte: Museum oder Stadion
   *[grease] Maschinenfett: Fabrik oder U-Bahn-Station
}
lab-loud = Signale: Je näher ihr Ursprung, desto stärker sind sie.
lab-range = Ein Signal, das ein Feld weit reicht, erreicht sein eigenes Feld und die, die eine Seite mit ihm teilen.

# What experts say, with its meaning
expert-trace = { $way ->
    [a] { $evidence }: Der Dieb ist { $where }.
    [b] { $evidence }. Für das Labor ist die Sache klar: Der Dieb ist { $where }.
    [c] { $evidence }! Das verrät uns: Der Dieb ist { $where }.
   *[d] { $evidence }. Also ist der Diamant { $where }.
}
expert-trace-or = { $way ->
    [a] Der winzige Fleck enthält { $a } oder { $b }. Also ist der Dieb { $near } oder { $by }.
    [b] Das Labor findet { $a } oder { $b }, vielleicht auch beides: Der Dieb ist { $near } oder { $by }.
   *[c] Durch die Lupe sieht man { $a } oder { $b }: Der Diamant ist { $near } oder { $by }.
}
expert-trace-and = { $way ->
    [a] Am selben Handschuh findet das Labor { $a } und { $b }: Der Dieb ist { $near } und auch { $by }.
    [b] Am Mantel sieht man { $a } und { $b }. Also ist der Diamant { $near } und auch { $by }.
   *[c] An den Schuhen gibt es { $a } und { $b }: Der Dieb ist { $near } und auch { $by }.
}
expert-trace-where = { $way ->
    [a] { $evidence }: Der Dieb ist { $near }. Das Peilgerät ergänzt: { $where }.
    [b] { $evidence } und ein Funksignal: Der Dieb ist { $near } und { $where }.
   *[c] { $evidence }. Die Schatten auf einem Foto verraten noch mehr: Der Dieb ist { $near } und { $where }.
}
expert-bearing = { $way ->
    [a] Die Schatten auf einem Foto zeigen die Richtung: Der Dieb ist { $where }.
    [b] Das Peilgerät hat das Funkgerät des Diebes geortet: Es ist { $where }.
    [c] Wir haben den Klang der Glocken auf einer Aufnahme gemessen: Der Dieb ist { $where }.
    [d] Der Wetterdienst erkennt die Wolken auf einem Foto: Der Dieb ist { $where }.
   *[e] Der Kompass im Fluchtwagen verrät es: Der Wagen steht { $where }.
}
expert-mast = { $way ->
    [a] Ein Funkmast hört das Handy des Diebes. Er hört nur Handys { $where }.
    [b] Die Telefongesellschaft hat es gemessen: Das Handy des Diebes ist { $where }.
    [c] Das Handy des Diebes antwortet einem Funkmast, der nur Felder { $where } erreicht.
   *[d] Ein Handysignal verrät den Dieb: Gesendet wurde es { $where }.
}
expert-soil = { $way ->
    [a] Die Erde am Spaten gibt es nur { $where }: Dort ist der Dieb.
    [b] Eine Geologin erkennt den Lehm an den Reifen: Der Wagen des Diebes steht { $where }.
   *[c] Solchen Kies wie im Schuh gibt es nur { $where }. Dort ist der Dieb.
}
expert-image = { $way ->
    [a] Ein Satellitenbild zeigt den Fluchtwagen: Er steht { $where }.
    [b] Eine Wärmekamera sieht das Versteck aus der Luft: Es ist { $where }.
   *[c] Ein Foto von einer Drohne beweist es: Der Dieb ist { $where }.
}

# What experts say, and leave to you
expert-found = { $way ->
    [a] Die Probe vom Mantel enthält { $a }.
    [b] Am Handschuh des Diebes haben wir { $a } gefunden.
    [c] Der Dieb hat { $a } hinterlassen.
    [d] Unter dem Mikroskop sieht man { $a }.
   *[e] In der Naht der Jacke haben wir { $a } gefunden.
}
expert-absent = { $way ->
    [a] Die Probe vom Mantel enthält { $a }.
    [b] Am Handschuh des Diebes haben wir { $a } gefunden.
    [c] Wir haben alles zweimal untersucht und { $a } gefunden.
   *[d] Selbst unter dem Mikroskop sieht man { $a }.
}
expert-found-both = { $way ->
    [a] Die Probe vom Mantel enthält { $a } und { $b }.
    [b] Am linken Handschuh haben wir { $a } gefunden, am rechten { $b }.
   *[c] Unter dem Mikroskop sieht man { $a } und daneben { $b }.
}
expert-found-but-no = { $way ->
    [a] Die Probe vom Mantel enthält { $a }, aber { $b }.
    [b] In der Naht der Jacke haben wir { $a } gefunden, aber { $b }.
    [c] Unter dem Mikroskop sieht man { $a }, aber { $b }.
   *[d] Der Abstrich von der Türklinke zeigt { $a }, aber { $b }.
}
expert-absent-both = { $way ->
    [a] Die Probe vom Mantel enthält { $a } und { $b }.
    [b] Wir haben die Jacke lange untersucht und { $a } und { $b } gefunden.
   *[c] Selbst unter dem Mikroskop sieht man { $a } und { $b }.
}
expert-found-one = { $way ->
    [a] Die Probe vom Mantel enthält entweder { $a } oder { $b }, aber nicht beides.
    [b] Von zwei Tests ist einer positiv, der andere negativ: Wir haben entweder { $a } oder { $b }.
   *[c] Am Handschuh haben wir entweder { $a } oder { $b } gefunden, ganz sicher nicht beides.
}
expert-never-without = { $way ->
    [a] Wenn die Probe { $a } enthält, dann enthält sie auch { $b }.
    [b] Das Bild ist unscharf, aber wenn es { $a } zeigt, dann zeigt es auch { $b }.
   *[c] Wir testen noch. Sollten wir { $a } finden, dann finden wir auch { $b }.
}
expert-one-of-three = { $way ->
    [a] Drei Tests: { $a }, { $b }, { $c }. Genau einer davon ist positiv.
    [b] Wir haben am Mantel dreierlei gesucht ({ $a }, { $b }, { $c }) und genau eines davon gefunden.
   *[c] Drei Reagenzgläser: { $a }, { $b }, { $c }. Zwei blieben klar, eines hat sich verfärbt.
}
expert-at-most-one = { $way ->
    [a] Drei Tests: { $a }, { $b }, { $c }. Höchstens einer davon ist positiv.
   *[b] Wir haben am Mantel dreierlei gesucht ({ $a }, { $b }, { $c }). Mindestens zwei davon fehlen.
}
expert-found-where = { $way ->
    [a] Die Probe vom Mantel enthält { $a }, und das Handy des Diebes ist { $where }.
    [b] Am Handschuh haben wir { $a } gefunden. Das Peilgerät ergänzt: { $where }.
   *[c] Wir haben { $a } gefunden, und nach den Schatten auf einem Foto ist der Dieb { $where }.
}
expert-absent-where = { $way ->
    [a] Die Probe vom Mantel enthält { $a }, und das Handy des Diebes ist { $where }.
    [b] Am Handschuh haben wir { $a } gefunden. Das Peilgerät ergänzt: { $where }.
   *[c] Wir haben { $a } gefunden, und nach den Schatten auf einem Foto ist der Dieb { $where }.
}
expert-absent-if-where = { $way ->
    [a] Wenn das Handy des Diebes { $where } ist, dann enthält die Probe { $a }.
   *[b] Sollte das Peilgerät auf Felder { $where } zeigen, dann werden wir { $a } finden.
}
expert-silent = { $way ->
    [a] Ein Funkmast, der alle Handys { $where } erreicht, hört nichts vom Dieb.
    [b] Wir haben { $where } nach dem Handy des Diebes gelauscht: Stille.
   *[c] Keine Antwort: Das Handy des Diebes kann nicht { $where } sein.
}
expert-silent-both = { $way ->
    [a] Wir haben { $a } und { $b } nach dem Handy des Diebes gelauscht: überall Stille.
    [b] Zwei Funkmasten hören nichts vom Dieb: Der eine erreicht alle Handys { $a }, der andere alle Handys { $b }.
   *[c] Keine Antwort: Das Handy des Diebes ist weder { $a } noch { $b }.
}
expert-stronger = { $way ->
    [a] Das Funkgerät des Diebes empfängt ein Signal { $a } stärker als eines { $b }.
   *[b] Im Kopfhörer des Diebes ist ein Signal { $a } lauter als eines { $b }.
}
expert-in-range = { $way ->
    [a] Das Funkgerät des Diebes empfängt ein Signal { $a }. Ein solches Signal reicht nur ein Feld weit.
   *[b] Im Kopfhörer des Diebes hört man ein Signal { $a }, das nur ein Feld weit reicht.
}
expert-out-of-range = { $way ->
    [a] Das Funkgerät des Diebes empfängt kein Signal { $a }, obwohl ein solches Signal ein Feld weit reicht.
   *[b] Ein Signal { $a } reicht ein Feld weit, aber das Funkgerät des Diebes empfängt keines.
}
report-lab = { $way ->
    [a] Der Chemiker berichtet: „{ $said }“
    [b] Das Polizeilabor schreibt: „{ $said }“
    [c] Die Spurensicherung notiert: „{ $said }“
    [d] Die Biologin räuspert sich: „{ $said }“
   *[e] Aus der Akte des Labors: „{ $said }“
}
report-radio = { $way ->
    [a] Die Funktechnikerin berichtet: „{ $said }“
    [b] Die Telefongesellschaft schreibt: „{ $said }“
    [c] Der Techniker nimmt die Kopfhörer ab: „{ $said }“
   *[d] Aus der Akte des Funkraums: „{ $said }“
}
