# What a bot says to who asked for a hint
bot-hint-only = Er is niets anders te doen.
bot-hint-lead = Meteen sta ik er { $value } mee voor op de beste tegenstander, gemiddeld over wat ik niet zie; met de op één na beste, “{ $next }”, is dat { $other }.
bot-hint-worth = Op wat er meteen te zien is, schat ik het op { $value }; de op één na beste, “{ $next }”, op { $other }.
bot-hint-search = Ik heb { $runs } vervolgen tot het eind gespeeld, waarvan { $tries } hiermee. Gemiddeld kwam dat op { $share } van 100 (0: verloren, 100: ruim gewonnen); de op één na beste, “{ $next }”, op { $other }.
hint-wait = Ik zou afwachten wat de anderen doen.
hint-silent = Ik kan geen reden geven.
error-hints-off = aan deze tafel staan hints uit
error-hint-now = je hebt nu niets te beslissen
error-hint-busy = een bot denkt nog na over je vorige hint; wacht daarop
error-hint-late = de bot deed er te lang over; probeer het later opnieuw
error-banned = je bent van deze server uitgesloten
error-report-self = je kunt alleen andere spelers aan deze tafel melden
error-report-bot = op deze plaats zit niemand
error-many-reports = je hebt te veel meldingen verstuurd; probeer het later opnieuw
error-many-watchers = deze tafel heeft te veel toeschouwers; probeer het later opnieuw
