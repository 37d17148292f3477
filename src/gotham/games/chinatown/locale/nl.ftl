# Names of things
title = Chinatown
summary = Panden, winkels en scherp onderhandelen in Chinatown, New York: handel slim en word rijk.
shop = { $kind ->
    [sea-food] Viswinkel
    [pharmacy] Apotheek
    [jeans] Werkkleding
    [restaurant] Restaurant
    [laundry] Wasserij
    [sports] Sportartikelen
    [antiques] Antiek
    [fireworks] Vuurwerk
    [sewing] Naaiatelier
    [detective] Detectivebureau
    [watches] Horlogemaker
   *[radios] Radio’s
}
shop-on = { $shop } op { $buildings }
buildings = { $count ->
    [one] pand { $buildings }
   *[other] de panden { $buildings }
}
tiles = { $count ->
    [one] 1 tegel { $shop }
   *[other] { $count } tegels { $shop }
}
tiles-hidden = { $count ->
    [one] 1 verborgen tegel
   *[other] { $count } verborgen tegels
}
money = $ { $sum }
nothing = geen
list-and = { $first } en { $last }
you = { $who } (jij)
offer = { $secret ->
    [yes] het geheime voorstel
   *[no] het open voorstel
} van { $author } aan { $others }
option-prosperity = welvaartskaarten
option-placement = volgorde bij het leggen
option-street-variant = nieuwe winkels alleen aan een straat
option-map = de kaart
option-offers = voorstellen per speler en ronde
option-money = geld
option-tiles = losse tegels
value-placement-free = allen tegelijk
value-placement-first-player = om beurten, vanaf de startspeler
value-map-default = eerste uitgave
value-map-reprint = herdruk
value-map-reprint-count = herdruk, en grotere groepen op aantal
value-money-hidden = verborgen
value-money-open = open voor allen
value-tiles-open = open voor allen
value-tiles-hidden = verborgen
preset-1999 = Eerste uitgave
preset-1999-about = Met welvaartskaarten; iedereen legt wanneer die wil.
preset-1999-street = Eerste uitgave, straatvariant
preset-1999-street-about = Nieuwe winkels openen alleen aan een straat.
preset-1999-marker = Eerste uitgave, startspeler
preset-1999-marker-about = Tegels worden om beurten gelegd, vanaf wie de marker heeft.
preset-1999-clock = Eerste uitgave, met klok
preset-1999-clock-about = Hoogstens 10 minuten voor elke onderhandeling, zoals de regels aanraden.
preset-reprint = Herdruk
preset-reprint-about = Zonder welvaartskaarten, op het plan van de herdruk; grotere groepen tellen op aantal.
preset-open-money = Open geld
preset-open-money-about = Iedereen ziet al het geld; een huisregel, niet van de uitgever.
preset-hidden-tiles = Verborgen tegels
preset-hidden-tiles-about = Je ziet alleen hoeveel losse tegels de anderen hebben; een huisregel, niet van de uitgever.

# What one can do
do-refuse = pand { $building } teruggeven
do-draft = een voorstel opstellen
do-give = { $giver } geeft { $things } aan { $receiver }
do-tile = { $giver } geeft { $tiles } aan { $receiver }
do-cash = { $giver } betaalt { $sum } aan { $receiver }
do-build = { $who } legt deze ronde { $tiles }
do-empty = { $who } laat { $buildings } deze ronde leeg
do-owe = { $giver } betaalt { $sum } aan { $receiver } na de inkomsten van deze ronde
do-propose = dit { $secret ->
    [yes] in het geheim voorstellen, alleen aan de betrokkenen
   *[no] open voorstellen
}
do-drop = het kladje weggooien
do-yes = { $offer } aannemen: { $deal }
do-no = { $offer } afslaan: { $deal }
do-withdraw = { $offer } intrekken: { $deal }
do-done = { $phase ->
    [placing] het leggen afronden en je tegels tonen
   *[negotiating] het onderhandelen afronden
}
do-resume = weer onderhandelen
do-place = { $shop } op pand { $building } leggen
do-chosen = de keuze afronden
do-hands = er wisselen dingen van eigenaar

