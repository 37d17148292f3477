# Alerts
alert-turn = À toi de jouer
alert-over = La partie est finie
letter-turn = C’est à toi de jouer à une table de { $title } :
letter-over = Une partie de { $title } où tu as une place est finie :
letter-stop = Pour ne plus recevoir de courriels sur cette table :
letter-may = Gotham peut-il t’écrire ?
letter-asked = Quelqu’un à une table de { $title } a demandé qu’on écrive à cette adresse quand c’est son tour.
letter-yes = Si c’était toi, confirme ici :
letter-no = Sinon, ne fais rien : il n’y aura pas d’autre courriel.
error-url = on ne peut pas envoyer d’alertes à cette adresse ; elle doit commencer par https et être publique
error-push-keys = ce ne sont pas les clés push d’un navigateur
error-no-hooks = ce serveur n’envoie pas de webhooks
error-no-letters = ce serveur n’envoie pas de courriels
error-letter-address = ce n’est pas une adresse de courriel valable
error-letter = ce lien n’est plus valable : plus aucun courriel ne sera envoyé
error-smtp = GOTHAM_SMTP n’est pas valable ; écris-le comme { $example }
error-smtp-address = les courriels contiennent des liens : donne avec --address l’adresse publique de ce serveur
