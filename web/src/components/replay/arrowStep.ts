// Arrow keys step through the moves of a match, except in elements that use arrow keys themselves.

const OWN_ARROWS = "input, select, textarea, [role=toolbar], [role=tablist], .drawn";

/** The step of a pressed arrow key, which is then handled; 0 for any other key. */
export function arrowStep(event: KeyboardEvent): number {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key] ?? 0;
  const taken = (event.target as Element).closest?.(OWN_ARROWS);
  if (!step || taken || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return 0;
  event.preventDefault();
  return step;
}
