# The tutorial: each text says what there is to see, then what to do

lesson-city = Een diamant is weg
step-city-welcome =
    Vannacht heeft iemand een beroemde diamant gestolen. De dief en de diamant zitten samen verstopt op een van de 25 vakken van deze plattegrond. Jij zoekt ze, en je collega’s Otis en Dorothy ook.

    Wie als eerste het juiste vak noemt, wint. Verzamel dus aanwijzingen, denk na, en wees de anderen te snel af.
step-city-map =
    De kolommen A tot en met E lopen van west naar oost, de rijen 1 tot en met 5 van noord naar zuid. Zeven kleuren zijn zeven wijken. Kleine plaatjes laten zien wat er staat: een park, een brug, een metrostation …

    Tik op een vak, en een kaartje zegt wat daar is. De band bovenin zegt wat er gebeurt met wie er komt.
step-city-roll =
    Twee dobbelstenen zeggen waar je heen gaat: de ene toont een letter, de andere een cijfer. Hoe ver dat is, maakt niet uit.

    Druk op “{ board-roll }”.
step-city-roll-wrong =
    Zonder één aanwijzing heb je het één op de 25 keer goed, en met een foute beschuldiging lig je eruit. Druk op “{ board-accuse-back }”, en dan op “{ board-roll }”.
step-city-clue =
    B en 2: je pion staat op B2. De donkere band betekent informanten: je trok een van hun kaarten, en die houd je. Je leest hem bij je aanwijzingen.

    De krantenverkoper zegt: ten noorden van rij 4. Rij 4 telt niet mee, dus blijven de rijen 1, 2 en 3. Eén kaart, en nog maar 15 van de 25 vakken over!
step-city-end =
    Eén vak, één kaart: dat was je beurt. Nu is Otis aan de beurt, en daarna Dorothy.

    Druk op “{ board-end }”, en kijk waar ze heen gaan.
step-city-end-wrong =
    Vijftien vakken zijn er veel te veel om te gokken. Druk op “{ board-accuse-back }”, en dan op “{ board-end }”.
step-city-others =
    Otis kwam op E2 en trok een informantenkaart, Dorothy kwam op C1 en trok een expertkaart. Dat zien jullie allemaal, maar wat er op een kaart staat, weet alleen wie die trok. Ook jouw aanwijzing is jouw geheim.

    De pionnen op de plattegrond laten zien waar iedereen is, en naast elke naam zie je hoeveel kaarten van elke soort iemand heeft.

lesson-clue = Wat een aanwijzing zegt
step-clue-roll =
    De volgende ronde. Je eerste aanwijzing heb je nog in je hand: de dief is in de rijen 1 tot en met 3.

    Je hebt er een tweede nodig. Druk op “{ board-roll }”.
step-clue-roll-wrong =
    Daar is het nog te vroeg voor. Aan een tweede aanwijzing heb je veel meer: druk op “{ board-accuse-back }”, en dan op “{ board-roll }”.
step-clue-expert =
    C5 heeft een gouden band: de experts. Hun lab heeft machinevet gevonden, dus er is een fabriek of een metrostation in de buurt.

    “In de buurt” van iets betekent altijd: op een vak waar het plaatje ervan staat. Op twaalf vakken staat een fabriek of een metrostation, en een van de twee is genoeg. Zie je ze?
step-clue-both =
    Geen enkele kaart liegt. De dief is dus daar waar al je aanwijzingen tegelijk kloppen.

    Rij 1 tot en met 3, en een fabriek of een metrostation: dat klopt voor tien vakken, namelijk A1, C1, B2, C2, D2, A3, B3, C3, D3 en E3. Controleer er twee of drie.
step-clue-pad =
    Niemand kan dat allemaal onthouden, en daarom zijn er pennen: neem er een, en tik op vakken van de plattegrond om ze door te strepen, te omcirkelen of een vraagteken te geven. Tik nog eens op de pen om hem neer te leggen. Niemand anders krijgt je markeringen ooit te zien.

    Probeer het: streep A5 door, en omcirkel D2.
