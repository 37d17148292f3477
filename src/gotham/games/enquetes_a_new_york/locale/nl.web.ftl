# Headings of choices
kind-go = Naar een vak gaan
kind-spy = Iemand bespioneren
kind-take = Een kaart nemen
kind-swap = Een kaart ruilen
kind-accuse = Beschuldigen

# The drawn board: the city
board-city = De stad
board-turn = beurt { $number } van { $total }
board-case = { $number ->
    [0] nieuwe zaak
   *[other] zaak { $number }
}
board-compass = Kompas: het noorden is boven
board-here = Hier: { $who }
board-marked = { $mark ->
    [crossed] Door jou doorgestreept
    [circled] Door jou omcirkeld
   *[pencilled] Door jou met een vraagteken
}
board-noted = Jouw notitie: { $text }
board-ruled = Uitgesloten door je aanwijzingen
board-wrong = Ten onrechte beschuldigd door { $who }
board-diamond = De dief en de diamant zijn hier
board-dice = Er is nog niet gedobbeld
board-dice-show = De dobbelstenen: { $letter } en { $number }
board-legend = Wat de plattegrond laat zien
board-kind-means = { $kind ->
    [informants] Informanten: je trekt een informantenkaart
    [experts] Experts: je trekt een expertkaart
    [swap] Ruil een kaart: je ruilt er een met iemand anders
   *[go] Ga waarheen je wilt: je kiest een ander vak, of blijft
}
board-lab = Wat de sporen van de experts betekenen

# The drawn board: what to do now
board-do = { $phase ->
    [rolling] Jij bent aan de beurt: gooi!
    [choosing] Een joker! Ga naar een verlicht vak.
    [spying] Bij wie bekijk je een kaart?
    [taking] { $kind ->
        [informant] De stapel van de informanten is leeg: van wie neem je een kaart?
       *[expert] De stapel van de experts is leeg: van wie neem je een kaart?
    }
    [swapping] Ruil een kaart met iemand.
    [going] Ga naar een verlicht vak, of blijf.
   *[closing] Beschuldig, of stop je beurt.
}
board-do-pen = Leg de pen neer om een vak te kiezen.
board-goal = Vind dief en diamant: verzamel aanwijzingen, streep vakken door, beschuldig als eerste.
board-news = Nieuwe aanwijzing { $card }:
board-roll = Gooien
board-end = Stoppen
board-pass = { $phase ->
    [spying] Nee, dank je
   *[going] Blijven
}
board-swap-card = Jouw kaart
board-swap-whom = Met wie?
board-swap-kind = Voor welke kaart?
board-accuse = Beschuldig …
board-do-accuse = Waar is de dief? Tik op een vak.
board-accuse-back = Nog niet
board-accuse-sure = Zijn de dief en de diamant op { $square }, { $district }?
board-accuse-risk = Klopt het, dan win je. Klopt het niet, dan doe je niet meer mee en kijk je naar de anderen.
board-accuse-yes = Ja, het is { $square }
board-accuse-no = Nee, nog even nadenken
board-looked = { $who } kijkt onder het deksel
board-looked-you = Je kijkt onder het deksel
board-open = Het rad is open
board-verdict-own = Jammer, het was niet { $square }! Nu weet je het antwoord, dus je doet niet meer mee. Dat was dapper.
board-verdict-other = Het is niet { $square }: { $who } doet niet meer mee en kijkt verder. Nu weet iedereen één vak waar de dief niet is.
board-watch = Je kijkt verder, en houdt voor je wat je weet. Je notities blijven.
board-go-on = Verder

# The drawn board: cards and players
board-clues = Aanwijzingen { $count }
board-your-clues = Jouw aanwijzingen
board-open-squares = { $count ->
    [one] 1 vak is niet doorgestreept.
   *[other] { $count } vakken zijn niet doorgestreept.
}
board-accuse-means = Eén juiste beschuldiging wint; na een foute doe je niet meer mee.
board-card-kind = { $kind ->
    [informant] Informant
   *[expert] Expert
}
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

# The drawn board: the private sheet
board-pens = De kaart markeren
board-pen = { $sign ->
    [crossed] Doorstrepen
    [circled] Omcirkelen
   *[pencilled] Vraagteken
}
board-pad-hint = Neem een pen en tik op vakken van de kaart om ze te markeren. Op het toetsenbord: X, O, ? of Delete op een vak. Niemand anders ziet je markeringen en notities.
board-pad-text = Jouw notitie bij { $square }
board-pad-general = Jouw notitie bij de zaak
board-pad-undo = De laatste markering of notitie ongedaan maken
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
    [generated] Gemaakt voor deze tafel: niemand heeft die ooit gezien.
    [day] Dezelfde voor iedereen die hier vandaag speelt.
    [spin] Een van de 12 zaken uit de doos, willekeurig gekozen.
   *[box] Op nummer en symbool.
}
setup-number = Nummer en symbool
setup-box-case = Zaak { $number }: { $symbol }
setup-more = Meer opties

## Clocks
late = Je gooit de dobbelstenen, bespioneert niemand en beëindigt je beurt; waar een keuze nodig is, neem je de eerste.

# Zo speel je, op één pagina
goal = Zoek uit op welk vak de dief zich met de diamant schuilhoudt, en beschuldig vóór de anderen.
how-1 = Gooi en ga
how-1-text = De dobbelstenen noemen het vak waar je pion heen gaat. Met een joker kies je zelf.
how-2 = Hoor een aanwijzing
how-2-text = Informanten en experts geven je een aanwijzing die alleen jij kunt lezen.
how-3 = Sluit vakken uit
how-3-text = Elke aanwijzing laat minder vakken over. Markeer ze op de plattegrond.
how-4 = Beschuldig
how-4-text = Weet je het zeker? Noem het vak. Heb je gelijk, dan win je; heb je het mis, dan lig je eruit.
how-last = Kom je op een vak waar anderen staan, dan mag je een van hen bespioneren. Elders ruil je een kaart, of ga je waarheen je wilt.
how-clue = “Ze houden zich schuil bij een park.”
