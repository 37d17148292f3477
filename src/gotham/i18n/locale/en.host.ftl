## Hosting

error-address = { $text } is not the address of a site; write it as https://play.example.org or https://example.org/gotham
error-base = { $text } is not a path that a server can be mounted at; write it as /gotham
error-proxy = { $text } is neither an address nor a network; write it as 10.0.0.2 or 10.0.0.0/24
error-unix = the socket { $path } cannot be used: { $reason }
error-held = a server is running on { $folder }; stop it first
error-replaced = the database in { $folder } is being replaced; try again in a moment
error-no-database = there is no database in { $folder }
error-foreign-database = this database is empty or was not made by Gotham
error-newer = this database was made by a newer release (revision { $revision }); use that release
error-older = this database was made by an older release (revision { $revision }); starting a server of this release upgrades it
error-not-running = the match at table { $id } is no longer running
error-report = there is no report { $number }
error-unmarked = the person in report { $number } has no known mark; ban an address instead
error-ban = { $text } matches no ban, or more than one; `gotham admin bans` lists them
error-ban-whom = say whom to ban: an address, or --report with a number
error-ip = { $text } is not an IP address
error-state = there is no table state “{ $text }”; known states: { $known }
error-export = name one table, or give --all and a folder with --out
error-unasked = there is no terminal to ask for confirmation; give --yes
error-show = --show changes nothing: leave out --finished and --idle
error-exists = { $path } already exists; --force replaces it
error-no-file = there is no file { $path }
error-damaged = { $path } is not an intact copy of a database: { $reason }
error-backup-server = use the tools of this database instead: { $command }
error-revision = this release has no revision { $revision }; it has { $known }
error-not-back = the database is at { $found }, and { $revision } is not an earlier revision
