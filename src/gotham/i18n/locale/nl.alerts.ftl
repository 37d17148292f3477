# Alerts
alert-turn = Jij bent aan de beurt
alert-over = De partij is afgelopen
letter-turn = Jij bent aan de beurt aan een tafel van { $title }:
letter-over = Een partij van { $title } waaraan je meedoet is afgelopen:
letter-stop = Geen berichten meer over deze tafel:
letter-may = Mag Gotham je schrijven?
letter-asked = Iemand aan een tafel van { $title } heeft gevraagd om naar dit adres te schrijven als die aan de beurt is.
letter-yes = Was jij dat, zeg dan hier ja:
letter-no = Was jij het niet, doe dan niets: er komt geen ander bericht.
error-url = naar dit adres kunnen geen meldingen worden gestuurd; het moet met https beginnen en naar een openbare plek leiden
error-push-keys = dit zijn geen sleutels van een browser
error-no-hooks = deze server meldt niemands beurt aan andere servers
error-no-letters = deze server verstuurt geen e-mail
error-letter-address = naar dit adres kan niet worden geschreven
error-letter = deze link is niet meer geldig: er wordt niemand om geschreven
error-smtp = GOTHAM_SMTP is niet bruikbaar; schrijf het als { $example }
error-smtp-address = berichten hebben links nodig: zeg met --address waar deze server te vinden is
