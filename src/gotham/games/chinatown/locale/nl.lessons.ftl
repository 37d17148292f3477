# Les 1: kaarten en tegels
lesson-start = Vijf panden, zeven tegels
step-start-goal =
    Welkom in Chinatown, New York! Zes rondes lang openen jij, Otis en Dorothy winkels, en over alles wordt onderhandeld. Als de laatste inkomsten zijn uitbetaald, telt maar één ding: wie heeft het meeste geld?

    Je begint met $ 5.000. Dat staat bij je naam, en alleen jij ziet het: geld is geheim.
step-start-map =
    Dit is Chinatown: 85 panden in zes blokken. Panden zijn buren als ze een zijde gemeen hebben. Hoeken tellen niet, en niets reikt over een straat heen.

    Om buren draait het hier, want een winkel groeit van het ene pand naar het volgende.
step-start-first =
    Elke ronde begint met pandkaarten. Je hebt er zeven en houdt er vijf. Zoek ze op de kaart: 7, 8, 10, 11 en 12 liggen naast elkaar, 39 en 70 liggen overal ver vandaan.

    Wat oplicht, kun je kiezen: met de muis, je vinger of het toetsenbord.

    Geef 39 of 70 terug.
step-start-first-wrong = Dat pand heeft buren onder je kaarten: houd het. Geef 39 of 70 terug, die liggen alleen.
step-start-second =
    Goed zo. Otis en Dorothy hebben al gekozen, in het geheim, net als jij. Zodra jij ook klaar bent, worden alle gehouden kaarten getoond.

    Geef nu ook het andere eenzame pand terug.
step-start-second-wrong = Houd dat pand: samen zijn je vijf panden veel meer waard. Geef het eenzame terug.
step-start-tiles =
    De vijf panden zijn van jou, herkenbaar aan je teken, het rode met de ring. Iedereen heeft ook zeven tegels getrokken: die liggen open, de jouwe bij je naam.

    Elke tegel toont een soort winkel, en in de hoek hoeveel tegels zo’n winkel hoogstens heeft. Je hebt drie vissen: Viswinkel, tot 3. Onthoud dat goed!

# Les 2: leggen, en wat winkels opbrengen
lesson-shops = Je eerste winkels
step-shops-place =
    Het onderhandelen slaan we nog even over: we leggen tegels. Een tegel mag op elk leeg pand van jou. Op 11 en 12 liggen al twee Restaurants klaar; nu de vis.

    Kies de tegel Viswinkel en dan pand 7.
step-shops-place-wrong = Eerst openen we de viswinkel: kies de tegel Viswinkel en dan pand 7.
step-shops-join =
    Eén tegel alleen is een piepklein winkeltje, dat elke ronde $ 1.000 opbrengt. Maar aangrenzende tegels van één soort en één eigenaar zijn samen één winkel, en grotere winkels brengen meer op.

    Leg de tweede Viswinkel naast de eerste: op 8 of op 10.
step-shops-join-wrong = Daar wordt je viswinkel niet groter van. Leg de tweede tegel Viswinkel op 8 of op 10.
step-shops-finish =
    Twee tegels brengen $ 2.000 op en drie meestal $ 4.000. Maar bij de Viswinkel is drie het hoogste: met de derde tegel is je winkel af, en een winkel die af is, brengt meer op. Hier is dat $ 5.000.

    Leg de derde Viswinkel naast de andere twee.
step-shops-finish-wrong = Nog niet: je winkel mist zijn derde tegel Viswinkel. Leg die naast de andere twee.
step-shops-show =
    Af! Antiek en Radio’s vinden geen leeg pand bij jou; ze wachten gewoon voor je op een latere ronde.

    Nog niemand heeft gezien wat je klaarlegt.

    Kies “{ board-done-placing }”, en het geld komt binnen.
step-shops-show-wrong = Je hebt alles gelegd wat kon. Kies “{ board-done-placing }”.
step-shops-income =
    Betaaldag! De Viswinkel bracht je $ 5.000 op, de twee Restaurants $ 2.000. En elke ronde brengt een welvaartskaart wat geluk: deze geeft $ 1.000 voor elke tegel van maat 3 of 6 op de kaart. Dat is $ 3.000 extra voor je vissen.

    Bij “{ board-legend }” zie je altijd wat een winkel opbrengt. Er zijn nieuwe kaarten gedeeld: ronde 2 begint.

