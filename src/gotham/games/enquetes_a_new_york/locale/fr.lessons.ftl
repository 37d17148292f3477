# The tutorial: each text says what there is to see, then what to do

lesson-city = Un diamant a disparu
step-city-welcome =
    Cette nuit, un célèbre diamant a été volé. Le voleur et le diamant se cachent maintenant ensemble sur une des 25 cases de ce plan. Tu mènes l’enquête, et tes collègues Otis et Dorothy aussi.

    Le premier qui nomme la bonne case gagne. Alors réunis des indices, réfléchis, et devance les autres.
step-city-map =
    Les colonnes A à E vont d’ouest en est, les lignes 1 à 5 du nord au sud. Sept couleurs, ce sont sept quartiers. De petites images montrent ce qu’on y trouve : un parc, un pont, une station de métro…

    Touche une case, et une fiche te dit ce qu’il y a là. Le bandeau en haut de la case dit ce qui arrive quand on s’y arrête.
step-city-roll =
    Deux dés disent où tu vas : l’un montre une lettre, l’autre un chiffre. Peu importe la distance.

    Clique sur « { board-roll } ».
step-city-roll-wrong =
    Sans le moindre indice, tu aurais raison une fois sur 25, et une fausse accusation met fin à ta partie. Clique sur « { board-accuse-back } », puis sur « { board-roll } ».
step-city-clue =
    B et 2 : ton pion est en B2. Le bandeau foncé, ce sont les informateurs : tu as tiré une de leurs cartes, et tu la gardes. Tu peux la lire parmi tes indices.

    Le marchand de journaux dit : au nord de la ligne 4. La ligne 4 ne compte pas, il reste les lignes 1, 2 et 3. Une seule carte, et plus que 15 cases sur 25 !
step-city-end =
    Une case, une carte : voilà ton tour. C’est maintenant à Otis, puis à Dorothy.

    Clique sur « { board-end } », et regarde où ils vont.
step-city-end-wrong =
    Quinze cases, c’est beaucoup trop pour deviner. Clique sur « { board-accuse-back } », puis sur « { board-end } ».
step-city-others =
    Otis est allé en E2 et a tiré une carte d’informateur, Dorothy est allée en C1 et a tiré une carte d’expert. Cela, tout le monde le voit. Mais ce que dit une carte reste le secret de qui l’a tirée, et ton indice est le tien.

    Les pions sur le plan montrent où se trouve chacun, et à côté de chaque nom tu vois combien de cartes de chaque sorte il a.

lesson-clue = Ce que dit un indice
step-clue-roll =
    La manche suivante. Ton premier indice est toujours dans ta main : le voleur est dans les lignes 1 à 3.

    Il t’en faut un deuxième. Clique sur « { board-roll } ».
step-clue-roll-wrong =
    Il est encore trop tôt. Un deuxième indice t’aidera bien plus : clique sur « { board-accuse-back } », puis sur « { board-roll } ».
step-clue-expert =
    C5 a un bandeau doré : les experts. Leur laboratoire a trouvé de la graisse de machine : il y a donc tout près une usine ou une station de métro.

    « Près » d’un lieu veut toujours dire : sur une case qui montre son image. Douze cases montrent une usine ou une station de métro, et l’une ou l’autre suffit. Les vois-tu ?
step-clue-both =
    Aucune carte ne ment jamais. Le voleur est donc là où tous tes indices sont vrais à la fois.

    Lignes 1 à 3, et une usine ou une station de métro : c’est vrai de dix cases, à savoir A1, C1, B2, C2, D2, A3, B3, C3, D3 et E3. Vérifies-en deux ou trois.
step-clue-pad =
    Personne ne peut garder tout cela en tête, et c’est pourquoi il y a des crayons : prends-en un, et touche des cases du plan pour les barrer, les entourer ou y mettre un point d’interrogation. Touche encore le crayon pour le poser. Personne d’autre ne voit jamais tes marques.

    Essaie : barre A5, et entoure D2.
