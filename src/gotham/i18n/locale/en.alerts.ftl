# Alerts
alert-turn = Your turn
alert-over = The match is over
letter-turn = It is your turn at a table of { $title }:
letter-over = A match of { $title } in which you have a seat is over:
letter-stop = To stop emails about this table:
letter-may = May Gotham send you email?
letter-asked = Somebody at a table of { $title } asked for an email to this address whenever it is their turn.
letter-yes = If that was you, confirm here:
letter-no = If it was not you, do nothing: you will get no further email.
error-url = alerts cannot be sent to this address; it must begin with https and be public
error-push-keys = these are not valid push keys of a browser
error-no-hooks = this server does not send webhooks
error-no-letters = this server does not send email
error-letter-address = this is not a valid email address
error-letter = this link is no longer valid: no more email will be sent
error-smtp = GOTHAM_SMTP is not valid; write it as { $example }
error-smtp-address = emails contain links: give the public address of this server with --address
