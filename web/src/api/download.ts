// Downloads of a match as a text file.

import { errorText, fetchMatchText } from "./http";

/** Save a match as a text file: the transcript, or the viewer's own record. Returns an error text, or an empty string. */
export async function downloadMatch(id: string, game: string, what: "transcript" | "record"): Promise<string> {
  try {
    const file = URL.createObjectURL(new Blob([await fetchMatchText(id, what)], { type: "text/plain" }));
    Object.assign(document.createElement("a"), { href: file, download: `${game}-${id}.txt` }).click();
    URL.revokeObjectURL(file);
    return "";
  } catch (error) {
    return errorText(error);
  }
}
