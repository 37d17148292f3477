# The page on its balance
balance-note = In diesem Spiel handeln alle zugleich: Die Reihenfolge ist die im Uhrzeigersinn vom Startspielermarker aus, der nichts entscheidet, wenn nicht reihum gelegt wird.
