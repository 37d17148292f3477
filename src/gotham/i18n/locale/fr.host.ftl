## Hosting

error-address = { $text } n’est pas l’adresse d’un site ; écris-la comme https://play.example.org ou https://example.org/gotham
error-base = { $text } n’est pas un chemin où installer un serveur ; écris-le comme /gotham
error-proxy = { $text } n’est ni une adresse ni un réseau ; écris-le comme 10.0.0.2 ou 10.0.0.0/24
error-unix = la socket { $path } est inutilisable : { $reason }
error-held = un serveur tourne sur { $folder } ; arrête-le d’abord
error-replaced = la base de données dans { $folder } est en train d’être remplacée ; réessaie dans un instant
error-no-database = il n’y a pas de base de données dans { $folder }
error-foreign-database = cette base de données est vide ou n’est pas de Gotham
error-newer = cette base de données vient d’une version plus récente (révision { $revision }) ; utilise cette version
error-older = cette base de données vient d’une version plus ancienne (révision { $revision }) ; démarrer un serveur de cette version la met à jour
error-not-running = la partie à la table { $id } n’est plus en cours
error-report = il n’y a pas de signalement { $number }
error-unmarked = la personne du signalement { $number } n’a pas de marque connue ; bannis plutôt une adresse
error-ban = { $text } ne désigne aucun bannissement, ou plus d’un ; `gotham admin bans` les liste
error-ban-whom = dis qui bannir : une adresse, ou --report avec un numéro
error-ip = { $text } n’est pas une adresse IP
error-state = il n’y a pas d’état « { $text } » pour une table ; états connus : { $known }
error-export = nomme une table, ou donne --all et un dossier avec --out
error-unasked = il n’y a pas de terminal pour demander confirmation ; donne --yes
error-show = --show ne change rien : enlève --finished et --idle
error-exists = { $path } existe déjà ; --force le remplace
error-no-file = il n’y a pas de fichier { $path }
error-damaged = { $path } n’est pas une copie intacte d’une base de données : { $reason }
error-backup-server = utilise plutôt les outils de cette base de données : { $command }
error-revision = cette version ne connaît pas la révision { $revision } ; elle connaît { $known }
error-not-back = la base de données est à { $found }, et { $revision } n’est pas une révision antérieure
