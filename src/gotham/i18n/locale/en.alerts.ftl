# Alerts
alert-turn = Your turn
alert-over = The match is over
letter-turn = It is your turn at a table of { $title }:
letter-over = A match of { $title } at which you have a seat is over:
letter-stop = No more letters about this table:
letter-may = May Gotham write to you?
letter-asked = Somebody at a table of { $title } has asked that this address is written to when it is their turn.
letter-yes = If that was you, say yes here:
letter-no = If it was not, do nothing: there will be no other letter.
error-url = this is no address that alerts can be sent to; it must begin with https and lead to a public place
error-push-keys = these are no keys of a browser
error-no-hooks = this server tells no other servers of anybody’s turn
error-no-letters = this server writes no letters
error-letter-address = this is no address that a letter can be sent to
error-letter = this link is no longer good: nobody is written to because of it
error-smtp = GOTHAM_SMTP cannot be used; write it as { $example }
error-smtp-address = letters need links: say by --address where people find this server
