seat = Speler { $seat }
log-undo = { $who } neemt de laatste actie terug.
log-note = { $who } noteert: { $note }

error-game = er is geen spel dat “{ $name }” heet; wel: { $known }{ $near ->
    [none] {""}
   *[other] ; bedoelde je “{ $near }”?
}
error-players = met { $players } kun je dit niet spelen; het is voor { $least } tot { $most } spelers
error-preset = er is geen voorinstelling die “{ $name }” heet; wel: { $known }{ $near ->
    [none] {""}
   *[other] ; bedoelde je “{ $near }”?
}
error-option = er is geen optie die “{ $name }” heet; wel: { $known }
error-value = de optie { $name } kan niet “{ $value }” zijn; wel: { $known }
error-seat = plaats { $seat } bestaat niet; de plaatsen gaan van 0 tot en met { $most }
error-names = { $names } namen voor { $players } plaatsen; geef één naam per plaats
error-colour = er is geen kleur die “{ $name }” heet; wel: { $known }{ $near ->
    [none] {""}
   *[other] ; bedoelde je “{ $near }”?
}
error-colours = { $colours } kleuren voor { $players } plaatsen; geef één kleur per plaats
error-colour-taken = { $colour } is bezet: { $who } heeft die kleur
error-colourless = de spelers van { $game } hebben geen kleuren
error-colour-late = de partij is afgelopen, dus de kleuren blijven zoals ze zijn
error-note = een notitie heeft hoogstens { $about } tekens voor het onderwerp en { $text } voor de tekst, en je kunt er { $notes } bewaren
error-number = actie { $number } bestaat niet; de acties gaan van 0 tot en met { $most }
error-action = “{ $text }” is geen actie van dit spel
error-contract = het spel { $game } is niet compleet; het mist: { $missing }
error-mode = er is geen modus die “{ $mode }” heet; wel: { $known }
error-numba = de modus { $mode } heeft numba nodig, en dat is niet geïnstalleerd
error-hook = { $game }: { $place } kent geen hook “{ $name }”{ $near ->
    [none] {""}
   *[other] ; bedoelde je “{ $near }”?
}
error-broken-game = het spel { $game } kan niet worden geladen: { $reason }
error-operands = het spel { $game } noemt voor “{ $kind }” andere operanden dan zijn regels opgeven
error-undo = je kunt nu niets terugnemen
error-run = een actie in deze reeks heeft iets onthuld, dus de reeks stopt daar; beslis apart over de rest

error-expected = regel { $line }: hier hoort “{ $expected }”, maar er staat “{ $found }”
error-whole = regel { $line }: hier hoort een geheel getal van { $low } tot en met { $high }, maar er staat “{ $text }”
error-count = regel { $line }: verwacht aantal gegevens: { $expected }
error-rest = regel { $line }: hierna hoort niets meer, maar er staat “{ $found }”
error-truncated = de tekst houdt te vroeg op, na regel { $line }
error-viewer = “{ $text }” is geen kijker; schrijf een plaats of “spectator”
error-card = regel { $line }: “{ $card }” is geen kaart
error-hole = regel { $line }: een “?” mag alleen in een zicht staan; noem elke kaart
error-change = regel { $line }: “{ $change }” is geen wijziging van een veld
error-quoted = regel { $line }: hier hoort een tekst tussen dubbele aanhalingstekens
error-scene = deze stand kan niet: { $about }
error-scene-view = dit zicht toont wat de kijker niet kan zien
error-scene-range = deze stand heeft een waarde buiten de grenzen van het veld
error-scene-heading = de velden “players” en “options” zeggen iets anders dan de kop
error-sealed = dit verslag is verzegeld: de partij was nog niet afgelopen toen het werd geschreven
error-commitment = het startgetal (seed) past niet bij de verzegeling (commitment): een van beide is veranderd
error-version = dit is { $game } versie { $version }; hier zijn de regels van versie { $ours }
error-replay = regel { $line }: { $reason }
error-which-game = noem het spel: { $known }
error-bot = er is geen bot die “{ $name }” heet; wel: { $known }{ $near ->
    [none] {""}
   *[other] ; bedoelde je “{ $near }”?
}
error-idle = alle bots wachten, terwijl er nu iemand iets moet doen

