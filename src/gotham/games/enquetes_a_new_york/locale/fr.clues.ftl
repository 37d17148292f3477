# Names on the map
district = { $id ->
    [manhattan] Manhattan
    [bronx] Bronx
    [brooklyn] Brooklyn
    [queens] Queens
    [staten-island] Staten Island
    [new-jersey] New Jersey
   *[brentwood] Brentwood
}
place = { $id ->
    [jfk] l’aéroport John F. Kennedy
    [laguardia] l’aéroport LaGuardia
    [factory] une usine
    [subway] une station de métro
    [park] un parc
    [museum] un musée
    [harbour] un port
    [bridge] un pont
    [stadium] un stade
    [hospital] un hôpital
    [beach] une plage
   *[liberty] la statue de la Liberté
}

# Where: phrases that answer the question, each with its preposition
phrase-where = { $id ->
    [row] sur la ligne { $line }
    [column] dans la colonne { $line }
    [north-of] au nord de la ligne { $line }
    [south-of] au sud de la ligne { $line }
    [west-of] à l’ouest de la colonne { $line }
    [east-of] à l’est de la colonne { $line }
    [in-manhattan] à Manhattan
    [in-bronx] dans le Bronx
    [in-brooklyn] à Brooklyn
    [in-queens] dans le Queens
    [in-staten-island] à Staten Island
    [in-new-jersey] dans le New Jersey
    [in-brentwood] à Brentwood
    [near-jfk] près de l’aéroport John F. Kennedy
    [near-laguardia] près de l’aéroport LaGuardia
    [near-airport] près d’un aéroport
    [near-factory] près d’une usine
    [near-subway] près d’une station de métro
    [near-park] près d’un parc
    [near-museum] près d’un musée
    [near-harbour] près d’un port
    [near-bridge] près d’un pont
    [near-stadium] près d’un stade
    [near-hospital] près d’un hôpital
    [near-beach] près d’une plage
    [near-liberty] près de la statue de la Liberté
    [edge] au bord du plan
    [inside] à l’intérieur du plan, pas au bord
    [corner] dans un coin du plan
    [odd-row] sur une ligne au numéro impair
    [even-row] sur une ligne au numéro pair
    [odd-column] dans la colonne du milieu ou dans l’une des deux colonnes du bord
    [even-column] dans une colonne voisine de celle du milieu
    [falling] sur la diagonale qui va de A1 à E5
    [rising] sur la diagonale qui va de A5 à E1
    [above-falling] au nord-est de la diagonale qui va de A1 à E5
    [below-falling] au sud-ouest de la diagonale qui va de A1 à E5
    [above-rising] au nord-ouest de la diagonale qui va de A5 à E1
    [below-rising] au sud-est de la diagonale qui va de A5 à E1
    [only] sur une case qui montre exactement un lieu
    [exactly] sur une case qui montre exactement { $line } lieux
    [at-least] sur une case qui montre au moins { $line } lieux
   *[at-most] sur une case qui montre au plus { $line } lieux
}
where-or = { $a } ou { $b }
where-and = { $a } et { $b }
where-but-not = { $a }, mais pas { $b }
where-either = soit { $a }, soit { $b }, mais pas les deux à la fois
where-within = à une case au plus { $a }
where-within-two = à deux cases au plus { $a }
where-outside = à deux cases au moins { $a }
where-outside-two = à trois cases au moins { $a }
where-nearer = plus près { $a } que { $b }
where-row = sur une ligne { $a }
where-column = dans une colonne { $a }
where-district = dans un quartier { $a }
where-north = plus au nord que { $a }
where-south = plus au sud que { $a }
where-west = plus à l’ouest que { $a }
where-east = plus à l’est que { $a }
phrase-near = { $id ->
    [kerosene] près d’un aéroport
    [salt] près d’un port ou d’une plage
    [soot] près d’une usine
    [pollen] près d’un parc
    [brake-dust] près d’une station de métro
    [disinfectant] près d’un hôpital
    [varnish] près d’un musée
    [verdigris] près de la statue de la Liberté
    [rust] près d’un pont
    [chalk] près d’un stade
    [sand] près d’une plage
    [feather] près d’un port, d’une plage ou de la statue de la Liberté
    [grass] près d’un parc ou d’un stade
    [ticket] près d’un musée ou d’un stade
   *[grease] près d’une usine ou d’une station de métro
}