# The view in sentences
round-of = Ronde { $number } van { $total }: { $phase ->
    [keeping] iedereen kiest panden
    [negotiating] iedereen onderhandelt
   *[placing] er worden tegels gelegd
}.
round-over = De partij is afgelopen.
awaited = Nog bezig: { $who }.
ready = Klaar: { $who }.
seat-shops = Winkels: { $shops }.
seat-empty = Lege panden: { $buildings }.
seat-tiles = Losse tegels: { $tiles }.
seat-money = Geld: { $money }.
seat-incomes = Inkomsten: { $incomes }.
own-money = Je hebt { $money }.
own-cards = { $count ->
    [0] Je hebt gekozen en houdt de panden { $buildings }.
    [one] Je hebt de panden { $buildings }, en geeft er nog 1 terug.
   *[other] Je hebt de panden { $buildings }, en geeft er { $count } terug.
}
own-refused = Teruggegeven: { $buildings }.
own-left = Je kunt deze ronde nog { $count ->
    [0] geen voorstel
    [one] 1 voorstel
   *[other] { $count } voorstellen
} doen.
own-plan = Je hebt { $tiles } klaargelegd; nog niemand ziet het.
own-draft = Je kladje: { $deal }
own-draft-empty = Je kladje is nog leeg.
promised = { $secret ->
    [yes] In het geheim beloofd
   *[no] Openlijk beloofd
}: { $deal }.
offer-line = { $secret ->
    [yes] Geheim voorstel
   *[no] Open voorstel
} van { $author }: { $deal } Ja: { $agreed }. Nog gevraagd: { $awaited }.
offer-hindered = Nu niet mogelijk.
lacks-building = Pand { $building } is niet van { $who }.
lacks-freedom = Pand { $building } is door een belofte gebonden.
lacks-plot = Pand { $building } is geen leeg pand van { $who }.
lacks-tiles = { $who } heeft niet { $tiles }.
lacks-spare = { $who } heeft geen vrije tegel { $shop }.
lacks-money = Je hebt niet genoeg geld; alleen jij krijgt dat te horen.
lacks-something = Het is niet meer mogelijk.
income-of = { $shop } op { $buildings }: { $size } van { $most }{ $finished ->
    [yes] , af
   *[no] {""}
}{ $split ->
    [yes] , deel van een grotere groep
   *[no] {""}
}, levert { $income } op ({ $clauses }).

# The log
log-refuse = { $who } geeft pand { $building } terug.
log-chosen = { $who } heeft gekozen.
log-keep = { $who } houdt { $buildings } en trekt tegels: { $tiles }.
log-draft = { $who } begint een voorstel op te stellen.
log-move = Op het kladje: { $deal }
log-drop = { $who } gooit het kladje weg.
log-propose = { $who } doet { $secret ->
    [yes] een geheim voorstel
   *[no] een open voorstel
} aan { $others }: { $deal }
log-resume = { $who } onderhandelt weer.
log-yes = { $who } neemt { $offer } aan.
log-no = { $who } slaat { $offer } af.
log-withdraw = { $who } trekt { $offer } in.
log-struck = { $who } zegt ja, en de { $secret ->
    [yes] geheime deal
   *[no] deal
} is rond: { $deal }
log-void = { $who } neemt { $offer } aan, maar de deal gaat niet door.
log-hands = Anderen hebben een geheime deal gesloten. { $changes }
hands-less = { $who } geeft { $tiles } weg.
hands-more = { $who } krijgt { $tiles }.
hands-paid = { $who } heeft { $sum } minder.
hands-earned = { $who } heeft { $sum } meer.
log-ended = Wat beloofd was, geldt niet meer voor { $buildings }.
log-done = { $who } is klaar met onderhandelen.
log-lapse = Niet meer op tafel: { $offers }.
log-lapse-draft = Het kladje van { $who } vervalt.
log-place = { $who } legt { $shop } klaar voor pand { $building }.
log-placed = { $who } legt { $tiles }.
log-placed-none = { $who } legt geen tegel.
card = Welvaartskaart van ronde { $number }: { $sum } extra voor elke tegel van de maten { $sizes } op de kaart.
card-blank = Welvaartskaart van ronde { $number }: geen bonus.
log-income = { $who } verdient { $income }.
log-income-bonus = { $who } verdient { $income }, en { $bonus } extra door de welvaartskaart.
log-paid = { $giver } betaalt { $sum } aan { $receiver }, zoals beloofd.
log-paid-part = Beloofd geld van { $giver } aan { $receiver }: er is maar { $sum } van { $owed }.
log-dealt = { $who } krijgt de panden { $buildings }.
money-of = Geld aan het einde: { $sums }.
log-over = { $count ->
    [one] { $winners } wint
   *[other] { $winners } delen de overwinning
} met { $money }{ $tiles ->
    [yes] {" "}en meer tegels op de kaart
   *[no] {""}
}.

