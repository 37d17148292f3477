# Names of things
title = Enquêtes à New York
summary = Een dief houdt zich met een diamant schuil in New York: verzamel aanwijzingen, en beschuldig vóór de anderen.
square-kind = { $kind ->
    [informants] Informanten
    [experts] Experts
    [swap] Ruil een kaart
   *[go] Ga waarheen je wilt
}
card-of = { $kind ->
    [informant] een informantenkaart
   *[expert] een expertkaart
}
cards-of = { $kind ->
    [informant] { $count ->
        [one] 1 informantenkaart
       *[other] { $count } informantenkaarten
    }
   *[expert] { $count ->
        [one] 1 expertkaart
       *[other] { $count } expertkaarten
    }
}
joker = een joker
nothing = geen
list-and = { $first } en { $last }
you = { $who } (jij)
option-level = het niveau: 1 voor 8 tot 10 jaar, 2 vanaf 11 jaar
option-case = de zaak: met het rad, op nummer, of een nieuwe
option-last-standing = wat er gebeurt als er nog maar één speler over is
option-rounds = aantal rondes tot de partij zonder winnaar eindigt
value-case-spin = met het rad
value-case-generated = een nieuwe
value-last-standing-wins = die wint
value-last-standing-plays-on = die speelt door
value-rounds-par = de par van de zaak
preset-box = De doos, niveau 1
preset-box-about = Een zaak uit de doos, met het rad.
preset-box-2 = De doos, niveau 2
preset-box-2-about = Een moeilijkere zaak uit de doos, met het rad.
preset-letter = De doos, naar de letter
preset-letter-about = De laatste speler moet de dief nog steeds vinden.
preset-endless = Eindeloze zaken, niveau 1
preset-endless-about = Elke partij een nieuwe zaak; van ons, niet van de uitgever.
preset-endless-2 = Eindeloze zaken, niveau 2
preset-endless-2-about = Elke partij een nieuwe, moeilijkere zaak; van ons, niet van de uitgever.
preset-solo = Solo, niveau 1
preset-solo-about = Jij alleen tegen de par van een nieuwe zaak; van ons, niet van de uitgever.
preset-solo-2 = Solo, niveau 2
preset-solo-2-about = Jij alleen tegen de par van een nieuwe, moeilijkere zaak; van ons, niet van de uitgever.

# What one can do
do-roll = dobbelen
do-go = naar { $square }
do-spy = { $who } bespioneren
do-pass = { $phase ->
    [spying] niemand bespioneren
   *[going] hier blijven
}
do-take = { $card } nemen van { $who }
do-swap = ruilen voor { $card } van { $who }: { $text }
do-end = de beurt beëindigen
do-accuse = beschuldigen: de dief en de diamant zijn op { $square }
do-swapped = { $given } ruilen voor { $card } van { $who }

# The view in sentences
case-box = Niveau { $level }, zaak { $number } ({ $symbol }).
case-new = Niveau { $level }, een nieuwe zaak.
start-rolls = Gedobbeld om te beginnen: { $rolls }. { $tied ->
    [yes] Na een gelijke stand en nog een worp begint { $who }.
   *[no] { $who } begint.
}
round-of = Ronde { $number } van { $total }.
round-over = De partij is afgelopen.
rolled = { $who } heeft { $letter } en { $number } gedobbeld.
spied = { $who } heeft deze beurt { $victim } bespioneerd: { $card }.
to-do = { $phase ->
    [rolling] { $who } dobbelt of beschuldigt.
    [choosing] { $who } kiest een vak dat de dobbelstenen toelaten.
    [spying] { $who } mag iemand op hetzelfde vak bespioneren.
    [taking] De stapel is leeg: { $who } neemt { $card } van een andere speler.
    [swapping] { $who } ruilt een kaart met een andere speler.
    [going] { $who } mag naar een ander vak gaan, of blijven.
   *[closing] { $who } beëindigt de beurt of beschuldigt.
}
seat-on = { $who } op { $square }. Kaarten: { $cards }.
seat-beside = { $who } naast het bord. Kaarten: { $cards }.
seat-out = { $who } doet niet meer mee: het antwoord is niet { $square }.
piles = Stapels: { $cards }.
own-clue = { $place ->
    [hand] In je hand
    [seat] Bij { $who }
    [pile] In de stapel
   *[lost] Uit het oog verloren
}, { $card }: { $text }
own-readers = (Ook gelezen door { $who }.)
answer-is = De dief en de diamant zijn op { $square }.

