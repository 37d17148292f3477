# What a bot says to who asked for a hint
bot-hint-only = Il n’y a rien d’autre à faire.
bot-hint-lead = Elle me donne aussitôt { $value } d’avance sur le meilleur des autres, en moyenne sur ce que je ne vois pas ; avec la suivante, « { $next } », ce serait { $other }.
bot-hint-worth = D’après ce qui se voit aussitôt, je l’estime à { $value } ; la suivante, « { $next } », à { $other }.
bot-hint-search = Suites que j’ai jouées jusqu’au bout : { $runs }, dont avec ceci : { $tries }. En moyenne, cela vaut { $share } sur 100 (0 : perdu, 100 : nettement gagné) ; la suivante, « { $next } », { $other }.
hint-wait = J’attendrais de voir ce que font les autres.
hint-silent = Je ne sais pas dire pourquoi.
error-hints-off = les conseils sont désactivés à cette table
error-hint-now = vous n’avez rien à décider maintenant
error-hint-busy = un robot réfléchit encore à votre dernière question
error-hint-late = le robot a mis trop de temps ; réessayez plus tard
error-banned = vous avez été exclu de ce serveur
error-report-self = vous ne pouvez signaler que d’autres personnes à cette table
error-report-bot = il n’y a personne à cette place
error-many-reports = vous avez déjà beaucoup signalé ; réessayez plus tard
error-many-watchers = trop de monde regarde cette table
