## Hosting

error-address = { $text } is geen adres van een site; schrijf het als https://play.example.org of https://example.org/gotham
error-base = { $text } is geen pad waaronder een server kan draaien; schrijf het als /gotham
error-proxy = { $text } is geen adres en geen netwerk; schrijf het als 10.0.0.2 of 10.0.0.0/24
error-unix = de socket { $path } is niet bruikbaar: { $reason }
error-held = er draait een server op { $folder }; stop die eerst
error-replaced = de database in { $folder } wordt net vervangen; probeer het zo nog eens
error-no-database = er is geen database in { $folder }
error-foreign-database = deze database is niet van Gotham, of leeg
error-newer = deze database is van een nieuwere versie (revisie { $revision }); gebruik die versie
error-older = deze database is van een oudere versie (revisie { $revision }); een server van deze versie werkt hem bij als hij start
error-not-running = de partij aan tafel { $id } is niet meer bezig
error-report = er is geen melding { $number }
error-unmarked = van wie melding { $number } over gaat is geen kenmerk bekend; sluit liever een adres uit
error-ban = { $text } noemt geen uitsluiting, of meer dan een; `gotham admin bans` somt ze op
error-ban-whom = zeg wie: een adres, of --report met een nummer
error-ip = { $text } is geen IP-adres
error-state = er zijn geen tafels die “{ $text }” zijn; bekend zijn { $known }
error-export = noem één tafel, of zeg --all en een map met --out
error-unasked = hier kan niemand iets gevraagd worden; zeg --yes
error-show = --show verandert niets: laat --finished en --idle weg
error-exists = { $path } is er al; --force vervangt het
error-no-file = er is geen bestand { $path }
error-damaged = { $path } is geen gave kopie van een database: { $reason }
error-backup-server = deze database heeft eigen gereedschap; gebruik { $command }
error-revision = deze versie kent geen revisie { $revision }; ze kent { $known }
error-not-back = de database staat op { $found }, en { $revision } komt daar niet voor