# The parts of those phrases
phrase-from = { $id ->
    [jfk] de l’aéroport John F. Kennedy
    [laguardia] de l’aéroport LaGuardia
    [factory] d’une usine
    [subway] d’une station de métro
    [park] d’un parc
    [museum] d’un musée
    [harbour] d’un port
    [bridge] d’un pont
    [stadium] d’un stade
    [hospital] d’un hôpital
    [beach] d’une plage
    [liberty] de la statue de la Liberté
    [manhattan] de Manhattan
    [bronx] du Bronx
    [brooklyn] de Brooklyn
    [queens] du Queens
    [staten-island] de Staten Island
    [new-jersey] du New Jersey
   *[brentwood] de Brentwood
}
phrase-closer = { $id ->
    [jfk] de l’aéroport John F. Kennedy
    [laguardia] de l’aéroport LaGuardia
    [liberty] de la statue de la Liberté
    [beach] d’une plage
   *[stadium] d’un stade
}
phrase-with = { $id ->
    [jfk] où se trouve l’aéroport John F. Kennedy
    [laguardia] où se trouve l’aéroport LaGuardia
    [factory] où il y a une usine
    [subway] où il y a une station de métro
    [park] où il y a un parc
    [museum] où il y a un musée
    [harbour] où il y a un port
    [bridge] où il y a un pont
    [stadium] où il y a un stade
    [hospital] où il y a un hôpital
    [beach] où il y a une plage
   *[liberty] où se trouve la statue de la Liberté
}
phrase-without = { $id ->
    [jfk] où ne se trouve pas l’aéroport John F. Kennedy
    [laguardia] où ne se trouve pas l’aéroport LaGuardia
    [factory] sans usine
    [subway] sans station de métro
    [park] sans parc
    [museum] sans musée
    [harbour] sans port
    [bridge] sans pont
    [stadium] sans stade
    [hospital] sans hôpital
    [beach] sans plage
   *[liberty] où ne se trouve pas la statue de la Liberté
}
phrase-whole = { $id ->
    [jfk] l’aéroport John F. Kennedy
    [laguardia] l’aéroport LaGuardia
    [liberty] la statue de la Liberté
   *[manhattan] tout Manhattan
}
phrase-beside = { $id ->
    [manhattan] juste à côté de Manhattan, mais en dehors
    [bronx] juste à côté du Bronx, mais en dehors
    [brooklyn] juste à côté de Brooklyn, mais en dehors
    [queens] juste à côté du Queens, mais en dehors
    [staten-island] juste à côté de Staten Island, mais en dehors
    [new-jersey] juste à côté du New Jersey, mais en dehors
   *[brentwood] juste à côté de Brentwood, mais en dehors
}

