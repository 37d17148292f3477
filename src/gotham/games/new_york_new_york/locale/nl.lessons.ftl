# Les 1: een beurt
lesson-city = De skyline
step-city-welcome =
    Welkom in New York! Jij en Otis bouwen samen aan één skyline: twaalf plekken, genummerd van 1 tot en met 12.

    Jouw kleur is geel, de zijne rood. Alleen wat bovenop ligt telt, dus de kunst is om aan het eind geel bovenop te hebben. Groen en blauw zijn vandaag van niemand.
step-city-cards =
    Je hand heeft zes kaarten in allerlei kleuren, die alleen jij kunt zien. De voorraad ernaast ligt open: daar nemen jullie allebei uit.

    Wat oplicht kun je kiezen: klik erop, sleep het, of ga er met de Tab-toets heen en druk op Enter. Weigert het spel iets, dan noemt het de regel, en met “Spelregels” zie je ze allemaal.
step-city-play =
    Een beurt heeft twee delen. Eerst speel je een kaart uit je hand. Die hoort op de plek met hetzelfde nummer en nergens anders.

    Speel je gele 12.
step-city-play-wrong = Dat mag, maar laten we hoog beginnen: speel de gele 12.
step-city-take =
    12 punten, goed begonnen! Nu het tweede deel: je neemt een kaart naar keuze uit de voorraad in je hand. Pas daarna wordt het gat van de stapel gevuld.

    Neem een kaart uit de voorraad.
step-city-points =
    Otis heeft geantwoord met zijn rode 5, en nam de rode 10 die net was omgedraaid.

    Een nummer dat bovenop ligt is zoveel punten waard: 12 voor jou, 5 voor Otis. Onder de kaarten zie je altijd wat de skyline jullie oplevert.

# Les 2: bedekken
lesson-cover = Hoger dan Otis
step-cover-look =
    Een paar beurten later. De rode 11 levert Otis 11 punten op, maar in New York staat niets voor eeuwig: een andere kaart met hetzelfde nummer komt er gewoon bovenop.
step-cover-over =
    Jij hebt de gele 11.

    Speel die op de rode 11.
step-cover-over-wrong = Met deze kaart blijft de rode 11 bovenop liggen. Speel je gele 11.
step-cover-snatch =
    Dat telt dubbel: jij krijgt er 11 punten bij, en Otis raakt er 11 kwijt.

    Kijk nu naar de voorraad. Soms is de beste kaart er een waar een ander op loert: een rode 9 zou mooi naast de rode 10 passen.

    Neem de rode 9, voordat Otis het doet.
step-cover-snatch-wrong = Dan krijgt Otis de rode 9! Wees hem voor en neem die.
step-cover-known =
    Op de rode 9 in je hand staat een oog: Otis heeft gezien dat je die nam. Andersom geldt hetzelfde. Wat hij uit de voorraad nam, weet jij; wat hij gedeeld kreeg, niet.
step-cover-neutral =
    Ook aan de kleuren van niemand heb je iets. Een groene 10 levert niets op, maar kan wel de rode 10 bedekken.

    Speel je groene 10.
step-cover-neutral-wrong = De rode 10 is voor Otis nog steeds 10 punten waard. Bedek die met je groene 10.
step-cover-after =
    Tien punten minder voor Otis. Nu zou je een kaart nemen, en daarna was het zijn beurt.

    Vraag je dus bij elke kaart twee dingen af: wat levert die mij op, en wat neemt die de anderen af?

# Les 3: reeksen
lesson-runs = Goede buren
step-runs-look =
    Plekken naast elkaar met jouw kleur bovenop zijn een reeks, en een reeks geeft extra punten: 3 voor twee plekken, 6 voor drie, 10 voor vier, 15 voor vijf, en 25 voor zes of meer.

    Je gele 3 en 4 zijn zo’n reeks. De 6 staat alleen, want plek 5 is leeg.
step-runs-join =
    Dat gat kun jij dichten.

    Speel je gele 5.
step-runs-join-wrong = Het gat op 5 is nog open. Speel je gele 5.
step-runs-more =
    Vier op een rij, van 3 tot en met 6! Dat zijn 12 punten: 5 voor de kaart, en 7 omdat de reeks van twee naar vier is gegroeid.

    Met de gele 2 uit de voorraad zouden het er vijf kunnen worden.

    Neem de gele 2.
step-runs-more-wrong = De gele 2 maakt je reeks langer. Neem die.
step-runs-broken =
    Otis heeft niet zitten toekijken. Zijn rode 4 ligt op de jouwe, en de reeks is gebroken: de 3 staat alleen, en alleen 5 en 6 horen nog bij elkaar.

    Hoe langer een reeks, hoe liever de anderen hem breken.
step-runs-ring =
    Kijk nu naar de twee uiteinden. De skyline is een ring: 12 en 1 zijn buren. Je gele 12 ligt bovenop, en de gele 1 heb je in je hand.

    Speel je gele 1.
step-runs-ring-wrong = Hier draait het om plek 1. Speel je gele 1.
step-runs-corner =
    4 punten met de kleinste kaart die er is: 1 voor de kaart zelf, 3 voor de reeks om de hoek. Met de gele 2 kan die straks van 12 tot 3 lopen.

    Tenzij … Kijk wat je van Otis’ hand weet. De rode 12 heeft hij voor jouw ogen genomen.

# Les 4: passen, en het einde van een ronde
lesson-end = Weten wanneer je stopt
step-end-look =
    De ronde is bijna voorbij, en jullie staan gelijk met 38 punten. Stapel en voorraad zijn op: vanaf nu worden de handen uitgespeeld en neemt niemand meer een kaart.
step-end-last =
    Je hebt nog twee kaarten. De gele 9 past op de rode 9, naast jouw 10.

    Speel je gele 9.
step-end-last-wrong = Niet zo snel! De gele 9 levert jou punten op en kost Otis er een paar. Speel die eerst.
step-end-pass =
    De blauwe 8 heeft niets veranderd. Jij houdt de rode 10 over, en die past alleen op je eigen gele 10: jij zou 10 punten en een reeks verliezen, en Otis zou er punten bij krijgen.

    Je hoeft niet te spelen. In elke beurt mag je passen; dan doe je niet meer mee tot de ronde voorbij is, en mogen de anderen verderspelen.

    Pas.
step-end-pass-wrong = Dan komt er rood op je eigen gele 10. Pas liever.
step-end-round =
    Otis heeft zijn laatste kaart gespeeld, dus niemand heeft nog een beurt: de ronde is voorbij. De rode 10 die je hebt gehouden telt niet, en 50 tegen 29 wordt opgeschreven.

    Een partij heeft evenveel rondes als spelers. Alle kaarten worden opnieuw gedeeld, en deze keer begint Otis.

# Les 5: winnen
lesson-match = Het laatste woord
step-match-look =
    De laatste beurt van een andere partij. Otis won de eerste ronde met 52 tegen 30, en zoals de skyline er nu ligt staat hij voor met 88 tegen 77.

    Hij heeft geen kaart meer. Jij nog één.
step-match-last =
    Tussen je 7 en je 9 ligt rood.

    Speel je gele 8.
step-match-last-wrong = Als je past, wint Otis. Speel je gele 8!
step-match-won =
    8 punten voor jou, 8 minder voor Otis, en een reeks van vier, van 7 tot en met 10, waar eerst een paar lag: 92 tegen 80. Je hebt gewonnen!

    Het hoogste totaal wint, en bij een gelijk totaal wordt de overwinning gedeeld. Meer hoef je niet te weten. Tot ziens op de daken!
