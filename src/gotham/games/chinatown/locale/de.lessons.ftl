# Lektion 1: Karten und Plättchen
lesson-start = Fünf Häuser, sieben Plättchen
step-start-goal =
    Willkommen in Chinatown, New York! Sechs Runden lang eröffnet ihr Läden, du, Otis und Dorothy, und über alles wird verhandelt. Ist das letzte Einkommen gezahlt, zählt nur noch eins: Wer hat das meiste Geld?

    Du beginnst mit 5.000 $. Sie stehen bei deinem Namen, und nur du siehst sie: Geld ist geheim.
step-start-map =
    Das ist Chinatown: 85 Häuser in sechs Blöcken. Häuser sind Nachbarn, wenn sie eine Seite gemeinsam haben. Ecken zählen nicht, und nichts reicht über eine Straße.

    Um Nachbarn dreht sich hier alles, denn ein Laden wächst von einem Haus ins nächste.
step-start-first =
    Jede Runde beginnt mit Hauskarten. Du hast sieben und behältst fünf. Such sie auf dem Plan: 7, 8, 10, 11 und 12 liegen beieinander, 39 und 70 weit ab von allem.

    Was leuchtet, kannst du wählen: mit der Maus, dem Finger oder der Tastatur.

    Gib 39 oder 70 zurück.
step-start-first-wrong = Dieses Haus hat Nachbarn unter deinen Karten: Behalte es. Gib 39 oder 70 zurück, die stehen allein.
step-start-second =
    Gut. Otis und Dorothy haben schon gewählt, geheim wie du. Sobald auch du fertig bist, werden alle behaltenen Karten gezeigt.

    Gib jetzt auch das andere abgelegene Haus zurück.
step-start-second-wrong = Behalte dieses Haus: Zusammen sind deine fünf Häuser viel mehr wert. Gib das abgelegene zurück.
step-start-tiles =
    Die fünf Häuser gehören dir und tragen dein Zeichen, das rote mit dem Ring. Außerdem haben alle sieben Plättchen gezogen: Sie liegen offen da, deine bei deinem Namen.

    Jedes Plättchen zeigt eine Art von Laden und in der Ecke, wie viele Plättchen ein solcher Laden höchstens hat. Du hast drei Fische: Fischladen, bis 3. Merk dir das!

# Lektion 2: legen, und was Läden bringen
lesson-shops = Deine ersten Läden
step-shops-place =
    Das Verhandeln lassen wir noch aus und legen Plättchen. Ein Plättchen darf auf jedes leere Haus, das dir gehört. Auf 11 und 12 liegen schon zwei Restaurants bereit; jetzt ist der Fisch dran.

    Wähle das Plättchen Fischladen, dann Haus 7.
step-shops-place-wrong = Zuerst eröffnen wir den Fischladen: Wähle das Plättchen Fischladen, dann Haus 7.
step-shops-join =
    Ein einzelnes Plättchen ist ein winziger Laden und bringt 1.000 $ pro Runde. Aber benachbarte Plättchen einer Art, die dir gehören, sind ein einziger Laden, und größere Läden bringen mehr.

    Leg den zweiten Fischladen neben den ersten: auf 8 oder auf 10.
step-shops-join-wrong = Davon würde dein Fischladen nicht größer. Leg das zweite Plättchen Fischladen auf 8 oder auf 10.
step-shops-finish =
    Zwei Plättchen bringen 2.000 $, drei sonst 4.000 $. Beim Fischladen ist mit drei aber Schluss: Mit dem dritten Plättchen ist dein Laden fertig, und ein fertiger Laden bringt mehr. Hier sind es 5.000 $.

    Leg den dritten Fischladen zu den beiden anderen.
step-shops-finish-wrong = Noch nicht: Deinem Laden fehlt das dritte Plättchen Fischladen. Leg es zu den beiden anderen.
step-shops-show =
    Fertig! Für Antiquitäten und Radios hast du kein leeres Haus mehr; sie warten einfach vor dir auf eine spätere Runde.

    Bisher hat niemand gesehen, was du vorbereitest.

    Drück „{ board-done-placing }“, und das Geld kommt.
step-shops-show-wrong = Du hast alles gelegt, was geht. Drück „{ board-done-placing }“.
step-shops-income =
    Zahltag! Der Fischladen brachte dir 5.000 $, die zwei Restaurants 2.000 $. Und jede Runde bringt eine Wohlstandskarte etwas Glück: Diese zahlt 1.000 $ für jedes Plättchen der Größe 3 oder 6 auf dem Plan. Das sind 3.000 $ mehr für deine Fische.

    Unter „{ board-legend }“ siehst du jederzeit, was ein Laden bringt. Neue Karten sind ausgeteilt: Runde 2 beginnt.