# What informants say
say-is = { $way ->
    [a] Le voleur se cache { $where }.
    [b] Vous trouverez le diamant { $where }.
    [c] Il n’y a aucun doute : le voleur est { $where }.
    [d] Le diamant est caché { $where }.
    [e] La cachette du voleur est { $where }.
    [f] En ce moment, le voleur est { $where }.
    [g] Le diamant volé est { $where }.
   *[h] Croyez-moi : le voleur est { $where }.
}
say-or = { $way ->
    [a] Le voleur se cache { $where }.
    [b] Je n’ai pas bien vu, mais le voleur est { $where }.
    [c] Cherchez le diamant { $where }.
    [d] Je vous le jure : le voleur est { $where }.
   *[e] Le diamant est { $where }, c’est tout ce que je sais.
}
say-not = { $way ->
    [a] Le voleur ne se cache pas { $where }.
    [b] Qui cherche le diamant { $where } le cherche en vain.
    [c] Une chose est certaine : le voleur n’est pas { $where }.
    [d] Le diamant peut être n’importe où, mais pas { $where }.
   *[e] Il est inutile de chercher { $where }.
}
say-neither = { $way ->
    [a] Le voleur n’est ni { $a } ni { $b }.
    [b] Rayez toutes les cases situées { $a } et toutes celles situées { $b }.
    [c] Le diamant ne se trouve ni { $a } ni { $b }.
   *[d] Ne cherchez le voleur ni { $a } ni { $b }.
}
say-if = { $way ->
    [a] Si le voleur est { $a }, alors il est aussi { $b }.
    [b] Parmi les cases situées { $a }, seules celles situées { $b } sont possibles.
   *[c] Si jamais le diamant se trouve { $a }, il est en même temps { $b }.
}
tell-plainly = { $way ->
    [a] Un chauffeur de taxi se penche à la fenêtre : « { $said } »
    [b] Le vendeur de hot-dogs chuchote : « { $said } »
    [c] Une fille en skate vous crie : « { $said } »
    [d] La factrice dit : « { $said } »
    [e] Un vieil homme qui nourrit les pigeons vous raconte : « { $said } »
    [f] Le boulanger du coin le sait : « { $said } »
    [g] Un musicien de rue s’arrête de jouer : « { $said } »
    [h] Le laveur de vitres crie d’en haut : « { $said } »
    [i] Un garçon avec un chien dit : « { $said } »
    [j] Le conducteur du bus fait un clin d’œil : « { $said } »
    [k] Un papier glissé sous la porte dit : « { $said } »
    [l] Le marchand de journaux sourit : « { $said } »
   *[m] Un pompier vous dit : « { $said } »
}
tell-cleverly = { $way ->
    [a] Un inspecteur à la retraite fait remarquer : « { $said } »
    [b] Une lettre anonyme dit : « { $said } »
    [c] Un joueur d’échecs ne lève même pas les yeux : « { $said } »
    [d] Le pianiste murmure entre deux morceaux : « { $said } »
    [e] Une voix au téléphone dit : « { $said } »
    [f] Le portier de nuit présente la chose ainsi : « { $said } »
    [g] Un ancien complice réfléchit à voix haute : « { $said } »
    [h] Une journaliste lit dans son carnet : « { $said } »
    [i] Une avocate pèse ses mots : « { $said } »
    [j] La patronne d’un café a tout entendu : « { $said } »
    [k] Le serrurier hausse les épaules : « { $said } »
    [l] Un amateur de mots croisés explique : « { $said } »
   *[m] Un message à l’encre invisible dit : « { $said } »
}

