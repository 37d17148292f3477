# Names of things
title = New York New York
summary = Bouw samen de skyline, en zorg dat jouw kleur bovenop ligt.
card = { $suit ->
    [Y] gele
    [R] rode
    [G] groene
   *[B] blauwe
} { $number }
empty = leeg
none = geen
option-bonuses = punten voor reeksen
option-rounds = aantal rondes
value-rounds-match = zoveel als spelers
value-rounds-1 = één
value-rounds-to-100 = tot iemand 100 punten heeft
value-rounds-to-200 = tot iemand 200 punten heeft
preset-1989 = Eerste uitgave
preset-1989-about = Eén ronde, met punten voor reeksen.
preset-1991-basic = Tweede uitgave, basis
preset-1991-basic-about = Evenveel rondes als spelers, zonder punten voor reeksen.
preset-1991-profi = Tweede uitgave, Profi
preset-1991-profi-about = Evenveel rondes als spelers, met punten voor reeksen.
preset-points = Tot 100 punten
preset-points-about = Zoveel rondes als nodig is tot iemand 100 punten heeft; een huisregel, niet van de uitgever.

# What one can do
do-play = de { $card } spelen
do-take = de { $card } nemen
do-pass = passen en deze ronde niet meer meedoen
covering = { $text }, op de { $card }

# The view in sentences
round-of = Ronde { $number } van { $total }.
round-to = Ronde { $number }, tot { $points } punten.
round-over = De partij is afgelopen.
to-play = { $who } speelt een kaart of past.
to-take = { $who } neemt een kaart uit de voorraad.
position = { $number }: { $card }
skyline = Skyline: { $positions }.
reserve = Voorraad: { $cards }.
pile = Stapel: { $count ->
    [0] leeg
    [one] 1 kaart
   *[other] { $count } kaarten
}.
hand = { $who } ({ $suit ->
    [Y] geel
    [R] rood
    [G] groen
   *[B] blauw
}{ $you ->
    [yes] , jij
   *[no] {""}
}), { $score ->
    [one] 1 punt
   *[other] { $score } punten
}: { $cards }{ $out ->
    [yes] ; heeft gepast
   *[no] {""}
}.
unknown-cards = { $count ->
    [one] 1 onbekende kaart
   *[other] { $count } onbekende kaarten
}

