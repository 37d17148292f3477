# Des échanges à trois à trouver
puzzle-three = { $who } donnent chacun une chose – un immeuble ou une tuile libre – et en reçoivent chacun une, sans argent ni promesses. { $ways ->
    [only] Un seul échange de ce genre permet aux trois de gagner davantage dans cette manche avec leurs boutiques, si tous posent leurs tuiles au mieux : lequel ?
   *[several] Plusieurs échanges de ce genre permettent aux trois de gagner davantage dans cette manche avec leurs boutiques, si tous posent leurs tuiles au mieux. Lequel rapporte le plus aux trois ensemble ?
} Propose-le.
puzzle-find = Toi et deux des { $count } autres donnez chacun une chose – un immeuble ou une tuile libre – et en recevez chacun une, sans argent ni promesses. { $ways ->
    [only] Un seul échange de ce genre permet aux trois de gagner davantage dans cette manche avec leurs boutiques, si tous posent leurs tuiles au mieux : lequel ?
   *[several] Plusieurs échanges de ce genre permettent aux trois de gagner davantage dans cette manche avec leurs boutiques, si tous posent leurs tuiles au mieux. Lequel rapporte le plus aux trois ensemble ?
} Propose-le.
puzzle-gives-building = { $who } donne à { $to } l’immeuble { $building } : { $to } gagne alors { $after } dans cette manche au lieu de { $before }.
puzzle-gives-tile = { $who } donne à { $to } une tuile { $shop } : { $to } gagne alors { $after } dans cette manche au lieu de { $before }.
puzzle-exists = Il y a un échange qui permet aux trois de gagner davantage.
puzzle-things-only = Il ne faut ni argent ni promesses : chacun donne un immeuble ou une tuile libre.
puzzle-others = C’est un échange entre { $who }.
puzzle-one-each = On cherche un échange à trois où chacun donne un immeuble ou une tuile libre et en reçoit un.
puzzle-no-more = { $who } ne gagnerait pas plus avec cet échange que sans.
puzzle-less = { $who } gagnerait même { $sum } de moins avec cet échange.
puzzle-not-most = Les trois gagneraient davantage, { $sum } ensemble ; un autre échange leur rapporte encore plus.
