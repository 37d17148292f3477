# Sur papier
print-cards = Cartes d’indices
print-wheel = La roue
print-pieces-to-fold = Dés, pions et diamant
print-pads = Carnets
print-legend = Ce que disent le plan et les traces
print-case = Enquête
print-notes-lines = Notes
print-how-cases = Pour jouer une enquête, prends les cartes de son niveau qui portent au dos son numéro (informateurs) ou son symbole (experts) : 10 et 6.
print-how-wheel = Découpe la fenêtre en pointillé de chaque cache et de chaque couvercle. Fixe au milieu, avec une attache parisienne, le disque, le cache et le couvercle, dans cet ordre, pour que les trois tournent. Amène le symbole de l’enquête devant la flèche du cache, le couvercle tourné ailleurs : seul celui qui accuse amène sa fenêtre sur celle du cache et lit la réponse. Toutes les autres cases du disque sont des leurres.
print-how-dice = Plie les dés et colle-les par leurs languettes ; plie chaque pion au milieu, et ses pieds vers l’extérieur. Imprime les carnets autant de fois qu’il en faut.
