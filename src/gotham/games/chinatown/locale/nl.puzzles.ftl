# Ruilen met drie die te vinden zijn
puzzle-three = { $who } geven elk één ding – een pand of een losse tegel – en krijgen er elk één, zonder geld of beloften. { $ways ->
    [only] Er is precies één zo’n ruil waardoor alle drie in deze ronde meer verdienen met hun winkels, als allen hun tegels zo goed mogelijk leggen: welke?
   *[several] Er zijn meerdere van zulke ruilen waardoor alle drie in deze ronde meer verdienen met hun winkels, als allen hun tegels zo goed mogelijk leggen. Welke levert de drie samen het meest op?
} Stel die voor.
puzzle-find = Jij en twee van de { $count } anderen geven elk één ding – een pand of een losse tegel – en krijgen er elk één, zonder geld of beloften. { $ways ->
    [only] Er is precies één zo’n ruil waardoor alle drie in deze ronde meer verdienen met hun winkels, als allen hun tegels zo goed mogelijk leggen: welke?
   *[several] Er zijn meerdere van zulke ruilen waardoor alle drie in deze ronde meer verdienen met hun winkels, als allen hun tegels zo goed mogelijk leggen. Welke levert de drie samen het meest op?
} Stel die voor.
puzzle-gives-building = { $who } geeft { $to } pand { $building }: { $to } verdient dan in deze ronde { $after } in plaats van { $before }.
puzzle-gives-tile = { $who } geeft { $to } een tegel, { $shop }: { $to } verdient dan in deze ronde { $after } in plaats van { $before }.
puzzle-exists = Er is een ruil waardoor alle drie meer verdienen.
puzzle-things-only = Geld en beloften zijn niet nodig: elk geeft één pand of één losse tegel.
puzzle-others = Het is een ruil tussen { $who }.
puzzle-one-each = Gezocht wordt een ruil van drie spelers, die elk één pand of één losse tegel geven en er één krijgen.
puzzle-no-more = { $who } zou daarmee niet meer verdienen dan zonder.
puzzle-less = { $who } zou daarmee zelfs { $sum } minder verdienen.
puzzle-not-most = Alle drie zouden meer verdienen, samen { $sum }; een andere ruil levert hun nog meer op.
