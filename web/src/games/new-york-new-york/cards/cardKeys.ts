// Arrow keys within a group of cards.

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at <= 0 ? count : at) - 1,
  ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Move the focus among the card buttons of the listening element. */
export function moveCardFocus(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  const buttons = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>("button[data-card]")];
  if (!step || !buttons.length || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  buttons[step(buttons.indexOf(document.activeElement as HTMLElement), buttons.length)]!.focus();
}