players = { $least } tot { $most } spelers
version = versie
preset-of-year = { $title } ({ $year })
error-budget = “{ $text }” is geen budget; schrijf een aantal iteraties, zoals ismcts:1000, of een tijd, zoals ismcts:100ms
error-argument = deze bot neemt geen argument na een dubbele punt; gevonden: “{ $text }”
error-law = wet { $law }: { $what } (partij met startgetal “{ $seed }”, beslissing { $decision })
law-idle = op plaats { $who } wordt gewacht, maar die heeft geen toegestane actie na `{ $action }`
law-turn = na `{ $action }` kloppen de plaatsen waarop wordt gewacht niet met de plaatsen die iets mogen doen, of de partij eindigt niet
law-range = na `{ $action }` van plaats { $seat } is `{ $field }` { $value }, niet { $low } tot { $high }
law-clause = na `{ $action }` van plaats { $seat } schendt de stand { $clause }
law-guess = kijker { $viewer } ziet `{ $field }` als { $before }, maar als { $after } in een gok op grond daarvan
law-answer = `{ $question }` heeft een ander antwoord in de stand dan in het zicht of de gok van kijker { $viewer }
law-choice = `{ $question }` heeft voor `{ $choice }` een ander antwoord in de stand dan in het zicht of de gok van kijker { $viewer }
law-unnoticed = kijker { $viewer } ziet `{ $field }` van { $before } naar { $after } gaan na `{ $action }` van plaats { $seat }, maar merkt geen actie op
law-noticed = kijker { $viewer } merkt `{ $action }` van plaats { $seat } op, maar ziet geen verschil
law-world = na `{ $action }` van plaats { $seat } ziet kijker { $viewer } `{ $field }` als { $before }, maar als { $after } in een wereld die er hetzelfde uitzag
law-twin = kijker { $viewer } ziet `{ $field }` van { $before } naar { $after } gaan na `{ $action }` van plaats { $seat }, tussen werelden die er hetzelfde uit moeten zien
law-seen = kijker { $viewer } ziet `{ $action }` van plaats { $seat } als `{ $before }`, maar als `{ $after }` in een wereld die er hetzelfde uit moet zien
law-modes = na `{ $action }` van plaats { $seat } is `{ $field }` { $before } in modus { $mode } en { $after } in modus { $other }
law-text = een tekst wordt anders gelezen dan hij geschreven is
law-otherwise = de antwoorden verschillen

# Playing in the terminal
play-which = Welk spel? Typ het nummer of de naam.
play-seats = Jij bent { $who }. Bots: { $bots }.
play-alone = Jij bent { $who }, en speelt alleen.
play-colours = Kleuren: { $colours }.
play-compiling = De regels worden gecompileerd; de eerste keer duurt dat even …
play-resumed = Welkom terug: de partij gaat verder waar je gebleven was.
play-unfinished = Een onafgemaakte partij is bewaard in { $path }; “gotham play --resume” gaat verder met de laatste.
play-thinking = De anderen denken na …
play-turn = Jij bent aan de beurt. Typ een nummer, of ? voor hulp.
play-turn-or-wait = Jij bent aan de beurt: typ een nummer, ? voor hulp, of Enter om te wachten.
play-optional = Niemand wacht op je. Doe nog iets, of druk op Enter om door te gaan.
play-last-call = Iedereen wacht op jou: kies maar.
play-group = { $count }, bijvoorbeeld “{ $action }”
play-more = Enter voor meer, q om te stoppen
play-earlier = Er is nog meer gebeurd; l toont alles.
play-nothing = Er is nog niets gebeurd.
play-no-notes = Je hebt geen notities.
play-saved = Elke actie wordt meteen bewaard in { $path }. Ook de verborgen kaarten staan erin, dus niet spieken!
play-quit = Je partij is bewaard. Verderspelen: { $command }
play-result = { $who }: { $points }
play-winners = { $count ->
    [0] Niemand wint.
    [one] { $winners } wint.
   *[other] { $winners } delen de overwinning.
}
play-you-won = { $count ->
    [one] Gefeliciteerd, je hebt gewonnen!
   *[other] Gefeliciteerd, je deelt de overwinning!
}
play-written = De partij is bewaard in { $path }
play-next-replay = Nog eens bekijken: { $command }
play-next-play = Nog een keer spelen: { $command }

