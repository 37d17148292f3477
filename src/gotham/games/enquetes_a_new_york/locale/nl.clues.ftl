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
    [jfk] luchthaven John F. Kennedy
    [laguardia] luchthaven LaGuardia
    [factory] een fabriek
    [subway] een metrostation
    [park] een park
    [museum] een museum
    [harbour] een haven
    [bridge] een brug
    [stadium] een stadion
    [hospital] een ziekenhuis
    [beach] een strand
   *[liberty] het Vrijheidsbeeld
}

# Where: phrases that answer the question, each with its preposition
phrase-where = { $id ->
    [row] in rij { $line }
    [column] in kolom { $line }
    [north-of] ten noorden van rij { $line }
    [south-of] ten zuiden van rij { $line }
    [west-of] ten westen van kolom { $line }
    [east-of] ten oosten van kolom { $line }
    [in-manhattan] in Manhattan
    [in-bronx] in de Bronx
    [in-brooklyn] in Brooklyn
    [in-queens] in Queens
    [in-staten-island] op Staten Island
    [in-new-jersey] in New Jersey
    [in-brentwood] in Brentwood
    [near-jfk] in de buurt van luchthaven John F. Kennedy
    [near-laguardia] in de buurt van luchthaven LaGuardia
    [near-airport] in de buurt van een luchthaven
    [near-factory] in de buurt van een fabriek
    [near-subway] in de buurt van een metrostation
    [near-park] in de buurt van een park
    [near-museum] in de buurt van een museum
    [near-harbour] in de buurt van een haven
    [near-bridge] in de buurt van een brug
    [near-stadium] in de buurt van een stadion
    [near-hospital] in de buurt van een ziekenhuis
    [near-beach] in de buurt van een strand
    [near-liberty] in de buurt van het Vrijheidsbeeld
    [edge] aan de rand van de plattegrond
    [inside] in het binnenste deel van de plattegrond, niet aan de rand
    [corner] in een hoek van de plattegrond
    [odd-row] in een rij met een oneven nummer
    [even-row] in een rij met een even nummer
    [odd-column] in de middelste kolom of in een van de twee aan de rand
    [even-column] in een kolom vlak naast de middelste
    [falling] op de diagonaal van A1 naar E5
    [rising] op de diagonaal van A5 naar E1
    [above-falling] ten noordoosten van de diagonaal van A1 naar E5
    [below-falling] ten zuidwesten van de diagonaal van A1 naar E5
    [above-rising] ten noordwesten van de diagonaal van A5 naar E1
    [below-rising] ten zuidoosten van de diagonaal van A5 naar E1
    [only] op een vak met precies één plaats
    [exactly] op een vak met precies { $line } plaatsen
    [at-least] op een vak met minstens { $line } plaatsen
   *[at-most] op een vak met hoogstens { $line } plaatsen
}
where-or = { $a } of { $b }
where-and = { $a } en { $b }
where-but-not = { $a }, maar niet { $b }
where-either = ofwel { $a }, ofwel { $b }, maar niet allebei tegelijk
where-within = hoogstens één vak { $a } vandaan
where-within-two = hoogstens twee vakken { $a } vandaan
where-outside = minstens twee vakken { $a } vandaan
where-outside-two = minstens drie vakken { $a } vandaan
where-nearer = dichter { $a } dan { $b }
where-row = in een rij { $a }
where-column = in een kolom { $a }
where-district = in een wijk { $a }
where-north = verder naar het noorden dan { $a }
where-south = verder naar het zuiden dan { $a }
where-west = verder naar het westen dan { $a }
where-east = verder naar het oosten dan { $a }
phrase-near = { $id ->
    [kerosene] in de buurt van een luchthaven
    [salt] in de buurt van een haven of een strand
    [soot] in de buurt van een fabriek
    [pollen] in de buurt van een park
    [brake-dust] in de buurt van een metrostation
    [disinfectant] in de buurt van een ziekenhuis
    [varnish] in de buurt van een museum
    [verdigris] in de buurt van het Vrijheidsbeeld
    [rust] in de buurt van een brug
    [chalk] in de buurt van een stadion
    [sand] in de buurt van een strand
    [feather] in de buurt van een haven, een strand of het Vrijheidsbeeld
    [grass] in de buurt van een park of een stadion
    [ticket] in de buurt van een museum of een stadion
   *[grease] in de buurt van een fabriek of een metrostation
}

