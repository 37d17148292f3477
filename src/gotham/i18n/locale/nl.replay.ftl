# Partijen terugkijken
error-replay-own = zolang de partij niet is afgelopen, kun je alleen vanaf je eigen plaats terugkijken
error-onward-over = op dit moment is de partij afgelopen; kies een eerdere zet om verder te spelen
error-upload = dit verslag kan niet worden teruggekeken: { $reason }
error-upload-record = dit is wat één plaats zag, niet de hele partij; alleen het verslag van een afgelopen partij kan worden teruggekeken
error-upload-running = de partij erin is niet afgelopen
error-upload-long = het is te lang om hier terug te kijken
error-upload-start = het begint met een stand die niet als tekst kan worden geschreven
