// The speed of animations: it scales every duration, is remembered, and instant moves nothing.

import { SPEEDS, animation } from "../../../web/src/state/motion.svelte";

test("a duration follows the speed, and the choice is remembered", () => {
  const times = SPEEDS.map((speed) => {
    animation.choose(speed);
    expect(localStorage.getItem("gotham.animation")).toBe(speed);
    return animation.time(420);
  });
  expect(times).toEqual([756, 420, 210, 0]);
});

test("a caption can be read at every speed", () => {
  for (const speed of SPEEDS) {
    animation.choose(speed);
    expect(animation.captionTime).toBeGreaterThanOrEqual(1000);
  }
});
