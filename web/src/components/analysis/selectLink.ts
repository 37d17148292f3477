// Links to the replay that select a decision beside them instead, unless another window is wanted.

/** Handle a click on a link: select the decision here. */
export function selectHere(event: MouseEvent, select: () => void): void {
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey) return; // opens in another window
  event.preventDefault();
  select();
}
