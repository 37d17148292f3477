# Revoir une partie
error-replay-own = tant que la partie n’est pas finie, tu ne peux la revoir que depuis ta propre place
error-onward-over = à ce moment la partie est finie ; choisis un coup plus tôt pour continuer
error-upload = cette transcription ne peut pas être revue : { $reason }
error-upload-record = c’est ce qu’une seule place a vu, pas toute la partie ; seule la transcription d’une partie finie peut être revue
error-upload-running = la partie qu’elle contient n’est pas finie
error-upload-long = elle est trop longue pour être revue ici
error-upload-start = elle part d’une position qui ne peut pas être écrite en texte
