// The text of an exercise: buttons move the focus there, so that the next step is read out.

export const TEXT_ID = "leaf-text";

/** Focus the text. */
export function focusText(): void {
  document.getElementById(TEXT_ID)?.focus({ preventScroll: true });
}

/** Whether the text or something in it has the focus. */
export function textHasFocus(): boolean {
  return document.getElementById(TEXT_ID)?.contains(document.activeElement) ?? false;
}

/** Scroll the text to its start. */
export function scrollTextToTop(): void {
  document.getElementById(TEXT_ID)?.scrollTo({ top: 0 });
}
