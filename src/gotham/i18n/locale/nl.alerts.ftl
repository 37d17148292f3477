# Alerts
alert-turn = Jij bent aan de beurt
alert-over = De partij is afgelopen
letter-turn = Jij bent aan de beurt aan een tafel van { $title }:
letter-over = Een partij { $title } waaraan je meedoet, is afgelopen:
letter-stop = Geen e-mails meer over deze tafel:
letter-may = Mag Gotham je mailen?
letter-asked = Iemand aan een tafel van { $title } heeft gevraagd om een e-mail naar dit adres als die aan de beurt is.
letter-yes = Was jij dat, bevestig het dan hier:
letter-no = Was jij het niet, doe dan niets: er komt geen andere e-mail.
error-url = naar dit adres kunnen geen meldingen worden gestuurd; het moet met https beginnen en openbaar zijn
error-push-keys = dit zijn geen pushsleutels van een browser
error-no-hooks = deze server verstuurt geen webhooks
error-no-letters = deze server verstuurt geen e-mail
error-letter-address = dit is geen geldig e-mailadres
error-letter = deze link is niet meer geldig: er wordt geen e-mail meer verstuurd
error-smtp = GOTHAM_SMTP is niet geldig; schrijf het als { $example }
error-smtp-address = e-mails bevatten links: geef met --address het openbare adres van deze server