# Why something is refused
why-CT-09 = iedereen kiest nu panden; “{ $action }” moet wachten.
why-CT-10 = aan het begin van een ronde geef je twee van je gekregen kaarten terug; “{ $action }” kan nu niet.
why-CT-14 = het onderhandelen van deze ronde is voorbij; nu worden er tegels gelegd.
why-CT-18 = als iedereen klaar is met onderhandelen, leg je een van je losse tegels op een leeg pand van jou; “{ $action }” kan nu niet.
why-CT-19 = je hebt je tegels al gelegd, of je bent niet aan de beurt om te leggen.
why-CT-22 = de partij is afgelopen, de zes rondes zijn gespeeld.
why-CT-23 = { $kind ->
    [yes] je bent een voorstel aan het opstellen, of er wacht geen voorstel van die naam op jouw ja.
    [no] je bent een voorstel aan het opstellen, of er is jou geen voorstel van die naam gedaan.
    [propose] je hebt een kladje nodig waarin jij en minstens één andere speler iets geven, krijgen of beloven.
    [drop] je hebt geen kladje.
    [draft] je hebt al een kladje; stel het eerst voor of gooi het weg.
    [done] je hebt een kladje; stel het eerst voor of gooi het weg.
    [resume] je hebt een kladje; stel het eerst voor of gooi het weg.
    [withdraw] je hebt een kladje; stel het eerst voor of gooi het weg.
   *[other] “{ $action }” past hier niet: een kladje begint met “draft”, de onderdelen komen in de volgorde van de notatie, en elk brengt iets wat iemand bezit naar iemand anders.
}
why-CT-24 = een belofte op een kladje gaat over een leeg pand met een eigenaar, één per pand; “{ $action }” is dat niet.
why-CT-25 = { $kind ->
    [done] je hebt beloofd een tegel te leggen, en dat kan nog.
    [place] een belofte verbiedt “{ $action }”.
   *[other] een belofte aan anderen bindt iets van jou in deze deal.
}
why-CT-26 = { $kind ->
    [tile] er zijn geen losse tegels van die soort meer om te geven.
   *[other] je kunt jouw deel nu niet geven: er is iets bij dat niet van jou is, of je komt geld tekort.
}
why-CT-27 = { $kind ->
    [withdraw] je hebt geen voorstel van die naam.
   *[propose] je hebt zoveel lopende voorstellen als kan, in totaal of aan dezelfde spelers.
}
why-CT-29 = { $kind ->
    [draft] je hebt deze ronde geen voorstellen meer.
    [done] je bent al klaar.
    [resume] alleen wie klaar is, kan weer gaan onderhandelen.
   *[give] je hebt in deze ronde te veel kladjes weggegooid.
}
why-CT-35 = “{ $action }” komt niet aan een straat: in een pand zonder straatkant moet een tegel aansluiten bij een winkel van jou van dezelfde soort die er wel een heeft.
why-CT-36 = “{ $action }” is een gebeurtenis, geen actie die een speler kan doen.
scene-twice = pand { $building } komt twee keer voor; elk pand bestaat maar één keer.

