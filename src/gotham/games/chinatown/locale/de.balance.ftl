# The page on its balance
balance-note = Hier handeln alle zugleich: die Reihenfolge ist die im Uhrzeigersinn vom Startspielermarker aus, der nichts entscheidet, wenn nicht reihum gelegt wird.