step-clue-help =
    Dans tes notes, règle « { board-assist } » comme tu veux : rien, des marques sur les cases que tes indices excluent, ou les marques et la raison. Choisis le dernier réglage, pose le crayon et touche B1 : quel indice l’exclut ?

    Puis clique sur « { board-end } ».
step-clue-help-wrong =
    Il reste dix cases, alors n’accuse pas encore. Clique sur « { board-accuse-back } », explore le plan, puis clique sur « { board-end } ».

lesson-joker = Un joker, et la voie est libre
step-joker-roll =
    Il te reste dix cases. Chaque dé a un joker sur une de ses six faces, et un joker veut dire : à toi de choisir.

    Clique sur « { board-roll } ». Tu auras peut-être de la chance.
step-joker-roll-wrong =
    Une chance sur dix, c’est un mauvais pari, et une bonne surprise t’attend. Clique sur « { board-accuse-back } », puis sur « { board-roll } ».
step-joker-row =
    Un joker et un 3 : la ligne est donnée, la lettre est à toi. Toutes les cases de la ligne 3 sont éclairées. Avec deux jokers, tu pourrais aller partout sur le plan.

    Touche C3, en plein milieu. Son bandeau dit « Va… ».
step-joker-row-wrong =
    Les dés le permettraient. Mais tu vas voir quelque chose de spécial : touche C3, la case qui dit « Va… ».
step-joker-anywhere =
    D’une case comme celle-ci, tu peux repartir aussitôt vers n’importe quelle case, sauf une autre « Va… ». Tu peux aussi rester, mais alors il ne se passe rien.

    Il te faut un autre expert. Touche n’importe quelle case qui a un bandeau doré et une loupe.
step-joker-anywhere-wrong =
    À une vraie table, tu pourrais. Ici, interroge un expert : touche une case au bandeau doré.
step-joker-end =
    Une photo de satellite ! Le voleur n’est pas au bord du plan. Des dix cases, six sont à l’intérieur : B2, C2, D2, B3, C3 et D3.

    Clique sur « { board-end } ».
step-joker-end-wrong =
    Six cases, c’est encore cinq de trop. Clique sur « { board-accuse-back } », puis sur « { board-end } ».

lesson-company = Espionner et échanger
step-company-roll =
    Deux manches plus tard. Cherche Otis sur le plan : il est en D2, avec une carte d’informateur et une carte d’expert en poche. Ce serait bien de le rencontrer.

    Clique sur « { board-roll } ».
step-company-roll-wrong =
    Il reste six cases, c’est trop. Clique sur « { board-accuse-back } », puis sur « { board-roll } ».
step-company-spy =
    D et 2, tout droit chez Otis ! Si tu arrives là où se trouve quelqu’un, tu peux regarder une de ses cartes. C’est le hasard qui choisit laquelle ; tu la lis, et il la garde.

    Clique sur « Otis ».
step-company-spy-wrong =
    Rien ne t’y oblige, mais cela ne coûte rien, et tu apprends quelque chose. Clique sur « Otis ».
step-company-swap =
    Un parc ou un hôpital : il ne reste que B2, C2, D2 et D3. Ce qu’on a lu une fois, on le sait pour toujours. Et en D2 il faut échanger : une carte connue contre une inconnue !

    Choisis la carte du marchand de journaux, puis Otis, puis sa carte d’expert.
step-company-swap-wrong =
    C’est permis, mais il y a mieux : tu connais déjà la carte d’informateur d’Otis. Échange avec Otis, et prends sa carte d’expert.
step-company-end =
    De la poussière de freins, donc une station de métro. D2 n’en a pas : il ne reste que B2, C2 et D3. L’indice que tu as donné est toujours dans ta liste, mais Otis le connaît maintenant aussi. C’est le prix d’un échange.

    Clique sur « { board-end } ».