# Lektion 3: auf Angebote antworten
lesson-offers = Ein Angebot auf dem Tisch
step-offers-market =
    Häuser und Plättchen sind verteilt, und nun kommt das Herz des Spiels: die Verhandlung. Häuser, Plättchen, sogar ganze Läden und Geld wechseln den Besitzer, zwischen allen und in beliebiger Reihenfolge.

    Sieh dir deine Restaurants auf 11 und 12 an. Ein drittes kannst du auf 14 legen; zusammen brächten sie 4.000 $. Ein Restaurant reicht bis vier, aber 15, die fehlende Ecke, gehört Otis.
step-offers-yes =
    Das weiß auch Otis. Er bietet dir Haus 15 und ein Plättchen Restaurant für 5.000 $ an. Sein Angebot zeigt auch, was es dir brächte.

    Vier Restaurants sind ein fertiger Laden: 8.000 $ pro Runde statt 4.000 $, und fünf Runden werden noch ausgezahlt.

    Drück „{ board-yes }“.
step-offers-yes-wrong = Rechne nach: Du zahlst einmal 5.000 $ und bekommst fünfmal 4.000 $ mehr. Drück „{ board-yes }“.
step-offers-no =
    Mit deinem Ja ging alles auf einmal über. Aber da kommt Dorothy: Sie würde 3.000 $ für Haus 14 zahlen.

    Verlockend? 14 liegt mitten in deinen Restaurants. Ohne dieses Haus würden sie nie fertig, und dir entgingen in jeder Runde 4.000 $.

    Drück „{ board-no }“.
step-offers-no-wrong = Behalte 14: Für dich ist es viel mehr wert als 3.000 $. Drück „{ board-no }“.

# Lektion 4: selbst anbieten
lesson-deals = Dein eigener Handel
step-deals-buy =
    Runde 3, und jetzt machst du die Angebote. Deine Radios auf 28 und 29 können auf sechs Plättchen wachsen. Du hast noch drei, aber bei den anderen nur 30 und 31 frei. Otis’ Haus 32 käme gerade recht.

    Drück „{ board-compose }“, wähle 32 auf dem Plan, füge „{ board-money }“ hinzu, stell sie auf 3.000 $ und schlag es offen vor.
step-deals-buy-wrong = Nicht ganz: Haus 32 für dich, 3.000 $ für Otis, offen für alle, und sonst nichts.
step-deals-counter =
    Otis lehnt ab und verlangt 5.000 $. So ist das beim Feilschen! Rechne nach: Vier Radios bringen 6.000 $, fünf bringen 8.000 $. Das sind vier Runden lang 2.000 $ mehr, zusammen 8.000 $.

    5.000 $ sind immer noch ein guter Preis.

    Drück „{ board-yes }“.
step-deals-counter-wrong = Du könntest weiter feilschen, aber er kann es auch jemand anderem verkaufen. 8.000 $ für 5.000 $ sind gut genug: Drück „{ board-yes }“.
step-deals-swap =
    Am besten ist ein Handel, bei dem beide gewinnen. Mit einem sechsten Plättchen Radios auf 35 wäre dein Laden fertig: 14.000 $! Dorothy hat eines, das ihr nichts nützt, und ihren drei Wäschereien fehlt die vierte: Die hast du.

    Drück „{ board-compose }“. Wähle Dorothys Plättchen Radios und dein Plättchen Wäscherei (das Bügeleisen), dann „{ board-propose }“.
step-deals-swap-wrong = Nicht ganz: Dorothys Plättchen Radios gegen dein Plättchen Wäscherei, offen für alle, und sonst nichts.

# Lektion 5: zu große Gruppen
lesson-groups = Sechs Fische, zwei Läden
step-groups-first =
    Deine Radios liegen bereit, nur zwei Plättchen Fischladen sind übrig. Vier Fische liegen schon auf 7, 8, 9 und 10. Ein Fischladen hat nie mehr als drei Plättchen, also zählen sie als ein fertiger Laden und ein einzelnes Plättchen: 5.000 $ und 1.000 $.

    Leg noch einen Fischladen auf 5 oder auf 6.
step-groups-first-wrong = Zuerst die Fische: Leg ein Plättchen Fischladen auf 5 oder auf 6.
step-groups-second =
    Jetzt sind es fünf: ein fertiger Laden und ein Rest von zwei. Was macht wohl das sechste?

    Leg es auf das andere Haus.
step-groups-second-wrong = Noch ein Fisch: Leg das letzte Plättchen Fischladen auf das Haus, das noch leer ist, 5 oder 6.
step-groups-show =
    Sieh genau hin. 6, 7 und 10 sind Nachbarn, und 5, 9 und 8 auch: zwei fertige Läden! Du musst nichts dafür tun. Eine große Gruppe zählt immer so, wie es dir am meisten bringt.

    Drück „{ board-done-placing }“.
