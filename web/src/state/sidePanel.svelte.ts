// The side panel of a table: which tab is open, whether the panel is folded, and whether the phone's sheet is open.

import { MediaQuery } from "svelte/reactivity";

const STORAGE_KEY = "gotham.panel";

interface SavedPanel {
  folded: boolean;
  tabs: Record<string, string>;
}

class PanelState {
  #saved = $state<SavedPanel>(savedPanel());
  /** Whether the sheet is open, on a phone. */
  sheet = $state(false);

  readonly #wide = new MediaQuery("width >= 1000px");

  /** Whether the content of the panel is on the screen. */
  get visible(): boolean {
    return this.wide ? !this.folded : this.sheet;
  }

  /** Whether the panel is beside the board; on narrow screens it is a sheet. */
  get wide(): boolean {
    return this.#wide.current;
  }

  /** Whether the panel is folded away, on a wide screen. */
  get folded(): boolean {
    return this.#saved.folded;
  }

  /** The open tab of a game; undefined if none was chosen. */
  tabOf(game: string): string | undefined {
    return this.#saved.tabs[game];
  }

  /** Open a tab. */
  choose(game: string, tab: string): void {
    this.#saved.tabs[game] = tab;
    this.#save();
  }

  /** Fold the panel away or unfold it. */
  fold(folded: boolean): void {
    this.#saved.folded = folded;
    this.#save();
  }

  /** Open or close the sheet. */
  toggleSheet(): void {
    this.sheet = !this.sheet;
  }

  /** Close the sheet, to show the board. */
  closeSheet(): void {
    this.sheet = false;
  }

  #save(): void {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(this.#saved));
  }
}

function savedPanel(): SavedPanel {
  const saved = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Partial<SavedPanel>;
  return { folded: saved.folded ?? false, tabs: saved.tabs ?? {} };
}

export const sidePanel = new PanelState();