# The parts of those phrases
phrase-from = { $id ->
    [jfk] van luchthaven John F. Kennedy
    [laguardia] van luchthaven LaGuardia
    [factory] van een fabriek
    [subway] van een metrostation
    [park] van een park
    [museum] van een museum
    [harbour] van een haven
    [bridge] van een brug
    [stadium] van een stadion
    [hospital] van een ziekenhuis
    [beach] van een strand
    [liberty] van het Vrijheidsbeeld
    [manhattan] van Manhattan
    [bronx] van de Bronx
    [brooklyn] van Brooklyn
    [queens] van Queens
    [staten-island] van Staten Island
    [new-jersey] van New Jersey
   *[brentwood] van Brentwood
}
phrase-closer = { $id ->
    [jfk] bij luchthaven John F. Kennedy
    [laguardia] bij luchthaven LaGuardia
    [liberty] bij het Vrijheidsbeeld
    [beach] bij een strand
   *[stadium] bij een stadion
}
phrase-with = { $id ->
    [jfk] met luchthaven John F. Kennedy
    [laguardia] met luchthaven LaGuardia
    [factory] met een fabriek
    [subway] met een metrostation
    [park] met een park
    [museum] met een museum
    [harbour] met een haven
    [bridge] met een brug
    [stadium] met een stadion
    [hospital] met een ziekenhuis
    [beach] met een strand
   *[liberty] met het Vrijheidsbeeld
}
phrase-without = { $id ->
    [jfk] zonder luchthaven John F. Kennedy
    [laguardia] zonder luchthaven LaGuardia
    [factory] zonder fabriek
    [subway] zonder metrostation
    [park] zonder park
    [museum] zonder museum
    [harbour] zonder haven
    [bridge] zonder brug
    [stadium] zonder stadion
    [hospital] zonder ziekenhuis
    [beach] zonder strand
   *[liberty] zonder het Vrijheidsbeeld
}
phrase-whole = { $id ->
    [jfk] luchthaven John F. Kennedy
    [laguardia] luchthaven LaGuardia
    [liberty] het Vrijheidsbeeld
   *[manhattan] heel Manhattan
}
phrase-beside = { $id ->
    [manhattan] vlak naast Manhattan, maar erbuiten
    [bronx] vlak naast de Bronx, maar erbuiten
    [brooklyn] vlak naast Brooklyn, maar erbuiten
    [queens] vlak naast Queens, maar erbuiten
    [staten-island] vlak naast Staten Island, maar niet erop
    [new-jersey] vlak naast New Jersey, maar erbuiten
   *[brentwood] vlak naast Brentwood, maar erbuiten
}

# What informants say
say-is = { $way ->
    [a] De dief zit { $where }.
    [b] Jullie vinden de diamant { $where }.
    [c] Ik weet het zeker: de dief is { $where }.
    [d] De diamant ligt { $where }.
    [e] De schuilplaats van de dief is { $where }.
    [f] Op dit moment is de dief { $where }.
    [g] De gestolen diamant is { $where }.
   *[h] Geloof me maar: de dief is { $where }.
}
say-or = { $way ->
    [a] De dief zit { $where }.
    [b] Ik kon het niet goed zien, maar de dief is { $where }.
    [c] Zoek de diamant { $where }.
    [d] Ik zweer het: de dief is { $where }.
   *[e] De diamant is { $where }, meer weet ik niet.
}
say-not = { $way ->
    [a] De dief zit niet { $where }.
    [b] Wie de diamant { $where } zoekt, zoekt vergeefs.
    [c] Eén ding is zeker: de dief is niet { $where }.
    [d] De diamant kan overal zijn, maar niet { $where }.
   *[e] Het heeft geen zin om { $where } te zoeken.
}
say-neither = { $way ->
    [a] De dief is noch { $a }, noch { $b }.
    [b] Streep alle vakken { $a } door, en ook alle vakken { $b }.
    [c] De diamant ligt noch { $a }, noch { $b }.
   *[d] Zoek de dief niet { $a } en ook niet { $b }.
}
say-if = { $way ->
    [a] Als de dief { $a } is, dan is hij ook { $b }.
    [b] Van alle vakken { $a } zijn alleen die { $b } mogelijk.
   *[c] Mocht de diamant { $a } liggen, dan ligt hij tegelijk { $b }.
}
tell-plainly = { $way ->
    [a] Een taxichauffeur leunt uit het raam: “{ $said }”
    [b] De hotdogverkoper fluistert: “{ $said }”
    [c] Een meisje op een skateboard roept: “{ $said }”
    [d] De postbode zegt: “{ $said }”
    [e] Een oude man die de duiven voert, vertelt jullie: “{ $said }”
    [f] De bakker op de hoek weet het: “{ $said }”
    [g] Een straatmuzikant houdt op met spelen: “{ $said }”
    [h] De glazenwasser roept naar beneden: “{ $said }”
    [i] Een jongen met een hond zegt: “{ $said }”
    [j] De buschauffeur knipoogt: “{ $said }”
    [k] Op een briefje onder de deur staat: “{ $said }”
    [l] De krantenverkoper grijnst: “{ $said }”
   *[m] Een brandweerman vertelt jullie: “{ $said }”
}
tell-cleverly = { $way ->
    [a] Een gepensioneerde inspecteur merkt op: “{ $said }”
    [b] In een anonieme brief staat: “{ $said }”
    [c] Een schaker kijkt niet eens op: “{ $said }”
    [d] De pianist mompelt tussen twee nummers door: “{ $said }”
    [e] Een stem aan de telefoon zegt: “{ $said }”
    [f] De nachtportier zegt het zo: “{ $said }”
    [g] Een vroegere handlanger denkt hardop na: “{ $said }”
    [h] Een verslaggeefster leest voor uit haar notitieboekje: “{ $said }”
    [i] Een advocate weegt haar woorden: “{ $said }”
    [j] De eigenares van een café heeft alles gehoord: “{ $said }”
    [k] De slotenmaker haalt zijn schouders op: “{ $said }”
    [l] Een liefhebber van kruiswoordraadsels legt uit: “{ $said }”
   *[m] In onzichtbare inkt staat geschreven: “{ $said }”
}