step-groups-show-wrong = Besser wird es nicht. Drück „{ board-done-placing }“.
step-groups-paid =
    32.000 $: Die zwei Fischläden brachten 10.000 $, die vier Restaurants 8.000 $, die sechs Radios 14.000 $.

    Und Otis’ Radios auf 33, gleich neben deinen? Die bleiben ein kleiner Laden für sich. Plättchen verschiedener Besitzer verbinden sich nie.

# Lektion 6: Versprechen und Geheimnisse
lesson-promise = Heimlich versprochen
step-promise-poor =
    Runde 2 einer anderen Partie. Du hast viel gekauft und nur noch 1.000 $. Doch mit Otis’ Apotheke auf 53 wäre deine fertig: 5.000 $ pro Runde statt 2.000 $.

    Auch ein Laden, der schon steht, ist zu haben. Aber wie willst du ihn bezahlen?
step-promise-bargain =
    Kredit gibt es nicht, aber du darfst versprechen, gleich nach dem Einkommen dieser Runde zu zahlen.

    Drück „{ board-compose }“ und wähle 53. Füge „{ board-add-owe }“ hinzu, stell es auf 6.000 $, wähle „{ board-secret }“ und schlag es vor.
step-promise-bargain-wrong = Nicht ganz: Haus 53 für dich, dein Versprechen, Otis nach dem Einkommen 6.000 $ zu zahlen, geheim, und sonst nichts.
step-promise-talk =
    Otis ist einverstanden. Dorothy sieht, dass 53 jetzt dir gehört, aber weder die Summe noch das Versprechen. Die Regeln sorgen dafür, dass Versprechen dieser Runde gehalten werden. Was über spätere Runden gesagt wird, bindet niemanden!

    Otis und Dorothy haben nichts mehr zu besprechen.

    Drück „{ board-done-talking }“.
step-promise-talk-wrong = Genug für diese Runde. Drück „{ board-done-talking }“.
step-promise-show =
    Sind alle fertig, ist die Verhandlung vorbei, und Angebote, die noch offen sind, verfallen. Jetzt werden Plättchen gelegt. Du hast kein leeres Haus, also bleiben deine vor dir liegen.

    Drück „{ board-done-placing }“.
step-promise-paid =
    Deine Läden brachten 11.000 $, und dann gingen 6.000 $ an Otis, wie versprochen. Von nun an bringt die Apotheke jede Runde 3.000 $ mehr: Nach zwei Runden ist der Preis wieder drin.

    Noch zwei Dinge kann man für eine Runde versprechen: ein bestimmtes Plättchen zu legen oder ein Haus leer zu lassen.

# Lektion 7: das Ende
lesson-last = Die letzte Runde
step-last-worth =
    Die letzte Runde einer langen Partie. Nach diesem Einkommen sind Plättchen und Häuser nichts mehr wert, also verkauf, was anderen mehr wert ist.

    Deine Detektei auf 70 bringt dir 1.000 $. Mit ihr hätte Otis seinen Laden mit sechs fertig: 14.000 $ statt 8.000 $.
step-last-sell =
    Es ist also für euch beide etwas drin. Haus 70 ist dir 1.000 $ wert, Otis gewinnt dadurch 6.000 $: Verlang 4.000 $.

    Drück „{ board-compose }“, wähle 70 und „{ board-with }“ Otis. Füge „{ board-money }“ hinzu, stell sie auf 4.000 $ und lass Otis zahlen: Sein Name gehört vor den Pfeil. Dann schlag es offen vor.
step-last-sell-wrong = Nicht ganz: Haus 70 für Otis, und 3.000 $ bis 5.000 $ von Otis für dich, offen für alle. Er gewinnt dabei 6.000 $ und will etwas davon behalten.
step-last-talk =
    Verkauft! Du gibst 1.000 $ auf und bekommst mehr, und auch Otis gewinnt. Nur Dorothy geht leer aus, und gerade sie ist deine Rivalin.

    Drück „{ board-done-talking }“.
step-last-talk-wrong = Du hast, was du brauchst. Drück „{ board-done-talking }“.
step-last-show =
    Für deine letzten Plättchen gibt es kein Haus, und gleich sind sie nichts mehr wert. Das ist am Ende ganz normal.

    Drück „{ board-done-placing }“, und das letzte Einkommen wird gezahlt.
step-last-won =
    Jetzt liegt alles Geld auf dem Tisch, und du gewinnst, knapp vor Dorothy! Ohne deinen Handel mit Otis hätte sie um 1.000 $ die Nase vorn gehabt.

    Das ist Chinatown: Sieh, was andere brauchen, rechne nach, und achte darauf, dass dir jeder Handel etwas bringt. Jetzt weißt du genug, um zu spielen. Viel Glück!
