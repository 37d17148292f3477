# Cases that can be solved now
puzzle-where = De { $count } kaarten die je hebt gelezen, laten{ $heard ->
    [yes] , samen met eerdere foute beschuldigingen,
   *[no] {""}
} één vak over. Waar zijn de dief en de diamant? Beschuldig.
puzzle-enough = Meer hoef je niet te weten: wat je weet, laat al één vak over. Beschuldig dat.
puzzle-out = Niet { $square }: { $card } sluit het uit. { $clue }
puzzle-heard = Niet { $square }: { $who } heeft het beschuldigd en had het mis.
puzzle-step = { $card } – { $clue } { $left ->
    [listed] Over: { $squares }.
   *[counted] Vakken over: { $count }.
}
puzzle-step-heard = { $who } had het mis met { $square }. { $left ->
    [listed] Over: { $squares }.
   *[counted] Vakken over: { $count }.
}