# The log
log-roll = { $who } dobbelt { $letter } en { $number }.
log-go = { $who } gaat naar { $square }.
log-stay = { $who } blijft op { $square }.
log-spy = { $who } bespioneert { $victim } en leest { $card }.
log-no-spy = { $who } bespioneert niemand.
log-draw = { $who } trekt { $card }.
log-says = Op de kaart staat: { $text }
log-empty = De stapel is leeg, dus { $who } moet { $card } van een andere speler nemen.
log-none = De stapel is leeg, en niemand anders heeft { $card }: er gebeurt niets.
log-no-swap = Er valt niets te ruilen: er gebeurt niets.
log-take = { $who } neemt { $card } van { $victim }.
log-swap = { $who } ruilt met { $partner }: { $given } voor { $taken }.
log-has = { $who } heeft nu deze kaart: { $text }
log-accuse = { $who } zegt dat de dief en de diamant op { $square } zijn.
log-wrong = Dat is fout: { $who } doet niet meer mee.
log-answer = { $who } heeft het antwoord gezien: { $square }.
log-return = De kaarten van { $who } gaan terug naar de stapels: { $cards }.
log-end = { $who } beëindigt de beurt.
log-round = Ronde { $number } begint.
won-found = { $who } heeft de dief en de diamant gevonden, en wint.
won-last = { $who } is als laatste over, en wint.
won-nobody = De partij is afgelopen, en niemand wint.

# Why something is refused
why-EN-21 = je bent niet aan de beurt; er wordt met de klok mee gespeeld.
why-EN-22 = je beurt begint met dobbelen, tenzij je beschuldigt; “{ $action }” is geen van beide.
why-EN-23 = met een joker kies je een vak in de rij of kolom van de andere dobbelsteen, en met twee jokers elk vak; “{ $action }” mag niet.
why-EN-24 = je beurt is klaar: beëindig die, of beschuldig. “{ $action }” is geen van beide.
why-EN-25 = je moet nu ruilen: een kaart van jou voor een kaart van iemand die nog meedoet, van een soort die die speler heeft; “{ $action }” is niet zo’n ruil.
why-EN-26 = je mag naar elk vak behalve die met “Ga waarheen je wilt”, of blijven met “pass”; “{ $action }” is geen van beide.
why-EN-27 = je mag één speler bespioneren die op je vak staat en een kaart heeft, of niemand met “pass”; “{ $action }” is geen van beide.
why-EN-28 = de stapel is leeg, dus je moet een kaart van die soort nemen van iemand die er een heeft; “{ $action }” doet dat niet.
why-EN-30 = je mag beschuldigen voordat je dobbelt, of nadat je hebt gedaan wat je vak zegt.
why-EN-32 = je hebt verkeerd beschuldigd, dus je doet niet meer mee.
why-EN-33 = de partij is afgelopen.
scene-twice = { $card } komt twee keer voor; noem elke kaart één keer.

