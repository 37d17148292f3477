# Partien ansehen
error-replay-own = solange eine Partie nicht vorbei ist, kann jeder nur vom eigenen Platz aus zurückschauen
error-onward-over = in diesem Moment ist die Partie vorbei; wähle einen früheren, um weiterzuspielen
error-upload = diese Mitschrift kann nicht nachgespielt werden: { $reason }
error-upload-record = das ist, was ein einzelner Platz sah, nicht die Partie; nur die Mitschrift einer beendeten Partie kann nachgespielt werden
error-upload-running = die Partie darin ist nicht vorbei
error-upload-long = sie ist zu lang, um hier nachgespielt zu werden
error-upload-start = sie beginnt mit einer Stellung, die sich nicht aufschreiben lässt
