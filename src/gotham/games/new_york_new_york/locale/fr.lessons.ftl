# Leçon 1 : un tour
lesson-city = La skyline
step-city-welcome =
    Bienvenue à New York ! Otis et toi, vous bâtissez ensemble une seule skyline : douze emplacements, numérotés de 1 à 12.

    Ta couleur est le jaune, la sienne le rouge. Seul compte ce qui se trouve au-dessus : tout l’art est donc d’avoir du jaune au sommet à la fin. Le vert et le bleu ne sont à personne aujourd’hui.
step-city-cards =
    Ta main compte six cartes de toutes les couleurs, cachées aux autres. À côté, la réserve est face visible : vous y prenez tous les deux.

    Ce qui brille peut être choisi : clique dessus, fais-le glisser, ou rejoins-le avec la touche Tab, puis appuie sur Entrée. Si le jeu refuse quelque chose, il dit quelle règle l’interdit, et « Règles » les montre toutes.
step-city-play =
    Un tour a deux temps. D’abord, tu joues une carte de ta main. Elle va à l’emplacement de son numéro, nulle part ailleurs.

    Joue ton 12 jaune.
step-city-play-wrong = C’est permis, mais commençons par quelque chose de haut : joue le 12 jaune.
step-city-take =
    12 points, beau début ! Second temps : prends dans la réserve la carte que tu veux. Ce n’est qu’ensuite que la pioche comble le vide.

    Prends une carte de la réserve.
step-city-points =
    Otis a répondu par son 5 rouge, et il a pris le 10 rouge qui venait d’être retourné.

    Un numéro au-dessus vaut autant de points : 12 pour toi, 5 pour Otis. Sous les cartes, tu vois à tout moment ce que la skyline rapporte à chacun.

# Leçon 2 : recouvrir
lesson-cover = Plus haut qu’Otis
step-cover-look =
    Quelques tours plus tard. Le 11 rouge vaut 11 points à Otis, mais rien n’est éternel à New York : une autre carte du même numéro se pose juste dessus.
step-cover-over =
    Tu as le 11 jaune.

    Joue-le par-dessus le 11 rouge.
step-cover-over-wrong = Avec cette carte, le 11 rouge reste au-dessus. Joue ton 11 jaune.
step-cover-snatch =
    Voilà qui compte double : tu gagnes 11 points, et Otis en perd 11.

    Regarde maintenant la réserve. La meilleure carte est parfois celle qu’un autre voudrait : un 9 rouge irait bien à côté du 10 rouge.

    Prends le 9 rouge avant Otis.
step-cover-snatch-wrong = Alors Otis aura le 9 rouge ! Prends-le avant lui.
step-cover-known =
    Sur le 9 rouge de ta main, il y a un œil : Otis a vu que tu le prenais. L’inverse est vrai aussi. Ce qu’il a pris dans la réserve, tu le connais ; ce qu’il a reçu au départ, non.
step-cover-neutral =
    Les couleurs de personne servent aussi. Un 10 vert ne rapporte rien, mais il peut recouvrir le 10 rouge.

    Joue ton 10 vert.
step-cover-neutral-wrong = Le 10 rouge vaut toujours 10 points à Otis. Recouvre-le avec ton 10 vert.
step-cover-after =
    Dix points de moins pour Otis. Ensuite, tu prendrais une carte, et ce serait à lui.

    Devant chaque carte, pose-toi donc deux questions : que me rapporte-t-elle, et que prend-elle aux autres ?

# Leçon 3 : les suites
lesson-runs = Bons voisins
step-runs-look =
    Des emplacements voisins à ta couleur forment une suite, et une suite rapporte en plus : 3 points pour deux emplacements, 6 pour trois, 10 pour quatre, 15 pour cinq, et 25 pour six ou davantage.

    Tes 3 et 4 jaunes forment une telle suite. Le 6 reste seul, car l’emplacement 5 est vide.
step-runs-join =
    Ce trou, tu peux le combler.

    Joue ton 5 jaune.
step-runs-join-wrong = L’emplacement 5 est toujours vide. Joue ton 5 jaune.
step-runs-more =
    Quatre à la file, de 3 à 6 ! Cela fait 12 points : 5 pour la carte, et 7 parce que la suite est passée de deux à quatre.

    Avec le 2 jaune de la réserve, elle pourrait en compter cinq.

    Prends le 2 jaune.
step-runs-more-wrong = Le 2 jaune allongerait ta suite. Prends celui-là.
step-runs-broken =
    Otis n’est pas resté les bras croisés. Son 4 rouge recouvre le tien, et la suite est rompue : le 3 est seul, il n’y a plus que 5 et 6 qui tiennent ensemble.

    Plus une suite est longue, plus les autres ont envie de la rompre.
step-runs-ring =
    Regarde les deux bouts. La skyline est un anneau : 12 et 1 sont voisins. Ton 12 jaune est au-dessus, et tu as le 1 jaune en main.

    Joue ton 1 jaune.
step-runs-ring-wrong = C’est l’emplacement 1 qui nous intéresse ici. Joue ton 1 jaune.
step-runs-corner =
    4 points avec la plus petite des cartes : 1 pour elle-même, 3 pour la suite qui passe le coin. Avec le 2 jaune, elle pourrait bientôt aller de 12 à 3.

    À moins que… Regarde ce que tu sais de la main d’Otis. Il a pris le 12 rouge sous tes yeux.

# Leçon 4 : passer, et la fin d’une manche
lesson-end = Savoir s’arrêter
step-end-look =
    La manche touche à sa fin, et vous êtes à égalité avec 38 points. Pioche et réserve sont épuisées : à partir de maintenant, on finit sa main et on ne prend plus rien.
step-end-last =
    Il te reste deux cartes. Le 9 jaune va sur le 9 rouge, à côté de ton 10.

    Joue ton 9 jaune.
step-end-last-wrong = Pas si vite ! Le 9 jaune te rapporte des points et en coûte à Otis. Joue-le d’abord.
step-end-pass =
    Le 8 bleu n’a rien changé. Il te reste le 10 rouge, et il ne va que sur ton propre 10 jaune : tu perdrais 10 points et une suite, et Otis y gagnerait.

    Rien ne t’oblige à jouer. À chacun de tes tours, tu peux passer ; tu ne joues alors plus jusqu’à la fin de la manche, et les autres peuvent continuer.

    Passe.
step-end-pass-wrong = Tu mettrais du rouge sur ton propre 10 jaune. Passe plutôt.
step-end-round =
    Otis a joué sa dernière carte, plus personne n’a de tour : la manche est finie. Le 10 rouge que tu as gardé ne compte pas, et l’on note 50 à 29.

    Une partie a autant de manches que de joueurs. On redistribue toutes les cartes, et cette fois c’est Otis qui commence.

# Leçon 5 : gagner
lesson-match = Le dernier mot
step-match-look =
    Le dernier tour d’une autre partie. Otis a gagné la première manche par 52 à 30, et dans l’état de la skyline il mène par 88 à 77.

    Il n’a plus de carte. Toi, il t’en reste une.
step-match-last =
    Entre ton 7 et ton 9, il y a du rouge.

    Joue ton 8 jaune.
step-match-last-wrong = Si tu passes, Otis gagne. Joue ton 8 jaune !
step-match-won =
    8 points pour toi, 8 de moins pour Otis, et une suite de quatre, de 7 à 10, à la place d’une paire : 92 à 80. Tu as gagné !

    Le plus haut total gagne ; à égalité, la victoire est partagée. Tu sais tout ce qu’il faut savoir. Rendez-vous sur les toits !