# The clauses of the rulebook, for the rules help and for positions that are refused
clause-CT-01 = Er zijn 3 tot 5 spelers, elk met een eigen kleur en eigendomsfiches die nooit opraken.
clause-CT-02 = Er zijn 85 genummerde panden in 6 huizenblokken, en voor elk een kaart. Twee panden zijn buren als ze in een blok een zijde delen, nooit schuin en nooit over een straat heen.
clause-CT-03 = Er zijn 12 soorten winkels. Elke soort heeft een maximale maat van 3, 4, 5 of 6, en drie tegels meer dan dat: samen 90.
clause-CT-04 = Maat 3: Viswinkel, Apotheek, Werkkleding. Maat 4: Restaurant, Wasserij, Sportartikelen. Maat 5: Antiek, Vuurwerk, Naaiatelier. Maat 6: Detectivebureau, Horlogemaker, Radio’s.
clause-CT-05 = Er zijn 9 welvaartskaarten: één voor elk paar van de maten 3, 4, 5 en 6, en drie zonder bonus. 3 gaan er ongezien weg, en elke ronde wordt er een van de andere omgedraaid.
clause-CT-06 = Iedereen begint met $ 5.000. Elk bedrag is een veelvoud van $ 1.000, en geld is geheim. De bank raakt nooit leeg.
clause-CT-07 = De kaart is die van het spelregelboek. Met de optie map=reprint liggen twee rijen van het eerste blok een kolom verder naar links.
clause-CT-08 = Aan het begin zijn de tegels één geschudde voorraad en de pandkaarten één geschudde stapel.
clause-CT-09 = Er zijn 6 rondes van vijf fasen: panden, tegels, onderhandelen, leggen, inkomsten.
clause-CT-10 = Iedereen krijgt pandkaarten en houdt er precies twee minder; hoeveel, hangt af van het aantal spelers en de ronde. Allen kiezen in het geheim en tegelijk.
clause-CT-11 = Teruggegeven kaarten gaan terug in de stapel, die voor de volgende ronde wordt geschud.
clause-CT-12 = Als iedereen heeft gekozen, worden de gehouden kaarten samen getoond. Elk pand is nu van de speler die de kaart hield, en de kaarten gaan uit het spel. Tot dan mag je je teruggegeven kaarten terugnemen, de laatste eerst.
clause-CT-13 = Dan trekt iedereen tegels en legt ze open voor zich; hoeveel, hangt af van het aantal spelers en de ronde.
clause-CT-14 = Bij het onderhandelen mag iedereen met elkaar handelen, in willekeurige volgorde, open of geheim, met zoveel spelers als je wilt, over panden, winkels, losse tegels en geld. Deals worden alleen in deze fase gesloten, en alleen tussen spelers.
clause-CT-15 = Een gebouwde winkel mag van eigenaar wisselen, pand voor pand, en zo vaak je wilt. Een tegel op de kaart blijft altijd liggen. Wat je hebt gekregen, mag je meteen doorgeven.
clause-CT-16 = Wat voor deze ronde wordt afgesproken, bindt. Wat voor latere rondes wordt afgesproken, bindt niemand.
clause-CT-17 = Het onderhandelen eindigt als iedereen klaar is.
clause-CT-18 = Daarna legt iedereen zoveel losse tegels als hij wil op eigen lege panden, op elk één. De andere tegels blijven voor latere rondes liggen.
clause-CT-19 = Met de optie placement=free legt iedereen ongezien tegels klaar en toont ze als hij klaar is. Met placement=first-player leggen de spelers om de beurt, met de klok mee vanaf de startspelersfiche, die elke ronde doorschuift; het toeval bepaalt wie die als eerste heeft.
clause-CT-20 = Voor de inkomsten wordt een welvaartskaart omgedraaid: elke tegel op de kaart met een maat die erop staat, levert zijn eigenaar $ 1.000 op, of de winkel nu af is of niet. Met de optie prosperity=off zijn er geen welvaartskaarten.
clause-CT-21 = Dan betaalt elke winkel zijn eigenaar. Losse tegels en lege panden leveren niets op.
clause-CT-22 = De partij eindigt na de inkomsten van ronde 6, en wie het meeste geld heeft, wint. Is dat gelijk, dan wint wie de meeste tegels op de kaart heeft; is ook dat gelijk, dan wordt de overwinning gedeeld.
clause-CT-23 = Een deal is een lijst van dingen die van hun eigenaar naar een ander gaan, met beloften. Allen die iets geven, krijgen of beloven, moeten ja zeggen; met het laatste ja gebeurt alles ineens, of niets. Cadeaus mogen.
clause-CT-24 = Je kunt beloven deze ronde een tegel van een bepaalde soort op een pand te leggen, een pand deze ronde leeg te laten, of meteen na de inkomsten van deze ronde een bedrag te betalen, tot wat je dan hebt. Al het andere wat gezegd wordt, bindt niemand.
clause-CT-25 = De regels handhaven beloften: bij het leggen kun je er geen breken, en niemand is klaar zolang er nog een kan worden nagekomen. Wat beloofd is, kan niet worden weggegeven of anders beloofd, tenzij alle betrokkenen bij de belofte ook bij de nieuwe deal betrokken zijn. Een belofte die onmogelijk is geworden, vervalt.
clause-CT-26 = Er is geen krediet: een deal gaat alleen door als alles van de gever is en niemand onder $ 0 komt. Je kunt niet voorstellen of aannemen wat je niet kunt betalen.
clause-CT-27 = Er mogen meerdere voorstellen tegelijk lopen, ook over dezelfde dingen en aan dezelfde spelers: hoogstens twaalf van jou, waarvan zes aan dezelfde spelers. Wie ze doet, mag ze intrekken. Een voorstel dat bij het laatste ja onmogelijk is, gaat niet door. Dingen die weg zijn, worden genoemd; dat er geld ontbreekt, ziet alleen de betrokken speler.
clause-CT-28 = Van een geheime deal zien de anderen alleen welke panden en tegels van eigenaar wisselen. Bedragen en beloften blijven onder de betrokkenen tot de partij is afgelopen.
clause-CT-29 = Wie klaar is, mag nog antwoorden, en weer gaan onderhandelen tot iedereen klaar is. Dan vervallen lopende voorstellen. Iedereen mag een beperkt aantal voorstellen per ronde doen; een weggegooid kladje en weer beginnen kosten er geen.
clause-CT-30 = Een tegel alleen is een winkel van maat 1. Aangrenzende tegels van één soort en één eigenaar zijn één winkel; tegels van verschillende eigenaars horen nooit bij elkaar.
clause-CT-31 = Een winkel is af als hij de maximale maat van zijn soort heeft.
clause-CT-32 = Een winkel die niet af is, levert met 1, 2, 3, 4, 5 tegels $ 1.000, $ 2.000, $ 4.000, $ 6.000, $ 8.000 op. Een winkel die af is, levert met 3, 4, 5, 6 tegels $ 5.000, $ 8.000, $ 11.000, $ 14.000 op.
clause-CT-33 = Geen winkel is groter dan zijn maximale maat: een grotere groep is een winkel die af is en nog een. Zo’n groep telt op de manier die het meest oplevert.
clause-CT-34 = Een voorbeeld: op de gewone kaart is een Viswinkel op 7, 8 en 10 af en levert hij $ 5.000 op. Met 11 is dat $ 1.000 meer, en met ook nog 3 en 12 zijn het twee winkels die af zijn.
clause-CT-35 = Met de optie street-variant=on opent er geen nieuwe winkel in een pand zonder straatkant: een tegel mag daar alleen komen als hij aansluit bij een winkel van dezelfde soort en eigenaar die er wel een heeft.
clause-CT-36 = Iedereen ziet eigenaars, tegels, welvaartskaarten, inkomsten, open voorstellen en deals, en wie klaar is. Geheim zijn gekregen kaarten, teruggegeven kaarten, kladjes, geheime voorstellen en deals, en geld.
clause-CT-37 = Alleen een soort van maat 3 kan twee winkels tegelijk af hebben; de andere hebben tegels voor één.
clause-CT-38 = Een voorinstelling is een stel opties met een naam: de eerste uitgave zoals ze is, met haar straatvariant, met haar startspeler of met een klok; en de herdruk, met zijn plan en zonder welvaartskaarten.
clause-CT-39 = Met de optie money=open ziet iedereen al het geld. Van een geheime deal zie je dan ook hoeveel geld elke speler meer of minder heeft.
clause-CT-40 = Met de optie map=reprint-count is het plan dat van de herdruk, en een groep die groter is dan de maximale maat van zijn soort brengt zoveel op als een winkel die af is en nog een winkel van al zijn andere tegels, waar die in de groep ook liggen.
clause-CT-41 = Met de optie tiles=hidden zie je alleen hoeveel losse tegels de anderen hebben. Een deal kan om elke tegel vragen die er zou kunnen zijn; niemand kan voorstellen of aannemen wat die niet kan geven.

