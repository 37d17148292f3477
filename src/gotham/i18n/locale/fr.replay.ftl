# Revoir une partie
error-replay-own = tant qu’une partie n’est pas finie, chacun ne la revoit que depuis sa propre place
error-onward-over = à ce moment la partie est finie ; choisissez-en un plus tôt pour continuer
error-upload = cette transcription ne peut pas être rejouée : { $reason }
error-upload-record = c’est ce qu’une seule place a vu, pas la partie ; seule la transcription d’une partie finie peut être rejouée
error-upload-running = la partie qu’elle contient n’est pas finie
error-upload-long = elle est trop longue pour être rejouée ici
error-upload-start = elle part d’une position qui ne peut pas être écrite
