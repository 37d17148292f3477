// The time left in rounded units.

import { timeLeft } from "../../../../web/src/components/analysis/timeLeft";

test.each([
  [0, "analysis-soon", 0],
  [7.9, "analysis-soon", 0],
  [8, "analysis-seconds", 10],
  [12.4, "analysis-seconds", 10],
  [58, "analysis-seconds", 60],
  [99, "analysis-seconds", 100],
  [100, "analysis-minutes", 2],
  [250, "analysis-minutes", 4],
])("%d seconds", (seconds, message, count) => {
  expect(timeLeft(seconds)).toEqual({ message, count });
});
