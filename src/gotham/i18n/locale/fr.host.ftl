## Hosting

error-address = { $text } n’est pas l’adresse d’un site ; écrivez-la comme https://play.example.org ou https://example.org/gotham
error-base = un serveur ne peut pas vivre sous le chemin { $text } ; écrivez-le comme /gotham
error-proxy = { $text } n’est ni une adresse ni un réseau ; écrivez-le comme 10.0.0.2 ou 10.0.0.0/24
error-unix = la socket { $path } ne peut pas servir : { $reason }
error-held = un serveur tourne sur { $folder } ; arrêtez-le d’abord
error-replaced = la base de données dans { $folder } est en train d’être remplacée ; réessayez dans un instant
error-no-database = il n’y a pas de base de données dans { $folder }
error-foreign-database = cette base de données n’est pas celle de Gotham, ou elle est vide
error-newer = cette base de données vient d’une version plus récente (révision { $revision }) ; utilisez cette version
error-older = cette base de données vient d’une version plus ancienne (révision { $revision }) ; un serveur de cette version la met à jour en démarrant
error-not-running = la partie à la table { $id } n’est plus en cours
error-report = il n’y a pas de signalement { $number }
error-unmarked = aucune marque n’est connue de la personne du signalement { $number } ; bannissez plutôt une adresse
error-ban = { $text } ne désigne aucun bannissement, ou plus d’un ; `gotham admin bans` les liste
error-ban-whom = dites qui : une adresse, ou --report avec un numéro
error-ip = { $text } n’est pas une adresse IP
error-state = il n’y a pas de tables « { $text } » ; connus sont { $known }
error-export = nommez une table, ou dites --all et un dossier avec --out
error-unasked = personne ne peut répondre ici ; dites --yes
error-show = --show ne change rien : laissez --finished et --idle
error-exists = { $path } existe déjà ; --force le remplace
error-no-file = il n’y a pas de fichier { $path }
error-damaged = { $path } n’est pas une copie saine d’une base de données : { $reason }
error-backup-server = cette base de données a ses propres outils ; utilisez { $command }
error-revision = cette version ne connaît pas la révision { $revision } ; elle connaît { $known }
error-not-back = la base de données est à { $found }, et { $revision } n’est pas avant
