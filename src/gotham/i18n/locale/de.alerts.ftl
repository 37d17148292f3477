# Alerts
alert-turn = Du bist dran
alert-over = Die Partie ist zu Ende
letter-turn = Du bist an einem Tisch von { $title } dran:
letter-over = Eine Partie { $title }, an der du teilnimmst, ist zu Ende:
letter-stop = Keine E-Mails mehr zu diesem Tisch:
letter-may = Darf Gotham dir schreiben?
letter-asked = Jemand an einem Tisch von { $title } hat um eine E-Mail an diese Adresse gebeten, wenn sie oder er dran ist.
letter-yes = Wenn du das warst, bestätige es hier:
letter-no = Wenn nicht, tu nichts: Es kommt keine weitere E-Mail.
error-url = an diese Adresse können keine Benachrichtigungen gesendet werden; sie muss mit https beginnen und öffentlich sein
error-push-keys = das sind keine Push-Schlüssel eines Browsers
error-no-hooks = dieser Server sendet keine Webhooks
error-no-letters = dieser Server sendet keine E-Mails
error-letter-address = das ist keine gültige E-Mail-Adresse
error-letter = dieser Link gilt nicht mehr: Es werden keine E-Mails mehr gesendet
error-smtp = GOTHAM_SMTP ist nicht gültig; schreib es als { $example }
error-smtp-address = E-Mails enthalten Links: Gib mit --address die öffentliche Adresse dieses Servers an