# Traces, and what they mean
phrase-evidence = { $id ->
    [kerosene] Du kérosène sous la semelle d’une chaussure
    [salt] Du sel marin sur la manche
    [soot] De la suie sur les gants
    [pollen] Du pollen de fleurs sur le chapeau
    [brake-dust] De la poussière de freins de train sur le manteau
    [disinfectant] Une odeur de désinfectant dans l’écharpe
    [varnish] Du vernis de vieux tableaux sur une empreinte
    [verdigris] Du vert-de-gris, ce dépôt vert du vieux cuivre, sur un gant
    [rust] De la peinture de pont rouillée sous les ongles
    [chalk] De la craie blanche de terrain de sport sur les baskets
    [sand] Du sable fin dans les chaussettes
    [feather] Une plume de mouette dans la capuche
    [grass] Des brins d’herbe coupée sur le pantalon
    [ticket] Un morceau de billet d’entrée dans la poche
   *[grease] De la graisse de machine sur une jambe de pantalon
}
phrase-trace = { $id ->
    [kerosene] du kérosène
    [salt] du sel marin
    [soot] de la suie
    [pollen] du pollen
    [brake-dust] de la poussière de frein
    [disinfectant] du désinfectant
    [varnish] du vieux vernis
    [verdigris] du vert-de-gris
    [rust] de la rouille
    [chalk] de la craie
    [sand] du sable
    [feather] une plume de mouette
    [grass] des brins d’herbe
    [ticket] un morceau de billet d’entrée
   *[grease] de la graisse de machine
}
phrase-no-trace = { $id ->
    [kerosene] aucune trace de kérosène
    [salt] aucune trace de sel marin
    [soot] aucune trace de suie
    [pollen] aucune trace de pollen
    [brake-dust] aucune trace de poussière de frein
    [disinfectant] aucune trace de désinfectant
    [varnish] aucune trace de vieux vernis
    [verdigris] aucune trace de vert-de-gris
    [rust] aucune trace de rouille
    [chalk] aucune trace de craie
    [sand] aucun grain de sable
    [feather] aucune plume de mouette
    [grass] aucun brin d’herbe
    [ticket] aucun morceau de billet d’entrée
   *[grease] aucune trace de graisse de machine
}
phrase-substance = { $id ->
    [kerosene] kérosène
    [salt] sel marin
    [soot] suie
    [pollen] pollen
    [brake-dust] poussière de frein
    [disinfectant] désinfectant
    [varnish] vieux vernis
    [verdigris] vert-de-gris
    [rust] rouille
   *[chalk] craie
}
lab-rule = Le voleur porte les traces de tous les lieux près de sa cachette, et aucune autre.
lab = { $id ->
    [kerosene] Kérosène : aéroport John F. Kennedy ou aéroport LaGuardia
    [salt] Sel marin : port ou plage
    [soot] Suie : usine
    [pollen] Pollen : parc
    [brake-dust] Poussière de frein : station de métro
    [disinfectant] Désinfectant : hôpital
    [varnish] Vieux vernis : musée
    [verdigris] Vert-de-gris : statue de la Liberté
    [rust] Rouille : pont
    [chalk] Craie : stade
    [sand] Sable : plage
    [feather] Plume de mouette : port, plage ou statue de la Liberté
    [grass] Brins d’herbe : parc ou stade
    [ticket] Billet d’entrée : musée ou stade
   *[grease] Graisse de machine : usine ou station de métro
}
lab-loud = Signaux : plus leur origine est proche, plus ils sont forts.
lab-range = Un signal qui porte à une case atteint sa propre case et celles qui ont un côté commun avec elle.

