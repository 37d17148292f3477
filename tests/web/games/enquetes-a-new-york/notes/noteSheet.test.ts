// The note sheet of Enquêtes à New York: marks, texts, undo, and the order in which changes are sent.

import type { Answer, Request } from "../../../../../web/src/api/requests";
import { MARKS, NoteSheet, isOnSheet } from "../../../../../web/src/games/enquetes-a-new-york/notes/noteSheet.svelte";
import { newMatch } from "../../../matches";

function setUp(notes: Record<string, string> = {}) {
  const { match, sent } = newMatch((request: Request): Answer => {
    if (request.type === "note") {
      const { [request.about]: _, ...others } = match.notes;
      match.receive({ type: "notes", notes: request.text ? { ...others, [request.about]: request.text } : others });
    }
    return { type: "accepted", id: 1 };
  });
  match.receive({ type: "notes", notes });
  return { match, sent, sheet: new NoteSheet(match) };
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const A1 = 0;
const B1 = 1;

test.each([
  ["x", "x", ""],
  ["o the harbour", "o", "the harbour"],
  ["X loud", "x", "loud"],
  ["? maybe\nlater", "?", "maybe\nlater"],
  ["xylophone", "", "xylophone"],
  ["", "", ""],
])("the note %j has mark %j and text %j", (note, mark, text) => {
  expect(setUp({ A1: note }).sheet.of(A1)).toEqual({ mark, text });
});

test("a mark keeps the text of its square", async () => {
  const { match, sheet } = setUp({ A1: "quay" });
  for (const mark of MARKS) {
    sheet.mark(A1, mark);
    expect(sheet.of(A1)).toEqual({ mark, text: "quay" });
  }
  sheet.mark(A1, "");
  await settled();
  expect(match.notes).toEqual({ A1: "quay" });
});

test("of changes to one note only the latest is sent", async () => {
  const { sent, sheet } = setUp();
  sheet.mark(A1, "x");
  sheet.mark(A1, "o");
  sheet.mark(B1, "?");
  await settled();
  expect(sent).toEqual([
    { type: "note", about: "A1", text: "o" },
    { type: "note", about: "B1", text: "?" },
  ]);
});

test("changes are undone one by one, up to the first", async () => {
  const { match, sheet } = setUp({ A1: "x" });
  sheet.write(A1, " here ");
  sheet.writeGeneral("hm");
  expect(sheet.undoable).toBe(true);
  sheet.undo();
  sheet.undo();
  sheet.undo();
  expect(sheet.undoable).toBe(false);
  await settled();
  expect(match.notes).toEqual({ A1: "x" });
});

test("an equal note is no change", () => {
  const { sheet } = setUp({ A1: "x" });
  sheet.mark(A1, "x");
  expect(sheet.undoable).toBe(false);
});

test("a note under a lower-case name is found and stays there", async () => {
  const { sent, sheet } = setUp({ a1: "x" });
  expect(sheet.of(A1).mark).toBe("x");
  sheet.mark(A1, "o");
  await settled();
  expect(sent).toEqual([{ type: "note", about: "a1", text: "o" }]);
});

test.each([
  ["", ""],
  ["marks", "marks"],
  ["WHY", "why"],
  ["lots", ""],
])("assistance %j is %j", (text, level) => {
  expect(setUp({ assist: text }).sheet.assist).toBe(level);
});

test.each([
  ["assist", true],
  ["notes", true],
  ["A1", true],
  ["e5", true],
  ["F1", false],
  ["A6", false],
  ["Ann", false],
])("%s is on the sheet: %s", (about, on) => {
  expect(isOnSheet(about)).toBe(on);
});