# The clauses of the rulebook, for the rules help and for positions that are refused
clause-EN-01 = 2 tot 6 spelers doen onderzoek op een van twee niveaus: 1 voor 8 tot 10 jaar, 2 vanaf 11 jaar.
clause-EN-02 = De plattegrond heeft 25 vakken: kolommen A tot en met E van west naar oost, rijen 1 tot en met 5 van noord naar zuid. “Ten noorden van rij 4” betekent rijen 1, 2 en 3: de rij zelf hoort er niet bij. Voor zuid, oost en west geldt hetzelfde.
clause-EN-03 = Er zijn zeven wijken, elk met een eigen kleur: Manhattan, de Bronx, Brooklyn, Queens en Staten Island, en naast de stad New Jersey en Brentwood. Elk vak ligt in een van die wijken.
clause-EN-04 = Tekeningen geven plaatsen aan. “In de buurt van” een plaats betekent op elk vak waarop die plaats staat. De luchthaven John F. Kennedy ligt op D4 en E4, en fabrieken staan op verschillende vakken.
clause-EN-05 = Elk vak is een van deze soorten: Informanten, Experts, Ruil een kaart, Ga waarheen je wilt.
clause-EN-06 = Wijken, soorten vakken en plaatsen liggen zoals het spelregelboek ze tekent. Elke wijk is één geheel.
clause-EN-10 = In de doos zitten 216 kaarten: 60 informantenkaarten en 48 expertkaarten per niveau.
clause-EN-11 = De doos heeft 24 zaken, 12 per niveau. Een zaak heeft een nummer en een symbool die geen andere zaak van hetzelfde niveau heeft, en een antwoord: het vak van de dief en de diamant. Antwoorden kunnen vaker voorkomen.
clause-EN-12 = Op de achterkant van een informantenkaart staan 1 tot 4 nummers van zaken, op die van een expertkaart 1 tot 3 symbolen. De kaart hoort bij al die zaken, en de aanwijzing klopt in elk ervan.
clause-EN-13 = Een zaak heeft precies 10 informantenkaarten en 6 expertkaarten van het eigen niveau, allemaal verschillend.
clause-EN-14 = De 16 aanwijzingen van een zaak laten precies één vak over, ook als er een kaart ontbreekt, welke dan ook. Geen enkele kaart lost een zaak alleen op. Minstens 10 van de 12 zaken van niveau 1 vragen 3 kaarten of meer, en elke zaak van niveau 2 vraagt er 5 of meer.
clause-EN-15 = Informanten zeggen wat ze weten; experts zeggen wat wetenschap en techniek hun leren. De aanwijzingen van niveau 1 zijn direct; bij die van niveau 2 moet je nadenken.
clause-EN-16 = Het antwoord van een zaak ligt onder een deksel: alleen wie beschuldigt kijkt eronder, en iedereen ziet het als de partij is afgelopen.
clause-EN-17 = Naast de doos zijn er eindeloos veel nieuwe zaken, elk uit een startgetal gemaakt, en net zo eerlijk.
clause-EN-18 = De optie level is het niveau. De optie case is de zaak: spin voor het rad, dat elk van de 12 even waarschijnlijk maakt, een nummer voor precies die zaak, generated voor een nieuwe.
clause-EN-20 = Om te beginnen dobbelt iedereen met de cijferdobbelsteen; de joker telt als 6. De hoogste draait aan het rad voor de zaak en begint; wie gelijk gooit, gooit opnieuw.
clause-EN-21 = De kaarten van de zaak zijn twee geschudde, gesloten stapels: informanten en experts. De pionnen beginnen naast het bord, en er wordt met de klok mee gespeeld vanaf wie begint.
clause-EN-22 = In je beurt gooi je beide dobbelstenen, één met 1 tot en met 5 en een joker, één met A tot en met E en een joker, en je pion gaat naar dat vak. Staat hij daar al, dan telt het als opnieuw aankomen.
clause-EN-23 = Met één joker kies je een vak in de rij of kolom van de andere dobbelsteen; met twee jokers elk vak.
clause-EN-24 = Op een vak met informanten trek je een informantenkaart en houd je die; op een vak met experts een expertkaart. Daarna is je beurt klaar, maar je mag nog beschuldigen.
clause-EN-25 = Op “Ruil een kaart” moet je een kaart naar keuze geven voor een kaart van een andere speler naar keuze. Jij kiest de soort, en de kaart wordt blind getrokken uit wat die speler eerst had. Heb je geen kaart, of heeft niemand anders er een, dan gebeurt er niets.
clause-EN-26 = Vanaf “Ga waarheen je wilt” mag je naar elk vak dat niet van die soort is, en doen wat het zegt. Je mag ook blijven, en dan gebeurt er niets. Verplaatsen telt als opnieuw aankomen.
clause-EN-27 = Kom je op een vak waar anderen staan, dan mag je een van hen bespioneren: je leest één kaart, door het lot gekozen uit alle kaarten van die speler, en geeft die terug. Die speler ziet welke kaart het was, de anderen alleen de soort. Daarna doe je wat het vak zegt. Wie geen kaart heeft, kan niet worden bespioneerd.
clause-EN-28 = Is een stapel leeg, dan neem je op zijn vakken een kaart van die soort van een andere speler naar keuze; de kaart wordt blind getrokken, en je houdt die. Heeft niemand er een, dan gebeurt er niets. Uit een stapel die weer kaarten heeft, wordt weer getrokken.
clause-EN-29 = Iedereen houdt eigen notities bij: vakken doorgestreept of omcirkeld, en tekst. Wat je hebt gelezen, mag je noteren, ook als de kaart weggaat.
clause-EN-30 = Je beschuldigt door het vak van de dief en de diamant te noemen; elk vak mag, waar je pion ook staat. Dat mag in je eigen beurt, vóór het dobbelen of na wat je vak zegt. Iedereen hoort het vak, alleen jij bekijkt het antwoord, en je beurt is voorbij.
clause-EN-31 = Heb je gelijk, dan win je en laat je het antwoord zien.
clause-EN-32 = Heb je ongelijk, dan doe je niet meer mee: je kaarten gaan terug naar de stapels, die worden geschud, en je pion gaat van het bord. Je hebt geen beurten meer, niemand kan je bespioneren, met je ruilen of iets van je nemen, en je zegt niets over het antwoord. De anderen spelen verder.
clause-EN-33 = Is er nog maar één speler over, dan wint die meteen; met de optie last-standing=plays-on speelt die door tot hij beschuldigt, en is ook dat fout, dan wint niemand. Iedereen ziet het antwoord als de partij is afgelopen.
clause-EN-34 = Je kent de kaarten die je hebt of had, en de kaarten die je hebt bespioneerd. Iedereen ziet de dobbelstenen, de zetten, de soort van elke kaart die wordt getrokken, genomen, geruild of bespioneerd en tussen wie, hoeveel kaarten van elke soort in de stapels en handen zijn, en de beschuldigingen. Niemand kent het antwoord vóór het einde, behalve wie heeft beschuldigd.
clause-EN-35 = Wie de zaken van de doos kent, kent de antwoorden. Bots denken daarom alleen na over aanwijzingen die ze hebben gezien, en mensen kunnen nieuwe zaken spelen.
clause-EN-36 = Na het aantal rondes dat de optie rounds bepaalt, eindigt de partij zonder winnaar, en wordt het antwoord getoond.
clause-EN-37 = De achterkanten van de kaarten verschillen per soort en niveau. In het spel toont een achterkant alleen de soort.
clause-EN-38 = Je mag praten, maar kaarten worden niet getoond of weggegeven, behalve bij ruilen, bespioneren, nemen of uitvallen.
clause-EN-39 = Een voorinstelling is een stel opties met een naam: de doos op een van de niveaus, of naar de letter; en eindeloze zaken op een van de niveaus, die van ons zijn en niet van de uitgever.
clause-EN-40 = Je kunt alleen spelen: er is niemand om te bespioneren, om mee te ruilen of om van te nemen, en een foute beschuldiging verliest. Met rounds=par eindigt de partij na zoveel beurten als de par van de zaak, waarin onze oplosser in twee van de drie partijen slaagt. Wie de dief op tijd vindt, scoort een punt en een extra punt voor elke beurt die over is. De voorinstellingen solo en solo-2 zijn dit met nieuwe zaken; ze zijn van ons, niet van de uitgever.

# How the levels play
level-beginner-about = Dwaalt rond, ziet twee van de vijf aanwijzingen over het hoofd en beschuldigt als er nog maar één vak over lijkt.
level-casual-about = Dwaalt meestal rond, ziet af en toe een aanwijzing over het hoofd en beschuldigt als het zeker is.
level-practised-about = Gaat vaak waar het meest te leren is, ziet weinig aanwijzingen over het hoofd en beschuldigt als het zeker is.
level-expert-about = Gaat waar het meest te leren is, ziet niets over het hoofd en gokt als wachten slechter is.
level-master-about = Weet hoe zaken gemaakt worden, stelt zich voor wat de anderen kunnen weten en gokt als wachten minder vaak wint.