# What experts say, with its meaning
expert-trace = { $way ->
    [a] { $evidence } : le voleur est { $where }.
    [b] { $evidence }. Pour le laboratoire, c’est clair : le voleur est { $where }.
    [c] { $evidence } ! Cela veut dire que le voleur est { $where }.
   *[d] { $evidence }. Le diamant est donc { $where }.
}
expert-trace-or = { $way ->
    [a] La petite tache contient { $a } ou { $b }. Le voleur est donc { $near } ou { $by }.
    [b] Le laboratoire trouve { $a } ou { $b }, peut-être les deux : le voleur est { $near } ou { $by }.
   *[c] À la loupe, on voit { $a } ou { $b } : le diamant est { $near } ou { $by }.
}
expert-trace-and = { $way ->
    [a] Sur le même gant, le laboratoire trouve { $a } et { $b } : le voleur est { $near }, et aussi { $by }.
    [b] Sur le manteau, on voit { $a } et { $b }. Le diamant est donc { $near }, et aussi { $by }.
   *[c] Sous les chaussures, il y a { $a } et { $b } : le voleur est { $near }, et aussi { $by }.
}
expert-trace-where = { $way ->
    [a] { $evidence } : le voleur est { $near }. Le radiogoniomètre précise : { $where }.
    [b] { $evidence }, et un signal radio : le voleur est { $near } et { $where }.
   *[c] { $evidence }. Les ombres d’une photo en disent plus : le voleur est { $near } et { $where }.
}
expert-bearing = { $way ->
    [a] Les ombres d’une photo montrent la direction : le voleur est { $where }.
    [b] Le radiogoniomètre a repéré la radio du voleur : elle est { $where }.
    [c] Nous avons mesuré le son des cloches sur un enregistrement : le voleur est { $where }.
    [d] La météo reconnaît les nuages d’une photo : le voleur est { $where }.
   *[e] La boussole de la voiture du voleur le trahit : la voiture est { $where }.
}
expert-mast = { $way ->
    [a] Une antenne entend le téléphone du voleur. Elle n’entend que les téléphones situés { $where }.
    [b] La compagnie du téléphone l’a mesuré : le téléphone du voleur est { $where }.
    [c] Le téléphone du voleur répond à une antenne qui n’atteint que les cases situées { $where }.
   *[d] Un signal de téléphone trahit le voleur : il a été émis { $where }.
}
expert-soil = { $way ->
    [a] La terre de la pelle se trouve seulement { $where } : c’est là qu’est le voleur.
    [b] Une géologue reconnaît l’argile sur les pneus : la voiture du voleur est { $where }.
   *[c] Du gravier comme celui de la chaussure existe seulement { $where }. Le voleur est là.
}
expert-image = { $way ->
    [a] Une photo de satellite montre la voiture du voleur : elle est { $where }.
    [b] Une caméra thermique voit la cachette depuis le ciel : elle est { $where }.
   *[c] Une photo prise par un drone le prouve : le voleur est { $where }.
}