# Traces, and what they mean
phrase-evidence = { $id ->
    [kerosene] Kerosine onder de zool van een schoen
    [salt] Zeezout op de mouw
    [soot] Roet op de handschoenen
    [pollen] Stuifmeel van bloemen op de hoed
    [brake-dust] Remstof van treinen op de jas
    [disinfectant] De geur van ontsmettingsmiddel in de sjaal
    [varnish] Vernis van oude schilderijen op een vingerafdruk
    [verdigris] Kopergroen, het groen van oud koper, op een handschoen
    [rust] Roestige verf van een brug onder de nagels
    [chalk] Wit krijt van een sportveld op de gympen
    [sand] Fijn zand in de sokken
    [feather] Een veer van een meeuw in de capuchon
    [grass] Gemaaide grassprietjes op de broek
    [ticket] Een stukje van een toegangskaartje in de zak
   *[grease] Machinevet op de broekspijp
}
phrase-trace = { $id ->
    [kerosene] kerosine
    [salt] zeezout
    [soot] roet
    [pollen] stuifmeel
    [brake-dust] remstof
    [disinfectant] ontsmettingsmiddel
    [varnish] oud vernis
    [verdigris] kopergroen
    [rust] roest
    [chalk] krijt
    [sand] zand
    [feather] een meeuwenveer
    [grass] grassprietjes
    [ticket] een stukje van een toegangskaartje
   *[grease] machinevet
}
phrase-no-trace = { $id ->
    [kerosene] geen kerosine
    [salt] geen zeezout
    [soot] geen roet
    [pollen] geen stuifmeel
    [brake-dust] geen remstof
    [disinfectant] geen ontsmettingsmiddel
    [varnish] geen oud vernis
    [verdigris] geen kopergroen
    [rust] geen roest
    [chalk] geen krijt
    [sand] geen zand
    [feather] geen meeuwenveer
    [grass] geen grassprietje
    [ticket] geen stukje van een toegangskaartje
   *[grease] geen machinevet
}
phrase-substance = { $id ->
    [kerosene] kerosine
    [salt] zeezout
    [soot] roet
    [pollen] stuifmeel
    [brake-dust] remstof
    [disinfectant] ontsmettingsmiddel
    [varnish] oud vernis
    [verdigris] kopergroen
    [rust] roest
   *[chalk] krijt
}
lab-rule = De dief draagt sporen van elke plaats in de buurt van zijn schuilplaats, en geen andere.
lab = { $id ->
    [kerosene] Kerosine: luchthaven John F. Kennedy of luchthaven LaGuardia
    [salt] Zeezout: haven of strand
    [soot] Roet: fabriek
    [pollen] Stuifmeel: park
    [brake-dust] Remstof: metrostation
    [disinfectant] Ontsmettingsmiddel: ziekenhuis
    [varnish] Oud vernis: museum
    [verdigris] Kopergroen: Vrijheidsbeeld
    [rust] Roest: brug
    [chalk] Krijt: stadion
    [sand] Zand: strand
    [feather] Meeuwenveer: haven, strand of Vrijheidsbeeld
    [grass] Grassprietjes: park of stadion
    [ticket] Toegangskaartje: museum of stadion
   *[grease] Machinevet: fabriek of metrostation
}
lab-loud = Signalen: hoe dichterbij hun oorsprong, hoe sterker ze zijn.
lab-range = Een signaal dat één vak ver komt, bereikt zijn eigen vak en de vakken die er een zijde mee delen.