step-clue-help =
    Bij je notities kies je hoeveel “{ board-assist }” je wilt: geen, een markering op de vakken die je aanwijzingen uitsluiten, of met de reden erbij. Kies het laatste, leg de pen neer, en tik op B1: welke aanwijzing sluit dat uit?

    Druk dan op “{ board-end }”.
step-clue-help-wrong =
    Er zijn nog tien vakken over, dus beschuldig nog niet. Druk op “{ board-accuse-back }”, kijk rond op de plattegrond, en druk dan op “{ board-end }”.

lesson-joker = Een joker, en vrij baan
step-joker-roll =
    Je hebt nog tien vakken over. Elke dobbelsteen heeft op een van zijn zes kanten een joker, en een joker betekent: jij mag kiezen.

    Druk op “{ board-roll }”. Misschien heb je geluk.
step-joker-roll-wrong =
    Eén kans op tien is geen goede gok, en er wacht je iets leuks. Druk op “{ board-accuse-back }”, en dan op “{ board-roll }”.
step-joker-row =
    Een joker en een 3: de rij ligt vast, de letter kies jij. Alle vakken van rij 3 zijn verlicht. Met twee jokers zou je overal heen kunnen.

    Tik op C3, precies in het midden. Op de band staat “Ga…”.
step-joker-row-wrong =
    Van de dobbelstenen mag het. Maar nu krijg je iets bijzonders te zien: tik op C3, het vak met “Ga…”.
step-joker-anywhere =
    Vanaf zo’n vak mag je meteen verder reizen, naar elk vak behalve een ander “Ga…”. Je mag ook blijven, maar dan gebeurt er niets.

    Jij wilt nog een expert. Tik op een vak met een gouden band en een vergrootglas.
step-joker-anywhere-wrong =
    Aan een echte tafel zou dat kunnen. Hier vraag je het een expert: tik op een vak met een gouden band.
step-joker-end =
    Een satellietfoto! De dief is niet aan de rand van de plattegrond. Van de tien vakken liggen er zes in het binnenste deel: B2, C2, D2, B3, C3 en D3.

    Druk op “{ board-end }”.
step-joker-end-wrong =
    Zes vakken zijn er nog altijd vijf te veel. Druk op “{ board-accuse-back }”, en dan op “{ board-end }”.

lesson-company = Spioneren en ruilen
step-company-roll =
    Twee rondes later. Zoek Otis op de plattegrond: hij staat op D2, met een informantenkaart en een expertkaart op zak. Het zou mooi zijn om hem tegen te komen.

    Druk op “{ board-roll }”.
step-company-roll-wrong =
    Er zijn nog zes vakken over, en dat is te veel. Druk op “{ board-accuse-back }”, en dan op “{ board-roll }”.
step-company-spy =
    D en 2, recht op Otis af! Kom je op een vak waar iemand anders staat, dan mag je een van diens kaarten bekijken. Welke, dat bepaalt het lot; jij leest de kaart, en Otis houdt die.

    Druk op “Otis”.
step-company-spy-wrong =
    Je hoeft niet te spioneren, maar het kost niets, en je komt iets te weten. Druk op “Otis”.
step-company-swap =
    Een park of een ziekenhuis: alleen B2, C2, D2 en D3 blijven over. Wat je één keer hebt gelezen, blijf je weten. En op D2 moet je ruilen: een bekende kaart voor een onbekende!

    Kies de kaart van de krantenverkoper, dan Otis, dan zijn expertkaart.
step-company-swap-wrong =
    Dat mag, maar het kan beter: de informantenkaart van Otis ken je al. Ruil met Otis, en neem zijn expertkaart.
step-company-end =
    Remstof, dus een metrostation. Op D2 is er geen: alleen B2, C2 en D3 blijven over. De aanwijzing die je weggaf, staat nog op je lijst, maar nu kent Otis die ook. Dat is de prijs van een ruil.

    Druk op “{ board-end }”.