# Les 3: voorstellen beantwoorden
lesson-offers = Een voorstel op tafel
step-offers-market =
    De panden en tegels zijn verdeeld, en nu komt het hart van het spel: de onderhandeling. Panden, tegels, zelfs hele winkels en geld wisselen van eigenaar, tussen wie maar wil en in elke volgorde.

    Kijk naar je Restaurants op 11 en 12. Je hebt een derde om op 14 te leggen; samen zouden ze $ 4.000 opbrengen. Een Restaurant gaat tot vier, maar 15, de hoek die ontbreekt, is van Otis.
step-offers-yes =
    Dat weet Otis ook. Hij biedt je pand 15 en een tegel Restaurant aan voor $ 5.000. Bij zijn voorstel staat ook wat dat voor jou zou doen.

    Vier Restaurants zijn een winkel die af is: $ 8.000 per ronde in plaats van $ 4.000, en er wordt nog vijf rondes uitbetaald.

    Kies “{ board-yes }”.
step-offers-yes-wrong = Reken maar na: je betaalt één keer $ 5.000 en krijgt vijf keer $ 4.000 meer. Kies “{ board-yes }”.
step-offers-no =
    Met jouw ja wisselde alles in één keer van eigenaar. Maar daar is Dorothy: ze wil $ 3.000 betalen voor pand 14.

    Verleidelijk? 14 ligt midden in je Restaurants. Zonder dat pand komen ze nooit af, en loop je elke ronde $ 4.000 mis.

    Kies “{ board-no }”.
step-offers-no-wrong = Houd 14: voor jou is het veel meer waard dan $ 3.000. Kies “{ board-no }”.

# Les 4: voorstellen doen
lesson-deals = Je eigen deals
step-deals-buy =
    Ronde 3, en nu doe jij de voorstellen. Je Radio’s op 28 en 29 kunnen tot zes tegels groeien. Je hebt er nog drie, maar naast de andere alleen 30 en 31. Pand 32 van Otis zou precies passen.

    Kies “{ board-compose }”, kies 32 op de kaart, voeg “{ board-money }” toe, zet het op $ 3.000 en stel het open voor.
step-deals-buy-wrong = Niet helemaal: pand 32 voor jou, $ 3.000 voor Otis, voor iedereen zichtbaar, en verder niets.
step-deals-counter =
    Otis slaat het af en vraagt $ 5.000. Dat is nu loven en bieden! Reken maar na: vier Radio’s brengen $ 6.000 op, vijf $ 8.000. Dat is vier rondes lang $ 2.000 meer, dus $ 8.000 in totaal.

    $ 5.000 is nog steeds een goede prijs.

    Kies “{ board-yes }”.
step-deals-counter-wrong = Je kunt verder onderhandelen, maar hij kan het ook aan een ander verkopen. $ 8.000 voor $ 5.000 is goed genoeg: kies “{ board-yes }”.
step-deals-swap =
    De beste deals zijn die waar jullie allebei beter van worden. Met een zesde tegel Radio’s op 35 zou je winkel af zijn: $ 14.000! Dorothy heeft er een waar ze niets aan heeft, en bij haar drie Wasserijen ontbreekt de vierde: die heb jij.

    Kies “{ board-compose }”. Kies dan de tegel Radio’s van Dorothy en jouw tegel Wasserij (het strijkijzer), en ten slotte “{ board-propose }”.
step-deals-swap-wrong = Niet helemaal: de tegel Radio’s van Dorothy tegen jouw tegel Wasserij, voor iedereen zichtbaar, en verder niets.

# Les 5: te grote groepen
lesson-groups = Zes vissen, twee winkels
step-groups-first =
    Je Radio’s liggen klaar, er zijn alleen nog twee tegels Viswinkel over. Er liggen al vier vissen, op 7, 8, 9 en 10. Een viswinkel heeft nooit meer dan drie tegels, dus ze tellen als een winkel die af is en een losse tegel: $ 5.000 en $ 1.000.

    Leg nog een Viswinkel op 5 of op 6.
step-groups-first-wrong = Eerst de vissen: leg een tegel Viswinkel op 5 of op 6.
step-groups-second =
    Vijf nu: een winkel die af is en een rest van twee. Wat zal de zesde doen?

    Leg hem op het andere pand.
step-groups-second-wrong = Nog één vis: leg de laatste tegel Viswinkel op het pand dat nog leeg is, 5 of 6.
step-groups-show =
    Kijk eens goed. 6, 7 en 10 zijn buren, en 5, 9 en 8 ook: twee winkels die af zijn! Je hoeft er niets voor te doen. Een grote groep telt altijd op de manier die jou het meest opbrengt.

    Kies “{ board-done-placing }”.
