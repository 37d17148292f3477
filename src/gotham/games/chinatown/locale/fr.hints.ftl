# What a bot says to who asked for a hint
bot-worth = D’après ce qui compte aussitôt – voisins, revenu, argent –, je l’estime à { $value } ; la suivante, « { $next } », à { $other }.
bot-keep = J’ai essayé { $draws } tirages de tuiles. De toutes les cartes, { $buildings } valent le plus ; avec elles, paires de voisins où bâtir : { $links }.
bot-place = Si toutes mes tuiles sont posées au mieux, elle fait partie de ceci : { $shop } sur { $buildings } ({ $size } tuiles sur { $most }), pour { $sum } par manche.
bot-place-promise = C’est promis et c’est possible maintenant : cela passe d’abord.
bot-placed = Aucune autre tuile ne vaut plus posée maintenant que gardée.
bot-done = { $looked ->
    [yes] Je ne trouve pas d’accord où nous gagnons tous assez.
   *[no] Je n’ai rien à répondre, et je ne cherche pas d’accord maintenant.
}
bot-drop = Je ne poursuivrais pas ce brouillon et réfléchirais de nouveau.
bot-chance = Selon mon calcul, il te reste ainsi { $then } % de chances de gagner.
bot-chance-deal = Selon mon calcul, tes chances de gagner sont de { $now } % en l’état, et de { $then } % une fois l’accord conclu.
bot-chance-refused = Selon mon calcul, tes chances de gagner sont de { $now } % en l’état, et seraient de { $then } % avec cet accord.
