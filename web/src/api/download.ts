// Matches as files.

import { errorText, fetchMatchText } from "./http";

/** Saves a match as a text file: the whole of it, or what one saw of it. Gives why it could not be done. */
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