# The board in the terminal, and what can be asked there
draw-marker = { $who } legt eerst.
draw-prosperity = Welvaart tot nu toe: { $cards }.
draw-size = Maat
draw-types = Winkels
draw-pays = Levert ({ $unit })
draw-finished = af
draw-promised = beloofd
draw-prepared = klaargelegd, nog ongezien
draw-held = jouw kaart
draw-refused = teruggegeven
draw-seat = Plaats
draw-tiles = Losse tegels
draw-income = Inkomsten
draw-money = Geld
draw-busy = { $phase ->
    [keeping] kiest
    [negotiating] onderhandelt
   *[placing] legt
}
draw-done = klaar
draw-later = wacht
draw-won = wint
draw-how = “moves” laat zien hoe je er een schrijft.
draw-place = Kort geschreven: “{ $action }”.
draw-yes = ja tegen { $number }: { $offer }
draw-no = nee tegen { $number }: { $offer }
draw-withdraw = { $number } intrekken: { $offer }
draw-income-of = { $who }: zoals ze er staan brengen de winkels { $sum } op.
draw-answer = Antwoord “{ $yes }” of “{ $no }”.
draw-take-back = Intrekken: “{ $action }”.
draw-no-offers = Je ziet geen voorstellen.
draw-deal = Alles op één regel, in willekeurige volgorde: { $deal }
command-moves = laat zien hoe je een deal schrijft
command-offers = toont alle voorstellen, en hoe je erop antwoordt
command-income = legt uit wat elke winkel opbrengt, en volgens welke regel

