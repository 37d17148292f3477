# What a bot says to who asked for a hint
bot-hint-only = Il n’y a rien d’autre à faire.
bot-hint-lead = Elle me donne aussitôt { $value } d’avance sur le meilleur adversaire, en moyenne sur ce que je ne vois pas ; avec la suivante, « { $next } », ce serait { $other }.
bot-hint-worth = D’après ce qui se voit aussitôt, je l’estime à { $value } ; la suivante, « { $next } », à { $other }.
bot-hint-search = J’ai joué { $runs } suites jusqu’au bout, dont { $tries } avec ceci. En moyenne, cela vaut { $share } sur 100 (0 : perdu, 100 : nettement gagné) ; la suivante, « { $next } », { $other }.
hint-wait = J’attendrais de voir ce que font les autres.
hint-silent = Je n’ai pas de raison à donner.
error-hints-off = les conseils sont désactivés à cette table
error-hint-now = tu n’as rien à décider maintenant
error-hint-busy = un bot réfléchit encore à ton dernier conseil ; attends-le
error-hint-late = le bot a mis trop de temps ; réessaie plus tard
error-banned = tu es banni de ce serveur
error-report-self = tu ne peux signaler que d’autres joueurs à cette table
error-report-bot = il n’y a personne à cette place
error-many-reports = tu as envoyé trop de signalements ; réessaie plus tard
error-many-watchers = cette table a trop de spectateurs ; réessaie plus tard
