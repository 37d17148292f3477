// Keyboard focus after the focused element was removed: it moves to the next control of the same section.

const NEXT = "button:not([tabindex='-1'], :disabled), [tabindex='-1']";

export class LostFocus {
  #focused: HTMLElement | null = null;
  #section: HTMLElement | null = null;
  #root: HTMLElement | undefined;

  /** Remember what has the focus inside an element; returns a function that stops it. */
  watch(root: HTMLElement | undefined): () => void {
    this.#root = root;
    const remember = (event: FocusEvent): void => {
      this.#focused = event.target as HTMLElement;
      this.#section = this.#focused.closest("section");
    };
    root?.addEventListener("focusin", remember);
    return () => root?.removeEventListener("focusin", remember);
  }

  /** Move the focus if its element was removed: within its section, else to the dock. Call it after an update. */
  recover(): void {
    if (!this.#focused || this.#focused.isConnected || document.activeElement !== document.body) return;
    this.#focused = null;
    const near = this.#section?.isConnected ? this.#section : this.#root?.querySelector("[data-dock]");
    near?.querySelector<HTMLElement>(NEXT)?.focus({ preventScroll: true });
  }
}