# The help of the terminal
help-number = Typ het nummer van een keuze, of de actie zelf, bijvoorbeeld “{ $action }”.
help-beginning = Typ hoe acties beginnen, bijvoorbeeld “{ $kind }”, voor een lijst daarvan.
help-run = Acties met ; ertussen gebeuren allemaal of helemaal niet. Na # kan een notitie staan.
help-enter = Alleen Enter toont de stand opnieuw.
help-enter-wait = Alleen Enter laat de anderen voorgaan.
help-help = toont deze hulp
help-position = toont de stand opnieuw
help-hint = vraagt de beste bot wat die op jouw plaats zou doen
help-rules = toont de spelregels, of één ervan, bijvoorbeeld: r { $clause }
help-undo = neemt je laatste actie terug, zolang er niets is onthuld en niemand anders iets heeft gedaan
help-log = toont wat er tot nu toe is gebeurd
help-saved = vertelt waar de partij wordt bewaard
help-notes = schrijft een eigen notitie, bijvoorbeeld: n A5 doorgestreept; zonder tekst wordt die gewist; n alleen toont alles
help-wait = laat de anderen voorgaan
help-quit = bewaart en stopt

# Replaying in the terminal
replay-seat = Zoals { $who } het zag.
replay-spectator = Zoals een toeschouwer het zag.
replay-step = Na { $count ->
    [one] 1 stap
   *[other] { $count } stappen
} van { $total }.

# What the terminal refuses
error-choice = keuze { $number } bestaat niet; kies van 1 tot en met { $most }
error-beginning = “{ $text }” is maar het begin van een actie, zoals “{ $action }”
error-wait = je kunt nu niet wachten: niemand anders kan iets doen
error-clause = er is geen spelregel die “{ $name }” heet; typ r om ze allemaal te zien
error-language = er is geen taal die “{ $name }” heet; wel: { $known }
error-resume = er is geen onafgemaakte partij om mee verder te gaan; “gotham play” begint er een
error-resume-with = { $option } kan in een hervatte partij niet worden veranderd
error-scene-with = { $option } ligt vast door de scène en kan er dus niet bij worden gegeven
error-open = deze partij wordt al in een ander venster gespeeld
error-settings = de instellingen in { $path } zijn niet te lezen: er moet in staan wie welke plaats heeft en hoe de partij te tonen is
error-save = de partij kan niet worden bewaard in { $path }: { $reason }
error-kept = de partij in { $path } kan niet worden hervat: { $reason }
error-play-bots = { $bots } bots zijn te veel voor { $seats ->
    [one] 1 andere plaats
   *[other] { $seats } andere plaatsen
}
error-upto = een aantal stappen kan niet negatief zijn
error-file = { $path } is niet te lezen: { $reason }
error-utf8 = { $path } is geen tekst: het is geen UTF-8
error-large = { $path } is te groot voor een partij
error-text = “{ $text }” kan niet als tekst worden bewaard
error-record-seat = deze opname bevat alleen wat { $viewer ->
    [spectator] een toeschouwer
   *[other] plaats { $viewer }
} zag
error-option-text = “{ $text }” is geen optie; schrijf naam=waarde
error-unmet = deze wetten kwamen geen enkel geval tegen en zijn dus niet gehaald: { $laws }
error-extra = { $name } is niet geïnstalleerd; het hoort bij de extra “{ $extra }”: pip install gotham[{ $extra }]
error-doctor-server = op { $address } is geen server te bekijken: { $reason }
error-wasm = de regels kunnen niet worden gebouwd: { $reason }