# What experts say, with its meaning
expert-trace = { $way ->
    [a] { $evidence }: de dief is { $where }.
    [b] { $evidence }. Voor het lab is het duidelijk: de dief is { $where }.
    [c] { $evidence }! Zo weten we dat de dief { $where } is.
   *[d] { $evidence }. De diamant is dus { $where }.
}
expert-trace-or = { $way ->
    [a] Het kleine vlekje bevat { $a } of { $b }. De dief is dus { $near } of { $by }.
    [b] Het lab vindt { $a } of { $b }, misschien allebei: de dief is { $near } of { $by }.
   *[c] Door de loep zie je { $a } of { $b }: de diamant is { $near } of { $by }.
}
expert-trace-and = { $way ->
    [a] Op dezelfde handschoen vindt het lab { $a } en { $b }: de dief is { $near }, en ook { $by }.
    [b] Op de jas zie je { $a } en { $b }. De diamant is dus { $near }, en ook { $by }.
   *[c] Aan de schoenen vinden we { $a } en { $b }: de dief is { $near }, en ook { $by }.
}
expert-trace-where = { $way ->
    [a] { $evidence }: de dief is { $near }. De richtingzoeker vult aan: { $where }.
    [b] { $evidence }, en een radiosignaal: de dief is { $near } en { $where }.
   *[c] { $evidence }. De schaduwen op een foto verraden nog meer: de dief is { $near } en { $where }.
}
expert-bearing = { $way ->
    [a] De schaduwen op een foto wijzen de richting: de dief is { $where }.
    [b] De richtingzoeker heeft de radio van de dief gevonden: die is { $where }.
    [c] We hebben het geluid van de klokken op een opname gemeten: de dief is { $where }.
    [d] De weerdienst herkent de wolken op een foto: de dief is { $where }.
   *[e] Het kompas in de vluchtauto verraadt het: de auto staat { $where }.
}
expert-mast = { $way ->
    [a] Een zendmast hoort de telefoon van de dief. Hij hoort alleen telefoons { $where }.
    [b] Het telefoonbedrijf heeft het gemeten: de telefoon van de dief is { $where }.
    [c] De telefoon van de dief geeft antwoord aan een zendmast die alleen vakken { $where } bereikt.
   *[d] Een telefoonsignaal verraadt de dief: het is uitgezonden { $where }.
}
expert-soil = { $way ->
    [a] De aarde op de schop komt alleen voor { $where }: daar is de dief.
    [b] Een geologe herkent de klei aan de banden: de auto van de dief staat { $where }.
   *[c] Grind zoals dat in de schoen vind je alleen { $where }. Daar is de dief.
}
expert-image = { $way ->
    [a] Een satellietfoto toont de vluchtauto: die staat { $where }.
    [b] Een warmtecamera ziet de schuilplaats vanuit de lucht: die is { $where }.
   *[c] Een foto van een drone bewijst het: de dief is { $where }.
}

