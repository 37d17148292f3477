# What a bot says to who asked for a hint
bot-hint-only = Etwas anderes gibt es nicht zu tun.
bot-hint-lead = Sofort liege ich damit { $value } vor dem besten Gegner, im Mittel über das, was ich nicht sehe; mit der nächstbesten, „{ $next }“, wären es { $other }.
bot-hint-worth = Nach dem, was sofort zu sehen ist, schätze ich es auf { $value }; das Nächstbeste, „{ $next }“, auf { $other }.
bot-hint-search = Ich habe { $runs } Fortsetzungen zu Ende gespielt, davon { $tries } hiermit. Im Mittel kam es auf { $share } von 100 (0: verloren, 100: klar gewonnen); das Nächstbeste, „{ $next }“, auf { $other }.
hint-wait = Ich würde abwarten, was die anderen tun.
hint-silent = Ich kann keinen Grund nennen.
error-hints-off = an diesem Tisch sind Tipps ausgeschaltet
error-hint-now = du hast jetzt nichts zu entscheiden
error-hint-busy = ein Bot denkt noch über deinen letzten Tipp nach; warte auf ihn
error-hint-late = der Bot hat zu lange gebraucht; versuche es später noch einmal
error-banned = du bist von diesem Server ausgeschlossen
error-report-self = du kannst nur andere Spieler an diesem Tisch melden
error-report-bot = auf diesem Platz sitzt niemand
error-many-reports = du hast zu viele Meldungen gesendet; versuche es später noch einmal
error-many-watchers = dieser Tisch hat zu viele Zuschauer; versuche es später noch einmal
