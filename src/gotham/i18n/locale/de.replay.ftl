# Partien ansehen
error-replay-own = solange die Partie nicht zu Ende ist, kannst du sie nur von deinem eigenen Platz aus ansehen
error-onward-over = in diesem Moment ist die Partie zu Ende; wähle einen früheren Zug, um weiterzuspielen
error-upload = diese Mitschrift kann nicht angesehen werden: { $reason }
error-upload-record = das ist, was ein einzelner Platz sah, nicht die ganze Partie; nur die Mitschrift einer beendeten Partie kann angesehen werden
error-upload-running = die Partie darin ist nicht zu Ende
error-upload-long = sie ist zu lang, um hier angesehen zu werden
error-upload-start = sie beginnt mit einer Stellung, die sich nicht als Text schreiben lässt
