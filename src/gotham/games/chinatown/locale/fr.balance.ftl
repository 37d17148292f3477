# The page on its balance
balance-note = Ici tous agissent à la fois : l’ordre est celui des aiguilles d’une montre depuis le marqueur du premier joueur, qui ne décide de rien à moins que les tuiles ne se posent tour à tour.
