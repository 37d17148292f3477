# Alerts
alert-turn = Du bist dran
alert-over = Die Partie ist zu Ende
letter-turn = Du bist dran an einem Tisch von { $title }:
letter-over = Eine Partie { $title }, an der du sitzt, ist zu Ende:
letter-stop = Keine Nachrichten mehr zu diesem Tisch:
letter-may = Darf Gotham dir schreiben?
letter-asked = Jemand an einem Tisch von { $title } hat darum gebeten, dass an diese Adresse geschrieben wird, wenn sie oder er dran ist.
letter-yes = Wenn du das warst, sag hier Ja:
letter-no = Wenn nicht, tu nichts: Es kommt keine weitere Nachricht.
error-url = an diese Adresse kann nichts gemeldet werden; sie muss mit https beginnen und an einen öffentlichen Ort führen
error-push-keys = das sind keine Schlüssel eines Browsers
error-no-hooks = dieser Server meldet anderen Servern nichts
error-no-letters = dieser Server schreibt keine E-Mails
error-letter-address = an diese Adresse kann nicht geschrieben werden
error-letter = dieser Link gilt nicht mehr: Seinetwegen wird niemandem geschrieben
error-smtp = GOTHAM_SMTP ist nicht brauchbar; schreib es als { $example }
error-smtp-address = Nachrichten brauchen Links: Sag mit --address, wo man diesen Server findet
