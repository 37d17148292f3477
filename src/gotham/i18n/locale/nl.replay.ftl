# Partijen terugzien
error-replay-own = zolang een partij niet voorbij is, kan iedereen alleen vanaf de eigen plaats terugkijken
error-onward-over = op dit moment is de partij voorbij; kies een eerder moment om verder te spelen
error-upload = dit verslag kan niet worden nagespeeld: { $reason }
error-upload-record = dit is wat één plaats zag, niet de partij; alleen het verslag van een afgelopen partij kan worden nagespeeld
error-upload-running = de partij erin is nog niet voorbij
error-upload-long = het is te lang om hier na te spelen
error-upload-start = het begint met een stelling die niet kan worden opgeschreven