# The arena
arena-title = { $game }, { $players } spelers, opties { $options }, startgetal { $seed }
arena-played = { $matches } partijen in { $blocks ->
    [one] 1 blok
   *[other] { $blocks } blokken
}, { $length } acties per partij; een eerlijk aandeel is { $fair }
arena-bot = Bot
arena-seat = Plaats
arena-share = Gewonnen [95%]
arena-blocks-won = Blokken gewonnen [95%]
arena-return = Resultaat [95%]
arena-margin = Verschil met beste [95%]
arena-crossed = { $tables } opstellingen van elk { $blocks } blokken, { $matches } partijen in totaal
arena-test = Is { $bot } { $low } of { $high } genormaliseerde Elo beter? Log-likelihoodratio { $ratio } { $blocks ->
    [one] na { $blocks } blok
   *[other] na { $blocks } blokken
}, grenzen ±{ $bound }: { $decision ->
    [high] beslist voor { $high }
    [low] beslist voor { $low }
   *[none] nog niet beslist
}
arena-rating = OpenSkill-rating [±1,96 sigma]
arena-against = Aandeel in de blokken [95%] tegen
arena-report = Het rapport staat in { $file }
arena-watch = De partij staat op { $address } (heeft dit commando de server gestart, dan stopt Ctrl-C hem)
arena-starting = Voorbereiden
arena-playing = Spelen
arena-rate = { $rate } partijen/s
arena-rounded = { $asked } partijen zijn geen hele blokken van { $block }; het worden er { $matches }
arena-stopped = Gestopt; { $done } van de { $matches } partijen zijn bewaard. Verdergaan: { $command }
arena-kept = De resultaten zijn bewaard in { $file }
arena-reproduce = Hetzelfde nog eens: { $command }
arena-replay = De eerste partij bekijken: { $command }
error-arena-matches = { $matches } partijen spelen kan niet; vraag er 1 tot en met { $most }
error-arena-jobs = met { $jobs } processen werken kan niet; vraag er minstens 1
error-arena-bots = { $bots } bots passen niet op { $players } plaatsen; noem er minstens één, en niet meer dan er plaatsen zijn
error-arena-broken = de partij van { $bots } met deling { $deal } brak af bij actie { $action }: { $reason }
error-arena-worker = een proces dat partijen speelde, is van buitenaf gestopt; wat klaar was, is bewaard, en hetzelfde commando gaat verder
error-arena-file = { $file } is niet te gebruiken: { $reason }
error-arena-foreign = { $file } bevat geen resultaten van de arena
error-arena-damaged = { $file } is beschadigd: { $reason }
error-arena-match = er is geen partij die “{ $name }” heet in { $file }
error-arena-watch = { $server } nam de partij niet aan: { $reason }
error-arena-sprt = “{ $text }” zijn geen twee hypothesen; schrijf het kleinste en het grootste verschil in genormaliseerde Elo, zoals 0,10, binnen ±{ $most }
error-arena-duel = een sequentiële toets vergelijkt twee bots met evenveel plaatsen
error-arena-cross = een kruistabel vraagt verschillende bots, minstens { $bots }
error-arena-device = { $option } kan niet samen met --device

# Reeksen partijen
error-batch-lanes = een reeks van { $lanes } partijen kan niet; vraag er 1 tot en met { $most }
error-batch-autoreset = er is geen herstart “{ $name }”; beschikbaar: { $known }
error-batch-actions = een stap heeft { $lanes } gehele getallen in één dimensie nodig, één actie voor elke partij
error-batch-kind = er is geen soort actie “{ $name }”; beschikbaar: { $known }
error-batch-device = er is geen apparaat “{ $name }”; beschikbaar: { $known }
error-batch-bot = “{ $name }” speelt niet binnen een apparaat; beschikbaar: { $known }
error-batch-greedy = de gulzige bot van { $game } kan niet binnen een apparaat spelen: zijn waardering is geen regel die gecompileerd kan worden
error-batch-kernels = { $folder } bevat geen kernels; “python -m tools.kernels” schrijft ze
error-gpu = er is geen NVIDIA-GPU gevonden

# The arena on a cluster
error-arena-cluster = het cluster { $address } is niet bereikbaar: { $reason }
error-arena-code = de regels of de bots op het cluster zijn niet die van hier en zouden anders spelen; installeer daar dezelfde

# Whom one plays against
bots-levels = Niveaus
bots-characters = Personages
bots-all = Alle bots
level-beginner = Beginner
level-casual = Gelegenheidsspeler
level-practised = Geoefend
level-expert = Expert
level-master = Meester
ladder-beginner = Kent de regels nog maar net en speelt wat er maar opkomt.
ladder-casual = Pakt wat een zet meteen oplevert en kijkt niet verder.
ladder-practised = Denkt een beetje vooruit.
ladder-expert = Denkt ver vooruit en vergist zich zelden.
ladder-master = Neemt de tijd en speelt zo goed als het kan.

# The colours of players
colour-yellow = geel
colour-red = rood
colour-green = groen
colour-blue = blauw
colour-purple = paars
colour-black = zwart

# Research: observations as texts

text-legal = Toegestane acties: { $actions }.
text-ask = Antwoord met één actie in notatie.
