# What an analysis says of a match
insight-deals = Qui a gagné à quel accord
insight-surplus = Ce que les échanges pouvaient rapporter
insight-missed = Le meilleur accord que personne n’a conclu
insight-round = Manche
insight-player = Joueur
insight-parties = Qui
insight-gets = Reçoit
insight-more = De plus par manche
insight-all = En tout
insight-chance = Chances
insight-look = Voir
insight-attainable = À gagner par manche
insight-gained = Gagné
insight-left = Laissé
insight-left-all = Laissé, sur les manches à venir
insight-dealt = { $who } : { $count ->
    [0] aucun accord conclu.
    [one] 1 accord conclu, { $sum } de gagnés, en revenus de toutes les manches à venir et en argent.
   *[other] { $count } accords conclus, { $sum } de gagnés, en revenus de toutes les manches à venir et en argent.
}
insight-dealt-less = { $who } : { $count ->
    [1] 1 accord conclu, { $sum } de perdus, en revenus de toutes les manches à venir et en argent.
   *[other] { $count } accords conclus, { $sum } de perdus, en revenus de toutes les manches à venir et en argent.
}
insight-lost-surplus = Boutiques possibles mais jamais ouvertes : { $sum } sur les manches à venir, chaque manche comptée à part.
insight-lost-nothing = Rien n’est resté sur la table : aucun accord n’aurait rapporté davantage à quelqu’un.
insight-missed-deal = À la manche { $round }, { $who } auraient pu convenir de ceci :
insight-gives-buildings = { $who } donne à { $to } { $count ->
    [one] l’immeuble { $buildings }.
   *[other] les immeubles { $buildings }.
}
insight-gives-tiles = { $who } donne à { $to } { $count ->
    [one] une tuile : { $tiles }.
   *[other] des tuiles : { $tiles }.
}
insight-gives-money = { $who } paie { $sum } à { $to } : un prix équitable.
insight-missed-more = { $who } aurait gagné { $sum } de plus par manche, { $rounds ->
    [1] pendant une manche.
   *[other] pendant { $rounds } manches.
}
insight-missed-less = { $who } aurait gagné { $sum } de moins par manche, { $rounds ->
    [1] pendant une manche.
   *[other] pendant { $rounds } manches.
}
insight-missed-all = Ensemble, cela fait { $sum } par manche et { $total } en tout ; à ce prix, { $share } ou plus pour chacun.
insight-things = { $things }
insight-sum = { $sum }
insight-sum-less = −{ $sum }