step-groups-show-wrong = Beter wordt het niet. Kies “{ board-done-placing }”.
step-groups-paid =
    $ 32.000: de twee viswinkels brachten $ 10.000 op, de vier Restaurants $ 8.000, de zes Radio’s $ 14.000.

    En de Radio’s van Otis op 33, vlak naast de jouwe? Die blijven een klein winkeltje van hemzelf. Tegels van verschillende eigenaars horen nooit bij elkaar.

# Les 6: beloften en geheimen
lesson-promise = Een geheime belofte
step-promise-poor =
    Ronde 2 van een andere partij. Je hebt flink gekocht en nog maar $ 1.000 over. Toch zou met de Apotheek van Otis op 53 de jouwe af zijn: $ 5.000 per ronde in plaats van $ 2.000.

    Ook een winkel die er al staat, is gewoon te koop. Maar hoe betaal je hem?
step-promise-bargain =
    Krediet is er niet, maar je mag beloven meteen na de inkomsten van deze ronde te betalen.

    Kies “{ board-compose }” en dan 53. Voeg “{ board-add-owe }” toe, zet het op $ 6.000, kies “{ board-secret }” en stel het voor.
step-promise-bargain-wrong = Niet helemaal: pand 53 voor jou, jouw belofte om Otis na de inkomsten $ 6.000 te betalen, geheim, en verder niets.
step-promise-talk =
    Otis vindt het goed. Dorothy ziet dat 53 nu van jou is, maar niet het bedrag of de belofte. De regels zorgen dat beloften voor deze ronde worden nagekomen. Wat over latere rondes wordt gezegd, bindt niemand!

    Otis en Dorothy hebben niets meer te bespreken.

    Kies “{ board-done-talking }”.
step-promise-talk-wrong = Genoeg voor deze ronde. Kies “{ board-done-talking }”.
step-promise-show =
    Als iedereen klaar is, is de onderhandeling voorbij, en voorstellen die nog openstaan, vervallen. Nu worden er tegels gelegd. Je hebt geen leeg pand, dus de jouwe blijven voor je liggen.

    Kies “{ board-done-placing }”.
step-promise-paid =
    Je winkels brachten $ 11.000 op, en daarna ging er $ 6.000 naar Otis, zoals beloofd. Voortaan brengt de Apotheek elke ronde $ 3.000 meer op: na twee rondes heb je de prijs eruit.

    Je kunt voor een ronde nog twee dingen beloven: een bepaalde tegel leggen, of een pand leeg laten.

# Les 7: het einde
lesson-last = De laatste ronde
step-last-worth =
    De laatste ronde van een lange partij. Na deze inkomsten zijn tegels en panden niets meer waard, dus verkoop wat voor anderen meer waard is.

    Je Detectivebureau op 70 brengt je $ 1.000 op. Daarmee zou Otis zijn winkel van zes af hebben: $ 14.000 in plaats van $ 8.000.
step-last-sell =
    Er zit dus voor jullie allebei iets in. Pand 70 is jou $ 1.000 waard, Otis wint er $ 6.000 mee: vraag $ 4.000.

    Kies “{ board-compose }”, dan 70 en “{ board-with }” Otis. Voeg “{ board-money }” toe, zet het op $ 4.000 en laat Otis betalen: zijn naam hoort vóór de pijl. Stel het dan open voor.
step-last-sell-wrong = Niet helemaal: pand 70 voor Otis, en $ 3.000 tot $ 5.000 van Otis voor jou, voor iedereen zichtbaar. Hij wint er $ 6.000 mee, en wil daar iets van overhouden.
step-last-talk =
    Verkocht! Jij geeft $ 1.000 op en krijgt meer, en ook Otis wint erbij. Alleen Dorothy staat met lege handen, en juist zij is je rivaal.

    Kies “{ board-done-talking }”.
step-last-talk-wrong = Je hebt wat je nodig hebt. Kies “{ board-done-talking }”.
step-last-show =
    Je laatste tegels vinden geen pand en zijn straks niets waard. Dat is aan het einde heel gewoon.

    Kies “{ board-done-placing }”, en de laatste inkomsten worden uitbetaald.
step-last-won =
    Nu ligt al het geld op tafel, en jij wint, net vóór Dorothy! Zonder je deal met Otis had zij met $ 1.000 verschil gewonnen.

    Dat is Chinatown: kijk wat anderen nodig hebben, reken het na, en zorg dat je aan elke deal iets overhoudt. Nu weet je genoeg om te spelen. Veel succes!
