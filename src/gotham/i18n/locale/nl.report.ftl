# The page of a tournament
report-heading = De arena: { $title }
report-wins = Gewonnen
report-wins-about = Het aandeel van elke bot in de overwinningen, met zijn 95%-interval over de blokken. Een blok is één deling, gespeeld vanaf elke plaats. De streeplijn is een eerlijk aandeel.
report-blocks = Gewonnen blokken
report-blocks-about = Wie de meeste partijen van een blok wint, wint het blok; een gelijke stand telt half. De streeplijn is de helft.
report-test = Sequentiële toets
report-test-about = De log-likelihoodratio van de twee hypothesen na elk blok. De toets is beslist waar de lijn een van de gestreepte grenzen raakt; elke hypothese wordt hoogstens 5 op de 100 keer ten onrechte verworpen.
report-ratio = Log-likelihoodratio
report-block-count = Blokken
report-cross = Elke bot tegen elke andere
report-cross-about = Het aandeel in de blokken dat de bot van de rij won tegen die van de kolom, met eronder het 95%-interval.
report-ratings = Speelsterkte
report-ratings-about = OpenSkill, volgens het model van Plackett en Luce: een blok is één ontmoeting, en het getal is het gemiddelde over vele volgordes van de blokken. Het interval is dat van OpenSkill zelf, 1,96 sigma naar beide kanten.
report-seats = Plaatsen
report-seats-about = Elke bot heeft elke plaats even vaak gehad. Wat overblijft is de waarde van de plaats zelf; de streeplijn is een eerlijk aandeel.
report-lengths = Lengte van de partijen
report-lengths-about = Hoeveel partijen hoeveel acties duurden.
report-actions = Aantal acties
report-match-count = Partijen
report-figures = De cijfers
report-settings = Instellingen
report-settings-about = Alles wat de resultaten bepaalt. Het commando eronder speelt dezelfde partijen nog eens, op elke computer.
report-bots = Bots die speelden
report-players = Plaatsen
report-options = Opties van het spel
report-seed = Startgetal van de delingen
report-rules = Versie van de regels
report-code = Vingerafdruk van de code
report-program = Versie van Gotham
report-matches = Partijen
report-matches-about = Elke partij is bewaard. Dit commando opent er een in de browser, zet na zet; vervang de naam door die van een andere.
report-list = { $count ->
    [one] { $count } partij
   *[other] { $count } partijen
}
report-more = Er zijn er nog { $count }; hun namen gaan op dezelfde manier door, met aan het eind het nummer van het blok en van de rotatie.
report-match = Partij
report-seating = Bots per plaats
report-winners = Gewonnen door
report-returns = Resultaten
