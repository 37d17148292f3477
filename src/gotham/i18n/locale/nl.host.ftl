## Hosting

error-address = { $text } is geen adres van een site; schrijf het als https://play.example.org of https://example.org/gotham
error-base = { $text } is geen pad waaronder een server kan draaien; schrijf het als /gotham
error-proxy = { $text } is geen adres en geen netwerk; schrijf het als 10.0.0.2 of 10.0.0.0/24
error-unix = de socket { $path } is niet bruikbaar: { $reason }
error-held = er draait een server op { $folder }; stop die eerst
error-replaced = de database in { $folder } wordt net vervangen; probeer het zo opnieuw
error-no-database = er is geen database in { $folder }
error-foreign-database = deze database is leeg of niet van Gotham
error-newer = deze database is van een nieuwere versie (revisie { $revision }); gebruik die versie
error-older = deze database is van een oudere versie (revisie { $revision }); een server van deze versie starten werkt die bij
error-not-running = de partij aan tafel { $id } is niet meer bezig
error-report = er is geen melding { $number }
error-unmarked = van de persoon in melding { $number } is geen kenmerk bekend; sluit in plaats daarvan een adres uit
error-ban = { $text } past op geen uitsluiting, of op meer dan één; `gotham admin bans` somt ze op
error-ban-whom = zeg wie je uitsluit: een adres, of --report met een nummer
error-ip = { $text } is geen IP-adres
error-state = er is geen toestand “{ $text }” voor tafels; bekend zijn: { $known }
error-export = noem één tafel, of geef --all en een map met --out
error-unasked = er is geen terminal om bevestiging te vragen; geef --yes
error-show = --show verandert niets: laat --finished en --idle weg
error-exists = { $path } bestaat al; --force vervangt het
error-no-file = er is geen bestand { $path }
error-damaged = { $path } is geen intacte kopie van een database: { $reason }
error-backup-server = gebruik in plaats daarvan de hulpmiddelen van deze database: { $command }
error-revision = deze versie kent geen revisie { $revision }; wel: { $known }
error-not-back = de database staat op { $found }, en { $revision } is geen eerdere revisie