# What experts say, and leave to you
expert-found = { $way ->
    [a] Het monster van de jas bevat { $a }.
    [b] Op de handschoen van de dief vonden we { $a }.
    [c] De dief liet { $a } achter.
    [d] Onder de microscoop zie je { $a }.
   *[e] In de naad van het jack vonden we { $a }.
}
expert-absent = { $way ->
    [a] Het monster van de jas bevat { $a }.
    [b] Op de handschoen van de dief vonden we { $a }.
    [c] We hebben alles twee keer onderzocht en vonden { $a }.
   *[d] Zelfs onder de microscoop zie je { $a }.
}
expert-found-both = { $way ->
    [a] Het monster van de jas bevat { $a } en { $b }.
    [b] Op de linkerhandschoen vonden we { $a }, op de rechter { $b }.
   *[c] Onder de microscoop zie je { $a } en daarnaast { $b }.
}
expert-found-but-no = { $way ->
    [a] Het monster van de jas bevat { $a }, maar { $b }.
    [b] In de naad van het jack vonden we { $a }, maar { $b }.
    [c] Onder de microscoop zie je { $a }, maar { $b }.
   *[d] Het monster van de deurklink bevat { $a }, maar { $b }.
}
expert-absent-both = { $way ->
    [a] Het monster van de jas bevat { $a } en { $b }.
    [b] We hebben het jack lang onderzocht en vonden { $a } en { $b }.
   *[c] Zelfs onder de microscoop zie je { $a } en { $b }.
}
expert-found-one = { $way ->
    [a] Het monster van de jas bevat ofwel { $a }, ofwel { $b }, maar niet allebei.
    [b] Van twee tests is de ene positief en de andere negatief: we hebben ofwel { $a }, ofwel { $b }.
   *[c] Op de handschoen vonden we ofwel { $a }, ofwel { $b }, zeker niet allebei.
}
expert-never-without = { $way ->
    [a] Als het monster { $a } bevat, dan bevat het ook { $b }.
    [b] De foto is onscherp, maar als je er { $a } op ziet, dan zie je ook { $b }.
   *[c] We testen nog. Mochten we { $a } vinden, dan vinden we ook { $b }.
}
expert-one-of-three = { $way ->
    [a] Drie tests: { $a }, { $b }, { $c }. Precies één ervan is positief.
    [b] We zochten op de jas naar drie dingen ({ $a }, { $b }, { $c }) en vonden er precies één.
   *[c] Drie reageerbuizen: { $a }, { $b }, { $c }. Twee bleven helder, één verkleurde.
}
expert-at-most-one = { $way ->
    [a] Drie tests: { $a }, { $b }, { $c }. Hoogstens één ervan is positief.
   *[b] We zochten op de jas naar drie dingen ({ $a }, { $b }, { $c }). Er ontbreken er minstens twee.
}
expert-found-where = { $way ->
    [a] Het monster van de jas bevat { $a }, en de telefoon van de dief is { $where }.
    [b] Op de handschoen vonden we { $a }. De richtingzoeker vult aan: { $where }.
   *[c] We vonden { $a }, en volgens de schaduwen op een foto is de dief { $where }.
}
expert-absent-where = { $way ->
    [a] Het monster van de jas bevat { $a }, en de telefoon van de dief is { $where }.
    [b] Op de handschoen vonden we { $a }. De richtingzoeker vult aan: { $where }.
   *[c] We vonden { $a }, en volgens de schaduwen op een foto is de dief { $where }.
}
expert-absent-if-where = { $way ->
    [a] Als de telefoon van de dief { $where } is, dan bevat het monster { $a }.
   *[b] Mocht de richtingzoeker vakken { $where } aanwijzen, dan zullen we { $a } vinden.
}
expert-silent = { $way ->
    [a] Een zendmast die alle telefoons { $where } bereikt, hoort niets van de dief.
    [b] We luisterden { $where } naar de telefoon van de dief: stilte.
   *[c] Geen antwoord: de telefoon van de dief kan niet { $where } zijn.
}
expert-silent-both = { $way ->
    [a] We luisterden { $a } en { $b } naar de telefoon van de dief: overal stilte.
    [b] Twee zendmasten horen niets van de dief: de ene bereikt alle telefoons { $a }, de andere alle telefoons { $b }.
   *[c] Geen antwoord: de telefoon van de dief is noch { $a }, noch { $b }.
}
expert-stronger = { $way ->
    [a] De radio van de dief ontvangt een signaal { $a } sterker dan een signaal { $b }.
   *[b] In de koptelefoon van de dief klinkt een signaal { $a } luider dan een signaal { $b }.
}
expert-in-range = { $way ->
    [a] De radio van de dief ontvangt een signaal { $a }. Zo’n signaal komt maar één vak ver.
   *[b] In de koptelefoon van de dief hoor je een signaal { $a } dat maar één vak ver komt.
}
expert-out-of-range = { $way ->
    [a] De radio van de dief ontvangt geen signaal { $a }, hoewel zo’n signaal één vak ver komt.
   *[b] Een signaal { $a } komt één vak ver, maar de radio van de dief ontvangt er geen.
}
report-lab = { $way ->
    [a] De scheikundige meldt: “{ $said }”
    [b] Het politielab schrijft: “{ $said }”
    [c] De forensisch onderzoeker noteert: “{ $said }”
    [d] De biologe schraapt haar keel: “{ $said }”
   *[e] Uit het dossier van het lab: “{ $said }”
}
report-radio = { $way ->
    [a] De radiotechnicus meldt: “{ $said }”
    [b] Het telefoonbedrijf schrijft: “{ $said }”
    [c] De technicus zet zijn koptelefoon af: “{ $said }”
   *[d] Uit het dossier van de radiokamer: “{ $said }”
}
