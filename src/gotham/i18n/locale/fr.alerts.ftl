# Alerts
alert-turn = À toi de jouer
alert-over = La partie est finie
letter-turn = C’est à toi de jouer à une table de { $title } :
letter-over = Une partie de { $title } où tu as une place est finie :
letter-stop = Plus de messages sur cette table :
letter-may = Gotham peut-il t’écrire ?
letter-asked = Quelqu’un à une table de { $title } a demandé qu’on écrive à cette adresse quand c’est son tour.
letter-yes = Si c’était toi, dis oui ici :
letter-no = Sinon, ne fais rien : il n’y aura pas d’autre message.
error-url = on ne peut pas envoyer d’alertes à cette adresse ; elle doit commencer par https et mener à un lieu public
error-push-keys = ce ne sont pas les clés d’un navigateur
error-no-hooks = ce serveur n’annonce les tours de personne à d’autres serveurs
error-no-letters = ce serveur n’envoie pas de courriels
error-letter-address = on ne peut pas écrire à cette adresse
error-letter = ce lien n’est plus valable : plus rien n’est envoyé à cause de lui
error-smtp = GOTHAM_SMTP est inutilisable ; écris-le comme { $example }
error-smtp-address = les courriels contiennent des liens : dis par --address où l’on trouve ce serveur
