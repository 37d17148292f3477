## Hosting

error-address = { $text } is no address of a site; write it as https://play.example.org or https://example.org/gotham
error-base = { $text } is no path that a server can live under; write it as /gotham
error-proxy = { $text } is no address and no network; write it as 10.0.0.2 or 10.0.0.0/24
error-unix = the socket { $path } cannot be used: { $reason }
error-held = a server runs on { $folder }; stop it first
error-replaced = the database in { $folder } is just being replaced; try again in a moment
error-no-database = there is no database in { $folder }
error-foreign-database = this database is not Gotham’s, or empty
error-newer = this database is of a newer release (revision { $revision }); use that release
error-older = this database is of an older release (revision { $revision }); a server of this release brings it up to date when it starts
error-not-running = the match at table { $id } is not going on any more
error-report = there is no report { $number }
error-unmarked = of whom report { $number } is about, no mark is known; ban an address instead
error-ban = { $text } names no ban, or more than one; `gotham admin bans` lists them
error-ban-whom = say whom: an address, or --report with a number
error-ip = { $text } is no IP address
error-state = there are no tables that are “{ $text }”; known are { $known }
error-export = name one table, or say --all and a folder with --out
error-unasked = nobody can be asked here; say --yes
error-show = --show changes nothing: leave out --finished and --idle
error-exists = { $path } is there already; --force replaces it
error-no-file = there is no file { $path }
error-damaged = { $path } is no sound copy of a database: { $reason }
error-backup-server = this database has tools of its own; use { $command }
error-revision = this release knows no revision { $revision }; it knows { $known }
error-not-back = the database is at { $found }, and { $revision } is not before it
