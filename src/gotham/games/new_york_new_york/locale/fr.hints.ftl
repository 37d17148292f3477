# What a bot says to who asked for a hint
bot-worth = D’après ce qui change aussitôt – mon avance sur la moyenne des autres et, pour une carte de la réserve, ce qu’elle pourrait changer –, je l’estime à { $value } ; la suivante, « { $next } », à { $other }.
bot-play = Cela change aussitôt mes points de { $own } et ceux des autres de : { $others }.
bot-take = Jouée maintenant, elle changerait mes points de { $own } et ceux des autres de : { $others }.
bot-pass = Passer laisse la skyline telle qu’elle est ; cartes encore dans la pioche : { $pile }.

# What one can do, in short
kind-play = Jouer une carte
kind-take = Prendre une carte
kind-pass = Passer
