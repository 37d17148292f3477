// Progress in lessons and puzzles, saved in this browser.

import { currentLesson, hasLearned, lessonMinutes, saveLesson } from "../../../../web/src/state/practice/lessonProgress";
import { puzzleMarks, savePuzzleMark } from "../../../../web/src/state/practice/puzzleProgress";
import { INFO } from "../../matches";

test("lessons start at the first, and continue at the last position", () => {
  expect([currentLesson("taxi"), hasLearned("taxi")]).toEqual([0, false]);
  saveLesson("taxi", 2, false);
  expect([currentLesson("taxi"), currentLesson("tram")]).toEqual([2, 0]);
});

test("a game that was learned stays learned", () => {
  saveLesson("taxi", 3, true);
  saveLesson("taxi", 0, false);
  expect([currentLesson("taxi"), hasLearned("taxi")]).toEqual([0, true]);
});

test("minutes are estimated from the steps", () => {
  expect(lessonMinutes(INFO)).toBe(3);
  const { lessons: _, ...none } = INFO;
  expect(lessonMinutes(none)).toBe(0);
});

test("a solved puzzle stays solved, a shown one can be solved", () => {
  savePuzzleMark("taxi", "p1", "shown");
  savePuzzleMark("taxi", "p1", "solved");
  savePuzzleMark("taxi", "p1", "shown");
  savePuzzleMark("taxi", "p2", "shown");
  expect(puzzleMarks("taxi")).toEqual({ p1: "solved", p2: "shown" });
  expect(puzzleMarks("tram")).toEqual({});
});