# What bots say
bot-offer-buy = Zo krijg ik { $shop } op { $buildings } ({ $size } van de { $most } tegels), en { $sum } lijkt me een eerlijke prijs.
bot-offer-swap = Zo krijg ik { $shop } op { $buildings } ({ $size } van de { $most } tegels), en de anderen winnen bij wat ze krijgen.
bot-offer-sell = Zo krijgt { $who } { $shop } op { $buildings } ({ $size } van de { $most } tegels), en { $sum } lijkt me een eerlijke prijs.
bot-offer-help = Zo krijgt { $who } { $shop } op { $buildings } ({ $size } van de { $most } tegels), en ik win bij wat ik krijg.
bot-offer = Volgens mijn berekening worden we er allemaal beter van.
bot-offer-share = Samen zouden we { $rounds ->
    [1] in de laatste ronde { $sum } meer verdienen
   *[other] { $rounds } rondes lang { $sum } per ronde meer verdienen
}; van alles wat dat waard is bied ik { $others ->
    [1] jou
   *[other] jullie { $others } samen
} { $share }%.
bot-counter-ask = Dezelfde dingen, maar ik zou graag { $sum } krijgen.
bot-counter-pay = Dezelfde dingen, maar ik zou { $sum } betalen.
bot-counter = Dezelfde dingen, maar zonder geld voor mij of van mij.
bot-yes-shop = Zo krijg ik { $shop } op { $buildings } ({ $size } van de { $most } tegels).
bot-yes-money = Voor { $sum } is het me de moeite waard.
bot-yes = Ik word er genoeg beter van.
bot-yes-share = We verdienen er { $rounds ->
    [1] in de laatste ronde { $sum } meer mee
   *[other] { $rounds } rondes lang { $sum } per ronde meer mee
}, en { $share }% van wat dat waard is, is voor mij.
bot-no-promise = Ik zou iets moeten beloven, en dat doe ik niet.
bot-no-gone = Iets daarvan is niet meer waar het was.
bot-no-gain = Er valt te weinig te winnen: bij geen enkele prijs worden we er allemaal beter van.
bot-no-dear = Te duur: ik zou hoogstens { $sum } betalen.
bot-no-price = Dat is te weinig voor wat ik zou opgeven: ik zou { $sum } meer nodig hebben.
bot-no-share = De anderen zouden er veel meer bij winnen dan ik: ik zou { $sum } meer nodig hebben.
bot-no-leader = { $who } ligt voor en zou er meer bij winnen dan ik: ik zou { $sum } meer nodig hebben.
bot-no = Dat komt me nu niet goed uit.
bot-release = Ik stap eruit om vrij te zijn voor een andere deal.

## How well and as whom bots play

level-beginner-about = Handelt met één speler tegelijk, geeft veel voor weinig, vergist zich in prijzen, en houdt en legt vaak op goed geluk.
level-casual-about = Handelt met één speler tegelijk en geeft gauw toe; prijzen worden eerder geraden dan berekend.
level-practised-about = Vindt deals met z’n drieën, vraagt iets minder dan een eerlijk deel en vergist zich zelden.
level-expert-about = Rekent goed en houdt vast aan bijna zijn eerlijke deel, in deals tussen hoogstens drie spelers.
level-master-about = Rekent uit wat de hele tafel samen zou kunnen verdienen, handelt met iedereen tegelijk en weet wat hij van wie kan vragen.

character-generous = Gul
character-generous-about = Speelt als de meester, maar laat anderen graag het grootste deel.
character-hard = Hard
character-hard-about = Speelt als de meester, maar vraagt meer dan zijn deel en geeft langzaam toe.
character-gambler = Gokker
character-gambler-about = Betaalt veel voor wat winkels nog kunnen worden.
character-cautious = Voorzichtig
character-cautious-about = Betaalt voor wat meteen opbrengt, en weinig voor wat nog kan komen.
character-quiet = Terughoudend
character-quiet-about = Stelt niets voor, maar weet wat een voorstel waard is.

## Measuring

error-never-asked = Aan { $bot } kan niet worden gevraagd of een deal hem past.
