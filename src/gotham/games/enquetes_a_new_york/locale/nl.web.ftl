# Headings of choices
kind-go = Naar een vak gaan
kind-spy = Iemand bespioneren
kind-take = Een kaart nemen
kind-swap = Een kaart ruilen
kind-accuse = Beschuldigen

# The drawn board: the city
board-city = De stad
board-compass = Kompas: het noorden is boven
board-tap = Wijs een vak aan om te lezen wat er is.
board-here = Hier: { $who }
board-marked = { $mark ->
    [crossed] Door jou doorgestreept
    [circled] Door jou omcirkeld
   *[pencilled] Door jou met een vraagteken
}
board-noted = Jouw notitie: { $text }
board-ruled = Uitgesloten door je aanwijzingen
board-wrong = Ten onrechte beschuldigd door { $who }
board-not-here = Al beschuldigd: niet hier
board-diamond = De dief en de diamant zijn hier
board-dice = Er is nog niet gedobbeld
board-dice-show = De dobbelstenen: { $letter } en { $number }
board-legend = Wat de kaart laat zien
board-kind-means = { $kind ->
    [informants] Informanten: je trekt een informantenkaart
    [experts] Experts: je trekt een expertkaart
    [swap] Ruil een kaart: je ruilt er een met iemand anders
   *[go] Ga waarheen je wilt: je kiest een ander vak, of blijft
}
board-lab = Wat de sporen van de experts betekenen

# The drawn board: what to do now
board-now = Wat er nu gebeurt
board-do = { $phase ->
    [rolling] Jij bent aan de beurt: gooi de dobbelstenen!
    [choosing] Een joker! Kies een van de verlichte vakken.
    [spying] Je bent hier niet alleen! Bij wie wil je een kaart bekijken?
    [taking] { $kind ->
        [informant] De stapel van de informanten is leeg. Van wie neem je een kaart?
       *[expert] De stapel van de experts is leeg. Van wie neem je een kaart?
    }
    [swapping] Ruil een kaart met iemand.
    [going] Ga waarheen je wilt: kies een verlicht vak, of blijf hier.
   *[closing] Klaar! Beëindig je beurt, of beschuldig als je het zeker weet.
}
board-news = Nieuwe aanwijzing { $card }:
board-roll = Dobbelen
board-end = Mijn beurt beëindigen
board-pass = { $phase ->
    [spying] Nee, dank je
   *[going] Hier blijven
}
board-swap-card = Kies een van je kaarten
board-swap-show = Mijn kaarten tonen
board-swap-give = Je geeft { $card }
board-swap-whom = Met wie?
board-swap-with = Je ruilt met { $who }
board-swap-kind = Voor welk soort kaart?
board-swap-change = Wijzigen
board-accuse = Beschuldigen …
board-do-accuse = Waar zijn de dief en de diamant? Kies een vak.
board-accuse-back = Nog niet
board-accuse-sure = Zijn de dief en de diamant op { $square }, { $district }?
board-accuse-risk = Klopt het, dan win je. Klopt het niet, dan doe je niet meer mee en kijk je naar de anderen.
board-accuse-yes = Ja, het is { $square }
board-accuse-no = Nee, nog even nadenken
board-looked = { $who } kijkt onder het deksel
board-open = Het rad is open
board-verdict-own = Jammer, het was niet { $square }! Nu weet je het antwoord, dus je doet niet meer mee. Dat was dapper.
board-verdict-other = Het is niet { $square }: { $who } doet niet meer mee en kijkt verder. Nu weet iedereen één vak waar de dief niet is.
board-watch = Je kijkt verder, en houdt voor je wat je weet. Je notities blijven.
board-go-on = Verder

# The drawn board: cards and players
board-card-kind = { $kind ->
    [informant] Informant
   *[expert] Expert
}
board-hand = Jouw kaarten ({ $count })
board-hand-empty = Je hebt nog geen kaarten.
board-elsewhere = Eerder gelezen, nu ergens anders
board-where = { $place ->
    [hand] In je hand
    [seat] { $who } heeft hem nu
    [pile] Hij ligt weer in de stapel
   *[lost] Je weet niet meer waar hij is
}
board-readers = Ook gelezen door { $who }
board-fresh = Nieuw
board-piles = Stapels
board-pile = { $kind ->
    [informant] { $count ->
        [0] De stapel van de informanten is leeg
        [one] Nog 1 informantenkaart
       *[other] Nog { $count } informantenkaarten
    }
   *[expert] { $count ->
        [0] De stapel van de experts is leeg
        [one] Nog 1 expertkaart
       *[other] Nog { $count } expertkaarten
    }
}
board-players = Speurders
board-beside = naast het bord
board-on = op { $square }
board-wins = wint

# The drawn board: the private sheet
board-pad = Jouw notitieblok
board-pad-hint = Tik op een vak: doorgestreept, omcirkeld, vraagteken, leeg. Niemand anders ziet het.
board-sign = { $sign ->
    [crossed] doorgestreept
    [circled] omcirkeld
    [pencilled] misschien
   *[clear] leeg
}
board-pad-mark = { $square } markeren
board-pad-text = Jouw notitie bij { $square }
board-pad-general = Jouw notitie bij de zaak
board-pad-undo = Ongedaan maken op het blok
board-assist = Hulp bij het nadenken
board-assist-level = { $level ->
    [none] Geen hulp
    [marks] Markeren wat mijn aanwijzingen uitsluiten
   *[why] Markeren, en zeggen waarom
}

# The page of a new table
setup-level = Niveau
setup-level-title = { $level ->
    [1] Niveau 1
   *[2] Niveau 2
}
setup-level-about = { $level ->
    [1] 8 tot 10 jaar: de aanwijzingen zeggen het rechtuit.
   *[2] Vanaf 11 jaar: over de aanwijzingen moet je nadenken.
}
setup-case = Welke zaak
setup-source-title = { $source ->
    [generated] Een nieuwe zaak
    [day] De zaak van de dag
    [spin] Aan het rad draaien
   *[box] Een zaak uit de doos
}
setup-source-about = { $source ->
    [generated] Gemaakt voor deze tafel: niemand heeft haar ooit gezien.
    [day] Dezelfde voor iedereen die hier vandaag speelt.
    [spin] Een van de 12 zaken uit de doos, door het toeval.
   *[box] Met haar nummer en symbool.
}
setup-number = Nummer en symbool
setup-box-case = Zaak { $number }: { $symbol }
setup-more = Meer opties

## Clocks
late = De plaats gooit de dobbelstenen, bespioneert niemand en beëindigt de beurt; waar een keuze nodig is, neemt ze de eerste.