# The log
log-play = { $who } speelt de { $card }.
log-cover = { $who } speelt de { $card } op de { $under }.
log-take = { $who } neemt de { $card }.
log-refill = De { $card } wordt opengelegd.
log-pass = { $who } past en doet deze ronde niet meer mee.
log-round = Einde van ronde { $number }: { $scores }.
log-next = Ronde { $number } begint; { $who } mag eerst.
log-over = De partij is afgelopen. { $count ->
    [one] { $winners } wint
   *[other] { $winners } delen de overwinning
} met { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.

# Why something is refused
why-NY-04 = je bent niet aan de beurt; er wordt met de klok mee gespeeld.
why-NY-05 = een beurt is één kaart uit je hand naar de skyline, en dan één kaart uit de voorraad naar je hand; “{ $action }” kan nu niet.
why-NY-07 = je hebt gespeeld, dus nu moet je een kaart uit de voorraad nemen.
why-NY-10 = je hebt gepast, dus je doet niet meer mee tot de ronde afgelopen is.
why-NY-11 = je hebt geen kaart meer, dus ook geen beurt.
why-NY-17 = de partij is afgelopen, alle rondes zijn gespeeld.
scene-twice = { $card } komt twee keer voor; elke kaart bestaat maar één keer.
scene-hidden = wie dit zicht heeft, kan niet weten waar { $card } is.
scene-missing = een stand heeft alle { $count } kaarten, elk op één plek.
scene-hand = een hand en de voorraad hebben hoogstens { $count } kaarten.

# The clauses of the rulebook, for the rules help and for positions that are refused
clause-NY-01 = Er zijn 48 kaarten: 4 kleuren, elk met de nummers 1 tot en met 12.
clause-NY-02 = Er zijn 2 tot 4 spelers, elk met een eigen kleur. Kleuren die niemand speelt, zijn neutraal: ze blijven in het spel, maar leveren niemand punten op.
clause-NY-03 = Elke hand krijgt 6 verborgen kaarten. 6 open kaarten zijn de voorraad, en de rest vormt de gesloten stapel.
clause-NY-04 = Het toeval bepaalt wie de eerste ronde begint, en daarna gaat het met de klok mee.
clause-NY-05 = In je beurt speel je één kaart uit je hand in de skyline en kies je één kaart uit de voorraad, in welke kleur je maar wilt. Daarna wordt de voorraad aangevuld van de stapel.
clause-NY-06 = De skyline heeft 12 plekken, en een kaart hoort op de plek met hetzelfde nummer en nergens anders. De kaart bedekt wat daar ligt: alleen de bovenste kaart telt.
clause-NY-07 = Wie heeft gespeeld, moet een kaart nemen zolang de voorraad er een heeft. Pas na die keuze zie je de nieuwe kaart in de voorraad.
clause-NY-08 = Is de stapel leeg, dan wordt de voorraad niet meer aangevuld. Is ook de voorraad leeg, dan worden de handen uitgespeeld zonder nog te nemen.
clause-NY-09 = In elke beurt, ook de eerste, mag je passen in plaats van spelen. Wie past, doet verder niets: niet spelen, niet nemen, niet aanvullen.
clause-NY-10 = Wie heeft gepast, doet niet meer mee tot de ronde afgelopen is. De anderen spelen verder.
clause-NY-11 = Een ronde is afgelopen zodra niemand meer een beurt heeft. Wie heeft gepast of geen kaart meer heeft, heeft geen beurt.
clause-NY-12 = Kaarten die overblijven in handen, in de voorraad of in de stapel leveren niets op.
clause-NY-13 = Je scoort het nummer van elke bovenste kaart in jouw kleur.
clause-NY-14 = Bovenste kaarten in jouw kleur die naast elkaar liggen, geven een bonus: 2 kaarten 3 punten, 3 kaarten 6, 4 kaarten 10, 5 kaarten 15, 6 of meer kaarten 25.
clause-NY-15 = De plekken 12 en 1 liggen naast elkaar: de skyline is een ring. Een volle ring van 12 kaarten is één reeks.
clause-NY-16 = Punten voor reeksen zijn een optie: ze tellen mee, tenzij jullie ze uitzetten.
clause-NY-17 = Een partij heeft evenveel rondes als spelers, zodat iedereen één keer begint. Met de optie rounds=1 is er maar één ronde.
clause-NY-18 = Het hoogste totaal wint. Bij een gelijk totaal wordt de overwinning gedeeld.
clause-NY-19 = Een lege plek breekt een reeks af. Heeft een kleur meerdere losse reeksen, dan telt elke reeks.
clause-NY-20 = Iedereen ziet elke kaart die wordt gespeeld of genomen, de voorraad, wie heeft gepast, hoeveel kaarten er in elke hand en in de stapel zitten, en de punten. Gedeelde kaarten die nog niet zijn gespeeld en de volgorde van de stapel blijven verborgen, ook na de ronde.
clause-NY-21 = Voor elke ronde van een partij worden alle 48 kaarten opnieuw gedeeld, en de volgende plaats met de klok mee begint. De kleuren blijven, en de punten van gespeelde rondes worden opgeteld.
clause-NY-22 = Doen alle anderen niet meer mee, dan speelt de laatste speler alleen verder, beurt na beurt, tot die past of geen kaart meer heeft.
clause-NY-23 = Een voorinstelling is een stel opties met een naam: de eerste uitgave speelt één ronde met punten voor reeksen; de tweede evenveel rondes als spelers, in het basisspel zonder en als Profi met punten voor reeksen.
clause-NY-24 = Met de optie rounds=to-100 of rounds=to-200 eindigt een partij met de ronde waarna iemand zoveel punten heeft, en in elk geval na 12 rondes. Het hoogste totaal wint. De voorinstelling points is rounds=to-100.

# The board in the terminal
draw-round = Ronde { $number } van { $total }
draw-to = Ronde { $number }, tot { $points } punten
draw-over = De partij is afgelopen
draw-play = { $who } speelt een kaart of past
draw-take = { $who } neemt een kaart uit de voorraad
draw-reserve = Voorraad
draw-pile = { $count ->
    [0] Stapel leeg
   *[other] Stapel { $count }
}
draw-neutral = Neutraal
draw-player = Speler
draw-cards = Kaarten
draw-now = Ronde
draw-before = Eerder
draw-total = Totaal
draw-you = jij
draw-out = gepast

# How its bots play
level-beginner-about = Bouwt best aardig, maar speelt of neemt ongeveer één op de acht keer zomaar een kaart.
level-casual-about = Denkt een beetje vooruit, en speelt of neemt af en toe zomaar een kaart.
level-practised-about = Speelt de rest van de ronde een paar keer in zijn hoofd uit, en is zelden slordig.
level-expert-about = Denkt elke beslissing door en is nooit slordig.
level-master-about = Speelt zo goed als hij kan: hij kijkt zo ver vooruit als een seconde toelaat en lost eindspelen precies op.