step-company-end-wrong =
    Eén kans op drie? Jij kunt beter. Druk op “{ board-accuse-back }”, en dan op “{ board-end }”.

lesson-race = Het vak noemen
step-race-roll =
    Een paar rondes later. Alle tien de informantenkaarten zijn in iemands hand, en hun stapel is leeg. Jij twijfelt nog tussen B2, C2 en D3, en de anderen zijn er vast ook bijna.

    Druk op “{ board-roll }”.
step-race-roll-wrong =
    Met twee van deze drie vakken lig je eruit. Druk op “{ board-accuse-back }”, en dan op “{ board-roll }”: er komt nog een aanwijzing.
step-race-take =
    A3, informanten, maar de stapel is leeg. Dan neem je zo’n kaart van iemand anders, zonder die eerst te zien, en je houdt die.

    Kies van wie: Otis of Dorothy.
step-race-wait =
    Nu valt ook B2 af. C2 of D3? Je zou nu kunnen beschuldigen. Maar wie het mis heeft, ligt eruit: geen beurten meer, de kaarten terug naar de stapels, en de anderen spelen verder. Wacht liever op nog een aanwijzing.

    Druk op “{ board-end }”.
step-race-wait-wrong =
    Kop of munt? Had je het mis, dan lag je eruit. Blijf rustig: druk op “{ board-accuse-back }”, en dan op “{ board-end }”.
step-race-otis =
    Otis kon niet wachten. Hij beschuldigde C2, bekeek het antwoord, en het was fout: hij ligt eruit. Zijn kaarten liggen weer in de stapels, en Dorothy heeft er al een van getrokken.

    Het mooiste: iedereen heeft het vak gehoord. C2 is het dus niet, en voor jou blijft er nog maar één over.
step-race-accuse =
    Beschuldigen kan in je eigen beurt, vóór het dobbelen of na wat je vak zegt. Waar je pion staat, maakt niet uit.

    Druk op “{ board-accuse }”, tik op het vak van de dief, en zeg dat je het zeker weet.
step-race-accuse-wrong =
    Denk nog eens na: je aanwijzingen laten C2 en D3 over, en Otis had het met C2 mis. Beschuldig dus D3.

lesson-own = Je eigen zaak
step-own-case =
    Een nieuwe diamant, een nieuwe dief. Deze keer zit alleen Dorothy er ook achteraan, en jij hebt drie aanwijzingen. Niemand vertelt je nu nog wat ze betekenen.

    Lees je aanwijzingen, en streep op de plattegrond door wat ze uitsluiten, met of zonder hulp. Ga verder als je weet hoeveel vakken er over zijn.
step-own-roll =
    Had je er drie? Rij 3 tot en met 5, niet kolom A, en een brug: B3, B4 en B5. Dat is nog niet genoeg om te beschuldigen, en Dorothy zit je op de hielen.

    Druk op “{ board-roll }”.
step-own-roll-wrong =
    Er zijn nog drie vakken over, en met twee daarvan verlies je. Druk op “{ board-accuse-back }”, en dan op “{ board-roll }” voor nog een aanwijzing.
step-own-accuse =
    Een expert heeft iets voor je. Lees de nieuwe aanwijzing: bij welk van je drie vakken past die?

    Dit is je moment. Druk op “{ board-accuse }”, en noem het vak van de dief.
step-own-accuse-wrong =
    Zo niet: aan een echte tafel zou een fout vak het einde zijn. Je zoekt een vak in rij 3 tot en met 5, niet in kolom A, met een brug en het Vrijheidsbeeld. Beschuldig dat vak.
step-own-done =
    Zaak gesloten, speurder! Aan een echte tafel mag je ook praten zoveel je wilt: vragen, zinspelen, bluffen. Alleen de kaarten zelf blijven verborgen, behalve als iemand spioneert, ruilt of neemt.

    Niveau 1 zegt alles rechtuit, zoals hier. Over de aanwijzingen van niveau 2 moet je nadenken. Succes in de stad!