step-company-end-wrong =
    Une chance sur trois ? Tu peux faire mieux. Clique sur « { board-accuse-back } », puis sur « { board-end } ».

lesson-race = Nommer la case
step-race-roll =
    Quelques manches plus tard. Les dix cartes d’informateurs ont toutes été tirées, et leur pioche est vide. Tu hésites toujours entre B2, C2 et D3, et les autres ne doivent pas être loin.

    Clique sur « { board-roll } ».
step-race-roll-wrong =
    Deux de ces trois cases te mettraient hors jeu. Clique sur « { board-accuse-back } », puis sur « { board-roll } » : un autre indice arrive.
step-race-take =
    A3, des informateurs, mais la pioche est vide. Dans ce cas, tu prends une telle carte à quelqu’un d’autre, sans la voir d’abord, et tu la gardes.

    Choisis ta victime : Otis ou Dorothy.
step-race-wait =
    Voilà B2 exclue aussi. C2 ou D3 ? Tu pourrais accuser maintenant. Mais qui se trompe ne joue plus : plus de tours, les cartes retournent dans les pioches, et les autres continuent. Mieux vaut attendre encore un indice.

    Clique sur « { board-end } ».
step-race-wait-wrong =
    Pile ou face ? En cas d’erreur, tu ne jouerais plus. Garde ton calme : clique sur « { board-accuse-back } », puis sur « { board-end } ».
step-race-otis =
    Otis n’a pas pu attendre. Il a accusé C2, a regardé la réponse, et c’était faux : il ne joue plus. Ses cartes sont de nouveau dans les pioches, et Dorothy en a déjà tiré une.

    Le meilleur : tout le monde a entendu la case. Ce n’est donc pas C2, et il ne t’en reste qu’une.
step-race-accuse =
    Tu peux accuser à ton tour, avant les dés ou après ce que dit ta case. Peu importe où est ton pion.

    Clique sur « { board-accuse } », touche la case du voleur, et confirme.
step-race-accuse-wrong =
    Réfléchis encore : tes indices laissent C2 et D3, et Otis s’est trompé avec C2. Alors accuse D3.

lesson-own = Ta propre enquête
step-own-case =
    Un nouveau diamant, un nouveau voleur. Cette fois, seule Dorothy est aussi sur leurs traces, et tu as trois indices. Personne ne te dit plus ce qu’ils signifient.

    Lis tes indices, et barre sur le plan ce qu’ils excluent, avec ou sans aide. Continue quand tu sais combien de cases il reste.
step-own-roll =
    En as-tu trouvé trois ? Lignes 3 à 5, pas la colonne A, et un pont : B3, B4 et B5. Ce n’est pas encore assez pour accuser, et Dorothy te suit de près.

    Clique sur « { board-roll } ».
step-own-roll-wrong =
    Il reste trois cases, et deux d’entre elles te coûteraient la partie. Clique sur « { board-accuse-back } », puis sur « { board-roll } » pour avoir un autre indice.
step-own-accuse =
    Un expert a quelque chose pour toi. Lis le nouvel indice : à laquelle de tes trois cases va-t-il ?

    C’est à toi. Clique sur « { board-accuse } », et nomme la case du voleur.
step-own-accuse-wrong =
    Pas comme cela : à une vraie table, une mauvaise case serait la fin. Tu cherches une case dans les lignes 3 à 5, pas dans la colonne A, avec un pont et la statue de la Liberté. Accuse celle-là.
step-own-done =
    Affaire classée, bravo ! À une vraie table, on peut aussi parler autant qu’on veut : demander, faire des allusions, bluffer. Seules les cartes restent cachées, sauf quand quelqu’un espionne, échange ou prend.

    Le niveau 1 dit les choses tout droit, comme ici. Les indices du niveau 2 demandent de la réflexion. Bonne chance en ville !