# What experts say, and leave to you
expert-found = { $way ->
    [a] L’échantillon du manteau contient { $a }.
    [b] Sur le gant du voleur, nous avons trouvé { $a }.
    [c] Le voleur a laissé derrière lui { $a }.
    [d] Au microscope, on voit { $a }.
   *[e] Dans la couture de la veste, nous avons trouvé { $a }.
}
expert-absent = { $way ->
    [a] L’échantillon du manteau ne contient { $a }.
    [b] Sur le gant du voleur, nous n’avons trouvé { $a }.
    [c] Nous avons tout analysé deux fois et n’avons trouvé { $a }.
   *[d] Même au microscope, on ne voit { $a }.
}
expert-found-both = { $way ->
    [a] L’échantillon du manteau contient { $a } et { $b }.
    [b] Sur le gant gauche, nous avons trouvé { $a }, et sur le droit { $b }.
   *[c] Au microscope, on voit { $a } et, juste à côté, { $b }.
}
expert-found-but-no = { $way ->
    [a] L’échantillon du manteau contient { $a }, mais { $b }.
    [b] Dans la couture de la veste, nous avons trouvé { $a }, mais { $b }.
    [c] Au microscope, on voit { $a }, mais { $b }.
   *[d] Le prélèvement sur la poignée de porte montre { $a }, mais { $b }.
}
expert-absent-both = { $way ->
    [a] L’échantillon du manteau ne contient { $a } ni { $b }.
    [b] Nous avons longtemps examiné la veste et n’avons trouvé { $a } ni { $b }.
   *[c] Même au microscope, on ne voit { $a } ni { $b }.
}
expert-found-one = { $way ->
    [a] L’échantillon du manteau contient soit { $a }, soit { $b }, mais pas les deux.
    [b] Sur deux tests, l’un est positif et l’autre négatif : nous avons soit { $a }, soit { $b }.
   *[c] Sur le gant, nous avons trouvé soit { $a }, soit { $b }, certainement pas les deux ensemble.
}
expert-never-without = { $way ->
    [a] Si l’échantillon contient { $a }, alors il contient aussi { $b }.
    [b] L’image est floue, mais si elle montre { $a }, elle montre aussi { $b }.
   *[c] Les analyses continuent. Si nous trouvons { $a }, nous trouverons aussi { $b }.
}
expert-one-of-three = { $way ->
    [a] Trois tests : { $a }, { $b }, { $c }. Un seul est positif.
    [b] Nous avons cherché trois choses sur le manteau ({ $a }, { $b }, { $c }) et n’en avons trouvé qu’une.
   *[c] Trois éprouvettes : { $a }, { $b }, { $c }. Deux sont restées claires, une a changé de couleur.
}
expert-at-most-one = { $way ->
    [a] Trois tests : { $a }, { $b }, { $c }. Un seul au plus est positif.
   *[b] Nous avons cherché trois choses sur le manteau ({ $a }, { $b }, { $c }). Il en manque au moins deux.
}
expert-found-where = { $way ->
    [a] L’échantillon du manteau contient { $a }, et le téléphone du voleur est { $where }.
    [b] Sur le gant, nous avons trouvé { $a }. Le radiogoniomètre précise : { $where }.
   *[c] Nous avons trouvé { $a }, et les ombres d’une photo disent que le voleur est { $where }.
}
expert-absent-where = { $way ->
    [a] L’échantillon du manteau ne contient { $a }, et le téléphone du voleur est { $where }.
    [b] Sur le gant, nous n’avons trouvé { $a }. Le radiogoniomètre précise : { $where }.
   *[c] Nous n’avons trouvé { $a }, et les ombres d’une photo disent que le voleur est { $where }.
}
expert-absent-if-where = { $way ->
    [a] Si le téléphone du voleur est { $where }, alors l’échantillon ne contient { $a }.
   *[b] Si le radiogoniomètre indique des cases situées { $where }, alors nous ne trouverons { $a }.
}
expert-silent = { $way ->
    [a] Une antenne qui atteint tous les téléphones situés { $where } n’entend rien du voleur.
    [b] Nous avons guetté le téléphone du voleur { $where } : silence.
   *[c] Pas de réponse : le téléphone du voleur ne peut pas être { $where }.
}
expert-silent-both = { $way ->
    [a] Nous avons guetté le téléphone du voleur { $a } et { $b } : silence partout.
    [b] Deux antennes n’entendent rien du voleur : l’une atteint tous les téléphones situés { $a }, l’autre tous les téléphones situés { $b }.
   *[c] Pas de réponse : le téléphone du voleur n’est ni { $a } ni { $b }.
}
expert-stronger = { $way ->
    [a] La radio du voleur reçoit plus fort un signal venant { $a } qu’un signal venant { $b }.
   *[b] Dans le casque du voleur, un signal venant { $a } est plus fort qu’un signal venant { $b }.
}
expert-in-range = { $way ->
    [a] La radio du voleur reçoit un signal venant { $a }. Un tel signal ne porte qu’à une case.
   *[b] Dans le casque du voleur, on entend un signal venant { $a }, qui ne porte qu’à une case.
}
expert-out-of-range = { $way ->
    [a] La radio du voleur ne reçoit aucun signal venant { $a }, alors qu’un tel signal porte à une case.
   *[b] Un signal venant { $a } porte à une case, mais la radio du voleur n’en reçoit aucun.
}
report-lab = { $way ->
    [a] Le chimiste rapporte : « { $said } »
    [b] Le laboratoire de la police écrit : « { $said } »
    [c] L’experte de la police scientifique note : « { $said } »
    [d] La biologiste s’éclaircit la voix : « { $said } »
   *[e] Extrait du dossier du laboratoire : « { $said } »
}
report-radio = { $way ->
    [a] L’ingénieure radio rapporte : « { $said } »
    [b] La compagnie du téléphone écrit : « { $said } »
    [c] Le technicien enlève son casque : « { $said } »
   *[d] Extrait du dossier de la salle radio : « { $said } »
}
